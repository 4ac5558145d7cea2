# Was statt in Bildern in Worten gesagt wird, für alle, die den Bildschirm hören: Kein Zeichen und kein Ort darf nötig sein, um es zu verstehen.

aloud-moved = Bewegt:
aloud-not = Fehlt:
aloud-of = { $left } von { $full }
aloud-struck = (nicht mehr möglich: { $what })
aloud-to = nach
aloud-against = gegen
aloud-minus = minus
staff-chief = hat das Kommando,

button-pictures-off = Bilder ausschalten
button-pictures-on = Bilder einschalten
settings-pictures-off = Bilder: keine. Was nur für dich ist, kommt in Worten, die sich vorlesen lassen; [Spielplan] beschreibt den Spielplan Bereich für Bereich.
option-pictures = Ob du Bilder bekommst; off: Spielplan, Hand und Würfel in Worten
option-pictures-new = Was alle lesen: mit Bildern oder nur in Worten
option-view = Als Bild oder in Worten; sonst wie in deinen Einstellungen
option-view-section = Ein Bereich des Spielplans in Worten, wie deine Seite ihn sieht
option-hex-ask = Was gesagt wird: was dort liegt, wer es angreifen kann, wohin die Einheit kann
choice-hex-rules = was dort liegt
choice-hex-attackers = wer es angreifen kann
choice-hex-reach = wohin seine Einheit kann
choice-pictures-drawn = mit Bildern
choice-pictures-text = in Worten
choice-pictures-on = an
choice-pictures-off = aus
choice-view-picture = Bild
choice-view-text = in Worten
choice-section-left = links
choice-section-center = Mitte
choice-section-right = rechts
terms-plain = in Worten, ohne Bilder

## Der Spielplan in Worten

words-heading = **{ $title }**, Zug { $turn }
words-medals = { $side }: { $medals } von { $to_win } Orden.
words-to-act = Am Zug: { $side }, { $decision }.
words-draft = Dein Entwurf, nicht bestätigt: { $plan }
words-edges = Dein Rand ist Reihe { $near }, der andere Reihe { $far }. Spalte { $left } ist links von dir, { $right } rechts.
words-edges-of = Diese Seite ({ $side }) beginnt an Reihe { $near }, die andere an Reihe { $far }. Von ihr aus ist Spalte { $left } links und { $right } rechts.
words-section = **Bereich: { $section }**
words-section-of = **Bereich: { $section }**, gesehen von { $side ->
    [Achse] der Achse
   *[other] den Alliierten
}
words-own = Deine Einheiten ({ $side }):
words-theirs = Feindliche Einheiten ({ $side }):
words-side = { $side }:
words-nobody = niemand
words-unit = { $hex }: { $unit }, { $left } von { $full } Figuren
words-unit-short = { $hex } { $unit } { $figures }
words-unit-of = { $hex } { $unit }, { $side }, { $left } von { $full }
words-ordered = aktiviert
words-moved = hat sich bewegt
words-battled = hat gekämpft
words-worth = { $worth } Orden wert
words-line = auch im Bereich: { $section }
words-hit-by = In Reichweite von { $units }.
words-with-dice = { $hex } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}
words-marker = { $marker }, Stärke { $value }
words-objectives = Siegpunktziele:
words-objective = { $hexes }: { $kind } für { $side ->
    [Achse] die Achse
    [Alliierte] die Alliierten
   *[other] { $side }
}, { $worth } Orden, gehalten von { $held ->
    [Achse] der Achse
    [Alliierte] den Alliierten
   *[other] niemandem
}
words-ground = Gelände:
words-names = Namen auf der Karte: { $names }
words-by-section = Feld, Einheit und Figuren. Jeder Bereich sagt, welches Gelände dort ist und wer wen treffen kann.
words-standing = { $side }: { $units }.
words-more = Weiterlesen (Seite { $page } von { $pages })
words-whole = Ganzer Spielplan
words-ask = Nach einer Einheit fragen

## Ein Feld

hex-of-draft = 📝 So steht es in deinem Entwurf; gespielt ist davon noch nichts.
hex-attackers = **Wer kann { $hex } angreifen?**
hex-attacked = Die Einheit dort ({ $unit }), angegriffen von { $side ->
    [Achse] der Achse
   *[other] den Alliierten
}:
hex-attacked-if = Stünde dort eine Einheit ({ $unit }), angegriffen von { $side ->
    [Achse] der Achse
   *[other] den Alliierten
}:
hex-from-there = von da, wo sie stehen: { $units }
hex-after-move = nach einer Bewegung: { $units }
hex-approach = { $hex } über { $by } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}
hex-by-nobody = von niemandem
hex-nobody = Auf { $hex } steht niemand.
hex-reach = **Wohin kann { $hex }?** { $unit }, aktiviert von einer Karte, die sonst nichts gibt:
hex-stays = bleibt und kann angreifen: { $units }
hex-stays-idle = bleibt und hat niemanden in Reichweite
hex-no-way = kann sich nicht bewegen
hex-goal-battles = { $hex }: kann angreifen: { $units }
hex-goal-nobody = darf von dort angreifen und hat niemanden in Reichweite: { $hexes }
hex-goal-moves = geht dorthin, ohne anzugreifen: { $hexes }
hex-goal-leaves = verlässt den Spielplan auf { $hexes }
button-hex = Was auf { $hex } liegt
button-attackers = Wer { $hex } angreifen kann
button-reach = Wohin { $hex } kann
button-units-before = Einheiten davor: { $units }
button-board-text = Spielplan in Worten
