# The rules by what people ask for. `.also` is what else it is called, by commas; the numbers of the rules are in
# bot/screens/concepts.py. Three lines a page, our own words.

concept-turn = A turn
    .also = turn, turns, how to play, basics, beginner, sequence, sequence of play, phases, order of play, steps
    .rules =
        One card, then orders, then all moves, then all battles; at the end you draw a card.
        All orders are given before anybody moves, and all moves are made before anybody battles.
        Units battle one after the other: dice, losses, flags and ground of one before the next begins.
concept-card = Command cards
    .also = card, cards, play a card, command card, tactic card, section card, deck
    .rules =
        You play exactly one a turn, even if it orders nobody; what it says is how many units you order, and where.
        A card for one kind of unit of which you have none left orders 1 unit of your choice instead.
        Ambush alone is kept for the other side's turn.
concept-hand = Your hand
    .also = hand, hands, hand size, cards in hand
    .rules =
        The battle says how many cards each side holds; you play one and draw one, so it stays as large.
        Only you see it (in a team, your side), in your private messages and behind [Hand].
        The other side sees how many cards there are, never which.
concept-order = Orders
    .also = order, orders, ordering, activate, ordered
    .rules =
        The card says how many units may be ordered and in which section; only an ordered unit moves or battles.
        A unit gets one order a turn. You may order fewer than the card allows, and nobody has to move or battle.
        Where the unit stands when it is ordered decides its section; afterwards it may leave it.
concept-section = Sections
    .also = section, sections, flank, flanks, left, center, centre, right, dotted line
    .rules =
        Two dotted lines divide the board into left, center and right, each seen from your own seat: your left is the other side's right.
        A hex on a dotted line belongs to both sections beside it, and its unit may be ordered from either.
        An ordered unit may move into another section.
concept-move = Moving
    .also = move, moves, stacking, stack, pass through, moving, movement, how far, speed
    .rules =
        Infantry moves up to 2 hexes and may battle after 1; armor up to 3 and still battles; artillery moves 1 or battles.
        Each unit moves once, step by step over free hexes: never onto a unit or through one, friend or enemy.
        Ground may end the move earlier; /rules terrain tells for each kind.
concept-ground = Ground and obstacles
    .also = ground, terrain, obstacle, obstacles, stop, stops, stopping, entering
    .rules =
        Forest, town and hedgerow end the move of whoever enters, and he may not battle this turn; wire ends the move only.
        Who stood there at the beginning of his turn may battle out of it (armor out of a town with 2 dice less).
        Obstacles such as wire or sandbags lie on top of the ground, and both count. /rules hex names what lies on a hex.
concept-battle = Battle
    .also = battle, battles, attack, attacks, attacking, combat, fight
    .rules =
        An ordered unit may attack once a turn, one target, with all its dice; nobody has to.
        Whoever stands next to an enemy may attack only enemies next to him, guns included.
        The order of an attack: target, Ambush if adjacent, dice, losses, flags, then taking ground.
concept-close-assault = Close assault
    .also = close assault, assault, melee, adjacent, next to, close combat
    .rules =
        An attack on the next hex is a close assault, one from farther off is fire. The dice are those of distance 1.
        It alone can win ground, and it alone can be answered with Ambush.
        With an enemy next to it a unit cannot fire at anybody farther away.
concept-range = Range
    .also = range, distance, reach, fire, firing, shoot, shooting, out of range
    .rules =
        Infantry has 3, 2, 1 dice at 1, 2, 3 hexes; armor 3 dice up to 3 hexes; artillery 3, 3, 2, 2, 1, 1 up to 6.
        Other units have a line of their own: /rules unit.
        Infantry and armor must see the target, too; with no die left there is no attack.
concept-sight = Line of sight
    .also = line of sight, sight, los, see, seeing, view, blocked, blocks
    .rules =
        Draw a line from the middle of one hex to the middle of the other: units, forest, town, hedgerow, bunkers and most hills in between block it.
        Where the line runs between two hexes, it is blocked only if both of them block. The two hexes at its ends never do.
        Artillery, Air Power and Barrage need no line of sight.
concept-height = Hills and height
    .also = height, elevation, hills, uphill, downhill, high ground, plateau, climb, climbing
    .rules =
        Attacking a unit on a hill from below costs 1 die; from hill to hill nothing is lost.
        A hill blocks sight, except between units on hexes of the same connected hill.
        Plain hills hinder no move; steep hills, cliffs and bluffs cost 2 hexes to climb.
concept-dice = Dice
    .also = dice, die, roll, rolling, how many dice
    .rules =
        The unit's dice for that distance, less what protects the target, less what its own hex takes, plus what the card gives.
        A die has infantry twice, armor, grenade, star and flag. The target's own symbol and a grenade hit.
        All dice are rolled at once; the button of an attack shows how many there will be.
concept-cover = Protection
    .also = cover, protection, protects, defence, defense, shelter, fewer dice, minus dice
    .rules =
        Ground takes dice from whoever attacks it; of several protections in a hex only the best counts.
        What the attacker's own hex takes comes on top: 2 dice from armor in a town, 1 from infantry on wire.
        Artillery never loses dice to the ground of its target.
