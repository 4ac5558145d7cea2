# The first battle: hints of two lines at most, each at the moment it helps. And battles that live on no server.

command-game-tutorial = Your first battle: a small one against a computer, with hints
button-tutorial = First battle
button-skip-hints = Skip the hints
button-real-battle = Play a real one
button-go-on = Go on
button-help = How it works

hint-first-card = You are the Allies; three medals win. **Cards give orders.** Each is for the left, center or right of the dashed lines.
    Press one. Nothing counts before you confirm, so try what you like.
    .aloud = You are the Allies; three medals win. **Cards give orders.** Each is for your left flank, the center or your right flank.
        Press one. Nothing counts before you confirm, so try what you like.
hint-first-order = **Only ordered units act this turn.** Take those that can soon reach an enemy: they glow in the picture.
    Infantry fires 3 hexes far, tanks too, the gun 6.
    .aloud = **Only ordered units act this turn.** Take those that can soon reach an enemy: [Board] tells who that is.
        Infantry fires 3 hexes far, tanks too, the gun 6.
hint-first-move = **Now move them:** infantry 1 hex and fires, or 2 and does not; tanks up to 3 and fire.
    Closer is better: infantry rolls 3 dice beside the enemy, then 2, then 1. Whoever you leave alone stays.
hint-first-cover = **Forest and towns shelter:** whoever attacks you there rolls fewer dice.
    But entering them ends the move, and you do not fire this turn.
hint-first-attack = **The red buttons attack.** Each says how many dice, and what they may do: figures lost, destroyed, driven back.
    A unit attacks once a turn.
    .aloud = **A button with “against” attacks.** Each says how many dice, and what they may do: figures lost, destroyed, driven back.
        A unit attacks once a turn.
hint-first-confirm = **This is your plan, and no die has fallen.** The green button makes it count.
    Until then [Undo] takes back a step, and [Start over] all of it.
    .aloud = **This is your plan, and no die has fallen.** The button that begins with Confirm makes it count.
        Until then [Undo] takes back a step, and [Start over] all of it.
hint-first-dice = **A die hits** with the sign of what you shoot at, and with the grenade; the star and the other signs miss.
    Each hit takes one figure; with the last one the unit is gone.
hint-first-flags = **A flag drives back:** one hex towards its own side for each. Who cannot go loses a figure instead.
    Ground left empty beside you may be taken.
hint-first-ground = **You fought beside it, and it is gone: you may take its ground.** Tanks may then fire once more.
    Stay where cover or a medal is worth more.
hint-first-medal = **A medal!** Each unit destroyed is one; some hexes, with a star in the picture, are worth one while you stand there.
    The line on top counts them: three win this battle.
    .aloud = **A medal!** Each unit destroyed is one; some hexes, named among the objectives of [Board], are worth one while you stand there.
        The line on top counts them: three win this battle.
hint-first-answer = **That was the computer's turn:** its arrows are in the picture, its dice in the lines below.
    You have drawn a new card; play on.
    .aloud = **That was the computer's turn:** its moves and dice are in the lines above.
        You have drawn a new card; play on.
hint-first-over = **That was a whole battle.** All others are played just like it, on larger maps, with more cards.
    { "" }[Play a real one] when you like, alone or with others.

prompt-thinking = 🤖 The computer is still thinking. Press [Go on] in a moment; you can leave, too, and come back with /play turn.

greeting-private = 👋 I let you play *Memoir '44*, here against a computer, or on a server with others.
    New to it? The first battle takes five minutes, and explains itself.
orders-written = ✍️ **Your orders.** { $number ->
    [one] Nothing is done before you press the button.
   *[other] For which battle? Nothing is done before you press it.
} What rolls dice or cannot be taken back is asked about as always.
button-orders-written = Give them in { $game }
greeting-no-orders = ✍️ Here I read orders only, such as `order C4 D3; move C4-C5; attack C5xD6; end`. { $waiting ->
    [0] No battle waits for you now.
   *[other] These battles wait for you:
}
error-no-lesson = This battle has no hints.
error-private-alone = In private you play against a computer (option *computer*) or both sides (*kind: practice*), one on each side. With others it takes a server I am a member of.

# Advice, in practice and against computers.

