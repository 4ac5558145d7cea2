# What one person or one side reads: hands, plans, private messages.

category-name = Fieldpost battles
side-topic = { $title }: for this side; the other one never reads here.
side-heading = ## { $title } · { $side }
side-who = { $people } and I read here; so can the administrators of this server.
side-turn = turn { $turn }
side-to-move = ▶️ **Turn { $turn } is yours.** ⏳ { $until }.
side-waits = ⏳ The other side moves; { $until }. You may plan ahead with [Take turn].
side-hand = 🃏 Your hand is behind [Hand], which shows it to you alone.
side-talk = Talk and plan here; the other side sees nothing of it.
side-guarded = ⚠️ { $people } of the other side may read every channel of this server, this one, too: nothing secret of yours is ever said here by me. Do not plan here.
side-closed = 🏁 The battle is over: from now on this place is only read. It goes { $when }; the record stays in { $place }.
side-still-open = I lack the right **Manage Roles**, so you can still write here. It goes all the same.

hand-heading = 🃏 **Your hand · { $title } · { $side }**
# The number is that on the picture of the hand.
hand-line = **{ $number } · { $card }** – { $rules }
hand-button = { $number } · { $card }
hand-combat = 🎴 **Combat cards**, played in addition:
hand-combat-of = *Of the { $section }, for its own units:*
hand-empty = You hold no cards.
hand-ambush = You hold { $card }. Your reactions say what happens with it: [Reactions].
hand-none = You are watching: no hand is yours.
hand-later = Once the battle begins [Hand], below its messages, shows your hand{ $mail ->
    [1] ; it comes by private message, too, if yours are open
   *[other] {""}
}.
hand-by-dm = Your hand is behind [Hand], and comes by private message, too, if yours are open.
hand-by-button = Your hand is behind [Hand], whenever you like.
hand-dm-closed = Your private messages are closed to me, so your hand is here, behind [Hand], whenever you like.

dm-turn = ▶️ **{ $title }** – your move, turn { $turn }. { $score } · ⏳ { $until } · { $place }
dm-asked = ❓ **{ $title }** – something is asked of you in turn { $turn }. ⏳ Closes { $when } at the latest, then your reactions decide. { $place }
dm-resumed = ▶️ **{ $title }** – the answer is in, your turn goes on. ⏳ { $until } · { $place }

panel-gone-on = ⏭️ You have gone on in { $where ->
    [up] a message further up
   *[down] a newer message further down
}, so the buttons here are gone. Nothing is lost: **Take turn** shows here how things are now.
said-time-given = 🎁 They have { $time } more, and both sides read it.
said-asked-pause = ⏸️ The other side is asked. The clock runs until it agrees.
said-pause-begun = ⏸️ The clock stands still.
said-runs-on = ▶️ The clock runs on.
ask-pause = **Let the clock stand still?** The other side is asked and must agree. At most { $time }, { $most } times in a battle; either side can end it earlier, and whoever likes plays on meanwhile.
said-here-now = 🙋 Welcome back: the battle is yours again. ⏳ { $until }
said-here-next = 🙋 Welcome back. The computer ends what it has begun; from the next turn on the battle is yours.
said-plays-on = 🕊️ Good. Both sides read that you play on.
said-let-be = 🍂 The battle ends unfinished and counts for nothing.
ask-let-be = **Let this battle be?** It ends at once as a draw that counts for nothing. That cannot be taken back.
said-more-time = ⏳ They have more time now.
said-hand-swapped = 🃏 { $played } has left your hand; in its place you draw { $drawn }.
said-hand-passed = 🃏 You had just drawn { $played }, and it was played at once; in its place you draw { $drawn }.
said-no-ground = 🚧 No ground taken: { $why }
said-no-overrun = 🚧 No second attack from there (Armor Overrun): { $why }
said-lines-wait = ⏳ Goes on by itself once this is answered: { $lines }.
said-end-later = ℹ️ Your `end` is not kept in a plan: when your turn comes, a button ends it.
said-battles-later = ℹ️ A plan rolls nothing: what stands before your battles is kept, these are not. In your turn you fight by buttons, or type: { $text }
said-line-left = ⏭️ Not done: { $line }. { $why }
said-not-ordered = ⚠️ { $unit } is not ordered, the others are: { $why }
left-may-attack = ⚔️ **{ $unit } may still attack.**
said-done-before = That was done already.

alt-board = Board of { $title }, turn { $turn }, { $score }.
alt-close-up = A part of the same board, enlarged.
alt-glow-units = Glowing units of yours: { $hexes }.
alt-glow-ends = Glowing hexes: { $hexes }.
alt-glow-targets = Glowing targets: { $hexes }.
alt-medals = Objectives held: { $held }.
alt-hand = Your hand: { $cards }
alt-scenario = The battlefield of { $title } at the start.
alt-film = Film of { $title }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } in { $seconds } seconds.

alt-moves = Moved: { $moves }.
alt-attack = { $origin } ({ $enemy }) attacked { $target } ({ $side }): { $result }.
alt-ambush = { $origin } ({ $enemy }) ambushed { $target } ({ $side }): { $result }.
alt-air = Struck from the air, { $target } ({ $side }): { $result }.
alt-shells = Shelled from afar, { $target } ({ $side }): { $result }.
alt-mines = Mines at { $target } ({ $side }): { $result }.
alt-ice = Ice at { $target } ({ $side }): { $result }.
alt-ground = It took the ground at { $to }.
alt-medal = { $side } won a medal at { $at }.
alt-won = { $side } win { $how }.

fight-line = ⚔️ { $from } × { $at } · { $dice } · { $result }
fight-line-strike = 💥 { $at } · { $dice } · { $result }
fight-line-ambush = 💥 Ambush: { $from } × { $at } · { $dice } · { $result }
fight-line-ice = 🧊 Ice at { $at } · { $dice } · { $result }
fight-line-mines = 💣 Mines at { $at } · { $dice } · { $result }
fight-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
fight-dead = destroyed
fight-back = back to { $to }
fight-holds = holds
fight-holds-ice = it holds
fight-pressed = { $lost } lost to flags
# Driven back; where to is not known yet.
fight-flags = { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}
fight-miss = missed

picture-player = { $player } ({ $side })
picture-told = Turn { $turn } · { $side }: { $card }
picture-won = Win { $how }
picture-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
picture-lost-units = { $units ->
    [0] no unit lost
    [one] 1 unit lost
   *[other] { $units } units lost
}
picture-seed = Dice from seed { $seed } · sealed as { $hash }… at the start
picture-next = Next: { $side }
picture-more = and { "{n}" } more
# Captions of a replay: who did what in one line of a picture.
picture-did = { $side }: { $what }
picture-did-order = { $side } order { $hexes }
picture-did-move = { $side }: { $from } moves to { $to }
picture-did-attack = { $side }: { $from } attacks { $to }
picture-did-retreat = { $side }: { $from } falls back to { $to }
picture-did-stand = { $side }: { $from } stands fast
picture-plan = Plan for turn { $turn } · { $side }
picture-turn = Turn { $turn } · { $side }
picture-turn-doing = Turn { $turn } · { $side }: { $decision }
picture-over = The battle is over
picture-hand = Your hand
picture-facts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
picture-reaction = In answer to an attack