concept-hit = Hits and losses
    .also = hit, hits, losses, loss, casualties, symbol, symbols, kill, eliminated, eliminate, figures lost, miss
    .rules =
        The symbol of the target and a grenade are a hit; artillery is hit by grenades only; a star misses unless something says otherwise.
        Each hit takes one figure. The last figure gone is a medal for the attacker.
        A unit that has lost figures moves and battles as well as before.
concept-retreat = Retreat
    .also = retreat, retreats, retreating, flag, flags, fall back, falling back, withdraw, rout, push back
    .rules =
        Each flag drives the unit 1 hex towards its own edge of the board. Its owner chooses the hexes; never sideways or forward.
        A hex that it cannot fall back (the edge, a unit, a river) costs a figure instead. Forest or town does not stop it.
        Losses come before flags. [Reactions] says where your units fall back in the other side's turn.
concept-ignore-flag = Ignoring a flag
    .also = ignore flag, ignore flags, ignore, ignored, stand fast, hold
    .rules =
        On sandbags, on a hedgehog or in a bunker of its own side a unit may ignore the first flag of a roll; some units and ground do the same.
        It is always its owner's choice, and several such things still ignore one flag. In the other side's turn [Reactions] decides: unless you say otherwise your units stand fast.
        No flag of Air Power or Barrage can be ignored.
concept-take-ground = Taking ground
    .also = take ground, taking ground, ground taken, advance, take the hex, occupy
    .rules =
        When a close assault has emptied the target's hex, your infantry or armor may move in at once, however far it went before.
        Artillery never does, nor a unit that ambushed, nor one that had to stop in the ground it entered this turn.
        The hex must be one the unit can enter, and forest, town or hedgerow end its fighting there.
concept-overrun = Armor overrun
    .also = overrun, overruns, armor overrun, second attack, attack twice, breakthrough attack
    .rules =
        Armor that took ground after a close assault may battle once more at once: next to an enemy a close assault, otherwise fire.
        Once a turn. After a second close assault that is won it may take ground again, but not battle a third time.
        Not from forest, town or hedgerow it has just taken.
concept-draw = Drawing cards
    .also = draw, discard, discards, discard pile, drawing, draw a card, end of turn, reshuffle, shuffle, empty deck
    .rules =
        At the end of your turn you draw one card, without a tap; after a Recon of a section you see two and keep one.
        When the deck is empty, the discards are shuffled into a new one, unless the battle says otherwise.
        To agree on a drawn battle is something else: /game draw.
concept-medal = Medals
    .also = medal, medals, victory point, victory points, objective, objectives, medal hex, score
    .rules =
        Each enemy unit destroyed is 1 medal, whatever destroyed it, and some hexes are worth one as well.
        A temporary medal counts while your unit stands there; a permanent one stays yours. /rules hex says which it is.
        Other battles give medals for the majority of some hexes or for leaving the board: /scenario show.
concept-victory = Victory
    .also = victory, win, wins, winning, winner, who wins, end of the battle, game over, lose
    .rules =
        The first side with the medals that its battle asks for wins, at once, in the middle of any turn.
        A side without any unit left has lost.
        Some battles end in other ways, too: [Briefing] and /scenario show tell them.
concept-exit = Exits
    .also = exit, exits, leave the board, off the board, escape
    .rules =
        In some battles a unit that stands on a marked hex of the edge may leave the board for 1 hex of movement; that is a medal.
        It must be ordered, and must not have had to stop there.
        Falling back over the edge is no exit: it costs figures.
concept-strength = Strength
    .also = strength, figures, figure, full strength, heal, healing, restore, repair
    .rules =
        Infantry begins with 4 figures, armor with 3, artillery with 2, unless the battle says otherwise; more it can never have.
        Lost figures change nothing but how much more the unit can take.
        Medics & Mechanics brings some back, and in some battles so do supplies.
concept-clear = Removing wire
    .also = clear, remove wire, removing, remove, wire
    .rules =
        Ordered infantry on wire may remove it instead of battling, if it could battle; it needs no enemy in range.
        Armor that drives onto wire removes it and may battle as well.
        Nobody else does, and wire stays until it is removed.
concept-on-the-move = On the Move
    .also = on the move, on-the-move
    .rules =
        Cards of the Breakthrough deck order some more units On the Move, in any section.
        Such a unit moves as usual and does nothing else this turn; it may leave by an exit.
        A unit gets one order, a normal one or this.
concept-breakthrough = Breakthrough
    .also = breakthrough, deep board
    .rules =
        A deep board: as wide as the usual one, 17 rows, the same three sections from end to end.
        It has a deck of its own, with orders On the Move and some stronger cards.
        Hands and medals are those of the battle.
concept-overlord = Overlord
    .also = overlord, commander-in-chief, field general, field generals, double board
    .rules =
        Two boards side by side. The Commander-in-Chief holds the hand and deals 1 to 3 cards a turn to his generals.
        Each general leads one third of the front, and a card acts within the part of the general who got it.
        At the end 2 cards are drawn, 3 after a Recon.
