# Campaigns: battles that hang together.

campaign-heading = ## 🗺️ Campaign: { $title }
campaign-within = 🗺️ Battle { $number } of at most { $longest } of the campaign **{ $title }**
campaign-otherwise = Otherwise than on the battle's sheet:
campaign-cards-more = { $number ->
    [one] 1 card more
   *[other] { $number } cards more
}
campaign-cards-fewer = { $number ->
    [one] 1 card fewer
   *[other] { $number } cards fewer
}
campaign-medals-more = { $number ->
    [one] needs 1 medal more to win
   *[other] needs { $number } medals more to win
}
campaign-medals-fewer = { $number ->
    [one] needs 1 medal fewer to win
   *[other] needs { $number } medals fewer to win
}
campaign-weakened = { $number ->
    [one] losses of the last battle: a figure less on { $hexes }
   *[other] losses of the last battle: a figure less each on { $hexes }
}
campaign-sent = from the reserve: { $units }
campaign-score = 🏅 { $allies } **{ $sum }** { $axis }
campaign-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
campaign-battle-won = { $number }. **{ $title }** – { $side } win, medals { $medals } · { $worth ->
    [one] 1 point
   *[other] { $worth } points
}
campaign-battle-drawn = { $number }. **{ $title }** – nobody wins, medals { $medals } · no point
campaign-battle-now = { $number }. **{ $title }** – is being played: { $place }
campaign-battle-open = { $number }. **{ $title }** – the invitation is open: { $place }
campaign-battle-waits = { $number }. **{ $title }** – comes next
campaign-battle-off = { $number }. **{ $title }** – was called off, and can be played again
campaign-never-begun = { $number }. **{ $title }** – nobody came; the campaign has not begun
campaign-then = Then comes **{ $title }**.
campaign-then-either = Then comes **{ $one }** or **{ $other }**: its end decides.
campaign-last = It is the last battle.
campaign-reserves = 🪖 In reserve: { $allies }, { $axis }
campaign-asks = ⏳ { $people }: where does your reserve go? Nobody sees it before the battle begins.
campaign-asks-until = If nothing is said, it is sent for you { $when }.
campaign-next = ▶️ Next: **{ $title }**, battle { $number } of at most { $longest }
campaign-begins = It begins at once, in a thread of its own.
campaign-drawn = 🏆 The campaign is drawn: points and medals are even.
campaign-gone = 🏁 The campaign has ended without a winner: the server does without me now.
campaign-won = 🏆 { $side } win the campaign: { $people }
campaign-won-medals = 🏆 The points are even; by medals { $side } win the campaign: { $people }
campaign-given-up = 🏳️ The campaign has been given up: { $side } win it, { $people }
campaign-send-ask = 🪖 **{ $title }**: you have { $own ->
    [one] 1 unit
   *[other] { $own } units
} in reserve and may send { $most } of them. What is sent is used up; what is kept back is there for a later battle.
campaign-send-hint = Which units? At most { $most }
campaign-send-chosen = You would send: **{ $units }**
campaign-send-nothing = You would send nothing.
campaign-send-said = You have said: **{ $units }**. Until the battle begins you may say otherwise.
campaign-send-said-nothing = You have said: nothing. Until the battle begins you may say otherwise.
campaign-figures = { $number ->
    [one] 1 figure
   *[other] { $number } figures
}
campaign-end-ask = 🏳️ Give up **{ $title }**? The other side wins the campaign, and the battle under way with it. Nothing takes that back.
campaign-shelf = ## 🗺️ Campaigns
    Three to six battles that hang together: who wins one decides what comes next and what each side has in it. `/campaign new` begins one, against a person or a computer.
campaign-shelf-line = - **{ $title }** · at most { $length } battles
campaign-yours = **Yours**
campaign-yours-hint = How one of yours stands
campaign-alt = Track of the campaign { $title }. { $result }, { $score }. { $battles }
campaign-alt-won = { $title }: { $side } win, medals { $medals }
campaign-alt-drawn = { $title }: nobody wins, medals { $medals }
campaign-alt-now = { $title }: to be played
campaign-picture-score = { $allies } { $sum } { $axis }
campaign-picture-now = Battle { $number } of at most { $longest }
campaign-picture-won = { $side } win
campaign-picture-won-medals = { $side } win by medals, { $medals }
campaign-picture-drawn = Drawn
campaign-picture-gone = No winner
button-campaign = The campaign
button-campaign-reserves = Send reserves
button-campaign-send = Send them
button-campaign-keep = Keep all back
button-campaign-again = Play it again
button-campaign-battle = To the battle
button-campaign-end = Give it up
button-campaign-end-sure = Give the campaign up
button-campaign-stay = Back
said-campaign-sent = 🪖 Noted. The battle begins once the other side has said where its reserve goes.
said-campaign-begins = ▶️ The battle begins.
said-campaign-ended = 🏳️ The campaign is over: the other side has won it.
error-no-campaign-here = No campaign is meant here. `/campaign list` shows those there are, and yours.
error-no-such-campaign = There is no campaign of that name. `/campaign list` shows those there are.
error-not-your-campaign = You do not play in this campaign.
error-no-reserves-now = There is nothing to send now.
error-reserves-wrong = At most { $most } units, each in one of the places on the list.
error-campaign-over = The campaign is over already.
error-no-battle-to-repeat = There is no battle to be played now. [The campaign] says how it stands.
import-campaign-taken = 🗺️ The campaign **{ $title }** is there, with at most { $length } battles: `/campaign new`. `/scenario remove` takes it out again.
