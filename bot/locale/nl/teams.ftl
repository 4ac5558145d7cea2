# Teams: plaatsen, wat een kamp op zijn eigen plek leest, kladjes van meer generaals, stemmen, het uitdelen.

seat-alone = alleen
seat-commander = Commandant, { $where }
seat-general = Generaal, { $where }
seat-commander-bare = Commandant
seat-general-bare = Generaal
seat-chief = Opperbevelhebber, { $where }
seat-chief-bare = Opperbevelhebber
seat-free = *vrij*
seat-asked = { $person } *(gevraagd)*
# Meer namen op een rij: links, centrum en rechts.
list-and = { $first } en { $last }
hint-seat = Neem een bepaalde plaats

invitation-by-team = { $person } zoekt spelers: een veldslag in teamverband.
terms-team = { $time } voor de bevelen van een generaal
button-begin = Beginnen
button-leave = Verlaten
button-command = Bevel overdragen
said-invited-team = De uitnodiging staat in { $place }. De veldslag begint als elke plaats bezet is, of met [Beginnen] zodra elk kamp iemand heeft; wie later komt, neemt een vrije plaats.

side-joined = 👋 <@{ $person }> doet mee als { $seat }. Deze plek, de hand en het plan staan open voor { $count ->
    [one] jou
   *[other] jullie alle { $count }
}.
side-left = 🚪 <@{ $person }> is vertrokken, en leest hier niet meer.
side-commands = ⭐ <@{ $person }> voert nu het bevel.
side-replaced = 🔄 <@{ $new }> neemt de plaats in van <@{ $old }>, die hier niet meer leest.
side-revealed = 👁️ Moderator <@{ $by }> heeft de verborgen kaarten van beide kampen bekeken. Iedereen hoort het.
notice-joined = 👋 <@{ $person }> sluit zich aan bij de { $side }.
notice-left-team = 🚪 <@{ $person }> heeft de { $side } verlaten.
hand-withdrawn = Je hebt geen plaats meer in **{ $title }**, dus je hand wordt hier niet meer getoond.
said-left-running = Je hebt de veldslag verlaten. Je plaats is vrij; wat je had gepland, blijft bij je kamp.

# Het paneel van een team

