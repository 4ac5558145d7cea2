# Teams: seats, what a side reads in its own place, drafts of several generals, votes, the deal.

seat-alone = alone
seat-commander = Commander, { $where }
seat-general = General, { $where }
seat-commander-bare = Commander
seat-general-bare = General
seat-chief = Commander-in-Chief, { $where }
seat-chief-bare = Commander-in-Chief
seat-free = *free*
seat-asked = { $person } *(asked)*
# Several names in a row: left, center and right.
list-and = { $first } and { $last }
hint-seat = Take a certain seat

invitation-by-team = { $person } looks for players: a battle of teams.
terms-team = { $time } for a general's orders
button-begin = Begin
button-leave = Leave
button-command = Hand over command
said-invited-team = The invitation stands in { $place }. The battle begins when every seat is taken, or with [Begin] once each side has somebody; whoever comes later takes a free seat.

side-joined = 👋 <@{ $person }> joins as { $seat }. This place, the hand and the plan are open to { $count ->
    [one] you
   *[other] all { $count } of you
}.
side-left = 🚪 <@{ $person }> has left, and reads here no more.
side-commands = ⭐ <@{ $person }> commands now.
side-replaced = 🔄 <@{ $new }> takes the place of <@{ $old }>, who reads here no more.
side-revealed = 👁️ The moderator <@{ $by }> has looked at the hidden cards of both sides. Everybody is told.
notice-joined = 👋 <@{ $person }> joins the { $side }.
notice-left-team = 🚪 <@{ $person }> has left the { $side }.
hand-withdrawn = You have no seat in **{ $title }** any more, so your hand is no longer shown here.
said-left-running = You have left the battle. Your seat is free; what you had planned stays with your side.

# The panel of a team

staff-heading = ## { $title } · { $side }
staff-generals = **Your staff**
staff-phase-open = The battle has not begun.
staff-phase-other = ⏳ The other side moves; { $clock }. Time to talk: [Suggest a card] for your next turn.
staff-phase-card = 🗳️ { $people } chooses the card; { $until }. After the team's time others may stand in. [Suggest a card] says what you would play.
staff-phase-card-deal = 🗳️ { $people } deals the cards; { $until }. [Suggest a card] says what you would give to whom.
staff-phase-act = ✍️ **Orders are drafted:** { $ready } of { $asked } ready, waiting for { $people }; { $until }. [My orders], then [Ready]: the last one's ✅ carries everything out.{ $live ->
    [1] {" "}Whoever has planned no attack at all may still attack after that.
   *[other] {""}
}
staff-phase-solo = ▶️ { $people } carries the card out; { $until }.
staff-phase-wait = ⏸️ The other side is asked something; your plan goes on by itself after that.
staff-phase-battle = ⚔️ **Attacks are still open:** { $people }, each fires his own; { $until }. Who is through presses [Done attacking].
staff-phase-again = 🥾 **A second move is still open:** { $people } may move once more after the battle; { $until }.
staff-phase-overrun = 🔁 **An overrun is still open:** { $people } may attack once more at once, from { $hex }; { $until }. After that the plan of all goes on. [Done attacking] leaves it.
staff-phase-over = 🏁 The battle is over.
staff-past = **{ $first ->
    [0] Turn { $last }
   *[other] Turns { $first } and { $last }
}**
staff-shared-target = 🎯 **{ $units } aim at { $target }:** { $first } attacks first.{ $live ->
    [1] {" "}Whoever finds no enemy there then may still attack another.
   *[other] {" "}Whoever finds no enemy there then does not attack, unless a second target is planned.
}
staff-thread = 📜 What everybody may read: { $place }
staff-readers = 👁️ Your side and I read here; so can the administrators of this server.
staff-guarded = 🔐 { $people } of the other side may read every channel of this server. So nothing secret stands here: **[Our table]** shows board, hand, drafts and plan to each of you alone, and [Say] there reaches your side. Do not talk here of what the others must not know.
staff-news-guarded = 🔐 { $people }: there is something new at [Our table].
staff-card = 🃏 In play: **{ $card }**
staff-card-for = 🃏 **{ $card }** → { $section }, <@{ $person }>
staff-standin-later = 🫡 { $people } { $number ->
    [one] still has time
   *[other] still have time
}. Once it is up, { $when }, [Stand in] is here.
staff-leave-typed = -# [Leave] has no room here now: `/team leave`.
staff-stood-in = <@{ $person }> stands in for him
staff-editor = changed by <@{ $person }>
staff-plan = 📌 **Plan** (<@{ $person }>, { $when }): { $text }
staff-said = 💬 <@{ $person }>, { $when }: { $text }
staff-signs = -# { $signs }
sign-idle = nothing to do now
sign-to-draft = asked
sign-drafting = at work
sign-ready = ready
sign-done = through
staff-votes = 🗳️ **Suggested**
staff-hand = 🃏 **Hand:** { $cards }
staff-assign = Choose below who leads which section: the two change places where somebody would have none. What is ordered or drafted there goes with the units, and both are told.
staff-leads = { $name } leads the { $section }
staff-commands = { $name } takes command
hint-assign = Who leads the { $section }?
hint-command = Hand over command

