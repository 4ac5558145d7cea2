# Kampagnen: Schlachten, die zusammenhängen.

campaign-heading = ## 🗺️ Kampagne: { $title }
campaign-within = 🗺️ Schlacht { $number } von höchstens { $longest } der Kampagne **{ $title }**
campaign-otherwise = Anders als auf dem Blatt der Schlacht:
campaign-cards-more = { $number ->
    [one] 1 Karte mehr
   *[other] { $number } Karten mehr
}
campaign-cards-fewer = { $number ->
    [one] 1 Karte weniger
   *[other] { $number } Karten weniger
}
campaign-medals-more = { $number ->
    [one] 1 Orden mehr zum Sieg nötig
   *[other] { $number } Orden mehr zum Sieg nötig
}
campaign-medals-fewer = { $number ->
    [one] 1 Orden weniger zum Sieg nötig
   *[other] { $number } Orden weniger zum Sieg nötig
}
campaign-weakened = { $number ->
    [one] Verluste der letzten Schlacht: eine Figur weniger auf { $hexes }
   *[other] Verluste der letzten Schlacht: je eine Figur weniger auf { $hexes }
}
campaign-sent = aus der Reserve: { $units }
campaign-score = 🏅 { $allies } **{ $sum }** { $axis }
campaign-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
campaign-battle-won = { $number }. **{ $title }** – Sieg: { $side }, Orden { $medals } · { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
}
campaign-battle-drawn = { $number }. **{ $title }** – kein Sieger, Orden { $medals } · kein Punkt
campaign-battle-now = { $number }. **{ $title }** – wird gespielt: { $place }
campaign-battle-open = { $number }. **{ $title }** – die Einladung ist offen: { $place }
campaign-battle-waits = { $number }. **{ $title }** – kommt als Nächstes
campaign-battle-off = { $number }. **{ $title }** – wurde abgesagt und kann noch einmal gespielt werden
campaign-never-begun = { $number }. **{ $title }** – niemand kam; die Kampagne hat nicht begonnen
campaign-then = Danach kommt **{ $title }**.
campaign-then-either = Danach kommt **{ $one }** oder **{ $other }**, je nachdem, wie diese ausgeht.
campaign-last = Es ist die letzte Schlacht.
campaign-reserves = 🪖 In Reserve: { $allies }, { $axis }
campaign-asks = ⏳ { $people }: Wohin geht deine Reserve? Niemand sieht es, bevor die Schlacht beginnt.
campaign-asks-until = Sagst du nichts, wird sie { $when } für dich geschickt.
campaign-next = ▶️ Als Nächstes: **{ $title }**, Schlacht { $number } von höchstens { $longest }
campaign-begins = Sie beginnt sofort, in einem eigenen Thread.
campaign-drawn = 🏆 Die Kampagne endet unentschieden: Punkte und Orden sind gleich.
campaign-gone = 🏁 Die Kampagne endet ohne Sieger: Der Server kommt jetzt ohne mich aus.
campaign-won = 🏆 { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
} die Kampagne: { $people }
campaign-won-medals = 🏆 Die Punkte sind gleich; nach Orden { $side ->
    [Achse] gewinnt die Achse
   *[other] gewinnen die Alliierten
} die Kampagne: { $people }
campaign-given-up = 🏳️ Die Kampagne wurde aufgegeben: { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
} sie, { $people }
campaign-send-ask = 🪖 **{ $title }**: Du hast { $own ->
    [one] 1 Einheit
   *[other] { $own } Einheiten
} in Reserve und darfst { $most } davon schicken. Was geschickt wird, ist verbraucht; was du zurückhältst, ist für eine spätere Schlacht da.
campaign-send-hint = Welche Einheiten? Höchstens { $most }
campaign-send-chosen = Du würdest schicken: **{ $units }**
campaign-send-nothing = Du würdest nichts schicken.
campaign-send-said = Du hast gesagt: **{ $units }**. Bis die Schlacht beginnt, kannst du dich anders entscheiden.
campaign-send-said-nothing = Du hast gesagt: nichts. Bis die Schlacht beginnt, kannst du dich anders entscheiden.
campaign-figures = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
}
campaign-end-ask = 🏳️ **{ $title }** aufgeben? Die andere Seite gewinnt die Kampagne und mit ihr die laufende Schlacht. Nichts macht das rückgängig.
campaign-shelf = ## 🗺️ Kampagnen
    Drei bis sechs Schlachten, die zusammenhängen: Wer eine gewinnt, entscheidet, was danach kommt und was jede Seite dort hat. `/campaign new` beginnt eine, gegen einen Menschen oder einen Computer.
campaign-shelf-line = - **{ $title }** · höchstens { $length } Schlachten
campaign-yours = **Deine**
campaign-yours-hint = Wie eine von deinen steht
campaign-alt = Verlauf der Kampagne { $title }. { $result }, { $score }. { $battles }
campaign-alt-won = { $title }, Sieg: { $side }, Orden { $medals }
campaign-alt-drawn = { $title }: kein Sieger, Orden { $medals }
campaign-alt-now = { $title }: noch zu spielen
campaign-picture-score = { $allies } { $sum } { $axis }
campaign-picture-now = Schlacht { $number } von höchstens { $longest }
campaign-picture-won = Sieg: { $side }
campaign-picture-won-medals = Sieg nach Orden: { $side }, { $medals }
campaign-picture-drawn = Unentschieden
campaign-picture-gone = Kein Sieger
button-campaign = Die Kampagne
button-campaign-reserves = Reserven schicken
button-campaign-send = So schicken
button-campaign-keep = Alle zurückhalten
button-campaign-again = Noch einmal spielen
button-campaign-battle = Zur Schlacht
button-campaign-end = Aufgeben
button-campaign-end-sure = Kampagne aufgeben
button-campaign-stay = Zurück
said-campaign-sent = 🪖 Notiert. Die Schlacht beginnt, sobald die andere Seite gesagt hat, wohin ihre Reserve geht.
said-campaign-begins = ▶️ Die Schlacht beginnt.
said-campaign-ended = 🏳️ Die Kampagne ist vorbei: Die andere Seite hat sie gewonnen.
error-no-campaign-here = Hier ist keine Kampagne gemeint. `/campaign list` zeigt, welche es gibt, und deine.
error-no-such-campaign = Eine Kampagne dieses Namens gibt es nicht. `/campaign list` zeigt, welche es gibt.
error-not-your-campaign = In dieser Kampagne spielst du nicht mit.
error-no-reserves-now = Jetzt gibt es nichts zu schicken.
error-reserves-wrong = Höchstens { $most } Einheiten, jede an einem der Plätze auf der Liste.
error-campaign-over = Die Kampagne ist schon vorbei.
error-no-battle-to-repeat = Jetzt ist keine Schlacht zu spielen. [Die Kampagne] sagt, wie es steht.
import-campaign-taken = 🗺️ Die Kampagne **{ $title }** ist da, mit höchstens { $length } Schlachten: `/campaign new`. `/scenario remove` nimmt sie wieder heraus.