staff-heading = ## { $title } · { $side }
staff-generals = **Jullie staf**
staff-phase-open = De veldslag is nog niet begonnen.
staff-phase-other = ⏳ Het andere kamp is aan de beurt; { $clock }. Tijd om te praten: [Kaart voorstellen] voor jullie volgende beurt.
staff-phase-card = 🗳️ De kaart wordt gekozen door { $people }; { $until }. Na de tijd van het team mogen anderen invallen. Met [Kaart voorstellen] zeg je wat jij zou spelen.
staff-phase-card-deal = 🗳️ De kaarten worden uitgedeeld door { $people }; { $until }. Met [Kaart voorstellen] zeg je wat jij aan wie zou geven.
staff-phase-act = ✍️ **De bevelen worden opgesteld:** { $ready } van { $asked } gereed, nog wachten op { $people }; { $until }. [Mijn bevelen], dan [Gereed]: de laatste ✅ voert alles uit.{ $live ->
    [1] {" "}Wie helemaal geen aanval heeft gepland, mag daarna nog aanvallen.
   *[other] {""}
}
staff-phase-solo = ▶️ De kaart wordt uitgevoerd door { $people }; { $until }.
staff-phase-wait = ⏸️ Het andere kamp wordt iets gevraagd; jullie plan gaat daarna vanzelf verder.
staff-phase-battle = ⚔️ **Er staan nog aanvallen open:** { $people }, ieder met zijn eigen eenheden; { $until }. Wie klaar is, drukt op [Klaar met aanvallen].
staff-phase-again = 🥾 **Er staat nog een tweede verplaatsing open:** { $people } mag na het gevecht nog eens verplaatsen; { $until }.
staff-phase-overrun = 🔁 **Er staat nog een pantserdoorbraak open:** { $people } mag vanaf { $hex } meteen nog eens aanvallen; { $until }. Daarna gaat het plan van iedereen verder. [Klaar met aanvallen] ziet ervan af.
staff-phase-over = 🏁 De veldslag is voorbij.
staff-past = **{ $first ->
    [0] Beurt { $last }
   *[other] Beurten { $first } en { $last }
}**
staff-shared-target = 🎯 **{ $units } mikken op { $target }:** { $first } valt eerst aan.{ $live ->
    [1] {" "}Wie daar dan geen vijand meer vindt, mag nog een andere aanvallen.
   *[other] {" "}Wie daar dan geen vijand meer vindt, valt niet aan, tenzij er een tweede doelwit is gepland.
}
staff-thread = 📜 Wat iedereen mag lezen: { $place }
staff-readers = 👁️ Jullie kamp en ik lezen hier; de beheerders van deze server kunnen dat ook.
staff-guarded = 🔐 Elk kanaal van deze server kan worden gelezen door { $people } van het andere kamp. Daarom staat hier niets geheims: **[Onze tafel]** toont bord, hand, kladjes en plan aan ieder van jullie alleen, en [Zeggen] daar bereikt jullie kamp. Praat hier niet over wat de anderen niet mogen weten.
staff-news-guarded = 🔐 { $people }: er is iets nieuws op [Onze tafel].
staff-card = 🃏 In het spel: **{ $card }**
staff-card-for = 🃏 **{ $card }** → { $section }, <@{ $person }>
staff-standin-later = 🫡 Nog tijd: { $people }. Is die om, { $when }, dan staat hier [Invallen].
staff-leave-typed = -# Voor [Verlaten] is hier nu geen plaats: `/team leave`.
staff-stood-in = <@{ $person }> valt voor hem in
staff-editor = veranderd door <@{ $person }>
staff-plan = 📌 **Plan** (<@{ $person }>, { $when }): { $text }
staff-said = 💬 <@{ $person }>, { $when }: { $text }
staff-signs = -# { $signs }
sign-idle = nu niets te doen
sign-to-draft = gevraagd
sign-drafting = bezig
sign-ready = gereed
sign-done = gedaan
staff-votes = 🗳️ **Voorgesteld**
staff-hand = 🃏 **Hand:** { $cards }
staff-assign = Kies hieronder wie welke sectie leidt: de twee wisselen van plaats als iemand er anders geen zou hebben. Wat daar is bevolen of opgesteld, gaat met de eenheden mee, en allebei horen het.
staff-leads = { $name } leidt: { $section }
staff-commands = { $name } neemt het bevel over
hint-assign = Wie leidt: { $section }?
hint-command = Bevel overdragen

button-plan-ahead = Vooruitplannen
button-my-orders = Mijn bevelen
button-ready = Gereed
button-ready-empty-last = Gereed zonder bevelen – alles uitvoeren ▸
button-ready-last = Gereed – alles uitvoeren ▸
button-ready-roll = Gereed – dobbelen ▸
button-not-ready = Nog niet gereed
button-vote = Kaart voorstellen
button-no-vote = Mijn stem terugnemen
button-plan = Plan
button-say = Zeggen
button-table = Onze tafel
button-staff = Staf
button-all-ready = Uitvoeren
button-standin = Invallen voor { $name }
button-back-in = Ik ben er weer

vote-heading = 🗳️ **Wat zou jij spelen{ $now ->
    [0] {" "}in de volgende beurt? De kaart van deze beurt is gespeeld.
   *[other] ?
}** Je keus is een voorstel en een stem; de commandant speelt de kaart.
vote-nothing = Er valt nu niets voor te stellen.
vote-count = { $number ->
    [one] 1 stem
   *[other] { $number } stemmen
}
vote-for = { $card } → { $section }
vote-use = { $card } gespeeld als { $ability }
hint-vote = Kies een kaart
hint-vote-for = Voor de generaal: { $section }

form-plan = Het plan van jullie kamp
form-plan-text = Voor de plek van je kamp; leeg haalt het weg
form-say = Aan jullie kamp
form-say-text = Voor de plek van je kamp

