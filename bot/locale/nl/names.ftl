# Hoe alles op tafel heet, elk met zijn eigen woorden voor /rules.
# .short staat op knoppen en in lijsten op de telefoon; .rules is wat /rules zegt.

## Kampen, secties, landen

side-allies = Geallieerden
    .rules = Een van de twee kampen; het andere zijn de As-mogendheden. Iedereen van een kamp vecht samen.
side-axis = As-mogendheden
    .rules = Een van de twee kampen; het andere zijn de Geallieerden. Iedereen van een kamp vecht samen.
side-spectator = Toeschouwers
side-referee = Scheidsrechter

section-left = Linkerflank
    .short = links
    .whole = Links
    .rules = De sectie links van je, gezien vanaf jouw kant van het bord: wat voor jou links is, is voor de ander rechts.
section-center = Centrum
    .short = centrum
    .whole = Centrum
    .rules = De sectie tussen de twee flanken.
section-right = Rechterflank
    .short = rechts
    .whole = Rechts
    .rules = De sectie rechts van je, gezien vanaf jouw kant van het bord: wat voor jou rechts is, is voor de ander links.
# Overlord: de helften van de drie dubbele secties (OVL-02).
section-half = { $section }, in de helft van de eerste eenheid
half-left = linkerhelft
half-right = rechterhelft
section-left-left = linkerhelft van de linkersectie
section-left-right = rechterhelft van de linkersectie
section-center-left = linkerhelft van de middelste sectie
section-center-right = rechterhelft van de middelste sectie
section-right-left = linkerhelft van de rechtersectie
section-right-right = rechterhelft van de rechtersectie

nation-germany = Duitsland
nation-united-states = Verenigde Staten
nation-united-kingdom = Groot-Brittannië
nation-france = Frankrijk
nation-soviet-union = Sovjet-Unie
nation-italy = Italië
nation-finland = Finland
nation-poland = Polen
nation-japan = Japan
nation-canada = Canada
nation-netherlands = Nederland
nation-romania = Roemenië
nation-slovakia = Slowakije

## Eenheden

unit-infantry = Infanterie
    .also = soldaten, soldaat, voetvolk, inf
    .short = Inf
    .rules = 4 figuren. Verplaatst zich tot 2 vakken; vecht na 0 of 1 vak. Schootsveld 3 vakken, met 3, 2 en 1 dobbelsteen. Mag na een geslaagd man-tot-man gevecht terreinwinst boeken.
unit-special-forces = Speciale Infanterie-eenheden
    .also = elitetroepen, parachutisten, para's, luchtlandingstroepen, airborne, rangers, commando's, commando, speciale eenheden
    .short = Elitetroepen
    .rules = 4 figuren. Net als infanterie, maar ze vechten ook nog na 2 vakken. Parachutisten, Rangers en Commando's horen erbij.
unit-french-resistance = Franse Verzet
    .also = verzet, verzetsstrijders, partizanen, maquis, ffi
    .short = Verzet
    .rules = 3 figuren. Net als infanterie, maar deze eenheid mag ook vechten in de beurt waarin ze terrein betreedt dat dat anders verbiedt, en zich tot 3 vakken per vlag terugtrekken.
unit-armor = Pantser
    .also = tank, tanks, pantservoertuig, pantservoertuigen, pantsereenheid
    .short = Pantser
    .rules = 3 figuren. Verplaatst zich tot 3 vakken en vecht na elke verplaatsing, tot 3 vakken ver, steeds met 3 dobbelstenen. Na een geslaagd man-tot-man gevecht mag het terreinwinst boeken en nog een keer vechten: de Pantserdoorbraak.
unit-elite-armor = Elite Pantsereenheid
    .short = Elitepantser
    .rules = 4 figuren. Verder in alles een gewone pantsereenheid.
unit-artillery = Artillerie
    .also = kanon, kanonnen, geschut, geschutten, art
    .short = Art
    .rules = 2 figuren. Verplaatst zich 1 vak of vecht, nooit allebei. Vuurt tot 6 vakken ver met 3, 3, 2, 2, 1 en 1 dobbelsteen, heeft geen zichtlijn nodig en trekt zich niets aan van de bescherming van terrein. Boekt nooit terreinwinst.

