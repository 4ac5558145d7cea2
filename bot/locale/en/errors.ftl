# One kind line for everything that cannot be done.

picture-follows = -# 🖼️ The board follows; [Board] brings it, too.
picture-lost = 🖼️ The picture could not be drawn. Everything else is as it should be; for the host: incident **{ $incident }**.
error-fault = That was our fault, not yours. Your game is unchanged. If it happens again, tell the host this number: **{ $incident }**
error-too-new = A newer version of me has saved this, and I cannot read it yet. Nothing is lost: please tell the host.
error-refused = That is not possible now.
error-answer-first = Your side is asked something: that comes first.
error-line-wrong = **{ $line }** – { $why } None of your lines has been played.
error-line-not-added = **{ $line }** – { $why } Nothing of your text was added to your draft.
error-draft-stands = You have a draft, and this text begins with another card: nothing was played, and your draft is still there. To add to it, leave the card out; to drop it, press [Start over] first, or type the same with now:True.
error-draft-has-more = You have a draft with the same card, and this text leaves out of it: `{ $lines }`. Nothing was played, and your draft is still there. To add to it, leave the card out; to drop it, press [Start over] first, or type the same with now:True.
error-draft-has-card = Your draft has its card already, and it is still there. To choose another one, press [Start over] first.
error-nobody-to-order = Nobody can be ordered there.
error-too-many-to-order = { $able } units could be ordered, and the card orders fewer: name those you mean, such as `{ $units }`.
error-orders-run-out = { $left ->
    [one] Only 1 order is left: { $units } could have it, { $unit } not.
   *[other] Only { $left } orders are left: { $units } could have them, { $unit } not.
}
error-orders-gone = With { $units } ordered nothing is left for { $unit }: { $why }
hint-orders-left = { $left ->
    [one] 1 order is left: it could be for { $units }.
   *[other] { $left } orders are left: they could be for { $units }.
}
typed-refused = ✍️ You typed: { $text }
typed-refused-at = ✍️ You typed – ❌ is the line that stops it: { $text }
typed-hint-order = ℹ️ In a text each unit is ordered first, whatever the card: `order { $hex }` if it may order that one, or `order all` for all whom it may order.
typed-hint-second = ℹ️ A second target, if nobody is left at { $hex }, can be named where several of a side plan a card together. Alone you see the dice first, and then choose anew.
typed-hint-now = ℹ️ Now you can type, for example: `{ $line }`.
error-waits-for-turn = That rolls dice or draws cards, which a plan does not: nothing of it is kept. Plan the card, the orders and the moves; the rest is for your turn.
error-ready-alone = `ready` is for a part that several of a side plan together, once its card is played. Now there is no such part: `end` ends your turn.
error-turn-over = Your turn is over before this.
error-other-asked = The other side must answer first.
error-ask-gone = That question has been answered already.
error-already-over = That battle is over.
error-already-running = That battle has begun already.
error-already-seated = You already have a seat in this battle. Before it begins, take another one to change to it.
error-card-by-commander = First <@{ $person }> chooses the card; once it is played, you draft your part of it. In your side's place [Suggest a card] says what you would play.
error-cannot-forget = You are still in a running battle. Finish it, resign it or ask for a replacement first, then I can forget you.
error-draft-broken = A line of your plan no longer holds: { $line }. Take it back, or start over.
error-plans-enough = You have { $most } plans for your next turn already: a first choice and two alternatives. Drop one first.
error-plan-empty = Plan something first; then you can plan what to do in another case.
error-plans-before-turn = Alternatives are planned while the other side moves. Now it is your turn: go on with [Take turn].
error-no-such-plan = There is no plan { $number }. You have { $all }.
error-no-such-condition = I understand `enemy D6` (an enemy stands there), `own D6` (a unit of yours does), `free D6` (nobody does) and `any`, not “{ $text }”.
error-draft-empty = There is nothing to confirm yet.
error-draft-too-long = That plan is too long. Confirm what you have first.
error-faults-in-scenario = That scenario has faults: { $faults }
error-id-taken = A scenario of that name is there already.
error-import-closed = On this server no battles are brought in. Those who manage it can change that: /admin setup.
error-import-managers = On this server those who manage it bring battles in. Ask one of them.
error-invitation-for-others = That seat is kept for somebody else.
error-match-not-over = { $game ->
    [0] The match is not over: its other battle is about to begin. [Rematch] plays both anew once they have ended.
   *[other] The match is not over: battle #{ $game } is still played. [Rematch] plays both anew once they have ended.
}
error-no-other-battle = The other battle of this match is not there yet.
error-rematch-waits = A rematch is set up already: battle #{ $game }. Its invitation stands where that of this battle stood.
error-match-needs-two = A match of two battles needs two people.
error-moved-off = The unit that stood at { $hex } is at { $to } now: your line `{ $line }` moves it there.
error-needs-confirm = That would roll dice or draw cards: use [Confirm], or /play attack and /play end.
error-needs-consent = The other side has to agree to that.
error-costs-turn = With that taken back the turn of the other side is gone, too.
error-takes-others = With that taken back what another general has done is gone.
error-costs-rating = With that taken back the battle counts for no rating any more.
error-no-free-seat = Every seat there is taken.
error-no-game = There is no such battle here. /game list shows those there are.
error-no-game-here = You play no battle here. Name one with the option "game", or open its thread; /game tutorial begins one.
error-no-such-card-here = There is no card "{ $text }".{ $number ->
    [0] {""}
   *[other] {" "}You hold: { $cards }.
}
error-no-such-hex = There is no hex { $hex } on this board: its columns are { $first } to { $last }, its rows 1 to { $rows }, every second row a hex shorter.
error-no-such-person = I do not know that person.
error-no-such-policy = I do not know that choice.
error-no-such-scenario = I do not know that scenario. /scenario browse shows all of them.
error-no-such-setting = I do not know that setting.
error-not-allowed = You may not do that here.
error-not-in-time = This table is for people who play { $least }% of their turns in time; of your last { $turns } it was { $percent }%. Every turn in time at another table mends that.
error-not-open = That invitation is closed.
error-not-overdue = The other side still has time.
error-not-over = The battle is not over yet.
error-not-playable = That scenario uses pieces I cannot play yet: { $faults }
error-not-running = That battle is not being played now.
error-not-your-game = You have no seat in this battle. You are welcome to watch.
error-not-your-invitation = Only the person invited can do that.
error-not-your-section = The unit at { $hex } is led by <@{ $person }>. Say what you would do with it: /team say.
error-overrun-first = First the unit at { $hex } may attack once more: <@{ $person }> attacks with it, or presses [Done attacking].
error-not-your-turn = It is not your turn.
error-not-that-sides-turn = It is not the turn of the { $side }.
error-nothing-to-undo = There is nothing to take back.
error-own-ask = You asked that yourself: the other side has to answer.
error-practice-only = That works only in a battle against yourself.
error-seats-open = A seat is still open.
error-stale = That button was from an earlier moment. This is how the battle stands now.
error-plays-here = You play in this battle, so its hidden cards are not for you. Somebody else who runs this server can look.
error-plan-together = Your side plans this card together: once it is played, `/play orders` takes your own part without `play` (`order E4; move E4-E5; attack E5xE6; ready`); `ready` at its end is [Ready].
error-attack-first = Plan the attack first, then what to do with the ground it wins.
error-no-ground-there = The attack cannot win the ground at { $hex }.
error-drafted-by-other = <@{ $person }> has already ordered the unit at { $hex }.
error-team-waits = { $persons } still have time. When it is up you can carry out what is there.
error-team-computers = { $persons } will be ready in a moment; then everything is carried out by itself.
error-order-step-drafted = All orders come before the first move, and your draft is done with its orders. [Undo] opens them again.
error-only-creator = That is for <@{ $person }>, who set the battle up.
error-computer-or-person = Play with a computer or with a person, not with both; a match and practice need no computer.
error-computer-plays-on = The computer plays on. You can give up, or leave the battle for another day.
error-not-silent = <@{ $person }> still has time. You can stand in when it is up.
error-bad-sections = Each section needs one person of your side, and each general a section.
error-last-of-side = You are the last on your side: resign, or ask those who run this server for a replacement.
error-saw-the-other-side = You have seen what the other side knows, so that side is closed to you.
error-they-saw-the-other-side = <@{ $person }> has seen what the other side knows, so that side is closed to them.
error-no-team = You play alone on your side.
error-text-too-long = That is too long: { $most } characters at most.
error-not-concerned = This card is not for your sections: { $persons } carry it out.
error-no-such-seat = That seat is taken, or there is no such seat.
error-nothing-to-take-back = Nobody stands in for you.
error-nothing-asked = Nothing is asked of you now.
error-nothing-said = You wrote nothing, so nothing was said.
error-unknown-rule = I know no rule “{ $name }”. Type a word of it and choose from the list; of several rules the names stand one behind the other.
error-notation = I cannot read "{ $text }": I expected `{ $expected }`.
error-notation-action = I cannot read "{ $text }". A line is a card, or begins with order, move, attack, choose, take ground, stay or end, such as { $expected }.
error-notation-ground = I cannot read "{ $text }". Ground that was won is taken with `take ground`, left with `stay`.
error-notation-undo = "{ $text }" is no line of a text: [Undo] or `/play undo` takes back your last step, [Start over] your whole draft. Nothing of this text was done.
error-notation-hex = I cannot read "{ $text }": I expected a hex of this board, { $expected }.
error-only-commander = Only the commander of your side can do that.
error-too-many-scenarios = This server has as many imported battles as I keep. Take one out first.
error-too-many-a-side = At most { $most } people can play a side of this battle; only in Overlord is there a seat for a fourth.
error-too-many-games = You have { $most } battles already, running or still open, and that is the most for one person. Finish one first, or leave one that has not begun.
error-server-only = That works on a server only, not in private messages.
error-asked-already = { $kind ->
    [draw] You have offered a draw this turn. You can offer another one next turn.
    [pause] You have asked for a pause this turn. You can ask again next turn.
   *[undo] You have asked to take that back. The other side answers once.
}
error-asks-first = That rolls dice, draws cards or ends the turn: it is asked about first.
error-too-quick = ⏱️ That tap came so soon after the buttons had changed that I did not count it. Look once more, then press again.
error-too-fast = You have opened { $most } battles within ten minutes. The next one can be opened <t:{ $when }:R>.
error-no-such-zone = I do not know the time zone "{ $text }". Name a big city of yours: Berlin, New York, Tokyo.
error-zone-first = Tell your time zone first: I do not know when your night is.
error-too-quiet = Quiet hours are { $most } hours at most.
error-in-the-past = That day is over.
error-too-far-ahead = That is more than a year ahead.
error-unread-day = I cannot read "{ $text }" as a day. Write it like 2027-07-31.
error-too-long-away = You can be away for { $days ->
    [0] no more days now; one comes with every 8 days on which you play.
    [one] 1 day at most now; one more comes with every 8 days on which you play.
   *[other] { $days } days at most now; one more comes with every 8 days on which you play.
}
error-away-already = You are away then already.
error-not-away = You are not away, and plan no holiday.
error-last-hour = Your clock in battle #{ $game } has less than an hour left: play that turn first, or ask for a pause.
error-no-clock = This battle has no clock.
error-has-a-clock = This battle has a clock: when time is up, [Take turn] offers what can be done.
error-too-soon = That goes only after two weeks of silence: it is possible <t:{ $when }:R>.
error-played-for = Your time was up: a computer plays this turn for you, and the next one is yours. Where it plays in your seat, press [I am back].
error-not-played-for = No computer plays for you here.
error-yours-to-move = It is your own move: play it, offer a draw or resign. If nobody does anything the battle ends by itself.
error-paused = The clock of this battle stands still already.
error-not-paused = The clock of this battle runs.
error-no-more-pauses = Both sides may agree on that { $most } times in a battle, and have done so.
error-no-such-time = That is too little or too much: at least a minute, at most 7 days at a time.
error-unread-time = I cannot read "{ $text }" as a time. Write it like 12 hours, 1 day or 90 min.
error-bank-full = They have a month more than they could save up. That is enough.
error-computer-needs-no-time = A computer answers at once: it needs no time of yours.
error-invitation-refused = They take no invitations from you.
error-not-a-member = I am not a member of this server: somebody who runs it must invite me first.
error-no-threads-here = A battle needs a thread, and there can be none here. Ask in a text channel, an announcement channel or a post of a forum, or let /admin setup name a home for battles.
error-not-in-this-channel = On this server battles are opened in { $places }.
error-not-an-opener = On this server battles are opened by those with the role { $role }.
error-rights-missing-here = Battles would live in { $place }, and there I lack the right **{ $rights }**. Somebody who runs this server can grant it, or name another home with /admin setup.
error-place-is-there = That place is there already: nothing needs to be made anew.
error-discord-forbidden = Discord does not let me do that here. /admin setup shows what I lack.
error-discord-gone = That message or channel is gone. Here is a new one.
error-ending = I am about to restart. Nothing is lost; try again in a minute.
said-form-late = That took me too long to open the form. Press again.
error-discord-trouble = Discord is having trouble. Nothing is lost; try again in a minute.
error-store-trouble = I cannot get at the battles right now. Nothing is lost; try again in a minute.
error-no-such-rule-text = I have no rule about "{ $text }". Try a card, a unit, a kind of ground, or /rules search.
error-file-too-big = That file is larger than { $limit } kB.
error-file-unreadable = I cannot read that file as text.
error-button-unknown = I no longer know that button. /game board shows how things stand.