said-plan = 📌 Je kamp leest het plan.
said-no-plan = Het plan is weggehaald.
said-said = 💬 Je kamp leest het.
said-not-ready = Je bent niet meer gereed: verander wat je wilt.
said-stands-in = 🫡 Je valt deze beurt in voor <@{ $person }>; wat voor deze secties is opgesteld, is nu van jou.
said-back-in = Je leidt je eigen secties weer.
ask-command = Het bevel overdragen aan { $name }? Alleen { $name } kan het teruggeven.
ask-assign = **Deze secties nu anders verdelen?** Wat daar is geactiveerd of opgesteld, gaat met de eenheden mee, en allebei horen het.
ask-assign-from = • { $sections }: van <@{ $person }> naar { $heir }. { $lamp ->
    [ready] <@{ $person }> is gereed met: { $plan }
    [drafting] <@{ $person }> is bezig: { $plan }
   *[other] <@{ $person }> heeft nog niets opgesteld.
}
ask-assign-time = ⏳ Er is nog tijd: { $until }. Na de tijd van het team neemt [Invallen] een deel over voor alleen deze beurt.
button-assign = Anders verdelen
ask-leave = Deze veldslag verlaten? Je plaats komt vrij en je leest niet meer wat je kamp schrijft. Wat je hebt opgesteld, blijft bij je kamp. Bij het andere kun je je nooit meer aansluiten.

# Wat een kamp op zijn plek wordt verteld

team-called = { $people } – **bevelen voor { $cards }.** [Mijn bevelen]; { $until }. De laatste ✅ voert alles uit.
team-called-card = { $people } – **jij kiest nu de kaart:** [Beurt spelen]; { $until }.
team-called-battle = { $people } – ⚔️ **er moet nog worden gevochten,** ieder met zijn eigen eenheden; { $until }.
team-called-again = { $people } – 🥾 **je eenheid mag na haar gevecht nog eens verplaatsen.** [Beurt spelen]; { $until }.
team-called-overrun = { $people } – ⚔️ **je eenheid op { $hex } mag meteen nog eens aanvallen.** [Beurt spelen]; { $until }.
team-called-solo = { $people } – **jij voert { $cards } uit:** [Beurt spelen]; { $until }.
team-called-one = { $people } – **bevelen voor { $cards }.** [Mijn bevelen]; { $until }. Jouw ✅ voert ze uit.
team-called-keep = { $people } – 🃏 **kies de kaart die je houdt:** [Beurt spelen]; { $until }.
team-then-act = Na { $people } { $number ->
    [one] plant { $computers }
   *[other] plannen { $computers }
} met wat er over is.
team-then-battle = Na { $people } { $number ->
    [one] valt { $computers }
   *[other] vallen { $computers }
} aan.
team-reminder = ⏰ { $people } – de helft van de tijd voor je bevelen is voorbij; { $until }.
team-late = ⏰ { $people } – de tijd voor je bevelen is om. <@{ $commander }> mag invallen ([Staf]), of uitvoeren wat er ligt ([Uitvoeren]).
team-late-commander = ⏰ { $people } – er is nog geen kaart gespeeld. Elke generaal mag voor de commandant invallen: [Staf].
team-said = 💬 <@{ $person }>: { $text }
team-standin = 🫡 <@{ $by }> valt deze beurt in voor <@{ $person }>.
team-back = ↩️ <@{ $person }> is terug, en leidt zijn eigen secties.
team-sections = 🎖️ { $leads }. Wat daar is bevolen of opgesteld, gaat met de eenheden mee.
team-leads = <@{ $person }> leidt nu: { $sections }
team-unready = ✍️ { $people } – wat je gereed had gemeld, leidt nu iemand anders: kijk ernaar, en druk nog eens op [Gereed].
team-command-given = ⭐ <@{ $new }> voert nu het bevel: <@{ $old }> heeft het overgedragen.
team-command-left = ⭐ <@{ $new }> voert nu het bevel: <@{ $old }> is vertrokken.
team-command-replaced = ⭐ <@{ $new }> voert nu het bevel, in plaats van <@{ $old }>.
team-spared = ✅ { $people }: van deze kaart viel niets meer te plannen, dus niemand heeft gewacht.
team-left-out = ⚠️ **Niet gedaan,** omdat het toeval ertussen kwam:
team-left-line = • <@{ $person }>: { $line } – { $why }
team-left-bare = • <@{ $person }>: { $line }
hand-by-dm-team = Wat alleen voor jou is, vind je achter [Hand]; het komt ook als privébericht, als je dat toestaat.
dm-called = 📣 **{ $title }**: je bevelen voor **{ $cards }** worden gevraagd; { $until }. { $place }
dm-card-back = 🃏 **{ $title }**: De kaart is teruggenomen. Bevelen zijn nu niet nodig; wat je hebt opgesteld, wacht tot er weer een gespeeld is.

