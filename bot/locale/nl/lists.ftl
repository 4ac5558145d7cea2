# Scenario's, regels, lijsten van veldslagen, instellingen, reacties, hulp.

scenario-rules = **Speciale regels**
scenario-history = **Wat er gebeurde**
scenario-first = begint
scenario-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
scenario-side = **{ $side }** ({ $nation }): { $units ->
    [one] 1 eenheid
   *[other] { $units } eenheden
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $medals ->
    [one] 1 medaille
   *[other] { $medals } medailles
} om te winnen{ $first }
front-western = Westfront
front-eastern = Oostfront
front-mediterranean = Middellandse Zee
front-pacific = Stille Oceaan
browse-heading = **{ $number } veldslagen.** Kies er een om erover te lezen en hem te spelen. 🎖️ is het aantal medailles om te winnen: minder is een kortere veldslag.
browse-hint = { $box }: { $number }
browse-size = { $medals } 🎖️ · { $units } eenheden
complete-more = … en meer: typ een woord van de titel, de doos of het jaar
complete-more-rules = … en meer: typ een woord van de regel
box-base = Basisspel
box-equipment = Equipment Pack
box-winter = Winter Wars
box-own = Hier geïmporteerd
board-breakthrough = ⏫ Breakthrough
    .note = ⏫ Breakthrough: een diep bord van 17 rijen, met een eigen stapel
board-overlord = ⏩ Overlord
    .note = ⏩ Overlord: twee borden naast elkaar, tot vier mensen per kamp
scenario-special = 📜 **{ $rule }** – { $what }
scenario-markers = ⚠️ Op de kaart: { $kinds }
scenario-medal = 🎖️ { $kind }: { $hexes } ({ $side })
button-browse = Alle veldslagen
button-play = Spelen
set-up-ask = **{ $title }** – met wie? Wil je iemand uitnodigen, een kamp, teams of de tijd per beurt kiezen: /game new.
button-invite = Uitnodigen: wie maar wil
button-invite-match = Uitnodigen: tweekamp, beide kampen
button-invite-punctual = Uitnodigen: wie { $least }% op tijd is
button-practice = Oefenen: ik speel beide kampen

room-concept = regel
room-card = bevelkaart
room-unit = eenheid
room-terrain = terrein
room-obstacle = obstakel
room-face = kant van een dobbelsteen
room-rule = speciale regel
room-side = kamp
room-section = sectie
room-medal = doel
rules-switch = • { $switch }: **{ $usual }**, of { $other }
rules-copies = In de stapel: { $number }.
rules-unit = Figuren { $figures } · verplaatst zich { $move } · vecht na hoogstens { $after }
rules-dice = Dobbelstenen per afstand: { $dice }
rules-closed = Verboden voor: { $who }
rules-blocks = Blokkeert de zichtlijn.
rules-cover = Wie aanvalt, heeft zoveel dobbelstenen minder: infanterie { $infantry }, pantser { $armor }, artillerie { $artillery }
rules-also = Zie ook…
rules-numbers = -# Regels { $rules } · volledig: /rules search { $example }
rules-breakthrough-card = { $name } (Breakthrough-stapel)
rules-hex = **{ $hex }** · { $terrain }
rules-hex-medal = • 🎖️ { $kind } ({ $side })
rules-both = beide kampen
rules-why-not = ❌ { $line }: { $why }
rules-why-later = ⏳ { $line }: het bord laat het toe, maar nu niet. { $why }
rules-why-attack = ✅ { $line } kan nu: { $dice }
rules-why-ok = ✅ { $line } kan nu.

list-heading = **Veldslagen**
list-first = -# { $shown } van { $all } veldslagen zijn te zien. Elke andere bereikt een commando met zijn nummer: `game:`
which-game = Welke veldslag bedoel je? Eén tik voert het daar uit: { $typed }
which-game-hint = Welke veldslag?
typed-gone = Ik ben opnieuw gestart sinds je dat typte. Typ het nog een keer:
list-empty = Hier zijn nog geen veldslagen. /game new zet er een op.
list-turn = beurt { $turn }
list-your-move = jij bent aan zet
list-their-move = zij zijn aan zet
list-side-move = aan zet: { $side }
list-hint = Ga naar een veldslag
status-open = wacht op spelers
status-running = wordt gespeeld
status-over = voorbij
status-cancelled = afgelast
button-next-game = Volgende veldslag

