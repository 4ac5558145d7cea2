# Eén vriendelijke regel voor alles wat niet kan.

picture-follows = -# 🖼️ Het bord volgt; [Bord] toont het ook.
picture-lost = 🖼️ Het plaatje kon niet worden getekend. Al het andere is in orde; voor de host: incident **{ $incident }**.
error-fault = Dat was onze fout, niet de jouwe. Je spel is onveranderd. Gebeurt het weer, geef de host dan dit nummer: **{ $incident }**
error-too-new = Een nieuwere versie van mij heeft dit bewaard, en ik kan het nog niet lezen. Er is niets verloren: geef het door aan de host.
error-refused = Dat kan nu niet.
error-answer-first = Je kamp wordt iets gevraagd: dat gaat voor.
error-line-wrong = **{ $line }** – { $why } Geen van je regels is gespeeld.
error-line-not-added = **{ $line }** – { $why } Van je tekst kwam niets in je ontwerp.
error-draft-stands = Je hebt een ontwerp, en deze tekst begint met een andere kaart: er is niets gespeeld, en je ontwerp is er nog. Om het aan te vullen, laat je de kaart weg; om het te laten vervallen, druk je eerst op [Opnieuw beginnen], of typ je hetzelfde met now:True.
error-draft-has-more = Je hebt een ontwerp met dezelfde kaart, en in deze tekst ontbreekt daarvan: `{ $lines }`. Er is niets gespeeld, en je ontwerp is er nog. Om het aan te vullen, laat je de kaart weg; om het te laten vervallen, druk je eerst op [Opnieuw beginnen], of typ je hetzelfde met now:True.
error-draft-has-card = Je ontwerp heeft zijn kaart al, en het is er nog. Om een andere te kiezen, druk je eerst op [Opnieuw beginnen].
error-nobody-to-order = Daar kan niemand worden geactiveerd.
error-too-many-to-order = { $able } eenheden zouden geactiveerd kunnen worden, en de kaart activeert er minder: noem welke je bedoelt, zoals `{ $units }`.
error-orders-run-out = { $left ->
    [one] Er is nog maar 1 bevel over: { $units } kan het krijgen, { $unit } niet.
   *[other] Er zijn nog maar { $left } bevelen over: { $units } kunnen ze krijgen, { $unit } niet.
}
error-orders-gone = Met een bevel voor { $units } blijft er niets over voor { $unit }: { $why }
hint-orders-left = { $left ->
    [one] Er is nog 1 bevel over: het kan voor { $units } zijn.
   *[other] Er zijn nog { $left } bevelen over: ze kunnen voor { $units } zijn.
}
typed-refused = ✍️ Je typte: { $text }
typed-refused-at = ✍️ Je typte – bij ❌ stopt het: { $text }
typed-hint-order = ℹ️ In een tekst wordt elke eenheid eerst geactiveerd, bij elke kaart: `order { $hex }` als ze die kan activeren, of `order all` voor allen die ze kan activeren.
typed-hint-second = ℹ️ Een tweede doelwit, voor als er op { $hex } niemand meer staat, kun je noemen waar meerderen van een kant samen een kaart plannen. Alleen zie je eerst de dobbelstenen, en kies je daarna opnieuw.
typed-hint-now = ℹ️ Nu kun je bijvoorbeeld typen: `{ $line }`.
error-waits-for-turn = Daarbij vallen dobbelstenen of worden kaarten genomen, en dat doet een plan niet: er is niets van bewaard. Plan kaart, bevelen en verplaatsingen; de rest is voor je beurt.
error-ready-alone = `ready` is voor een deel dat meerdere spelers van een kamp samen plannen, zodra hun kaart gespeeld is. Nu is er geen zo’n deel: `end` beëindigt je beurt.
error-turn-over = Je beurt is voorbij voordat het zover komt.
error-other-asked = Eerst moet het andere kamp antwoorden.
error-ask-gone = Die vraag is al beantwoord.
error-already-over = Die veldslag is voorbij.
error-already-running = Die veldslag is al begonnen.
error-already-seated = Je hebt al een plaats in deze veldslag. Voordat hij begint, kun je van plaats wisselen door een andere te nemen.
error-card-by-commander = Eerst kiest <@{ $person }> de kaart; is die gespeeld, dan stel je jouw deel op. Op de plek van je kamp zegt [Kaart voorstellen] wat jij zou spelen.
error-cannot-forget = Je speelt nog in een lopende veldslag. Maak hem af, geef hem op of vraag eerst om een vervanger, dan kan ik je vergeten.
error-draft-broken = Een regel van je plan klopt niet meer: { $line }. Neem hem terug, of begin opnieuw.
error-plans-enough = Je hebt al { $most } plannen voor je volgende beurt: een eerste keus en twee andere. Gooi er eerst een weg.
error-plan-empty = Plan eerst iets; daarna kun je plannen wat je in een ander geval doet.
error-plans-before-turn = Andere plannen maak je terwijl het andere kamp aan de beurt is. Nu ben jij aan de beurt: ga verder met [Beurt spelen].
error-no-such-plan = Er is geen plan { $number }. Je hebt er { $all }.
error-no-such-condition = Ik begrijp `enemy D6` (er staat een vijand), `own D6` (er staat een eenheid van jou), `free D6` (er staat niemand) en `any`, niet “{ $text }”.
error-draft-empty = Er valt nog niets te bevestigen.
error-draft-too-long = Dat plan is te lang. Bevestig eerst wat je hebt.
error-faults-in-scenario = Dat scenario heeft fouten: { $faults }
error-id-taken = Er is al een scenario met die naam.
error-import-closed = Op deze server worden geen veldslagen geïmporteerd. Wie hem beheert, kan dat veranderen: /admin setup.
error-import-managers = Op deze server importeren de beheerders veldslagen. Vraag het een van hen.
error-invitation-for-others = Die plaats is voor iemand anders vrijgehouden.
error-match-not-over = { $game ->
    [0] De tweekamp is niet voorbij: de andere veldslag begint zo. [Revanche] speelt ze allebei opnieuw zodra ze zijn afgelopen.
   *[other] De tweekamp is niet voorbij: veldslag #{ $game } wordt nog gespeeld. [Revanche] speelt ze allebei opnieuw zodra ze zijn afgelopen.
}
error-no-other-battle = De andere veldslag van deze tweekamp is er nog niet.
error-rematch-waits = Er staat al een revanche klaar: veldslag #{ $game }. De uitnodiging staat waar die van deze veldslag stond.
error-match-needs-two = Een tweekamp van twee veldslagen heeft twee mensen nodig.
error-moved-off = De eenheid die op { $hex } stond, staat nu op { $to }: je regel `{ $line }` verplaatst haar daarheen.
error-needs-confirm = Dat zou dobbelstenen werpen of kaarten nemen: gebruik [Bevestigen], of /play attack en /play end.
error-needs-consent = Daar moet het andere kamp mee akkoord gaan.
error-costs-turn = Is dat teruggenomen, dan is ook de beurt van het andere kamp weg.
error-takes-others = Daarmee zou weg zijn wat een andere generaal heeft gedaan.
error-costs-rating = Is dat teruggenomen, dan telt de veldslag voor geen rating meer.
error-no-free-seat = Daar is elke plaats bezet.
error-no-game = Zo'n veldslag is er hier niet. /game list toont welke er zijn.
error-no-game-here = Je speelt hier geen veldslag. Noem er een met de optie “game”, of open zijn thread; /game tutorial begint er een.
error-no-such-card-here = Er is geen kaart “{ $text }”.{ $number ->
    [0] {""}
   *[other] {" "}Je hebt: { $cards }.
}
error-no-such-hex = Er is geen vak { $hex } op dit bord: de kolommen zijn { $first } tot { $last }, de rijen 1 tot { $rows }, elke tweede rij een vak korter.
error-no-such-person = Die persoon ken ik niet.
error-no-such-policy = Die keuze ken ik niet.
error-no-such-scenario = Dat scenario ken ik niet. /scenario browse toont ze allemaal.
error-no-such-setting = Die instelling ken ik niet.
error-not-allowed = Dat mag je hier niet.
error-not-in-time = Deze tafel is voor mensen die { $least }% van hun beurten op tijd spelen; van jouw laatste { $turns } was het { $percent }%. Elke beurt op tijd aan een andere tafel maakt dat beter.
error-not-open = Die uitnodiging is gesloten.
error-not-overdue = Het andere kamp heeft nog tijd.
error-not-over = De veldslag is nog niet voorbij.
error-not-playable = Dat scenario gebruikt stukken die ik nog niet kan spelen: { $faults }
error-not-running = Die veldslag wordt nu niet gespeeld.
error-not-your-game = Je hebt geen plaats in deze veldslag. Kijken mag altijd.
error-not-your-invitation = Dat kan alleen wie is uitgenodigd.
error-not-your-section = De eenheid op { $hex } wordt geleid door <@{ $person }>. Zeg wat jij ermee zou doen: /team say.
error-overrun-first = Eerst mag de eenheid op { $hex } nog eens aanvallen: <@{ $person }> valt ermee aan, of drukt op [Klaar met aanvallen].
error-not-your-turn = Je bent niet aan de beurt.
error-not-that-sides-turn = De { $side } zijn niet aan de beurt.
error-nothing-to-undo = Er valt niets terug te nemen.
error-own-ask = Dat heb je zelf gevraagd: het andere kamp moet antwoorden.
error-practice-only = Dat kan alleen in een veldslag tegen jezelf.
error-seats-open = Er is nog een plaats open.
error-stale = Die knop was van een eerder moment. Zo staat de veldslag er nu voor.
error-plays-here = Je speelt in deze veldslag, dus de verborgen kaarten zijn niet voor jou. Iemand anders die deze server beheert, kan kijken.
error-plan-together = Je kamp plant deze kaart samen: is hij gespeeld, dan geef je met `/play orders` je eigen deel op, zonder `play` (`order E4; move E4-E5; attack E5xE6; ready`); `ready` aan het eind is [Gereed].
error-attack-first = Plan eerst de aanval, dan wat je doet met het vak dat hij vrijmaakt.
error-no-ground-there = De aanval kan op { $hex } geen terreinwinst opleveren.
error-drafted-by-other = <@{ $person }> heeft de eenheid op { $hex } al geactiveerd.
error-team-waits = Nog tijd: { $persons }. Is die om, dan kun je uitvoeren wat er ligt.
error-team-computers = Zo gereed: { $persons }. Daarna wordt alles vanzelf uitgevoerd.
error-order-step-drafted = Alle bevelen komen vóór de eerste verplaatsing, en je ontwerp is klaar met zijn bevelen. [Stap terug] opent ze weer.
error-only-creator = Dat mag alleen <@{ $person }>, die de veldslag heeft opgezet.
error-computer-or-person = Speel met een computer of met een mens, niet met allebei; een tweekamp en oefenen hebben geen computer nodig.
error-computer-plays-on = De computer speelt door. Je kunt opgeven, of de veldslag voor een andere dag laten liggen.
error-not-silent = <@{ $person }> heeft nog tijd. Is die om, dan kun je invallen.
error-bad-sections = Elke sectie heeft één persoon van je kamp nodig, en elke generaal een sectie.
error-last-of-side = Je bent de laatste van je kamp: geef op, of vraag wie deze server beheert om een vervanger.
error-saw-the-other-side = Je hebt gezien wat het andere kamp weet, dus dat kamp is voor jou gesloten.
error-they-saw-the-other-side = <@{ $person }> heeft gezien wat het andere kamp weet, dus dat kamp is voor die persoon gesloten.
error-no-team = Je speelt alleen in je kamp.
error-text-too-long = Dat is te lang: hoogstens { $most } tekens.
error-not-concerned = Deze kaart is niet voor jouw secties. Wie hem uitvoert: { $persons }.
error-no-such-seat = Die plaats is bezet, of bestaat niet.
error-nothing-to-take-back = Er valt niemand voor je in.
error-nothing-asked = Je wordt nu niets gevraagd.
error-nothing-said = Je schreef niets, dus er is niets gezegd.
error-unknown-rule = Een regel “{ $name }” ken ik niet. Typ er een woord van en kies uit de lijst; meerdere regels staan met hun namen achter elkaar.
error-notation = Ik kan “{ $text }” niet lezen: ik verwachtte `{ $expected }`.
error-notation-action = Ik kan “{ $text }” niet lezen. Een regel is een kaart, of begint met order, move, attack, choose, take ground, stay of end, zoals { $expected }.
error-notation-ground = Ik kan “{ $text }” niet lezen. Een vrijgekomen vak neem je in met `terrein winnen`, en laat je liggen met `blijven`.
error-notation-undo = “{ $text }” is geen regel van een tekst: [Stap terug] of `/play undo` neemt je laatste stap terug, [Opnieuw beginnen] je hele ontwerp. Er is niets van deze tekst gedaan.
error-notation-hex = Ik kan “{ $text }” niet lezen: ik verwachtte een vak van dit bord, { $expected }.
error-only-commander = Dat kan alleen de commandant van je kamp.
error-too-many-scenarios = Deze server heeft zoveel geïmporteerde veldslagen als ik bewaar. Haal er eerst een weg.
error-too-many-a-side = Hoogstens { $most } mensen kunnen een kamp van deze veldslag spelen; alleen in Overlord is er plaats voor een vierde.
error-too-many-games = Je hebt al { $most } veldslagen, lopend of nog open, en meer mag één persoon er niet hebben. Maak er eerst een af, of verlaat er een die niet is begonnen.
error-server-only = Dat werkt alleen op een server, niet in privéberichten.
error-asked-already = { $kind ->
    [draw] Je hebt deze beurt al remise aangeboden. Volgende beurt kun je het weer doen.
    [pause] Je hebt deze beurt al om een pauze gevraagd. Volgende beurt kun je het weer vragen.
   *[undo] Je hebt al gevraagd om dat terug te nemen. Het andere kamp antwoordt één keer.
}
error-asks-first = Dat werpt dobbelstenen, neemt kaarten of beëindigt de beurt: daar wordt eerst naar gevraagd.
error-too-quick = ⏱️ Die tik kwam zo snel nadat de knoppen waren veranderd, dat ik hem niet heb geteld. Kijk nog eens, en druk dan opnieuw.
error-too-fast = Je hebt binnen tien minuten { $most } veldslagen geopend. De volgende kan <t:{ $when }:R>.
error-no-such-zone = De tijdzone “{ $text }” ken ik niet. Noem een grote stad bij jou: Amsterdam, Brussel, New York.
error-zone-first = Zeg eerst je tijdzone: ik weet niet wanneer het bij jou nacht is.
error-too-quiet = Stille uren zijn hoogstens { $most } uur.
error-in-the-past = Die dag is voorbij.
error-too-far-ahead = Dat is meer dan een jaar vooruit.
error-unread-day = Ik kan “{ $text }” niet lezen als dag. Schrijf het zoals 2027-07-31.
error-too-long-away = Je kunt { $days ->
    [0] nu geen dagen meer weg zijn; er komt er een bij met elke 8 dagen waarop je speelt.
    [one] nu hoogstens 1 dag weg zijn; er komt er een bij met elke 8 dagen waarop je speelt.
   *[other] nu hoogstens { $days } dagen weg zijn; er komt er een bij met elke 8 dagen waarop je speelt.
}
error-away-already = Dan ben je al weg.
error-not-away = Je bent niet weg, en hebt geen vakantie gepland.
error-last-hour = Je klok in veldslag #{ $game } heeft minder dan een uur over: speel eerst die beurt, of vraag om een pauze.
error-no-clock = Deze veldslag heeft geen klok.
error-has-a-clock = Deze veldslag heeft een klok: als de tijd om is, biedt [Beurt spelen] wat er kan.
error-too-soon = Dat kan pas na twee weken stilte, dus <t:{ $when }:R>.
error-played-for = Je tijd was om: een computer speelt deze beurt voor je, en de volgende is van jou. Speelt hij in jouw plaats, druk dan op [Ik ben er weer].
error-not-played-for = Hier speelt geen computer voor je.
error-yours-to-move = Je bent zelf aan de beurt: speel, bied remise aan of geef op. Doet niemand iets, dan eindigt de veldslag vanzelf.
error-paused = De klok van deze veldslag staat al stil.
error-not-paused = De klok van deze veldslag loopt.
error-no-more-pauses = Beide kampen mogen dat { $most } keer per veldslag afspreken, en hebben dat gedaan.
error-no-such-time = Dat is te weinig of te veel: minstens een minuut, hoogstens 7 dagen per keer.
error-unread-time = Ik kan “{ $text }” niet lezen als tijd. Schrijf het zoals 12 uur, 1 dag of 90 min.
error-bank-full = Ze hebben een maand meer dan ze konden sparen. Dat is genoeg.
error-computer-needs-no-time = Een computer antwoordt meteen: hij heeft geen tijd van jou nodig.
error-invitation-refused = Die persoon neemt geen uitnodigingen van je aan.
error-not-a-member = Ik ben geen lid van deze server: iemand die hem beheert, moet me eerst uitnodigen.
error-no-threads-here = Een veldslag heeft een thread nodig, en die kan er hier niet zijn. Vraag het in een tekstkanaal, een aankondigingskanaal of een forumpost, of laat /admin setup een thuis voor veldslagen noemen.
error-not-in-this-channel = Op deze server worden veldslagen geopend in { $places }.
error-not-an-opener = Op deze server worden veldslagen geopend door wie deze rol heeft: { $role }.
error-rights-missing-here = Veldslagen horen thuis in { $place }, en daar mis ik het recht **{ $rights }**. Wie deze server beheert, kan het geven, of met /admin setup een ander thuis noemen.
error-place-is-there = Die plek is er al: er hoeft niets opnieuw te worden gemaakt.
error-discord-forbidden = Discord laat me dat hier niet doen. /admin setup toont wat ik mis.
error-discord-gone = Dat bericht of kanaal is weg. Hier is vervanging.
error-ending = Ik start zo opnieuw. Er is niets verloren; probeer het over een minuut nog eens.
said-form-late = Het openen van het formulier duurde te lang. Druk nog eens.
error-discord-trouble = Discord heeft het even moeilijk. Er is niets verloren; probeer het over een minuut nog eens.
error-store-trouble = Ik kan even niet bij de veldslagen. Er is niets verloren; probeer het over een minuut nog eens.
error-no-such-rule-text = Ik heb geen regel over “{ $text }”. Probeer een kaart, een eenheid, een soort terrein, of /rules search.
error-file-too-big = Dat bestand is groter dan { $limit } kB.
error-file-unreadable = Ik kan dat bestand niet als tekst lezen.
error-button-unknown = Die knop ken ik niet meer. /game board toont hoe het staat.
