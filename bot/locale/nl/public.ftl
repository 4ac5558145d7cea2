# Wat iedereen leest: het paneel, de mededelingen, uitnodigingen.

panel-waiting = ⏳ **Beurt { $turn } · { $side }** ({ $people }): { $decision } · { $until }
panel-paused = ⏸️ Een moderator laat de klok stilstaan.
panel-paused-until = ⏸️ Beide kampen hebben afgesproken de klok stil te zetten; hij gaat { $when } weer lopen.
panel-side-of = { $side }: { $what }
panel-clock = 🕰️ Tijd over: { $sides } · elke beurt geeft { $increment } erbij, tot { $cap }
bank-runs = loopt { $when } af
panel-cards = 🃏 Kaarten: Geallieerden { $allies }, As-mogendheden { $axis }, nog { $deck } te nemen

panel-away = { $computer } speelt voor { $person }, tot [Ik ben er weer].
button-here-again = Ik ben er weer
notice-turn = { $people } – **beurt { $turn }: de { $side } zijn aan zet.**
notice-deadline = ⏳ { $until }
notice-opening = **{ $title } begint.** [Briefing] vertelt waar het om gaat en de speciale regels. Spelen doe je met [Beurt spelen] of `/play orders`: wat hier alleen wordt geschreven, lees ik niet.
notice-asked = { $people } – { $question } ⏳ Sluit uiterlijk { $when }, dan beslissen je reacties.
notice-question-retreat = **een vlag voor je { $unit } op { $at }: waar gaat hij heen?**
notice-question-withdraw = **je { $unit } op { $at } wijkt uit: waarheen?**
notice-question-react = **je { $unit } op { $at } wordt man-tot-man aangevallen.**
notice-question-fire = **er wordt op je { $unit } op { $at } gevuurd.**
notice-question-combat = **nu mogen gevechtskaarten worden gespeeld.**
notice-question-choose = **de keus is aan jou.**
notice-resumed = { $people } – **het antwoord is er, je beurt gaat verder.** ⏳ { $until }
notice-reminder = ⏰ { $people } – er is nog weinig tijd voor beurt { $turn }; { $until }.
notice-overdue = ⏰ { $people }: de tijd is om voor de { $side }. Het andere kamp mag de veldslag opeisen of wachten.
notice-played-turn = ⏰ { $people } – de tijd is om voor de { $side } in beurt { $turn }. { $clock ->
    [left] Deze beurt wordt voor hen gespeeld door { $computers }, met alleen wat zij mogen zien; voor de volgende is er nog { $left }
   *[same] Dit deel wordt voor hen gespeeld door { $computers }, met alleen wat zij mogen zien
}. Er is niets verloren.
notice-played-seat = ⏰ { $people } – de tijd was te vaak om voor de { $side }. Verder op deze plaats: { $computers }, tot er op [Ik ben er weer] wordt gedrukt, hier, privé of met /game back.
notice-back-now = 🙋 { $person } is terug en speelt weer voor de { $side }.
notice-back-next = 🙋 { $person } is terug en speelt vanaf de volgende beurt voor de { $side }.
notice-waits = ⏳ Het andere kamp wacht: de { $side } hebben een nieuwe klok, { $until }.
notice-time-given = 🎁 <@{ $person }> geeft de { $side } { $time } meer.
notice-paused = ⏸️ De klok staat stil, zoals beide kampen hebben afgesproken; hij gaat { $when } weer lopen. Doorspelen mag. [Klokken] onder [Meer] beëindigt de pauze eerder.
notice-pause-over = ▶️ { $people } – de klok loopt weer; { $until }.
notice-pause-ended = ▶️ { $people } – <@{ $person }> laat de klok weer lopen; { $until }.
notice-consent-pause = ⏸️ <@{ $by }> vraagt om de klok { $time } stil te zetten. { $people }, akkoord?
notice-answered-pause-yes = 👍 <@{ $person }> gaat akkoord met een pauze.
notice-answered-pause-no = 👎 Geen pauze: de klok loopt.
notice-away = 🏖️ <@{ $person }> is weg van <t:{ $since }:D> tot <t:{ $until }:D>. De klok van een kamp staat stil zolang niemand van dat kamp er is.
notice-home = 🏠 <@{ $person }> is er weer: de klok loopt.
notice-still = 🕊️ { $people } – hier is al { $time } niets gebeurd. **Wordt er nog gespeeld?** Wie al die tijd wacht, mag er een remise van maken die nergens voor meetelt; zonder antwoord eindigt het vanzelf zo, { $when }.
notice-plays-on = 🕊️ <@{ $person }> speelt door. Aan zet: { $people }; er is geen haast.
notice-undone = ↩️ **Teruggenomen;** de veldslag staat weer op beurt { $turn }, zonder:
notice-stands = ↩️ De beurt gaat halverwege verder. Al gedaan is:
notice-consent-undo = ↩️ <@{ $by }> vraagt om dit terug te nemen. { $people }, akkoord?
notice-consent-seat = 🪑 <@{ $by }> vraagt: mag <@{ $new }> verdergaan voor de { $side } in plaats van <@{ $old }>? { $people }, akkoord?
notice-consent-draw = 🤝 <@{ $by }> biedt remise aan. { $people }, akkoord?
notice-consent-lapsed = ⏳ Deze vraag geldt niet meer.
notice-answered-withdrawn = ↩️ <@{ $person }> trekt de vraag in.
notice-answered-undo-yes = 👍 <@{ $person }> gaat akkoord: het wordt teruggenomen.
notice-answered-undo-no = 👎 <@{ $person }> gaat niet akkoord: er wordt niets teruggenomen.
notice-answered-draw-yes = 👍 <@{ $person }> gaat akkoord met remise.
notice-answered-draw-no = 👎 Geen remise: de veldslag gaat verder.
notice-answered-seat-yes = 👍 <@{ $person }> gaat akkoord met het wisselen van plaats.
notice-answered-seat-no = 👎 De plaatsen blijven zoals ze zijn.
notice-over = 🏁 { $people } – { $result }
notice-cancelled-somebody = De veldslag is afgelast door een moderator.
notice-cancelled-abandoned = 🕸️ Twee weken nadat de tijd om was, is niemand naar deze veldslag teruggekomen: hij is afgelast. [Revanche] onder het paneel begint hem opnieuw.
notice-cancelled-unfinished = 🍂 De veldslag eindigt onafgemaakt, in remise die nergens voor meetelt. [Revanche] onder het paneel begint hem opnieuw.
notice-cancelled-left = 🚪 De veldslag is afgelast: het andere kamp heeft de server verlaten.
notice-ruled-extend = ⏳ Moderator <@{ $by }> geeft meer tijd: { $until }.
notice-ruled-pause = ⏸️ Moderator <@{ $by }> laat de klok stilstaan. Doorspelen mag.
notice-ruled-resume = ▶️ Moderator <@{ $by }> laat de klok weer lopen: { $until }.
notice-ruled-undo = ↩️ Moderator <@{ $by }> heeft de laatste actie teruggenomen.
notice-ruled-force-time = ⏰ Moderator <@{ $by }> zegt dat de tijd nu om is.
notice-ruled-force-allies = ⚖️ Moderator <@{ $by }> heeft de veldslag beslist: de Geallieerden winnen.
notice-ruled-force-axis = ⚖️ Moderator <@{ $by }> heeft de veldslag beslist: de As-mogendheden winnen.
notice-ruled-force-draw = ⚖️ Moderator <@{ $by }> heeft de veldslag beslist: remise.
notice-vanished = 🚪 { $people } – <@{ $person }> heeft deze server verlaten, en de { $side } hebben niemand meer. Iemand anders kan daar gaan zitten en verderspelen; je kunt wachten, of de veldslag zonder winnaar beëindigen.
notice-cancelled-gone = De server heeft me weggestuurd: de veldslag is afgelast.
notice-replaced = 🔄 <@{ $new }> neemt de plaats in van <@{ $old }>.
notice-replaced-side = 🔄 <@{ $new }> neemt de plaats in van <@{ $old }> voor de { $side }.
notice-revealed = 👁️ Een moderator heeft de verborgen kaarten van deze veldslag bekeken.
notice-match-over = 🤝 De tweekamp is voorbij: **{ $sum }**. { $result }

