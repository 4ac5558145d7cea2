## Regels, kenmerken en stukken van geïmporteerde veldslagen

rule-air-strikes = Luchtsteun
    .rules = Elke Verkenning van één kamp mag als Luchtaanval worden gespeeld, met een doelwit in de sectie van die kaart.

rule-blitz = Blitz
    .rules = Geallieerd pantser verplaatst zich hoogstens 2 vakken, op een weg 3. De As-mogendheden mogen een Verkenning als Luchtaanval spelen, met een doelwit in de sectie van die kaart.

rule-british-commonwealth = Brits Gemenebest
    .rules = Een Britse eenheid die na een man-tot-man gevecht met nog maar één figuur op haar vak staat, mag met 1 dobbelsteen terugvechten; terrein en obstakels tellen niet.

rule-gung-ho = Gung Ho
    .rules =
        Sectiekaarten van de Geallieerden activeren 1 eenheid meer, net als tactiekkaarten die een aantal van hoogstens 4 eenheden noemen.
        Hospikken & Monteurs zijn voor 2 eenheden.

rule-infantry-exit-double = Infanterie telt dubbel bij de uitgang
    .rules = Infanterie die door een uitgang vertrekt, is 2 medailles waard, elke andere eenheid 1.

rule-japanese-army = Japans leger
    .rules =
        Japanse infanterie, behalve scherpschutters, negeert 1 vlag van elke worp, en nog 1 waar haar vak dat toelaat.
        Voltallig werpt ze in een man-tot-man gevecht 1 dobbelsteen meer. Na 2 vakken mag ze nog man-tot-man vechten.

rule-night = Nacht
    .rules =
        Niemand vecht verder dan hij kan zien. Voor elke beurt van de Geallieerden worden 4 dobbelstenen geworpen; elke ster geeft een vak erbij, en bij 6 is het dag.
        Tot dan activeren Luchtaanval en Spervuur in plaats daarvan 1 eenheid.

rule-nightfall = De nacht valt
    .rules =
        Niemand vecht verder dan hij kan zien: eerst 6 vakken. Voor elke beurt van één kamp worden 4 dobbelstenen geworpen, en elke ster kost een vak.
        Onder 6 activeren Luchtaanval en Spervuur in plaats daarvan 1 eenheid.

rule-partial-blitz = Traag pantser
    .rules = Pantser van één kamp, of van beide, verplaatst zich hoogstens 2 vakken, op een weg 3.

tag-slow = traag
tag-steadfast = houdt stand
tag-ace = een aas

part-ace = aas
part-combat-card = gevechtskaart
part-cross-hairs = vizier
part-petard = petard
part-smoke = rook
part-battle-back = terugvechten

event-visibility-rolled = Zicht: { $faces }. Nu { $visibility } van 6.
panel-visibility = 🌙 { $visibility }/6

button-battle-back = Terugvechten
prompt-battle-back = Je eenheid op { $hex } heeft nog 1 figuur en staat. Met 1 dobbelsteen terugvechten?

refusal-battle-back-or-pass = Vecht terug vanuit { $hex }, of pas.
refusal-too-dark = Te donker: je ziet { $limit ->
    [one] 1 vak
   *[other] { $limit } vakken
} ver, en het doelwit staat op { $distance }.
refusal-too-dark-to-fly = Te donker om te vliegen: het zicht is { $limit } van 6.

refusal-banzai-close-only = De eenheid op { $hex } heeft 2 vakken gerend: nu kan ze alleen nog man-tot-man vechten.

terrain-jungle = Jungle
    .short = jungle
    .rules = Eenheden houden halt, en vechten bij het betreden alleen als ze ernaast stonden en alleen dat vak gingen. Beschermt net als een bos. Pantser boekt hier alleen terreinwinst vanuit het vak waar het zijn beurt begon.

terrain-stream = Beek
    .short = beek
    .rules = Eenheden houden halt, maar mogen vechten en terreinwinst boeken. Verandert niets aan de dobbelstenen.

terrain-lake = Meer
    .short = meer
    .rules = Niemand betreedt het. Eén vak water blokkeert het zicht niet, twee wel.

