# Die erste Schlacht: Tipps von höchstens zwei Zeilen, jeder in dem Moment, in dem er hilft. Und Schlachten, die auf keinem Server leben.

command-game-tutorial = Deine erste Schlacht: eine kleine gegen einen Computer, mit Tipps
button-tutorial = Erste Schlacht
button-skip-hints = Tipps weglassen
button-real-battle = Eine richtige spielen
button-go-on = Weiter
button-help = So geht es

hint-first-card = Du spielst die Alliierten; drei Orden gewinnen. **Karten aktivieren Einheiten.** Jede gilt für links, Mitte oder rechts, zwischen den gestrichelten Linien.
    Drück auf eine. Nichts zählt, bevor du bestätigst, also probier ruhig.
    .aloud = Du spielst die Alliierten; drei Orden gewinnen. **Karten aktivieren Einheiten.** Jede gilt für den linken Flügel, die Mitte oder den rechten Flügel.
        Drück auf eine. Nichts zählt, bevor du bestätigst, also probier ruhig.
hint-first-order = **Nur aktivierte Einheiten handeln in diesem Zug.** Nimm die, die bald einen Feind erreichen: Sie leuchten im Bild.
    Infanterie schießt 3 Felder weit, Panzer auch, das Geschütz 6.
    .aloud = **Nur aktivierte Einheiten handeln in diesem Zug.** Nimm die, die bald einen Feind erreichen: [Spielplan] sagt, welche das sind.
        Infanterie schießt 3 Felder weit, Panzer auch, das Geschütz 6.
hint-first-move = **Jetzt beweg sie:** Infanterie 1 Feld und schießt noch, oder 2 und nicht mehr; Panzer bis zu 3 und schießen.
    Näher ist besser: Neben dem Feind würfelt Infanterie 3 Würfel, dann 2, dann 1. Wen du auslässt, der bleibt stehen.
hint-first-cover = **Wald und Städte schützen:** Wer dich dort angreift, würfelt weniger Würfel.
    Aber wer hineingeht, hält an und schießt in diesem Zug nicht.
hint-first-attack = **Die roten Knöpfe greifen an.** Darauf stehen Würfel und Chancen: Verluste, vernichtet, zurückgetrieben.
    Jede Einheit greift einmal je Zug an.
    .aloud = **Die Knöpfe mit „gegen“ greifen an.** Darauf stehen Würfel und Chancen: Verluste, vernichtet, zurückgetrieben.
        Jede Einheit greift einmal je Zug an.
hint-first-confirm = **Dein Plan – noch ist kein Würfel gefallen.** Mit dem grünen Knopf gilt er.
    Bis dahin nimmt [Rückgängig] einen Schritt zurück, [Neu anfangen] alle.
    .aloud = **Dein Plan – noch ist kein Würfel gefallen.** Mit dem Knopf, der mit Bestätigen beginnt, gilt er.
        Bis dahin nimmt [Rückgängig] einen Schritt zurück, [Neu anfangen] alle.
hint-first-dice = **Ein Würfel trifft** mit dem Symbol des Ziels und mit der Granate; der Stern und die anderen Symbole treffen nicht.
    Jeder Treffer kostet eine Figur; mit der letzten ist die Einheit weg.
hint-first-flags = **Eine Flagge treibt zurück:** je ein Feld zur eigenen Seite. Wer nicht kann, verliert eine Figur.
    Wird neben dir ein Feld frei, darfst du nachrücken.
hint-first-ground = **Nahkampf gewonnen: Du darfst das leere Feld nehmen.** Panzer dürfen dann noch einmal angreifen.
    Bleib, wo Deckung oder ein Orden mehr wert ist.
hint-first-medal = **Ein Orden!** Jede vernichtete Einheit ist einer; manche Felder, mit einem Stern im Bild, sind einen wert, solange du dort stehst.
    Die Zeile oben zählt sie: Drei gewinnen diese Schlacht.
    .aloud = **Ein Orden!** Jede vernichtete Einheit ist einer; manche Felder, die [Spielplan] unter den Siegpunktzielen nennt, sind einen wert, solange du dort stehst.
        Die Zeile oben zählt sie: Drei gewinnen diese Schlacht.
hint-first-answer = **Das war der Zug des Computers:** Seine Pfeile sind im Bild, seine Würfel in den Zeilen darunter.
    Du hast eine neue Karte gezogen; spiel weiter.
    .aloud = **Das war der Zug des Computers:** Seine Bewegungen und Würfel stehen in den Zeilen darüber.
        Du hast eine neue Karte gezogen; spiel weiter.
hint-first-over = **Das war eine ganze Schlacht.** Alle anderen spielen sich genauso, auf größeren Karten, mit mehr Kommandokarten.
    { "" }[Eine richtige spielen], wann du magst, allein oder mit anderen.

