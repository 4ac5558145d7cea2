# De woorden van de uitbreidingen, naast die van het basisspel.

## Breakthrough-kaarten

card-recon-left-plus-2 = Verkenning op de Linkerflank + 2 In Beweging
    .short = Verkenning links +2
    .rules = Activeer 1 eenheid op de linkerflank en 2 andere, waar dan ook, In Beweging: die mogen zich alleen verplaatsen. Neem aan het einde van de beurt twee kaarten en houd er een.

card-recon-center-plus-2 = Verkenning in het Centrum + 2 In Beweging
    .short = Verken. centrum +2
    .rules = Activeer 1 eenheid in het centrum en 2 andere, waar dan ook, In Beweging: die mogen zich alleen verplaatsen. Neem aan het einde van de beurt twee kaarten en houd er een.

card-recon-right-plus-2 = Verkenning op de Rechterflank + 2 In Beweging
    .short = Verkenning rechts +2
    .rules = Activeer 1 eenheid op de rechterflank en 2 andere, waar dan ook, In Beweging: die mogen zich alleen verplaatsen. Neem aan het einde van de beurt twee kaarten en houd er een.

card-probe-left-plus-2 = Voorstoot op de Linkerflank + 2 In Beweging
    .short = Voorstoot links +2
    .rules = Activeer 2 eenheden op de linkerflank en 2 andere, waar dan ook, In Beweging: die mogen zich alleen verplaatsen.

card-probe-center-plus-2 = Voorstoot in het Centrum + 2 In Beweging
    .short = Voorst. centrum +2
    .rules = Activeer 2 eenheden in het centrum en 2 andere, waar dan ook, In Beweging: die mogen zich alleen verplaatsen.

card-probe-right-plus-2 = Voorstoot op de Rechterflank + 2 In Beweging
    .short = Voorstoot rechts +2
    .rules = Activeer 2 eenheden op de rechterflank en 2 andere, waar dan ook, In Beweging: die mogen zich alleen verplaatsen.

card-attack-left-plus-1 = Aanval op de Linkerflank + 1 In Beweging
    .short = Aanval links +1
    .rules = Activeer 3 eenheden op de linkerflank en 1 andere, waar dan ook, In Beweging: die mag zich alleen verplaatsen.

card-attack-center-plus-1 = Aanval in het Centrum + 1 In Beweging
    .short = Aanval centrum +1
    .rules = Activeer 3 eenheden in het centrum en 1 andere, waar dan ook, In Beweging: die mag zich alleen verplaatsen.

card-attack-right-plus-1 = Aanval op de Rechterflank + 1 In Beweging
    .short = Aanval rechts +1
    .rules = Activeer 3 eenheden op de rechterflank en 1 andere, waar dan ook, In Beweging: die mag zich alleen verplaatsen.

card-breakthrough-air-power = Luchtaanval
    .short = Luchtaanval
    .rules = Kies tot 4 vijandelijke eenheden die samen één aaneengesloten groep vormen. Werp tegen elke eenheid 2 dobbelstenen; symbolen, granaten en sterren treffen, vlaggen kunnen niet worden genegeerd.

card-breakthrough-barrage = Spervuur
    .short = Spervuur
    .rules = Kies 1 vijandelijke eenheid, waar dan ook, en werp 4 dobbelstenen. Haar symbool, granaten en sterren treffen; vlaggen kunnen niet worden genegeerd.

card-breakthrough-behind-enemy-lines = Achter de Linies
    .short = Achter de Linies
    .rules = Activeer 1 infanterie-eenheid: ze verplaatst zich tot 3 vakken, vecht met 1 dobbelsteen meer en verplaatst zich nog eens tot 3 vakken. Terrein hindert haar daarbij niet.

card-breakthrough-dig-in = Ingraven
    .short = Ingraven
    .rules = Activeer tot 4 eenheden infanterie of artillerie: elke eenheid legt zandzakken op haar vak, verplaatst zich niet en valt niet aan.

card-breakthrough-medics-and-mechanics = Hospikken & Monteurs
    .short = Hospikken & Monteurs
    .rules = Werp dobbelstenen: de symbolen brengen verloren figuren van eenheden van hun soort terug; herstelde eenheden mogen zich verplaatsen en vechten.

