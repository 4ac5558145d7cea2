# Wat één persoon of één kamp leest: handen, plannen, privéberichten.

category-name = Fieldpost-veldslagen
side-topic = { $title }: voor dit kamp; het andere leest hier nooit.
side-heading = ## { $title } · { $side }
side-who = { $people } en ik lezen hier; de beheerders van deze server kunnen dat ook.
side-turn = beurt { $turn }
side-to-move = ▶️ **Beurt { $turn } is aan jullie.** ⏳ { $until }.
side-waits = ⏳ Het andere kamp is aan de beurt; { $until }. Met [Beurt spelen] mag je vooruitplannen.
side-hand = 🃏 Je kaarten vind je achter [Hand]; alleen jij krijgt ze te zien.
side-talk = Praat en plan hier; het andere kamp ziet er niets van.
side-guarded = ⚠️ Elk kanaal van deze server, ook dit, kan worden gelezen door { $people } van het andere kamp: ik zeg hier nooit iets geheims van jullie. Plan hier niet.
side-closed = 🏁 De veldslag is voorbij: vanaf nu kun je hier alleen nog lezen. Deze plek verdwijnt { $when }; het verslag blijft in { $place }.
side-still-open = Ik heb het recht **Rollen beheren** niet, dus je kunt hier nog schrijven. De plek verdwijnt evengoed.

hand-heading = 🃏 **Jouw hand · { $title } · { $side }**
# Het nummer is dat op het plaatje van de hand.
hand-line = **{ $number } · { $card }** – { $rules }
hand-button = { $number } · { $card }
hand-combat = 🎴 **Gevechtskaarten**, daarbovenop gespeeld:
hand-combat-of = *Van de generaal ({ $section }), voor de eigen eenheden:*
hand-empty = Je hebt geen kaarten.
hand-ambush = Je hebt { $card }. Je reacties zeggen wat ermee gebeurt: [Reacties].
hand-none = Je kijkt toe: er is geen hand van jou.
hand-later = Zodra de veldslag begint, toont [Hand], onder de berichten, je kaarten{ $mail ->
    [1] ; ze komen ook als privébericht, als je dat toestaat
   *[other] {""}
}.
hand-by-dm = Je kaarten vind je achter [Hand]; ze komen ook als privébericht, als je dat toestaat.
hand-by-button = Je kaarten vind je achter [Hand], wanneer je maar wilt.
hand-dm-closed = Ik mag je geen privéberichten sturen, dus je kaarten vind je hier, achter [Hand], wanneer je maar wilt.

dm-turn = ▶️ **{ $title }** – jij bent aan zet, beurt { $turn }. { $score } · ⏳ { $until } · { $place }
dm-asked = ❓ **{ $title }** – je wordt iets gevraagd in beurt { $turn }. ⏳ Sluit uiterlijk { $when }, dan beslissen je reacties. { $place }
dm-resumed = ▶️ **{ $title }** – het antwoord is er, je beurt gaat verder. ⏳ { $until } · { $place }

panel-gone-on = ⏭️ Je bent verdergegaan in een { $where ->
    [up] bericht hierboven
   *[down] nieuwer bericht hieronder
}, dus de knoppen hier zijn weg. Er is niets verloren: **Beurt spelen** toont hier hoe het nu staat.
said-time-given = 🎁 Ze hebben { $time } meer, en beide kampen lezen het.
said-asked-pause = ⏸️ De vraag ligt bij het andere kamp. De klok loopt tot het akkoord gaat.
said-pause-begun = ⏸️ De klok staat stil.
said-runs-on = ▶️ De klok loopt weer.
ask-pause = **De klok stilzetten?** Ik vraag het andere kamp, en dat moet akkoord gaan. Hoogstens { $time }, { $most } keer per veldslag; elk kamp kan het eerder beëindigen, en wie wil, speelt intussen door.
said-here-now = 🙋 Welkom terug: de veldslag is weer van jou. ⏳ { $until }
said-here-next = 🙋 Welkom terug. De computer maakt af wat hij is begonnen; vanaf de volgende beurt is de veldslag van jou.
said-plays-on = 🕊️ Mooi. Beide kampen lezen dat je doorspeelt.
said-let-be = 🍂 De veldslag eindigt onafgemaakt en telt nergens voor mee.
ask-let-be = **Deze veldslag laten rusten?** Hij eindigt meteen in remise, die nergens voor meetelt. Dat kan niet worden teruggenomen.
said-more-time = ⏳ Ze hebben nu meer tijd.
said-hand-swapped = 🃏 { $played } is uit je hand; daarvoor in de plaats trek je { $drawn }.
said-hand-passed = 🃏 Je had { $played } net getrokken, en die kaart is meteen gespeeld; daarvoor in de plaats trek je { $drawn }.
said-no-ground = 🚧 Geen terreinwinst: { $why }
said-no-overrun = 🚧 Geen tweede aanval van daaruit (Pantserdoorbraak): { $why }
said-lines-wait = ⏳ Gaat vanzelf verder zodra dit is beantwoord: { $lines }.
said-end-later = ℹ️ Je `end` komt niet in een plan: als je beurt komt, beëindigt een knop die.
said-battles-later = ℹ️ Een plan werpt niet: bewaard is wat vóór je gevechten staat, deze niet. In je beurt vecht je met knoppen, of je typt: { $text }
said-line-left = ⏭️ Niet gedaan: { $line }. { $why }
said-not-ordered = ⚠️ { $unit } is niet geactiveerd, de andere wel: { $why }
left-may-attack = ⚔️ **{ $unit } mag nog aanvallen.**
said-done-before = Dat was al gedaan.