prompt-thinking = 🤖 Der Computer denkt noch nach. Drück gleich auf [Weiter]; du kannst auch gehen und mit /play turn wiederkommen.

greeting-private = 👋 Mit mir spielst du *Memoir '44*, hier gegen einen Computer oder auf einem Server mit anderen.
    Neu dabei? Die erste Schlacht dauert fünf Minuten und erklärt sich selbst.
orders-written = ✍️ **Deine Befehle.** { $number ->
    [one] Nichts davon geschieht, bevor du den Knopf drückst.
   *[other] Für welche Schlacht? Nichts davon geschieht, bevor du sie drückst.
} Was würfelt oder sich nicht zurücknehmen lässt, wird wie immer erst gefragt.
button-orders-written = In { $game } geben
greeting-no-orders = ✍️ Hier lese ich nur Befehle, etwa `order C4 D3; move C4-C5; attack C5xD6; end`. { $waiting ->
    [0] Gerade wartet keine Schlacht auf dich.
   *[other] Diese Schlachten warten auf dich:
}
error-no-lesson = Diese Schlacht hat keine Tipps.
error-private-alone = In Direktnachrichten spielst du gegen einen Computer (Option *computer*) oder beide Seiten (*kind: practice*), einer je Seite. Mit anderen geht es nur auf einem Server, auf dem ich Mitglied bin.

# Rat, beim Üben und gegen Computer.

command-play-advice = Was ein General jetzt täte; nur beim Üben und gegen Computer
button-advice = Rat
button-advised = So entwerfen
button-advice-sure = Trotzdem fragen
advice-asked = Einen General fragen? Mit seinem Rat zählt diese Schlacht für keine Wertung. Einmal gefragt, darfst du fragen, so oft du willst.
advice-thinking = 🤔 Ein General sieht es sich an …
advice-plan = 🎖️ **Ein General würde so ziehen:** { $plan }
advice-after = 📝 Nach { $plan }:
advice-end = diesen Schritt beenden
advice-better = Das ist etwa **{ $gain ->
    [1] 1 Orden
   *[other] { $gain } Orden
}** besser (± { $error }), als so zu beginnen: { $instead }
advice-alike = Es macht kaum einen Unterschied, genauso gut ist: { $instead } ({ $gain } ± { $error } Orden).
advice-close = Es ist knapp, vielleicht ebenso gut: { $instead }.
advice-same = Genauso gut für den Anfang: { $instead }.
advice-own = 📝 **Dein Entwurf:** { $plan }
advice-agreed = 🎖️ **Ein General würde** genau das tun, was du entworfen hast.
advice-as-good = Dein Entwurf ist genauso gut ({ $gain } ± { $error } Orden).
advice-rather = Das ist etwa **{ $gain ->
    [1] 1 Orden
   *[other] { $gain } Orden
}** besser (± { $error }) als dein Entwurf.
advice-own-better = Aber dein Entwurf ist etwa **{ $gain ->
    [1] 1 Orden
   *[other] { $gain } Orden
}** besser (± { $error }).
advice-rather-how = [Neu anfangen] verwirft ihn; dann bietet [Rat] seinen zum Entwerfen an.
advice-only = Etwas anderes ist nicht möglich.
# Above the buttons, while somebody follows it.
advice-follows = 🎖️ **Rat, noch offen:** { $plan }
advice-seen = -# Er sieht, was du siehst, und nicht mehr: Was verborgen ist, denkt er sich. Mit Rat zählt die Schlacht für keine Wertung.
error-advice-alone = Rat gibt es beim Üben und in Schlachten gegen Computer, nie zwischen Menschen.
error-advice-late = Deine Befehle haben sich geändert, seit du gefragt hast: [Rat] sagt, was jetzt am besten ist.
error-advice-not-now = Gerade hast du nichts zu entscheiden.
error-advice-planned = Dein Plan ist fertig: Bestätige ihn, oder nimm erst einen Schritt davon zurück.

# Plätze, die den Besitzer wechseln, und Schlachten von Computern.

