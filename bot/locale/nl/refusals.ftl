# Waarom iets niet mag: één regel per reden, met het vak erbij.

refusal-advance-or-stay = Zeg eerst of je eenheid terreinwinst boekt op { $hex } of blijft staan.
refusal-at-full-strength = Die eenheid is op volle sterkte.
refusal-battle-or-end = Vecht met een geactiveerde eenheid, of beëindig de gevechtsstap.
refusal-battle-over = De veldslag is voorbij.
refusal-battle-used = De eenheid op { $hex } heeft haar gevecht voor iets anders gebruikt.
refusal-battled-already = De eenheid op { $hex } heeft al gevochten.
refusal-battle-step-over = De gevechten van deze kaart zijn voorbij.
refusal-beside-enemy = De eenheid op { $hex } staat naast een vijand; deze kaart is voor eenheden die dat niet doen.
refusal-beside-no-enemy = Er staat geen vijand naast de eenheid op { $hex }; deze kaart is voor eenheden die man-tot-man vechten.
refusal-bridge-ends-only = De lange brug op { $hex } ga je alleen aan de uiteinden op en af.
refusal-bridge-to-bridge = Op { $hex } kun je niet van brug naar brug.
refusal-card-battles-nobody = Met { $card } vecht niemand.
refusal-card-orders-nobody = { $card } activeert niemand.
refusal-card-moves-nobody = Met { $card } verplaatst niemand zich.
refusal-card-does-not-order-it = De kaart activeert de eenheid op { $hex } niet ({ $kind }).
refusal-card-in-play = { $card } is in het spel: een andere kaart komt er deze beurt niet.
refusal-card-is-a-reaction = { $card } speel je als antwoord op een aanval, niet als de kaart van je beurt.
refusal-card-not-drawn = { $card } is geen van de kaarten die je hebt genomen.
refusal-card-not-in-hand = { $card } zit niet in je hand.
refusal-no-such-card = Er is geen kaart “{ $text }”.
refusal-choose-section-first = Kies eerst een sectie; in een tekst: `choose left`, `choose center` of `choose right`.
refusal-choose-targets-first = Kies eerst de doelwitten.
refusal-choose-one-hex = Kies één vak.
refusal-choose-wounded-first = Kies eerst de eenheid die figuren terugkrijgt.
refusal-close-assault-only = Deze kaart is alleen voor man-tot-man gevecht: het doelwit moet aangrenzend zijn.
refusal-entered-no-battle-terrain = De eenheid heeft deze beurt { $hex } betreden ({ $terrain }) en mag van daaruit niet vechten.
refusal-ground-from-next-hex = Terreinwinst op { $hex } kan alleen na een man-tot-man gevecht, door de eenheid die het won.
refusal-ground-from-where-it-began = Terreinwinst op { $hex } ({ $terrain }) kan alleen vanuit het vak waar de eenheid haar beurt begon.
refusal-ground-not-won = Er staat nog een vijand op { $hex }.
refusal-hill-not-held = Geen eenheid van jou heeft de heuvel op { $hex } in handen.
refusal-impassable = { $hex } kan niet worden betreden: { $terrain }.
refusal-keep-a-card-first = Kies eerst de kaart die je houdt.
refusal-kind-never-restored = Krijgt nooit figuren terug: { $kind }.
refusal-must-close-assault = Er staat een vijand naast, op { $hex }: die moet ze aanvallen.
refusal-must-play-a-card = Je hebt een kaart die je kunt spelen, dus je moet er een spelen.
refusal-must-stop = De eenheid moet halt houden op { $hex } ({ $terrain }).
refusal-move-step-over = Alle verplaatsingen komen vóór het eerste gevecht.
refusal-move-units-first = Maak eerst het verplaatsen af: beëindig die stap.
refusal-moved-already = De eenheid op { $hex } heeft zich al verplaatst.
refusal-moved-too-far-to-battle = { $limit ->
    [0] De eenheid heeft zich verplaatst; ze mag zich verplaatsen of vechten, niet allebei.
   *[other] Ze heeft zich { $moved } vakken verplaatst; vechten mag na hoogstens { $limit }.
}
refusal-name-one-card = Noem één kaart.
refusal-never-battles = Vecht nooit: { $kind }.
refusal-no-battle-here = Niemand vecht vanuit { $hex } ({ $terrain }).
refusal-no-dice = Er blijven geen dobbelstenen over tegen { $hex }: { $made }.
refusal-no-enemy-there = Er staat geen vijand op { $hex }.
refusal-no-exit = Er is geen uitgang op { $hex }.
refusal-no-generals-here = Alleen in Overlord wordt een kaart voor een sectie gespeeld. Speel hem zonder; vraagt hij om een sectie, dan noem je die op een eigen regel: `choose right`.
refusal-no-line-of-sight = Geen zichtlijn: { $by } op { $hex }.
refusal-no-move = Een verplaatsing moet ergens anders heen dan naar { $hex }.
refusal-no-orders-left = De kaart activeert { $number ->
    [one] 1 eenheid
   *[other] { $number } eenheden
}, en al die bevelen zijn gegeven.
refusal-no-orders-left-there = De kaart activeert hier ({ $section }) { $number ->
    [one] één eenheid
   *[other] { $number } eenheden
}, en die bevelen zijn gegeven.
refusal-no-reaction = { $card } is geen antwoord op een aanval.
refusal-no-retreat-there = De eenheid kan zich niet terugtrekken naar { $hex }.
refusal-no-such-ability = Er is hier niets dat “{ $word }” heet.
refusal-no-such-unit-in-section = Zo'n eenheid heb je daar niet: { $section }.
refusal-no-target-in-section = Minstens één doelwit moet in deze sectie staan: { $section }.
refusal-no-unit-there = Er staat geen eenheid op { $hex }.
refusal-no-way = Er is geen weg naar { $hex }.
refusal-nobody-takes-ground = In dit spel boekt niemand terreinwinst.
refusal-not-adjacent = { $hex } ligt niet naast { $other }.
refusal-not-now = “{ $word }” kan nu niet.
refusal-not-ordered = De eenheid op { $hex } is niet geactiveerd.
refusal-not-your-unit = De eenheid op { $hex } is niet van jou.
refusal-cannot-clear = Kan op { $hex } niets verwijderen ({ $terrain }): { $kind }.
refusal-landed-this-turn = De eenheid op { $hex } is deze beurt geland en vecht niet.
refusal-nothing-to-clear = Er valt niets te verwijderen op { $hex }.
refusal-nothing-to-copy = Er is niets om na te spelen voor { $card }.
refusal-nothing-to-decide = Er valt nu niets te beslissen.
refusal-occupied = { $hex } is bezet.
refusal-order-step-over = Alle bevelen komen vóór de eerste verplaatsing: de bevelstap is voorbij.
refusal-order-units-first = Activeer eerst je eenheden.
refusal-ordered-already = De eenheid op { $hex } is al geactiveerd.
refusal-orders-in-one-half = De bevelen van deze kaart gaan naar één helft van de sectie, en de eerste eenheid stond in de andere.
refusal-orders-left-for-others = Er is geen bevel meer voor { $kind }: wat over is, is alleen voor { $classes }.
refusal-other-unit-retreats = Eerst moet de eenheid op { $hex } zich terugtrekken.
refusal-out-of-range = Buiten bereik: { $distance ->
    [one] 1 vak
   *[other] { $distance } vakken
}, ze reikt tot { $limit }.
refusal-pinned = De eenheid op { $hex } kan niet van haar plaats.
refusal-play-a-card-first = Speel eerst een kaart.
refusal-react-or-pass = Beantwoord de aanval, of pas.
refusal-recon-only = Alleen een Verkenning in een sectie kan zo worden gespeeld, niet { $card }.
refusal-battle-waits = Hoe de eenheid op { $hex } zich terugtrekt, kan dit gevecht raken; het wacht dus op het antwoord.
refusal-retreat-first = Eerst moet de eenheid op { $hex } zich terugtrekken.
refusal-retreat-too-short = De eenheid moet zich minstens { $number ->
    [one] 1 vak
   *[other] { $number } vakken
} terugtrekken.
refusal-roll-first = Werp eerst de dobbelstenen.
refusal-rule-of-the-other-side = Dat mag alleen het andere kamp.
refusal-stopped-this-turn = De eenheid op { $hex } moest daar deze beurt halt houden en gaat niet verder.
refusal-takes-no-ground = Zo'n eenheid ({ $kind }) boekt nooit terreinwinst.
refusal-target-twice = Elk doelwit maar één keer.
refusal-targets-not-connected = De doelwitten moeten naast elkaar staan, in één groep.
refusal-terrain-limits-entering = Wie { $hex } betreedt ({ $terrain }), verplaatst zich hoogstens { $limit }.
refusal-terrain-limits-leaving = Wie { $hex } verlaat ({ $terrain }), gaat alleen naar een vak ernaast.
refusal-terrain-limits-move = Op dit terrein is een verplaatsing hoogstens { $limit ->
    [one] 1 vak
   *[other] { $limit } vakken
}.
refusal-too-far = Te ver: { $cost ->
    [one] 1 vak
   *[other] { $cost } vakken
}, ze haalt er { $limit }.
refusal-too-many-targets = Hoogstens { $limit ->
    [one] 1 doelwit
   *[other] { $limit } doelwitten
}.
refusal-too-steep = Te steil van daaraf: { $hex } ({ $terrain }).
refusal-nobody-retreats = Geen eenheid hoeft zich nu terug te trekken.
refusal-turn-ended = Die beurt is voorbij.
refusal-way-blocked-by-unit = Een eenheid op { $hex } staat in de weg.
refusal-way-crosses-itself = De weg kruist zichzelf.
refusal-ways-differ = Er leiden verschillende wegen naar { $hex }, en het maakt uit welke: noem de vakken ertussen.
refusal-wrong-section = De eenheid op { $hex } staat in een andere sectie ({ $section }), en deze kaart activeert daar niemand.
refusal-name-two-caves = Noem de grot die je eenheid verlaat en die waar ze uitkomt.
refusal-no-cave-there = Er is geen grot op { $hex }.
refusal-no-seal-beside-enemy = Er staat een vijand naast { $hex }: niemand sluit de grot nu af.
refusal-no-tunnel-for-it = Gebruikt geen gangen: { $kind }.
refusal-seals-no-cave = Sluit geen grot af: { $kind }.
refusal-nobody-recovers-there = Niemand herstelt op { $hex }.
refusal-no-rest-beside-enemy = Er staat een vijand naast { $hex }: daar herstelt niemand.
refusal-wadi-ends-only = De wadi op { $hex } ga je alleen via de open uiteinden in en uit.
refusal-wadi-next-hex-only = { $hex } ligt in een wadi: alleen een eenheid ernaast vecht erin of eruit.

# Wat behalve terrein en obstakels een zichtlijn kan blokkeren.
blocker-unit = een eenheid
blocker-edge = de rand van het bord