digest-heading = ☀️ { $count ->
        [one] Er wacht een veldslag op je:
       *[other] Er wachten { $count } veldslagen op je, de dringendste eerst:
    }
digest-more = … en nog { $count }: `/me games` heeft ze allemaal.
own-time-heading = **Jouw tijd**
own-time-zone = 🌍 { $zone }, waar het nu { $now } is
own-time-none = 🌍 Ik ken je tijdzone nog niet. Zodra ik die ken, valt geen termijn van jou meer in je nacht.
own-time-quiet = 🌙 Stil van { $begins } tot { $ends }: een termijn die daarin zou vallen, komt twee uur na het einde. Je klok loopt wel door.
own-time-loud = 🔔 Geen stille uren: een termijn kan op elk moment van de dag komen.
own-time-away = 🏖️ Weg van <t:{ $since }:f> tot <t:{ $until }:f>
own-time-days = { $days ->
    [0] 🧳 Je hebt geen dagen over om weg te zijn; er komt er een bij met elke 8 dagen waarop je speelt.
    [one] 🧳 Je kunt nog 1 dag weg zijn. Je klokken staan dan stil.
   *[other] 🧳 Je kunt nog { $days } dagen weg zijn. Je klokken staan dan stil.
}
own-time-digest = ☀️ Je overzicht komt om { $hour }.
own-time-digest-utc = ☀️ Je overzicht komt om { $hour } UTC, tot ik je tijdzone ken.
own-time-which = 🌍 Welke van deze?
own-time-hour = { $hour }:00
button-own-time = Mijn tijd
button-settings-back = Instellingen
button-zone = Tijdzone
button-no-quiet = Geen stille uren
button-away = Weg: { $time }
button-home = Ik ben terug
setting-quiet-from = Stille uren van
setting-quiet-until = Stille uren tot
setting-digest-at = Mijn overzicht komt om
setting-zone = Jouw tijdzone
form-zone = Jouw tijdzone
form-zone-text = Een grote stad bij jou in de buurt
settings-heading = **Jouw instellingen**
settings-theme = Plaatjes: { $choice }
settings-bottom = Onderkant van het bord: { $choice }
settings-tell = Als ik aan de beurt ben: { $choice }
settings-value = { $what }: { $value }
settings-language = Taal: { $choice }
settings-language-only = Taal: { $choice }, de enige die er tot nu toe is
settings-hand-dm = Mijn hand: achter [Hand], en per privébericht
settings-hand-button = Mijn hand: alleen achter [Hand], nooit per privébericht
settings-digest = Je overzicht komt één keer per dag als er een veldslag wacht: onder [Mijn tijd] staat hoe laat. Een snelle veldslag roept je toch.
settings-dm-closed = Je privéberichten zijn voor mij gesloten. Kies opnieuw “privébericht” als ze open zijn.
setting-language = Taal
setting-name-theme = Plaatjes
setting-name-bottom = Onderkant van het bord
setting-name-tell = Als ik aan de beurt ben
setting-language-client = Zoals Discord is ingesteld
setting-theme = Hoe de plaatjes eruitzien
setting-bottom = Welk kamp onderaan het bord staat
setting-tell = Hoe je hoort dat je aan de beurt bent
# Hoe deze taal zichzelf noemt.
language-name = Nederlands
# Hoe zij een naam binnen een zin schrijft: klein, of zoals hij in de catalogus staat. Niemand leest dit.
names-inside = small
theme-standard = gewoon
    .note = De gebruikelijke kleuren
theme-high-contrast = hoog contrast
    .note = Sterke lijnen, rustig terrein
theme-colour-blind = kleurenblind
    .note = Kampen en tekens uit elkaar te houden bij elk gezichtsvermogen
bottom-own = mijn eigen kamp
    .note = Je ziet het bord vanaf jouw plaats
bottom-allies = de Geallieerden
    .note = Altijd
bottom-axis = de As-mogendheden
    .note = Altijd
bottom-board = zoals gedrukt
    .note = Zoals de kaart van de veldslag zelf ligt
tell-channel = vermeld mij in de thread van de veldslag
    .note = Eén vermelding per beurt
