# Toernooien: velen spelen in paren, ronde na ronde.

command-cup = Toernooien: velen spelen in paren, ronde na ronde, tot er een winnaar is
command-cup-new = Een toernooi uitschrijven en iedereen uitnodigen
command-cup-join = Meedoen aan een toernooi dat nog niet begonnen is
command-cup-start = Je toernooi beginnen: de eerste ronde wordt geloot
command-cup-table = Hoe een toernooi ervoor staat
command-cup-drop = Uit een toernooi stappen; wie het leidt, kan ook anderen eruit halen
command-cup-end = Je toernooi beëindigen: de stand geldt zoals hij is
option-cup = Welk toernooi; alleen nodig als er meer zijn
option-cup-name = Hoe het toernooi heet
option-cup-kind = Iedereen tegen iedereen, Zwitsers of knock-out
option-cup-then = Meer veldslagen, één per ronde; anders spelen alle rondes dezelfde
option-cup-players = Hoeveel er mee mogen doen: 3 tot 32, iedereen tegen iedereen tot 8
option-cup-rounds = Alleen Zwitsers: hoeveel rondes; anders zoveel als er nodig zijn voor één winnaar
option-cup-computers = Computers van dit niveau nemen de plaatsen die bij het begin vrij zijn
option-cup-person = Wie er uit je toernooi gaat
choice-cup-kind-round-robin = Iedereen tegen iedereen: tot 8
choice-cup-kind-swiss = Zwitsers: tot 32, niemand valt af, wie gelijk staat treft elkaar
choice-cup-kind-knock-out = Knock-out: tot 32, wie verliest valt af

cup-kind-round-robin = iedereen tegen iedereen
cup-kind-swiss = Zwitsers: niemand valt af, wie gelijk staat treft elkaar
cup-kind-knock-out = knock-out: wie verliest valt af
cup-heading = ## 🏆 { $name }
cup-invites = { $person } nodigt iedereen uit: { $kind }.
cup-battles = { $number ->
    [one] Veldslag: { $battles }
   *[other] Veldslagen, één per ronde: { $battles }
}
cup-match = 🤝 Elk paar speelt een tweekamp: twee veldslagen tegelijk, met de kampen verwisseld.
cup-there = Doen mee ({ $number } van hoogstens { $most }): { $people }
cup-computers = vrije plaatsen gaan bij het begin naar computers: { $computer }
cup-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
cup-expires = De uitnodiging vervalt { $when }, tenzij het toernooi begint.
cup-sealed = 🎲 Dobbelstenen van alle veldslagen verzegeld: `{ $seal }`
error-cup-unsealed = Dit toernooi is uitgeschreven voordat de veldslagen van een toernooi samen werden verzegeld; elke heeft een eigen zegel in het eerste bericht.
cup-lapsed = De uitnodiging voor het toernooi **{ $name }** is vervallen.
cup-called-off = Het toernooi **{ $name }** is afgelast.
cup-entry-open = open, { $number } van { $most }
cup-now = **{ $round }** · { $battle }
cup-round-of = Ronde { $round } van { $rounds }
cup-final = Finale
cup-semi-final = Halve finales
cup-quarter-final = Kwartfinales
cup-meets = { $one } – { $other }: { $places }
cup-result = { $one } { $score } { $other }
cup-forfeit = { $one } { $score } { $other } (gestopt: { $gone })
cup-void = { $one } – { $other }: beide veldslagen afgelast, gelijkspel zonder medailles
cup-idle = { $person }: deze ronde vrij, dat telt als winst met { $medals ->
        [one] één medaille
       *[other] { $medals } medailles
    }
