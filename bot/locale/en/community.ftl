## Rules, marks and pieces of imported battles

rule-air-strikes = Air strikes
    .rules = Every Recon card of one side may be played as Air Power, with a target in its section.

rule-blitz = Blitz
    .rules = Allied armor moves 2 hexes at most, 3 on a road. The Axis may play a Recon card as Air Power, with a target in its section.

rule-infantry-exit-double = Infantry exits twice
    .rules = Infantry that leaves by an exit is worth 2 medals, any other unit 1.

rule-japanese-army = Japanese army
    .rules =
        Japanese infantry, but for snipers, ignores 1 flag of each roll, and 1 more where its hex lets it.
        With all its figures it rolls 1 die more in close assault. After a move of 2 hexes it may still close in.

rule-partial-blitz = Slow armor
    .rules = Armor of one side, or of both, moves 2 hexes at most, 3 on a road.

tag-slow = slow
tag-steadfast = stands its ground
tag-ace = an ace

part-ace = ace

refusal-banzai-close-only = The unit at { $hex } ran 2 hexes: it can only close in now.
