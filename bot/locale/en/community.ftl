## Rules, marks and pieces of imported battles

rule-air-strikes = Air strikes
    .rules = Every Recon card of one side may be played as Air Power, with a target in its section.

rule-blitz = Blitz
    .rules = Allied armor moves 2 hexes at most, 3 on a road. The Axis may play a Recon card as Air Power, with a target in its section.

rule-british-commonwealth = British Commonwealth
    .rules = A British unit that a close assault leaves in its hex with a single figure may battle back with 1 die; ground and obstacles do not count.

rule-gung-ho = Gung Ho
    .rules =
        Section cards of the Allies order 1 unit more, and so do tactic cards that name a number of units up to 4.
        Medics & Mechanics are for 2 units.

rule-infantry-exit-double = Infantry exits twice
    .rules = Infantry that leaves by an exit is worth 2 medals, any other unit 1.

rule-japanese-army = Japanese army
    .rules =
        Japanese infantry, but for snipers, ignores 1 flag of each roll, and 1 more where its hex lets it.
        With all its figures it rolls 1 die more in close assault. After a move of 2 hexes it may still close in.

rule-night = Night
    .rules =
        Nobody battles farther than can be seen. Before every Allied turn 4 dice are rolled; each star adds a hex, and with 6 it is day.
        Until then Air Power and Barrage order 1 unit instead.

rule-nightfall = Nightfall
    .rules =
        Nobody battles farther than can be seen: 6 hexes at first. Before every turn of one side 4 dice are rolled, and each star takes a hex.
        Below 6 Air Power and Barrage order 1 unit instead.

rule-partial-blitz = Slow armor
    .rules = Armor of one side, or of both, moves 2 hexes at most, 3 on a road.

tag-slow = slow
tag-steadfast = stands its ground
tag-ace = an ace

part-ace = ace
part-battle-back = battling back

event-visibility-rolled = Visibility: { $faces }. Now { $visibility } of 6.
panel-visibility = 🌙 { $visibility }/6

button-battle-back = Battle back
prompt-battle-back = Your unit at { $hex } is down to 1 figure and stands. Battle back with 1 die?

refusal-battle-back-or-pass = Battle back from { $hex }, or let it pass.
refusal-too-dark = Too dark: you see { $limit ->
    [one] 1 hex
   *[other] { $limit } hexes
} far, and the target is at { $distance }.
refusal-too-dark-to-fly = Too dark to fly: visibility is { $limit } of 6.

refusal-banzai-close-only = The unit at { $hex } ran 2 hexes: it can only close in now.