button-plan-ahead = Plan ahead
button-my-orders = My orders
button-ready = Ready
button-ready-empty-last = Ready without orders – carry it all out ▸
button-ready-last = Ready – carry it all out ▸
button-ready-roll = Ready – roll ▸
button-not-ready = Not ready yet
button-vote = Suggest a card
button-no-vote = Take my vote back
button-plan = Plan
button-say = Say
button-table = Our table
button-staff = Staff
button-all-ready = Carry it out
button-standin = Stand in for { $name }
button-back-in = I am back

vote-heading = 🗳️ **What would you play{ $now ->
    [0] {" "}next turn? The card of this turn is played.
   *[other] ?
}** Your choice is a suggestion and a vote; the commander plays the card.
vote-nothing = There is nothing to suggest now.
vote-count = { $number ->
    [one] 1 vote
   *[other] { $number } votes
}
vote-for = { $card } → { $section }
vote-use = { $card } played as { $ability }
hint-vote = Choose a card
hint-vote-for = For the { $section } general

form-plan = The plan of your side
form-plan-text = For your side's place; empty takes it down
form-say = To your side
form-say-text = For your side's place

said-plan = 📌 Your side reads the plan.
said-no-plan = The plan is taken down.
said-said = 💬 Your side reads it.
said-not-ready = You are not ready any more: change what you like.
said-stands-in = 🫡 You stand in for <@{ $person }> this turn; what was drafted for these sections is yours now.
said-back-in = You lead your own sections again.
ask-command = Hand command over to { $name }? Only { $name } can give it back.
ask-assign = **Take these sections over now?** What is ordered and drafted there goes with the units, and both are told.
ask-assign-from = • { $sections }: from <@{ $person }> to { $heir }. { $lamp ->
    [ready] <@{ $person }> is ready with: { $plan }
    [drafting] <@{ $person }> is at work: { $plan }
   *[other] <@{ $person }> has drafted nothing yet.
}
ask-assign-time = ⏳ There is still time: { $until }. After the team's time [Stand in] takes a part for this turn only.
button-assign = Change it
ask-leave = Leave this battle? Your seat becomes free and you no longer read what your side writes. What you have drafted stays with your side. You can never join the other one.

# What a side is told in its place

