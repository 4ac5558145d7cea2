# Wat er gebeurd is: één zin per gebeurtenis. { $side } enz. zijn namen die al in woorden staan.

# A card of the other side for its left flank, and for its right one.
card-of-their-left = { $card } (voor jou rechts)
card-of-their-right = { $card } (voor jou links)
event-card-played = De { $side } spelen { $card }.
event-card-played-as = De { $side } spelen { $card }, met de werking van { $effect }.
event-card-fallback = De { $side } spelen { $card }: geen eenheid daarvoor, dus één eenheid naar keuze.
event-card-nothing = De { $side } spelen { $card }: er is nog niets om na te spelen.
event-card-general = { $said } *(generaal, { $section })*
event-section-chosen = De { $side } kiezen een sectie: { $section }.
event-unit-ordered = { $unit } op { $at }: geactiveerd.
event-unit-moved = { $unit } { $from } → { $to }.
event-unit-took-ground = Terreinwinst voor { $unit }: { $from } → { $to }.
event-unit-retreated = Teruggetrokken: { $unit } { $from } → { $to }.
event-unit-exited = Vertrokken uit { $from }: { $unit }.
event-unit-left-board = Van het bord gegaan op { $at }: { $unit }.
event-attack-declared = Aanval: { $unit } { $from } op { $target } { $at }, met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}.
event-battle-cancelled-attacker-eliminated = De aanval gaat niet door: de aanvaller is verslagen.
event-battle-cancelled-attacker-retreated = De aanval gaat niet door: de aanvaller moest zich terugtrekken.
event-battle-cancelled-target-gone = De aanval gaat niet door: het doelwit wijkt uit.
event-reaction-played = De { $side } spelen { $card } op { $at }!
event-dice-rolled = { $faces } → { $hits ->
    [0] { $flags ->
        [0] mis
        [one] 1 vlag
       *[other] { $flags } vlaggen
    }
    [one] 1 treffer{ $flags ->
        [0] { "" }
        [one] , 1 vlag
       *[other] , { $flags } vlaggen
    }
   *[other] { $hits } treffers{ $flags ->
        [0] { "" }
        [one] , 1 vlag
       *[other] , { $flags } vlaggen
    }
}
event-dice-again = opnieuw geworpen, alleen granaten tellen: { $faces } → { $hits ->
    [0] mis
    [one] 1 treffer
   *[other] { $hits } treffers
}
event-strike = Vuur op { $at }: { $faces } → { $hits ->
    [0] { $flags ->
        [0] mis
        [one] 1 vlag
       *[other] { $flags } vlaggen
    }
    [one] 1 treffer{ $flags ->
        [0] { "" }
        [one] , 1 vlag
       *[other] , { $flags } vlaggen
    }
   *[other] { $hits } treffers{ $flags ->
        [0] { "" }
        [one] , 1 vlag
       *[other] , { $flags } vlaggen
    }
}
event-no-dice = geen dobbelstenen
event-order-dice-rolled = De { $side } werpen voor { $card }: { $faces }
event-roll-orders = te activeren: { $what }
event-roll-orders-none = niemand kan worden geactiveerd
event-roll-restores = figuren die terug mogen komen: { $what }
event-roll-restores-none = er komt geen figuur terug
event-roll-infantry = { $number } infanterie
event-roll-armor = { $number } pantser
event-roll-star = { $number } naar keuze
event-roll-in-vain-face = Op { $at } komt niemand: een vlag brengt geen eenheid.
event-roll-in-vain-figures = Op { $at } komt niemand: de dobbelsteen brengt { $kind }, maar daarvan zijn niet genoeg figuren over voor een hele eenheid.
event-roll-in-vain-ground = Op { $at } komt niemand: de dobbelsteen brengt { $kind }, en die mag niet op dat terrein staan.
event-roll-in-vain-wounded = Er komt geen figuur terug ({ $kind } op { $at }), dus de eenheid wordt niet geactiveerd: geen dobbelsteen toont haar symbool of een ster.
event-figures-lost = { $unit } op { $at } verliest { $lost ->
    [one] 1 figuur
   *[other] { $lost } figuren
}, nog { $left } over.
event-figures-lost-flags = { $unit } op { $at } kan niet terug en verliest { $lost ->
    [one] 1 figuur
   *[other] { $lost } figuren
}, nog { $left } over.
event-figures-restored = { $unit } op { $at } krijgt { $restored ->
    [one] 1 figuur
   *[other] { $restored } figuren
} terug.
event-unit-eliminated = Verslagen: { $unit } op { $at }.
event-flags-ignored = { $unit } op { $at } houdt stand en negeert { $number ->
    [one] een vlag
   *[other] { $number } vlaggen
}.
event-ground-offered = { $unit } mag op { $at } terreinwinst boeken.
event-obstacle-removed = Verwijderd op { $at }: { $kind }.
event-obstacle-placed = Geplaatst op { $at }: { $kind }.
event-unit-arrived = Nieuw op { $at }: { $unit }.
event-drop-lost = Een figuur gaat verloren bij de landing op { $at }.
event-drop-lost-off = Een figuur drijft van het bord en is verloren.
event-medal-gained = De { $side } winnen { $worth ->
    [one] een medaille
   *[other] { $worth } medailles
}: { $at }.
event-medal-lost = De { $side } verliezen { $worth ->
    [one] een medaille
   *[other] { $worth } medailles
}: { $at }.
event-targets-lost = { $over ->
    [yes] { $number ->
        [one] De eenheid op { $units } kan niemand meer aanvallen, dus de beurt is voorbij.
       *[other] De eenheden op { $units } kunnen niemand meer aanvallen, dus de beurt is voorbij.
    }
   *[no] { $number ->
        [one] De eenheid op { $units } kan niemand meer aanvallen.
       *[other] De eenheden op { $units } kunnen niemand meer aanvallen.
    }
}
event-attacks-left = { $over ->
    [yes] Niet uitgevoerd, want de beurt is voorbij: { $attacks }.
   *[no] Niet uitgevoerd, want het kan niet meer: { $attacks }.
}
event-attack-left = de aanval van { $unit } op { $target }
event-step-closed-order = De { $side } hebben hun bevelen gegeven.
event-step-closed-move = De { $side } zijn klaar met verplaatsen.
event-step-closed-battle = De { $side } zijn klaar met vechten.
event-cards-drawn = Je neemt { $cards }.
event-cards-drawn-of = De { $side } nemen { $cards }.
event-cards-drawn-unseen = De { $side } nemen { $number ->
    [one] een kaart
   *[other] { $number } kaarten
}.
event-card-kept = Je houdt { $card } en legt { $discarded } af.
event-card-kept-of = De { $side } houden { $card } en leggen { $discarded } af.
event-card-discarded = De { $side } leggen { $card } af.
event-pile-shuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel van { $cards } kaarten.
event-turn-began = Beurt { $number }: { $side }.
event-battle-won-medals = De { $side } winnen de veldslag: ze hebben hun medailles.
event-battle-won-no-units = De { $side } winnen de veldslag: er is geen vijand meer over.
event-battle-won-objective = De { $side } winnen de veldslag: het doel is van hen.
event-battle-won-deck = De { $side } winnen de veldslag: de stapel is op.
event-rule-applied = Van kracht: { $rule }.

# Korte vormen in de eigen regel van een gevecht.
recap-lost = { $at } verliest { $lost } ({ $left } over)
recap-cornered = { $at } heeft geen vrij vak om terug te trekken
recap-eliminated = { $unit } op { $at } verslagen 💀
recap-ground = terreinwinst: { $unit } { $from }→{ $to }
recap-retreat = teruggedreven: { $unit } { $from }→{ $to }
recap-withdraws = wijkt uit: { $unit } { $from }→{ $to }
recap-attack = { $from } valt { $at } aan
recap-missed = mis
recap-removed = { $kind } op { $at } verwijderd
recap-idle = De geactiveerde eenheden hebben zich niet verplaatst en niet aangevallen.
recap-nobody = Er is geen eenheid geactiveerd.
