# De regels naar wat mensen vragen. `.also` is hoe het nog meer heet, met komma's; de nummers van de regels staan in
# bot/screens/concepts.py. Drie regels per pagina, in onze eigen woorden.

concept-turn = Een beurt
    .also = beurt, beurten, speelbeurt, hoe speel je, basis, beginner, volgorde, verloop, fasen, stappen
    .rules =
        Eén kaart, dan bevelen, dan alle verplaatsingen, dan alle gevechten; aan het einde neem je een kaart.
        Alle bevelen worden gegeven voordat iemand zich verplaatst, en alle verplaatsingen gedaan voordat iemand vecht.
        Eenheden vechten een voor een: dobbelstenen, verliezen, vlaggen en terreinwinst van de ene vóór de volgende.
concept-card = Bevelkaart
    .also = kaart, kaarten, bevelkaart, kaart spelen, tactiekkaart, tactische kaart, sectiekaart, stapel
    .rules =
        Je speelt er precies één per beurt, ook als die niemand activeert; erop staat hoeveel eenheden je activeert, en waar.
        Een kaart voor één soort eenheid die je niet meer hebt, activeert in plaats daarvan 1 eenheid naar keuze.
        Alleen Hinderlaag bewaar je voor de beurt van het andere kamp.
concept-hand = Je hand
    .also = hand, handen, handkaarten, aantal kaarten, kaarten in de hand, kaarthouder
    .rules =
        De veldslag zegt hoeveel kaarten elk kamp heeft; je speelt er een en neemt er een, dus het blijven er evenveel.
        Alleen jij ziet ze (in een team je kamp), in je privéberichten en achter [Hand].
        Het andere kamp ziet hoeveel kaarten er zijn, nooit welke.
concept-order = Bevel
    .also = bevel, bevelen, activeren, activeer, geactiveerd
    .rules =
        De kaart zegt hoeveel eenheden je mag activeren en in welke sectie; alleen een geactiveerde eenheid verplaatst zich of vecht.
        Een eenheid krijgt één bevel per beurt. Je mag er minder activeren dan de kaart toelaat, en niemand hoeft zich te verplaatsen of te vechten.
        Waar de eenheid staat als ze wordt geactiveerd, bepaalt haar sectie; daarna mag ze die verlaten.
concept-section = Sectie
    .also = sectie, secties, flank, flanken, links, centrum, midden, rechts, stippellijn
    .rules =
        Twee stippellijnen verdelen het bord in links, centrum en rechts, gezien vanaf je eigen plaats: jouw links is rechts voor het andere kamp.
        Een vak op een stippellijn hoort bij beide secties ernaast, en zijn eenheid mag vanuit allebei worden geactiveerd.
        Een geactiveerde eenheid mag naar een andere sectie gaan.
concept-move = Verplaatsen
    .also = verplaatsen, verplaatsing, beweging, bewegen, lopen, rijden, hoe ver, snelheid, stapelen, doorgang
    .rules =
        Infanterie verplaatst zich tot 2 vakken en mag na 1 nog vechten; pantser tot 3 en vecht nog; artillerie verplaatst zich 1 of vecht.
        Elke eenheid verplaatst zich één keer, stap voor stap over vrije vakken: nooit op een eenheid of erdoorheen, bevriend of vijandelijk.
        Terrein kan de verplaatsing eerder beëindigen; /rules terrain vertelt het voor elke soort.
concept-ground = Terrein en obstakels
    .also = terrein, obstakel, obstakels, halt, halt houden, stoppen, betreden
    .rules =
        Bos, stad en bocage beëindigen de verplaatsing van wie ze betreedt, en hij mag deze beurt niet vechten; concertina beëindigt alleen de verplaatsing.
        Wie er aan het begin van zijn beurt stond, mag van daaruit vechten (pantser uit een stad met 2 dobbelstenen minder).
        Obstakels zoals concertina of zandzakken liggen boven op het terrein, en beide tellen. /rules hex noemt wat er op een vak ligt.
concept-battle = Het gevecht
    .also = gevecht, gevechten, vechten, aanval, aanvallen, strijd
    .rules =
        Een geactiveerde eenheid mag één keer per beurt aanvallen, één doelwit, met al haar dobbelstenen; het hoeft niet.
        Wie naast een vijand staat, mag alleen vijanden naast zich aanvallen, kanonnen ook.
        De volgorde van een aanval: doelwit, Hinderlaag als het aangrenzend is, dobbelstenen, verliezen, vlaggen, dan terreinwinst.
