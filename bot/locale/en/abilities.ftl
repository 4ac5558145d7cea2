# Special abilities, `use WORD …`: what each is called, how a finished one reads, what the lists ask.
# .line gets the first word and the rest; .hint-1 asks for the first word, .hint-2 for the second, .hint for any other.

prompt-ability = **{ $ability }**
hint-ability = What next?

use-as = Play as { $card }
use-as-line = { $first } as { $card }
use-figures = { $number ->
    [one] 1 figure
   *[other] { $number } figures
}

use-smoke = Lay smoke
    .line = Smoke from { $first } on { $rest }
    .hint-1 = Which rocket artillery?
    .hint-2 = Where does the smoke go?
    .hint = One more hex beside it?
use-bridge = Lay a bridge
    .line = Bridge over { $first }
    .hint = Over which river hex?
use-pontoon = Build a pontoon bridge
    .line = Pontoon bridge on { $first }
    .hint = On which river hex? Nobody is ordered then.
use-resupply = Hand over figures
    .line = { $first }: { $rest }
    .hint-1 = Who gets figures from whom?
    .hint = How many?
use-tunnel = Go through the caves
    .line = { $first } through the caves to { $rest }
    .hint-1 = Which unit goes from cave to cave?
    .hint = Out of which cave?
use-seal = Seal the cave
    .line = { $first } seals the cave
    .hint = Which unit seals its cave?
use-recover = Recover
    .line = { $first } recovers
    .hint = Which unit rests and gets figures back?
use-on-the-move = On the Move
    .line = { $first } on the move
    .hint = On the Move (moves, nothing else): who?
use-command-car = Take a discard
    .line = Take { $first }
    .hint = Take which card, instead of drawing?
use-combat-card = Combat card
    .line = { $first } { $rest }
    .hint-1 = Which combat card?
    .hint = For which unit or hex?
use-stubborn-resistance = Stubborn resistance
    .line = Ignore a flag with { $first }
    .hint = With which combat card?
use-chip = Play the card under the chip
    .line = { $first } under the chip
    .hint = Which card goes under the chip?
use-break-in = Armor breaks through
    .line = Armor breaks through at { $first }
    .hint = Where on the enemy's baseline? It takes one of the card's orders.
use-blow = Blow a bridge
    .line = Blow the bridge at { $first }
    .hint = Which bridge? Nobody is ordered then, and two dice decide: a star, and it is gone.
use-drive = Drive the train
    .line = Train { $first }
    .hint = How far along its track?
use-unload = Unload the train
    .line = A unit gets off at { $first }
    .hint = On which hex beside the train?
