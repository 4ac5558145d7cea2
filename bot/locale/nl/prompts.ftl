# Het persoonlijke paneel van een beurt: vragen, lijsten, knoppen. Knoppen blijven kort, voor een duim.

panel-heading = **{ $title }** · beurt { $turn } (ronde { $round }) · { $score }

prompt-play = **Speel een kaart:**
prompt-play-of = **Speel een kaart voor de { $side }:**
card-copies-nothing = 🚫 Activeert nu niemand: het andere kamp heeft nog geen kaart gespeeld.
card-is-now = Geldt nu als { $card }.
card-finds = Activeert nu { $able } van { $named }.
card-finds-nobody = 🚫 Activeert nu niemand.
card-finds-in = Activeert nu: { $sections }.
prompt-play-reaction = **{ $number } · { $card }** – wacht op een aanval op jou; je [Reacties] spelen hem.
prompt-play-combat = 🎴 **Gevechtskaarten**, daarbovenop gespeeld: { $cards }. [Hand] zegt wanneer.
prompt-play-nothing = Je hebt geen kaart die je kunt spelen: de beurt gaat voorbij en je neemt een nieuwe.
prompt-turned = -# 🔄 Het bord in de thread ligt andersom, met de { $side } onderaan; met /me settings kun je het jouwe draaien.
prompt-order = **Activeer eenheden** ({ $slots }): { $done } van { $all } geactiveerd.
prompt-order-fewer = { $team ->
    [0] -# De kaart kan er { $all } activeren, maar meer van je eenheden kunnen het niet.
   *[other] -# De kaart activeert er in totaal { $all }; wat je medespelers hebben genomen of niemand kan gebruiken, telt hier niet.
}
prompt-order-given = { $more ->
    [0] **Activeer eenheden** ({ $slots }): al je eenheden zijn geactiveerd.
    [one] **Activeer eenheden** ({ $slots }): alle bevelen zijn gegeven, op 1 In Beweging na, hieronder.
   *[other] **Activeer eenheden** ({ $slots }): alle bevelen zijn gegeven, op { $more } In Beweging na, hieronder.
}
prompt-order-half = **Activeer eenheden** ({ $slots }).
prompt-move = **Verplaats** { $number ->
    [0] – geen van je eenheden kan{ $moved ->
        [0] {""}
       *[other] {" "}nog
    }.
    [one] 1 eenheid; wie je met rust laat, blijft staan.
   *[other] { $number } eenheden; wie je met rust laat, blijft staan.
}
prompt-move-stuck = -# Zoals het nu staat, is er geen weg vrij voor { $units }.
prompt-move-lit = -# Op het plaatje lichten de mogelijke vakken op voor { $units }.
    .aloud = -# Hier in lijsten: { $units }.
prompt-battle = **Gevecht:** { $number ->
    [one] Nog 1 aanval
   *[other] Nog { $number } aanvallen
}, aanvaller × doelwit{ $choose ->
    [0] {""}
   *[other] : keuze uit { $choose }
}.
prompt-goes-on = ⚔️ **{ $number ->
    [one] 1 gevecht kan intussen doorgaan
   *[other] { $number } gevechten kunnen intussen doorgaan
}**, wat het antwoord ook is. Het andere kamp ziet dat voordat het antwoordt.
prompt-battle-drafted = **Gevecht:** { $number ->
    [one] Nog 1 aanval
   *[other] Nog { $number } aanvallen
}, aanvaller × doelwit{ $choose ->
    [0] {""}
   *[other] : keuze uit { $choose }
}. Een aanval bevestigt ook je bevelen.
prompt-battle-sorted = -# De beste eerst: gemiddeld verloren figuren; hoe vaak het doelwit wordt verslagen of teruggedreven.
prompt-battle-holds = -# “Als ze standhoudt”: het doelwit mag waar het staat een vlag negeren; of het dat doet, heeft zijn kamp in het geheim gekozen.
prompt-battle-ambush = -# “Hinderlaag”: hoe waarschijnlijk het andere kamp die kaart heeft; dan slaat zijn eenheid eerst toe.
prompt-battle-blind = -# 🌫️ Beperkt zicht: verder dan het volgende vak treffen alleen granaten, niet het teken van de eenheid.
prompt-clear = Wie iets verwijdert, valt deze beurt niet meer aan.
prompt-battle-again = 🔁 **{ $unit } mag nog een keer aanvallen, maar niet na een andere eenheid.**
prompt-battle-overrun = 🔁 **{ $unit } heeft het terrein genomen en mag nog eens aanvallen,** vóór alle anderen. [Klaar met aanvallen] ziet ervan af; na beide gaat het plan van iedereen verder.
prompt-leaves = ⚠️ { $unit } gaat weg, en daar verdwijnt dan: { $kind }.
    .taken = ⚠️ Boekt { $unit } terreinwinst, dan verdwijnt daar: { $kind }.