command-game-seat = Einen Computer für dich weiterspielen lassen, oder für einen Computer weiterspielen
option-seat-to = Wer weiterspielt: ein Computer für dich, oder du für einen Computer
option-rival = Zum Zuschauen: ein Computer anderer Stärke auf der anderen Seite
button-give-seat = An einen Computer übergeben
button-take-over = Übernehmen: { $side }
button-stop-watching = Anhalten
button-give-side = { $side }: { $computer }
ask-give-seat = Ein Computer spielt an deiner Stelle weiter ({ $side }), und du schaust nur zu. Niemand wird gefragt, und du darfst auf diese Seite zurückkommen, wann du magst. Welcher?
ask-give-seat-agreed = Ein Computer spielt an deiner Stelle weiter ({ $side }), und du darfst nur zuschauen. Die andere Seite muss zustimmen, und noch einmal, wenn du auf deine Seite zurückkommen willst. Welcher?
ask-give-side = Ein Computer spielt eine deiner beiden Seiten weiter, und du behältst die andere. Niemand wird gefragt, und du bekommst die Seite zurück, wann du magst. Welche Seite, und welcher Computer?
ask-give-turn = ⚠️ Am Zug: { $side }. { $when ->
    [agreed] Sobald die andere Seite zustimmt, spielt { $computer ->
        [none] der Computer
       *[other] der { $computer }
    } ihn sofort
    [given] Gibst du diese Seite ab, spielt { $computer ->
        [none] der Computer
       *[other] der { $computer }
    } ihn sofort
   *[now] Ihn spielt { $computer ->
        [none] der Computer
       *[other] der { $computer }
    } sofort
}{ $plan ->
    [none] .
   *[other] ; dein Entwurf ({ $plan }) fällt weg.
}
ask-give-asked = ⚠️ Gefragt ist gerade: { $side }. Sobald er die Seite hat, antwortet { $computer ->
    [none] der Computer
   *[other] der { $computer }
}{ $plan ->
    [none] .
   *[other] ; dein Entwurf ({ $plan }) fällt weg.
}
ask-give-draft = ⚠️ Was du für diese Seite entworfen hast ({ $side }: { $plan }), fällt mit ihr weg.
said-seat-asked = 🪑 Ich habe die andere Seite gefragt.
said-seat-given = 🪑 Fertig: { $computer } spielt jetzt die { $side ->
    [Achse] Achse
   *[other] Alliierten
}.
said-seat-kept = Du spielst die { $side ->
    [Achse] Achse
   *[other] Alliierten
}.
said-seat-watched = Du schaust zu.
said-watching = Jetzt spielen zwei Computer, alle paar Sekunden ein Zug. [Anhalten] unter der neuesten Nachricht beendet es.
error-no-computer-seat = Dort sitzt kein Computer: Jemand war schneller, oder wem der Platz gehört, der ist zurück.
error-watch-one = Hier spielen schon zwei Computer: Lass sie fertig werden, oder halte sie erst an.
error-watch-two = Zum Zuschauen lass *opponent* weg: Computer spielen beide Seiten.

# Nach der Schlacht: wo sie sich gewendet hat.

button-turning = Wendepunkte
turning-heading = 🔀 **{ $title }: wo sich das Blatt gewendet hat**
turning-line = **Zug { $turn }** · { $side }: gespielt wurde { $played }. Etwa **{ $gain ->
    [1] 1 Orden
   *[other] { $gain } Orden
}** besser (± { $error }) wäre gewesen: { $better }.
turning-seen = -# Beurteilt nach dem, was diese Seite damals sehen konnte: jede Karte in vielen gedachten Schlachten weitergespielt. Ein Sieg zählt so viel wie mehrere Orden.
turning-none = 🔀 Keine deiner Karten hätte eine andere klar übertroffen: gut gespielt, oder gut gewürfelt.
turning-soon = 🔀 Ein General schaut noch auf die Schlacht zurück. Frag in einer Minute noch einmal.

button-aftermath = Nach der Schlacht
button-replay = Noch einmal ansehen
button-film = Film
film-heading = 🎞️ **{ $title }** als Film
option-film = Als Film, wenn die Schlacht vorbei ist
error-no-film = Von dieser Schlacht gibt es keinen Film: Dazu braucht es drei Züge, Bilder und Regeln, die sich seitdem nicht geändert haben. [Noch einmal ansehen] erzählt jeden Zug.
error-film-later = Der Film ließ sich gerade nicht zeichnen. Frag in einer Minute noch einmal.
button-rematch-swapped = Revanche mit getauschten Seiten
after-heading = 📊 **Nach { $title }**
after-nothing = Niemand hat gewürfelt oder einen Orden gewonnen: Vorher war es schon vorbei.
after-luck = **Würfelglück**
after-luck-side = { $side }: **{ $hits } Treffer**, { $expected } erwartet – mehr Glück als in { $share } % aller Spiele mit diesen Würfeln; { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
}, { $waited } erwartet – mehr Glück als in { $part } %
after-luck-none = { $side }: kein Würfel geworfen
after-medals = 🏅 **Orden** (Alliierte – Achse): { $turns }
after-medals-turn = Zug { $turn }: { $allies } – { $axis }
after-wait = ⏳ **Am längsten gewartet:** { $waiting } auf { $whom }, { $time }
after-undone = ↩️ **Zurückgenommene Würfe:** { $number }
button-replay-first = Erster Zug
button-replay-back = Zug davor
button-replay-on = Nächster Zug
button-replay-last = Letzter Zug
replay-heading = 🎞️ **{ $title }** · Zug { $turn } von { $turns }
command-game-replay = Eine Schlacht noch einmal, Zug für Zug