terrain-rice-paddies = Rijstvelden
    .short = rijstvelden
    .rules = Verboden voor artillerie. Eenheden houden halt en verlaten ze met maar 1 vak; pantser vecht niet als het er binnenkomt of weggaat.

terrain-mountain = Berg
    .short = berg
    .rules = Alleen voor infanterie, en alleen vanaf een heuvel of berg. Wie van buiten hetzelfde gebergte aanvalt, heeft 2 dobbelstenen minder. Blokkeert het zicht. Artillerie daarboven reikt 7 vakken ver en blijft.

terrain-cave = Grot
    .short = grot
    .rules = Een heuvel, alleen voor infanterie. Tegen Japanse infanterie erin heeft een aanvaller 2 dobbelstenen minder; ze negeert alle vlaggen en mag van grot naar grot gaan. Geallieerde infanterie mag hem afsluiten.

terrain-high-ground = Hoogte
    .short = hoogte
    .rules = Gewoon terrein.

terrain-ridge = Heuvelrug
    .short = heuvelrug
    .rules = Een heuvel waarop elke eenheid halt moet houden.

terrain-escarpment = Steilrand
    .short = steilrand
    .rules = Niemand betreedt hem, niemand ziet eroverheen; artillerie schiet eroverheen.

terrain-oasis = Oase
    .short = oase
    .rules = Eenheden houden halt. Beschermt: infanterie en pantser vallen aan met 1 dobbelsteen minder, en één vlag mag worden genegeerd. Waar de veldslag het zegt, herstelt infanterie hier.

terrain-palm-trees = Palmbomen
    .short = palmbomen
    .rules = Net als bos.

terrain-wadi = Wadi
    .short = wadi
    .rules = Alleen te betreden en te verlaten via de twee open uiteinden. Erin of eruit vechten alleen buren, behalve artillerie; wie erin aanvalt, heeft 1 dobbelsteen minder.

terrain-coast = Kust
    .short = kust
    .rules = Net als zee.

terrain-sandy-coast = Zandkust
    .short = zandkust
    .rules = Net als strand.

terrain-airfield = Vliegveld
    .short = vliegveld
    .rules = Gewoon terrein.

terrain-factory = Fabriek
    .short = fabriek
    .rules = Net als een stad.

terrain-station = Station
    .short = station
    .rules = Een stad waar het spoor doorheen loopt.

terrain-lighthouse = Vuurtoren
    .short = vuurtoren
    .rules = Net als een stad.

terrain-fortress = Vesting
    .short = vesting
    .rules = Alleen infanterie mag erin, zonder halt te houden. Beschermt: infanterie valt aan met 1 dobbelsteen minder, pantser met 2 minder, en alle vlaggen mogen worden genegeerd.

terrain-cemetery = Begraafplaats
    .short = begraafplaats
    .rules = Gewoon terrein waarop één vlag mag worden genegeerd.

terrain-camp = Legerkamp
    .short = legerkamp
    .rules = Net als een stad, en één vlag mag worden genegeerd.

terrain-dam = Dam
    .short = dam
    .rules = Alleen infanterie betreedt hem, zonder halt te houden. Blokkeert het zicht, en één vlag mag worden genegeerd.

terrain-hospital = Hospitaal
    .short = hospitaal
    .rules = Blokkeert het zicht. Infanterie die hier rust, werpt 6 dobbelstenen om figuren terug te krijgen, in plaats van zich te verplaatsen en te vechten.

terrain-headquarters = Hoofdkwartier
    .short = hoofdkwartier
    .rules = Blokkeert het zicht. In sommige veldslagen kost het de eigenaar een kaart als een vijand de tenten verovert.

terrain-impassable-forest = Dicht bos
    .short = dicht bos
    .rules = Een bos dat niemand betreedt. Wie erin begint, mag eruit.

terrain-impassable-town = Afgesloten stad
    .short = afgesloten stad
    .rules = Een stad die niemand betreedt. Wie erin begint, mag eruit.

rule-headquarters = Tenten van het hoofdkwartier
    .rules = Verovert een vijand de tenten van een kamp, dan kost dat een kaart; die wordt weer genomen als de tenten zijn heroverd.

rule-recovery = Herstel
    .rules = Infanterie die op de genoemde vakken rust, kan figuren terugkrijgen in plaats van zich te verplaatsen en te vechten.

