# Was eine Person oder eine Seite liest: Hände, Pläne, Direktnachrichten.

category-name = Fieldpost-Schlachten
side-topic = { $title }: für diese Seite; die andere liest hier nie mit.
side-heading = ## { $title } · { $side }
side-who = Hier lesen { $people } und ich; die Administratoren dieses Servers können es auch.
side-turn = Zug { $turn }
side-to-move = ▶️ **In Zug { $turn } bist du dran.** ⏳ { $until }.
side-waits = ⏳ Die andere Seite ist dran; { $until }. Mit [Zug machen] darfst du vorausplanen.
side-hand = 🃏 Deine Hand ist hinter [Hand], und nur du siehst sie dort.
side-talk = Redet und plant hier; die andere Seite sieht nichts davon.
side-guarded = ⚠️ Hier kann die andere Seite mitlesen ({ $people }), wie in jedem Kanal dieses Servers. Ich sage hier nie etwas Geheimes von dir; plane nicht hier.
side-closed = 🏁 Die Schlacht ist vorbei: Ab jetzt wird hier nur noch gelesen. Alles hier verschwindet { $when }; die Aufzeichnung bleibt in { $place }.
side-still-open = Mir fehlt das Recht **Rollen verwalten**, also kannst du hier noch schreiben. Es verschwindet trotzdem.

hand-heading = 🃏 **Deine Hand · { $title } · { $side }**
# Die Nummer ist die auf dem Bild der Hand.
hand-line = **{ $number } · { $card }** – { $rules }
hand-button = { $number } · { $card }
hand-combat = 🎴 **Gefechtskarten**, zusätzlich gespielt:
hand-combat-of = *Für die eigenen Einheiten ({ $section }):*
hand-empty = Du hast keine Karten.
hand-ambush = Du hast { $card }. Deine Reaktionen sagen, was damit geschieht: [Reaktionen].
hand-none = Du schaust zu: Keine Hand gehört dir.
hand-later = Sobald die Schlacht beginnt, zeigt [Hand] unter ihren Nachrichten deine Hand{ $mail ->
    [1] ; sie kommt auch per Direktnachricht, wenn deine offen sind
   *[other] {""}
}.
hand-by-dm = Deine Hand ist hinter [Hand] und kommt auch per Direktnachricht, wenn deine offen sind.
hand-by-button = Deine Hand ist hinter [Hand], wann immer du magst.
hand-dm-closed = Deine Direktnachrichten sind für mich gesperrt, also ist deine Hand hier, hinter [Hand], wann immer du magst.

dm-turn = ▶️ **{ $title }** – du bist dran, Zug { $turn }. { $score } · ⏳ { $until } · { $place }
dm-asked = ❓ **{ $title }** – du wirst in Zug { $turn } etwas gefragt. ⏳ Das schließt spätestens { $when }, dann entscheiden deine Reaktionen. { $place }
dm-resumed = ▶️ **{ $title }** – die Antwort ist da, dein Zug geht weiter. ⏳ { $until } · { $place }

panel-gone-on = ⏭️ Du hast in einer { $where ->
    [up] Nachricht weiter oben
   *[down] neueren Nachricht weiter unten
} weitergemacht, darum sind die Knöpfe hier weg. Nichts ist verloren: **Zug machen** zeigt hier, wie es jetzt steht.
said-time-given = 🎁 Die anderen haben { $time } mehr, und beide Seiten lesen es.
said-asked-pause = ⏸️ Die andere Seite ist gefragt. Die Uhr läuft, bis sie zustimmt.
said-pause-begun = ⏸️ Die Uhr steht still.
said-runs-on = ▶️ Die Uhr läuft weiter.
ask-pause = **Die Uhr anhalten?** Die andere Seite wird gefragt und muss zustimmen. Höchstens { $time }, { $most }-mal je Schlacht; jede Seite kann es früher beenden, und wer mag, spielt währenddessen weiter.
said-here-now = 🙋 Schön, dass du wieder da bist: Die Schlacht gehört wieder dir. ⏳ { $until }
said-here-next = 🙋 Schön, dass du wieder da bist. Der Computer beendet, was er begonnen hat; ab dem nächsten Zug gehört die Schlacht dir.
said-plays-on = 🕊️ Gut. Beide Seiten lesen, dass du weiterspielst.
said-let-be = 🍂 Die Schlacht bleibt unbeendet und zählt nicht.
ask-let-be = **Diese Schlacht ruhen lassen?** Sie endet sofort als Unentschieden, das nicht zählt. Das lässt sich nicht zurücknehmen.
said-more-time = ⏳ Die anderen haben jetzt mehr Zeit.
said-hand-swapped = 🃏 { $played } hat deine Hand verlassen; dafür ziehst du { $drawn }.
said-hand-passed = 🃏 Du hattest { $played } gerade erst gezogen, und die Karte wurde gleich gespielt; dafür ziehst du { $drawn }.
said-no-ground = 🚧 Kein Boden gewonnen: { $why }
said-no-overrun = 🚧 Kein zweiter Angriff von dort (Panzervorstoß): { $why }
said-lines-wait = ⏳ Geht von selbst weiter, sobald das beantwortet ist: { $lines }.
said-end-later = ℹ️ Dein `end` steht nicht im Plan: Kommt dein Zug, beendet ihn ein Knopf.
said-battles-later = ℹ️ Ein Plan würfelt nicht: Behalten ist, was vor deinen Kämpfen steht, diese nicht. In deinem Zug kämpfst du mit Knöpfen oder schreibst: { $text }
said-line-left = ⏭️ Nicht ausgeführt: { $line }. { $why }
said-not-ordered = ⚠️ { $unit } ist nicht aktiviert, die anderen schon: { $why }
left-may-attack = ⚔️ **{ $unit } darf noch angreifen.**
said-done-before = Das war schon getan.

