# /help and /about, and what new tables say.

said-new = ⚔️ **{ $title }** is set up.
said-place = 👉 Play here: { $place }
said-table-closed = ⚔️ **{ $title }** is off: its invitation stands no more.
said-invited = The invitation stands in { $place }; the battle begins when the other seat is taken.

ask-forget = I forget your settings and reactions, and your name goes from finished battles. Running battles must be over first. Really?
button-forget = Forget me
said-forgotten = Done. Your name is gone from { $number ->
        [one] 1 finished battle
       *[other] { $number } finished battles
    }, and I know nothing more of you.

about-text =
    { "" }**Fieldpost** lets two to eight people play Memoir '44 by chat, a turn whenever they have a minute.
    An unofficial fan project: not made, endorsed or supported by the publisher. Memoir '44 is a game by Richard Borg, published by Days of Wonder; play the real one, it is wonderful.
    All pictures and words here are our own. Licence: MIT. The rules run here { $build ->
        [native] compiled
       *[pure] as plain Python
    }.

help-start =
    { "" }**How to begin**
    1. /game new – choose a battle, invite somebody or leave a seat open. Choose *practice* to play both sides yourself.
    2. [Join] – the battle gets its thread, and each side a place that the other one cannot read.
    3. [Take turn] in the thread – everything else is buttons. /scenario browse shows all battles.
    4. More than two of you? /cup new invites everybody to a cup, in pairs, round by round.
    .title = Begin
help-turn =
    { "" }**A turn**
    { "" }[Take turn] → a card → the units → where they move → [Confirm]. Until then it is a draft that nobody sees: [Undo] and [Start over] cost nothing.
    Then battle with the red buttons (E5 × D6), take ground or stay. Choosing never rolls: dice fall by a button that names them. What ends your turn says [End turn], and asks once if a unit could still attack or move. Your new card is drawn for you.
    Everything is a command, too: /play card, order, move, battle, end – or a whole turn in one line with /play orders. What is only written in a thread, or with my name in it, I do not read; in a private message to me orders work.
    .title = A turn
help-reactions =
    { "" }**The other side's turn**
    Nobody waits for you: your *reactions* say when Ambush is played, where units fall back, and when they stand fast. Everybody has them, holding the card or not, so they tell nothing. [Reactions] or /me reactions, whenever you like.
    .title = Reactions
help-teams =
    { "" }**Two to eight people**
    /game new with *allies* and *axis* says how many play on each side; [Join], or /team join with a seat, also in a battle under way. Two a side: center and flanks. Three: a section each, and the center commands. An Overlord battle takes a fourth, who commands and deals the cards.
    In your side's place: [Suggest a card] is a vote, the commander plays the card. Then each general drafts the orders for his own section, battles too: [My orders], then [Ready]. The last ✅ carries everything out. [Plan] and [Say] are for your side.
    Somebody silent? When his time is up the commander stands in for him or carries out what is there: [Staff]. Everything is a command, too: /team.
    .title = Teams
help-rules =
    { "" }**The rules**
    /rules card, unit, terrain – what it does. /rules hex – what lies there in your battle. /rules why – why something is not possible. /rules search – everything else.
    .title = Rules
help-private =
    { "" }**What is secret**
    Your hand and your plans are in your private messages, or in messages only you can see. The hand of a team, its plans and drafts stand in its side's place as well: the other side never reads there, but the administrators of the server can. The thread shows what everybody may know. I read no messages on servers.
    .title = Secrets