card-combat-camouflage = Camouflage
    .short = Camouflage
    .rules = Na je gevechten: een geactiveerde eenheid is gecamoufleerd. Ze kan alleen vanuit het vak ernaast worden aangevallen, tot ze zich verplaatst of vecht.

card-combat-reinforcements = Versterkingen
    .short = Versterkingen
    .rules = Voor je activeert: noem een vrij vak aan jouw kant en werp een dobbelsteen. Infanterie of een ster brengt een volle eenheid infanterie, pantser een pantsereenheid, een granaat artillerie, een vlag niemand; er komt ook niemand als er te weinig van die figuren over zijn of als ze daar niet mag staan.

card-combat-frozen-ground = Bevroren Grond
    .short = Bevroren Grond
    .rules = Vóór hun verplaatsing: tot 3 geactiveerde eenheden mogen zich 1 vak verder verplaatsen.

card-combat-heat-of-battle = Heetst van de Strijd
    .short = Heetst van de Strijd
    .rules = Vóór haar gevecht: wint deze infanterie-eenheid een man-tot-man gevecht en het terrein, dan mag ze nog een keer vechten.

card-combat-out-of-fuel = Zonder Brandstof
    .short = Zonder Brandstof
    .rules = Als pantser je aanvalt: de eenheid gaat terug naar waar ze haar beurt begon en vecht niet.

card-combat-ambuscade = Overval
    .short = Overval
    .rules = Als je vanuit het vak ernaast wordt aangevallen: jouw eenheid slaat het eerst toe.

card-combat-pull-back = Terugwijken
    .short = Terugwijken
    .rules = Als je wordt aangevallen: jouw eenheid wijkt vóór de worp 1 of 2 vakken terug en de aanval vervalt.

card-combat-out-of-ammo = Zonder Munitie
    .short = Zonder Munitie
    .rules = Als je wordt aangevallen: de aanvaller vecht niet en gaat naar een vrij vak aan zijn eigen kant van het bord, dat jij kiest.

card-combat-infiltrators = Infiltranten
    .short = Infiltranten
    .rules = Vóór haar verplaatsing: een infanterie-eenheid verplaatst zich tot 3 vakken, ongehinderd door terrein, vecht met 1 dobbelsteen meer en verplaatst zich daarna nog een keer.

card-combat-street-fight = Straatgevecht
    .short = Straatgevecht
    .rules = Vóór haar gevecht: een eenheid in een stad of ernaast vecht met 1 dobbelsteen meer.

card-combat-reposition = Nieuwe Stelling
    .short = Nieuwe Stelling
    .rules = Na je gevechten: een artillerie-eenheid verplaatst zich tot 2 vakken.

card-combat-fortify = Versterken
    .short = Versterken
    .rules = Na je gevechten: een geactiveerde eenheid infanterie of artillerie legt zandzakken op haar vak.

card-combat-spotter = Waarnemer
    .short = Waarnemer
    .rules = Voor ze vuurt: een artillerie-eenheid valt één keer aan met 1 dobbelsteen meer.

card-combat-winter-forest = Winterbos
    .short = Winterbos
    .rules = Vóór haar verplaatsing: een eenheid die een bos betreedt, mag toch vechten.

rules-provisional = *Voorlopig: de gedrukte tekst van deze gevechtskaart kennen wij niet. Ze wordt alleen gespeeld waar een tafel de gevechtskaarten heeft ingeschakeld of de veldslag ze zelf heeft.*

card-any-stubborn = Taaie weerstand
    .short = Weerstand
    .rules = Een gevechtskaart, gespeeld om het teken erop: een vlag wordt genegeerd.

card-any-plain = Gevechtskaart
    .short = Gevechtskaart
    .rules = Een gevechtskaart.


## Eenheden

unit-heavy-anti-tank-gun = Zwaar antitankkanon
    .short = Zwaar antitank
    .rules = Net als artillerie, maar met 2 dobbelstenen tot 4 vakken ver en alleen met zichtlijn; sterren treffen pantser.

unit-big-gun = Zware artillerie
    .short = Zware art
    .rules = Artillerie die 8 vakken ver reikt. Een doelwit dat getroffen is en blijft staan, is ingeschoten: de volgende aanval erop is makkelijker.