concept-close-assault = Man-tot-Man gevecht
    .also = man-tot-man, man tot man, gevecht van dichtbij, aangrenzend, ernaast, naast, bestorming
    .rules =
        Een aanval op het vak ernaast is een man-tot-man gevecht, een van verder weg is vuren. De dobbelstenen zijn die van afstand 1.
        Alleen zo boek je terreinwinst, en alleen hierop kan met Hinderlaag worden geantwoord.
        Met een vijand naast zich kan een eenheid op niemand verder weg vuren.
concept-range = Schootsveld
    .also = afstand, bereik, vuren, vuur, schieten, buiten bereik, hoe ver schieten
    .rules =
        Infanterie heeft 3, 2, 1 dobbelstenen op 1, 2, 3 vakken; pantser 3 dobbelstenen tot 3 vakken; artillerie 3, 3, 2, 2, 1, 1 tot 6.
        Andere eenheden hebben hun eigen reeks: /rules unit.
        Infanterie en pantser moeten het doelwit ook zien; blijft er geen dobbelsteen over, dan is er geen aanval.
concept-sight = Zichtlijn
    .also = zicht, zien, vuurlijn, geblokkeerd, blokkeren, blokkeert
    .rules =
        Trek een lijn van het midden van het ene vak naar het midden van het andere: eenheden, bos, stad, bocage, bunkers en de meeste heuvels ertussen blokkeren die.
        Loopt de lijn tussen twee vakken door, dan is ze alleen geblokkeerd als beide blokkeren. De twee vakken aan de uiteinden doen dat nooit.
        Artillerie, Luchtaanval en Spervuur hebben geen zichtlijn nodig.
concept-height = Heuvels en hoogte
    .also = hoogte, heuvel, heuvels, omhoog, omlaag, bergop, bergaf, plateau, klimmen, beklimmen
    .rules =
        Een eenheid op een heuvel van onderaf aanvallen kost 1 dobbelsteen; van heuvel tot heuvel gaat er niets af.
        Een heuvel blokkeert het zicht, behalve tussen eenheden op vakken van dezelfde aaneengesloten heuvel.
        Gewone heuvels hinderen geen verplaatsing; steile heuvels, kliffen en steile kusten beklimmen kost 2 vakken.
concept-dice = Dobbelstenen
    .also = dobbelsteen, dobbelen, werpen, worp, gooien, hoeveel dobbelstenen
    .rules =
        De dobbelstenen van de eenheid voor die afstand, min wat het doelwit beschermt, min wat haar eigen vak kost, plus wat de kaart geeft.
        Een dobbelsteen heeft twee keer infanterie, verder pantservoertuig, granaat, ster en vlag. Het eigen symbool van het doelwit en een granaat treffen.
        Alle dobbelstenen worden tegelijk geworpen; de knop van een aanval toont hoeveel het er zijn.
concept-cover = Bescherming
    .also = dekking, beschermen, beschermt, verdediging, verdedigen, schuilen, minder dobbelstenen
    .rules =
        Terrein kost de aanvaller dobbelstenen; geven meerdere dingen in een vak bescherming, dan telt alleen het beste.
        Wat het eigen vak van de aanvaller kost, komt erbij: 2 dobbelstenen voor pantser in een stad, 1 voor infanterie op concertina.
        Artillerie verliest nooit dobbelstenen door het terrein van haar doelwit.
concept-hit = Treffer
    .also = treffers, raak, mis, verlies, verliezen, symbool, symbolen, verslagen, overwonnen, figuren verliezen
    .rules =
        Het symbool van het doelwit en een granaat zijn een treffer; artillerie wordt alleen door granaten getroffen; een ster is mis, tenzij iets anders zegt.
        Elke treffer kost één figuur. Is de laatste figuur weg, dan is dat een medaille voor de aanvaller.
        Een eenheid die figuren heeft verloren, verplaatst zich en vecht net zo goed als daarvoor.
concept-retreat = Terugtrekken
    .also = terugtocht, aftocht, vlag, vlaggen, terugwijken, achteruit, wijken, vluchten
    .rules =
        Elke vlag drijft de eenheid 1 vak naar de eigen kant van het bord. Haar eigenaar kiest de vakken; nooit opzij of vooruit.
        Elk vak dat ze niet terug kan (de rand, een eenheid, een rivier), kost in plaats daarvan een figuur. Bos of stad houdt haar niet tegen.
        Verliezen komen vóór vlaggen. [Reacties] zegt waarheen jouw eenheden zich terugtrekken in de beurt van het andere kamp.