alt-board = Spielplan: { $title }, Zug { $turn }, { $score }.
alt-close-up = Ein Ausschnitt desselben Spielplans, vergrößert.
alt-glow-units = Leuchtende Einheiten von dir: { $hexes }.
alt-glow-ends = Leuchtende Felder: { $hexes }.
alt-glow-targets = Leuchtende Ziele: { $hexes }.
alt-medals = Gehaltene Siegpunktziele: { $held }.
alt-hand = Deine Hand: { $cards }
alt-scenario = Schlachtfeld am Anfang: { $title }.
alt-film = Film der Schlacht { $title }: { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    } in { $seconds } Sekunden.

alt-moves = Bewegt: { $moves }.
alt-attack = { $origin } ({ $enemy }) griff { $target } ({ $side }) an: { $result }.
alt-ambush = { $origin } ({ $enemy }) überraschte { $target } ({ $side }) aus dem Hinterhalt: { $result }.
alt-air = Aus der Luft getroffen, { $target } ({ $side }): { $result }.
alt-shells = Von Weitem beschossen, { $target } ({ $side }): { $result }.
alt-mines = Minen auf { $target } ({ $side }): { $result }.
alt-ice = Eis auf { $target } ({ $side }): { $result }.
alt-ground = Sie gewann auf { $to } Boden.
alt-medal = { $side ->
    [Achse] Die Achse gewann
   *[other] Die Alliierten gewannen
} einen Orden auf { $at }.
alt-won = { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
}: { $how }.

fight-line = ⚔️ { $from } × { $at } · { $dice } · { $result }
fight-line-strike = 💥 { $at } · { $dice } · { $result }
fight-line-ambush = 💥 Hinterhalt: { $from } × { $at } · { $dice } · { $result }
fight-line-ice = 🧊 Eis auf { $at } · { $dice } · { $result }
fight-line-mines = 💣 Minen auf { $at } · { $dice } · { $result }
fight-hits = { $hits } Treffer
fight-dead = vernichtet
fight-back = zurück nach { $to }
fight-holds = hält stand
fight-holds-ice = es hält
fight-pressed = { $lost } durch Flaggen verloren
# Driven back; where to is not known yet.
fight-flags = { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
}
fight-miss = daneben

picture-player = { $player } ({ $side })
picture-told = Zug { $turn } · { $side }: { $card }
picture-won = Sieg: { $how }
picture-length = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
picture-lost-units = { $units ->
    [0] keine Einheit verloren
    [one] 1 Einheit verloren
   *[other] { $units } Einheiten verloren
}
picture-seed = Würfel aus Startwert { $seed } · am Anfang versiegelt als { $hash }…
picture-next = Am Zug: { $side }
picture-more = und { "{n}" } mehr
# Unterschriften einer Wiederholung: wer was getan hat, in einer Zeile des Bildes.
picture-did = { $side }: { $what }
picture-did-order = { $side }: { $hexes } aktiviert
picture-did-move = { $side }: { $from } zieht nach { $to }
picture-did-attack = { $side }: { $from } greift { $to } an
picture-did-retreat = { $side }: { $from } zieht sich nach { $to } zurück
picture-did-stand = { $side }: { $from } hält stand
picture-plan = Plan für Zug { $turn } · { $side }
picture-turn = Zug { $turn } · { $side }
picture-turn-doing = Zug { $turn } · { $side }: { $decision }
picture-over = Die Schlacht ist vorbei
picture-hand = Deine Hand
picture-facts = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $medals } Orden
picture-reaction = Als Antwort auf einen Angriff