unit-mobile-artillery = Mobiele artillerie
    .short = Mobiele art
    .rules = Artillerie die zich tot 2 vakken verplaatst en na 1 vak nog vecht.

unit-screaming-meemies = Nebelwerfer
    .short = Nebelwerfer
    .rules = Artillerie waarvan niemand de vlaggen kan negeren. In plaats van te vechten mag ze rook leggen.

unit-hobart-bridge = Churchill met brug
    .short = Churchill (brug)
    .rules = Pantser dat in plaats van te vechten een brug over een rivier mag leggen.

unit-hobart-bobbin = Churchill met rijmat
    .short = Churchill (rijmat)
    .rules = Pantser dat niet wordt gehinderd door strand, moeras en concertina.

unit-hobart-fascine = Churchill met takkenbos
    .short = Churchill (takkenbos)
    .rules = Pantser dat niet wordt gehinderd door voorden en loopgraven.

unit-hobart-plough = Churchill met mijnploeg
    .short = Churchill (mijnploeg)
    .rules = Pantser dat onderweg mijnen ruimt.

unit-hobart-petard = Churchill met petardmortier
    .short = Churchill (petard)
    .rules = Pantser met 1 dobbelsteen meer tegen bunkers; een ster haalt er een neer.

unit-tank-destroyer = Tankjager
    .short = Tankjager
    .rules = Pantser dat zich 2 vakken verplaatst en tot 4 vakken ver 2 dobbelstenen werpt; sterren treffen pantser, maar zijn eigen pantsering is dun. Hij mikt het best als hij zich niet heeft verplaatst.

unit-tiger = Tiger
    .short = Tiger
    .rules = Eén enkele zware tank: elke treffer erop moet door een granaat worden bevestigd.

unit-half-track = Halfrups
    .short = Halfrups
    .rules = Een voertuig dat zich 2 vakken verplaatst en tot 2 vakken ver 2 dobbelstenen werpt. Zijn verloren figuren gaan naar een voorraad; drie zijn een medaille.

unit-supply-truck = Bevoorradingstruck
    .short = Truck
    .rules = Vecht nooit. Op een weg komt hij verder. Hij geeft figuren aan zijn buren.

unit-patrol-car = Langeafstandspatrouille
    .short = Patrouille
    .rules = Een snel voertuig: 4 vakken. Elke treffer erop moet door een granaat worden bevestigd.

unit-command-car = Commandowagen
    .short = Commandowagen
    .rules = Vecht nooit. Hij geeft een bevel extra in zijn sectie, en na een Verkenning een kaart van de aflegstapel.

unit-mortar-early = Mortier (begin van de oorlog)
    .short = Mortier
    .rules = Infanterie met een mortier: ze verplaatst zich of vecht, en heeft geen zichtlijn nodig.

unit-mortar-late = Mortier (einde van de oorlog)
    .short = Mortier
    .rules = Infanterie met een mortier: heeft ze zich niet verplaatst, dan reikt ze 4 vakken ver en heeft ze geen zichtlijn nodig.

unit-machine-gun-early = Machinegeweer (begin van de oorlog)
    .short = Machinegeweer
    .rules = Infanterie met een machinegeweer: ze verplaatst zich of vecht; sterren treffen infanterie.

unit-machine-gun-late = Machinegeweer (einde van de oorlog)
    .short = Machinegeweer
    .rules = Infanterie met een machinegeweer: heeft ze zich niet verplaatst, dan treffen sterren infanterie.

unit-anti-tank-gun-early = Antitankkanon (begin van de oorlog)
    .short = Antitank
    .rules = Infanterie met een antitankkanon: ze verplaatst zich of vecht; sterren treffen pantser.

unit-anti-tank-gun-late = Antitankkanon
    .short = Antitank
    .rules = Infanterie met een antitankkanon: heeft ze zich niet verplaatst, dan treffen sterren pantser.

unit-sniper = Scherpschutter
    .short = Scherpschutter
    .rules = Eén enkele figuur met 1 dobbelsteen tot 5 vakken ver; sterren treffen, en hem treffen alleen granaten. Hij is geen medaille waard en valt nooit pantser aan.

unit-ski-troops = Skitroepen
    .short = Ski
    .rules = 3 figuren. Ze verplaatsen zich 3 vakken, vechten na elke verplaatsing en mogen zich 3 vakken per vlag terugtrekken.

