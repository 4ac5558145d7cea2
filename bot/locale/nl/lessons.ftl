# De eerste veldslag: aanwijzingen van hoogstens twee regels, elk op het moment dat ze helpt. En veldslagen zonder server.

command-game-tutorial = Je eerste veldslag: een kleine tegen een computer, met aanwijzingen
button-tutorial = Eerste veldslag
button-skip-hints = Zonder aanwijzingen verder
button-real-battle = Een echte spelen
button-go-on = Verder
button-help = Hoe het werkt

hint-first-card = Jij bent de Geallieerden; drie medailles winnen. **Kaarten geven bevelen.** Elke geldt links, in het centrum of rechts, tussen de stippellijnen.
    Druk op een ervan. Er telt niets voordat je bevestigt, dus probeer wat je wilt.
    .aloud = Jij bent de Geallieerden; drie medailles winnen. **Kaarten geven bevelen.** Elke geldt op de linkerflank, in het centrum of op de rechterflank.
        Druk op een ervan. Er telt niets voordat je bevestigt, dus probeer wat je wilt.
hint-first-order = **Alleen geactiveerde eenheden doen deze beurt iets.** Kies wie snel bij een vijand kan zijn: die lichten op het plaatje op.
    Infanterie vuurt 3 vakken ver, tanks ook, het kanon 6.
    .aloud = **Alleen geactiveerde eenheden doen deze beurt iets.** Kies wie snel bij een vijand kan zijn: [Bord] vertelt wie dat is.
        Infanterie vuurt 3 vakken ver, tanks ook, het kanon 6.
hint-first-move = **Verplaats ze nu:** infanterie 1 vak en vuren, of 2 en niet; tanks tot 3 en vuren.
    Dichterbij is beter: infanterie werpt naast de vijand 3 dobbelstenen, dan 2, dan 1. Wie je met rust laat, blijft staan.
hint-first-cover = **Bos en steden geven dekking:** wie je daar aanvalt, werpt minder.
    Maar wie ze betreedt, moet er halt houden en vuurt deze beurt niet.
hint-first-attack = **De rode knoppen vallen aan.** Erop staan dobbelstenen en kansen: verloren, verslagen, teruggedreven.
    Een eenheid valt één keer per beurt aan.
    .aloud = **De knoppen met “tegen” vallen aan.** Erop staan dobbelstenen en kansen: verloren, verslagen, teruggedreven.
        Een eenheid valt één keer per beurt aan.
hint-first-confirm = **Dit is je plan; er is nog niet geworpen.** Pas met de groene knop telt het.
    Tot dan neemt [Stap terug] één stap terug, [Opnieuw beginnen] alles.
    .aloud = **Dit is je plan; er is nog niet geworpen.** Pas met de knop die met Bevestigen begint telt het.
        Tot dan neemt [Stap terug] één stap terug, [Opnieuw beginnen] alles.
hint-first-dice = **Een dobbelsteen treft** met het teken waarop je schiet, en met de granaat; de ster en de andere tekens zijn mis.
    Elke treffer kost één figuur; met de laatste is de eenheid weg.
hint-first-flags = **Een vlag drijft terug:** per vlag één vak naar de eigen kant. Wie niet kan, verliest een figuur.
    Een vak naast je dat leegkomt, mag je innemen.
hint-first-ground = **De vijand naast je is weg: je mag zijn vak innemen.** Tanks mogen dan nog een keer vuren.
    Blijf staan waar dekking of een medaille meer waard is.
hint-first-medal = **Een medaille!** Elke verslagen eenheid is er een; sommige vakken, met een ster op het plaatje, zijn er een waard zolang je er staat.
    De regel bovenaan telt ze: drie winnen deze veldslag.
    .aloud = **Een medaille!** Elke verslagen eenheid is er een; sommige vakken, die [Bord] bij de doelen noemt, zijn er een waard zolang je er staat.
        De regel bovenaan telt ze: drie winnen deze veldslag.
hint-first-answer = **Dat was de beurt van de computer:** zijn pijlen staan op het plaatje, zijn worpen eronder.
    Je hebt een nieuwe kaart genomen; speel verder.
    .aloud = **Dat was de beurt van de computer:** zijn verplaatsingen en worpen staan in de regels hierboven.
        Je hebt een nieuwe kaart genomen; speel verder.
hint-first-over = **Dat was een hele veldslag.** Alle andere speel je net zo, op grotere slagvelden, met meer bevelkaarten.
    { "" }[Een echte spelen] wanneer je wilt, alleen of met anderen.

