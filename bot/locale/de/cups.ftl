# Turniere: Viele spielen paarweise, Runde für Runde.

command-cup = Turniere: Viele spielen paarweise, Runde für Runde, bis jemand gewonnen hat
command-cup-new = Ein Turnier ausschreiben und alle dazu einladen
command-cup-join = An einem Turnier teilnehmen, das noch nicht begonnen hat
command-cup-start = Dein Turnier beginnen: Die erste Runde wird ausgelost
command-cup-table = Wie ein Turnier steht
command-cup-drop = Aus einem Turnier ausscheiden; wer es leitet, kann auch andere herausnehmen
command-cup-end = Dein Turnier beenden: Die Tabelle gilt, wie sie steht
option-cup = Welches Turnier; nur nötig, wenn es mehrere gibt
option-cup-name = Wie das Turnier heißt
option-cup-kind = Jeder gegen jeden, Schweizer System oder K.-o.-System
option-cup-then = Weitere Schlachten, je Runde eine; ohne sie spielen alle Runden dieselbe
option-cup-players = Wie viele teilnehmen dürfen: 3 bis 32, jeder gegen jeden bis zu 8
option-cup-rounds = Nur Schweizer System: wie viele Runden; sonst so viele, wie es braucht, bis ein Sieger feststeht
option-cup-computers = Computer dieser Stärke nehmen die Plätze, die zu Beginn frei sind
option-cup-person = Wer aus deinem Turnier herausgenommen werden soll
choice-cup-kind-round-robin = Jeder gegen jeden: bis zu 8
choice-cup-kind-swiss = Schweizer System: bis zu 32, niemand scheidet aus, Gleichstehende treffen sich
choice-cup-kind-knock-out = K.-o.-System: bis zu 32, wer verliert, scheidet aus

cup-kind-round-robin = jeder gegen jeden
cup-kind-swiss = Schweizer System: Niemand scheidet aus, Gleichstehende treffen sich
cup-kind-knock-out = K.-o.-System: Wer verliert, scheidet aus
cup-heading = ## 🏆 { $name }
cup-invites = { $person } lädt alle ein: { $kind }.
cup-battles = { $number ->
    [one] Schlacht: { $battles }
   *[other] Schlachten, je Runde eine: { $battles }
}
cup-match = 🤝 Jede Paarung ist ein Hin- und Rückspiel: zwei Schlachten zugleich, mit vertauschten Seiten.
cup-there = Dabei ({ $number } von höchstens { $most }): { $people }
cup-computers = freie Plätze bekommen zu Beginn Computer: { $computer }
cup-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
cup-expires = Die Einladung verfällt { $when }, wenn das Turnier bis dahin nicht beginnt.
cup-sealed = 🎲 Würfel aller Schlachten versiegelt: `{ $seal }`
error-cup-unsealed = Dieses Turnier wurde ausgeschrieben, bevor die Schlachten eines Turniers zusammen versiegelt wurden; jede hat ihr eigenes Siegel in ihrer ersten Nachricht.
cup-lapsed = Die Einladung zum Turnier **{ $name }** ist verfallen.
cup-called-off = Das Turnier **{ $name }** wurde abgesagt.
cup-entry-open = offen, { $number } von { $most }
cup-now = **{ $round }** · { $battle }
cup-round-of = Runde { $round } von { $rounds }
cup-final = Finale
cup-semi-final = Halbfinale
cup-quarter-final = Viertelfinale
cup-meets = { $one } – { $other }: { $places }
cup-result = { $one } { $score } { $other }
cup-forfeit = { $one } { $score } { $other } (ausgeschieden: { $gone })
cup-void = { $one } – { $other }: beide Schlachten abgesagt, unentschieden ohne Orden
cup-idle = { $person }: in dieser Runde spielfrei, das zählt als Sieg mit { $medals ->
        [one] einem Orden
       *[other] { $medals } Orden
    }
