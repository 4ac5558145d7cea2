# Was alle lesen: das Panel, die Mitteilungen, Einladungen.

panel-waiting = ⏳ **Zug { $turn } · { $side }** ({ $people }): { $decision } · { $until }
panel-paused = ⏸️ Ein Moderator hat die Uhr angehalten.
panel-paused-until = ⏸️ Beide Seiten haben vereinbart, die Uhr anzuhalten; sie läuft { $when } weiter.
panel-side-of = { $side }: { $what }
panel-clock = 🕰️ Restzeit: { $sides } · jeder Zug gibt { $increment } dazu, bis { $cap }
bank-runs = endet { $when }
panel-cards = 🃏 Karten: Alliierte { $allies }, Achse { $axis }, im Stapel noch { $deck }

panel-away = { $computer } spielt für { $person }, bis zu [Bin wieder da].
button-here-again = Bin wieder da
notice-turn = { $people } – **Zug { $turn }, { $side ->
    [Achse] die Achse ist
   *[other] die Alliierten sind
} dran.**
notice-deadline = ⏳ { $until }
notice-opening = **{ $title } beginnt.** [Einsatzbesprechung] sagt, worum es geht, und nennt die Sonderregeln. Gespielt wird mit [Zug machen] oder `/play orders`: Was hier nur geschrieben wird, lese ich nicht.
notice-asked = { $people } – { $question } ⏳ Das schließt spätestens { $when }, dann entscheiden deine Reaktionen.
notice-question-retreat = **eine Flagge für deine Einheit auf { $at } ({ $unit }): Wohin geht sie?**
notice-question-withdraw = **deine Einheit auf { $at } ({ $unit }) weicht aus: Wohin?**
notice-question-react = **deine Einheit auf { $at } ({ $unit }) wird im Nahkampf angegriffen.**
notice-question-fire = **deine Einheit auf { $at } ({ $unit }) wird beschossen.**
notice-question-combat = **jetzt können Gefechtskarten gespielt werden.**
notice-question-choose = **du hast die Wahl.**
notice-resumed = { $people } – **die Antwort ist da, dein Zug geht weiter.** ⏳ { $until }
notice-reminder = ⏰ { $people } – für Zug { $turn } bleibt wenig Zeit; { $until }.
notice-overdue = ⏰ { $people }: Für die { $side ->
    [Achse] Achse
   *[other] Alliierten
} ist die Zeit um. Die andere Seite darf den Sieg beanspruchen oder warten.
notice-played-turn = ⏰ { $people } – in Zug { $turn } ist die Zeit um für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}. Es übernimmt { $computers }, { $clock ->
    [left] nur diesen Zug und nur mit dem, was diese Seite sehen darf; Restzeit für den nächsten: { $left }
   *[same] nur diesen Teil und nur mit dem, was diese Seite sehen darf
}. Nichts ist verloren.
notice-played-seat = ⏰ { $people } – zu oft war die Zeit um für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}. Auf diesem Platz weiter: { $computers }, bis jemand auf [Bin wieder da] drückt, hier, in Direktnachrichten oder mit /game back.
notice-back-now = 🙋 { $person } ist zurück und spielt wieder für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}.
notice-back-next = 🙋 { $person } ist zurück und spielt ab dem nächsten Zug für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}.
notice-waits = ⏳ Die andere Seite wartet: eine frische Uhr für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}, { $until }.
notice-time-given = 🎁 <@{ $person }> gibt { $side ->
    [Achse] der Achse
   *[other] den Alliierten
} { $time } mehr.
notice-paused = ⏸️ Die Uhr steht still, wie beide Seiten vereinbart haben; sie läuft { $when } weiter. Spielen dürft ihr trotzdem. [Uhren] unter [Mehr] beendet die Pause früher.
notice-pause-over = ▶️ { $people } – die Uhr läuft weiter; { $until }.
notice-pause-ended = ▶️ { $people } – <@{ $person }> lässt die Uhr weiterlaufen; { $until }.
notice-consent-pause = ⏸️ <@{ $by }> möchte die Uhr anhalten, Dauer: { $time }. { $people }, einverstanden?
notice-answered-pause-yes = 👍 <@{ $person }> ist mit einer Pause einverstanden.
notice-answered-pause-no = 👎 Keine Pause: Die Uhr läuft.
notice-away = 🏖️ <@{ $person }> ist vom <t:{ $since }:D> bis zum <t:{ $until }:D> weg. Die Uhr einer Seite steht still, solange niemand von ihr da ist.
notice-home = 🏠 <@{ $person }> ist wieder da: Die Uhr läuft.
notice-still = 🕊️ { $people } – hier ist schon lange nichts geschehen ({ $time }). **Spielt ihr noch?** Wer gewartet hat, darf die Schlacht beenden, als Unentschieden, das nicht zählt; ohne Antwort endet sie so { $when } von selbst.
notice-plays-on = 🕊️ <@{ $person }> spielt weiter. { $people }, du bist dran; es eilt nicht.
notice-undone = ↩️ **Zurückgenommen;** die Schlacht steht wieder in Zug { $turn }, ohne:
notice-stands = ↩️ Der Zug geht mittendrin weiter. Schon getan ist:
notice-consent-undo = ↩️ <@{ $by }> möchte das zurücknehmen. { $people }, einverstanden?
notice-consent-seat = 🪑 <@{ $by }> fragt: Darf <@{ $new }> statt <@{ $old }> weiterspielen, für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}? { $people }, einverstanden?
notice-consent-draw = 🤝 <@{ $by }> bietet ein Unentschieden an. { $people }, einverstanden?
notice-consent-lapsed = ⏳ Diese Frage stellt sich nicht mehr.
notice-answered-withdrawn = ↩️ <@{ $person }> zieht die Frage zurück.
notice-answered-undo-yes = 👍 <@{ $person }> ist einverstanden: Es wird zurückgenommen.
notice-answered-undo-no = 👎 <@{ $person }> ist nicht einverstanden: Nichts wird zurückgenommen.
notice-answered-draw-yes = 👍 <@{ $person }> ist mit einem Unentschieden einverstanden.
notice-answered-draw-no = 👎 Kein Unentschieden: Die Schlacht geht weiter.
notice-answered-seat-yes = 👍 <@{ $person }> ist mit dem Platzwechsel einverstanden.
notice-answered-seat-no = 👎 Die Plätze bleiben, wie sie sind.
notice-over = 🏁 { $people } – { $result }
notice-cancelled-somebody = Ein Moderator hat die Schlacht abgesagt.
notice-cancelled-abandoned = 🕸️ Zwei Wochen nach Ablauf der Zeit ist niemand zu dieser Schlacht zurückgekommen: Sie ist abgesagt. [Revanche] unter dem Panel beginnt sie neu.
notice-cancelled-unfinished = 🍂 Die Schlacht bleibt unbeendet, ein Unentschieden, das nicht zählt. [Revanche] unter dem Panel beginnt sie neu.
notice-cancelled-left = 🚪 Die Schlacht ist abgesagt: Die andere Seite hat den Server verlassen.
notice-ruled-extend = ⏳ <@{ $by }> gibt als Moderator mehr Zeit: { $until }.
notice-ruled-pause = ⏸️ <@{ $by }> hält als Moderator die Uhr an. Spielen dürft ihr trotzdem.
notice-ruled-resume = ▶️ <@{ $by }> lässt als Moderator die Uhr weiterlaufen: { $until }.
notice-ruled-undo = ↩️ <@{ $by }> hat als Moderator die letzte Aktion zurückgenommen.
notice-ruled-force-time = ⏰ <@{ $by }> sagt als Moderator: Die Zeit ist jetzt um.
notice-ruled-force-allies = ⚖️ <@{ $by }> hat die Schlacht als Moderator entschieden: Die Alliierten gewinnen.
notice-ruled-force-axis = ⚖️ <@{ $by }> hat die Schlacht als Moderator entschieden: Die Achse gewinnt.
notice-ruled-force-draw = ⚖️ <@{ $by }> hat die Schlacht als Moderator entschieden: unentschieden.
notice-vanished = 🚪 { $people } – <@{ $person }> hat diesen Server verlassen, und niemand spielt mehr für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}. Jemand anderes kann sich dort hinsetzen und weiterspielen; ihr könnt warten oder die Schlacht ohne Sieger beenden.
notice-cancelled-gone = Der Server hat mich weggeschickt: Die Schlacht ist abgesagt.
notice-replaced = 🔄 <@{ $new }> nimmt den Platz von <@{ $old }> ein.
notice-replaced-side = 🔄 <@{ $new }> nimmt den Platz von <@{ $old }> ein: { $side }.
notice-revealed = 👁️ Ein Moderator hat die verdeckten Karten dieser Schlacht angesehen.
notice-match-over = 🤝 Hin- und Rückspiel sind vorbei: **{ $sum }**. { $result }

