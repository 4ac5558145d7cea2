# Words of the expansions, beside those of the base game.

## Breakthrough cards

card-recon-left-plus-2 = Recon on the Left Flank, 2 On the Move
    .short = Recon left +2
    .rules = Order 1 unit on the left flank, and 2 more anywhere On the Move: they may move, and nothing else. At the end of the turn draw two cards and keep one.

card-recon-center-plus-2 = Recon in the Center, 2 On the Move
    .short = Recon center +2
    .rules = Order 1 unit in the center, and 2 more anywhere On the Move: they may move, and nothing else. At the end of the turn draw two cards and keep one.

card-recon-right-plus-2 = Recon on the Right Flank, 2 On the Move
    .short = Recon right +2
    .rules = Order 1 unit on the right flank, and 2 more anywhere On the Move: they may move, and nothing else. At the end of the turn draw two cards and keep one.

card-probe-left-plus-2 = Probe on the Left Flank, 2 On the Move
    .short = Probe left +2
    .rules = Order 2 units on the left flank, and 2 more anywhere On the Move: they may move, and nothing else.

card-probe-center-plus-2 = Probe in the Center, 2 On the Move
    .short = Probe center +2
    .rules = Order 2 units in the center, and 2 more anywhere On the Move: they may move, and nothing else.

card-probe-right-plus-2 = Probe on the Right Flank, 2 On the Move
    .short = Probe right +2
    .rules = Order 2 units on the right flank, and 2 more anywhere On the Move: they may move, and nothing else.

card-attack-left-plus-1 = Attack on the Left Flank, 1 On the Move
    .short = Attack left +1
    .rules = Order 3 units on the left flank, and 1 more anywhere On the Move: it may move, and nothing else.

card-attack-center-plus-1 = Attack in the Center, 1 On the Move
    .short = Attack center +1
    .rules = Order 3 units in the center, and 1 more anywhere On the Move: it may move, and nothing else.

card-attack-right-plus-1 = Attack on the Right Flank, 1 On the Move
    .short = Attack right +1
    .rules = Order 3 units on the right flank, and 1 more anywhere On the Move: it may move, and nothing else.

card-breakthrough-air-power = Air Power
    .short = Air Power
    .rules = Choose up to 4 enemy units that form one connected group. Roll 2 dice against each; symbols, grenades and stars hit, flags cannot be ignored.

card-breakthrough-barrage = Barrage
    .short = Barrage
    .rules = Choose 1 enemy unit anywhere and roll 4 dice. Its symbol, grenades and stars hit; flags cannot be ignored.

card-breakthrough-behind-enemy-lines = Behind Enemy Lines
    .short = Behind Enemy Lines
    .rules = Order 1 infantry unit: it moves up to 3 hexes, battles with 1 die more, and moves up to 3 hexes again. Ground does not hinder its moves.

card-breakthrough-dig-in = Dig In
    .short = Dig In
    .rules = Order up to 4 units of infantry or artillery: each puts sandbags on its hex, and neither moves nor attacks.

card-breakthrough-medics-and-mechanics = Medics & Mechanics
    .short = Medics & Mechanics
    .rules = Roll dice: the symbols bring lost figures of units of their kind back; restored units may move and battle.

card-combat-camouflage = Camouflage
    .short = Camouflage
    .rules = After your battles: a unit you ordered is camouflaged. It can be attacked from the next hex only, until it moves or battles.

card-combat-reinforcements = Reinforcements
    .short = Reinforcements
    .rules = Before you order: name a free hex at your edge and roll a die. Infantry or a star brings a full unit of infantry, armor one of armor, a grenade one of artillery, a flag nobody; nobody comes either if too few such figures are left, or if it may not stand there.

card-combat-frozen-ground = Frozen Ground
    .short = Frozen Ground
    .rules = Before they move: up to 3 ordered units may move 1 hex farther.

card-combat-heat-of-battle = Heat of Battle
    .short = Heat of Battle
    .rules = Before it battles: if this infantry unit wins a close assault and takes the ground, it may battle once more.

