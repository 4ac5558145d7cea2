# Scenarios, rules, lists of games, settings, reactions, help.

scenario-rules = **Special rules**
scenario-history = **What happened**
scenario-first = moves first
scenario-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
scenario-side = **{ $side }** ({ $nation }): { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} to win{ $first }
front-western = Western front
front-eastern = Eastern front
front-mediterranean = Mediterranean
front-pacific = Pacific
browse-heading = **{ $number } battles.** Choose one to read about it and to play it. 🎖️ is how many medals win: fewer are a shorter battle.
browse-hint = { $box }: { $number }
browse-size = { $medals } 🎖️ · { $units } units
complete-more = … and more: type a word of the title, the box or the year
complete-more-rules = … and more: type a word of the rule
box-base = Base game
box-equipment = Equipment Pack
box-winter = Winter Wars
box-own = Brought in here
board-breakthrough = ⏫ Breakthrough
    .note = ⏫ Breakthrough: a deep board of 17 rows, with a deck of its own
board-overlord = ⏩ Overlord
    .note = ⏩ Overlord: two boards side by side, up to four people a side
scenario-special = 📜 **{ $rule }** – { $what }
scenario-markers = ⚠️ On the map: { $kinds }
scenario-medal = 🎖️ { $kind }: { $hexes } ({ $side })
button-browse = All battles
button-play = Play
set-up-ask = **{ $title }** – with whom? To invite somebody, choose a side, teams or the time for a turn: /game new.
button-invite = Invite whoever comes
button-invite-match = Invite to a match: both sides
button-invite-punctual = Invite who is { $least }% in time
button-practice = Practice: I play both sides

room-concept = rule
room-card = command card
room-unit = unit
room-terrain = ground
room-obstacle = obstacle
room-face = side of a die
room-rule = special rule
room-side = side
room-section = section
room-medal = objective
rules-switch = • { $switch }: **{ $usual }**, or { $other }
rules-copies = In the deck: { $number }.
rules-unit = Figures { $figures } · moves { $move } · battles after moving up to { $after }
rules-dice = Dice by distance: { $dice }
rules-closed = Closed to: { $who }
rules-blocks = Blocks the line of sight.
rules-cover = Dice less against it: infantry { $infantry }, armor { $armor }, artillery { $artillery }
rules-also = See also…
rules-numbers = -# Rules { $rules } · in full: /rules search { $example }
rules-breakthrough-card = { $name } (Breakthrough deck)
rules-hex = **{ $hex }** · { $terrain }
rules-hex-medal = • 🎖️ { $kind } ({ $side })
rules-both = both sides
rules-why-not = ❌ { $line }: { $why }
rules-why-later = ⏳ { $line }: the board allows it, but not now. { $why }
rules-why-attack = ✅ { $line } is possible now: { $dice }
rules-why-ok = ✅ { $line } is possible now.

list-heading = **Battles**
list-first = -# { $shown } of { $all } battles are shown. A command reaches any other one by its number: `game:`
which-game = Which battle do you mean? A tap does it there: { $typed }
which-game-hint = Which battle?
typed-gone = I have been started anew since you typed that. Type it once more:
list-empty = No battles here yet. /game new sets one up.
list-turn = turn { $turn }
list-your-move = your move
list-their-move = their move
list-side-move = { $side } to move
list-hint = Go to a battle
status-open = waiting for players
status-running = being played
status-over = over
status-cancelled = called off
button-next-game = Next battle

digest-heading = ☀️ { $count ->
        [one] A battle waits for you:
       *[other] { $count } battles wait for you, the most urgent first:
    }