elsewhere-heading = 🧭 **{ $title }** – hier gezegd, want de thread is niet te gebruiken:
elsewhere-missed = ⚠️ Discord wilde iets wat daar gezegd moest worden een hele dag niet aannemen. [Bord] en [Logboek] tonen hoe het staat.
notice-thread-lost = 🧭 De thread van **{ $title }** { $why ->
    [deleted] is verwijderd
    [locked] is vergrendeld
   *[other] is voor mij gesloten
}. De veldslag gaat verder, en er is niets van verloren.
lost-how-on = De spelers kunnen hier in een nieuwe thread verder; wie modereert, kan de oude weer openen.
notice-side-lost = 🧭 De plek van de { $side } { $why ->
    [deleted] is verwijderd
    [locked] is vergrendeld
   *[other] is voor mij gesloten
}. De veldslag gaat hier verder: hand, bord en bevelen zitten achter de knoppen, alleen voor jouw ogen.
notice-moved = 🧭 { $people } – de veldslag gaat hier verder, beurt { $turn }. ⏳ { $until }
lost-thread = de thread
lost-side-allies = de plek van de Geallieerden
lost-side-axis = de plek van de As-mogendheden
mods-lost = 🧭 Van **{ $title }**: { $what } { $why ->
    [deleted] is verwijderd
    [locked] is vergrendeld
   *[other] is voor mij gesloten
}. De spelers wordt gevraagd of het elders verdergaat; /admin repair maakt het opnieuw, /admin cancel beëindigt de veldslag.
mods-undelivered = ⚠️ **{ $title }**: iets kon een dag lang niet worden verteld, en wordt opgegeven. /admin health en /admin setup tonen misschien waarom.
forum-post = ⚔️ **{ $title }** – de veldslag wordt in deze post verteld en gespeeld.
button-continue = Verder in een nieuwe thread
button-side-anew = Nieuwe plek voor de { $side }