command-play-advice = What a General would do now; in practice and against computers only
button-advice = Advice
button-advised = Draft this
button-advice-sure = Ask him all the same
advice-asked = Ask a General? With his advice this battle counts for no rating. Asked once, you may ask as often as you like.
advice-thinking = 🤔 A General looks at it …
advice-plan = 🎖️ **A General would:** { $plan }
advice-after = 📝 After { $plan }:
advice-end = end the step
advice-better = That is about **{ $gain ->
    [1] 1 medal
   *[other] { $gain } medals
}** better (± { $error }) than to begin with: { $instead }
advice-alike = It hardly matters: { $instead } is as good ({ $gain } ± { $error } medals).
advice-close = It is a close choice: { $instead } may be as good.
advice-same = Just as good to begin with: { $instead }.
advice-own = 📝 **Your draft:** { $plan }
advice-agreed = 🎖️ **A General would do** just what you have drafted.
advice-as-good = Your draft is as good ({ $gain } ± { $error } medals).
advice-rather = That is about **{ $gain ->
    [1] 1 medal
   *[other] { $gain } medals
}** better (± { $error }) than your draft.
advice-own-better = But your draft is about **{ $gain ->
    [1] 1 medal
   *[other] { $gain } medals
}** better (± { $error }).
advice-rather-how = [Start over] clears it; then [Advice] can draft his.
advice-only = Nothing else is possible.
# Above the buttons, while somebody follows it.
advice-follows = 🎖️ **Advice, still to do:** { $plan }
advice-seen = -# He sees what you see, and no more: what is hidden he imagines. With advice the battle counts for no rating.
error-advice-alone = Advice is for practice and for battles against computers, never between people.
error-advice-late = Your orders have changed since you asked: [Advice] tells what is best now.
error-advice-not-now = There is nothing for you to decide just now.
error-advice-planned = Your plan is complete: confirm it, or take a step of it back first.

# Seats that change hands, and battles of computers.

command-game-seat = Let a computer go on for you, or go on for a computer
option-seat-to = Who goes on: a computer for you, or you for a computer
option-rival = For watching: a computer of another level on the other side
button-give-seat = Hand over to a computer
button-take-over = Go on for the { $side }
button-stop-watching = Stop
button-give-side = { $side }: { $computer }
ask-give-seat = A computer goes on in your place, for the { $side }, and you only watch. Nobody is asked, and you may come back to that side whenever you like. Which one?
ask-give-seat-agreed = A computer goes on in your place, for the { $side }, and you may only watch. The other side has to agree to it, and once more if you want to come back to your side. Which one?
ask-give-side = A computer goes on for one of your two sides, and you keep the other. Nobody is asked, and you may have the side back whenever you like. Which side, and which computer?
ask-give-turn = ⚠️ It is the turn of the { $side }: { $when ->
    [agreed] once the other side agrees, { $computer ->
        [none] the computer
       *[other] the { $computer }
    } plays it at once
    [given] hand them over, and { $computer ->
        [none] the computer
       *[other] the { $computer }
    } plays it at once
   *[now] { $computer ->
        [none] the computer
       *[other] the { $computer }
    } plays it at once
}{ $plan ->
    [none] .
   *[other] ; your draft ({ $plan }) goes.
}
ask-give-asked = ⚠️ The { $side } have a question to answer: { $computer ->
    [none] the computer
   *[other] the { $computer }
} answers it as soon as it has the side{ $plan ->
    [none] .
   *[other] ; your draft ({ $plan }) goes.
}
ask-give-draft = ⚠️ What you have drafted for the { $side } ({ $plan }) goes with the side.
said-seat-asked = 🪑 I have asked the other side.
said-seat-given = 🪑 Done: { $computer } plays the { $side } now.
said-seat-kept = You play the { $side }.
said-seat-watched = You are watching.
said-watching = Two computers play it now, a turn every few seconds. [Stop] under its newest message ends it.
error-no-computer-seat = No computer sits there: somebody was faster, or whose seat it is has come back.
error-watch-one = Two computers play here already: let them finish, or stop them first.
error-watch-two = To watch, leave *opponent* out: computers play both sides.

# After the battle: where it turned.

button-turning = Turning points
turning-heading = 🔀 **Where { $title } turned**
turning-line = **Turn { $turn }** · { $side } played { $played }. { $better } would have been about **{ $gain ->
    [1] 1 medal
   *[other] { $gain } medals
}** better (± { $error }).
turning-seen = -# Judged by what that side could see then: each card played on in many imagined battles. A battle won counts as much as several medals.
turning-none = 🔀 No card of yours would clearly have been beaten by another: well played, or well diced.
turning-soon = 🔀 A General is still looking back at the battle. Ask again in a minute.

button-aftermath = After the battle
button-replay = Replay
button-film = Film
film-heading = 🎞️ **{ $title }** as a film
option-film = As a film, once the battle is over
error-no-film = There is no film of this battle: it takes three turns, pictures, and rules that have not changed since. [Replay] tells every turn.
error-film-later = The film could not be drawn just now. Ask again in a minute.
button-rematch-swapped = Rematch, sides swapped
after-heading = 📊 **After { $title }**
after-nothing = Nobody rolled, and nobody won a medal: it was over before that.
after-luck = **Luck with the dice**
after-luck-side = { $side }: **{ $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}**, { $expected } expected – luckier than { $share } % of all games with these dice; { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}, { $waited } expected – luckier than { $part } %
after-luck-none = { $side }: rolled no dice
after-medals = 🏅 **Medals** (Allies – Axis): { $turns }
after-medals-turn = turn { $turn }: { $allies } – { $axis }
after-wait = ⏳ **Longest wait:** { $waiting } for { $whom }, { $time }
after-undone = ↩️ **Rolls taken back:** { $number }
button-replay-first = First turn
button-replay-back = Turn before
button-replay-on = Next turn
button-replay-last = Last turn
replay-heading = 🎞️ **{ $title }** · turn { $turn } of { $turns }
command-game-replay = A battle once more, turn by turn