prompt-thinking = 🤖 De computer denkt nog na. Druk zo dadelijk op [Verder]; je kunt ook weggaan en met /play turn terugkomen.

greeting-private = 👋 Met mij speel je *Memoir '44*, hier tegen een computer, of op een server met anderen.
    Nieuw hier? De eerste veldslag duurt vijf minuten en legt zichzelf uit.
orders-written = ✍️ **Je orders.** { $number ->
    [one] Er gebeurt niets voordat je op de knop drukt.
   *[other] Voor welke veldslag? Er gebeurt niets voordat je erop drukt.
} Wat dobbelt of niet terug te nemen is, wordt zoals altijd eerst gevraagd.
button-orders-written = Geven in { $game }
greeting-no-orders = ✍️ Hier lees ik alleen orders, zoals `order C4 D3; move C4-C5; attack C5xD6; end`. { $waiting ->
    [0] Er wacht nu geen veldslag op je.
   *[other] Deze veldslagen wachten op je:
}
error-no-lesson = Deze veldslag heeft geen aanwijzingen.
error-private-alone = Privé speel je tegen een computer (optie *computer*) of beide kampen (*kind: practice*), één speler per kamp. Voor anderen is een server nodig waar ik lid van ben.

# Advies, bij het oefenen en tegen computers.

command-play-advice = Wat een Generaal nu zou doen; alleen bij oefenen en tegen computers
button-advice = Advies
button-advised = Zo ontwerpen
button-advice-sure = Toch vragen
advice-asked = Een generaal vragen? Met zijn advies telt deze veldslag voor geen rating. Eenmaal gevraagd mag je vragen zo vaak je wilt.
advice-thinking = 🤔 Een Generaal kijkt ernaar …
advice-plan = 🎖️ **Zo zou een Generaal spelen:** { $plan }
advice-after = 📝 Na { $plan }:
advice-end = de stap beëindigen
advice-better = Dat is ongeveer **{ $gain ->
    [1] 1 medaille
   *[other] { $gain } medailles
}** beter (± { $error }) dan hiermee beginnen: { $instead }
advice-alike = Het maakt nauwelijks uit, even goed is: { $instead } ({ $gain } ± { $error } medailles).
advice-close = Het scheelt weinig, misschien even goed: { $instead }.
advice-same = Even goed om mee te beginnen: { $instead }.
advice-own = 📝 **Jouw ontwerp:** { $plan }
advice-agreed = 🎖️ **Een Generaal zou** precies doen wat jij ontworpen hebt.
advice-as-good = Jouw ontwerp is even goed ({ $gain } ± { $error } medailles).
advice-rather = Dat is ongeveer **{ $gain ->
    [1] 1 medaille
   *[other] { $gain } medailles
}** beter (± { $error }) dan jouw ontwerp.
advice-own-better = Maar jouw ontwerp is ongeveer **{ $gain ->
    [1] 1 medaille
   *[other] { $gain } medailles
}** beter (± { $error }).
advice-rather-how = [Opnieuw beginnen] wist het; dan biedt [Advies] het zijne aan om te ontwerpen.
advice-only = Iets anders kan niet.
# Above the buttons, while somebody follows it.
advice-follows = 🎖️ **Advies, nog te doen:** { $plan }
advice-seen = -# Hij ziet wat jij ziet, en niet meer: wat verborgen is, stelt hij zich voor. Met advies telt de veldslag voor geen rating.
error-advice-alone = Advies is voor oefenen en voor veldslagen tegen computers, nooit tussen mensen.
error-advice-late = Je bevelen zijn veranderd sinds je het vroeg: [Advies] zegt wat nu het beste is.
error-advice-not-now = Er valt voor jou nu niets te beslissen.
error-advice-planned = Je plan is af: bevestig het, of neem er eerst een stap van terug.

# Plaatsen die van hand wisselen, en veldslagen van computers.