card-combat-out-of-fuel = Out of Fuel
    .short = Out of Fuel
    .rules = When armor attacks you: it goes back to where it began its turn and does not battle.

card-combat-ambuscade = Ambuscade
    .short = Ambuscade
    .rules = When you are attacked from the next hex: your unit strikes first.

card-combat-pull-back = Pull Back
    .short = Pull Back
    .rules = When you are attacked: your unit withdraws 1 or 2 hexes before the dice fall, and the attack is lost.

card-combat-out-of-ammo = Out of Ammo
    .short = Out of Ammo
    .rules = When you are attacked: the attacker does not battle and goes to a free hex of its own edge, which you choose.

card-combat-infiltrators = Infiltrators
    .short = Infiltrators
    .rules = Before it moves: an infantry unit moves up to 3 hexes, unhindered by ground, battles with 1 die more, then moves again.

card-combat-street-fight = Street Fight
    .short = Street Fight
    .rules = Before it battles: a unit in a town or next to one battles with 1 die more.

card-combat-reposition = Reposition
    .short = Reposition
    .rules = After your battles: an artillery unit moves up to 2 hexes.

card-combat-fortify = Fortify
    .short = Fortify
    .rules = After your battles: an ordered unit of infantry or artillery puts sandbags on its hex.

card-combat-spotter = Spotter
    .short = Spotter
    .rules = Before it fires: an artillery unit makes one attack with 1 die more.

card-combat-winter-forest = Winter Forest
    .short = Winter Forest
    .rules = Before it moves: a unit that enters a forest may battle all the same.

rules-provisional = *Provisional: the printed text of this combat card is not known to us. It is played only where a table turned combat cards on, or the battle has them.*

card-any-stubborn = Stubborn resistance
    .short = Stubborn
    .rules = A combat card played for its sign: a flag is ignored.

card-any-plain = Combat card
    .short = Combat card
    .rules = A combat card.


## Units

unit-heavy-anti-tank-gun = Heavy Anti-Tank Gun
    .short = Heavy anti-tank
    .rules = Like artillery, but with 2 dice up to 4 hexes, in line of sight only; stars hit armor.

unit-big-gun = Big Gun
    .short = Big gun
    .rules = Artillery that reaches 8 hexes. A target hit without falling back is zeroed in: the next attack on it is easier.

unit-mobile-artillery = Mobile Artillery
    .short = Mobile art
    .rules = Artillery that moves up to 2 hexes and still battles after 1.

unit-screaming-meemies = Nebelwerfer
    .short = Nebelwerfer
    .rules = Artillery whose flags cannot be ignored. It may lay smoke instead of battling.

unit-hobart-bridge = Churchill with bridge
    .short = Churchill (bridge)
    .rules = Armor that may lay a bridge on a river instead of battling.

unit-hobart-bobbin = Churchill with bobbin
    .short = Churchill (bobbin)
    .rules = Armor that beaches, marshes and wire do not hinder.

unit-hobart-fascine = Churchill with fascine
    .short = Churchill (fascine)
    .rules = Armor that fords and trenches do not hinder.

unit-hobart-plough = Churchill with mine plough
    .short = Churchill (mine plough)
    .rules = Armor that clears mines as it goes.

unit-hobart-petard = Churchill with petard
    .short = Churchill (petard)
    .rules = Armor with 1 die more against bunkers; a star brings one down.

unit-tank-destroyer = Tank Destroyer
    .short = Tank destroyer
    .rules = Armor that moves 2 hexes and rolls 2 dice up to 4 hexes; stars hit armor, but its own armor is thin. It aims best when it has not moved.

unit-tiger = Tiger
    .short = Tiger
    .rules = A single heavy tank: every hit on it must be confirmed by a grenade.

unit-half-track = Half-Track
    .short = Half-track
    .rules = A vehicle that moves 2 hexes and rolls 2 dice up to 2 hexes. Its lost figures go to a pool; three are a medal.

