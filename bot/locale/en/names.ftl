# Names of everything on the table, each with its own words for /rules.
# .short is for buttons and lists on a phone; .rules is what /rules says.

## Sides, sections, nations

side-allies = Allies
    .rules = One of the two sides; the other one are the Axis. Everybody of a side fights together.
side-axis = Axis
    .rules = One of the two sides; the other one are the Allies. Everybody of a side fights together.
side-spectator = Spectators
side-referee = Referee

section-left = left flank
    .short = left
    .whole = Left
    .rules = The section to your left as you look from your edge: what is left for you is right for the other side.
section-center = center
    .short = center
    .whole = Center
    .rules = The section between the two flanks.
section-right = right flank
    .short = right
    .whole = Right
    .rules = The section to your right as you look from your edge: what is right for you is left for the other side.
# Overlord: the halves of the three double sections (OVL-02).
section-half = one half of the { $section } section, as the first unit decides
half-left = left half
half-right = right half
section-left-left = left half of the left section
section-left-right = right half of the left section
section-center-left = left half of the center section
section-center-right = right half of the center section
section-right-left = left half of the right section
section-right-right = right half of the right section

nation-germany = Germany
nation-united-states = United States
nation-united-kingdom = United Kingdom
nation-france = France
nation-soviet-union = Soviet Union
nation-italy = Italy
nation-finland = Finland
nation-poland = Poland
nation-japan = Japan
nation-canada = Canada
nation-netherlands = Netherlands
nation-romania = Romania
nation-slovakia = Slovakia

## Units

unit-infantry = Infantry
    .also = soldiers, foot
    .short = Inf
    .rules = 4 figures. Moves up to 2 hexes; battles after moving 0 or 1. Battles up to 3 hexes away with 3, 2 and 1 dice. May take ground after a successful close assault.
unit-special-forces = Special Forces
    .also = paratroopers, paratroops, paras, airborne, rangers, commandos, commando
    .short = Special Forces
    .rules = 4 figures. Like infantry, but they still battle after moving 2 hexes. Paratroops, Rangers and Commandos among them.
unit-french-resistance = French Resistance
    .also = partisans, maquis
    .short = Resistance
    .rules = 3 figures. Like infantry, but they may battle in the turn in which they enter ground that otherwise forbids it, and they may fall back up to 3 hexes for each flag.
unit-armor = Armor
    .also = tank, tanks, panzer
    .short = Arm
    .rules = 3 figures. Moves up to 3 hexes and battles after any move, up to 3 hexes away with 3 dice each time. After a successful close assault it may take ground and battle once more: an Armor Overrun.
unit-elite-armor = Elite Armor
    .short = Elite Arm
    .rules = 4 figures. In every other respect ordinary armor.
unit-artillery = Artillery
    .also = gun, guns, cannon
    .short = Art
    .rules = 2 figures. Moves 1 hex or battles, never both. Fires up to 6 hexes away with 3, 3, 2, 2, 1 and 1 dice, needs no line of sight and ignores the protection of ground. It never takes ground.

class-infantry = infantry
class-armor = armor
class-artillery = artillery

## Ground

terrain-open = Open ground
    .rules = Hinders nobody.
terrain-forest = Forest
    .also = wood, woods, tree, trees
    .short = forest
    .rules = Every unit that enters must stop and may not battle this turn. Protects: infantry attacks with 1 die less, armor with 2 less. Blocks the line of sight.
terrain-hedgerow = Hedgerow
    .short = hedgerow
    .rules = A unit enters or leaves only from or to an adjacent hex, must stop, and may not battle in the turn it enters. Protects like a forest. Blocks the line of sight. Ground is taken onto it only from the hex where the unit began its turn.
terrain-hill = Hill
    .short = hill
    .rules = Hinders no move. Against an attacker below, a unit on it is protected: 1 die less for infantry and armor. Blocks the line of sight, except between hexes of the same hill.
terrain-town = Town
    .also = village, houses, buildings
    .short = town
    .rules = Every unit that enters must stop and may not battle this turn. Protects: infantry attacks with 1 die less, armor with 2 less. Armor battling out of a town has 2 dice less. Blocks the line of sight.
terrain-river = River
    .short = river
    .rules = Nobody enters it, except over a bridge. It does not block the line of sight.
terrain-ocean = Ocean
    .also = water, sea, in the water
    .short = ocean
    .rules = A unit moves 1 hex only in the water and cannot battle from it. No retreat into it.
terrain-beach = Beach
    .short = beach
    .rules = A move onto it is 2 hexes at most. It protects nobody.