# Het persoonlijke paneel van een generaal, en van een commandant die uitdeelt

prompt-deal = **Deel één tot drie kaarten uit,** hoogstens één aan elke generaal; één kaart voor jezelf mag erbij zijn. Minstens één kaart blijft in je hand, niet uitgedeeld. Een kaart voor één sectie geldt in één helft van de sectie van de generaal, links of rechts vanuit hem gezien: de eerste eenheid die hij activeert, beslist. De lijsten zeggen hoeveel eenheden de kaart daar vindt.
deal-draws = 🎴 Aan het eind van de beurt neem je **2 kaarten, 3 als er een verkenning bij was**, nooit meer dan de hand waarmee je begon. Deel je er meer uit, dan blijft je hand kleiner.
deal-copies = ↩️ **Tegenaanval** wordt de laatste kaart van wie ertegenover staat: jouw links tegenover hun rechts, jijzelf tegenover hun opperbevelhebber. De lijsten zeggen welke.
deal-copies-nothing = 🚫 Activeert nu niemand: daartegenover heeft nog niemand een kaart gespeeld.
deal-finds = Nu { $left } in de linkerhelft of { $right } in de rechter.
deal-line = 📨 { $section }: { $card }
deal-nothing = nog geen kaart
deal-left = 🃏 Nog van jou: { $cards }
deal-line-own = ⭐ jijzelf: **{ $card }**
hint-deal = Een kaart voor de generaal: { $section }…
hint-deal-own = Een kaart voor jezelf…
prompt-draft-ready = ✅ **Je bent gereed{ $later ->
    [0] : er wordt je niets meer gevraagd
   *[other] {""}
}.** Wachten op { $people }: de laatste ✅ voert alles uit.
prompt-shared = 🤝 Alle generaals delen deze bevelen: wie het eerst plant, heeft ze.{ $any ->
    [0] {""}
   *[other] {" "}{ $taken }.
}
prompt-shared-taken = { $person } heeft er { $number } genomen ({ $units })
prompt-draft-unplanned = ⚔️ { $units }: geen aanval gepland, dus komt er geen: van wie een aanval plant, wordt alleen het geplande uitgevochten.
prompt-ready-ground = 🚩 Over het terrein is niets gezegd: komt { $hexes } vrij, dan { $number ->
    [one] blijft je eenheid waar ze is.
   *[other] blijven je eenheden waar ze zijn.
}
button-ready-ground = Gereed, { $hexes } innemen als het vrijkomt
button-take-ground = { $hexes } innemen als het vrijkomt ▸
button-ready-stay = Gereed, blijven staan
prompt-draft-live = ⚔️ Nog geen aanval gepland voor { $units }: zodra iedereen gereed is, word je ernaar gevraagd, op het bord zoals het dan is; plan je er een, dan wordt alleen gevochten wat gepland is.
prompt-draft-overrun = 🔁 Wordt { $hexes } genomen, dan mag je eenheid vandaar nog eens aanvallen, als ze een vijand vindt: dat wordt je dan gevraagd, vóór alle andere gevechten. Een aanval die je ervoor plant, wordt zonder vraag uitgevoerd.
prompt-ready-last = ⚠️ Die van jou is de laatste ✅: die voert uit wat iedereen heeft gepland, met alle worpen, en is niet terug te nemen.
prompt-draft-numbers = -# Op de afbeelding heeft elk ontwerp zijn nummer en zijn streep: { $generals }. Rode getallen zijn dobbelstenen.
prompt-draft-stays = 🚩 Wordt { $hexes } gewonnen, dan blijft je eenheid staan: over het terrein is niets gezegd. [Nog niet gereed] verandert dat.
prompt-draft-last = ✋ **Je [Gereed] ontbreekt nog, en het is de laatste:** op niemand anders wordt gewacht. Die voert uit wat iedereen heeft gepland, met alle worpen, en is niet terug te nemen.
prompt-draft-no-card = 🃏 **Je ontwerp wacht:** { $person } heeft de kaart teruggenomen. Wordt ze weer gespeeld, dan staat het er zoals het was.
team-card-back = 🃏 { $person } heeft de kaart teruggenomen. Wat { $people } heeft opgesteld, wacht tot ze weer wordt gespeeld.
team-card-back-idle = 🃏 { $person } heeft de kaart teruggenomen. Tot er weer een gespeeld is, hoeft niemand iets te plannen.
prompt-general-planned = 🃏 Voor jullie volgende beurt heeft { $person } { $cards } gepland; het kan nog een andere kaart worden. Is ze gespeeld, dan stel je jouw deel op. Op de plek van je kamp zegt [Kaart voorstellen] wat jij zou spelen.
prompt-general-ahead = 🃏 { $person } kiest de kaart voor jullie volgende beurt; daarna stel je jouw deel op. Op de plek van je kamp zegt [Kaart voorstellen] wat jij zou spelen.
prompt-draft-waits = ✋ **Je [Gereed] ontbreekt nog**, wat je daarvoor ook nog plant. Ook nog niet gereed: { $people }.{ $others ->
    [0] {""}
   *[other] {" "}Alle anderen wel.
}
prompt-draft-waits-me = ✋ **Je [Gereed] ontbreekt nog**, wat je daarvoor ook nog plant.{ $others ->
    [0] {""}
   *[other] {" "}Alle anderen zijn gereed.
}
prompt-draft-none = **Van deze kaart blijft er niets voor jou:** de bevelen zijn voor andere eenheden. Je hoeft niets te doen: niemand wacht op je zodra de anderen gereed zijn.
prompt-draft-done = **Jouw deel is gepland.** Met [Gereed] meld je het; de laatste ✅ voert alles uit.
prompt-battle-through = ✅ **Jouw deel is gedaan.** Wie nog mag aanvallen: { $people }; daarna gaat de beurt vanzelf verder.
prompt-battle-others = ✋ **Je aanvallen zijn niet voorbij:** druk op [Klaar met aanvallen] zodra ze dat zijn; dat beëindigt alleen jouw deel. Wie nog kan aanvallen: { $people }.
prompt-battle-planned = ⚔️ **Plan je gevechten** in de volgorde waarin ze moeten komen; de dobbelstenen vallen als iedereen gereed is. { $number ->
    [0] Er is geen { $planned ->
        [0] aanval
       *[other] andere aanval
    } mogelijk.
    [one] Er is 1 aanval mogelijk.
   *[other] Er zijn { $number } aanvallen mogelijk.
} { $battles ->
    [0] {""}
    [1] Een tweede doelwit van dezelfde eenheid is voor als het eerste weg is.
   *[other] Een eenheid mag twee keer aanvallen, ook hetzelfde doelwit: ze doet allebei voordat een andere eenheid aanvalt.
}
prompt-plan-again = 🔁 **{ $unit } mag nog een keer aanvallen.**
prompt-plan-second = 🎯 **{ $unit }** valt { $second } alleen aan als er op { $first } geen vijand meer staat.
prompt-plan-unplanned = ⚔️ In Overlord wordt na [Gereed] niemand meer iets gevraagd: een eenheid zonder geplande aanval valt niet aan.
prompt-plan-ground = Als **{ $hex }** vrijkomt, terreinwinst boeken? Zeg je niets, dan blijft je eenheid staan.
button-plan-battles = Gevechten plannen
button-plan-advance = { $hex } innemen als het vrijkomt
button-plan-stay = Blijven
button-ready-sure = Toch gereed
lost-plans = voor je eenheden zijn nog geen verplaatsingen of aanvallen gepland
lost-part-to-draft = <@{ $person }> heeft nog niets opgesteld
lost-part-drafting = <@{ $person }> is niet gereed ({ $plan })
button-all-ready-sure = Toch uitvoeren
button-ready-empty = Gereed zonder bevelen
alt-part = Jouw deel ({ $section }), jouw kamp onderaan.