command-game-seat = Laat een computer voor je verdergaan, of ga verder voor een computer
option-seat-to = Wie verdergaat: een computer voor jou, of jij voor een computer
option-rival = Om te kijken: een computer van een ander niveau aan de andere kant
button-give-seat = Aan een computer overlaten
button-take-over = Verder voor de { $side }
button-stop-watching = Stoppen
button-give-side = { $side }: { $computer }
ask-give-seat = Een computer gaat in jouw plaats verder, voor de { $side }, en jij kijkt alleen. Niemand wordt iets gevraagd, en je mag in dat kamp terugkomen wanneer je wilt. Welke?
ask-give-seat-agreed = Een computer gaat in jouw plaats verder, voor de { $side }, en jij mag alleen kijken. Het andere kamp moet akkoord gaan, en nog een keer als je in je kamp terug wilt komen. Welke?
ask-give-side = Een computer speelt verder voor een van je twee kampen, en je houdt het andere. Niemand wordt iets gevraagd, en je krijgt het kamp terug wanneer je wilt. Welk kamp, en welke computer?
ask-give-turn = ⚠️ De { $side } zijn aan de beurt: { $when ->
    [agreed] zodra het andere kamp akkoord gaat, speelt { $computer ->
        [none] de computer
       *[other] de { $computer }
    } die beurt meteen
    [given] geef je ze uit handen, dan speelt { $computer ->
        [none] de computer
       *[other] de { $computer }
    } die beurt meteen
   *[now] { $computer ->
        [none] de computer
       *[other] de { $computer }
    } speelt die beurt meteen
}{ $plan ->
    [none] .
   *[other] ; je ontwerp ({ $plan }) vervalt.
}
ask-give-asked = ⚠️ Aan de { $side } wordt nu iets gevraagd: { $computer ->
    [none] de computer
   *[other] de { $computer }
} antwoordt zodra hij het kamp heeft{ $plan ->
    [none] .
   *[other] ; je ontwerp ({ $plan }) vervalt.
}
ask-give-draft = ⚠️ Wat je voor de { $side } ontworpen hebt ({ $plan }), vervalt met het kamp.
said-seat-asked = 🪑 Ik heb het andere kamp gevraagd.
said-seat-given = 🪑 Klaar: { $computer } speelt nu de { $side }.
said-seat-kept = Jij speelt de { $side }.
said-seat-watched = Jij kijkt toe.
said-watching = Nu spelen er twee computers, om de paar seconden een beurt. [Stoppen] onder het nieuwste bericht maakt er een eind aan.
error-no-computer-seat = Daar zit geen computer: iemand was sneller, of de eigenaar van de plaats is terug.
error-watch-one = Hier spelen al twee computers: laat ze uitspelen, of stop ze eerst.
error-watch-two = Laat om te kijken *opponent* weg: computers spelen beide kampen.

# Na de veldslag: waar hij kantelde.

button-turning = Keerpunten
turning-heading = 🔀 **{ $title }: waar het kantelde**
turning-line = **Beurt { $turn }** · { $side }: gespeeld werd { $played }. { $better } was ongeveer **{ $gain ->
    [1] 1 medaille
   *[other] { $gain } medailles
}** beter geweest (± { $error }).
turning-seen = -# Beoordeeld naar wat dat kamp toen kon zien: elke kaart is in veel bedachte veldslagen uitgespeeld. Een gewonnen veldslag telt als meer medailles.
turning-none = 🔀 Geen van je kaarten was duidelijk slechter dan een andere: goed gespeeld, of goed geworpen.
turning-soon = 🔀 Een Generaal kijkt nog terug op de veldslag. Vraag het over een minuut nog eens.

button-aftermath = Na de veldslag
button-replay = Terugkijken
button-film = Film
film-heading = 🎞️ **{ $title }** als film
option-film = Als film, zodra de veldslag voorbij is
error-no-film = Van deze veldslag is er geen film: daarvoor zijn drie beurten nodig, plaatjes, en regels die sindsdien niet zijn veranderd. [Terugkijken] vertelt elke beurt.
error-film-later = De film kon nu niet worden getekend. Vraag het over een minuut opnieuw.
button-rematch-swapped = Revanche, kampen omgewisseld
after-heading = 📊 **Na { $title }**
after-nothing = Niemand heeft geworpen of een medaille gewonnen: het was eerder voorbij.
after-luck = **Geluk met de dobbelstenen**
after-luck-side = { $side }: **{ $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}**, { $expected } verwacht – meer geluk dan in { $share } % van alle spellen met deze dobbelstenen; { $flags ->
    [one] 1 vlag
   *[other] { $flags } vlaggen
}, { $waited } verwacht – meer geluk dan in { $part } %
after-luck-none = { $side }: geen dobbelsteen geworpen
after-medals = 🏅 **Medailles** (Geallieerden – As): { $turns }
after-medals-turn = beurt { $turn }: { $allies } – { $axis }
after-wait = ⏳ **Langste wachttijd:** { $waiting } op { $whom }, { $time }
after-undone = ↩️ **Teruggenomen worpen:** { $number }
button-replay-first = Eerste beurt
button-replay-back = Vorige beurt
button-replay-on = Volgende beurt
button-replay-last = Laatste beurt
replay-heading = 🎞️ **{ $title }** · beurt { $turn } van { $turns }
command-game-replay = Een veldslag nog eens, beurt voor beurt