terrain-steep-hill = Steep hill
    .short = steep hill
    .rules = A hill that costs 2 hexes of movement to climb.
terrain-cliff = Cliff
    .short = cliff
    .rules = A hill. From the beach side only infantry climbs it, for 2 hexes of movement; no ground is taken up it.
terrain-bluff = Sea bluff
    .short = sea bluff
    .rules = A hill. From the beach side only infantry climbs it, for 2 hexes of movement; ground may be taken up it.
terrain-impassable-hill = Impassable hill
    .short = impassable hill
    .rules = A hill that nobody can enter.
terrain-impassable-ridge = Impassable ridge
    .short = impassable ridge
    .rules = A hill that nobody can enter. Not even artillery fires over it.
terrain-wide-river = Wide river
    .short = wide river
    .rules = Nobody enters it. It is too wide for infantry to fire across.

## Obstacles

obstacle-bunker = Bunker
    .short = bunker
    .rules = Only the side it belongs to is protected: infantry attacks with 1 die less, armor with 2 less, and its first flag may be ignored. Armor and artillery cannot enter; artillery placed in it stays. Blocks the line of sight.
obstacle-bridge = Bridge
    .short = bridge
    .rules = Makes a river hex passable. A unit on it protects nothing and is not protected.
obstacle-bridge-section = Long bridge
    .short = long bridge
    .rules = A bridge of several hexes: units come onto it and leave it at its ends only.
obstacle-hedgehog = Hedgehog
    .short = hedgehog
    .rules = Only infantry enters. Does not protect, but its first flag may be ignored.
obstacle-sandbags = Sandbags
    .short = sandbags
    .rules = Protects: infantry and armor attack with 1 die less; the first flag may be ignored. Sandbags are removed when the unit leaves.
obstacle-sea-wall = Sea wall
    .short = sea wall
    .rules = Protects the side it belongs to: 1 die less for infantry and armor, and the first flag may be ignored. It is never removed.
obstacle-wire = Wire
    .also = barbed wire
    .short = wire
    .rules = Every unit must stop. Infantry in it battles with 1 die less, or removes it instead of battling. Armor that enters removes it.

## Dice

face-infantry = infantry
    .rules = Hits infantry.
face-armor = armor
    .rules = Hits armor.
face-grenade = grenade
    .also = grenades
    .rules = Hits every unit, artillery included.
face-star = star
    .also = stars
    .rules = Misses, unless a card says otherwise.
face-flag = flag
    .rules = The unit must fall back 1 hex towards its own edge; whoever cannot loses a figure for each hex not made.

## Medals

medal-temporary = objective
    .rules = Counts while a unit of that side stands on it, and is lost as soon as none does.
medal-permanent = permanent objective
    .rules = Once taken it stays won.
medal-permanent-turn-start = permanent objective (turn start)
    .rules = Taken for good by the side that holds it when its own turn begins.
medal-majority = majority objective
    .rules = Counts for the side with more units on the group of hexes.
medal-majority-turn-start = majority objective (turn start)
    .rules = Counts for the side that has more units on the group when its turn begins.
medal-last-to-occupy = last to occupy
    .rules = Counts for the side whose unit was there last.
medal-sole-control = sole control
    .rules = Counts while one side alone stands on the group of hexes.
medal-sudden-death = sudden death
    .rules = Whoever takes it wins at once.
medal-sudden-death-turn-end = sudden death (turn end)
    .rules = The side that holds enough of these hexes at the end of its own turn wins at once.
medal-exit = exit
    .rules = A unit that leaves the board here is worth a medal.

## Special rules of the base battles

rule-growing-hand = Growing hand
    .rules = A side starts with a small hand and draws one card more after some of its first turns.
rule-air-drop = Air drop
    .rules = Before the first turn figures are dropped from the sky, above a hex of their player's choice: each drifts by the dice, and what lands where it cannot stand is lost.
rule-recon-as-air-power = Recon as Air Power
    .rules = While it holds the hill, this side may play a Recon card as Air Power, with one target at least in the section of the card.
rule-recon-as-barrage = Recon as Barrage
    .rules = A Recon card may be played as Barrage against any enemy unit.
rule-no-reshuffle = No reshuffle
    .rules = The discard pile is not shuffled back: the deck is the clock of this battle.
rule-deck-exhausted-wins = When the deck runs out
    .rules = When a card must be drawn and none is left, the named side wins.

## What the dice of an attack are made of

part-range = by distance
part-card = card

## A unit where only its side is known

unit-any = unit
unit-of-allies = Allied unit
    .named = Allied { $unit }
unit-of-axis = Axis unit
    .named = Axis { $unit }

former-player = a former player
