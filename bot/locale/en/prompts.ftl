# The private panel of a turn: questions, lists, buttons. Labels stay short for a thumb.

panel-heading = **{ $title }** · turn { $turn } (round { $round }) · { $score }

prompt-play = **Play a card:**
prompt-play-of = **Play a card for the { $side }:**
card-copies-nothing = 🚫 Orders nobody now: the other side has played no card yet.
card-is-now = Now it is { $card }.
card-finds = Orders { $able } of { $named } now.
card-finds-nobody = 🚫 Orders nobody now.
card-finds-in = Orders now: { $sections }.
prompt-play-reaction = **{ $number } · { $card }** – waits for an attack on you; your [Reactions] play it.
prompt-play-combat = 🎴 **Combat cards**, played in addition: { $cards }. [Hand] says when.
prompt-play-nothing = Your hand holds nothing to play: the turn passes and you draw.
prompt-turned = -# 🔄 The board in the thread stands the other way round, with the { $side } at the bottom; /me settings can turn yours.
prompt-order = **Order units** ({ $slots }): { $done } of { $all } ordered.
prompt-order-fewer = { $team ->
    [0] -# The card could order { $all }, but no more of your units can be.
   *[other] -# The card orders { $all } in all; what your team-mates have taken, or nobody can use, is not counted here.
}
prompt-order-given = { $more ->
    [0] **Order units** ({ $slots }): all of yours are ordered.
    [one] **Order units** ({ $slots }): all orders are given but 1 On the Move, below.
   *[other] **Order units** ({ $slots }): all orders are given but { $more } On the Move, below.
}
prompt-order-half = **Order units** ({ $slots }).
prompt-move = **Move** { $number ->
    [0] – none of your units can{ $moved ->
        [0] {""}
       *[other] {" "}any more
    }.
    [one] 1 unit; those you leave alone stay.
   *[other] { $number } units; those you leave alone stay.
}
prompt-move-stuck = -# No way is free for { $units }, as things stand.
prompt-move-lit = -# Lit up in the picture: where { $units } can go.
    .aloud = -# Listed here: { $units }.
prompt-battle = **Battle:** { $number ->
    [one] 1 attack
   *[other] { $number } attacks
} left, attacker × target{ $choose ->
    [0] {""}
   *[other] : { $choose } to choose from
}.
prompt-goes-on = ⚔️ **{ $number ->
    [one] 1 battle can go on meanwhile
   *[other] { $number } battles can go on meanwhile
}**, whatever the answer is. The other side sees it before it answers.
prompt-battle-drafted = **Battle:** { $number ->
    [one] 1 attack
   *[other] { $number } attacks
} left, attacker × target{ $choose ->
    [0] {""}
   *[other] : { $choose } to choose from
}. An attack also confirms your orders.
prompt-battle-sorted = -# Best first: figures lost on average; how often the target is destroyed or driven back.
prompt-battle-holds = -# “If it holds”: the target may ignore a flag where it stands; whether it does its side has chosen in secret.
prompt-battle-ambush = -# “Ambush”: how likely the other side holds that card; then its unit strikes first.
prompt-battle-blind = -# 🌫️ Reduced visibility: beyond the next hex only grenades hit, not the sign of the unit.
prompt-clear = Whoever removes something attacks no more this turn.
prompt-battle-again = 🔁 **{ $unit } may attack once more, but not after another unit.**
prompt-battle-overrun = 🔁 **{ $unit } has taken the ground and may attack once more** before anybody else. [Done attacking] leaves it; after either the plan of all goes on.
prompt-leaves = ⚠️ { $unit } leaves its { $kind }: they go.
    .taken = ⚠️ { $unit } leaves its { $kind } if it takes the ground: they go.
