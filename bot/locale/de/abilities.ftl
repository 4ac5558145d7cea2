# Besondere Fähigkeiten, `use WORD …`: wie jede heißt, wie sie fertig klingt, was die Listen fragen.
# .line bekommt das erste Wort und den Rest; .hint-1 fragt nach dem ersten Wort, .hint-2 nach dem zweiten, .hint nach jedem anderen.

prompt-ability = **{ $ability }**
hint-ability = Wie weiter?

use-as = Als { $card } spielen
use-as-line = { $first } als { $card }
use-figures = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
}

use-smoke = Nebelwand legen
    .line = Nebelwand von { $first } auf { $rest }
    .hint-1 = Welche Raketenartillerie?
    .hint-2 = Wohin mit der Nebelwand?
    .hint = Noch ein Feld daneben?
use-bridge = Brücke legen
    .line = Brücke über { $first }
    .hint = Über welches Flussfeld?
use-pontoon = Pontonbrücke bauen
    .line = Pontonbrücke auf { $first }
    .hint = Auf welches Flussfeld? Aktiviert wird dann niemand.
use-resupply = Figuren abgeben
    .line = { $first }: { $rest }
    .hint-1 = Wer bekommt Figuren von wem?
    .hint = Wie viele?
use-tunnel = Durch die Höhlen gehen
    .line = { $first } durch die Höhlen nach { $rest }
    .hint-1 = Welche Einheit geht von Höhle zu Höhle?
    .hint = Aus welcher Höhle heraus?
use-seal = Höhle verschließen
    .line = { $first } verschließt die Höhle
    .hint = Welche Einheit verschließt ihre Höhle?
use-recover = Erholen
    .line = { $first } erholt sich
    .hint = Welche Einheit ruht und bekommt Figuren zurück?
use-on-the-move = In Bewegung
    .line = { $first } in Bewegung
    .hint = In Bewegung (nur bewegen): wer?
use-command-car = Abgelegte Karte nehmen
    .line = { $first } nehmen
    .hint = Welche Karte nehmen, statt zu ziehen?
use-combat-card = Gefechtskarte
    .line = { $first } { $rest }
    .hint-1 = Welche Gefechtskarte?
    .hint = Für welche Einheit oder welches Feld?
use-stubborn-resistance = Erbitterter Widerstand
    .line = Eine Flagge ignorieren mit { $first }
    .hint = Mit welcher Gefechtskarte?
use-chip = Karte unter dem Chip spielen
    .line = { $first } unter den Chip
    .hint = Welche Karte kommt unter den Chip?
use-break-in = Panzer brechen durch
    .line = Panzer brechen durch bei { $first }
    .hint = Wo auf der Grundlinie des Feindes? Es kostet eine Aktivierung der Karte.
use-blow = Brücke sprengen
    .line = Brücke auf { $first } sprengen
    .hint = Welche Brücke? Aktiviert wird dann niemand, und zwei Würfel entscheiden: Bei einem Stern ist sie weg.
use-drive = Eisenbahn fahren
    .line = Eisenbahn { $first }
    .hint = Wie weit auf dem Gleis?
use-unload = Eisenbahn entladen
    .line = Eine Einheit steigt aus auf { $first }
    .hint = Auf welches Feld neben der Eisenbahn?