elsewhere-heading = 🧭 **{ $title }** – hier gesagt, weil der Thread nicht nutzbar ist:
elsewhere-missed = ⚠️ Einen ganzen Tag lang nahm Discord etwas nicht an, das dort gesagt werden sollte. [Spielplan] und [Protokoll] zeigen, wie es steht.
notice-thread-lost = 🧭 Der Thread von **{ $title }** { $why ->
    [deleted] wurde gelöscht
    [locked] wurde gesperrt
   *[other] ist für mich geschlossen
}. Die Schlacht geht weiter, und nichts von ihr ist verloren.
lost-how-on = Die Spieler können hier in einem neuen Thread weitermachen; Moderatoren können den alten öffnen.
notice-side-lost = 🧭 Der Ort { $side ->
    [Achse] der Achse
   *[other] der Alliierten
} { $why ->
    [deleted] wurde gelöscht
    [locked] wurde gesperrt
   *[other] ist für mich geschlossen
}. Die Schlacht geht hier weiter: Hand, Spielplan und Befehle sind hinter den Knöpfen, nur für deine Augen.
notice-moved = 🧭 { $people } – die Schlacht geht hier weiter, Zug { $turn }. ⏳ { $until }
lost-thread = der Thread
lost-side-allies = der Ort der Alliierten
lost-side-axis = der Ort der Achse
mods-lost = 🧭 **{ $title }**: { $what } { $why ->
    [deleted] wurde gelöscht
    [locked] wurde gesperrt
   *[other] ist für mich geschlossen
}. Die Spieler werden gefragt, ob es anderswo weitergeht; /admin repair legt ihn neu an, /admin cancel beendet die Schlacht.
mods-undelivered = ⚠️ **{ $title }**: Einen Tag lang ließ sich etwas nicht sagen, und ich gebe es auf. /admin health und /admin setup können zeigen, warum.
forum-post = ⚔️ **{ $title }** – die Schlacht wird in diesem Beitrag erzählt und gespielt.
button-continue = Weiter in neuem Thread
button-side-anew = Neuer Ort: { $side }