prompt-loses-target = ⚠️ **{ $unit } has no target any more:** { $why }
prompt-loses-target-own = your own unit at { $hex } hides { $target }.
prompt-loses-target-bare = { $target } can no longer be attacked.
prompt-battle-none = **Battle:** no attack is possible.
prompt-battle-last = 🏁 { $number ->
    [one] With this attack
   *[other] With one of these attacks
} your turn ends by itself{ $keeps ->
    [yes] , but for the card that you keep
   *[no] {""}
}{ $ground ->
    [yes] , unless you win ground
   *[no] {""}
}.
prompt-battle-one-target = ⚠️ **All of these aim at { $hex }.** If it falls or goes back, the others may have no target, and then your turn ends by itself.
prompt-advance = The enemy is gone from **{ $hex }**. Take ground?
prompt-advance-overrun = 🔁 From there your { $unit } may attack once more: { $targets }.
prompt-advance-goes-on = 🥾 Either way your unit may still move afterwards, up to { $hexes }.
prompt-advance-goes-on-taken = 🥾 If it takes the ground, it may still move on from there afterwards, up to { $hexes }.
prompt-advance-goes-on-left = 🥾 If it stays, it may still move afterwards, up to { $hexes }.
prompt-advance-medal = 🎖️ { $number ->
    [one] **{ $hexes } is worth a medal,** { $good ->
        [0] as long as you hold it.
       *[other] and you keep it.
    }
   *[other] { $needed } of { $hexes } are worth a medal to you.
}
prompt-retreat = **{ $unit }** must fall back. Where to?
prompt-withdraw = **{ $unit }** withdraws, as your card says. Where to?
prompt-retreat-or-stand = **{ $unit }** may fall back, or ignore the flag and stand. Which?
prompt-retreat-doctrine = Your [Reactions] would choose **{ $way }**, which is green.
prompt-choose-section = **Which section?** Beside each stands how many units of yours the card orders there.
prompt-choose-targets = **{ $dice }:** choose { $most ->
    [one] an enemy unit
   *[other] up to { $most } enemy units next to each other
}.
prompt-choose-fewer = -# The card could strike { $named }, but no more than { $most } of those you may choose stand together.
prompt-choose-wounded = **Which unit gets its figures back?**
prompt-choose-discard = **Your command car may take a discard** instead of drawing two cards and keeping one. The others will not see which.
prompt-keep = { $drawn ->
    [2] **You drew two cards. Keep one:**
   *[other] **You drew { $drawn } cards and keep { $kept } of them. Keep one first:**
}
prompt-drop = **Air drop:** above which hex do your figures fall? [Roll the dice] takes the hex that the battle names, { $hex }.
prompt-roll = **{ $card }:** roll for it.
prompt-react = **{ $by } attacks { $unit } in close assault.** Answer?
prompt-react-fire = **{ $by } fires at { $unit }.** Answer?
prompt-sure-alone = **{ $line }** – this counts at once; here [Undo] takes it back all the same.
prompt-attack-closes = ⚠️ { $what }. With this attack that is over, and if nobody else can attack then, the turn ends by itself.
prompt-react-none = Nothing that you hold can answer it; everybody is asked, so that nobody can tell.
prompt-react-none-alone = You hold nothing that can answer it.
prompt-combat = **Combat cards may be played now.** Play one?
prompt-combat-none = **Combat cards may be played now.** You hold none for this moment; everybody is asked, so that nobody can tell.
prompt-combat-none-alone = **Here combat cards could be played.** You hold none for this moment: go on with [Play nothing].
prompt-sure = **{ $line }** – this counts at once and cannot be taken back.
prompt-lost-battle = ⚠️ **{ $unit } could still attack, but not after this.** { $line } all the same?
# What is asked before a long plan goes; "Start over?" follows.
prompt-start-over = All of it goes, and you choose your card anew
prompt-start-over-part = All that you have drafted goes; the card stays
prompt-lost = ⚠️ **{ $what }.** { $question }?
lost-rolls = It rolls dice
lost-orders = You could still order units
said-spare-orders = { $number ->
    [one] ➕ 1 more unit could have been ordered: { $units } – [{ $button }] goes back.
   *[other] ➕ { $number } more units could have been ordered: { $units } – [{ $button }] goes back.
}
lost-some-orders = { $number ->
    [one] 1 more unit could be ordered
   *[other] { $number } more units could be ordered
}
lost-targets = { $number ->
    [one] 1 more target could be chosen: { $units }
   *[other] { $number } more targets could be chosen: { $units }
}
said-spare-targets = ➕ { $what } – [{ $button }] goes back.
lost-attack = { $unit } could still attack { $targets }
lost-attacks = { $units } could still attack
lost-moves = { $units } could still move
lost-cards = { $cards } could still be played
prompt-text-late = ⚠️ **{ $late }** stands behind a battle in your text, but orders and moves come before all battles. In this order it can be done:
prompt-text-others = Nothing of your text is drafted yet. The other lines work: draft them by themselves?
prompt-text-draft = 📝 Your draft is carried out with it: { $plan }.
prompt-text-leaves = ⚠️ It leaves undone: { $what }.
prompt-text-nobody = 🚫 **No unit is ordered in this turn.**
prompt-text-over = 🏁 Nobody else can attack: with it the turn ends by itself{ $ground ->
    [yes] , unless ground is won
   *[no] {""}
}.
prompt-text-barred = ⏳ { $line }: not possible yet. { $why } It is tried after what comes before it.
prompt-text-sure = { $how ->
    [rolls] It rolls dice
    [ends] It ends the turn, and a card is drawn
    [plays] It plays a combat card
   *[draws] It draws or uncovers something
}, and cannot be taken back. Carry it out?
prompt-text-sure-alone = { $how ->
    [rolls] It rolls dice
    [ends] It ends the turn, and a card is drawn
    [plays] It plays a combat card
   *[draws] It draws or uncovers something
}; here `/play undo` takes it back. Carry it out?
# Below the text itself, small.
prompt-text-hint = -# With now:True a text is carried out without this question.
prompt-ready = **Everything is planned.** [{ $button }] carries it out.
prompt-undug = ⚠️ { $unit } gets no sandbags: they lie there already, or none can. The order is used up all the same.
prompt-shown = -# The other side sees it once it is confirmed.
prompt-ready-roll = **[{ $button }] rolls first.** Then those of your units that have not moved still can.
prompt-ready-ahead-attack = **Orders and moves are planned.** At your turn one tap carries them out, then you attack.
prompt-card = { $cards ->
    [1] **The card is chosen.** [{ $button }] plays it
   *[other] **The cards are chosen.** [{ $button }] plays them
}.
prompt-card-nobody = 🚫 **This card orders nobody now.** [Undo] takes another one; [{ $button }] ends your turn with nothing done.
prompt-card-team = { $cards ->
    [1] **The card is chosen.** [{ $button }] plays it
   *[other] **The cards are chosen.** [{ $button }] plays them
}; then each general drafts his own part.
prompt-card-another = **The card is chosen.** [{ $button }] plays it; then **{ $person } alone** carries it out and may order every unit it allows, on the border too. Nobody else orders anything.
prompt-card-ahead = **The card is chosen.** At your turn one tap plays it.
prompt-ready-ahead = **Everything is planned.** At your turn one tap carries it out.
prompt-waiting = Waiting for **{ $side }** ({ $people }): { $decision }.
prompt-asked-both = You play both sides: this one is for the **{ $side }** to answer.
prompt-asked-other = ❓ { $people } is asked now: { $decision }.
prompt-asked-standin = ❓ { $people } is asked: { $decision }. You lead the side, so you may answer in that place.
prompt-not-running = This battle is not being played now.
somebody = nobody

