# Teams: seats, what a side reads in its own place, drafts of several generals, votes, the deal.

seat-alone = alone
seat-commander = Commander, { $where }
seat-general = General, { $where }
seat-chief = Commander-in-Chief
seat-free = *free*
seat-asked = { $person } *(asked)*
list-and = { " and " }
hint-seat = Take a certain seat

invitation-by-team = { $person } gathers two staffs.
button-begin = Begin
button-leave = Leave
said-invited-team = The invitation stands in this channel. The battle begins when every seat is taken, or with [Begin] once each side has somebody; whoever comes later takes a free seat.

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