team-called = { $people } – **orders for { $cards }.** [My orders]; { $until }. The last ✅ carries everything out.
team-called-card = { $people } – **you choose the card now:** [Take turn]; { $until }.
team-called-battle = { $people } – ⚔️ **battles are still to be fought,** each fires his own; { $until }.
team-called-again = { $people } – 🥾 **your unit may move once more after its battle.** [Take turn]; { $until }.
team-called-overrun = { $people } – ⚔️ **your unit at { $hex } may attack once more at once.** [Take turn]; { $until }.
team-called-solo = { $people } – **{ $cards } is yours to carry out:** [Take turn]; { $until }.
team-called-one = { $people } – **orders for { $cards }.** [My orders]; { $until }. Your ✅ carries them out.
team-called-keep = { $people } – 🃏 **choose the card that you keep:** [Take turn]; { $until }.
team-then-act = After { $people }, { $number ->
    [one] { $computers } plans
   *[other] { $computers } plan
} with what is left.
team-then-battle = After { $people }, { $number ->
    [one] { $computers } attacks
   *[other] { $computers } attack
}.
team-reminder = ⏰ { $people } – half of the time for your orders is gone; { $until }.
team-late = ⏰ { $people } – time for your orders is up. <@{ $commander }> may stand in ([Staff]), or carry out what is there ([Carry it out]).
team-late-commander = ⏰ { $people } – no card has been played yet. Any general may stand in for the commander: [Staff].
team-said = 💬 <@{ $person }>: { $text }
team-standin = 🫡 <@{ $by }> stands in for <@{ $person }> this turn.
team-back = ↩️ <@{ $person }> is back, and leads his own sections.
team-sections = 🎖️ { $leads }. What was ordered or drafted there goes with the units.
team-leads = <@{ $person }> now leads the { $sections }
team-unready = ✍️ { $people } – what you had said to be done has changed hands: look at it, and press [Ready] once more.
team-command-given = ⭐ <@{ $new }> commands now: <@{ $old }> has handed command over.
team-command-left = ⭐ <@{ $new }> commands now: <@{ $old }> has left.
team-command-replaced = ⭐ <@{ $new }> commands now, instead of <@{ $old }>.
team-spared = ✅ { $people }: nothing of this card was left to plan, so nobody waited.
team-left-out = ⚠️ **Not done,** because chance came in between:
team-left-line = • <@{ $person }>: { $line } – { $why }
team-left-bare = • <@{ $person }>: { $line }
hand-by-dm-team = What is for you alone is behind [Hand], and comes by private message, too, if yours are open.
dm-called = 📣 **{ $title }**: your orders for **{ $cards }** are wanted; { $until }. { $place }
dm-card-back = 🃏 **{ $title }**: the card has been taken back. No orders are wanted now; what you have drafted waits until a card is played again.

# The private panel of a general, and of a commander who deals

