# What is told in words instead of pictures, for whoever hears the screen: no sign and no place may be needed to understand it.

aloud-moved = Moved:
aloud-not = Missing:
aloud-of = { $left } of { $full }
aloud-struck = (no longer possible: { $what })
aloud-to = to
aloud-against = against
aloud-minus = minus
staff-chief = in command,

button-pictures-off = Switch off: pictures
button-pictures-on = Switch on: pictures
settings-pictures-off = Pictures: none. What is for you alone comes in words that can be read aloud; [Board] tells the board section by section.
option-pictures = Whether you are shown pictures; off: board, hand and dice in words
option-pictures-new = What everybody reads: with pictures, or in words alone
option-view = As a picture or in words; else as you have set it
option-view-section = One section of the board in words, as your side sees it
option-hex-ask = What to tell of it: what lies there, who can attack it, where its unit can go
choice-hex-rules = what lies there
choice-hex-attackers = who can attack it
choice-hex-reach = where its unit can go
choice-pictures-drawn = drawn
choice-pictures-text = text
choice-pictures-on = on
choice-pictures-off = off
choice-view-picture = picture
choice-view-text = text
choice-section-left = left
choice-section-center = center
choice-section-right = right
terms-plain = in words, without pictures

## The board in words

words-heading = **{ $title }**, turn { $turn }
words-medals = { $side } { $medals } of { $to_win } medals.
words-to-act = { $side } to act: { $decision }.
words-draft = Your draft, not confirmed: { $plan }
words-edges = Your edge is row { $near }, theirs row { $far }. Column { $left } is on your left, { $right } on your right.
words-edges-of = The { $side } begin at row { $near }, the others at row { $far }. Seen by them, column { $left } is on the left, { $right } on the right.
words-section = **Section: { $section }**
words-section-of = **Section: { $section }**, as the { $side } see it
words-own = Your units ({ $side }):
words-theirs = Enemy units ({ $side }):
words-side = { $side }:
words-nobody = nobody
words-unit = { $hex }: { $unit }, { $left } of { $full } figures
words-unit-short = { $hex } { $unit } { $figures }
words-unit-of = { $hex } { $unit }, { $side }, { $left } of { $full }
words-ordered = ordered
words-moved = has moved
words-battled = has battled
words-worth = worth { $worth } medals
words-line = also in section { $section }
words-hit-by = Within reach of { $units }.
words-with-dice = { $hex } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
words-marker = { $marker } of strength { $value }
words-objectives = Objectives:
words-objective = { $hexes }: { $kind } for { $side }, { $worth ->
    [one] 1 medal
   *[other] { $worth } medals
}, held by { $held }
words-ground = Ground:
words-names = Names on the map: { $names }
words-by-section = Hex, unit and figures. Each section tells the ground, and who could hit whom.
words-standing = { $side }: { $units }.
words-more = Read on (page { $page } of { $pages })
words-whole = Whole board
words-ask = Ask about a unit

## One hex

hex-of-draft = 📝 As your draft has it; nothing of it is played yet.
hex-attackers = **Who can attack { $hex }?**
hex-attacked = { $unit } there, by { $side }:
hex-attacked-if = If { $unit } stood there, by { $side }:
hex-from-there = from where they stand: { $units }
hex-after-move = after a move: { $units }
hex-approach = { $hex } by way of { $by } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
hex-by-nobody = by nobody
hex-nobody = Nobody stands on { $hex }.
hex-reach = **Where can { $hex } go?** { $unit }, ordered by a card that gives nothing more:
hex-stays = stays, and may attack { $units }
hex-stays-idle = stays, and has nobody in reach
hex-no-way = cannot move
hex-goal-battles = { $hex }: may attack { $units }
hex-goal-nobody = may attack from there, and has nobody in reach: { $hexes }
hex-goal-moves = moves there without attacking: { $hexes }
hex-goal-leaves = leaves the board at { $hexes }
button-hex = What lies on { $hex }
button-attackers = Who can attack { $hex }
button-reach = Where { $hex } can go
button-units-before = Units before: { $units }
button-board-text = Board in words