tell-dm = vermeld mij, en een privébericht met mijn hand
    .note = Eén bericht per beurt
tell-digest = één keer per dag, een vermelding in de thread
    .note = Eén overzicht van alle veldslagen die wachten, geen vermelding per beurt
tell-digest-dm = één keer per dag, een privébericht
    .note = Eén overzicht van alle veldslagen die wachten, geen vermelding per beurt
tell-off = helemaal niet
    .note = Je kijkt zelf; ook geen privéberichten
button-default-reactions = Gewone reacties
button-hand-by-dm = Aanzetten: hand per privébericht
button-hand-by-button = Uitzetten: hand per privébericht

reactions-intro = Wat jouw kamp doet in de beurt van het andere kamp. Je mag het altijd veranderen, wat je ook in de hand hebt.
reactions-intro-of = Wat de { $side } doen in de beurt van het andere kamp. Je mag het altijd veranderen, wat ze ook in de hand hebben.
reactions-waits = ⏳ Trekt een eenheid zich terug en staat er bij jou “vraag het mij”, dan wacht de veldslag tot 6 uur op je antwoord; daarna gaat ze in dekking.
reactions-open = ❓ De vraag die nu openstaat, beantwoord jij nog; wat je hier instelt, geldt vanaf de volgende.
button-reactions-of = Reacties: { $side }
reactions-table = 🔔 Aan deze tafel: { $terms }.
reactions-default = **Jouw gewone reacties** – elke nieuwe veldslag begint ermee.
reactions-ambush = 💥 Hinderlaag (de aangevallen eenheid vuurt eerst): { $choice }
reactions-retreat = ↩️ Terugtrekken: { $choice }
reactions-ignore = 🛡️ Een vlag die mag worden genegeerd: { $choice }
reactions-protect = Beschermd door Hinderlaag: { $units }
reactions-units = Eenheden met eigen bevelen: { $units }
reactions-decided = 🛡️ Door je [Reacties]: { $what } – je hebt “{ $setting }” ingesteld.
said-own-reactions = 🛡️ Hoe een eenheid terugtrekt of een vlag negeert, bepalen je [Reacties]: de gewone, tot je ze verandert.
reactions-fell-back = je eenheid op { $at } trok zich terug naar { $to }
reactions-stood = je eenheid op { $at } hield stand
reactions-let-pass = er is niets gespeeld voor { $at }
reactions-played = { $card } is gespeeld
reactions-value = { $what }: { $value }
reactions-name-ambush = Hinderlaag
reactions-name-retreat = Terugtrekken
reactions-name-ignore = Vlag
reactions-name-unit = { $unit } trekt zich terug
reactions-unit-chosen = ▸ **{ $unit }** trekt zich terug: { $choice }. De laatste lijst verandert dat alleen voor deze eenheid.
reactions-ambush-hint = Wanneer Hinderlaag wordt gespeeld, als je die hebt
reactions-retreat-hint = Waarheen eenheden zich terugtrekken
reactions-ignore-hint = Wanneer standhouden
reactions-unit-hint = Een bevel voor één eenheid alleen…
reactions-unit-own-hint = { $unit } trekt zich terug…
reactions-protect-hint = Eenheden die Hinderlaag beschermt
ambush-smart = als het loont
    .note = Met 2 of meer dobbelstenen tegen een eenheid met 2 of meer figuren
ambush-always = altijd
    .note = Tegen het eerste man-tot-man gevecht
ambush-never = nooit
    .note = Bewaar de kaart
ambush-protect = alleen om bepaalde eenheden te beschermen
    .note = Jij noemt ze
ambush-armour = alleen tegen pantser
    .note = Als pantser aanvalt
retreat-default = zoals het hele kamp
    .note = Geen eigen keuze
retreat-cover = naar dekking
    .note = Eerst terrein dat beschermt
retreat-objective = naar doelen
    .note = Naar medailles die de moeite waard zijn
retreat-shortest = zo weinig mogelijk
    .note = De kortste weg
retreat-ask = vraag het mij
    .note = De veldslag wacht tot 6 uur op je, dan gaat de eenheid naar dekking
ignore-free = waar het niets kost
    .note = Standhouden; met een kaart alleen op een doel