concept-team = Teams
    .also = team, teams, several players, generals, commander, two players
    .rules =
        Up to three people play a side, four in Overlord, with one hand that all of them see.
        Of two, the commander leads the center and the other both flanks; of three, each leads a section.
        Everybody drafts orders for his own units. /help says how.
concept-match = A match
    .also = match, rematch, both sides, swap sides
    .rules =
        Two games of the same battle with the sides swapped.
        The medals of both are added, and the higher sum wins.
        Equal sums are a draw.
concept-switch = Rule switches
    .also = switch, switches, rulings, house rules, variants, options, rules of the table
    .rules =
        Where the books leave a point open, a table may agree what counts.
        Bold is as usual; without a word of yours it is played so.
        Name what you change under *rules* of /game new; the invitation says it.
concept-young = Young Generals
    .also = young, young generals, children, simple rules, easy
    .rules =
        Lighter rules: only the cards for sections are dealt, none of the tactic cards.
        Ground is taken and armor overruns as ever; a table may leave out either.
        Choose it when you set up a battle, /game new: *young_generals*, and the other two under *rules*.
concept-mine = Minefields
    .also = mine, mines, minefield, minefields
    .rules =
        Whoever moves onto a minefield stops there. An enemy of its owner sets it off: it rolls as many dice as its marker says, symbols and grenades hit.
        A mine of value 0 is taken away; any other stays, face up. The owner's units only stop.
        A survivor may battle but takes no ground this turn. Falling back over mines is safe.
concept-smoke = Smoke
    .also = smoke, smoke shells, smoke screen
    .rules =
        Smoke on a hex between blocks every sight, even for guns. Whoever enters it stops, and may battle.
        It takes 1 die from an attack on a unit in it and 1 from an attack out of it, beside what the ground takes.
        It is gone after the other side's second turn.
concept-camouflage = Camouflaged units
    .also = camouflage, camouflaged, hidden
    .rules =
        A camouflaged unit can be attacked from the next hex only, by no fire, Barrage or Air Power.
        It loses its camouflage when it moves, falls back or battles.
        To be attacked does not reveal it.
concept-landing-craft = Landing craft
    .also = landing craft, landing, boat, boats
    .rules =
        A unit far out on the ocean may begin in a landing craft, and moves up to 2 hexes of ocean with it.
        It lands on beach or land, goes no farther and does not battle this turn; the craft is taken away.
        The craft is no target and no medal; it blocks the line of sight.
concept-second-roll = Rolled again: Tiger and cars
    .also = second roll, roll again, reroll, re-roll, confirm hit
    .rules =
        Dice that would hit a Tiger, a patrol car or a command car are rolled once more, and only grenades then count.
        One of them destroys a Tiger or a command car; a patrol car loses a figure for each.
        Flags of the first roll count afterwards.
concept-resupply = Supplies
    .also = resupply, supply, supplies, refill
    .rules =
        Instead of battling, an ordered truck or half-track gives figures to units next to it: one of its own for each that comes back.
        Nobody gets more than he began with, and neither giver nor receiver battles this turn.
        Figures spent so are no loss.
concept-hex = Hexes and their names
    .also = hex, hexes, diagonal, diagonally, coordinates, hex name, map, neighbour, neighbor, how far apart
    .rules =
        A letter for the column and a number for the row: rows are counted from the bottom of the printed map.
        A hex has up to six neighbours; the distance is the fewest steps from one to the other.
        /rules hex names what lies on one.
concept-reaction = Reactions
    .also = reaction, reactions, react, ask me, other side's turn
    .rules =
        Nobody waits for the other side: your reactions say beforehand when Ambush is played, where units fall back and when they stand fast.
        Everybody has them, whatever he holds, so they tell nothing. [Reactions] or /me reactions, whenever you like.
        With *ask me* the battle waits up to 6 hours for your answer. *reactions* of /game new lets a table ask in other ways.
concept-undo = Taking back
    .also = undo, take back, mistake, misclick, go back, wrong button
    .rules =
        Until [Confirm] everything is a draft: [Undo] and [Start over] cost nothing.
        What is confirmed lies on the table, and the other side sees it. As long as nothing was rolled or drawn, /play undo or [Take back] under [More] takes it back: nobody is told what it was, but whoever has looked has seen it.
        After dice or new cards the other side is asked whether it agrees.
concept-time = Time
    .also = time, clock, deadline, timer, too late, slow, how long
    .rules =
        Each side has a clock: what it holds when a turn begins is what the turn may take; when the turn ends some is added. It stands still while the other side is asked.
        /game time gives the other side time or asks for a pause; /me time keeps deadlines out of your night; /me holiday stops your clocks.
        When it is up, the Veteran plays that turn, and after two in a row or three of six all, until [I am back]; without stand-ins the other side may claim the battle or give time.
concept-giving-up = Giving up, agreeing on a draw
    .also = surrender, give up, resign, concede, quit, peace, offer a draw
    .rules =
        /game resign gives a battle up, and the other side wins at once; you are asked first.
        /game draw offers a draw; the other side has to agree.
        In a team that is for the commander to do. [More] has buttons for both.
