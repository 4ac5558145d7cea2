# /help en /about, en wat nieuwe tafels zeggen.

said-new = ⚔️ **{ $title }** staat klaar.
said-place = 👉 Hier speel je: { $place }
said-table-closed = ⚔️ **{ $title }** gaat niet door: de uitnodiging geldt niet meer.
said-invited = De uitnodiging staat in { $place }; de veldslag begint als de andere plaats bezet is.

ask-forget = Ik vergeet je instellingen en reacties, en je naam verdwijnt uit afgelopen veldslagen. Lopende veldslagen moeten eerst voorbij zijn. Echt doen?
button-forget = Vergeet mij
said-forgotten = Klaar. Je naam is verdwenen uit { $number ->
        [one] 1 afgelopen veldslag
       *[other] { $number } afgelopen veldslagen
    }, en ik weet niets meer van je.

about-text =
    { "" }**Fieldpost** laat twee tot acht mensen Memoir '44 spelen in de chat, een beurt wanneer ze even tijd hebben.
    Een onofficieel fanproject: niet gemaakt, goedgekeurd of ondersteund door de uitgever. Memoir '44 is een spel van Richard Borg, uitgegeven door Days of Wonder; speel het echte, het is prachtig.
    Alle plaatjes en woorden hier zijn van onszelf. Licentie: MIT. De regels draaien hier { $build ->
        [native] gecompileerd
       *[pure] als gewoon Python
    }.

help-start =
    { "" }**Zo begin je**
    1. /game new – kies een veldslag, nodig iemand uit of laat een plaats open. Kies *practice* om beide kampen zelf te spelen.
    2. [Meedoen] – de veldslag krijgt zijn thread, en elk kamp een plek die het andere niet kan lezen.
    3. [Beurt spelen] in de thread – verder gaat alles met knoppen. /scenario browse toont alle veldslagen.
    4. Met meer dan twee? /cup new nodigt iedereen uit voor een toernooi, in paren, ronde na ronde.
    .title = Beginnen
help-turn =
    { "" }**Een beurt**
    { "" }[Beurt spelen] → een kaart → de eenheden → waar ze heen gaan → [Bevestigen]. Tot dan is het een kladje dat niemand ziet: [Stap terug] en [Opnieuw beginnen] kosten niets.
    Daarna vecht je met de rode knoppen (E5 × D6), boek je terreinwinst of blijf je staan. Kiezen is nog geen werpen: dobbelstenen vallen pas bij een knop die ze noemt. Wat je beurt beëindigt, heet [Beurt beëindigen] en vraagt nog één keer na als een eenheid nog zou kunnen aanvallen of zich verplaatsen. Je nieuwe kaart wordt voor je genomen.
    Alles is ook een commando: /play card, order, move, battle, end – of een hele beurt in één regel met /play orders. Wat alleen in een thread wordt geschreven, ook aan mij, lees ik niet; in een privébericht aan mij werken bevelen.
    .title = Een beurt
help-reactions =
    { "" }**De beurt van het andere kamp**
    Niemand wacht op jou: je *reacties* zeggen wanneer Hinderlaag wordt gespeeld, waarheen eenheden zich terugtrekken en wanneer ze standhouden. Iedereen heeft ze, met of zonder de kaart, dus ze verraden niets. [Reacties] of /me reactions, wanneer je maar wilt.
    .title = Reacties
help-teams =
    { "" }**Twee tot acht mensen**
    /game new met *allies* en *axis* zegt hoeveel er per kamp spelen; [Meedoen], of /team join met een plaats, ook in een lopende veldslag. Met zijn tweeën: centrum en flanken. Met zijn drieën: elk een sectie, en het centrum voert het bevel. Een Overlord-veldslag kent een vierde, die het bevel voert en de kaarten uitdeelt.
    Op de plek van jullie kamp: [Kaart voorstellen] is een stem, de commandant speelt de kaart. Daarna stelt elke generaal de bevelen voor zijn eigen sectie op, ook de gevechten: [Mijn bevelen], dan [Gereed]. De laatste ✅ voert alles uit. [Plan] en [Zeggen] zijn voor jullie kamp.
    Blijft iemand stil? Als zijn tijd om is, valt de commandant voor hem in of voert hij uit wat er ligt: [Staf]. Alles is ook een commando: /team.
    .title = Teams
help-rules =
    { "" }**De regels**
    /rules card, unit, terrain – wat iets doet. /rules hex – wat daar ligt in jouw veldslag. /rules why – waarom iets niet kan. /rules search – al het andere.
    .title = Regels
help-private =
    { "" }**Wat geheim is**
    Je hand en je plannen staan in je privéberichten, of in berichten die alleen jij ziet. De hand van een team, zijn plannen en kladjes staan ook op de plek van dat kamp: het andere kamp leest daar nooit, maar de beheerders van de server kunnen dat wel. De thread toont wat iedereen mag weten. Ik lees geen berichten op servers.
    .title = Geheimen