cup-idle-short = { $person } ist in dieser Runde spielfrei und gewinnt sie
cup-being-set-up = wird gerade angesetzt
cup-played-apart = Computer unter sich, ohne Thread
cup-line = { $rank } · { $name } – Punkte { $points }, Orden { $medals }, Berger { $berger } ({ $won }–{ $drawn }–{ $lost })
cup-line-knock-out = { $rank } · { $name } – gewonnene Runden { $through }, Orden { $medals }
cup-out = { $name } (raus)
cup-ties = In Klammern: gewonnen, unentschieden, verloren. Ein Sieg zählt 1 Punkt, ein Unentschieden ½. Bei gleichen Punkten entscheiden die Orden, dann Sonneborn-Berger (die Punkte der Besiegten, die halben bei einem Unentschieden), dann die Spiele gegeneinander, dann das Los.
cup-ties-knock-out = Ein unentschiedenes Hin- und Rückspiel entscheiden die vernichteten Figuren, dann der bessere Platz der Auslosung. In der Tabelle zählen gewonnene Runden, dann Orden, dann das Los.
cup-points = Punkte
cup-medals = Orden
cup-berger = Berger
cup-picture-over = Endstand
cup-winner = 🏆 { $person } hat das Turnier gewonnen.
cup-winner-early = 🏆 Das Turnier wurde vor der letzten Runde beendet; { $person } führt und hat es gewonnen.
cup-no-winner = 🏁 Das Turnier ist vorbei, und niemand hat es gewonnen.
cup-no-winner-early = 🏁 Das Turnier wurde vor der letzten Runde beendet, und niemand hat es gewonnen.
cup-round-begins = 🏆 **{ $name }** · **{ $round }** · { $battle }. Es treffen sich:
cup-table-link = [Die Tabelle]({ $link })
cup-over-heading = ## 🏆 { $name } ist vorbei
cup-mine-out = Du bist aus diesem Turnier ausgeschieden.
cup-mine-lost = Du bist draußen: Du hast in einer früheren Runde verloren.
cup-mine-waits = Die nächste Runde beginnt, wenn in dieser alles gespielt ist.
cup-mine-not-begun = Das Turnier hat noch nicht begonnen. Du bist dabei; deine ersten Schlachten kommen von selbst.
cup-start-asked = **{ $name }** mit { $number } von { $most } Spielern beginnen? { $computers ->
    [0] {""}
    [one] Ein Computer kommt dazu.{" "}
   *[other] { $computers } Computer kommen dazu.{" "}
}Danach kann niemand mehr einsteigen.
cup-drop-asked = Aus **{ $name }** ausscheiden? Du gibst beide Schlachten deines laufenden Spiels auf und bekommst keine Gegner mehr. Das lässt sich nicht zurücknehmen.
cup-take-out-asked = { $person } aus **{ $name }** herausnehmen? Beide Schlachten des laufenden Spiels werden aufgegeben, und { $person } bekommt keine Gegner mehr. Das lässt sich nicht zurücknehmen.
cup-end-asked = **{ $name }** jetzt beenden? Die Tabelle gilt, wie sie steht. Laufende Schlachten gehen weiter, zählen dort aber nicht mehr.
cup-call-off-asked = **{ $name }** absagen, bevor es beginnt?
panel-cup = 🏆 Für das Turnier { $name }, Runde { $round }

button-cup-join = Mitspielen
button-cup-leave = Doch nicht
button-cup-start = Beginnen
button-cup-table = Tabelle
button-cup-mine = Mein Spiel
button-cup-drop = Ausscheiden
button-cup-start-sure = Ja, beginnen
button-cup-drop-sure = Ja, ausscheiden
button-cup-take-out-sure = Ja, herausnehmen
button-cup-end-sure = Ja, beenden

said-cup-new = 🏆 Dein Turnier **{ $name }** ist offen: { $place }. Du bist nur dabei, wenn du auch [Mitspielen] drückst; { $computers ->
    [yes] [Beginnen] geht jederzeit, Computer nehmen die freien Plätze.
   *[no] [Beginnen] geht, sobald drei da sind.
}
said-cup-joined = ✋ Du bist bei **{ $name }** dabei. Wenn es beginnt, kommen deine Schlachten von selbst, immer zwei zugleich, auch wenn du schon so viele spielst, wie du darfst.
said-cup-left = 🚪 Du bist bei **{ $name }** nicht mehr dabei.
said-cup-started = ▶️ **{ $name }** beginnt.
said-cup-dropped = 🚪 { $person } ist bei **{ $name }** nicht mehr dabei.
said-cup-ended = 🏁 **{ $name }** ist vorbei.
said-cup-moved = 🏆 Die Tabelle von **{ $name }** steht ab jetzt in diesem Kanal.

error-no-cup = So ein Turnier gibt es hier nicht. /cup table zeigt, welche es gibt.
error-no-cups = Auf diesem Server ist kein Turnier offen oder im Gang. /cup new schreibt eines aus.
error-which-cup = Hier gibt es mehrere Turniere: { $cups }. Nenne eines mit der Option „cup“.
error-cup-name = Ein Turnier braucht einen Namen von höchstens { $most } Buchstaben.
error-cup-players = Diese Art Turnier ist für { $least } bis { $most } Leute.
error-cup-alone = In einem Turnier spielt man selbst: Kein Platz wird abgegeben, kein General rät, und gegen einen Computer wird nichts zurückgenommen, sobald gewürfelt oder eine Karte gezogen ist. Mit /cup drop scheidest du aus.
error-cup-nobody = Bei diesem Turnier ist noch niemand dabei.
error-cup-full = Alle { $most } Plätze dieses Turniers sind vergeben.
error-cup-joined-already = Du bist bei diesem Turnier schon dabei.
error-cup-running = Dieses Turnier hat begonnen: Niemand kann mehr dazukommen.
error-cup-over = Dieses Turnier ist vorbei.
error-cup-not-full = Bei diesem Turnier könnte noch jemand einsteigen.
error-cup-too-few = Ein Turnier braucht mindestens { $least } Teilnehmer; bisher sind es { $there }.
error-not-cup-organizer = Das können nur <@{ $person }> (Leitung dieses Turniers) und Moderatoren.
error-not-in-cup = Du bist bei diesem Turnier nicht dabei. /cup table zeigt, wer es ist.
error-too-many-cups = Auf diesem Server sind { $most } Turniere offen oder im Gang: mehr dürfen es nicht sein.

audit-cup-start = Turnier **{ $name }** begonnen
audit-cup-drop = <@{ $who }> aus dem Turnier **{ $name }** herausgenommen
audit-cup-end = Turnier **{ $name }** beendet
