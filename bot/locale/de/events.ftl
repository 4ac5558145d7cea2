# Was geschehen ist: ein Satz je Ereignis. { $side } usw. sind Namen, die schon in Worte gefasst sind.

# A card of the other side for its left flank, and for its right one.
card-of-their-left = { $card } (von dir aus rechts)
card-of-their-right = { $card } (von dir aus links)
event-card-played = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} { $card }.
event-card-played-as = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} { $card }, gespielt als { $effect }.
event-card-fallback = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} { $card }: keine Einheit dafür, also eine beliebige.
event-card-nothing = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} { $card }: Es gibt noch nichts nachzuspielen.
event-card-general = { $said } *(General, { $section })*
event-section-chosen = { $side ->
    [Achse] Die Achse wählt
   *[other] Die Alliierten wählen
} den Bereich: { $section }.
event-unit-ordered = { $unit } auf { $at }: aktiviert.
event-unit-moved = { $unit } { $from } → { $to }.
event-unit-took-ground = { $unit } gewinnt Boden: { $from } → { $to }.
event-unit-retreated = { $unit } zieht sich zurück: { $from } → { $to }.
event-unit-exited = { $unit } verlässt { $from }.
event-unit-left-board = { $unit } verlässt auf { $at } den Spielplan.
event-attack-declared = { $unit } { $from } greift an: { $target } { $at }, mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}.
event-battle-cancelled-attacker-eliminated = Der Angriff entfällt: Der Angreifer ist vernichtet.
event-battle-cancelled-attacker-retreated = Der Angriff entfällt: Der Angreifer musste sich zurückziehen.
event-battle-cancelled-target-gone = Der Angriff entfällt: Sein Ziel weicht aus.
event-reaction-played = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} { $card } auf { $at }!
event-dice-rolled = { $faces } → { $hits ->
    [0] { $flags ->
        [0] daneben
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }
    [one] 1 Treffer{ $flags ->
        [0] { "" }
        [one] , 1 Flagge
       *[other] , { $flags } Flaggen
    }
   *[other] { $hits } Treffer{ $flags ->
        [0] { "" }
        [one] , 1 Flagge
       *[other] , { $flags } Flaggen
    }
}
event-dice-again = noch einmal gewürfelt, nur Granaten zählen: { $faces } → { $hits ->
    [0] daneben
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
event-strike = Schlag auf { $at }: { $faces } → { $hits ->
    [0] { $flags ->
        [0] daneben
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }
    [one] 1 Treffer{ $flags ->
        [0] { "" }
        [one] , 1 Flagge
       *[other] , { $flags } Flaggen
    }
   *[other] { $hits } Treffer{ $flags ->
        [0] { "" }
        [one] , 1 Flagge
       *[other] , { $flags } Flaggen
    }
}
event-no-dice = keine Würfel
event-order-dice-rolled = { $side ->
    [Achse] Die Achse würfelt
   *[other] Die Alliierten würfeln
} für { $card }: { $faces }
event-roll-orders = aktiviert werden dürfen: { $what }
event-roll-orders-none = niemand kann aktiviert werden
event-roll-restores = Figuren, die zurückkommen dürfen: { $what }
event-roll-restores-none = keine Figur kommt zurück
event-roll-infantry = { $number } Infanterie
event-roll-armor = { $number } Panzer
event-roll-star = { $number } nach Wahl
event-roll-in-vain-face = Auf { $at } kommt niemand: Eine Flagge bringt keine Einheit.
event-roll-in-vain-figures = Auf { $at } kommt niemand: Der Würfel zeigt { $kind }, doch dafür sind nicht genug Figuren für eine ganze Einheit übrig.
event-roll-in-vain-ground = Auf { $at } kommt niemand: Der Würfel zeigt { $kind }, und in diesem Gelände darf so eine Einheit nicht stehen.
event-roll-in-vain-wounded = Keine Figur kommt zurück ({ $kind } auf { $at }), also wird die Einheit nicht aktiviert: Kein Würfel zeigt ihr Symbol oder einen Stern.
event-figures-lost = { $unit } auf { $at } verliert { $lost ->
    [one] 1 Figur
   *[other] { $lost } Figuren
}, { $left } übrig.
event-figures-lost-flags = { $unit } auf { $at } kann sich nicht zurückziehen und verliert { $lost ->
    [one] 1 Figur
   *[other] { $lost } Figuren
}, { $left } übrig.
event-figures-restored = { $unit } auf { $at } bekommt { $restored ->
    [one] 1 Figur
   *[other] { $restored } Figuren
} zurück.
event-unit-eliminated = Vernichtet: { $unit } auf { $at }.
event-flags-ignored = { $unit } auf { $at } hält stand und ignoriert { $number ->
    [one] eine Flagge
   *[other] { $number } Flaggen
}.
event-ground-offered = { $unit } darf auf { $at } Boden gewinnen.
event-obstacle-removed = Entfernt auf { $at }: { $kind }.
event-obstacle-placed = Aufgestellt auf { $at }: { $kind }.
event-unit-arrived = Neu auf { $at }: { $unit }.
event-drop-lost = Eine Figur geht bei der Landung auf { $at } verloren.
event-drop-lost-off = Eine Figur treibt vom Spielplan ab und ist verloren.
event-medal-gained = { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
} { $worth ->
    [one] einen Orden
   *[other] { $worth } Orden
}: { $at }.
event-medal-lost = { $side ->
    [Achse] Die Achse verliert
   *[other] Die Alliierten verlieren
} { $worth ->
    [one] einen Orden
   *[other] { $worth } Orden
}: { $at }.
event-targets-lost = { $over ->
    [yes] { $number ->
        [one] Die Einheit auf { $units } kann niemanden mehr angreifen, damit ist der Zug zu Ende.
       *[other] Die Einheiten auf { $units } können niemanden mehr angreifen, damit ist der Zug zu Ende.
    }
   *[no] { $number ->
        [one] Die Einheit auf { $units } kann niemanden mehr angreifen.
       *[other] Die Einheiten auf { $units } können niemanden mehr angreifen.
    }
}
event-attacks-left = { $over ->
    [yes] Nicht ausgeführt, denn der Zug ist zu Ende: { $attacks }.
   *[no] Nicht ausgeführt, denn es geht nicht mehr: { $attacks }.
}
event-attack-left = der Angriff von { $unit } auf { $target }
event-step-closed-order = { $side ->
    [Achse] Die Achse hat
   *[other] Die Alliierten haben
} das Aktivieren beendet.
event-step-closed-move = { $side ->
    [Achse] Die Achse hat
   *[other] Die Alliierten haben
} die Bewegung beendet.
event-step-closed-battle = { $side ->
    [Achse] Die Achse hat
   *[other] Die Alliierten haben
} den Kampf beendet.
event-cards-drawn = Du ziehst { $cards }.
event-cards-drawn-of = { $side ->
    [Achse] Die Achse zieht
   *[other] Die Alliierten ziehen
} { $cards }.
event-cards-drawn-unseen = { $side ->
    [Achse] Die Achse zieht
   *[other] Die Alliierten ziehen
} { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
event-card-kept = Du behältst { $card } und legst { $discarded } ab.
event-card-kept-of = { $side ->
    [Achse] Die Achse behält { $card } und legt { $discarded } ab.
   *[other] Die Alliierten behalten { $card } und legen { $discarded } ab.
}
event-card-discarded = { $side ->
    [Achse] Die Achse legt
   *[other] Die Alliierten legen
} { $card } ab.
event-pile-shuffled = Der Ablagestapel wird gemischt: ein neuer Stapel mit { $cards } Karten.
event-turn-began = Zug { $number }: { $side }.
event-battle-won-medals = { $side ->
    [Achse] Die Achse gewinnt die Schlacht: Sie hat ihre Orden.
   *[other] Die Alliierten gewinnen die Schlacht: Sie haben ihre Orden.
}
event-battle-won-no-units = { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
} die Schlacht: Kein Feind ist übrig.
event-battle-won-objective = { $side ->
    [Achse] Die Achse gewinnt die Schlacht: Sie hat ihr Siegpunktziel.
   *[other] Die Alliierten gewinnen die Schlacht: Sie haben ihr Siegpunktziel.
}
event-battle-won-deck = { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
} die Schlacht: Der Stapel ist leer.
event-rule-applied = Jetzt gilt: { $rule }.

# Kurzformen in der Zeile eines Kampfs.
recap-lost = { $at } verliert { $lost } ({ $left } übrig)
recap-cornered = { $at } hat kein freies Feld für den Rückzug
recap-eliminated = { $unit } auf { $at } vernichtet 💀
recap-ground = Boden gewonnen: { $unit } { $from }→{ $to }
recap-retreat = zurückgetrieben: { $unit } { $from }→{ $to }
recap-withdraws = weicht aus: { $unit } { $from }→{ $to }
recap-attack = { $from } greift { $at } an
recap-missed = daneben
recap-removed = { $kind } auf { $at } entfernt
recap-idle = Wer aktiviert war, hat sich nicht bewegt und nicht angegriffen.
recap-nobody = Keine Einheit wurde aktiviert.