match-winner = 🏆 Sieg für { $person }.
match-winner-figures = 🏆 Gleich viele Orden; nach vernichteten Figuren, { $more } zu { $less }: Sieg für { $person }.
match-stands = 🤝 Zwischenstand von Hin- und Rückspiel: **{ $sum }**.
match-stands-next = 🤝 Zwischenstand von Hin- und Rückspiel: **{ $sum }**. Die zweite Schlacht, mit vertauschten Seiten, beginnt gleich.
match-tied = 🏆 Unentschieden.
match-leg = Spiel { $leg }/2
button-other-battle = Die andere Schlacht
match-heading = ## 🤝 Hin- und Rückspiel: { $title }
match-waits = ⏳ Zug { $turn }, dran: { $people }; { $until }
match-won = 🏁 { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
}: { $how }
match-second = Die zweite Schlacht, mit vertauschten Seiten, wird gerade angesetzt.
match-second-in-turn = Die zweite Schlacht, mit vertauschten Seiten, beginnt, wenn diese entschieden ist.
panel-match = 🤝 Schlacht { $leg } von 2 aus Hin- und Rückspiel
panel-match-other = die andere: { $place }
panel-match-link = [wie es insgesamt steht]({ $link })
button-take-turn-of = Zug machen · #{ $game }