alt-board = Bord: { $title }, beurt { $turn }, { $score }.
alt-close-up = Een deel van hetzelfde bord, vergroot.
alt-glow-units = Oplichtende eenheden van jou: { $hexes }.
alt-glow-ends = Oplichtende vakken: { $hexes }.
alt-glow-targets = Oplichtende doelwitten: { $hexes }.
alt-medals = Doelen in handen: { $held }.
alt-hand = Jouw hand: { $cards }
alt-scenario = Het slagveld aan het begin: { $title }.
alt-film = Film van { $title }: { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } in { $seconds } seconden.

alt-moves = Verplaatst: { $moves }.
alt-attack = { $origin } ({ $enemy }) viel { $target } ({ $side }) aan: { $result }.
alt-ambush = { $origin } ({ $enemy }) legde { $target } ({ $side }) een hinderlaag: { $result }.
alt-air = Uit de lucht bestookt, { $target } ({ $side }): { $result }.
alt-shells = Van verre beschoten, { $target } ({ $side }): { $result }.
alt-mines = Mijnen op { $target } ({ $side }): { $result }.
alt-ice = IJs op { $target } ({ $side }): { $result }.
alt-ground = Terreinwinst op { $to }.
alt-medal = De { $side } wonnen een medaille op { $at }.
alt-won = De { $side } winnen { $how }.

fight-line = ⚔️ { $from } × { $at } · { $dice } · { $result }
fight-line-strike = 💥 { $at } · { $dice } · { $result }
fight-line-ambush = 💥 Hinderlaag: { $from } × { $at } · { $dice } · { $result }
fight-line-ice = 🧊 IJs op { $at } · { $dice } · { $result }
fight-line-mines = 💣 Mijnen op { $at } · { $dice } · { $result }
fight-hits = { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}
fight-dead = verslagen
fight-back = terug naar { $to }
fight-holds = houdt stand
fight-holds-ice = het houdt
fight-pressed = { $lost } verloren door vlaggen
# Teruggedreven; waarheen is nog niet bekend.
fight-flags = { $flags ->
    [one] 1 vlag
   *[other] { $flags } vlaggen
}
fight-miss = mis

picture-player = { $player } ({ $side })
picture-told = Beurt { $turn } · { $side }: { $card }
picture-won = Winst { $how }
picture-length = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
picture-lost-units = { $units ->
    [0] geen eenheid verloren
    [one] 1 eenheid verloren
   *[other] { $units } eenheden verloren
}
picture-seed = Dobbelstenen uit seed { $seed } · aan het begin verzegeld als { $hash }…
picture-next = Volgende: { $side }
picture-more = en nog { "{n}" }
# Onderschriften van een herhaling: wie wat deed, in één regel van het beeld.
picture-did = { $side }: { $what }
picture-did-order = { $side }: { $hexes } geactiveerd
picture-did-move = { $side }: { $from } gaat naar { $to }
picture-did-attack = { $side }: { $from } valt { $to } aan
picture-did-retreat = { $side }: { $from } trekt zich terug naar { $to }
picture-did-stand = { $side }: { $from } houdt stand
picture-plan = Plan voor beurt { $turn } · { $side }
picture-turn = Beurt { $turn } · { $side }
picture-turn-doing = Beurt { $turn } · { $side }: { $decision }
picture-over = De veldslag is voorbij
picture-hand = Jouw hand
picture-facts = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} · { $medals ->
    [one] 1 medaille
   *[other] { $medals } medailles
}
picture-reaction = Als antwoord op een aanval
