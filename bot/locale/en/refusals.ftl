# Why something is not allowed: one line each, naming the hex.

refusal-advance-or-stay = First say whether your unit takes ground at { $hex } or stays.
refusal-at-full-strength = That unit is at full strength.
refusal-battle-or-end = Battle with an ordered unit, or end the battle step.
refusal-battle-over = The battle is over.
refusal-battle-used = The unit at { $hex } has used its battle for something else.
refusal-battled-already = The unit at { $hex } has battled already.
refusal-battle-step-over = The battles of this card are over.
refusal-beside-enemy = The unit at { $hex } stands next to an enemy; this card is for units that do not.
refusal-beside-no-enemy = No enemy stands next to the unit at { $hex }; this card is for units that close in.
refusal-bridge-ends-only = The long bridge at { $hex } is entered and left at its ends only.
refusal-bridge-to-bridge = Nobody steps from bridge to bridge at { $hex }.
refusal-card-battles-nobody = { $card } lets nobody battle.
refusal-card-orders-nobody = { $card } orders nobody.
refusal-card-moves-nobody = { $card } lets nobody move.
refusal-card-does-not-order-it = The card does not order the { $kind } at { $hex }.
refusal-card-in-play = { $card } is in play: this turn takes no other card.
refusal-card-is-a-reaction = { $card } is played in answer to an attack, not as your card of the turn.
refusal-card-not-drawn = { $card } is not one of the cards you drew.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-no-such-card = There is no card "{ $text }".
refusal-choose-section-first = First choose a section; in a text: `choose left`, `choose center` or `choose right`.
refusal-choose-targets-first = First choose the targets.
refusal-choose-one-hex = Choose one hex.
refusal-choose-wounded-first = First choose the unit to restore.
refusal-close-assault-only = This card is for close assault only: the target must be adjacent.
refusal-entered-no-battle-terrain = The unit entered { $terrain } at { $hex } this turn and may not battle from there.
refusal-ground-from-next-hex = { $hex } is taken only after a close assault, by the unit that won it.
refusal-ground-from-where-it-began = { $terrain } at { $hex } is taken only from the hex where the unit began its turn.
refusal-ground-not-won = An enemy still stands at { $hex }.
refusal-hill-not-held = No unit of yours holds the hill at { $hex }.
refusal-impassable = { $terrain } at { $hex } cannot be entered.
refusal-keep-a-card-first = First choose the card to keep.
refusal-kind-never-restored = { $kind } cannot be restored.
refusal-must-close-assault = An enemy stands next to it at { $hex }: it must battle that one.
refusal-must-play-a-card = You hold a card you can play, so you must play one.
refusal-must-stop = The unit must stop in { $terrain } at { $hex }.
refusal-move-step-over = All moves come before the first battle.
refusal-move-units-first = First finish moving: end the move step.
refusal-moved-already = The unit at { $hex } has moved already.
refusal-moved-too-far-to-battle = { $limit ->
    [0] The unit has moved; it may move or battle, not both.
   *[other] It moved { $moved } hexes; it may battle after { $limit } at most.
}
refusal-name-one-card = Name one card.
refusal-never-battles = { $kind } never battles.
refusal-no-battle-here = Nobody battles from { $terrain } at { $hex }.
refusal-no-dice = No dice are left against { $hex }: { $made }.
refusal-no-enemy-there = There is no enemy at { $hex }.
refusal-no-exit = There is no exit at { $hex }.
refusal-no-generals-here = Only in Overlord is a card played for a section. Play it without one; if it asks for a section, a line of its own says which: `choose right`.
refusal-no-line-of-sight = No line of sight: { $by } at { $hex }.
refusal-no-move = A move must go somewhere else than { $hex }.
refusal-no-orders-left = The card orders { $number ->
    [one] 1 unit
   *[other] { $number } units
}, and all its orders are given.
refusal-no-orders-left-there = The card orders { $number ->
    [one] one unit
   *[other] { $number } units
} on the { $section }, and those orders are given.
refusal-no-reaction = { $card } is no answer to an attack.
refusal-no-retreat-there = The unit cannot fall back to { $hex }.
refusal-no-such-ability = There is nothing called "{ $word }" here.
refusal-no-such-unit-in-section = You have no such unit on the { $section }.
refusal-no-target-in-section = At least one target must be on the { $section }.
refusal-no-unit-there = There is no unit at { $hex }.
refusal-no-way = There is no way to { $hex }.
refusal-nobody-takes-ground = In this game nobody takes ground.
refusal-not-adjacent = { $hex } is not next to { $other }.
refusal-not-now = "{ $word }" is not possible now.
refusal-not-ordered = The unit at { $hex } has not been ordered.
refusal-not-your-unit = The unit at { $hex } is not yours.
refusal-cannot-clear = { $kind } cannot remove the { $terrain } at { $hex }.
refusal-landed-this-turn = The unit at { $hex } landed this turn and does not battle.
refusal-nothing-to-clear = There is nothing to remove at { $hex }.
refusal-nothing-to-copy = There is nothing for { $card } to copy.
refusal-nothing-to-decide = There is nothing to decide now.
refusal-occupied = { $hex } is taken.
refusal-order-step-over = All orders come before the first move: the order step is over.
refusal-order-units-first = First order your units.
refusal-ordered-already = The unit at { $hex } is ordered already.
refusal-orders-in-one-half = The orders of this card go to one half of the section, and the first unit was in the other.
refusal-orders-left-for-others = No order is left for the { $kind }: what is left is for { $classes } only.
refusal-other-unit-retreats = The unit at { $hex } must fall back first.
refusal-out-of-range = Out of range: { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
}, it reaches { $limit }.
refusal-pinned = The unit at { $hex } cannot leave its place.
refusal-play-a-card-first = First play a card.
refusal-react-or-pass = Answer the attack, or pass.
refusal-recon-only = Only a Recon card of a section can be played so, not { $card }.
refusal-battle-waits = How the unit at { $hex } falls back could touch this battle, so it waits for the answer.
refusal-retreat-first = First the unit at { $hex } must fall back.
refusal-retreat-too-short = The unit must fall back { $number ->
    [one] 1 hex
   *[other] { $number } hexes
} at least.
refusal-roll-first = First roll the dice.
refusal-rule-of-the-other-side = Only the other side may do that.
refusal-stopped-this-turn = The unit at { $hex } had to stop there this turn and goes no farther.
refusal-takes-no-ground = { $kind } never takes ground.
refusal-target-twice = Each target only once.
refusal-targets-not-connected = The targets must be next to each other, in one group.
refusal-terrain-limits-entering = A unit enters { $terrain } at { $hex } with a move of { $limit } at most.
refusal-terrain-limits-leaving = A unit leaves { $terrain } at { $hex } only to a hex next to it.
refusal-terrain-limits-move = On this ground a move is { $limit ->
    [one] 1 hex
   *[other] { $limit } hexes
} at most.
refusal-too-far = Too far: { $cost ->
    [one] 1 hex
   *[other] { $cost } hexes
}, it can make { $limit }.
refusal-too-many-targets = { $limit ->
    [one] 1 target
   *[other] { $limit } targets
} at most.
refusal-too-steep = The { $terrain } at { $hex } is too steep from there.
refusal-nobody-retreats = No unit has to retreat now.
refusal-turn-ended = That turn has ended.
refusal-way-blocked-by-unit = A unit at { $hex } stands in the way.
refusal-way-crosses-itself = The way crosses itself.
refusal-ways-differ = Several ways lead to { $hex } and it matters which: name the hexes between.
refusal-wrong-section = The unit at { $hex } belongs to the { $section }, and this card orders none there.
refusal-name-two-caves = Name the cave your unit leaves and the one it comes out of.
refusal-no-cave-there = There is no cave at { $hex }.
refusal-no-seal-beside-enemy = An enemy stands next to { $hex }: nobody seals the cave now.
refusal-no-tunnel-for-it = { $kind } uses no tunnels.
refusal-seals-no-cave = { $kind } seals no cave.
refusal-nobody-recovers-there = Nobody recovers at { $hex }.
refusal-no-rest-beside-enemy = An enemy stands next to { $hex }: nobody recovers there.
refusal-wadi-ends-only = The wadi at { $hex } is entered and left at its open ends only.
refusal-wadi-next-hex-only = { $hex } lies in a wadi: only a unit next to it battles into it or out of it.

# What can block a line of sight beside ground and obstacles.
blocker-unit = a unit
blocker-edge = the edge of the board
