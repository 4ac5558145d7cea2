# Warum etwas nicht erlaubt ist: je eine Zeile, die das Feld nennt.

refusal-advance-or-stay = Sag zuerst, ob deine Einheit auf { $hex } Boden gewinnt oder stehen bleibt.
refusal-at-full-strength = Diese Einheit ist vollzählig.
refusal-battle-or-end = Kämpfe mit einer aktivierten Einheit, oder beende die Kämpfe.
refusal-battle-over = Die Schlacht ist vorbei.
refusal-battle-used = Die Einheit auf { $hex } hat ihren Kampf schon für etwas anderes verwendet.
refusal-battled-already = Die Einheit auf { $hex } hat schon gekämpft.
refusal-battle-step-over = Die Kämpfe dieser Karte sind vorbei.
refusal-beside-enemy = Die Einheit auf { $hex } steht neben einem Feind; diese Karte ist für Einheiten, die das nicht tun.
refusal-beside-no-enemy = Neben der Einheit auf { $hex } steht kein Feind; diese Karte ist für Einheiten im Nahkampf.
refusal-bridge-ends-only = Die lange Brücke auf { $hex } betritt und verlässt man nur an ihren Enden.
refusal-bridge-to-bridge = Auf { $hex } geht niemand von Brücke zu Brücke.
refusal-card-battles-nobody = Mit { $card } kämpft niemand.
refusal-card-orders-nobody = { $card } aktiviert niemanden.
refusal-card-moves-nobody = Mit { $card } bewegt sich niemand.
refusal-card-does-not-order-it = Die Karte aktiviert die Einheit auf { $hex } nicht ({ $kind }).
refusal-card-in-play = { $card } ist im Spiel: Eine andere Karte gibt es in diesem Zug nicht.
refusal-card-is-a-reaction = { $card } wird als Antwort auf einen Angriff gespielt, nicht als deine Karte des Zugs.
refusal-card-not-drawn = { $card } ist keine der Karten, die du gezogen hast.
refusal-card-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-no-such-card = Es gibt keine Karte „{ $text }“.
refusal-choose-section-first = Wähle zuerst einen Bereich; in einem Text: `choose left`, `choose center` oder `choose right`.
refusal-choose-targets-first = Wähle zuerst die Ziele.
refusal-choose-one-hex = Wähle ein Feld.
refusal-choose-wounded-first = Wähle zuerst die Einheit, die Figuren zurückbekommt.
refusal-close-assault-only = Diese Karte gilt nur im Nahkampf: Das Ziel muss benachbart sein.
refusal-entered-no-battle-terrain = Die Einheit hat in diesem Zug { $hex } betreten ({ $terrain }) und darf von dort nicht kämpfen.
refusal-ground-from-next-hex = { $hex } nimmt nur nach einem Nahkampf ein, wer ihn gewonnen hat.
refusal-ground-from-where-it-began = Boden gewinnt man auf { $hex } ({ $terrain }) nur von dem Feld aus, auf dem die Einheit ihren Zug begonnen hat.
refusal-ground-not-won = Auf { $hex } steht noch ein Feind.
refusal-hill-not-held = Keine deiner Einheiten hält den Hügel auf { $hex }.
refusal-impassable = { $hex } kann nicht betreten werden ({ $terrain }).
refusal-keep-a-card-first = Wähle zuerst die Karte, die du behältst.
refusal-kind-never-restored = Figuren bekommt nie zurück: { $kind }.
refusal-must-close-assault = Neben der Einheit steht auf { $hex } ein Feind: Sie darf nur im Nahkampf angreifen.
refusal-must-play-a-card = Du hast eine Karte, die du spielen kannst, also musst du eine spielen.
refusal-must-stop = Die Einheit muss auf { $hex } anhalten ({ $terrain }).
refusal-move-step-over = Alle Bewegungen kommen vor dem ersten Kampf.
refusal-move-units-first = Bring zuerst die Bewegungen zu Ende.
refusal-moved-already = Die Einheit auf { $hex } hat sich schon bewegt.
refusal-moved-too-far-to-battle = { $limit ->
    [0] Die Einheit hat sich bewegt; sie darf sich bewegen oder kämpfen, nicht beides.
   *[other] Die Einheit hat sich { $moved } Felder weit bewegt; kämpfen darf sie nach höchstens { $limit }.
}
refusal-name-one-card = Nenne eine Karte.
refusal-never-battles = Kämpft nie: { $kind }.
refusal-no-battle-here = Von { $hex } aus kämpft niemand ({ $terrain }).
refusal-no-dice = Gegen { $hex } bleibt kein Würfel übrig: { $made }.
refusal-no-enemy-there = Auf { $hex } steht kein Feind.
refusal-no-exit = Auf { $hex } ist kein Ausgang.
refusal-no-generals-here = Nur bei Overlord wird eine Karte für einen Bereich gespielt. Spiel sie ohne; fragt sie nach einem Bereich, nennt ihn eine eigene Zeile: `choose right`.
refusal-no-line-of-sight = Keine Sichtlinie, auf { $hex } im Weg: { $by }.
refusal-no-move = Eine Bewegung muss woandershin führen als nach { $hex }.
refusal-no-orders-left = Die Karte aktiviert { $number ->
    [one] 1 Einheit
   *[other] { $number } Einheiten
}, und das ist geschehen.
refusal-no-orders-left-there = Die Karte aktiviert hier ({ $section }) { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
}, und das ist geschehen.
refusal-no-reaction = { $card } ist keine Antwort auf einen Angriff.
refusal-no-retreat-there = Nach { $hex } kann sich die Einheit nicht zurückziehen.
refusal-no-such-ability = „{ $word }“ gibt es hier nicht.
refusal-no-such-unit-in-section = So eine Einheit hast du dort nicht: { $section }.
refusal-no-target-in-section = Mindestens ein Ziel muss in diesem Bereich liegen: { $section }.
refusal-no-unit-there = Auf { $hex } steht keine Einheit.
refusal-no-way = Nach { $hex } führt kein Weg.
refusal-nobody-takes-ground = In diesem Spiel gewinnt niemand Boden.
refusal-not-adjacent = { $hex } ist nicht neben { $other }.
refusal-not-now = „{ $word }“ geht jetzt nicht.
refusal-not-ordered = Die Einheit auf { $hex } ist nicht aktiviert.
refusal-not-your-unit = Die Einheit auf { $hex } gehört nicht dir.
refusal-cannot-clear = Auf { $hex } ({ $terrain }) kann so eine Einheit nichts entfernen: { $kind }.
refusal-landed-this-turn = Die Einheit auf { $hex } ist in diesem Zug gelandet und kämpft nicht.
refusal-nothing-to-clear = Auf { $hex } gibt es nichts zu entfernen.
refusal-nothing-to-copy = { $card } hat nichts, was sich nachspielen ließe.
refusal-nothing-to-decide = Jetzt gibt es nichts zu entscheiden.
refusal-occupied = { $hex } ist besetzt.
refusal-order-step-over = Alle Aktivierungen kommen vor der ersten Bewegung: Das Aktivieren ist vorbei.
refusal-order-units-first = Aktiviere zuerst deine Einheiten.
refusal-ordered-already = Die Einheit auf { $hex } ist schon aktiviert.
refusal-orders-in-one-half = Die Aktivierungen dieser Karte gelten für eine Hälfte des Bereichs, und die erste Einheit stand in der anderen.
refusal-orders-left-for-others = Für diese Einheit ({ $kind }) bleibt keine Aktivierung: Was übrig ist, gilt nur für { $classes }.
refusal-other-unit-retreats = Zuerst muss sich die Einheit auf { $hex } zurückziehen.
refusal-out-of-range = Außer Reichweite: { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
}, sie reicht { $limit } weit.
refusal-pinned = Die Einheit auf { $hex } kann ihren Platz nicht verlassen.
refusal-play-a-card-first = Spiel zuerst eine Karte.
refusal-react-or-pass = Antworte auf den Angriff, oder passe.
refusal-recon-only = So lässt sich nur die Aufklärung eines Bereichs spielen, nicht { $card }.
refusal-battle-waits = Wohin sich die Einheit auf { $hex } zurückzieht, könnte diesen Kampf berühren; er wartet also auf die Antwort.
refusal-retreat-first = Zuerst muss sich die Einheit auf { $hex } zurückziehen.
refusal-retreat-too-short = Die Einheit muss sich mindestens { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
} zurückziehen.
refusal-roll-first = Würfle zuerst.
refusal-rule-of-the-other-side = Das darf nur die andere Seite.
refusal-stopped-this-turn = Die Einheit auf { $hex } musste dort in diesem Zug anhalten und geht nicht weiter.
refusal-takes-no-ground = So eine Einheit ({ $kind }) gewinnt nie Boden.
refusal-target-twice = Jedes Ziel nur einmal.
refusal-targets-not-connected = Die Ziele müssen nebeneinanderstehen, als eine Gruppe.
refusal-terrain-limits-entering = { $hex } ({ $terrain }) betritt eine Einheit nur mit einer Bewegung von höchstens { $limit }.
refusal-terrain-limits-leaving = { $hex } ({ $terrain }) verlässt eine Einheit nur auf ein Nachbarfeld.
refusal-terrain-limits-move = In diesem Gelände geht eine Bewegung höchstens { $limit ->
    [one] 1 Feld
   *[other] { $limit } Felder
} weit.
refusal-too-far = Zu weit: { $cost ->
    [one] 1 Feld
   *[other] { $cost } Felder
}, sie schafft { $limit }.
refusal-too-many-targets = Höchstens { $limit ->
    [one] 1 Ziel
   *[other] { $limit } Ziele
}.
refusal-too-steep = Von dort aus ist { $hex } zu steil ({ $terrain }).
refusal-nobody-retreats = Jetzt muss sich keine Einheit zurückziehen.
refusal-turn-ended = Dieser Zug ist zu Ende.
refusal-way-blocked-by-unit = Auf { $hex } steht eine Einheit im Weg.
refusal-way-crosses-itself = Der Weg kreuzt sich selbst.
refusal-ways-differ = Mehrere Wege führen nach { $hex }, und es ist nicht egal, welcher: Nenne die Felder dazwischen.
refusal-wrong-section = Die Einheit auf { $hex } steht in einem Bereich ({ $section }), in dem diese Karte niemanden aktiviert.
refusal-name-two-caves = Nenne die Höhle, die deine Einheit verlässt, und die, aus der sie herauskommt.
refusal-no-cave-there = Auf { $hex } ist keine Höhle.
refusal-no-seal-beside-enemy = Neben { $hex } steht ein Feind: Jetzt verschließt niemand die Höhle.
refusal-no-tunnel-for-it = Benutzt keine Tunnel: { $kind }.
refusal-seals-no-cave = Verschließt keine Höhle: { $kind }.
refusal-nobody-recovers-there = Auf { $hex } erholt sich niemand.
refusal-no-rest-beside-enemy = Neben { $hex } steht ein Feind: Dort erholt sich niemand.
refusal-wadi-ends-only = Das Wadi auf { $hex } betritt und verlässt man nur an den offenen Enden.
refusal-wadi-next-hex-only = { $hex } liegt in einem Wadi: Hinein und heraus kämpft nur, wer daneben steht.

# Was außer Gelände und Hindernissen eine Sichtlinie blockieren kann.
blocker-unit = eine Einheit
blocker-edge = der Rand des Spielplans