prompt-loses-target = ⚠️ **{ $unit } heeft geen doelwit meer:** { $why }
prompt-loses-target-own = je eigen eenheid op { $hex } verbergt { $target }.
prompt-loses-target-bare = { $target } kan niet meer worden aangevallen.
prompt-battle-none = **Gevecht:** er is geen aanval mogelijk.
prompt-battle-last = 🏁 { $number ->
    [one] Met deze aanval
   *[other] Met een van deze aanvallen
} eindigt je beurt vanzelf{ $keeps ->
    [yes] , op de keuze van je kaart na
   *[no] {""}
}{ $ground ->
    [yes] , tenzij je terrein wint
   *[no] {""}
}.
prompt-battle-one-target = ⚠️ **Ze mikken allemaal op { $hex }.** Valt het of wijkt het, dan hebben de andere misschien geen doelwit meer, en dan eindigt je beurt vanzelf.
prompt-advance = De vijand is weg van **{ $hex }**. Terreinwinst boeken?
prompt-advance-overrun = 🔁 Vandaar kan de eenheid ({ $unit }) nog een keer aanvallen: { $targets }.
prompt-advance-goes-on = 🥾 Hoe dan ook mag je eenheid daarna nog bewegen, tot { $hexes } ver.
prompt-advance-goes-on-taken = 🥾 Boekt ze terreinwinst, dan mag ze daarna vandaar nog bewegen, tot { $hexes } ver.
prompt-advance-goes-on-left = 🥾 Blijft ze staan, dan mag ze daarna nog bewegen, tot { $hexes } ver.
prompt-advance-medal = 🎖️ { $number ->
    [one] **{ $hexes } is een medaille waard,** { $good ->
        [0] zolang je het in handen hebt.
       *[other] en die houd je.
    }
   *[other] { $needed } van { $hexes } zijn je een medaille waard.
}
prompt-retreat = **{ $unit }** moet zich terugtrekken. Waarheen?
prompt-withdraw = **{ $unit }** wijkt uit, zoals je kaart zegt. Waarheen?
prompt-retreat-or-stand = **{ $unit }** mag zich terugtrekken, of de vlag negeren en blijven staan. Wat doe je?
prompt-retreat-doctrine = Je [Reacties] zouden **{ $way }** kiezen, de groene knop.
prompt-choose-section = **Welke sectie?** Ernaast staat hoeveel van je eenheden de kaart daar activeert.
prompt-choose-targets = **{ $dice }:** kies { $most ->
    [one] een vijandelijke eenheid
   *[other] tot { $most } vijandelijke eenheden naast elkaar
}.
prompt-choose-fewer = -# De kaart zou er { $named } kunnen treffen, maar van wie je kunt kiezen staan er hoogstens { $most } bij elkaar.
prompt-choose-wounded = **Welke eenheid krijgt haar figuren terug?**
prompt-choose-discard = **Je commandowagen mag een kaart van de aflegstapel nemen**, in plaats van twee kaarten te nemen en er een te houden. De anderen zien niet welke.
prompt-keep = { $drawn ->
    [2] **Je hebt twee kaarten genomen. Houd er een:**
   *[other] **Je hebt { $drawn } kaarten genomen en houdt er { $kept }. Kies eerst een:**
}
prompt-drop = **Luchtlanding:** boven welk vak springen je figuren? [Dobbelstenen werpen] neemt het vak dat de veldslag noemt, { $hex }.
prompt-roll = **{ $card }:** werp de dobbelstenen.
prompt-react = **{ $by } valt { $unit } man-tot-man aan.** Reageren?
prompt-react-fire = **{ $by } vuurt op { $unit }.** Reageren?
prompt-sure-alone = **{ $line }** – dit telt meteen; hier neemt [Stap terug] het toch terug.
prompt-attack-closes = ⚠️ { $what }. Met deze aanval is dat voorbij, en als dan niemand anders kan aanvallen, eindigt de beurt vanzelf.
prompt-react-none = Niets van wat je hebt kan hierop antwoorden; iedereen wordt gevraagd, zodat niemand iets kan afleiden.
prompt-react-none-alone = Je hebt niets wat erop kan antwoorden.
prompt-combat = **Nu mogen gevechtskaarten worden gespeeld.** Speel je er een?
prompt-combat-none = **Nu mogen gevechtskaarten worden gespeeld.** Je hebt er geen voor dit moment; iedereen wordt gevraagd, zodat niemand iets kan afleiden.
prompt-combat-none-alone = **Hier zouden gevechtskaarten gespeeld kunnen worden.** Je hebt er geen voor dit moment: ga verder met [Niets spelen].
prompt-sure = **{ $line }** – dit telt meteen en kan niet worden teruggenomen.
prompt-lost-battle = ⚠️ **{ $unit } zou nog kunnen aanvallen, maar hierna niet meer.** Toch doen: { $line }?
# Wat gevraagd wordt voordat een lang plan verdwijnt; “Opnieuw beginnen?” volgt.
prompt-start-over = alles verdwijnt, en je kiest opnieuw een kaart
prompt-start-over-part = alles wat je hebt ontworpen verdwijnt; de kaart blijft
prompt-lost = ⚠️ **Let op – { $what }.** { $question }?
lost-rolls = Dit werpt dobbelstenen
lost-orders = je zou nog eenheden kunnen activeren
said-spare-orders = { $number ->
    [one] ➕ er had nog 1 eenheid kunnen worden geactiveerd: { $units } – [{ $button }] gaat terug.
   *[other] ➕ er hadden nog { $number } eenheden kunnen worden geactiveerd: { $units } – [{ $button }] gaat terug.
}
lost-some-orders = { $number ->
    [one] er kan nog 1 eenheid worden geactiveerd
   *[other] er kunnen nog { $number } eenheden worden geactiveerd
}
lost-targets = { $number ->
    [one] er kan nog 1 doelwit worden gekozen: { $units }
   *[other] er kunnen nog { $number } doelwitten worden gekozen: { $units }
}
said-spare-targets = ➕ { $what } – [{ $button }] gaat terug.
lost-attack = { $unit } kan { $targets } nog aanvallen
lost-attacks = aanval nog mogelijk: { $units }
lost-moves = verplaatsing nog mogelijk: { $units }
lost-cards = nog speelbaar: { $cards }
prompt-text-late = ⚠️ **{ $late }** staat in je tekst achter een gevecht, maar activeren en bewegen komen vóór alle gevechten. In deze volgorde kan het:
prompt-text-others = Van je tekst staat nog niets in je ontwerp. De andere regels kunnen wel: alleen die erin zetten?
prompt-text-draft = 📝 Je ontwerp wordt mee uitgevoerd: { $plan }.
prompt-text-leaves = ⚠️ Dit blijft liggen: { $what }.
prompt-text-nobody = 🚫 **In deze beurt wordt geen eenheid geactiveerd.**
prompt-text-over = 🏁 Niemand anders kan aanvallen: hiermee eindigt de beurt vanzelf{ $ground ->
    [yes] , tenzij er terrein wordt gewonnen
   *[no] {""}
}.
prompt-text-barred = ⏳ { $line }: dat kan nog niet. { $why } Het wordt geprobeerd na wat ervoor komt.
prompt-text-sure = { $how ->
    [rolls] Dit werpt dobbelstenen
    [ends] Dit beëindigt de beurt en neemt een kaart
    [plays] Dit speelt een gevechtskaart
   *[draws] Dit neemt kaarten of onthult iets
} en kan niet worden teruggenomen. Uitvoeren?
prompt-text-sure-alone = { $how ->
    [rolls] Dit werpt dobbelstenen
    [ends] Dit beëindigt de beurt en neemt een kaart
    [plays] Dit speelt een gevechtskaart
   *[draws] Dit neemt kaarten of onthult iets
}; hier neemt `/play undo` het terug. Uitvoeren?
# Below the text itself, small.
prompt-text-hint = -# Met now:True wordt een tekst zonder deze vraag uitgevoerd.
prompt-ready = **Alles is gepland.** [{ $button }] voert het uit.
prompt-undug = ⚠️ { $unit } krijgt geen zandzakken: er liggen er al, of er kunnen geen liggen. Het bevel is toch verbruikt.
prompt-shown = -# Het andere kamp ziet het zodra het bevestigd is.
prompt-ready-roll = **[{ $button }] werpt eerst.** Daarna kunnen je eenheden die nog niet verplaatst zijn dat nog doen.
prompt-ready-ahead-attack = **Bevelen en verplaatsingen zijn gepland.** In je beurt voert één tik ze uit, dan val je aan.
prompt-card = { $cards ->
    [1] **De kaart is gekozen.** Met [{ $button }] speel je hem
   *[other] **De kaarten zijn gekozen.** Met [{ $button }] speel je ze
}.
prompt-card-nobody = 🚫 **Deze kaart activeert nu niemand.** Met [Stap terug] kies je een andere; [{ $button }] beëindigt je beurt zonder dat er iets is gedaan.
prompt-card-team = { $cards ->
    [1] **De kaart is gekozen.** Met [{ $button }] speel je hem
   *[other] **De kaarten zijn gekozen.** Met [{ $button }] speel je ze
}; daarna plant elke generaal zijn eigen deel.
prompt-card-another = **De kaart is gekozen.** [{ $button }] speelt hem uit; daarna voert **{ $person } alleen** hem uit en mag elke eenheid orders geven die de kaart toestaat, ook op de grens. Verder geeft niemand orders.
prompt-card-ahead = **De kaart is gekozen.** In je beurt speel je hem met één tik.
prompt-ready-ahead = **Alles is gepland.** In je beurt voert één tik het uit.
prompt-waiting = Wachten op de **{ $side }** ({ $people }): { $decision }.
prompt-asked-both = Je speelt beide kampen; hier antwoordt **{ $side }**.
prompt-asked-other = ❓ Nu gevraagd aan { $people }: { $decision }.
prompt-asked-standin = ❓ Gevraagd aan { $people }: { $decision }. Jij voert het bevel, dus je mag ook zelf antwoorden.
prompt-not-running = Deze veldslag wordt nu niet gespeeld.
somebody = niemand