draft-so-far = 📝 **Your orders:** { $plan }
plan-so-far-ahead = 💾 **Saved for your next turn:** { $plan }
plan-so-far-kept = 💾 **Your plan from before,** not carried out yet: { $plan }
plan-still-holds = ✅ Checked again: all of it still works.
plan-broken = ⚠️ **{ $number ->
    [one] One line
   *[other] { $number } lines
} of it no longer { $number ->
    [one] works
   *[other] work
}**; the rest is kept. [{ $button }] goes on with the rest.
plan-broken-all = ⚠️ **None of it works any more.** [{ $button }] begins anew.
plan-which = 🔀 Plan { $number } of { $all }, { $when }.
plans-intro = **Your plans for your next turn.** When it begins I look at the board and lay the one before you whose condition holds. Nothing of it is played before you tap [Use my plan].
plans-intro-now = **Your plans from before.** The one for what the board shows lay open when your turn began; any of them can be used.
plans-open = ▶️ **Plan { $number }**, { $when }: { $plan }
plans-line = **Plan { $number }**, { $when }: { $plan }
plans-single = ▶️ **One plan**: { $plan }
plans-empty = nothing planned yet
plans-broken = -# ⚠️ What is struck through would not work now.
condition-enemy = if an enemy stands at { $hex }
condition-own = if your unit stands at { $hex }
condition-free = if { $hex } is free
condition-else = in any other case
condition-any = in any case
condition-none = no case named yet
# Outside of the list of plans: where it can be named.
condition-name = no case named yet ([Plans] names it)
condition-now = { $condition } ✅ as now
condition-not-now = { $condition } ❌ not so now
draft-text = 📝 **Your text:** { $plan }
said-text-drafted = ✍️ **Drafted, not played:** nobody sees it before you confirm it.
said-text-added = ➕ **Added to your draft:** { $plan }
said-text-kept = ✍️ Not carried out. Your text, to be typed again: { $text }
said-text-rest = ✍️ The rest, to be typed again: { $text }
said-text-over = 🏁 **The turn has ended:** nothing of your text is left to type.
plan-ahead = It is not your turn yet. You may plan ahead; nobody sees it, and nothing happens before you confirm it.
# Above what is asked, while a card is in play.
panel-card = 🃏 { $card }
draft-ordered = orders { $what }
draft-ordered-none = orders nobody
draft-fights = attacks { $what }
# A second target for the same unit, behind the first: J5 (if it is gone from there: G5)
draft-instead = if nobody is left at { $hex }: { $target }
draft-advance = then takes the ground
draft-stay = then stays
draft-closed = { $step ->
    [order] ordering is over (“end” of that step)
    [move] moving is over (“end” of that step)
   *[other] “end” of the step
}
draft-end = “end” of the step or the turn
draft-back = back { $way }
draft-stands = { $hex } stands fast
# Ground that was won, as a refusal calls it and people may type it.
line-advance = take ground
line-stay = stay
draft-ground-taken = ground taken
draft-ground-of = { $hex } taken
draft-ground-won = { $hex } taken – still a draft, so [Undo] takes it back; it counts with your next attack or [Confirm: { $hex } taken]
draft-ground-won-with = { $hex } taken – still a draft, so [Undo] takes it back; it counts with [{ $button }] or whatever you do next
draft-ground-left = no ground taken
draft-clear = clears { $hex }
draft-moved = moves { $what }
draft-chosen = chosen: { $what }

