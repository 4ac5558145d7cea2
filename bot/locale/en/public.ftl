# What everybody reads: the panel, the notices, invitations.

panel-waiting = ⏳ **Turn { $turn } · { $side }** ({ $people }): { $decision } · { $until }
panel-paused = ⏸️ A moderator lets the clock stand still.
panel-paused-until = ⏸️ Both sides have agreed to let the clock stand still; it runs on { $when }.
panel-side-of = { $side }: { $what }
panel-clock = 🕰️ Time left: { $sides } · each turn adds { $increment }, up to { $cap }
bank-runs = up { $when }
panel-cards = 🃏 Cards: Allies { $allies }, Axis { $axis }, { $deck } left to draw

panel-away = { $computer } plays for { $person }, until [I am back].
button-here-again = I am back
notice-turn = { $people } – **turn { $turn }, { $side } to move.**
notice-deadline = ⏳ { $until }
notice-opening = **{ $title } begins.** [Briefing] tells what it is about and its special rules. Play with [Take turn] or `/play orders`: what is only written here I do not read.
notice-asked = { $people } – { $question } ⏳ Closes { $when } at the latest, then your reactions decide.
notice-question-retreat = **a flag on your { $unit } at { $at }: where does it go?**
notice-question-withdraw = **your { $unit } at { $at } withdraws: where to?**
notice-question-react = **your { $unit } at { $at } is attacked in close assault.**
notice-question-fire = **your { $unit } at { $at } is fired at.**
notice-question-combat = **combat cards may be played now.**
notice-question-choose = **a choice is yours.**
notice-resumed = { $people } – **the answer is in, your turn goes on.** ⏳ { $until }
notice-reminder = ⏰ { $people } – little time is left for turn { $turn }; { $until }.
notice-overdue = ⏰ { $people }: time is up for the { $side }. The other side may claim the battle or wait.
notice-played-turn = ⏰ { $people } – time is up for the { $side } in turn { $turn }. { $clock ->
    [left] This turn is played for them by { $computers }, seeing only what they may; for the next one { $left } are left
   *[same] This part is played for them by { $computers }, seeing only what they may
}. Nothing is lost.
notice-played-seat = ⏰ { $people } – time was up too often for the { $side }: this seat is played by { $computers } until [I am back] is pressed, here, in private or by /game back.
notice-back-now = 🙋 { $person } is back and plays for the { $side } again.
notice-back-next = 🙋 { $person } is back and plays for the { $side } from the next turn on.
notice-waits = ⏳ The other side waits: the { $side } have a fresh clock, { $until }.
notice-time-given = 🎁 <@{ $person }> gives the { $side } { $time } more.
notice-paused = ⏸️ The clock stands still, as both sides agreed; it runs on { $when }. You may play on. [Clocks] under [More] ends it earlier.
notice-pause-over = ▶️ { $people } – the clock runs on; { $until }.
notice-pause-ended = ▶️ { $people } – <@{ $person }> lets the clock run on; { $until }.
notice-consent-pause = ⏸️ <@{ $by }> asks to let the clock stand still for { $time }. { $people }, do you agree?
notice-answered-pause-yes = 👍 <@{ $person }> agrees to a pause.
notice-answered-pause-no = 👎 No pause: the clock runs.
notice-away = 🏖️ <@{ $person }> is away from <t:{ $since }:D> until <t:{ $until }:D>. A side's clock stands still while nobody of it is there.
notice-home = 🏠 <@{ $person }> is there again: the clock runs.
notice-still = 🕊️ { $people } – nothing has happened here for { $time }. **Still playing?** Whoever has been waiting may end it as a draw that counts for nothing; without an answer it ends so by itself { $when }.
notice-plays-on = 🕊️ <@{ $person }> plays on. { $people }, it is your move; there is no hurry.
notice-undone = ↩️ **Taken back;** the battle stands at turn { $turn } again, without:
notice-stands = ↩️ The turn goes on from the middle. Already done in it:
notice-consent-undo = ↩️ <@{ $by }> asks to take this back. { $people }, do you agree?
notice-consent-seat = 🪑 <@{ $by }> asks: may <@{ $new }> go on for the { $side } instead of <@{ $old }>? { $people }, do you agree?
notice-consent-draw = 🤝 <@{ $by }> offers a draw. { $people }, do you agree?
notice-consent-lapsed = ⏳ This question no longer stands.
notice-answered-withdrawn = ↩️ <@{ $person }> takes the question back.
notice-answered-undo-yes = 👍 <@{ $person }> agrees to take it back.
notice-answered-undo-no = 👎 <@{ $person }> does not agree: nothing is taken back.
notice-answered-draw-yes = 👍 <@{ $person }> agrees to a draw.
notice-answered-draw-no = 👎 No draw: the battle goes on.
notice-answered-seat-yes = 👍 <@{ $person }> agrees to the change of seats.
notice-answered-seat-no = 👎 The seats stay as they are.
notice-over = 🏁 { $people } – { $result }
notice-cancelled-somebody = The battle was called off by a moderator.
notice-cancelled-abandoned = 🕸️ Nobody has come back to this battle for two weeks after its time was up: it is called off. [Rematch] under the panel begins it anew.
notice-cancelled-unfinished = 🍂 The battle ends unfinished, as a draw that counts for nothing. [Rematch] under the panel begins it anew.
notice-cancelled-left = 🚪 The battle is called off: the other side has left the server.
notice-ruled-extend = ⏳ The moderator <@{ $by }> gives more time: { $until }.
notice-ruled-pause = ⏸️ The moderator <@{ $by }> lets the clock stand still. You may play on.
notice-ruled-resume = ▶️ The moderator <@{ $by }> lets the clock run on: { $until }.
notice-ruled-undo = ↩️ The moderator <@{ $by }> has taken the last action back.
notice-ruled-force-time = ⏰ The moderator <@{ $by }> says that time is up now.
notice-ruled-force-allies = ⚖️ The moderator <@{ $by }> has decided the battle: the Allies win.
notice-ruled-force-axis = ⚖️ The moderator <@{ $by }> has decided the battle: the Axis win.
notice-ruled-force-draw = ⚖️ The moderator <@{ $by }> has decided the battle: a draw.
notice-vanished = 🚪 { $people } – <@{ $person }> has left this server, and the { $side } are without anybody. Somebody else can sit down there and play on; you can wait, or end the battle without a winner.
notice-cancelled-gone = The server has sent me away: the battle is called off.
notice-replaced = 🔄 <@{ $new }> takes the place of <@{ $old }>.
notice-replaced-side = 🔄 <@{ $new }> takes the place of <@{ $old }> for the { $side }.
notice-revealed = 👁️ A moderator has looked at the hidden cards of this battle.
notice-match-over = 🤝 The match is over: **{ $sum }**. { $result }