digest-more = … and { $count } more: `/me games` has them all.
own-time-heading = **Your time**
own-time-zone = 🌍 { $zone }, where it is { $now } now
own-time-none = 🌍 I do not know your time zone yet. Once I do, no deadline of yours falls into your night.
own-time-quiet = 🌙 Quiet from { $begins } to { $ends }: a deadline that would fall between comes two hours after they end. Your clock runs all the same.
own-time-loud = 🔔 No quiet hours: a deadline may come at any time of the day.
own-time-away = 🏖️ Away from <t:{ $since }:f> until <t:{ $until }:f>
own-time-days = { $days ->
    [0] 🧳 You have no days left to be away; one comes with every 8 days on which you play.
    [one] 🧳 You can be away for 1 day more. Your clocks stand still meanwhile.
   *[other] 🧳 You can be away for { $days } days more. Your clocks stand still meanwhile.
}
own-time-digest = ☀️ Your digest comes at { $hour }.
own-time-digest-utc = ☀️ Your digest comes at { $hour } UTC, until I know your time zone.
own-time-which = 🌍 Which of these?
own-time-hour = { $hour }:00
button-own-time = My time
button-settings-back = Settings
button-zone = Time zone
button-no-quiet = No quiet hours
button-away = Away: { $time }
button-home = I am here again
setting-quiet-from = Quiet hours from
setting-quiet-until = Quiet hours until
setting-digest-at = My digest comes at
setting-zone = Your time zone
form-zone = Your time zone
form-zone-text = A big city near you
settings-heading = **Your settings**
settings-theme = Pictures: { $choice }
settings-bottom = Bottom of the board: { $choice }
settings-tell = On my move: { $choice }
settings-value = { $what }: { $value }
settings-language = Language: { $choice }
settings-language-only = Language: { $choice }, the only one there is so far
settings-hand-dm = My hand: behind [Hand], and by private message
settings-hand-button = My hand: behind [Hand] alone, never by private message
settings-digest = Your digest comes once a day if a battle waits: [My time] has its hour. A fast battle calls you all the same.
settings-dm-closed = Your private messages are closed to me. Choose "private message" again once they are open.
setting-language = Language
setting-name-theme = Pictures
setting-name-bottom = Bottom of the board
setting-name-tell = On my move
setting-language-client = As Discord is set
setting-theme = Look of the pictures
setting-bottom = Which side is at the bottom of the board
setting-tell = How to tell you that it is your move
# What this language is called in itself.
language-name = English
# How it writes a name within a sentence: small, or as it stands in the catalogue. Nobody reads this.
names-inside = small
theme-standard = standard
    .note = The usual colours
theme-high-contrast = high contrast
    .note = Strong lines, plain ground
theme-colour-blind = colour-blind
    .note = Sides and marks apart in every kind of sight
bottom-own = my own side
    .note = You look at the board from your seat
bottom-allies = the Allies
    .note = Always
bottom-axis = the Axis
    .note = Always
bottom-board = as printed
    .note = As the battle's own map lies
tell-channel = mention me in the battle's thread
    .note = One mention a turn
tell-dm = mention me, and a private message with my hand
    .note = One message a turn
tell-digest = once a day, a mention in a battle's thread
    .note = One digest of all battles that wait, no mention each turn
tell-digest-dm = once a day, a private message
    .note = One digest of all battles that wait, no mention each turn
tell-off = not at all
    .note = You look for yourself; no private messages either
button-default-reactions = Usual reactions
button-hand-by-dm = Switch on: hand by private message
button-hand-by-button = Switch off: hand by private message

reactions-intro = What your side does in the other side's turn. You may change it whenever you like, whatever you hold.
reactions-intro-of = What the { $side } do in the other side's turn. You may change it whenever you like, whatever they hold.
reactions-waits = ⏳ When a unit falls back and you have set “ask me”, the battle waits for your answer, up to 6 hours; then the unit falls back to cover.
reactions-open = ❓ The question that is open now stays yours to answer; what you set here holds from the next one on.
button-reactions-of = Reactions of the { $side }
reactions-table = 🔔 At this table { $terms }.
reactions-default = **Your usual reactions** – every new battle begins with them.
reactions-ambush = 💥 Ambush (the attacked unit fires first): { $choice }
reactions-retreat = ↩️ Falling back: { $choice }
reactions-ignore = 🛡️ A flag that may be ignored: { $choice }
reactions-protect = Protected by Ambush: { $units }
reactions-units = Units with orders of their own: { $units }
reactions-decided = 🛡️ By your [Reactions] { $what } – you have set “{ $setting }”.
said-own-reactions = 🛡️ How a unit falls back, or ignores a flag, your [Reactions] decide: the usual ones, until you change them.
reactions-fell-back = your unit at { $at } fell back to { $to }
reactions-stood = your unit at { $at } stood fast
reactions-let-pass = nothing was played for { $at }
reactions-played = { $card } was played
reactions-value = { $what }: { $value }
reactions-name-ambush = Ambush
reactions-name-retreat = Falling back
reactions-name-ignore = Flag
reactions-name-unit = { $unit } falls back
reactions-unit-chosen = ▸ **{ $unit }** falls back { $choice }. The last list changes it for this unit alone.
reactions-ambush-hint = When to play Ambush, should you hold it
reactions-retreat-hint = Where units fall back
reactions-ignore-hint = When to stand fast
reactions-unit-hint = An order for one unit alone…
reactions-unit-own-hint = { $unit } falls back…
reactions-protect-hint = Units that Ambush protects
ambush-smart = when it pays
    .note = At 2 dice or more against a unit with 2 figures or more