decision-play = play a card
decision-deal = deal the cards
decision-order = order units
decision-move = move
decision-battle = battle
decision-retreat = fall back
decision-advance = take ground or stay
decision-keep = keep a card
decision-choose = choose what the card asks for
decision-roll = roll
decision-react = answer the attack
decision-combat = play combat cards
decision-over = over

action-end = Done
action-draw = Draw as usual
action-pass = Pass
action-roll = Roll the dice
action-advance = Take ground
action-stay = Stay

slot-all = all
slot-units = { $number ->
    [one] unit
   *[other] units
}
slot-infantry = infantry
slot-armor = armor
slot-artillery = artillery
slot-foot = infantry
slot-foot-or-artillery = infantry or artillery
slot-beside-enemy = next to an enemy
slot-apart-from-enemy = not next to an enemy
slot-anywhere = { $number } { $who }
slot-on-the-move = { $number } On the Move
slot-section = { $section }: { $number }
slot-section-kind = { $section }: { $number } { $who }

hint-order = Choose { $left ->
    [one] a unit
   *[other] up to { $left } units
}
hint-drop = Above which hex?
hint-move = { $unit } → where?
hint-retreat = Choose the way back
hint-wounded = Who gets a figure back?
hint-targets = Choose { $most ->
    [one] a target
   *[other] up to { $most } targets
}
list-more = More… (page { $page } of { $pages })

move-via = via { $way }
move-hexes = { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
# Of one it may attack from there: D7 Inf 3 🎲
move-target = { $unit } { $dice } 🎲
move-may-battle = may battle { $targets }
move-more = { $number } more
move-ice = 2 dice for the ice, each star costs a figure
order-undug = gets no sandbags: they lie there already, or none can
move-nobody-in-reach = nobody in reach
move-no-battle = no battle this turn
move-beside = next to { $number ->
    [one] an enemy
   *[other] { $number } enemies
}
# Of a hex from which none of them can be attacked.
move-beside-safe = next to { $number ->
    [one] an enemy it could not attack
   *[other] { $number } enemies it could not attack
}
move-blinds = ⚠️ then { $units } { $number ->
    [one] sees
   *[other] see
} nobody
move-medal = 🎖️ medal
move-exit = Leave the board from { $hex }

battle-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}

odds-losses = { NUMBER($losses, minimumFractionDigits: 1) } lost on average
odds-losses-short = about { NUMBER($losses, minimumFractionDigits: 1) } lost
odds-losses-list = { NUMBER($losses, minimumFractionDigits: 1) } lost
odds-back = { $percent }% back
odds-back-or-hold = { $percent }% back ({ $held ->
    [0] none
   *[other] { $held }%
} if it holds)
odds-ambush-list = { $percent }% Ambush
odds-kill = { $percent }% destroyed
odds-retreat = { $percent }% driven back
odds-retreat-or-hold = { $percent }% driven back ({ $held ->
    [0] none
   *[other] { $held }%
} if it holds)
odds-ambush = Ambush first: { $percent }%

button-confirm = Confirm
    .planned = Use my plan