unit-cavalry = Cavalerie
    .short = Cavalerie
    .rules = 4 figuren. Verplaatst zich 3 vakken, vecht met 2 en 1 dobbelsteen en mag na terreinwinst nog een keer vechten.

unit-engineers = Genietroepen
    .short = Genie
    .rules = Infanterie die mijnen, concertina's en wegversperringen opruimt; in een man-tot-man gevecht telt dekking niet tegen haar.


## Terrein en obstakels

terrain-castle = Kasteel
    .short = kasteel
    .rules = Net als een stad, en de eerste vlag mag worden genegeerd.

terrain-church = Kerk
    .short = kerk
    .rules = Net als een stad, en de eerste vlag mag worden genegeerd.

terrain-frozen-river = Bevroren rivier
    .short = bevroren rivier
    .rules = Wie het ijs op gaat, werpt 2 dobbelstenen: elke ster kost een figuur.

terrain-railroad = Spoor
    .short = spoor
    .rules = Pantser en artillerie moeten halt houden.

terrain-road = Weg
    .short = weg
    .rules = Wie op de weg blijft, komt verder.

terrain-road-railroad = Overweg
    .short = overweg
    .rules = Een weg over het spoor: wie hier de weg verlaat, houdt halt, behalve infanterie.

terrain-road-hill = Weg over een heuvel
    .short = weg over een heuvel
    .rules = Een heuvel met een weg.

terrain-marsh = Moeras
    .short = moeras
    .rules = Verboden voor artillerie. Eenheden houden halt en verlaten het met maar 1 vak; pantser vecht niet als het er binnenkomt of weggaat.

terrain-ford = Voorde
    .short = voorde
    .rules = Eenheden houden halt, en vechten van hieruit met 1 dobbelsteen minder.

terrain-trenches = Loopgraven
    .short = loopgraven
    .rules = Verboden voor artillerie. Eenheden houden halt; pantser kan van hieruit niet vechten. De aanvaller heeft 1 dobbelsteen minder, en infanterie mag een vlag negeren.

terrain-hill-forest = Beboste heuvel
    .short = beboste heuvel
    .rules = Een bos op een heuvel.

terrain-hill-town = Stad op een heuvel
    .short = stad op een heuvel
    .rules = Een stad op een heuvel.

terrain-city-ruins = Stadsruïnes
    .short = stadsruïnes
    .rules = Verboden voor pantser en artillerie. Net als een stad, en de eerste vlag mag worden genegeerd.

terrain-ravine = Ravijn
    .short = ravijn
    .rules = Verboden voor pantser en artillerie; de eerste vlag mag worden genegeerd.

obstacle-road-block = Wegversperring
    .short = wegversperring
    .rules = Kost de aanvaller 1 dobbelsteen; de eerste vlag mag worden genegeerd.

obstacle-field-bunker = Veldbunker
    .short = veldbunker
    .rules = Net als een bunker, maar elk van beide kampen mag hem gebruiken.

obstacle-railroad-bridge = Spoorbrug
    .short = spoorbrug
    .rules = Een brug; pantser en artillerie moeten halt houden.

obstacle-pontoon-bridge = Pontonbrug
    .short = pontonbrug
    .rules = Een brug die tijdens de veldslag wordt gebouwd.

obstacle-dragons-teeth = Drakentanden
    .short = drakentanden
    .rules = Verboden voor pantser en artillerie; infanterie moet halt houden.


## Speciale regels

rule-air-power-as-artillery-bombard = Geen vliegtuigen
    .rules = Een Luchtaanval wordt als Artilleriebombardement gespeeld.

rule-air-power-one-die = Weinig vliegtuigen
    .rules = Een Luchtaanval werpt 1 dobbelsteen per eenheid.

rule-breakthrough-deck = Breakthrough-stapel
    .rules = Met sectiekaarten mogen ook eenheden elders In Beweging komen.

rule-combat-cards = Gevechtskaarten
    .rules = 's Winters worden naast de bevelkaarten gevechtskaarten genomen en gespeeld. Wat afzonderlijke kaarten doen, is voorlopig.

rule-furia-francese = Furia Francese
    .rules = Franse infanterie die een man-tot-man gevecht won en blijft staan, mag nog een keer aanvallen.

