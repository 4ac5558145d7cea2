# A computer plays for somebody who is away: how it goes on, and who takes over.

absent-ask =
    { $people }, **how is it to go on?** You say it once; until then you play on.
    ⚔️ You play on against the computer.
    🪑 You call a substitute: whoever likes takes the seat.
    ⚖️ You let it be judged: Veterans play it on 400 times, and the side that wins three of four has won; else it is a draw that counts for nothing.
absent-ask-own =
    { $people }, **how is it to go on?** You say it once; until then you play on.
    ⚔️ You play on with the computer in this seat.
    🪑 You call a substitute: whoever likes takes the seat.
absent-who = 🤖 { $people } of the { $side } is away, and a computer plays in this seat until [I am back].
absent-theirs = The { $side } say how it goes on.
absent-chosen-play-on = ⚔️ <@{ $person }> has said: it goes on with the computer.
absent-chosen-substitute = 🪑 <@{ $person }> has called a substitute for the { $side }.
absent-chosen-judge = ⚖️ <@{ $person }> lets it be judged; that takes a minute or two.
button-absent = Without them
button-absent-play-on = Play on
button-absent-substitute = Call a substitute
button-absent-judge = Let it be judged
button-judge = Let it be judged
button-take-place = Take over
ask-judge = **Let it be judged?** Veterans play this battle on 400 times from here, half of them from what each side may know. The side that wins three of four has won, be it yours or theirs; else it is a draw that counts for nothing. Only [I am back] stops it. That cannot be taken back.
notice-chosen-play-on = ⚔️ <@{ $person }> plays on. The computer keeps the seat of the { $side } until [I am back].
notice-chosen-own = ⚔️ <@{ $person }>: we play on with the computer in this seat, until [I am back].
notice-chosen-substitute = 🪑 **A substitute is wanted for the { $side }**: <@{ $person }> asks for one. Who presses [Take over] first plays on with their hand and a fresh clock. Until then the computer plays, and [I am back] still gives the seat back.
notice-chosen-judge = ⚖️ <@{ $person }> lets this battle be judged: Veterans play it on 400 times from where it stands. The side that wins three of four has won; else it is a draw that counts for nothing. That takes a minute or two; only [I am back] stops it.
notice-judged = ⚖️ Played on { $games } times: the Allies have won { $allies }%, the Axis { $axis }%. { $winner ->
    [allies] That is the Allies' battle.
    [axis] That is the Axis' battle.
   *[none] Neither has won three of four.
}
notice-cancelled-judged = ⚖️ The battle ends as a draw that counts for nothing. [Rematch] under the panel begins it anew.
notice-back-unjudged = It is not judged any more.
notice-left-standin = 🚪 <@{ $person }> has left this server. { $computer } plays on for the { $side }, seeing only what they may, until [I am back].
panel-judged = ⚖️ It is being judged.
panel-substitute = 🪑 A substitute is wanted for the { $side }: [Take over].
said-absent-play-on = ⚔️ You play on. Both sides read it.
said-absent-substitute = 🪑 Called: whoever presses [Take over] in the battle's thread gets the seat.
said-absent-judge = ⚖️ It is being judged; the verdict comes in the battle's thread.
substitute-welcome = 🪑 **You lead the { $side } now**, in turn { $turn }. Board and hand are in this message.
substitute-yours = ▶️ It is your move: [Take turn]. ⏳ { $until }
substitute-theirs = ⏸️ { $people } moves; you are called when it is your turn.
substitute-turn = **Turn { $turn }**
result-judged = The battle was judged: a draw that counts for nothing.
ending-judged = as judged by playing it on
error-no-vacancy = Nobody is away here for whom a computer plays: there is nothing to choose.
error-not-yours-to-choose = That is for those to say who wait for the absent side.
error-chosen-already = <@{ $person }> has said it already: { $choice ->
    [play-on] it goes on with the computer.
    [substitute] a substitute is called.
   *[judge] the battle is judged.
}
error-not-judged = Somebody of that side still plays: such a battle is not judged.
command-game-absent = Somebody is away and a computer plays for them: say once how it goes on
option-absent-how = Play on, a substitute, or a judgement; left out, I say how it stands
choice-absent-play-on = Play on with the computer in that seat
choice-absent-substitute = Call a substitute: anybody may take the seat
choice-absent-judge = Let it be judged by playing it on 400 times
prompt-played-for = 🤖 Your time was up: the computer plays this turn for you, and ends what it has begun.
notice-rematch-declined = 🙅 { $people } – <@{ $person }> does not want a rematch of **{ $title }**. The seat is open now to whoever likes: the invitation above. You may also play the Veteran, or let it be.
button-no-rematch = Let it be