button-confirm-ground = Confirm: { $hex } taken
button-confirm-stay = Confirm: stay
button-take-end = Take { $hex } and end turn
button-stay-end = Stay and end turn
button-confirm-roll = Confirm and roll at { $hex }
    .planned = Use my plan and roll at { $hex }
button-confirm-roll-way = Confirm and roll on the way to { $hex }
    .planned = Use my plan and roll on the way to { $hex }
button-confirm-end = Confirm and end turn
    .planned = Use my plan and end turn
button-confirm-attack = Confirm and attack ▸
    .planned = Use my plan and attack ▸
button-plan-rest = Keep the rest
button-plan-none = Drop this plan
button-plans = Plans
button-plan-open = Plan { $number }
button-plan-new = Another plan
button-plan-drop = Drop plan { $number }
hint-plan-if = Offer plan { $number } only …
button-stays = { $number } stay
    .one = { $hex } stays
button-unused = { $number ->
    [one] 1 attack unused
   *[other] { $number } attacks unused
}
button-fire = Fire at { $hexes }
    .planned = Use my plan: fire at { $hexes }
button-drop = Drop above { $hex }
    .planned = Use my plan: drop above { $hex }
button-roll-for = Roll for { $hex }
    .planned = Use my plan: roll for { $hex }
button-undo = Undo
button-clear = Start over
button-view = Board
button-hand = Hand
button-log = Log
button-reactions = Reactions
button-take-turn = Take turn
button-more = More
button-keep = Keep { $card }
button-keep-rest = Keep { $card }, discard { $other }
button-order-all = Order all { $number }
button-order-half = Order all { $number }, { $half }
button-orders-done = Done ordering
    .planned = Use my plan ▸
button-orders-move = Go on to the moves ▸
button-orders-on = { $more ->
    [0] Go on ▸
   *[other] Go on · { $more } On the Move unused ▸
}
button-orders-none = Order nobody
button-moves-done = Done moving
button-more-units = More units: { $units } ▸ (page { $page } of { $pages })
button-more-attacks = More attacks ▸ (this is page { $page } of { $pages })
button-more-orders = More units: { $number } ▸ (this is page { $page } of { $pages })
button-end-turn = End turn
button-end-sure = End the turn
button-battles-done = Done attacking
button-text-sure = Carry it out
button-text-others = Draft the others
button-back = Back
button-clear-what = Remove { $what } { $hex }
button-clear-hex = Clear { $hex }
button-advance = Take { $hex }
button-stay = Stay
button-stand = Stand fast
button-always = Always decide so…
button-let-pass = Let them attack
button-play-nothing = Play nothing
button-not-yet = Not yet
button-claim = Claim the win
button-give = Give { $time }
button-pause = Pause …
button-run-on = Let it run on
button-clocks = Clocks
clocks-waiting = The { $side } must decide: { $until }.
button-wait = Give more time
button-rematch = Rematch
button-export = Save the record

result-won = **{ $side } win** { $how } – { $score }
result-own-won = 🏆 **You have won!**
result-own-lost = **You have lost.**
result-agreed = **A draw,** agreed by both sides.
result-cancelled = The battle was called off.
result-ruled = A moderator has called it a draw.
result-unfinished = The battle was left unfinished: a draw that counts for nothing.
result-abandoned = The battle was called off: nobody came back to it.
result-declined = The invitation was declined.
result-expired = The invitation has expired.
result-medals = The battle is over.
result-no-units = The battle is over.
result-objective = The battle is over.
result-deck = The battle is over.
result-resigned = The battle is over.
result-time = The battle is over: time ran out.
result-seed = 🎲 The dice came from seed `{ $seed }`, sealed as `{ $hash }…` at the start. `/game verify` checks every one.
ending-medals = by medals
ending-no-units = because no enemy is left
ending-objective = by their objective
ending-deck = because the deck ran out
ending-resigned = because the other side resigned
ending-agreed = by agreement
ending-time = because the other side's time ran out
ending-cancelled = although it was called off
ending-ruled = because a moderator decided so
ending-unfinished = although it was left unfinished
ending-abandoned = although nobody came back to it
ending-declined = by default
ending-expired = by default
prompt-drop-where = **Air drop:** above which hex do your figures fall?
prompt-drop-aimed = **Air drop:** your figures fall above { $hex }. Roll for where each comes down.
prompt-drop-how = { $figures ->
    [one] 1 figure falls and drifts
   *[other] { $figures } figures fall, and each drifts
} { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
} at most, by the dice. On a free hex it becomes a full unit; elsewhere it is lost, which gives the enemy no medal.