elsewhere-heading = 🧭 **{ $title }** – said here, for its thread cannot be used:
elsewhere-missed = ⚠️ Discord would not take something that was to be said there, for a whole day. [Board] and [Log] show how things stand.
notice-thread-lost = 🧭 The thread of **{ $title }** { $why ->
    [deleted] was deleted
    [locked] was locked
   *[other] is closed to me
}. The battle goes on, and nothing of it is lost.
lost-how-on = Its players can go on in a new thread here; who moderates can open the old one again.
notice-side-lost = 🧭 The place of the { $side } { $why ->
    [deleted] was deleted
    [locked] was locked
   *[other] is closed to me
}. The battle goes on here: hand, board and orders are behind the buttons, for your eyes only.
notice-moved = 🧭 { $people } – the battle goes on here, turn { $turn }. ⏳ { $until }
lost-thread = the thread
lost-side-allies = the place of the Allies
lost-side-axis = the place of the Axis
mods-lost = 🧭 Of **{ $title }** { $what } { $why ->
    [deleted] was deleted
    [locked] was locked
   *[other] is closed to me
}. Its players are asked whether to go on elsewhere; /admin repair makes it anew, /admin cancel ends the battle.
mods-undelivered = ⚠️ **{ $title }**: something could not be told for a day, and is given up. /admin health and /admin setup may show why.
forum-post = ⚔️ **{ $title }** – the battle is told and played in this post.
button-continue = Go on in a new thread
button-side-anew = A new place for the { $side }

match-winner = 🏆 It goes to { $person }.
match-winner-figures = 🏆 The medals are even; by figures destroyed, { $more } to { $less }, it goes to { $person }.
match-stands = 🤝 In the match it now stands **{ $sum }**.
match-stands-next = 🤝 In the match it now stands **{ $sum }**. The second battle, with the sides swapped, begins in a moment.
match-tied = 🏆 It is tied.
match-leg = match { $leg }/2
button-other-battle = The other battle
match-heading = ## 🤝 Match: { $title }
match-waits = ⏳ Turn { $turn }: { $people } to act, { $until }
match-won = 🏁 { $side } win { $how }
match-second = The second battle, with the sides swapped, is being set up.
match-second-in-turn = The second battle, with the sides swapped, begins when this one has been decided.
panel-match = 🤝 Battle { $leg } of the 2 of a match
panel-match-other = the other one: { $place }
panel-match-link = [how the match stands]({ $link })
button-take-turn-of = Take turn · #{ $game }

invitation-heading = ## ⚔️ { $title }
invitation-by = { $person } looks for an opponent.
invitation-asks = { $people }, this is for you.
in-time-line = ⏱️ Turns in time: { $people }
in-time-share = { $person } { $percent }% of { $turns }
in-time-new = { $person } is new
invitation-expires = The invitation lapses { $when }.
invitation-over-declined = The invitation to **{ $title }** was declined.
invitation-over-expired = The invitation to **{ $title }** has lapsed.
invitation-over-cancelled = { $by } has taken the invitation to **{ $title }** back.
invitation-over-started = **{ $title }** has begun: { $place }

button-computer = Play the Veteran, a computer
button-computers = Begin · free seats to Veterans, computers
button-join = Join as { $side }
button-details = Briefing
button-decline = Decline
button-play-on = We play on
button-let-be = Let it be
button-decide = Decide
button-agree = Agree
button-disagree = No