prompt-deal = **Deal one to three cards,** at most one to each general; one card for yourself may be among them. At least one card stays in your hand, undealt. A card for one section is played in one half of the general's own, left or right as he sees it: the first unit he orders decides. The lists say how many units it finds there.
deal-draws = 🎴 At the end of the turn you draw **2 cards, 3 if a Recon was dealt**, never above the hand you began with. Deal more than that, and your hand stays smaller.
deal-copies = ↩️ **Counter-Attack** becomes the last card of whoever is across: your left faces their right, you their Commander-in-Chief. The lists say which.
deal-copies-nothing = 🚫 Orders nobody now: nobody across has played a card yet.
deal-finds = Now { $left } in the left half or { $right } in the right.
deal-line = 📨 { $section }: { $card }
deal-nothing = no card yet
deal-left = 🃏 Still yours: { $cards }
deal-line-own = ⭐ yourself: **{ $card }**
hint-deal = A card for the { $section } general…
hint-deal-own = A card for yourself…
prompt-draft-ready = ✅ **You are ready{ $later ->
    [0] : nothing more is asked of you
   *[other] {""}
}.** Waiting for { $people }: the last ✅ carries everything out.
prompt-shared = 🤝 All generals share these orders: whoever drafts first has them.{ $any ->
    [0] {""}
   *[other] {" "}{ $taken }.
}
prompt-shared-taken = { $person } has taken { $number } ({ $units })
prompt-draft-unplanned = ⚔️ { $units }: no attack is planned, so none is made: of a general who plans an attack only what is planned is fought.
prompt-ready-ground = 🚩 Nothing is said about the ground: if { $hexes } { $number ->
    [one] is won, your unit stays where it is.
   *[other] are won, your units stay where they are.
}
button-ready-ground = Ready, take { $hexes } if won
button-take-ground = Take { $hexes } if won ▸
button-ready-stay = Ready, stay where they are
prompt-draft-live = ⚔️ No attack is planned for { $units }: once everybody is ready you are asked for it, on the board as it is then; plan one, and only what is planned is fought.
prompt-draft-overrun = 🔁 If { $hexes } { $number ->
    [one] is
   *[other] are
} taken, your unit may attack once more from there, if it finds an enemy: you are asked then, before anything else is fought. An attack planned for it is made without asking.
prompt-ready-last = ⚠️ Yours is the last ✅: it carries out what all have planned, dice and all, and cannot be taken off.
prompt-draft-numbers = -# On the picture each draft has its number and its stroke: { $generals }. Red numbers are dice.
prompt-draft-stays = 🚩 If { $hexes } { $number ->
    [one] is
   *[other] are
} won, your unit stays where it is: nothing is said about the ground. [Not ready yet] changes that.
prompt-draft-last = ✋ **Your [Ready] is still missing, and it is the last:** nobody else is waited for. It carries out what all have planned, dice and all, and cannot be taken off.
prompt-draft-no-card = 🃏 **Your draft waits:** { $person } has taken the card back. Once it is played again, your draft stands as it was.
team-card-back = 🃏 { $person } has taken the card back. What { $people } drafted waits until it is played again.
team-card-back-idle = 🃏 { $person } has taken the card back. Nobody need plan anything until a card is played again.
prompt-general-planned = 🃏 { $person } has planned { $cards } for your next turn; it may still be another. Once it is played, you draft your part of it. In your side's place [Suggest a card] says what you would play.
prompt-general-ahead = 🃏 { $person } chooses the card for your next turn; then you draft your part of it. In your side's place [Suggest a card] says what you would play.
prompt-draft-waits = ✋ **Your [Ready] is still missing**, whatever you plan before it. Also not ready yet: { $people }.{ $others ->
    [0] {""}
   *[other] {" "}Everybody else is.
}
prompt-draft-waits-me = ✋ **Your [Ready] is still missing**, whatever you plan before it.{ $others ->
    [0] {""}
   *[other] {" "}Everybody else is ready.
}
prompt-draft-none = **Nothing of this card is left for you:** its orders are given to other units. You need do nothing: nobody waits for you once the others are ready.
prompt-draft-done = **Your part is planned.** [Ready] says so; the last one's ✅ carries everything out.
prompt-battle-through = ✅ **You have done your part.** { $people } may still attack; then the turn goes on by itself.
prompt-battle-others = ✋ **Your attacks are not over:** press [Done attacking] when they are; it ends your part alone. Still to attack: { $people }.
prompt-battle-planned = ⚔️ **Plan your battles** in the order they are to be fought; the dice fall when all are ready. { $number ->
    [0] No { $planned ->
        [0] attack
       *[other] other attack
    } is possible.
    [one] 1 attack is possible.
   *[other] { $number } attacks are possible.
} { $battles ->
    [0] {""}
    [1] A second target of the same unit is for when the first is gone.
   *[other] A unit may attack twice, the same target, too: it does both before another unit attacks.
}
prompt-plan-again = 🔁 **{ $unit } may attack once more.**
prompt-plan-second = 🎯 **{ $unit }** attacks { $second } only if no enemy is left at { $first }.
prompt-plan-unplanned = ⚔️ In Overlord nobody is asked after [Ready]: a unit without a planned attack does not attack.
prompt-plan-ground = If **{ $hex }** is won, take the ground? Without a word your unit stays.
button-plan-battles = Plan battles
button-plan-advance = Take { $hex } if won
button-plan-stay = Stay
button-ready-sure = Ready anyway
lost-plans = Your units have no moves and no attacks planned yet
lost-part-to-draft = <@{ $person }> has drafted nothing
lost-part-drafting = <@{ $person }> is not ready ({ $plan })
button-all-ready-sure = Carry it out anyway
button-ready-empty = Ready without orders
alt-part = Your { $section }, your side at the bottom.
