# Campagnes: veldslagen die samenhangen.

campaign-heading = ## 🗺️ Campagne: { $title }
campaign-within = 🗺️ Veldslag { $number } van hoogstens { $longest } van de campagne **{ $title }**
campaign-otherwise = Anders dan op het blad van de veldslag:
campaign-cards-more = { $number ->
    [one] 1 kaart meer
   *[other] { $number } kaarten meer
}
campaign-cards-fewer = { $number ->
    [one] 1 kaart minder
   *[other] { $number } kaarten minder
}
campaign-medals-more = { $number ->
    [one] 1 medaille meer nodig om te winnen
   *[other] { $number } medailles meer nodig om te winnen
}
campaign-medals-fewer = { $number ->
    [one] 1 medaille minder nodig om te winnen
   *[other] { $number } medailles minder nodig om te winnen
}
campaign-weakened = { $number ->
    [one] verliezen van de vorige veldslag: een figuur minder op { $hexes }
   *[other] verliezen van de vorige veldslag: elk een figuur minder op { $hexes }
}
campaign-sent = uit de reserve: { $units }
campaign-score = 🏅 { $allies } **{ $sum }** { $axis }
campaign-points = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
campaign-battle-won = { $number }. **{ $title }** – winst: { $side }, medailles { $medals } · { $worth ->
    [one] 1 punt
   *[other] { $worth } punten
}
campaign-battle-drawn = { $number }. **{ $title }** – geen winnaar, medailles { $medals } · geen punt
campaign-battle-now = { $number }. **{ $title }** – wordt gespeeld: { $place }
campaign-battle-open = { $number }. **{ $title }** – de uitnodiging staat open: { $place }
campaign-battle-waits = { $number }. **{ $title }** – komt nu
campaign-battle-off = { $number }. **{ $title }** – is afgelast en kan opnieuw worden gespeeld
campaign-never-begun = { $number }. **{ $title }** – niemand kwam; de campagne is niet begonnen
campaign-then = Daarna komt **{ $title }**.
campaign-then-either = Daarna komt **{ $one }** of **{ $other }**, naargelang deze afloopt.
campaign-last = Het is de laatste veldslag.
campaign-reserves = 🪖 In reserve: { $allies }, { $axis }
campaign-asks = ⏳ { $people }: waar gaat je reserve heen? Niemand ziet het voordat de veldslag begint.
campaign-asks-until = Zeg je niets, dan wordt die { $when } voor je gestuurd.
campaign-next = ▶️ Volgende: **{ $title }**, veldslag { $number } van hoogstens { $longest }
campaign-begins = Hij begint meteen, in een eigen thread.
campaign-drawn = 🏆 De campagne eindigt onbeslist: punten en medailles zijn gelijk.
campaign-gone = 🏁 De campagne eindigt zonder winnaar: de server doet het nu zonder mij.
campaign-won = 🏆 De { $side } winnen de campagne: { $people }
campaign-won-medals = 🏆 De punten zijn gelijk; op medailles winnen de { $side } de campagne: { $people }
campaign-given-up = 🏳️ De campagne is opgegeven: de { $side } winnen haar, { $people }
campaign-send-ask = 🪖 **{ $title }**: je hebt { $own ->
    [one] 1 eenheid
   *[other] { $own } eenheden
} in reserve en mag er { $most } van sturen. Wat gestuurd wordt, is op; wat je achterhoudt, is er voor een latere veldslag.
campaign-send-hint = Welke eenheden? Hoogstens { $most }
campaign-send-chosen = Je zou sturen: **{ $units }**
campaign-send-nothing = Je zou niets sturen.
campaign-send-said = Je hebt gezegd: **{ $units }**. Tot de veldslag begint mag je je bedenken.
campaign-send-said-nothing = Je hebt gezegd: niets. Tot de veldslag begint mag je je bedenken.
campaign-figures = { $number ->
    [one] 1 figuur
   *[other] { $number } figuren
}
campaign-end-ask = 🏳️ **{ $title }** opgeven? Het andere kamp wint de campagne, en daarmee de lopende veldslag. Niets maakt dat ongedaan.
campaign-shelf = ## 🗺️ Campagnes
    Drie tot zes veldslagen die samenhangen: wie er een wint, beslist wat er daarna komt en wat elk kamp daar heeft. `/campaign new` begint er een, tegen een mens of een computer.
campaign-shelf-line = - **{ $title }** · hoogstens { $length } veldslagen
campaign-yours = **De jouwe**
campaign-yours-hint = Hoe een van de jouwe staat
campaign-alt = Verloop van de campagne { $title }. { $result }, { $score }. { $battles }
campaign-alt-won = { $title }, winst: { $side }, medailles { $medals }
campaign-alt-drawn = { $title }: geen winnaar, medailles { $medals }
campaign-alt-now = { $title }: nog te spelen
campaign-picture-score = { $allies } { $sum } { $axis }
campaign-picture-now = Veldslag { $number } van hoogstens { $longest }
campaign-picture-won = Winst: { $side }
campaign-picture-won-medals = Winst op medailles: { $side }, { $medals }
campaign-picture-drawn = Gelijk
campaign-picture-gone = Geen winnaar
button-campaign = De campagne
button-campaign-reserves = Reserves sturen
button-campaign-send = Zo sturen
button-campaign-keep = Alles achterhouden
button-campaign-again = Opnieuw spelen
button-campaign-battle = Naar de veldslag
button-campaign-end = Opgeven
button-campaign-end-sure = Campagne opgeven
button-campaign-stay = Terug
said-campaign-sent = 🪖 Genoteerd. De veldslag begint zodra het andere kamp heeft gezegd waar zijn reserve heen gaat.
said-campaign-begins = ▶️ De veldslag begint.
said-campaign-ended = 🏳️ De campagne is voorbij: het andere kamp heeft haar gewonnen.
error-no-campaign-here = Hier is geen campagne bedoeld. `/campaign list` toont welke er zijn, en de jouwe.
error-no-such-campaign = Er is geen campagne met die naam. `/campaign list` toont welke er zijn.
error-not-your-campaign = Je speelt niet mee in deze campagne.
error-no-reserves-now = Er is nu niets te sturen.
error-reserves-wrong = Hoogstens { $most } eenheden, elk op een van de plaatsen op de lijst.
error-campaign-over = De campagne is al voorbij.
error-no-battle-to-repeat = Er is nu geen veldslag te spelen. [De campagne] zegt hoe het staat.
import-campaign-taken = 🗺️ De campagne **{ $title }** is er, met hoogstens { $length } veldslagen: `/campaign new`. `/scenario remove` haalt haar er weer uit.
