# What those who run a server read.

setup-heading = **Fieldpost on this server**
setup-home = Battles get their threads under: { $home }
setup-home-anywhere = the channel where they are set up
setup-places = A side's private place: { $places }
places-channels = a channel of its own, in my category
places-threads = a private thread
setup-importers = Bringing in battles: { $importers }
importers-admins = those who manage the server
importers-all = everybody
importers-nobody = nobody
setup-language = Shared messages: { $language }
setup-channels = Channels on this server: { $used } of 500; places of battles: { $ours }
setup-moderators = Moderators: { $role }. What they see of /admin is set under Server Settings → Integrations → Fieldpost.
setup-moderators-none = those who manage the server, and whom Server Settings → Integrations names
setup-openers = Opening battles: { $role } { $places }
setup-openers-all = everybody
setup-openers-everywhere = in every channel
setup-caps = At most { $games } battles a person and { $channels } channels of sides; further sides get threads.
setup-category = Channels of the sides: { $category }
setup-category-mine = in a category of mine
setup-reports = What a battle cannot tell its players: { $reports }
setup-reports-none = Discord's own channel for moderators, if there is one
setup-rights-good = ✅ I have every right I need.
setup-rights-missing = **I lack rights:**
setup-rights-how = Give them to my role under Server Settings → Roles, or in the channel itself, then run /admin setup again. Without them I do what is left: threads instead of channels, no pins.

right-view_channel = View Channels
    .why = to see where I am asked
right-send_messages = Send Messages
    .why = to say anything at all
right-send_messages_in_threads = Send Messages in Threads
    .why = battles are played in threads
right-create_public_threads = Create Public Threads
    .why = one for each battle
right-create_private_threads = Create Private Threads
    .why = the sides' places, where channels cannot be made
right-manage_threads = Manage Threads
    .why = to wake and close them
right-manage_channels = Manage Channels
    .why = a private channel for each side
right-manage_roles = Manage Roles
    .why = to change who may read a side's channel when somebody joins, leaves or is replaced; Discord calls it Manage Permissions on a channel. I touch no roles
right-pin_messages = Pin Messages
    .why = the battle's panel
right-attach_files = Attach Files
    .why = pictures of the board
right-read_message_history = Read Message History
    .why = to find my own panels again

health-heading = **How I am**
health-games = Battles: { $games }
health-discord = Discord answers in { $latency } ms
health-outbox = { $waiting ->
    [0] No message is waiting to be sent.
    [one] 1 message is waiting to be sent, for { $seconds } s
   *[other] { $waiting } messages are waiting to be sent, the oldest for { $seconds } s
}
health-clock = Clocks late by { $seconds } s
health-store = Store: { $size } kB; battles in memory: { $memory }
health-pace = { $pace }: { $begun ->
    [one] 1 battle begun
   *[other] { $begun } battles begun
}
health-pace-other = Other clocks
health-turns = a turn takes { NUMBER($hours, minimumFractionDigits: 1, maximumFractionDigits: 1) } h ({ $half }) and waits { NUMBER($waits, minimumFractionDigits: 1, maximumFractionDigits: 1) } times for somebody
health-half = half of them up to { $hours } h
health-half-more = most of them more than 5 days
health-ended = { $over } over, { $share }% with a result
health-backup = Last backup { $hours } h ago
health-backup-none = No backup yet

repair-replayed = { $number ->
    [one] 1 action of the log was replayed.
   *[other] { $number } actions of the log were replayed.
}
repair-mended = { $number ->
    [one] 1 snapshot was written anew.
   *[other] { $number } snapshots were written anew.
}
repair-fault = ⚠️ Revision { $revision }: { $what }
repair-sound = ✅ The battle is as its log says. Its panel and places are there.
repair-unsound = ❌ The log and today's rules do not agree: the host should look at it.
said-repaired-open = ✅ The invitation is there.
said-replaced = <@{ $new }> takes the place of <@{ $old }>.
said-cancelled = The battle is called off.
said-ruled = ✅ Done, told to both sides and noted in /admin audit.
said-paused = ⏸️ The clock stands still. /admin pause lets it run on; both sides are told.
said-clean = 🧹 { $places } places of sides are removed and { $threads } threads put to sleep.
said-seat-taken = ✅ The seat is yours. [Hand] shows your cards, [Take turn] what is to do.
verdict-time = Time is up now
verdict-allies = The Allies win
verdict-axis = The Axis win
verdict-draw = A draw
ask-end-alone = End the battle without a winner?
button-end-alone = End the battle
button-take-seat = Take the seat of the { $side }
greeting = 👋 **Thank you for having me.** I let you play *Memoir '44* here, by chat and over days: `/game new` opens a battle in any text channel.
    🛠️ Who runs this server may look at `/admin setup`: it checks my rights and sets a home, who may open battles, and how many.
    📖 `/help` tells the rest, `/about` what I keep of you. I read no messages here.
said-scenario-shortened = ✂️ { $number ->
        [one] One text of the file did not fit, so I trimmed it:
       *[other] { $number } texts of the file did not fit, so I trimmed them:
    }
said-scenario-removed = The battle is taken out. Games that play it go on.
reveal-heading = **{ $title }:** the hands as they are now.
reveal-told = Both sides are told that you have looked, and it stands in /admin audit.
audit-heading = **What moderators did**
audit-empty = Moderators have done nothing yet.
repair-snapshot = ⚠️ Revision { $revision }: what was kept of it cannot be read.
audit-of-game = **#{ $game }** · { $done }
audit-because = { $done } – “{ $reason }”
audit-setup = Settings changed: { $given }
audit-extend = More time given: { $time }
audit-pause = The clock stands still.
audit-resume = The clock runs on.
audit-force = Decided: { $verdict }
audit-undo = The last action taken back.
audit-replace = <@{ $new }> takes the place of <@{ $old }>.
audit-cancel = { $why ->
    [gone] Called off: the server had sent me away.
   *[somebody] Called off.
}
audit-reveal = Looked at the hands.
audit-repair = { $replayed ->
    [one] Checked: 1 action replayed.
   *[other] Checked: { $replayed } actions replayed.
} { $mended ->
    [0] { "" }
    [one] 1 snapshot written anew.
   *[other] { $mended } snapshots written anew.
}
audit-clean = Cleaned up: { $places ->
    [one] 1 place of a side removed.
   *[other] { $places } places of sides removed.
}
audit-side = Place of the { $side }
audit-thread = Thread
audit-place-lost = { $place }: { $why ->
    [deleted] deleted
    [locked] locked
   *[closed] closed to me
}
audit-undelivered = Something could not be said for a whole day.
audit-vanished = Has left the server.
audit-scenario-added = Battle brought in: `{ $id }`
audit-scenario-accepted = Battle accepted without what cannot be played: `{ $id }`
audit-scenario-removed = Battle taken out: `{ $id }`

import-taken = ✅ **{ $title }** is brought in. Everybody here can play it.
import-refused = ❌ **{ $name }** is not brought in; nothing of it is kept. What is wrong with it:
import-mend = Mend the file and bring it in again.
import-missing = ⚠️ **{ $title }** is not brought in yet: it has pieces that I cannot play.
import-ask = It can be played without them. Until you say so, no list shows it.
import-more = … and { $number } more.
import-thrown-away = It is thrown away.
button-without = Play without these
button-throw-away = Throw it away
