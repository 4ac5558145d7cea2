# Cups: many who play in pairs, round by round.

command-cup = Cups: many play in pairs, round by round, until one has won
command-cup-new = Open a cup and invite everybody to it
command-cup-join = Take part in a cup that has not begun
command-cup-start = Begin your cup: the first round is drawn
command-cup-table = How a cup stands
command-cup-drop = Drop out of a cup; its organizer may take somebody else out
command-cup-end = End your cup: its table is final as it stands
option-cup = Which cup; needed only if there are several
option-cup-name = What the cup is called
option-cup-kind = Everybody against everybody, Swiss, or knock-out
option-cup-then = More battles, one a round in turn; without them all rounds play the same
option-cup-players = How many may take part: 3 to 32, everybody against everybody up to 8
option-cup-rounds = Swiss only: how many rounds; else as many as it takes to find a winner
option-cup-computers = Computers of this level take the seats that are free at the start
option-cup-person = Whom to take out of your cup
choice-cup-kind-round-robin = Everybody against everybody: up to 8
choice-cup-kind-swiss = Swiss: up to 32, nobody is out, those who stand alike meet
choice-cup-kind-knock-out = Knock-out: up to 32, whoever loses is out

cup-kind-round-robin = everybody against everybody
cup-kind-swiss = Swiss: nobody is out, those who stand alike meet
cup-kind-knock-out = knock-out: whoever loses is out
cup-heading = ## 🏆 { $name }
cup-invites = { $person } invites everybody: { $kind }.
cup-battles = { $number ->
    [one] Battle: { $battles }
   *[other] Battles, one a round: { $battles }
}
cup-match = 🤝 Each pairing is a match: two battles at the same time, with the sides swapped.
cup-there = Taking part ({ $number } of { $most } at most): { $people }
cup-computers = free seats at the start go to computers: { $computer }
cup-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cup-expires = The invitation lapses { $when }, unless the cup begins.
cup-sealed = 🎲 Dice of all battles sealed: `{ $seal }`
error-cup-unsealed = This cup was opened before the battles of a cup were sealed together; each has a seal of its own in its first message.
cup-lapsed = The invitation to the cup **{ $name }** has lapsed.
cup-called-off = The cup **{ $name }** was called off.
cup-entry-open = open, { $number } of { $most }
cup-now = **{ $round }** · { $battle }
cup-round-of = Round { $round } of { $rounds }
cup-final = Final
cup-semi-final = Semi-finals
cup-quarter-final = Quarter-finals
cup-meets = { $one } – { $other }: { $places }
cup-result = { $one } { $score } { $other }
cup-forfeit = { $one } { $score } { $other } ({ $gone } dropped out)
cup-void = { $one } – { $other }: both battles were called off, a draw without medals
cup-idle = { $person }: nobody to play in this round, which counts as a win with { $medals ->
        [one] one medal
       *[other] { $medals } medals
    }