concept-ignore-flag = De eerste Vlag negeren
    .also = vlag negeren, vlaggen negeren, de eerste vlag negeren, negeren, standhouden, blijven staan
    .rules =
        Op zandzakken, op een anti-tank versperring of in een bunker van het eigen kamp mag een eenheid de eerste vlag van een worp negeren; sommige eenheden en terreinen doen hetzelfde.
        De eigenaar kiest altijd zelf, en meerdere van zulke dingen negeren samen nog steeds één vlag. In de beurt van het andere kamp beslist [Reacties]: zeg je niets, dan houden je eenheden stand.
        Van Luchtaanval of Spervuur kan geen vlag worden genegeerd.
concept-take-ground = Terreinwinst
    .also = terreinwinst boeken, terrein winnen, opmars, oprukken, vak innemen, bezetten, vrijgekomen vak
    .rules =
        Heeft een man-tot-man gevecht het vak van het doelwit leeggemaakt, dan mag je infanterie of pantser er meteen in, hoe ver het ook is gegaan.
        Artillerie doet dat nooit, en evenmin een eenheid die een Hinderlaag legde of die halt moest houden in het terrein dat ze deze beurt betrad.
        Het vak moet er een zijn dat de eenheid kan betreden, en bos, stad of bocage beëindigen daar haar gevecht.
concept-overrun = Pantserdoorbraak
    .also = doorbraak, tweede aanval, twee keer aanvallen, nog een keer vechten, overrun
    .rules =
        Pantser dat na een man-tot-man gevecht terreinwinst boekte, mag meteen nog een keer vechten: naast een vijand man-tot-man, anders door te vuren.
        Eén keer per beurt. Na een tweede gewonnen man-tot-man gevecht mag het weer terreinwinst boeken, maar niet een derde keer vechten.
        Niet vanuit bos, stad of bocage dat het net heeft ingenomen.
concept-draw = Kaarten nemen
    .also = nemen, trekken, afleggen, aflegstapel, trekstapel, kaart nemen, einde van de beurt, schudden, lege stapel
    .rules =
        Aan het einde van je beurt neem je één kaart, vanzelf; na een Verkenning in een sectie zie je er twee en houd je er een.
        Is de stapel op, dan wordt de aflegstapel geschud tot een nieuwe, tenzij de veldslag iets anders zegt.
        Samen remise afspreken is iets anders: /game draw.
concept-medal = Overwinningsmedaille
    .also = medaille, medailles, overwinningsmedailles, punt, punten, doel, doelen, medaillevak, stand, medaillerek
    .rules =
        Elke verslagen vijandelijke eenheid is 1 medaille, wat haar ook versloeg, en sommige vakken zijn er ook een waard.
        Een tijdelijke medaille telt zolang jouw eenheid daar staat; een blijvende houd je. /rules hex zegt welke het is.
        Andere veldslagen geven medailles voor de meerderheid van bepaalde vakken of voor het verlaten van het bord: /scenario show.
concept-victory = Overwinning
    .also = winnen, wint, winnaar, wie wint, einde van de veldslag, spel voorbij, verliezen
    .rules =
        Het eerste kamp met de medailles die de veldslag vraagt, wint, meteen, midden in welke beurt ook.
        Een kamp zonder eenheden heeft verloren.
        Sommige veldslagen eindigen ook anders: [Briefing] en /scenario show vertellen het.
concept-exit = Uitgangen
    .also = uitgang, bord verlaten, van het bord, ontsnappen, vertrekken
    .rules =
        In sommige veldslagen mag een eenheid op een gemarkeerd vak van de rand het bord verlaten voor 1 vak verplaatsing; dat is een medaille.
        Ze moet geactiveerd zijn; moest ze daar deze beurt halt houden, dan kan het niet.
        Over de rand terugtrekken is geen uitgang: dat kost figuren.
concept-strength = Sterkte
    .also = figuur, figuren, volle sterkte, genezen, herstellen, repareren
    .rules =
        Infanterie begint met 4 figuren, pantser met 3, artillerie met 2, tenzij de veldslag iets anders zegt; meer worden het er nooit.
        Verloren figuren veranderen niets, behalve hoeveel de eenheid nog kan hebben.
        Hospikken & Monteurs brengen er een paar terug, en in sommige veldslagen doet bevoorrading dat ook.