invitation-heading = ## ⚔️ { $title }
invitation-by = { $person } sucht einen Gegner.
invitation-asks = { $people }, das ist für dich.
in-time-line = ⏱️ Pünktliche Züge: { $people }
in-time-share = { $person } { $percent } % von { $turns }
in-time-new = { $person } ist neu
invitation-expires = Die Einladung verfällt { $when }.
invitation-over-declined = Die Einladung zu **{ $title }** wurde abgelehnt.
invitation-over-expired = Die Einladung zu **{ $title }** ist verfallen.
invitation-over-cancelled = { $by } hat die Einladung zu **{ $title }** zurückgenommen.
invitation-over-started = **{ $title }** hat begonnen: { $place }

button-computer = Gegen den Veteranen (Computer)
button-computers = Beginnen · freie Plätze an Veteranen (Computer)
button-join = Mitspielen: { $side }
button-details = Einsatzbesprechung
button-decline = Ablehnen
button-play-on = Wir spielen weiter
button-let-be = Ruhen lassen
button-decide = Entscheiden
button-agree = Einverstanden
button-disagree = Nein

terms-clock = ⏳ { $time } je Zug
terms-pace = ⏳ { $name }: { $bank } je Seite, +{ $increment } je Zug, höchstens { $cap }
terms-friendly = 🕊️ ohne Uhr: Nach langem Schweigen ({ $time }) werden beide Seiten gefragt, ob sie noch spielen
terms-unhurried = 🕊️ ohne Uhr: Nach langem Schweigen ({ $time }) frage ich, ob du noch spielst
pace-live = Zügig
pace-normal = Normal
pace-slow = Gemütlich
pace-fast = Schnell
pace-own = Uhr
terms-orders = niemand wartet auf Reaktionen: Sie sind vorher eingestellt
terms-fair = bei Reaktionen wird fair gefragt: Jede Frage zu einem Angriff ist 10 Minuten bis 4 Stunden offen, egal wer was hält
terms-live = bei Reaktionen wird auf der Stelle gefragt, 90 Sekunden lang, wer in den letzten 5 Minuten gespielt hat; bei anderen gilt, was sie vorher eingestellt haben
terms-match = 🤝 Hin- und Rückspiel: zwei Schlachten zugleich, die zweite mit vertauschten Seiten
terms-match-in-turn = 🤝 Hin- und Rückspiel: zwei Schlachten nacheinander, die zweite mit vertauschten Seiten
terms-practice = Üben: eine Person, beide Seiten
terms-rule = gespielt mit: { $rule }
terms-young = junge Generäle
computer-recruit = 🤖 Rekrut
    .plain = Rekrut
computer-veteran = 🤖 Veteran
    .plain = Veteran
computer-general = 🤖 General
    .plain = General
terms-no-standin = ist die Zeit um, darf die andere Seite den Sieg beanspruchen
terms-in-time = für Leute mit { $least } % pünktlichen Zügen, oder Neue
terms-no-odds = Angriffe ohne Nennung der Chancen
terms-option = { $option }: { $value }

until = die Zeit endet { $when }
until-team = die Zeit des Teams dafür endet { $when }, die Uhr der Seite { $clock }
until-never = ohne Uhr
until-paused = die Uhr steht still
until-not-begun = –
span-none = nichts
span-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}
span-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
}
span-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}

