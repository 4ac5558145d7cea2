# Lists, the [More] menu, log, questions asked once, and short answers.

log-turn = **Turn { $turn }**
log-empty = Nothing has happened yet.
button-earlier = Earlier
button-undo-turn = Take back
button-card-back = Take the card back
button-undo-back = Back into the last turn
button-undo-start = Back to before turn 1
button-draw = Offer a draw
button-resign = Resign

menu-text = What else?
menu-text-alone = What else? Here you may take back as much as you like, dice and all: once you do, or take advice, the battle counts for no rating.
menu-text-uncounted = What else? Here you may take back as much as you like, dice and all: the battle counts for no rating.
menu-ask-undo = ↩️ <@{ $by }> asks to take back what the question in the thread tells.
menu-ask-seat = 🪑 <@{ $by }> asks for a change of seats.
menu-ask-pause = ⏸️ <@{ $by }> asks to let the clock stand still for a while.
menu-ask-draw = 🤝 <@{ $by }> offers a draw.
consent-below-more = 👍👎 Answer it below [More].
consent-commander = 👍👎 <@{ $person }> answers it: he commands your side.
ask-draw = Offer the other side a draw?
undo-costs-turn = This goes back past the end of a turn: what the other side has done since is gone, too, and it plays anew. Take it back?
undo-takes-others = Another general of your side has done that. You command, so you may take it back: tell him. Take it back?
undo-costs-rating = Dice or new cards have been seen since. Against computers you may take that back as often as you like, but from then on this battle counts for no rating. Take it back?
button-undo-anyway = Take it back all the same
ask-undo = This can be taken back only if the other side agrees, for dice or new cards have been seen since. Shall I ask them?
button-ask-undo = Ask the other side
ask-resign-match = Give up this battle? The other side wins it at once, and has all the medals that it takes in the match.
ask-resign = Give up this battle? The other side wins at once.

said-undone = ↩️ **Taken back:**
said-undone-drafted = ↩️ **Your orders are a draft again.**
said-undone-dice = -# Dice do not change by it: the same attack would roll the same again.
said-planned-since = ↩️ Nothing was taken back: you have planned something since this button was made. [Undo] takes back its last step, [Start over] all of it.
said-undone-quiet = -# { $team ->
    [1] The other side is not told; your generals are.
   *[other] Nobody is told of it.
} Confirmed, it lay open; who looked meanwhile has seen it.
said-undone-counts = -# That is allowed here; the battle counts for no rating now.
back-ordered = 🫡 Orders to { $units }
back-end = { $turns ->
    [0] 🏁 The end of turn { $turn }: that turn goes on
    [1] 🏁 The end of turn { $turn } and all of turn { $last }: turn { $turn } goes on
   *[other] 🏁 The end of turn { $turn } and everything up to turn { $last }: turn { $turn } goes on
}
back-step = 🏁 The end of the last step: it is open again
back-more = … and more: { $number }
said-asked-undo = I have asked the other side to agree.
said-asked-draw = 🤝 I have asked the other side.
said-answered = Your answer is in.
said-rematch-invited = 🔁 Battle #{ $game } is set up with the sides swapped. Its invitation stands where that of this battle stood; it begins when the other side joins.
said-rematch = 🔁 Battle #{ $game } is set up with the sides swapped.
said-export = 💾 The record of this battle.