match-winner = 🏆 Winst voor { $person }.
match-winner-figures = 🏆 De medailles zijn gelijk; op verslagen figuren, { $more } tegen { $less }, is de winst voor { $person }.
match-stands = 🤝 In de tweekamp staat het nu **{ $sum }**.
match-stands-next = 🤝 In de tweekamp staat het nu **{ $sum }**. De tweede veldslag, met de kampen verwisseld, begint zo.
match-tied = 🏆 Gelijkspel.
match-leg = tweekamp { $leg }/2
button-other-battle = De andere veldslag
match-heading = ## 🤝 Tweekamp: { $title }
match-waits = ⏳ Beurt { $turn }, aan zet: { $people }, { $until }
match-won = 🏁 De { $side } winnen { $how }
match-second = De tweede veldslag, met de kampen verwisseld, wordt opgezet.
match-second-in-turn = De tweede veldslag, met de kampen verwisseld, begint als deze beslist is.
panel-match = 🤝 Veldslag { $leg } van 2 in een tweekamp
panel-match-other = de andere: { $place }
panel-match-link = [hoe de tweekamp ervoor staat]({ $link })
button-take-turn-of = Beurt spelen · #{ $game }

invitation-heading = ## ⚔️ { $title }
invitation-by = { $person } zoekt een tegenstander.
invitation-asks = { $people }, dit is voor jou.
in-time-line = ⏱️ Beurten op tijd: { $people }
in-time-share = { $person } { $percent }% van { $turns }
in-time-new = { $person } is nieuw
invitation-expires = De uitnodiging verloopt { $when }.
invitation-over-declined = De uitnodiging voor **{ $title }** is afgewezen.
invitation-over-expired = De uitnodiging voor **{ $title }** is verlopen.
invitation-over-cancelled = { $by } heeft de uitnodiging voor **{ $title }** ingetrokken.
invitation-over-started = **{ $title }** is begonnen: { $place }

button-computer = Speel tegen de Veteraan (computer)
button-computers = Beginnen · vrije plaatsen aan Veteranen (computers)
button-join = Meedoen als { $side }
button-details = Briefing
button-decline = Afwijzen
button-play-on = Wij spelen door
button-let-be = Laten rusten
button-decide = Beslissen
button-agree = Akkoord
button-disagree = Nee

terms-clock = ⏳ { $time } per beurt
terms-pace = ⏳ { $name }: { $bank } per kamp, +{ $increment } per beurt, hoogstens { $cap }
terms-friendly = 🕊️ geen klok: na { $time } stilte wordt beide kampen gevraagd of ze nog spelen
terms-unhurried = 🕊️ geen klok: na { $time } stilte vraag ik of je nog speelt
pace-live = Live
pace-normal = Normaal
pace-slow = Rustig
pace-fast = Snel
pace-own = Klok
terms-orders = niemand wacht op reacties: die zijn vooraf ingesteld
terms-fair = reacties worden eerlijk gevraagd: elke vraag bij een aanval staat 10 minuten tot 4 uur open, ongeacht wie wat in de hand heeft
terms-live = reacties worden meteen gevraagd, 90 seconden lang, aan wie in de laatste 5 minuten heeft gespeeld; voor anderen geldt wat ze vooraf hebben ingesteld
terms-match = 🤝 een tweekamp: twee veldslagen tegelijk, de tweede met de kampen verwisseld
terms-match-in-turn = 🤝 een tweekamp: twee veldslagen na elkaar, de tweede met de kampen verwisseld
terms-practice = oefenen: één persoon, beide kampen
terms-rule = gespeeld met: { $rule }
terms-young = Jonge generaals
computer-recruit = 🤖 Rekruut
    .plain = Rekruut
computer-veteran = 🤖 Veteraan
    .plain = Veteraan
computer-general = 🤖 Generaal
    .plain = Generaal
terms-no-standin = is de tijd om, dan mag het andere kamp de veldslag opeisen
terms-in-time = voor wie minstens { $least }% van zijn beurten op tijd speelt, of nieuw is
terms-no-odds = aanvallen zonder dat de kansen worden genoemd
terms-option = { $option }: { $value }