concept-clear = Concertina verwijderen
    .also = prikkeldraad verwijderen, verwijderen, opruimen, draad, concertina, prikkeldraad
    .rules =
        Geactiveerde infanterie op concertina mag die verwijderen in plaats van te vechten, als ze zou kunnen vechten; een vijand binnen bereik hoeft niet.
        Pantser dat op concertina rijdt, verwijdert die en mag ook nog vechten.
        Niemand anders doet dat, en concertina blijft liggen tot ze wordt verwijderd.
concept-on-the-move = In Beweging
    .also = in beweging, on the move
    .rules =
        Kaarten van de Breakthrough-stapel activeren nog enkele eenheden In Beweging, in welke sectie ook.
        Zo'n eenheid verplaatst zich zoals altijd en doet deze beurt verder niets; ze mag door een uitgang vertrekken.
        Een eenheid krijgt één bevel, een gewoon of dit.
concept-breakthrough = Breakthrough
    .also = breakthrough, diep bord
    .rules =
        Een diep bord: zo breed als het gewone, 17 rijen, dezelfde drie secties van begin tot eind.
        Het heeft een eigen stapel, met bevelen In Beweging en enkele sterkere kaarten.
        Handen en medailles zijn die van de veldslag.
concept-overlord = Overlord
    .also = overlord, opperbevelhebber, veldgeneraal, veldgeneraals, dubbel bord
    .rules =
        Twee borden naast elkaar. De Opperbevelhebber heeft de hand en deelt elke beurt 1 tot 3 kaarten uit aan zijn generaals.
        Elke generaal leidt een derde van het front, en een kaart werkt in het deel van de generaal die hem kreeg.
        Aan het einde worden 2 kaarten genomen, 3 na een Verkenning.
concept-team = Spelen in teamverband
    .also = team, teams, meer spelers, generaals, commandant, twee spelers
    .rules =
        Tot drie mensen spelen één kamp, vier in Overlord, met één hand die ze allemaal zien.
        Met zijn tweeën leidt de commandant het centrum en de ander beide flanken; met zijn drieën ieder een sectie.
        Iedereen stelt de bevelen voor zijn eigen eenheden op. /help zegt hoe.
concept-match = Een tweekamp
    .also = tweekamp, revanche, beide kampen, van kamp wisselen, match
    .rules =
        Twee keer dezelfde veldslag, met de kampen verwisseld.
        De medailles van beide worden opgeteld, en de hoogste som wint.
        Gelijke sommen zijn remise.
concept-switch = Regelopties
    .also = optie, opties, huisregels, varianten, variant, tafelregels
    .rules =
        Waar de boeken een punt openlaten, mag een tafel afspreken wat er geldt.
        Vet is wat gebruikelijk is; zeg je niets, dan wordt zo gespeeld.
        Noem wat je verandert onder *rules* van /game new; de uitnodiging vermeldt het.
concept-young = Variant voor jonge generaals
    .also = jonge generaals, kinderen, eenvoudige regels, makkelijk, jong
    .rules =
        Eenvoudigere regels: alleen de sectiekaarten worden uitgedeeld, geen tactiekkaarten.
        Terreinwinst en Pantserdoorbraak gelden zoals altijd; een tafel mag elk van beide weglaten.
        Kies het als je een veldslag opzet, /game new: *young_generals*, en de andere twee onder *rules*.
concept-mine = Mijnenvelden
    .also = mijn, mijnen, mijnenveld
    .rules =
        Wie een mijnenveld op gaat, houdt daar halt. Een vijand van de eigenaar laat het afgaan: er worden zoveel dobbelstenen geworpen als de fiche zegt, symbolen en granaten treffen.
        Een mijn van waarde 0 wordt weggehaald; elke andere blijft open liggen. De eenheden van de eigenaar houden alleen halt.
        Wie het overleeft, mag vechten maar boekt deze beurt geen terreinwinst. Over mijnen terugtrekken is veilig.
concept-smoke = Rook
    .also = rook, rookgranaten, rookgordijn
    .rules =
        Rook op een vak ertussen blokkeert elk zicht, zelfs voor kanonnen. Wie hem betreedt, houdt halt en mag vechten.
        Hij kost 1 dobbelsteen bij een aanval op een eenheid erin en 1 bij een aanval eruit, naast wat het terrein kost.
        Na de tweede beurt van het andere kamp is hij weg.
concept-camouflage = Gecamoufleerde eenheden
    .also = camouflage, gecamoufleerd, verborgen
    .rules =
        Een gecamoufleerde eenheid kan alleen vanuit het vak ernaast worden aangevallen, niet met vuur, Spervuur of Luchtaanval.
        Ze verliest haar camouflage als ze zich verplaatst, terugtrekt of vecht.
        Aangevallen worden verraadt haar niet.