ambush-always = always
    .note = Against the first close assault
ambush-never = never
    .note = Keep the card
ambush-protect = only to protect certain units
    .note = You name them
ambush-armour = only against armor
    .note = When armor attacks
retreat-default = as the whole side
    .note = Nothing of its own
retreat-cover = to cover
    .note = Ground that protects first
retreat-objective = to objectives
    .note = Towards medals worth holding
retreat-shortest = as little as possible
    .note = The shortest way
retreat-ask = ask me
    .note = The battle waits for you up to 6 hours, then it goes to cover
ignore-free = wherever it costs nothing
    .note = Stand fast; with a card on an objective only
ignore-objective = on an objective
    .note = Stand fast there, else fall back
ignore-always = always
    .note = Stand fast whenever it is possible, with a card, too
ignore-never = never
    .note = Always fall back
button-make-default = Make this my usual
button-back-to-turn = Back to the turn
said-default-kept = 📌 New battles begin with these reactions.

said-joined = You are in: **{ $title }** – { $seat }.
said-joined-team = 🏠 Your side reads a place of its own, beside the thread: board, hand and everybody's orders are there. { $role ->
    [commander] You choose the card; whoever it is for orders his own units: several with [My orders] and [Ready], one alone with [Take turn].
    [chief] You deal the cards to your generals; then each of you orders his own units with [My orders], and [Ready].
   *[general] Once a card is played for your sections, [My orders] there orders your units, then [Ready]; is it for you alone, [Take turn].
}
said-started = ▶️ Every seat is taken: the battle begins.
said-started-match = ▶️ Every seat is taken: both battles begin.
said-started-short = ▶️ The battle begins. Whoever comes later takes a free seat.
said-declined = Declined.
said-blocked = 🚫 <@{ $person }> may not invite you any more. They are not told.
said-unblocked = <@{ $person }> may invite you again.
said-block-list = 🚫 These may not invite you: { $people }. /me block with a name lets them again.
said-block-nobody = Everybody may invite you. /me block with a name changes that.
said-moved = 🧭 The battle goes on there.
said-left = You have given your seat back.
said-invitation-back = Your invitation is taken back.
said-invitation-stands = Your invitation stands.
ask-close-table = Take your invitation back? Nobody else has joined. To sit somewhere else, take that seat: [Join as …] or the list.
ask-close-table-joined = Take your invitation back? The table closes for { $people }, too. To sit somewhere else, take that seat: [Join as …] or the list.
button-close-table = Take the invitation back

button-stats = My statistics
stats-heading = **Your turns**
stats-turns = ⏱️ { $in_time } of your last { $turns } turns were in time: **{ $percent }%**.
stats-new = ⏱️ { $in_time } of your { $turns } turns so far in time. From { $enough } on the share counts; until then you are new, and welcome at every table.
stats-none = ⏱️ You have not played a turn that counts yet. From { $enough } on the share counts; until then you are new, and welcome at every table.
stats-what-counts =
    { "" }-# What counts: your last { $kept } turns in battles with other people and a clock. One is late if your time was up before it ended. Turns that a computer plays while you are away, practice, battles against computers alone and Friendly ones count neither way.
    -# Who opens a table, or sits at one, is seen with this share by those who may join; some tables ask for one.
stats-battles = ⚔️ With other people: { $running ->
    [one] 1 battle under way
   *[other] { $running } battles under way
}, { $over ->
    [0] none over yet.
   *[other] { $over } over: { $won } won, { $lost } lost, { $drawn } drawn.
}
stats-battles-computers = 🤖 Against computers: { $running ->
    [one] 1 battle under way
   *[other] { $running } battles under way
}, { $over ->
    [0] none over yet.
   *[other] { $over } over: { $won } won, { $lost } lost, { $drawn } drawn.
}
