### What has come of many battles: one's own standing, ladders, the sides of a battle.

command-game-ladder = Who plays how well, on this server or everywhere
command-scenario-stats = Who wins a battle with which side, and how sure that is
option-where = On this server, or everywhere
option-ladder = Whether this server keeps a ladder of those who fight here
option-own-ladder = Whether your name stands on ladders
choice-where-everywhere = everywhere
choice-ladder-on = yes
choice-ladder-off = no

# A number as the language writes it.
figure = { $number }
score-percent = { $share }%
score-battles = { $battles ->
    [one] 1 battle
   *[other] { $battles } battles
}

standing-heading = **Your standing**
standing-heading-of = **Where { $name } stands**
standing-number = 🎖️ **{ $number }** · { $rank }
standing-rank = rank { $rank } of { $among }
standing-provisional = provisional, { $battles } of { $enough } battles
standing-none = 🎖️ No battle of yours has counted yet. Each with other people counts, and each against a computer in which you take back nothing that was rolled or drawn, and no advice.
standing-battles = ⚔️ { $battles ->
    [one] 1 battle that counts
   *[other] { $battles } battles that count
}: { $won } won, { $lost } lost, { $drawn } drawn.
standing-sides = 🏁 Won: { $sides }.
standing-of = { $won } of { $battles }
standing-luck = 🎲 Luck with the dice: on average better than in { $share } of 100 games.
standing-uncounted = -# For nothing counted: { $why }.
standing-what = -# { $veteran } is how a Veteran, the computer, plays; 100 more wins 64 of 100 battles. The number is careful: almost certainly you play at least this well. Winning with the weak side of a battle raises it more.

uncounted-practice = practice ({ $number })
uncounted-lesson = first battles ({ $number })
uncounted-watched = watched ({ $number })
uncounted-helped = against a computer, with something taken back or advice ({ $number })
uncounted-stand-in = not played from beginning to end ({ $number })

tile-won = won
tile-drawn = drawn
tile-lost = lost
tile-luck = luck, of 100
tile-turns = turns
tile-medals = medals
tile-luckier = won with the luckier dice

picture-standing = Standing
picture-name = (a name in other letters)
picture-ladder = Ladder

ladder-heading = **Ladder · { $where }**
ladder-everywhere = All servers
ladder-rung = { $rank }. **{ $name }** · { $number } · { $battles }
ladder-you = { " " }(you)
ladder-elsewhere = somebody on another server
ladder-none = Nobody stands on it yet. It takes a battle that counts.
ladder-what = { $veteran } is how a Veteran, the computer, plays. With a ? it is provisional: fewer than { $enough } battles.

sides-heading = **{ $title }: who wins?**
sides-heading-here = **{ $title }: who wins on this server?**
sides-people = People against people
sides-computers = With computers
sides-veterans = Two Veterans, measured
sides-line = **{ $who }**, { $battles }: { $first } { $allies } ({ $low } to { $high }), { $second } { $axis }.
sides-none = Nobody has played it to an end that counts yet.
sides-means = On average { $turns } turns and { $allies } to { $axis } medals.
sides-luckier = 🎲 Whoever has won had the luckier dice { $share } of the time.
sides-lean = 🎖️ What ratings go by: of two who play alike the Allies win { $share }.

settings-ladder-on = 🏆 Ladders: your name stands there.
settings-ladder-off = 🏆 Ladders: your name stands on none.
setup-ladder = Ladder of those who fight here: { $ladder }
ladder-on = yes
ladder-off = no
error-not-shown = This cannot be shown here: you may not write in this channel, or Discord does not take it just now.
error-no-ladder = This server keeps no ladder. [My statistics] in /me settings tells where you stand.

button-show-all = Show everybody
button-ladder = Ladder
button-ladder-up = Up
button-ladder-down = Down
button-ladder-here = This server
button-ladder-all = All servers
button-ladder-hide = Take my name off
button-ladder-show = Show my name
button-sides = Who wins?
button-scenario = The battle