class-infantry = infanterie
class-armor = pantser
class-artillery = artillerie

## Terrein

terrain-open = Open terrein
    .rules = Hindert niemand.
terrain-forest = Bos
    .also = bossen, bomen, boom, woud
    .short = bos
    .rules = Elke eenheid moet hier halt houden en mag deze beurt niet vechten. Beschermt: infanterie valt aan met 1 dobbelsteen minder, pantser met 2 minder. Blokkeert de zichtlijn.
terrain-hedgerow = Bocage
    .short = bocage
    .rules = Alleen te betreden vanuit en te verlaten naar een aangrenzend vak; wie hem betreedt moet halt houden en mag deze beurt niet vechten. Beschermt net als een bos. Blokkeert de zichtlijn. Terreinwinst kan hier alleen vanuit het vak waar de eenheid haar beurt begon.
terrain-hill = Heuvel
    .short = heuvel
    .rules = Hindert geen verplaatsing. Beschermt tegen een aanvaller die lager staat: 1 dobbelsteen minder voor infanterie en pantser. Blokkeert de zichtlijn, behalve tussen vakken van dezelfde heuvel.
terrain-town = Stad
    .also = dorp, huizen, huis, gebouwen
    .short = stad
    .rules = Elke eenheid moet hier halt houden en mag deze beurt niet vechten. Beschermt: infanterie valt aan met 1 dobbelsteen minder, pantser met 2 minder. Pantser dat vanuit een stad vecht, heeft 2 dobbelstenen minder. Blokkeert de zichtlijn.
terrain-river = Rivier
    .short = rivier
    .rules = Niemand betreedt hem, behalve over een brug. Hij blokkeert de zichtlijn niet.
terrain-ocean = Zee
    .also = water, oceaan, in het water
    .short = zee
    .rules = Een eenheid verplaatst zich in het water maar 1 vak en kan van daaruit niet vechten. Terugtrekken in zee kan niet.
terrain-beach = Strand
    .short = strand
    .rules = Wie het strand op gaat, verplaatst zich hoogstens 2 vakken. Het beschermt niemand.
terrain-steep-hill = Steile heuvel
    .short = steile heuvel
    .rules = Een heuvel. Hem beklimmen kost 2 vakken verplaatsing.
terrain-cliff = Klif
    .short = klif
    .rules = Een heuvel. Vanaf de strandzijde komt alleen infanterie erop, voor 2 vakken verplaatsing; terreinwinst naar boven kan niet.
terrain-bluff = Steile kust
    .short = steile kust
    .rules = Een heuvel. Vanaf de strandzijde komt alleen infanterie erop, voor 2 vakken verplaatsing; terreinwinst naar boven mag.
terrain-impassable-hill = Niet-passeerbare heuvel
    .short = niet-passeerbare heuvel
    .rules = Een heuvel die niemand kan betreden.
terrain-impassable-ridge = Niet-passeerbare bergrug
    .short = niet-passeerbare bergrug
    .rules = Een heuvel die niemand kan betreden. Zelfs artillerie schiet er niet overheen.
terrain-wide-river = Brede rivier
    .short = brede rivier
    .rules = Niemand betreedt hem. Hij is te breed voor infanterie om eroverheen te schieten.

## Obstakels

obstacle-bunker = Bunker
    .short = bunker
    .rules = Beschermt alleen het kamp waarvan hij is: infanterie valt aan met 1 dobbelsteen minder, pantser met 2 minder, en de eerste vlag mag worden genegeerd. Pantser en artillerie kunnen er niet in; artillerie die erin begint, blijft. Blokkeert de zichtlijn.
obstacle-bridge = Brug
    .short = brug
    .rules = Maakt een riviervak begaanbaar. Wie erop staat, is niet beschermd.
obstacle-bridge-section = Lange brug
    .short = lange brug
    .rules = Een brug van meerdere vakken: je komt er alleen aan de uiteinden op en af.
obstacle-hedgehog = Anti-tank versperring
    .short = versperring
    .rules = Alleen infanterie komt erop. Beschermt niet, maar de eerste vlag mag worden genegeerd.
obstacle-sandbags = Zandzakken
    .short = zandzakken
    .rules = Beschermen: infanterie en pantser vallen aan met 1 dobbelsteen minder; de eerste vlag mag worden genegeerd. Ze gaan weg als de eenheid vertrekt.