rule-italian-high-command = Italiaans opperbevel
    .rules = Het Italiaanse kamp verliest met zijn verliezen ook kaarten, tot het er nog drie heeft.

rule-italian-royal-army = Koninklijk Italiaans leger
    .rules = Italiaanse eenheden trekken zich 3 vakken per vlag terug; hun kanonnen houden stand.

rule-medals-per-exit-figure = Uitgang per figuur
    .rules = Een eenheid die door een uitgang vertrekt, is een medaille waard voor elke figuur die ze nog heeft.

rule-pontoon-bridges = Pontonbruggen
    .rules = Een Aanval mag in plaats van te activeren een pontonbrug bouwen.

rule-reduced-visibility = Beperkt zicht
    .rules = Verder dan het volgende vak, en vanuit de lucht, treffen alleen granaten; de tekens van eenheden treffen man-tot-man en bij Spervuur.

rule-resupply = Bevoorrading
    .rules = Trucks en halfrupsen geven figuren aan hun buren.

rule-winter-weather = Winterweer
    .rules = Pantser en voertuigen verplaatsen zich hoogstens 2 vakken, op een weg 3; vliegtuigen werpen 1 dobbelsteen.


## Fiches en kenmerken

marker-minefield = mijnenveld
marker-smoke = rook
marker-camouflage = camouflage
tag-camouflaged = camouflage
tag-zeroed-in = vizier
tag-aboard = landingsvaartuig

## Gebeurtenissen

event-card-dealt = De { $side } geven { $card } aan een generaal: { $section }.
event-card-dealt-chief = De { $side } houden { $card } voor de Opperbevelhebber.
event-pool-filled = De { $side } hebben { $figures ->
    [one] 1 voertuigfiguur
   *[other] { $figures } voertuigfiguren
} buitgemaakt: drie zijn een medaille.
event-combat-cards-drawn = Je neemt gevechtskaarten: { $cards }.
event-combat-cards-drawn-of = De { $side } nemen gevechtskaarten: { $cards }.
event-combat-cards-drawn-for = Gevechtskaarten genomen ({ $section }): { $cards }.
event-combat-cards-drawn-unseen = De { $side } nemen { $number ->
    [one] een gevechtskaart
   *[other] { $number } gevechtskaarten
}.
event-combat-card-played = De { $side } spelen de gevechtskaart { $card }.
event-combat-card-of-general = De { $side } spelen de gevechtskaart { $card } ({ $section }).
event-combat-card-stubborn = De { $side } spelen { $card } voor taaie weerstand.
event-marker-turned = { $value ->
    [0] Omgedraaid op { $at }: { $kind }, waarde 0, dus er gebeurt niets.
   *[other] Omgedraaid op { $at }: { $kind }, waarde { $value }.
}
event-marker-placed = Op { $at } ligt nu: { $kind }.
event-marker-removed = Weg van { $at }: { $kind }.
event-unit-tagged = { $unit } op { $at }: { $tag }.
    .marked = { $unit } op { $at }: in het vizier van zware artillerie.
    .spent = { $unit } op { $at }: brug gelegd.
    .camouflaged = { $unit } op { $at }: gecamoufleerd.
    .hurried = { $unit } op { $at }: mag 1 vak verder.
    .heated = { $unit } op { $at }: mag nog een keer vechten na een gewonnen man-tot-man gevecht met terreinwinst.
    .infiltrating = { $unit } op { $at }: tot 3 vakken ver, ongehinderd door terrein, 1 dobbelsteen meer, daarna nog een verplaatsing.
    .street-fighting = { $unit } op { $at }: vecht met 1 dobbelsteen meer.
    .repositioning = { $unit } op { $at }: mag zich nu tot 2 vakken verplaatsen.
    .spotting = { $unit } op { $at }: één aanval met 1 dobbelsteen meer.
    .woodsmen = { $unit } op { $at }: mag een bos betreden en toch vechten.
# Wat met de beurt eindigt, heeft geen woorden nodig.
event-unit-untagged = { $unit } op { $at }, niet meer: { $tag }.
    .marked = { $unit } op { $at }: uit het vizier.
    .camouflaged = { $unit } op { $at }: niet meer gecamoufleerd.
    .landing-craft = { $unit } op { $at }: uit het landingsvaartuig.