event-terrain-changed = { $at } is nu: { $terrain }.
event-effort-seal = De grot op { $at } moet worden afgesloten: { $faces }
event-effort-recover = De eenheid op { $at } herstelt: { $faces }

rule-desert = Noord-Afrikaanse woestijn
    .rules = Pantser dat na een man-tot-man gevecht terreinwinst boekt, mag 1 vak verder, waar niets het tegenhoudt, voordat het bij de Pantserdoorbraak nog eens vecht.

rule-closed-ground = Gesloten vakken
    .rules = Sommige vakken zijn verboden voor één kamp, of voor sommige van zijn eenheden.

rule-must-exit = Uitgangen zijn verplicht
    .rules = Eén kamp wint pas met zijn medailles als genoeg van zijn eenheden door een uitgang zijn vertrokken.

rule-empty-sections = Lege secties
    .rules = Eén kamp heeft medailles zolang in een van de genoemde secties geen vijand staat. Ze gaan weer verloren als er in elk een vijand staat.

unit-flame-thrower-tank = Vlammenwerpertank
    .short = Vlammentank
    .rules = Pantser. Tegen een doelwit ernaast verliest het nooit meer dan 1 dobbelsteen.

marker-decoy-minefield = schijnmijnenveld
part-flames = vlammen

medals-for-empty-sections = lege sectie
medals-for-decoy-minefield = leeg mijnenveld
event-rule-medals = { $number ->
    [one] De { $side } winnen een medaille
   *[other] De { $side } winnen { $number } medailles
}: { $what }.
event-rule-medals-lost = { $number ->
    [one] De { $side } verliezen een medaille
   *[other] De { $side } verliezen { $number } medailles
}: { $what }.

refusal-closed-to-it = { $hex } is verboden voor deze eenheid.

rule-commissar = Russische commissaris
    .rules =
        Eén kaart van één kamp ligt gedekt onder de fiche van de commissaris. Om die te spelen, leg je daar eerst een andere kaart uit de hand neer.
        Alleen een Verkenning of een Tegenaanval wordt rechtstreeks uit de hand gespeeld. Hinderlaag wordt gespeeld zoals altijd, en ligt daar nooit.

prompt-lay-chip = **De commissaris:** welke kaart komt onder zijn fiche? Je speelt die in je volgende beurt, door er een andere neer te leggen.
prompt-chip = 🔻 **{ $card }** ligt onder je fiche. Je speelt hem door er een kaart uit je hand neer te leggen:
prompt-chip-empty = 🔻 Er ligt niets onder je fiche: leg er eerst een kaart neer. Deze beurt kan dan alleen een Verkenning of een Tegenaanval volgen.
hand-chip = 🔻 **Onder de fiche**, gespeeld door er een andere kaart neer te leggen:
staff-chip = 🔻 Onder de fiche: { $card }
event-chip-laid = De { $side } leggen { $card } onder de fiche.
event-chip-laid-unseen = De { $side } leggen een kaart onder de fiche.

refusal-under-the-chip-first = { $card } wordt alleen vanonder de fiche gespeeld: rechtstreeks uit de hand speel je een Verkenning of een Tegenaanval.
refusal-chip-filled-this-turn = Deze beurt is er een kaart onder de lege fiche gegaan: speel een Verkenning of een Tegenaanval, of laat de beurt voorbijgaan.
refusal-name-a-card-for-the-chip = Noem de kaart uit je hand die onder de fiche komt.

unit-destroyer = Torpedobootjager
    .short = Torpedojager
    .rules =
        Een oorlogsschip in diep water, los van elke kust. Verplaatst zich 2 vakken en werpt 3, 3, 2, 2, 1, 1, 1, 1 dobbelstenen over alles heen wat ertussen staat; niets beschermt ertegen.
        Alleen granaten treffen het, en het mag 1 vlag negeren. Voor kaarten is het geen artillerie.

unit-aircraft-carrier = Vliegdekschip
    .short = Vliegdekschip
    .rules = Een schip zonder geschut: verplaatst zich 2 vakken in diep water, wordt alleen door granaten getroffen en mag 1 vlag negeren.