obstacle-sea-wall = Zeewering
    .short = zeewering
    .rules = Beschermt het kamp waarvan ze is: 1 dobbelsteen minder voor infanterie en pantser, en de eerste vlag mag worden genegeerd. Ze wordt nooit verwijderd.
obstacle-wire = Concertina
    .also = prikkeldraad, draad, concertina's
    .short = concertina
    .rules = Elke eenheid moet halt houden. Infanterie erin vecht met 1 dobbelsteen minder, of verwijdert hem in plaats van te vechten. Pantser dat erin rijdt, verwijdert hem.

## Dobbelstenen

face-infantry = Infanterie
    .rules = Treft infanterie.
face-armor = Pantservoertuig
    .rules = Treft pantser.
face-grenade = Granaat
    .also = granaten
    .rules = Treft elke eenheid, ook artillerie.
face-star = Ster
    .also = sterren
    .rules = Mis, tenzij een kaart iets anders zegt.
face-flag = Vlag
    .rules = De eenheid moet zich 1 vak terugtrekken naar de eigen kant van het bord; voor elk vak dat niet lukt, verliest ze een figuur.

## Medailles

medal-temporary = doel
    .rules = Telt zolang een eenheid van dat kamp erop staat, en gaat verloren zodra er geen meer staat.
medal-permanent = blijvend doel
    .rules = Eenmaal veroverd blijft de medaille van jou.
medal-permanent-turn-start = blijvend doel (begin van de beurt)
    .rules = Voorgoed van het kamp dat het aan het begin van de eigen beurt in handen heeft.
medal-majority = meerderheidsdoel
    .rules = Telt voor het kamp met de meeste eenheden op deze groep vakken.
medal-majority-turn-start = meerderheidsdoel (begin van de beurt)
    .rules = Telt voor het kamp dat aan het begin van zijn beurt de meeste eenheden op de groep heeft.
medal-last-to-occupy = laatste bezetter
    .rules = Telt voor het kamp waarvan als laatste een eenheid daar stond.
medal-sole-control = alleenheerschappij
    .rules = Telt zolang maar één kamp op deze groep vakken staat.
medal-sudden-death = beslissend doel
    .rules = Wie het verovert, wint meteen.
medal-sudden-death-turn-end = beslissend doel (einde van de beurt)
    .rules = Het kamp dat aan het einde van de eigen beurt genoeg van deze vakken heeft, wint meteen.
medal-exit = uitgang
    .rules = Een eenheid die hier het bord verlaat, is een medaille waard.

## Speciale regels van de veldslagen uit het basisspel

rule-growing-hand = Groeiende hand
    .rules = Een kamp begint met een kleine hand en neemt na enkele van zijn eerste beurten een kaart extra.
rule-air-drop = Luchtlanding
    .rules = Voor de eerste beurt springen figuren af boven een vak dat hun speler kiest: de dobbelstenen laten elk afdrijven, en wie landt waar hij niet kan staan, is verloren.
rule-recon-as-air-power = Verkenning als Luchtaanval
    .rules = Zolang het de heuvel in handen heeft, mag dit kamp een Verkenning als Luchtaanval spelen, met minstens één doelwit in de sectie van de kaart.
rule-recon-as-barrage = Verkenning als Spervuur
    .rules = Een Verkenning mag als Spervuur tegen een willekeurige vijandelijke eenheid worden gespeeld.
rule-no-reshuffle = Niet opnieuw schudden
    .rules = De aflegstapel wordt niet opnieuw geschud: de trekstapel is de klok van deze veldslag.
rule-deck-exhausted-wins = Als de stapel op is
    .rules = Moet er een kaart worden genomen en is er geen meer, dan wint het genoemde kamp.

## Waaruit de dobbelstenen van een aanval bestaan

part-range = voor de afstand
part-card = kaart

## Een eenheid waarvan alleen het kamp bekend is

unit-any = eenheid
unit-of-allies = Eenheid van de Geallieerden
    .named = { $unit } van de Geallieerden
unit-of-axis = Eenheid van de As-mogendheden
    .named = { $unit } van de As-mogendheden

former-player = een speler van vroeger
