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
part-combat-card = combat card
part-cross-hairs = cross-hairs
part-petard = petard
part-smoke = smoke
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

terrain-jungle = Jungle
    .short = jungle
    .rules = Units stop, and battle on entering only if they stood next to it and moved just that hex. Protects as forest. Armor takes ground in it only from where it began its turn.

terrain-stream = Stream
    .short = stream
    .rules = Units stop, but may battle and take ground. It changes no dice.

terrain-lake = Lake
    .short = lake
    .rules = Nobody enters. One hex of lake does not block sight, two do.

terrain-rice-paddies = Rice paddies
    .short = rice paddies
    .rules = Closed to artillery. Units stop and leave it by 1 hex only; armor does not battle on entering or leaving.

terrain-mountain = Mountain
    .short = mountain
    .rules = Only infantry, and only from a hill or mountain. Takes 2 dice from who is not on the same range and blocks sight. Artillery up there reaches 7 hexes and stays.

terrain-cave = Cave
    .short = cave
    .rules = A hill for infantry only. Japanese infantry in it loses attackers 2 dice, ignores all flags, and may go from cave to cave; Allied infantry may seal it.

terrain-high-ground = High ground
    .short = high ground
    .rules = Plain ground.

terrain-ridge = Ridge
    .short = ridge
    .rules = A hill where every unit that enters must stop.

terrain-escarpment = Escarpment
    .short = escarpment
    .rules = Nobody enters, nobody sees over it; artillery fires over it.

terrain-oasis = Oasis
    .short = oasis
    .rules = Units stop. Takes 1 die from infantry and armor, and one flag may be ignored. Where the battle says so, infantry recovers here.

terrain-palm-trees = Palm trees
    .short = palm trees
    .rules = As forest.

terrain-wadi = Wadi
    .short = wadi
    .rules = Entered and left by its two open ends. Into it or out of it only neighbours battle, artillery excepted; who attacks into it loses 1 die.

terrain-coast = Coast
    .short = coast
    .rules = As ocean.

terrain-sandy-coast = Sandy coast
    .short = sandy coast
    .rules = As beach.

terrain-airfield = Airfield
    .short = airfield
    .rules = Plain ground.

terrain-factory = Factory
    .short = factory
    .rules = As a town.

terrain-station = Station
    .short = station
    .rules = A town with the railroad through it.

terrain-lighthouse = Lighthouse
    .short = lighthouse
    .rules = As a town.

terrain-fortress = Fortress
    .short = fortress
    .rules = Only infantry enters, without stopping. Takes 1 die from infantry and 2 from armor, and all flags may be ignored.

terrain-cemetery = Cemetery
    .short = cemetery
    .rules = Plain ground where one flag may be ignored.

terrain-camp = Camp
    .short = camp
    .rules = As a town, and one flag may be ignored.

terrain-dam = Dam
    .short = dam
    .rules = Only infantry enters, without stopping. Blocks sight, and one flag may be ignored.

terrain-hospital = Hospital
    .short = hospital
    .rules = Blocks sight. Infantry that rests here rolls 6 dice to get figures back, instead of moving and battling.

terrain-headquarters = Headquarters
    .short = headquarters
    .rules = Blocks sight. In some battles an enemy who takes the tents costs their owner a card.

terrain-impassable-forest = Dense forest
    .short = dense forest
    .rules = A forest that nobody enters. Who starts in it may leave.

terrain-impassable-town = Closed town
    .short = closed town
    .rules = A town that nobody enters. Who starts in it may leave.

rule-headquarters = Headquarters tents
    .rules = An enemy who takes a side's tents costs it a card, drawn again when they are retaken.

rule-recovery = Recovery
    .rules = Infantry that rests on the named hexes may get figures back instead of moving and battling.

event-terrain-changed = { $at } is now { $terrain }.
event-effort-seal = The cave at { $at } is to be sealed: { $faces }
event-effort-recover = The unit at { $at } recovers: { $faces }

rule-desert = North African desert
    .rules = Armor that takes ground after a close assault may go 1 hex farther, where nothing stops it, before it overruns.

rule-closed-ground = Closed hexes
    .rules = Some hexes are closed to one side, or to some of its units.

rule-must-exit = Exits must be among the medals
    .rules = One side wins by its medals only when enough of its units have left by an exit.

rule-empty-sections = Empty sections
    .rules = One side has medals as long as one of the named sections holds no enemy. They are lost again when an enemy stands in each.

unit-flame-thrower-tank = Flame-Thrower Tank
    .short = Flame-thrower tank
    .rules = Armor. Next to it nothing takes more than 1 die from it.

marker-decoy-minefield = decoy minefield
part-flames = flames

medals-for-empty-sections = empty section
medals-for-decoy-minefield = empty decoy
event-rule-medals = { $number ->
    [one] { $side } gain a medal
   *[other] { $side } gain { $number } medals
}: { $what }.
event-rule-medals-lost = { $number ->
    [one] { $side } lose a medal
   *[other] { $side } lose { $number } medals
}: { $what }.