ignore-objective = op een doel
    .note = Daar standhouden, anders terugtrekken
ignore-always = altijd
    .note = Standhouden waar het maar kan, ook met een kaart
ignore-never = nooit
    .note = Altijd terugtrekken
button-make-default = Dit worden mijn gewone reacties
button-back-to-turn = Terug naar de beurt
said-default-kept = 📌 Nieuwe veldslagen beginnen met deze reacties.

said-joined = Je doet mee: **{ $title }** – { $seat }.
said-joined-team = 🏠 Jouw kamp heeft naast de thread een eigen plek: daar staan het bord, de hand en ieders bevelen. { $role ->
    [commander] Jij kiest de kaart; voor wie hij is, die leidt zijn eigen eenheden: meerdere met [Mijn bevelen] en [Gereed], één alleen met [Beurt spelen].
    [chief] Jij deelt de kaarten uit aan je generaals; daarna leidt ieder zijn eigen eenheden met [Mijn bevelen] en [Gereed].
   *[general] Is een kaart voor jouw secties, dan leid je daar je eenheden met [Mijn bevelen], daarna [Gereed]; is hij voor jou alleen, met [Beurt spelen].
}
said-started = ▶️ Elke plaats is bezet: de veldslag begint.
said-started-match = ▶️ Elke plaats is bezet: beide veldslagen beginnen.
said-started-short = ▶️ De veldslag begint. Wie later komt, neemt een vrije plaats.
said-declined = Afgewezen.
said-blocked = 🚫 <@{ $person }> mag je niet meer uitnodigen. Die krijgt dat niet te horen.
said-unblocked = <@{ $person }> mag je weer uitnodigen.
said-block-list = 🚫 Deze mensen mogen je niet uitnodigen: { $people }. /me block met een naam laat ze weer toe.
said-block-nobody = Iedereen mag je uitnodigen. /me block met een naam verandert dat.
said-moved = 🧭 De veldslag gaat daar verder.
said-left = Je hebt je plaats teruggegeven.
said-invitation-back = Je uitnodiging is ingetrokken.
said-invitation-stands = Je uitnodiging blijft staan.
ask-close-table = Je uitnodiging intrekken? Behalve jij doet nog niemand mee. Wil je alleen ergens anders zitten, neem dan die plaats: [Meedoen als …] of de lijst.
ask-close-table-joined = Je uitnodiging intrekken? De tafel sluit ook voor { $people }. Wil je alleen ergens anders zitten, neem dan die plaats: [Meedoen als …] of de lijst.
button-close-table = Uitnodiging intrekken

button-stats = Mijn statistieken
stats-heading = **Jouw beurten**
stats-turns = ⏱️ { $in_time } van je laatste { $turns } beurten waren op tijd: **{ $percent }%**.
stats-new = ⏱️ Beurten op tijd tot nu toe: { $in_time } van { $turns }. Vanaf { $enough } telt het aandeel; tot dan ben je nieuw, en aan elke tafel welkom.
stats-none = ⏱️ Je hebt nog geen beurt gespeeld die telt. Vanaf { $enough } telt het aandeel; tot dan ben je nieuw, en aan elke tafel welkom.
stats-what-counts =
    { "" }-# Wat telt: je laatste { $kept } beurten in veldslagen met andere mensen en een klok. Een beurt is te laat als je tijd om was voordat ze eindigde. Beurten die een computer speelt terwijl je weg bent, oefenen, veldslagen tegen alleen computers en vriendschappelijke tellen niet mee.
    -# Wie een tafel opent of eraan zit, is met dit aandeel te zien voor wie mag meedoen; sommige tafels eisen een minimum.
stats-battles = ⚔️ Met andere mensen: { $running ->
    [one] 1 veldslag bezig
   *[other] { $running } veldslagen bezig
}, { $over ->
    [0] nog geen voorbij.
   *[other] { $over } voorbij: { $won } gewonnen, { $lost } verloren, { $drawn } remise.
}
stats-battles-computers = 🤖 Tegen computers: { $running ->
    [one] 1 veldslag bezig
   *[other] { $running } veldslagen bezig
}, { $over ->
    [0] nog geen voorbij.
   *[other] { $over } voorbij: { $won } gewonnen, { $lost } verloren, { $drawn } remise.
}
