# What happened: one sentence an event. { $side } etc. are names already put into words.

# A card of the other side for its left flank, and for its right one.
card-of-their-left = { $card } (on your right)
card-of-their-right = { $card } (on your left)
event-card-played = { $side } play { $card }.
event-card-played-as = { $side } play { $card }, acting as { $effect }.
event-card-fallback = { $side } play { $card }: no unit for it, so one unit of choice.
event-card-nothing = { $side } play { $card }: nothing to copy yet.
event-card-general = { $said } *(their general, { $section })*
event-section-chosen = { $side } choose the { $section }.
event-unit-ordered = { $unit } at { $at } is ordered.
event-unit-moved = { $unit } { $from } → { $to }.
event-unit-took-ground = { $unit } takes ground: { $from } → { $to }.
event-unit-retreated = { $unit } falls back { $from } → { $to }.
event-unit-exited = { $unit } leaves { $from }.
event-unit-left-board = { $unit } leaves the board at { $at }.
event-attack-declared = { $unit } { $from } attacks { $target } { $at } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
event-battle-cancelled-attacker-eliminated = The attack is off: the attacker is gone.
event-battle-cancelled-attacker-retreated = The attack is off: the attacker had to fall back.
event-battle-cancelled-target-gone = The attack is off: its target gets away.
event-reaction-played = { $side } play { $card } at { $at }!
event-dice-rolled = { $faces } → { $hits ->
    [0] { $flags ->
        [0] missed
        [one] 1 flag
       *[other] { $flags } flags
    }
    [one] 1 hit{ $flags ->
        [0] { "" }
        [one] , 1 flag
       *[other] , { $flags } flags
    }
   *[other] { $hits } hits{ $flags ->
        [0] { "" }
        [one] , 1 flag
       *[other] , { $flags } flags
    }
}
event-dice-again = rolled again, only grenades count: { $faces } → { $hits ->
    [0] missed
    [one] 1 hit
   *[other] { $hits } hits
}
event-strike = Strike at { $at }: { $faces } → { $hits ->
    [0] { $flags ->
        [0] missed
        [one] 1 flag
       *[other] { $flags } flags
    }
    [one] 1 hit{ $flags ->
        [0] { "" }
        [one] , 1 flag
       *[other] , { $flags } flags
    }
   *[other] { $hits } hits{ $flags ->
        [0] { "" }
        [one] , 1 flag
       *[other] , { $flags } flags
    }
}
event-no-dice = no dice
event-order-dice-rolled = { $side } roll for { $card }: { $faces }
event-roll-orders = may be ordered: { $what }
event-roll-orders-none = nobody can be ordered
event-roll-restores = figures that may come back: { $what }
event-roll-restores-none = no figure comes back
event-roll-infantry = { $number } infantry
event-roll-armor = { $number } armor
event-roll-star = { $number } of your choice
event-roll-in-vain-face = Nobody arrives at { $at }: a flag brings no unit.
event-roll-in-vain-figures = Nobody arrives at { $at }: it would be { $kind }, but not enough of its figures are left for a whole unit.
event-roll-in-vain-ground = Nobody arrives at { $at }: it would be { $kind }, which may not stand on that ground.
event-roll-in-vain-wounded = No figure comes back to { $kind } at { $at }, so it is not ordered: no die shows its symbol or a star.
event-figures-lost = { $unit } at { $at } loses { $lost ->
    [one] 1 figure
   *[other] { $lost } figures
}, { $left } left.
event-figures-lost-flags = { $unit } at { $at } cannot fall back and loses { $lost ->
    [one] 1 figure
   *[other] { $lost } figures
}, { $left } left.
event-figures-restored = { $unit } at { $at } gets { $restored ->
    [one] 1 figure
   *[other] { $restored } figures
} back.
event-unit-eliminated = { $unit } at { $at } is eliminated.
event-flags-ignored = { $unit } at { $at } stands fast and ignores { $number ->
    [one] a flag
   *[other] { $number } flags
}.
event-ground-offered = { $unit } may take ground at { $at }.
event-obstacle-removed = Removed at { $at }: { $kind }.
event-obstacle-placed = Put up at { $at }: { $kind }.
event-unit-arrived = { $unit } arrives at { $at }.
event-drop-lost = A figure is lost in the drop at { $at }.
event-drop-lost-off = A figure drifts off the board and is lost.
event-medal-gained = { $side } gain { $worth ->
    [one] a medal
   *[other] { $worth } medals
}: { $at }.
event-medal-lost = { $side } lose { $worth ->
    [one] a medal
   *[other] { $worth } medals
}: { $at }.
event-targets-lost = { $over ->
    [yes] { $number ->
        [one] The unit at { $units } has nobody left to attack, so the turn is over.
       *[other] The units at { $units } have nobody left to attack, so the turn is over.
    }
   *[no] { $number ->
        [one] The unit at { $units } has nobody left to attack.
       *[other] The units at { $units } have nobody left to attack.
    }
}
event-attacks-left = { $over ->
    [yes] Not done, for the turn is over: { $attacks }.
   *[no] Not done, for it is not possible any more: { $attacks }.
}
event-attack-left = the attack of { $unit } on { $target }
event-step-closed-order = { $side } have given their orders.
event-step-closed-move = { $side } have moved.
event-step-closed-battle = { $side } are done battling.
event-cards-drawn = You draw { $cards }.
event-cards-drawn-of = { $side } draw { $cards }.
event-cards-drawn-unseen = { $side } draw { $number ->
    [one] a card
   *[other] { $number } cards
}.
event-card-kept = You keep { $card } and discard { $discarded }.
event-card-kept-of = { $side } keep { $card } and discard { $discarded }.
event-card-discarded = { $side } discard { $card }.
event-pile-shuffled = The discard pile is shuffled into a new deck of { $cards } cards.
event-turn-began = Turn { $number }: { $side }.
event-battle-won-medals = { $side } win the battle: they have their medals.
event-battle-won-no-units = { $side } win the battle: no enemy is left.
event-battle-won-objective = { $side } win the battle: the objective is theirs.
event-battle-won-deck = { $side } win the battle: the deck has run out.
event-rule-applied = { $rule } takes effect.

# Short forms inside a battle's own line.
recap-lost = { $at } loses { $lost } ({ $left } left)
recap-cornered = { $at } has no free hex to fall back to
recap-eliminated = { $unit } at { $at } is eliminated 💀
recap-ground = ground taken by { $unit } { $from }→{ $to }
recap-retreat = { $unit } driven back { $from }→{ $to }
recap-withdraws = { $unit } withdraws { $from }→{ $to }
recap-attack = { $from } attacks { $at }
recap-missed = missed
recap-removed = { $kind } at { $at } removed
recap-idle = The units ordered neither moved nor attacked.
recap-nobody = No unit was ordered.