refusal-closed-to-it = { $hex } is closed to this unit.

rule-commissar = Russian commissar
    .rules =
        One card of one side lies face down under the commissar's chip. To play it another card of the hand is put there first.
        Only a Recon or a Counter-Attack is played straight from the hand. Ambush is played as ever, and never lies there.

prompt-lay-chip = **The commissar:** which card goes under his chip? You play it on your next turn, by putting another one there.
prompt-chip = 🔻 **{ $card }** lies under your chip. Put a card of your hand there, and it is played:
prompt-chip-empty = 🔻 Nothing lies under your chip: put a card there first. This turn only a Recon or a Counter-Attack can follow.
hand-chip = 🔻 **Under the chip**, played by putting another card there:
staff-chip = 🔻 Under the chip: { $card }
event-chip-laid = { $side } put { $card } under the chip.
event-chip-laid-unseen = { $side } put a card under the chip.

refusal-under-the-chip-first = { $card } is played from under the chip only: straight from the hand you play a Recon or a Counter-Attack.
refusal-chip-filled-this-turn = A card has gone under the empty chip this turn: play a Recon or a Counter-Attack, or let the turn pass.
refusal-name-a-card-for-the-chip = Name the card of your hand that goes under the chip.

unit-destroyer = Destroyer
    .short = Destroyer
    .rules =
        A warship on deep water, off every shore. Moves 2 hexes and rolls 3, 3, 2, 2, 1, 1, 1, 1 dice over all that stands between; nothing protects from it.
        Grenades only hit it, and it may ignore 1 flag. It is no artillery for cards.

unit-aircraft-carrier = Aircraft Carrier
    .short = Carrier
    .rules = A ship without guns: moves 2 hexes on deep water, is hit by grenades only, and may ignore 1 flag.

rule-armor-breakthrough = Armor breakthrough
    .rules =
        Once a battle, with a card that orders a number of units, a side may bring new armor onto the enemy's baseline in the card's section, each for one order.
        It may battle and take ground at once, but not move or overrun.
tag-stays-on-board = never leaves

refusal-card-names-no-number = This card orders everybody: only a card that names a number of units brings armor.
refusal-broke-through-already = Your armor has broken through already.
refusal-enemy-baseline-only = { $hex } is not on the enemy's baseline.

rule-smoke-screen = Smoke screen
    .rules =
        Before the first turn one side lays smoke on hexes that hang together. Nobody sees across it, but who stands in it sees and is seen.
        Artillery fires over it, and nothing else changes. It is gone after a few turns.
marker-smoke-screen = smoke screen
prompt-smoke-screen = **Smoke screen:** where does it lie? One hex after the other, each beside the last ones.
hint-smoke-screen = Smoke on which hex?
refusal-smoke-hangs-together = { $hex } is not beside your smoke, or lies in it already.

tag-boat = with a boat
part-boat = boat
refusal-boat-and-bridge = { $hex }: no boat goes under a bridge, or from the water onto one.

rule-blow-bridges = Bridges that may be blown
    .rules =
        One side may spend a section card, ordering nobody, on a bridge of its section: 2 dice, and with a star the bridge is gone.
        A unit on it is lost with it. Some bridges are worth a medal.
medals-for-blow-bridges = blown bridge
event-effort-blow = The bridge at { $at } is to be blown: { $faces }
refusal-no-charges-there = No bridge at { $hex } may be blown.
refusal-no-unit-beside-bridge = None of your units stands beside { $hex }.
refusal-section-card-only = { $word }: only with a card for a section.

rule-air-drops = Air drops
    .rules =
        Before the first turn figures fall in waves above a hex, and drift. One that comes down on a free hex it may enter is a unit; any other is lost, and so are
        figures of a wave that come down together. In some battles they get no order in the first turns.
rule-second-air-drop = Second air drop
    .rules = Later in the battle more figures fall in waves, in some battles as soon as it is day. They get no order in the turn in which they land.
refusal-drop-is-aimed = The battle says above which hex they fall: press [Roll the dice].

unit-locomotive = Locomotive
    .short = Locomotive
    .rules =
        A train: one order drives engine and wagon up to 3 hexes along their track, forward or backward. It never battles. Grenades only hit it, and 1 flag may be ignored;
        for others it goes back along its track. The third hit takes the wagon, the fourth the engine.

unit-wagon = Wagon
    .short = Wagon
    .rules = Part of a train: what hits it hits the train, and it goes where the engine goes. No medal.

rule-supply-train = Supply train
    .rules = Once a battle, when the engine enters a station, the cars that are left unload their units on free hexes beside the train. They get orders from the next turn on.

refusal-no-train-there = No engine of a train stands at { $hex }.
refusal-name-train-and-hex = Name the engine and where it goes: use drive L3>I3.
refusal-no-free-track = No free track leads to { $hex }.
refusal-beside-the-train-only = { $hex }: units get off onto free hexes beside the train.

terrain-stream-mouth = Mouth of a stream
    .short = mouth of a stream
    .rules = As a stream, where it runs into the ocean.