until = de tijd is { $when } om
until-team = de tijd van het team is { $when } om, de klok van het kamp { $clock }
until-never = geen klok
until-paused = de klok staat stil
until-not-begun = –
span-none = niets
span-days = { $number ->
    [one] 1 dag
   *[other] { $number } dagen
}
span-hours = { $number ->
    [one] 1 uur
   *[other] { $number } uur
}
span-minutes = { $number ->
    [one] 1 minuut
   *[other] { $number } minuten
}

option-hill_sight = zicht over heuvels
option-hill_sight-classic = niemand ziet over een heuvel
option-hill_sight-height = lagere heuvels blokkeren hogere eenheden niet
option-edge_sight = zicht langs de rand van het bord
option-edge_sight-obstructed = de rand blokkeert
option-edge_sight-open = de rand is open
option-retreat_path = terugtrekken in een doodlopende weg
option-retreat_path-longest = de langste weg moet
option-retreat_path-any = elke weg mag
option-beach_limit = strandlimiet
option-beach_limit-entered = voor wie het strand op gaat
option-beach_limit-standing = ook voor wie er begint
option-behind_lines_battle = terrein bij “Achter de Linies”
option-behind_lines_battle-restricted = verbiedt het gevecht zoals altijd
option-behind_lines_battle-free = verbiedt het gevecht niet
option-air_power_group = doelwitten van Luchtaanval
option-air_power_group-connected = één aaneengesloten groep
option-air_power_group-mutual = elk naast elk
option-air_power_dice = dobbelstenen van Luchtaanval
option-tactic_cards = bevelkaarten
option-tactic_cards-True = sectie- en tactiekkaarten
option-tactic_cards-False = alleen sectiekaarten
option-take_ground = Terreinwinst
option-take_ground-True = ja
option-take_ground-False = nee
option-overrun = Pantserdoorbraak
option-overrun-True = ja
option-overrun-False = nee
option-overlord = Overlord
option-overlord-generals = kaarten worden aan generaals uitgedeeld
option-overlord-one-card = één kaart per beurt, zoals op een klein bord
option-td_own_hex_penalty = tankjager die zich niet heeft verplaatst
option-td_own_hex_penalty-False = vuurt vrij vanuit zijn vak
option-td_own_hex_penalty-True = zijn eigen vak kost dobbelstenen
option-river_mouth = monding van een beek
option-river_mouth-shallow = zoals de beek
option-river_mouth-deep = gesloten, zoals een rivier
option-drop_center = vak van een luchtlanding
option-drop_center-named = de veldslag noemt het
option-drop_center-advised = wie afspringt, kiest het
option-drop_collision = figuren die samen neerkomen
option-drop_collision-all = zijn allemaal verloren
option-drop_collision-second = de eerste blijft staan
option-marines_on_the_move = mariniers In Beweging
option-marines_on_the_move-False = zoals de kaart zegt
option-marines_on_the_move-True = ook 1 eenheid meer
option-cavalry_terrain_class = cavalerie op terrein
option-cavalry_terrain_class-armor = telt als pantser
option-cavalry_terrain_class-infantry = telt als infanterie
option-wadi_artillery = artillerie bij een wadi
option-wadi_artillery-hindered = verliest 1 dobbelsteen
option-wadi_artillery-free = verliest niets
option-oasis_recovery = herstel in een oase
option-oasis_recovery-named = waar de veldslag het zegt
option-oasis_recovery-always = in elke oase
option-headquarters_retreat = terugtrekken op tenten van een hoofdkwartier
option-headquarters_retreat-captures = verovert ze
option-headquarters_retreat-nothing = verandert niets
option-coast = kust
option-coast-sea = telt als zee
option-coast-shore = telt als strand
option-cavalry_stars = sterren van cavalerie tegen een tankjager
option-cavalry_stars-miss = zijn mis, zoals bij infanterie
option-cavalry_stars-hit = treffen, zoals bij pantser
option-plough_own_mines = mijnploeg op mijnen van het eigen kamp
option-plough_own_mines-leaves = laat ze liggen
option-plough_own_mines-clears = ruimt ze
option-copied_recon = door Tegenaanval nagespeelde Verkenning
option-copied_recon-draws = neemt een gevechtskaart, zoals een Verkenning
option-copied_recon-draws-none = neemt geen gevechtskaart
option-exit_figures = uitgangen waar figuren worden geteld
option-exit_figures-everybody = elke eenheid telt per figuur
option-exit_figures-vehicles = alleen voertuigen tellen per figuur, andere zijn één medaille
option-match_tie = gelijke tweekamp
option-match_tie-draw = remise
option-match_tie-figures = figuren beslissen