option-hill_sight = Sicht über Hügel
option-hill_sight-classic = niemand sieht über einen Hügel
option-hill_sight-height = niedrigere Hügel blockieren erhöhte Einheiten nicht
option-edge_sight = Sicht am Rand des Spielplans entlang
option-edge_sight-obstructed = der Rand blockiert
option-edge_sight-open = der Rand ist offen
option-retreat_path = Rückzug in eine Sackgasse
option-retreat_path-longest = der längste Weg muss genommen werden
option-retreat_path-any = jeder Weg ist erlaubt
option-beach_limit = Begrenzung am Strand
option-beach_limit-entered = für Bewegungen, die ihn betreten
option-beach_limit-standing = auch für Bewegungen, die dort beginnen
option-behind_lines_battle = Gelände bei „Hinter den Linien“
option-behind_lines_battle-restricted = verbietet den Kampf wie immer
option-behind_lines_battle-free = verbietet den Kampf nicht
option-air_power_group = Ziele eines Luftangriffs
option-air_power_group-connected = eine zusammenhängende Gruppe
option-air_power_group-mutual = jedes neben jedem
option-air_power_dice = Würfel eines Luftangriffs
option-tactic_cards = Kommandokarten
option-tactic_cards-True = Bereichs- und Taktikkarten
option-tactic_cards-False = nur Bereichskarten
option-take_ground = Boden gewinnen
option-take_ground-True = ja
option-take_ground-False = nein
option-overrun = Panzervorstoß
option-overrun-True = ja
option-overrun-False = nein
option-overlord = Overlord
option-overlord-generals = Karten werden an Generäle ausgeteilt
option-overlord-one-card = eine Karte je Zug, wie auf einem kleinen Spielplan
option-td_own_hex_penalty = Panzerzerstörer, der sich nicht bewegt hat
option-td_own_hex_penalty-False = schießt frei aus seinem Feld
option-td_own_hex_penalty-True = sein eigenes Feld kostet Würfel
option-river_mouth = Bachmündung
option-river_mouth-shallow = wie der Bach
option-river_mouth-deep = gesperrt, wie ein Fluss
option-drop_center = Feld einer Luftlandung
option-drop_center-named = die Schlacht nennt es
option-drop_center-advised = wer abspringt, wählt es
option-drop_collision = Figuren, die zusammen landen
option-drop_collision-all = alle sind verloren
option-drop_collision-second = die erste bleibt
option-marines_on_the_move = Marineinfanterie In Bewegung
option-marines_on_the_move-False = wie die Karte sagt
option-marines_on_the_move-True = auch 1 Einheit mehr
option-cavalry_terrain_class = Kavallerie im Gelände
option-cavalry_terrain_class-armor = zählt als Panzer
option-cavalry_terrain_class-infantry = zählt als Infanterie
option-wadi_artillery = Artillerie an einem Wadi
option-wadi_artillery-hindered = verliert 1 Würfel
option-wadi_artillery-free = verliert nichts
option-oasis_recovery = Erholung in einer Oase
option-oasis_recovery-named = wo die Schlacht es sagt
option-oasis_recovery-always = in jeder Oase
option-headquarters_retreat = Rückzug auf Zelte des Hauptquartiers
option-headquarters_retreat-captures = erobert sie
option-headquarters_retreat-nothing = ändert nichts
option-coast = Küste
option-coast-sea = wie Ozean
option-coast-shore = wie Strand
option-cavalry_stars = Sterne der Kavallerie gegen einen Panzerzerstörer
option-cavalry_stars-miss = treffen nicht, wie bei Infanterie
option-cavalry_stars-hit = treffen, wie bei Panzern
option-plough_own_mines = Minenpflug auf Minen der eigenen Seite
option-plough_own_mines-leaves = lässt sie liegen
option-plough_own_mines-clears = räumt sie
option-copied_recon = Aufklärung, von einem Gegenangriff nachgespielt
option-copied_recon-draws = zieht eine Gefechtskarte wie eine Aufklärung
option-copied_recon-draws-none = zieht keine Gefechtskarte
option-exit_figures = Ausgänge, an denen Figuren zählen
option-exit_figures-everybody = jede Einheit zählt nach Figuren
option-exit_figures-vehicles = nur Fahrzeuge zählen nach Figuren, andere sind ein Orden
option-match_tie = Gleichstand nach Hin- und Rückspiel
option-match_tie-draw = unentschieden
option-match_tie-figures = Figuren entscheiden