draft-so-far = 📝 **Jouw bevelen:** { $plan }
plan-so-far-ahead = 💾 **Bewaard voor je volgende beurt:** { $plan }
plan-so-far-kept = 💾 **Je eerdere plan,** nog niet uitgevoerd: { $plan }
plan-still-holds = ✅ Opnieuw nagekeken: alles kan nog.
plan-broken = ⚠️ **{ $number ->
    [one] Eén regel
   *[other] { $number } regels
} ervan { $number ->
    [one] kan
   *[other] kunnen
} niet meer**; de rest blijft. [{ $button }] gaat verder met de rest.
plan-broken-all = ⚠️ **Niets ervan kan nog.** [{ $button }] begint opnieuw.
plan-which = 🔀 Plan { $number } van { $all }, { $when }.
plans-intro = **Je plannen voor je volgende beurt.** Als die begint, kijk ik naar het bord en leg ik je het plan voor waarvan de voorwaarde klopt. Er wordt niets van gespeeld voordat je op [Plan gebruiken] tikt.
plans-intro-now = **Je eerdere plannen.** Het plan voor wat het bord toont, lag open toen je beurt begon; je kunt ze allemaal gebruiken.
plans-open = ▶️ **Plan { $number }**, { $when }: { $plan }
plans-line = **Plan { $number }**, { $when }: { $plan }
plans-single = ▶️ **Eén plan**: { $plan }
plans-empty = nog niets gepland
plans-broken = -# ⚠️ Wat doorgestreept is, zou nu niet kunnen.
condition-enemy = als er een vijand op { $hex } staat
condition-own = als jouw eenheid op { $hex } staat
condition-free = als { $hex } vrij is
condition-else = in elk ander geval
condition-any = in elk geval
condition-none = nog geen geval genoemd
# Outside of the list of plans: where it can be named.
condition-name = nog geen geval genoemd ([Plannen] noemt het)
condition-now = { $condition } ✅ zoals nu
condition-not-now = { $condition } ❌ nu niet zo
draft-text = 📝 **Jouw tekst:** { $plan }
said-text-drafted = ✍️ **Ontworpen, niet gespeeld:** niemand ziet het voordat je het bevestigt.
said-text-added = ➕ **Aan je ontwerp toegevoegd:** { $plan }
said-text-kept = ✍️ Niet uitgevoerd. Je tekst, om opnieuw te typen: { $text }
said-text-rest = ✍️ De rest, om opnieuw te typen: { $text }
said-text-over = 🏁 **De beurt is voorbij:** er is niets meer van je tekst te typen.
plan-ahead = Je bent nog niet aan de beurt. Je mag vooruitplannen; niemand ziet het, en er gebeurt niets voordat je het bevestigt.
# Above what is asked, while a card is in play.
panel-card = 🃏 { $card }
draft-ordered = activeert { $what }
draft-ordered-none = activeert niemand
draft-fights = valt aan: { $what }
draft-instead = als op { $hex } niemand meer is: { $target }
draft-advance = boekt dan terreinwinst
draft-stay = blijft dan staan
draft-closed = { $step ->
    [order] het activeren is klaar (“end” van die stap)
    [move] het verplaatsen is klaar (“end” van die stap)
   *[other] “end” van de stap
}
draft-end = beëindigt de stap of de beurt (“end”)
draft-back = terug { $way }
draft-stands = { $hex } houdt stand
# Ground that was won, as a refusal calls it and people may type it.
line-advance = terrein winnen
line-stay = blijven
draft-ground-taken = terreinwinst geboekt
draft-ground-of = { $hex } ingenomen
draft-ground-won = { $hex } ingenomen – nog een ontwerp, [Stap terug] neemt het terug; het telt met je volgende aanval of [Bevestigen: { $hex } innemen]
draft-ground-won-with = { $hex } ingenomen – nog een ontwerp, dus [Stap terug] neemt het terug; het telt met [{ $button }] of wat je hierna doet
draft-ground-left = geen terreinwinst
draft-clear = ruimt { $hex } op
draft-moved = verplaatst { $what }
draft-chosen = gekozen: { $what }