terms-clock = ⏳ { $time } a turn
terms-pace = ⏳ { $name }: { $bank } a side, +{ $increment } a turn, { $cap } at most
terms-friendly = 🕊️ no clock: after { $time } of silence both sides are asked whether they still play
terms-unhurried = 🕊️ no clock: after { $time } of silence I ask whether you still play
pace-live = Live
pace-normal = Normal
pace-slow = Slow
pace-fast = Fast
pace-own = Clock
terms-orders = nobody waits for reactions: they are set beforehand
terms-fair = reactions are asked fairly: a question about an attack is open 10 minutes to 4 hours, whoever holds what
terms-live = reactions are asked on the spot, for 90 seconds, of whoever has played within 5 minutes; of others those count that they set beforehand
terms-match = 🤝 a match: two battles at the same time, the second with the sides swapped
terms-match-in-turn = 🤝 a match: two battles one after the other, the second with the sides swapped
terms-practice = practice: one person, both sides
terms-rule = played with: { $rule }
terms-young = Young Generals
computer-recruit = 🤖 Recruit
    .plain = Recruit
computer-veteran = 🤖 Veteran
    .plain = Veteran
computer-general = 🤖 General
    .plain = General
terms-no-standin = when time is up the other side may claim the battle
terms-in-time = for people with { $least }% of their turns in time, or new
terms-no-odds = attacks without their chances told
terms-option = { $option }: { $value }

until = time is up { $when }
until-team = the team's time for it is up { $when }, the side's clock { $clock }
until-never = no clock
until-paused = the clock stands still
until-not-begun = –
span-none = nothing
span-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
span-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
span-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}

option-hill_sight = sight over hills
option-hill_sight-classic = nobody sees over a hill
option-hill_sight-height = lower hills do not block raised units
option-edge_sight = sight along the edge of the board
option-edge_sight-obstructed = the edge obstructs
option-edge_sight-open = the edge is open
option-retreat_path = retreat into a dead end
option-retreat_path-longest = the longest way must be taken
option-retreat_path-any = any way may be taken
option-beach_limit = beach limit
option-beach_limit-entered = for moves that enter
option-beach_limit-standing = also for moves that start there
option-behind_lines_battle = ground behind enemy lines
option-behind_lines_battle-restricted = forbids battle as always
option-behind_lines_battle-free = does not forbid battle
option-air_power_group = Air Power targets
option-air_power_group-connected = one connected group
option-air_power_group-mutual = each next to each
option-air_power_dice = Air Power dice
option-tactic_cards = command cards
option-tactic_cards-True = section and tactic cards
option-tactic_cards-False = section cards only
option-take_ground = Take Ground
option-take_ground-True = yes
option-take_ground-False = no
option-overrun = Armor Overrun
option-overrun-True = yes
option-overrun-False = no
option-overlord = Overlord
option-overlord-generals = cards are dealt to generals
option-overlord-one-card = one card a turn, as on a small board
option-td_own_hex_penalty = tank destroyer that has not moved
option-td_own_hex_penalty-False = fires freely from its hex
option-td_own_hex_penalty-True = its own hex takes dice
option-river_mouth = mouth of a stream
option-river_mouth-shallow = as the stream
option-river_mouth-deep = closed, as a river
option-drop_center = hex of an air drop
option-drop_center-named = the battle names it
option-drop_center-advised = whoever drops chooses
option-drop_collision = figures that land together
option-drop_collision-all = all are lost
option-drop_collision-second = the first stands
option-marines_on_the_move = Marines On the Move
option-marines_on_the_move-False = as the card says
option-marines_on_the_move-True = 1 unit more, too
option-cavalry_terrain_class = cavalry on the ground
option-cavalry_terrain_class-armor = counts as armor
option-cavalry_terrain_class-infantry = counts as infantry
option-wadi_artillery = artillery at a wadi
option-wadi_artillery-hindered = loses 1 die
option-wadi_artillery-free = loses nothing
option-oasis_recovery = recovery in an oasis
option-oasis_recovery-named = where the battle says so
option-oasis_recovery-always = in every oasis
option-headquarters_retreat = retreat onto headquarters tents
option-headquarters_retreat-captures = takes them
option-headquarters_retreat-nothing = changes nothing
option-coast = coast
option-coast-sea = as ocean
option-coast-shore = as beach
option-cavalry_stars = stars of cavalry against a tank destroyer
option-cavalry_stars-miss = miss, as from infantry
option-cavalry_stars-hit = hit, as from armor
option-plough_own_mines = mine plough on mines of its own side
option-plough_own_mines-leaves = leaves them there
option-plough_own_mines-clears = clears them
option-copied_recon = Recon copied by Counter-Attack
option-copied_recon-draws = draws a winter card like a Recon
option-copied_recon-draws-none = draws no winter card
option-exit_figures = exits where figures are counted
option-exit_figures-everybody = every unit counts by the figure
option-exit_figures-vehicles = only vehicles count by the figure, others are one medal
option-match_tie = tied match
option-match_tie-draw = a draw
option-match_tie-figures = figures decide