cup-idle-short = { $person } is deze ronde vrij en wint die
cup-being-set-up = wordt opgezet
cup-played-apart = computers onder elkaar, zonder thread
cup-line = { $rank } · { $name } – punten { $points }, medailles { $medals }, Berger { $berger } ({ $won }–{ $drawn }–{ $lost })
cup-line-knock-out = { $rank } · { $name } – gewonnen rondes { $through }, medailles { $medals }
cup-out = { $name } (gestopt)
cup-ties = Tussen haakjes: gewonnen, gelijk, verloren. Winst telt 1 punt, gelijkspel ½. Bij gelijke punten beslissen de medailles, dan Sonneborn-Berger (de punten van wie je verslagen hebt, de helft bij gelijkspel), dan het onderlinge resultaat, dan het lot.
cup-ties-knock-out = Bij een gelijke tweekamp beslissen de verslagen figuren, dan de betere plaats in de loting. In de stand tellen gewonnen rondes, dan medailles, dan het lot.
cup-points = Punten
cup-medals = Medailles
cup-berger = Berger
cup-picture-over = Eindstand
cup-winner = 🏆 { $person } heeft het toernooi gewonnen.
cup-winner-early = 🏆 Het toernooi is voor de laatste ronde beëindigd; { $person } staat eerste en heeft het gewonnen.
cup-no-winner = 🏁 Het toernooi is voorbij, en niemand heeft het gewonnen.
cup-no-winner-early = 🏁 Het toernooi is voor de laatste ronde beëindigd, en niemand heeft het gewonnen.
cup-round-begins = 🏆 **{ $name }** · **{ $round }** · { $battle }. Deze paren spelen:
cup-table-link = [De stand]({ $link })
cup-over-heading = ## 🏆 { $name } is voorbij
cup-mine-out = Je bent uit dit toernooi gestapt.
cup-mine-lost = Je ligt eruit: je hebt in een eerdere ronde verloren.
cup-mine-waits = De volgende ronde begint als in deze alles gespeeld is.
cup-mine-not-begun = Het toernooi is nog niet begonnen. Je doet mee; je eerste veldslagen komen vanzelf.
cup-start-asked = **{ $name }** met { $number } van { $most } spelers beginnen? { $computers ->
    [0] {""}
    [one] Er komt een computer bij.{" "}
   *[other] Er komen { $computers } computers bij.{" "}
}Daarna kan niemand meer meedoen.
cup-drop-asked = Uit **{ $name }** stappen? Je geeft beide veldslagen van je lopende tweekamp op en wordt niet meer ingedeeld. Dit kan niet worden teruggedraaid.
cup-take-out-asked = { $person } uit **{ $name }** halen? Beide veldslagen van de lopende tweekamp worden opgegeven, en { $person } wordt niet meer ingedeeld. Dit kan niet worden teruggedraaid.
cup-end-asked = **{ $name }** nu beëindigen? De stand geldt zoals hij is. Lopende veldslagen gaan door, maar tellen daar niet meer mee.
cup-call-off-asked = **{ $name }** afgelasten voor het begint?
panel-cup = 🏆 Voor het toernooi { $name }, ronde { $round }

button-cup-join = Meedoen
button-cup-leave = Toch niet
button-cup-start = Beginnen
button-cup-table = Stand
button-cup-mine = Mijn tweekamp
button-cup-drop = Stoppen
button-cup-start-sure = Ja, beginnen
button-cup-drop-sure = Ja, ik stop
button-cup-take-out-sure = Ja, eruit halen
button-cup-end-sure = Ja, beëindigen

said-cup-new = 🏆 Je toernooi **{ $name }** is open: { $place }. Je doet alleen mee als je zelf op [Meedoen] drukt; { $computers ->
    [yes] [Beginnen] kan wanneer je wilt, computers nemen de vrije plaatsen.
   *[no] [Beginnen] kan zodra er drie zijn.
}
said-cup-joined = ✋ Je doet mee aan **{ $name }**. Als het begint, komen je veldslagen vanzelf, steeds twee tegelijk, ook als je er al zoveel speelt als je mag.
said-cup-left = 🚪 Je doet niet meer mee aan **{ $name }**.
said-cup-started = ▶️ **{ $name }** begint.
said-cup-dropped = 🚪 { $person } doet niet meer mee aan **{ $name }**.
said-cup-ended = 🏁 **{ $name }** is voorbij.
said-cup-moved = 🏆 De stand van **{ $name }** staat vanaf nu in dit kanaal.

error-no-cup = Zo'n toernooi is er hier niet. /cup table toont welke er zijn.
error-no-cups = Op deze server is geen toernooi open of bezig. /cup new schrijft er een uit.
error-which-cup = Hier zijn meer toernooien: { $cups }. Noem er een met de optie "cup".
error-cup-name = Een toernooi heeft een naam van hoogstens { $most } letters nodig.
error-cup-players = Dit soort toernooi is voor { $least } tot { $most } spelers.
error-cup-alone = In een toernooi speel je zelf: geen plaats wordt weggegeven, geen Generaal geeft raad, en tegen een computer wordt niets teruggenomen zodra er is geworpen of een kaart is getrokken. Met /cup drop stap je eruit.
error-cup-nobody = Nog niemand doet mee aan dit toernooi.
error-cup-full = Alle { $most } plaatsen van dit toernooi zijn bezet.
error-cup-joined-already = Je doet al mee aan dit toernooi.
error-cup-running = Dit toernooi is begonnen: niemand kan er meer bij.
error-cup-over = Dit toernooi is voorbij.
error-cup-not-full = Aan dit toernooi kan nog iemand meedoen.
error-cup-too-few = Een toernooi heeft minstens { $least } deelnemers nodig; tot nu toe zijn er { $there }.
error-not-cup-organizer = Dat kunnen alleen <@{ $person }>, van wie dit toernooi is, en moderators.
error-not-in-cup = Je doet niet mee aan dit toernooi. /cup table toont wie wel.
error-too-many-cups = Op deze server zijn { $most } toernooien open of bezig: meer mogen het er niet zijn.

audit-cup-start = Toernooi **{ $name }** begonnen
audit-cup-drop = <@{ $who }> uit het toernooi **{ $name }** gehaald
audit-cup-end = Toernooi **{ $name }** beëindigd