decision-play = een kaart spelen
decision-deal = kaarten uitdelen
decision-order = eenheden activeren
decision-move = verplaatsen
decision-battle = vechten
decision-retreat = terugtrekken
decision-advance = terreinwinst boeken of blijven
decision-keep = een kaart houden
decision-choose = kiezen wat de kaart vraagt
decision-roll = werpen
decision-react = de aanval beantwoorden
decision-combat = gevechtskaarten spelen
decision-over = voorbij

action-end = Klaar
action-draw = Gewoon kaarten nemen
action-pass = Passen
action-roll = Dobbelstenen werpen
action-advance = Terreinwinst boeken
action-stay = Blijven

slot-all = alle
slot-units = { $number ->
    [one] eenheid
   *[other] eenheden
}
slot-infantry = infanterie
slot-armor = pantser
slot-artillery = artillerie
slot-foot = infanterie
slot-foot-or-artillery = infanterie of artillerie
slot-beside-enemy = naast een vijand
slot-apart-from-enemy = niet naast een vijand
slot-anywhere = { $number } { $who }
slot-on-the-move = { $number } In Beweging
slot-section = { $section }: { $number }
slot-section-kind = { $section }: { $number } { $who }

hint-order = Kies { $left ->
    [one] een eenheid
   *[other] tot { $left } eenheden
}
hint-drop = Boven welk vak?
hint-move = { $unit } → waarheen?
hint-retreat = Kies de weg terug
hint-wounded = Wie krijgt een figuur terug?
hint-targets = Kies { $most ->
    [one] een doelwit
   *[other] tot { $most } doelwitten
}
list-more = Meer… (pagina { $page } van { $pages })