concept-landing-craft = Landingsvaartuigen
    .also = landingsvaartuig, landing, landen, boot, boten
    .rules =
        Een eenheid ver op zee kan in een landingsvaartuig beginnen, en verplaatst zich daarmee tot 2 zeevakken.
        Ze landt op strand of land, gaat niet verder en vecht deze beurt niet; het vaartuig wordt weggehaald.
        Het vaartuig is geen doelwit en geen medaille; het blokkeert de zichtlijn.
concept-second-roll = Opnieuw geworpen: Tiger en wagens
    .also = tweede worp, opnieuw werpen, nog een keer werpen, treffer bevestigen
    .rules =
        Dobbelstenen die een Tiger, een patrouille- of een commandowagen zouden treffen, worden nog een keer geworpen, en dan tellen alleen granaten.
        Eén daarvan verslaat een Tiger of een commandowagen; een patrouillewagen verliest voor elke granaat een figuur.
        Vlaggen van de eerste worp tellen daarna.
concept-resupply = Bevoorrading
    .also = bevoorraden, aanvullen, aanvulling, voorraad
    .rules =
        In plaats van te vechten geeft een geactiveerde truck of halfrups figuren aan eenheden ernaast: een van zichzelf voor elke die terugkomt.
        Niemand krijgt er meer dan waarmee hij begon, en gever noch ontvanger vecht deze beurt.
        Figuren die zo worden besteed, zijn geen verlies.
concept-hex = Vakken en hun namen
    .also = vak, vakken, zeshoek, tegel, veld, schuin, diagonaal, coördinaten, kaart, buurvak, hoe ver uit elkaar
    .rules =
        Een letter voor de kolom en een cijfer voor de rij: rijen worden geteld vanaf de onderkant van de gedrukte kaart.
        Een vak heeft tot zes buren; de afstand is het kleinste aantal stappen van het ene naar het andere.
        /rules hex noemt wat er op een vak ligt.
concept-reaction = Reacties
    .also = reactie, reageren, vraag mij, beurt van het andere kamp
    .rules =
        Niemand wacht op het andere kamp: je reacties zeggen vooraf wanneer Hinderlaag wordt gespeeld, waarheen eenheden zich terugtrekken en wanneer ze standhouden.
        Iedereen heeft ze, wat hij ook in de hand heeft, dus ze verraden niets. [Reacties] of /me reactions, wanneer je maar wilt.
        Met *vraag het mij* wacht de veldslag tot 6 uur op je antwoord. *reactions* van /game new laat een tafel op andere manieren vragen.
concept-undo = Terugnemen
    .also = ongedaan maken, terug, vergissing, fout, verkeerd gedrukt, verkeerde knop
    .rules =
        Tot [Bevestigen] is alles een kladje: [Stap terug] en [Opnieuw beginnen] kosten niets.
        Wat bevestigd is, ligt op tafel, en het andere kamp ziet het. Zolang er niets geworpen of getrokken is, neem je het terug met /play undo of [Terugnemen] onder [Meer]: niemand hoort wat het was, maar wie gekeken heeft, heeft het gezien.
        Na dobbelstenen of nieuwe kaarten wordt het andere kamp gevraagd of het akkoord gaat.
concept-time = Tijd
    .also = klok, termijn, deadline, te laat, traag, hoe lang
    .rules =
        Elk kamp heeft een klok: wat erop staat als een beurt begint, is wat die beurt mag duren; eindigt de beurt, dan komt er wat bij. Hij staat stil zolang het andere kamp iets wordt gevraagd.
        /game time geeft het andere kamp tijd of vraagt om een pauze; /me time houdt termijnen uit je nacht; /me holiday zet je klokken stil.
        Is de tijd om, dan speelt de Veteraan die beurt, en na twee op rij of drie van zes alles, tot [Ik ben er weer]; zonder invallers mag het andere kamp de veldslag opeisen of tijd geven.
concept-giving-up = Opgeven, remise afspreken
    .also = opgeven, overgave, overgeven, stoppen, vrede, remise, remise aanbieden, gelijkspel
    .rules =
        /game resign geeft een veldslag op, en het andere kamp wint meteen; eerst wordt gevraagd of je het zeker weet.
        /game draw biedt remise aan; het andere kamp moet akkoord gaan.
        In een team doet de commandant dat. [Meer] heeft knoppen voor allebei.