cup-idle-short = { $person } has nobody to play in this round and wins it
cup-being-set-up = being set up
cup-played-apart = computers among themselves, without a thread
cup-line = { $rank } · { $name } – points { $points }, medals { $medals }, Berger { $berger } ({ $won }–{ $drawn }–{ $lost })
cup-line-knock-out = { $rank } · { $name } – rounds won { $through }, medals { $medals }
cup-out = { $name } (out)
cup-ties = In brackets: won, drawn, lost. A win counts 1 point, a draw ½. Whoever has the same points stands by medals, then by Sonneborn-Berger (the points of those he has beaten, half of those he has drawn with), then by what they have won of each other, then by the draw.
cup-ties-knock-out = A tied match is decided by figures destroyed, then by the better place in the draw. In the table count rounds won, then medals, then the draw.
cup-points = Points
cup-medals = Medals
cup-berger = Berger
cup-picture-over = Final table
cup-winner = 🏆 { $person } has won the cup.
cup-winner-early = 🏆 The cup was ended before its last round; { $person } leads and has won it.
cup-no-winner = 🏁 The cup is over, and nobody has won it.
cup-no-winner-early = 🏁 The cup was ended before its last round, and nobody has won it.
cup-round-begins = 🏆 **{ $name }** · **{ $round }** · { $battle }. These meet:
cup-table-link = [The table]({ $link })
cup-over-heading = ## 🏆 { $name } is over
cup-mine-out = You have dropped out of this cup.
cup-mine-lost = You are out: you have lost your match of an earlier round.
cup-mine-waits = The next round begins when all matches of this one are over.
cup-mine-not-begun = The cup has not begun. You take part; your first battles come by themselves.
cup-start-asked = Begin **{ $name }** with { $number } of { $most } players? { $computers ->
    [0] {""}
    [one] A computer joins them.{" "}
   *[other] { $computers } computers join them.{" "}
}Once it has begun nobody else can take part.
cup-drop-asked = Drop out of **{ $name }**? You give up both battles of your open match, and nobody is paired with you again. This cannot be taken back.
cup-take-out-asked = Take { $person } out of **{ $name }**? Both battles of the open match are given up, and nobody is paired with { $person } again. This cannot be taken back.
cup-end-asked = End **{ $name }** now? Its table is final as it stands. Battles under way go on, but count for nothing in it.
cup-call-off-asked = Call **{ $name }** off before it begins?
panel-cup = 🏆 For the cup { $name }, round { $round }

button-cup-join = Join
button-cup-leave = Leave
button-cup-start = Start
button-cup-table = Standings
button-cup-mine = My match
button-cup-drop = Drop out
button-cup-start-sure = Yes, begin
button-cup-drop-sure = Yes, drop out
button-cup-take-out-sure = Yes, take out
button-cup-end-sure = Yes, end it

said-cup-new = 🏆 Your cup **{ $name }** is open: { $place }. You take part only if you press [Join]; { $computers ->
    [yes] [Start] begins it when you like, computers take the free seats.
   *[no] [Start] begins it once three are there.
}
said-cup-joined = ✋ You take part in **{ $name }**. When it begins your battles come by themselves, two at a time, also if you play as many battles as you may.
said-cup-left = 🚪 You no longer take part in **{ $name }**.
said-cup-started = ▶️ **{ $name }** begins.
said-cup-dropped = 🚪 { $person } no longer takes part in **{ $name }**.
said-cup-ended = 🏁 **{ $name }** is over.
said-cup-moved = 🏆 The table of **{ $name }** is in this channel from now on.

error-no-cup = There is no such cup here. /cup table shows those there are.
error-no-cups = No cup is open or under way on this server. /cup new opens one.
error-which-cup = There are several cups here: { $cups }. Name one with the option "cup".
error-cup-name = A cup needs a name of at most { $most } letters.
error-cup-players = This kind of cup is for { $least } to { $most } players.
error-cup-alone = In a cup everybody plays by himself: no seat is given away, no General advises, and against a computer nothing is taken back once dice or cards have spoken. /cup drop takes you out.
error-cup-nobody = Nobody has joined this cup yet.
error-cup-full = All { $most } places of this cup are taken.
error-cup-joined-already = You take part in this cup already.
error-cup-running = This cup has begun: nobody can join it any more.
error-cup-over = This cup is over.
error-cup-not-full = Somebody could still join this cup.
error-cup-too-few = A cup needs at least { $least } who take part; so far there are { $there }.
error-not-cup-organizer = Only <@{ $person }>, who has opened this cup, and moderators can do that.
error-not-in-cup = You do not take part in this cup. /cup table shows who does.
error-too-many-cups = { $most } cups are open or under way on this server: as many as it may have.

audit-cup-start = Cup **{ $name }** begun
audit-cup-drop = <@{ $who }> taken out of the cup **{ $name }**
audit-cup-end = Cup **{ $name }** ended