move-via = via { $way }
move-hexes = { $number ->
    [one] 1 vak
   *[other] { $number } vakken
}
# Van een doelwit dat van daaruit kan worden aangevallen: D7 Inf 3 🎲
move-target = { $unit } { $dice } 🎲
move-may-battle = kan aanvallen: { $targets }
move-more = nog { $number }
move-ice = 2 dobbelstenen voor het ijs, elke ster kost een figuur
order-undug = krijgt geen zandzakken: er liggen er al, of er kunnen geen liggen
move-nobody-in-reach = niemand binnen bereik
move-no-battle = deze beurt geen gevecht
move-beside = naast { $number ->
    [one] een vijand
   *[other] { $number } vijanden
}
# Van een vak waaruit geen van hen kan worden aangevallen.
move-beside-safe = naast { $number ->
    [one] een vijand die ze niet kan aanvallen
   *[other] { $number } vijanden die ze niet kan aanvallen
}
move-blinds = ⚠️ dan { $number ->
    [one] heeft
   *[other] hebben
} { $units } niemand meer in zicht
move-medal = 🎖️ medaille
move-exit = Verlaat het bord vanaf { $hex }

battle-dice = { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}

odds-losses = gemiddeld { NUMBER($losses, minimumFractionDigits: 1) } verloren
odds-losses-short = ca. { NUMBER($losses, minimumFractionDigits: 1) } verloren
odds-losses-list = { NUMBER($losses, minimumFractionDigits: 1) } verloren
odds-back = { $percent }% terug
odds-back-or-hold = { $percent }% terug ({ $held ->
    [0] nooit
   *[other] { $held }%
} als ze standhoudt)
odds-ambush-list = { $percent }% Hinderlaag
odds-kill = { $percent }% verslagen
odds-retreat = { $percent }% teruggedreven
odds-retreat-or-hold = { $percent }% teruggedreven ({ $held ->
    [0] nooit
   *[other] { $held }%
} als ze standhoudt)
odds-ambush = Eerst Hinderlaag: { $percent }%