unit-supply-truck = Supply Truck
    .short = Truck
    .rules = Never battles. On a road it goes farther. It gives figures to its neighbours.

unit-patrol-car = Long Range Patrol
    .short = Patrol
    .rules = A fast vehicle: 4 hexes. Every hit on it must be confirmed by a grenade.

unit-command-car = Command Car
    .short = Command car
    .rules = Never battles. It gives an order more in its section, and a card from the discards after a Recon.

unit-mortar-early = Mortar (early war)
    .short = Mortar
    .rules = Infantry with a mortar: it moves or battles, and needs no line of sight.

unit-mortar-late = Mortar (late war)
    .short = Mortar
    .rules = Infantry with a mortar: when it has not moved it reaches 4 hexes and needs no line of sight.

unit-machine-gun-early = Machine Gun (early war)
    .short = Machine gun
    .rules = Infantry with a machine gun: it moves or battles; stars hit infantry.

unit-machine-gun-late = Machine Gun (late war)
    .short = Machine gun
    .rules = Infantry with a machine gun: when it has not moved, stars hit infantry.

unit-anti-tank-gun-early = Anti-Tank Gun (early war)
    .short = Anti-tank
    .rules = Infantry with an anti-tank gun: it moves or battles; stars hit armor.

unit-anti-tank-gun-late = Anti-Tank Gun
    .short = Anti-tank
    .rules = Infantry with an anti-tank gun: when it has not moved, stars hit armor.

unit-sniper = Sniper
    .short = Sniper
    .rules = A single figure with 1 die up to 5 hexes; stars hit, and only grenades hit it. It is no medal, and never attacks armor.

unit-ski-troops = Ski Troops
    .short = Ski
    .rules = 3 figures. They move 3 hexes, battle after any move, and may fall back 3 hexes for each flag.

unit-cavalry = Cavalry
    .short = Cavalry
    .rules = 4 figures. It moves 3 hexes, battles with 2 and 1 dice, and may overrun.

unit-engineers = Combat Engineers
    .short = Engineers
    .rules = Infantry that clears mines, wire and road blocks; in close assault cover does not count against it.


## Ground and obstacles

terrain-castle = Castle
    .short = castle
    .rules = As a town, and its first flag may be ignored.

terrain-church = Church
    .short = church
    .rules = As a town, and its first flag may be ignored.

terrain-frozen-river = Frozen river
    .short = frozen river
    .rules = Whoever comes onto the ice rolls 2 dice: each star costs a figure.

terrain-railroad = Railroad
    .short = railroad
    .rules = Armor and artillery must stop.

terrain-road = Road
    .short = road
    .rules = A unit that stays on the road moves farther.

terrain-road-railroad = Level crossing
    .short = level crossing
    .rules = A road over the rails: whoever leaves the road here stops, except infantry.

terrain-road-hill = Road over a hill
    .short = road over a hill
    .rules = A hill with a road.

terrain-marsh = Marsh
    .short = marsh
    .rules = Closed to artillery. Units stop, leave it by 1 hex only, and armor does not battle on entering or leaving.

terrain-ford = Ford
    .short = ford
    .rules = Units stop, and battle out of it with 1 die less.

terrain-trenches = Trenches
    .short = trenches
    .rules = Closed to artillery. Units stop; armor cannot battle from them. Protect with 1 die, and infantry may ignore a flag.

terrain-hill-forest = Wooded hill
    .short = wooded hill
    .rules = A forest on a hill.

terrain-hill-town = Town on a hill
    .short = town on a hill
    .rules = A town on a hill.

terrain-city-ruins = City ruins
    .short = city ruins
    .rules = Closed to armor and artillery. As a town, and the first flag may be ignored.

terrain-ravine = Ravine
    .short = ravine
    .rules = Closed to armor and artillery; the first flag may be ignored.

obstacle-road-block = Road block
    .short = road block
    .rules = Protects with 1 die; the first flag may be ignored.

obstacle-field-bunker = Field bunker
    .short = field bunker
    .rules = As a bunker, but either side may use it.