rule-armor-breakthrough = Pantser breekt door
    .rules =
        Eén keer per veldslag mag een kamp, met een kaart die een aantal eenheden activeert, nieuw pantser op de achterste rij van de vijand zetten, in de sectie van de kaart, elk voor één bevel.
        Het mag meteen vechten en terreinwinst boeken, maar zich niet verplaatsen en geen Pantserdoorbraak doen.
tag-stays-on-board = vertrekt nooit

refusal-card-names-no-number = Deze kaart activeert iedereen: alleen een kaart die een aantal eenheden noemt, brengt pantser.
refusal-broke-through-already = Je pantser is al doorgebroken.
refusal-enemy-baseline-only = { $hex } ligt niet op de achterste rij van de vijand.

rule-smoke-screen = Rookgordijn
    .rules =
        Voor de eerste beurt legt één kamp rook op vakken die aan elkaar grenzen. Niemand ziet erdoorheen, maar wie erin staat, ziet en wordt gezien.
        Artillerie schiet eroverheen, en verder verandert er niets. Na enkele beurten is het weg.
marker-smoke-screen = rookgordijn
prompt-smoke-screen = **Rookgordijn:** waar ligt het? Het ene vak na het andere, elk naast de vorige.
hint-smoke-screen = Rook op welk vak?
refusal-smoke-hangs-together = { $hex } ligt niet naast je rook, of al erin.

tag-boat = met een boot
part-boat = boot
refusal-boat-and-bridge = { $hex }: geen boot gaat onder een brug door, of vanaf het water een brug op.

rule-blow-bridges = Bruggen die je mag opblazen
    .rules =
        Eén kamp mag een sectiekaart, zonder iemand te activeren, besteden aan een brug in die sectie: 2 dobbelstenen, en bij een ster is de brug weg.
        Een eenheid erop gaat mee verloren. Sommige bruggen zijn een medaille waard.
medals-for-blow-bridges = opgeblazen brug
event-effort-blow = De brug op { $at } moet worden opgeblazen: { $faces }
refusal-no-charges-there = Op { $hex } is geen brug die mag worden opgeblazen.
refusal-no-unit-beside-bridge = Geen van je eenheden staat naast { $hex }.
refusal-section-card-only = { $word }: alleen met een sectiekaart.

rule-air-drops = Luchtlandingen
    .rules =
        Voor de eerste beurt springen figuren in golven af boven een vak, en drijven af. Een figuur die op een vrij vak neerkomt dat ze mag betreden, is een eenheid; elke andere is verloren, net als
        figuren van één golf die samen neerkomen. In sommige veldslagen krijgen ze in de eerste beurten geen bevel.
rule-second-air-drop = Tweede luchtlanding
    .rules = Later in de veldslag springen nog meer figuren in golven af, in sommige veldslagen zodra het dag is. In de beurt waarin ze landen, krijgen ze geen bevel.
refusal-drop-is-aimed = De veldslag zegt boven welk vak ze afspringen: druk op [Dobbelstenen werpen].

unit-locomotive = Locomotief
    .short = Locomotief
    .rules =
        Een trein: één bevel rijdt locomotief en wagon tot 3 vakken over hun spoor, vooruit of achteruit. Hij vecht nooit. Alleen granaten treffen hem, en 1 vlag mag worden genegeerd;
        voor andere gaat hij terug over zijn spoor. De derde treffer kost de wagon, de vierde de locomotief.

unit-wagon = Wagon
    .short = Wagon
    .rules = Deel van een trein: wat hem treft, treft de trein, en hij gaat waar de locomotief gaat. Geen medaille.

rule-supply-train = Bevoorradingstrein
    .rules = Eén keer per veldslag, als de locomotief een station binnenrijdt, laden de wagons die er nog zijn hun eenheden uit op vrije vakken naast de trein. Vanaf de volgende beurt krijgen die bevelen.

refusal-no-train-there = Op { $hex } staat geen locomotief.
refusal-name-train-and-hex = Noem de locomotief en waar hij heen rijdt: use drive L3>I3.
refusal-no-free-track = Geen vrij spoor leidt naar { $hex }.
refusal-beside-the-train-only = { $hex }: eenheden stappen uit op vrije vakken naast de trein.

terrain-stream-mouth = Monding van een beek
    .short = beekmonding
    .rules = Net als een beek, waar die in zee uitkomt.