button-confirm = Bevestigen
    .planned = Plan gebruiken
button-confirm-ground = Bevestigen: { $hex } innemen
button-confirm-stay = Bevestigen: blijven
button-take-end = { $hex } innemen en beurt beëindigen
button-stay-end = Blijven en beurt beëindigen
button-confirm-roll = Bevestigen en werpen op { $hex }
    .planned = Plan gebruiken, werpen op { $hex }
button-confirm-roll-way = Bevestigen, werpen op weg naar { $hex }
    .planned = Plan gebruiken, werpen op weg naar { $hex }
button-confirm-end = Bevestigen en beurt beëindigen
    .planned = Plan gebruiken, beurt beëindigen
button-confirm-attack = Bevestigen en aanvallen ▸
    .planned = Plan gebruiken en aanvallen ▸
button-plan-rest = Rest behouden
button-plan-none = Dit plan schrappen
button-plans = Plannen
button-plan-open = Plan { $number }
button-plan-new = Nog een plan
button-plan-drop = Plan { $number } schrappen
hint-plan-if = Bied plan { $number } alleen aan …
button-stays = { $number } blijven
    .one = { $hex } blijft
button-unused = { $number ->
    [one] 1 aanval ongebruikt
   *[other] { $number } aanvallen ongebruikt
}
button-fire = Vuur op { $hexes }
    .planned = Plan gebruiken: vuur op { $hexes }
button-drop = Afspringen boven { $hex }
    .planned = Plan gebruiken: boven { $hex }
button-roll-for = Werpen voor { $hex }
    .planned = Plan gebruiken: werpen voor { $hex }