obstacle-railroad-bridge = Railroad bridge
    .short = railroad bridge
    .rules = A bridge; armor and artillery must stop.

obstacle-pontoon-bridge = Pontoon bridge
    .short = pontoon bridge
    .rules = A bridge built in the course of the battle.

obstacle-dragons-teeth = Dragon's teeth
    .short = dragon's teeth
    .rules = Closed to armor and artillery; infantry must stop.


## Special rules

rule-air-power-as-artillery-bombard = No aircraft
    .rules = Air Power is played as Artillery Bombard.

rule-air-power-one-die = Few aircraft
    .rules = Air Power rolls 1 die for each unit.

rule-breakthrough-deck = Breakthrough deck
    .rules = Section cards also let units anywhere move On the Move.

rule-combat-cards = Combat cards
    .rules = Winter combat cards are drawn and played beside the command cards. What single cards do is provisional.

rule-furia-francese = Furia Francese
    .rules = French infantry that won a close assault and stays may attack once more.

rule-italian-high-command = Italian high command
    .rules = The Italian side loses a card with its losses, down to three.

rule-italian-royal-army = Italian Royal Army
    .rules = Italian units fall back 3 hexes for each flag; their guns stand fast.

rule-medals-per-exit-figure = Exits by the figure
    .rules = A unit that leaves by an exit is worth a medal for each figure it still has.

rule-pontoon-bridges = Pontoon bridges
    .rules = An Attack card may build a pontoon bridge instead of ordering.

rule-reduced-visibility = Reduced visibility
    .rules = Beyond the next hex, and from the air, only grenades hit; the signs of units hit in close assault and from Barrage.

rule-resupply = Resupply
    .rules = Trucks and half-tracks give figures to their neighbours.

rule-winter-weather = Winter weather
    .rules = Armor and vehicles move 2 hexes at most, 3 on a road; aircraft roll 1 die.


## Markers and tags

marker-minefield = minefield
marker-smoke = smoke
marker-camouflage = camouflage
tag-camouflaged = camouflage
tag-zeroed-in = cross-hairs
tag-aboard = a landing craft

## Events

event-card-dealt = { $side } hand { $card } to the general of the { $section }.
event-card-dealt-chief = { $side } keep { $card } for the Commander-in-Chief.
event-pool-filled = { $side } have taken { $figures ->
    [one] 1 vehicle figure
   *[other] { $figures } vehicle figures
}: three are a medal.
event-combat-cards-drawn = You draw combat cards: { $cards }.
event-combat-cards-drawn-of = { $side } draw combat cards: { $cards }.
event-combat-cards-drawn-for = The { $section } draws combat cards: { $cards }.
event-combat-cards-drawn-unseen = { $side } draw { $number ->
    [one] a combat card
   *[other] { $number } combat cards
}.
event-combat-card-played = { $side } play the combat card { $card }.
event-combat-card-of-general = { $side } play the combat card { $card } of the { $section }.
event-combat-card-stubborn = { $side } play { $card } for stubborn resistance.
event-marker-turned = { $value ->
    [0] The { $kind } at { $at } is turned over: 0, so nothing goes off.
   *[other] The { $kind } at { $at } is turned over: { $value }.
}
event-marker-placed = Laid at { $at }: { $kind }.
event-marker-removed = The { $kind } at { $at } is gone.
event-unit-tagged = { $unit } at { $at }: { $tag }.
    .marked = { $unit } at { $at } is in the cross-hairs of a big gun.
    .spent = { $unit } at { $at } has laid its bridge.
    .camouflaged = { $unit } at { $at } is camouflaged.
    .hurried = { $unit } at { $at } may move 1 hex farther.
    .heated = { $unit } at { $at } may battle once more if it wins a close assault and takes the ground.
    .infiltrating = { $unit } at { $at } may move up to 3 hexes, unhindered by ground, battles with 1 die more, and moves again.
    .street-fighting = { $unit } at { $at } battles with 1 die more.
    .repositioning = { $unit } at { $at } may move up to 2 hexes now.
    .spotting = { $unit } at { $at } makes one attack with 1 die more.
    .woodsmen = { $unit } at { $at } may enter a forest and battle all the same.