event-unit-vanished = { $unit } op { $at }: laatste figuur weggegeven.
event-hazard-rolled = { $unit } op { $at } komt op { $what ->
    [frozen-river] het ijs
   *[minefield] een mijnenveld
}: { $faces } → { $hits ->
    [0] geen verlies
    [one] 1 figuur verloren
   *[other] { $hits } figuren verloren
}

## Waarom niet

refusal-aboard = De eenheid op { $hex } is nog aan boord.
refusal-attack-card-only = Dat kan alleen met een Aanvalskaart.
refusal-bridge-to-ice = Niemand stapt op { $hex } van een brug op het ijs.
refusal-bridge-used-up = De brugtank op { $hex } heeft zijn brug al gelegd.
refusal-camouflaged = De eenheid op { $hex } is gecamoufleerd: je kunt haar alleen vanuit het vak ernaast aanvallen.
refusal-card-not-discarded = { $card } ligt niet op de aflegstapel.
refusal-card-stands-alone = { $card } wordt alleen gespeeld.
refusal-chiefs-card = { $card } is voor de Opperbevelhebber.
refusal-clear-mines-first = Eerst moeten de mijnen op { $hex } worden geruimd.
refusal-combat-card-not-in-hand = De gevechtskaart { $card } heb je niet.
refusal-combat-card-not-for = { $card } is niet voor { $kind }.
refusal-combat-card-not-now = { $card } kan nu niet worden gespeeld.
refusal-combat-card-of-another = { $card } is van een andere generaal: ieder speelt zijn gevechtskaarten op zijn eigen eenheden.
refusal-combat-card-not-so = { $card } kan niet zo worden gespeeld.
refusal-combat-card-or-pass = Speel een gevechtskaart, of pas.
refusal-flags-bind = De vlag op { $hex } kan niet worden genegeerd.
refusal-general-has-a-card = Die generaal heeft al een kaart: { $section }.
refusal-gives-no-figures = Geeft geen figuren: { $kind }.
refusal-gives-too-much = Hoogstens { $number ->
    [one] 1 figuur
   *[other] { $number } figuren
}.
refusal-instead-of-orders = Dat doe je in plaats van bevelen te geven, dus vóór het eerste.
refusal-keep-a-card-in-hand = Houd { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} in de hand.
refusal-left-no-battle-terrain = De eenheid heeft deze beurt { $hex } verlaten ({ $terrain }) en mag niet vechten.
refusal-name-bridge-hex = Noem het vak van de brug.
refusal-name-giver-and-receiver = Noem wie er geeft en wie er krijgt.
refusal-name-one-hex = Noem erachter één vak: dat van de eenheid of het terrein waarvoor het is.
refusal-name-one-unit = Noem één eenheid.
refusal-name-smoke-hexes = Noem tot { $limit } vakken voor de rook.
refusal-name-the-bridge-tank = Noem de brugtank op { $hex }.
refusal-needs-a-general = { $card } heeft een generaal nodig.
refusal-never-attacks = Valt zo'n doelwit ({ $other }) nooit aan: { $kind }.
refusal-no-assault-bridge = Heeft geen brug bij zich: { $kind }.
refusal-no-bridge-tank-there = Op { $hex } staat geen brugtank.
refusal-no-die-for-it = Geen van de geworpen dobbelstenen herstelt iets op { $hex } ({ $kind }).
refusal-no-more-cards = Meer kaarten kunnen niet worden uitgedeeld: er zijn er al { $number } uitgedeeld.
refusal-no-river-there = Op { $hex } is geen rivier.
refusal-no-smoke-shells = Heeft geen rookgranaten: { $kind }.
refusal-no-stubborn-sign = { $card } heeft geen teken van taaie weerstand.
refusal-on-the-move-only = De eenheid op { $hex } is In Beweging: ze mag zich verplaatsen, verder niets.
refusal-one-kind-of-shell = De eenheid op { $hex } verschiet maar één soort granaten per beurt.
refusal-other-unit-moves = Nu verplaatst zich een andere eenheid, niet die op { $hex }.
refusal-smoke-not-connected = De vakken van de rook moeten aan elkaar grenzen.
refusal-take-a-card-or-pass = Neem een kaart, of pas.