button-undo = Stap terug
button-clear = Opnieuw beginnen
button-view = Bord
button-hand = Hand
button-log = Logboek
button-reactions = Reacties
button-take-turn = Beurt spelen
button-more = Meer
button-keep = { $card } houden
button-keep-rest = { $card } houden, { $other } afleggen
button-order-all = { $number ->
    [2] Beide activeren
   *[other] Alle { $number } activeren
}
button-order-half = Alle { $number } activeren, { $half }
button-orders-done = Klaar met activeren
    .planned = Plan gebruiken ▸
button-orders-move = Verder met verplaatsen ▸
button-orders-on = { $more ->
    [0] Verder ▸
   *[other] Verder · { $more } In Beweging ongebruikt ▸
}
button-orders-none = Niemand activeren
button-moves-done = Klaar met verplaatsen
button-more-units = Meer eenheden: { $units } ▸ (pagina { $page } van { $pages })
button-more-attacks = Meer aanvallen ▸ (dit is pagina { $page } van { $pages })
button-more-orders = Meer eenheden: { $number } ▸ (dit is pagina { $page } van { $pages })
button-end-turn = Beurt beëindigen
button-end-sure = De beurt beëindigen
button-battles-done = Klaar met aanvallen
button-text-sure = Uitvoeren
button-text-others = De andere in het ontwerp
button-back = Terug
button-clear-what = Verwijder { $what } op { $hex }
button-clear-hex = { $hex } opruimen
button-advance = { $hex } innemen
button-stay = Blijven
button-stand = Standhouden
button-always = Altijd zo beslissen…
button-let-pass = Laat ze aanvallen
button-play-nothing = Niets spelen
button-not-yet = Nog niet
button-claim = De winst opeisen
button-give = { $time } geven
button-pause = Pauze …
button-run-on = Laat hem lopen
button-clocks = Klokken
clocks-waiting = De { $side } moeten beslissen: { $until }.
button-wait = Meer tijd geven
button-rematch = Revanche
button-export = Verslag bewaren

result-won = **De { $side } winnen** { $how } – { $score }
result-own-won = 🏆 **Gewonnen!**
result-own-lost = **Verloren.**
result-agreed = **Remise,** door beide kampen afgesproken.
result-cancelled = De veldslag is afgelast.
result-ruled = Een moderator heeft er remise van gemaakt.
result-unfinished = De veldslag is niet afgemaakt: remise, die nergens voor meetelt.
result-abandoned = De veldslag is afgelast: niemand keerde terug.
result-declined = De uitnodiging is afgewezen.
result-expired = De uitnodiging is verlopen.
result-medals = De veldslag is voorbij.
result-no-units = De veldslag is voorbij.
result-objective = De veldslag is voorbij.
result-deck = De veldslag is voorbij.
result-resigned = De veldslag is voorbij.
result-time = De veldslag is voorbij: de tijd was om.
result-seed = 🎲 De dobbelstenen kwamen uit seed `{ $seed }`, aan het begin verzegeld als `{ $hash }…`. `/game verify` gaat ze allemaal na.
ending-medals = op medailles
ending-no-units = omdat er geen vijand meer over is
ending-objective = door hun doel
ending-deck = omdat de stapel op was
ending-resigned = omdat het andere kamp opgaf
ending-agreed = volgens afspraak
ending-time = omdat de tijd van het andere kamp om was
ending-cancelled = hoewel hij is afgelast
ending-ruled = omdat een moderator zo besliste
ending-unfinished = hoewel hij niet is afgemaakt
ending-abandoned = hoewel niemand terugkeerde
ending-declined = zonder strijd
ending-expired = zonder strijd
prompt-drop-where = **Luchtlanding:** boven welk vak springen je figuren?
prompt-drop-aimed = **Luchtlanding:** je figuren springen boven { $hex }. Werp om te zien waar elk neerkomt.
prompt-drop-how = { $figures ->
    [one] 1 figuur springt en drijft af,
   *[other] { $figures } figuren springen, en elk drijft af,
} hoogstens { $steps ->
    [one] 1 vak
   *[other] { $steps } vakken
}, zoals de dobbelstenen bepalen. Op een vrij vak wordt ze een volle eenheid; elders is ze verloren, wat de vijand geen medaille geeft.