# What ends with the turn has no words.
event-unit-untagged = { $unit } at { $at }: { $tag } no longer.
    .marked = { $unit } at { $at } is out of the cross-hairs.
    .camouflaged = { $unit } at { $at } is camouflaged no longer.
    .landing-craft = { $unit } at { $at } leaves its landing craft.
event-unit-vanished = { $unit } at { $at } gave its last figure away.
event-hazard-rolled = { $unit } at { $at } comes onto { $what ->
    [frozen-river] the ice
   *[minefield] a minefield
}: { $faces } → { $hits ->
    [0] no loss
    [one] 1 figure lost
   *[other] { $hits } figures lost
}

## Why not

refusal-aboard = The unit at { $hex } is still aboard.
refusal-attack-card-only = Only an Attack card can do that.
refusal-bridge-to-ice = Nobody steps from a bridge onto the ice at { $hex }.
refusal-bridge-used-up = The bridge tank at { $hex } has laid its bridge.
refusal-camouflaged = The unit at { $hex } is camouflaged: it can be attacked from the next hex only.
refusal-card-not-discarded = { $card } is not among the discards.
refusal-card-stands-alone = { $card } is played alone.
refusal-chiefs-card = { $card } is for the Commander-in-Chief.
refusal-clear-mines-first = The mines at { $hex } must be cleared first.
refusal-combat-card-not-in-hand = You do not hold the combat card { $card }.
refusal-combat-card-not-for = { $card } is not for { $kind }.
refusal-combat-card-not-now = { $card } cannot be played now.
refusal-combat-card-of-another = { $card } is another general's: each plays his combat cards on his own units.
refusal-combat-card-not-so = { $card } cannot be played so.
refusal-combat-card-or-pass = Play a combat card, or pass.
refusal-flags-bind = The flag on { $hex } cannot be ignored.
refusal-general-has-a-card = The general of the { $section } has a card already.
refusal-gives-no-figures = { $kind } gives no figures.
refusal-gives-too-much = At most { $number ->
    [one] 1 figure
   *[other] { $number } figures
}.
refusal-instead-of-orders = That is done instead of giving orders, so before the first one.
refusal-keep-a-card-in-hand = Keep { $number ->
    [one] a card
   *[other] { $number } cards
} in hand.
refusal-left-no-battle-terrain = The unit left { $terrain } at { $hex } this turn and may not battle.
refusal-name-bridge-hex = Name the hex of the bridge.
refusal-name-giver-and-receiver = Name who gives and who receives.
refusal-name-one-hex = Name one hex behind it: of the unit, or of the ground, that it is for.
refusal-name-one-unit = Name one unit.
refusal-name-smoke-hexes = Name up to { $limit } hexes for the smoke.
refusal-name-the-bridge-tank = Name the bridge tank at { $hex }.
refusal-needs-a-general = { $card } needs a general.
refusal-never-attacks = { $kind } never attacks { $other }.
refusal-no-assault-bridge = { $kind } carries no bridge.
refusal-no-bridge-tank-there = There is no bridge tank at { $hex }.
refusal-no-die-for-it = No die rolled restores the { $kind } at { $hex }.
refusal-no-more-cards = No more cards can be dealt: { $number } are out.
refusal-no-river-there = There is no river at { $hex }.
refusal-no-smoke-shells = { $kind } has no smoke shells.
refusal-no-stubborn-sign = { $card } has no sign of stubborn resistance.
refusal-on-the-move-only = The unit at { $hex } is On the Move: it may move and nothing else.
refusal-one-kind-of-shell = The unit at { $hex } fires one kind of shell a turn.
refusal-other-unit-moves = Another unit moves now, not the one at { $hex }.
refusal-smoke-not-connected = The hexes of the smoke must be next to each other.
refusal-take-a-card-or-pass = Take a card, or pass.
