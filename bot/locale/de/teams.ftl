# Teams: Plätze, was eine Seite an ihrem Ort liest, Entwürfe mehrerer Generäle, Vorschläge, das Austeilen.

seat-alone = allein
seat-commander = Kommandeur, { $where }
seat-general = General, { $where }
seat-commander-bare = Kommandeur
seat-general-bare = General
seat-chief = Oberbefehlshaber, { $where }
seat-chief-bare = Oberbefehlshaber
seat-free = *frei*
seat-asked = { $person } *(gefragt)*
# Mehrere Namen hintereinander: links, Mitte und rechts.
list-and = { $first } und { $last }
hint-seat = Einen bestimmten Platz nehmen

invitation-by-team = { $person } sucht Mitspieler: eine Schlacht im Team.
terms-team = { $time } für die Befehle eines Generals
button-begin = Beginnen
button-leave = Verlassen
button-command = Kommando abgeben
said-invited-team = Die Einladung steht in { $place }. Die Schlacht beginnt, wenn alle Plätze besetzt sind, oder mit [Beginnen], sobald auf jeder Seite jemand sitzt; wer später kommt, nimmt einen freien Platz.

side-joined = 👋 <@{ $person }> ist dabei: { $seat }. Dieser Ort, die Hand und der Plan sind offen für { $count ->
    [one] dich
   *[other] euch alle { $count }
}.
side-left = 🚪 <@{ $person }> ist gegangen und liest hier nicht mehr.
side-commands = ⭐ <@{ $person }> hat jetzt das Kommando.
side-replaced = 🔄 <@{ $new }> nimmt den Platz von <@{ $old }> ein; <@{ $old }> liest hier nicht mehr.
side-revealed = 👁️ <@{ $by }> hat als Moderator die verdeckten Karten beider Seiten angesehen. Alle erfahren es.
notice-joined = 👋 <@{ $person }> kommt zu { $side ->
    [Achse] der Achse
   *[other] den Alliierten
}.
notice-left-team = 🚪 <@{ $person }> hat die { $side ->
    [Achse] Achse
   *[other] Alliierten
} verlassen.
hand-withdrawn = In **{ $title }** hast du keinen Platz mehr, darum steht deine Hand nicht mehr hier.
said-left-running = Du hast die Schlacht verlassen. Dein Platz ist frei; was du geplant hattest, bleibt bei deiner Seite.

# Das Panel eines Teams

staff-heading = ## { $title } · { $side }
staff-generals = **Euer Stab**
staff-phase-open = Die Schlacht hat noch nicht begonnen.
staff-phase-other = ⏳ Die andere Seite ist dran; { $clock }. Zeit zum Reden: [Karte vorschlagen] für euren nächsten Zug.
staff-phase-card = 🗳️ Die Karte wählt { $people }; { $until }. Nach der Zeit des Teams dürfen andere einspringen. Mit [Karte vorschlagen] sagst du, was du spielen würdest.
staff-phase-card-deal = 🗳️ Die Karten teilt { $people } aus; { $until }. Mit [Karte vorschlagen] sagst du, was du wem geben würdest.
staff-phase-act = ✍️ **Befehle werden entworfen:** { $ready } von { $asked } bereit, es fehlt noch: { $people }; { $until }. [Meine Befehle], dann [Bereit]: Das letzte ✅ führt alles aus.{ $live ->
    [1] {" "}Wer gar keinen Angriff geplant hat, darf danach noch angreifen.
   *[other] {""}
}
staff-phase-solo = ▶️ Die Karte führt { $people } aus; { $until }.
staff-phase-wait = ⏸️ Die andere Seite wird etwas gefragt; euer Plan geht danach von selbst weiter.
staff-phase-battle = ⚔️ **Angriffe stehen noch offen:** { $people }, jeder mit seinen Einheiten; { $until }. Wer durch ist, drückt auf [Fertig angegriffen].
staff-phase-again = 🥾 **Eine zweite Bewegung steht noch offen:** { $people } darf nach dem Kampf noch einmal ziehen; { $until }.
staff-phase-overrun = 🔁 **Ein Panzervorstoß steht noch offen:** { $people } darf von { $hex } sofort noch einmal angreifen; { $until }. Danach geht der Plan aller weiter. [Fertig angegriffen] lässt es.
staff-phase-over = 🏁 Die Schlacht ist vorbei.
staff-past = **{ $first ->
    [0] Zug { $last }
   *[other] Zug { $first } und { $last }
}**
staff-shared-target = 🎯 **{ $units } zielen auf { $target }:** { $first } greift zuerst an.{ $live ->
    [1] {" "}Wer dort dann keinen Gegner mehr findet, darf noch einen anderen angreifen.
   *[other] {" "}Wer dort dann keinen Gegner mehr findet, greift nicht an, außer es ist ein zweites Ziel geplant.
}
staff-thread = 📜 Was alle lesen dürfen: { $place }
staff-readers = 👁️ Hier lesen eure Seite und ich; die Administratoren dieses Servers können es auch.
staff-guarded = 🔐 Hier kann die andere Seite mitlesen ({ $people }), wie in jedem Kanal dieses Servers. Darum steht hier nichts Geheimes: **[Unser Tisch]** zeigt Spielplan, Hand, Entwürfe und Plan jedem von euch allein, und [Sagen] dort erreicht eure Seite. Redet hier nicht über das, was die anderen nicht wissen dürfen.
staff-news-guarded = 🔐 { $people }: Es gibt Neues hinter [Unser Tisch].
staff-card = 🃏 Gespielt: **{ $card }**
staff-card-for = 🃏 **{ $card }** → { $section }, <@{ $person }>
staff-standin-later = 🫡 Noch Zeit: { $people }. Ist sie um, { $when }, steht hier [Einspringen].
staff-leave-typed = -# Für [Verlassen] ist hier gerade kein Platz: `/team leave`.
staff-stood-in = <@{ $person }> springt ein
staff-editor = geändert von <@{ $person }>
staff-plan = 📌 **Plan** (<@{ $person }>, { $when }): { $text }
staff-said = 💬 <@{ $person }>, { $when }: { $text }
staff-signs = -# { $signs }
sign-idle = jetzt nichts zu tun
sign-to-draft = gefragt
sign-drafting = am Werk
sign-ready = bereit
sign-done = durch
staff-votes = 🗳️ **Vorgeschlagen**
staff-hand = 🃏 **Hand:** { $cards }
staff-assign = Wähle unten, wer welchen Bereich führt: Hätte jemand danach keinen, tauschen die beiden. Was dort aktiviert oder entworfen ist, geht mit den Einheiten, und beide erfahren es.
staff-leads = { $name } führt: { $section }
staff-commands = { $name } übernimmt das Kommando
hint-assign = Wer führt: { $section }?
hint-command = Kommando abgeben

button-plan-ahead = Vorausplanen
button-my-orders = Meine Befehle
button-ready = Bereit
button-ready-empty-last = Bereit ohne Befehle – alles ausführen ▸
button-ready-last = Bereit – alles ausführen ▸
button-ready-roll = Bereit – würfeln ▸
button-not-ready = Noch nicht bereit
button-vote = Karte vorschlagen
button-no-vote = Vorschlag zurückziehen
button-plan = Plan
button-say = Sagen
button-table = Unser Tisch
button-staff = Stab
button-all-ready = Ausführen
button-standin = Einspringen für { $name }
button-back-in = Bin wieder da

vote-heading = 🗳️ **Was würdest du { $now ->
    [0] im nächsten Zug spielen? Die Karte dieses Zugs ist gespielt.
   *[other] spielen?
}** Deine Wahl ist ein Vorschlag und eine Stimme; der Kommandeur spielt die Karte.
vote-nothing = Jetzt gibt es nichts vorzuschlagen.
vote-count = { $number ->
    [one] 1 Stimme
   *[other] { $number } Stimmen
}
vote-for = { $card } → { $section }
vote-use = { $card }, gespielt als { $ability }
hint-vote = Wähle eine Karte
hint-vote-for = Für den General: { $section }

form-plan = Der Plan deiner Seite
form-plan-text = Für den Ort deiner Seite; leer entfernt ihn
form-say = An deine Seite
form-say-text = Für den Ort deiner Seite

said-plan = 📌 Deine Seite liest den Plan.
said-no-plan = Der Plan ist entfernt.
said-said = 💬 Deine Seite liest es.
said-not-ready = Du bist nicht mehr bereit: Ändere, was du magst.
said-stands-in = 🫡 Du springst in diesem Zug für <@{ $person }> ein; was für diese Bereiche entworfen war, ist jetzt deins.
said-back-in = Du führst wieder deine eigenen Bereiche.
ask-command = Das Kommando an { $name } abgeben? Nur { $name } kann es zurückgeben.
ask-assign = **Diese Bereiche jetzt neu verteilen?** Was dort aktiviert und entworfen ist, geht mit den Einheiten, und beide erfahren es.
ask-assign-from = • { $sections }: von <@{ $person }> an { $heir }. { $lamp ->
    [ready] <@{ $person }> ist bereit mit: { $plan }
    [drafting] <@{ $person }> ist dabei: { $plan }
   *[other] <@{ $person }> hat noch nichts entworfen.
}
ask-assign-time = ⏳ Noch ist Zeit: { $until }. Ist die Zeit des Teams um, übernimmt [Einspringen] einen Teil nur für diesen Zug.
button-assign = Neu verteilen
ask-leave = Diese Schlacht verlassen? Dein Platz wird frei, und du liest nicht mehr, was deine Seite schreibt. Was du entworfen hast, bleibt bei deiner Seite. Zur anderen kannst du nie wechseln.

# Was einer Seite an ihrem Ort gesagt wird

team-called = { $people } – **Befehle für { $cards }.** [Meine Befehle]; { $until }. Das letzte ✅ führt alles aus.
team-called-card = { $people } – **du wählst jetzt die Karte:** [Zug machen]; { $until }.
team-called-battle = { $people } – ⚔️ **es stehen noch Kämpfe aus,** jeder mit seinen Einheiten; { $until }.
team-called-again = { $people } – 🥾 **deine Einheit darf nach ihrem Kampf noch einmal ziehen.** [Zug machen]; { $until }.
team-called-overrun = { $people } – ⚔️ **deine Einheit auf { $hex } darf sofort noch einmal angreifen.** [Zug machen]; { $until }.
team-called-solo = { $people } – **du führst { $cards } aus:** [Zug machen]; { $until }.
team-called-one = { $people } – **Befehle für { $cards }.** [Meine Befehle]; { $until }. Dein ✅ führt sie aus.
team-called-keep = { $people } – 🃏 **wähle die Karte, die du behältst:** [Zug machen]; { $until }.
team-then-act = Nach { $people } { $number ->
    [one] plant { $computers }
   *[other] planen { $computers }
} mit dem, was übrig ist.
team-then-battle = Nach { $people } { $number ->
    [one] greift { $computers }
   *[other] greifen { $computers }
} an.
team-reminder = ⏰ { $people } – die halbe Zeit für deine Befehle ist um; { $until }.
team-late = ⏰ { $people } – die Zeit für deine Befehle ist um. <@{ $commander }> darf einspringen ([Stab]) oder ausführen, was da ist ([Ausführen]).
team-late-commander = ⏰ { $people } – noch ist keine Karte gespielt. Jeder General darf für den Kommandeur einspringen: [Stab].
team-said = 💬 <@{ $person }>: { $text }
team-standin = 🫡 <@{ $by }> springt in diesem Zug für <@{ $person }> ein.
team-back = ↩️ <@{ $person }> ist zurück und führt wieder die eigenen Bereiche.
team-sections = 🎖️ { $leads }. Was dort aktiviert oder entworfen war, geht mit den Einheiten.
team-leads = <@{ $person }> führt jetzt: { $sections }
team-unready = ✍️ { $people } – was du als fertig gemeldet hattest, führt jetzt jemand anderes: Sieh es dir an, und drück noch einmal auf [Bereit].
team-command-given = ⭐ <@{ $new }> hat jetzt das Kommando: <@{ $old }> hat es abgegeben.
team-command-left = ⭐ <@{ $new }> hat jetzt das Kommando: <@{ $old }> ist gegangen.
team-command-replaced = ⭐ <@{ $new }> hat jetzt das Kommando, statt <@{ $old }>.
team-spared = ✅ { $people }: Von dieser Karte war nichts mehr zu planen, also hat niemand gewartet.
team-left-out = ⚠️ **Nicht ausgeführt,** weil der Zufall dazwischenkam:
team-left-line = • <@{ $person }>: { $line } – { $why }
team-left-bare = • <@{ $person }>: { $line }
hand-by-dm-team = Was nur für dich ist, ist hinter [Hand] und kommt auch per Direktnachricht, wenn deine offen sind.
dm-called = 📣 **{ $title }**: Deine Befehle für **{ $cards }** fehlen; { $until }. { $place }
dm-card-back = 🃏 **{ $title }**: Die Karte ist zurückgenommen. Befehle braucht es jetzt keine; was du entworfen hast, wartet, bis wieder eine gespielt ist.

# Das private Panel eines Generals, und eines Kommandeurs, der austeilt

prompt-deal = **Teil eine bis drei Karten aus,** höchstens eine je General; eine darf für dich selbst sein. Mindestens eine Karte bleibt auf deiner Hand. Eine Karte für einen Bereich gilt in einer Hälfte des Bereichs ihres Generals, links oder rechts von ihm aus: Die erste Einheit, die er aktiviert, entscheidet. Die Listen sagen, wie viele Einheiten sie dort findet.
deal-draws = 🎴 Am Ende des Zuges ziehst du **2 Karten, mit einer Aufklärung 3**, nie über die Hand hinaus, mit der du begonnen hast. Teilst du mehr aus, bleibt deine Hand kleiner.
deal-copies = ↩️ **Gegenangriff** wird zur letzten Karte dessen, der gegenübersteht: deine Linke zu der seiner Rechten, bei dir zu der des Oberbefehlshabers. Die Listen sagen, zu welcher.
deal-copies-nothing = 🚫 Aktiviert jetzt niemanden: Gegenüber hat noch niemand eine Karte gespielt.
deal-finds = Jetzt { $left } in der linken Hälfte oder { $right } in der rechten.
deal-line = 📨 { $section }: { $card }
deal-nothing = noch keine Karte
deal-left = 🃏 Noch deine: { $cards }
deal-line-own = ⭐ du selbst: **{ $card }**
hint-deal = Eine Karte für: { $section } …
hint-deal-own = Eine Karte für dich selbst …
prompt-draft-ready = ✅ **Du bist bereit{ $later ->
    [0] : Mehr wirst du nicht gefragt
   *[other] {""}
}.** Es fehlt noch: { $people }. Das letzte ✅ führt alles aus.
prompt-shared = 🤝 Diese Aktivierungen teilen sich alle Generäle: Wer zuerst entwirft, hat sie.{ $any ->
    [0] {""}
   *[other] {" "}{ $taken }.
}
prompt-shared-taken = { $person } hat { $number } genommen ({ $units })
prompt-draft-unplanned = ⚔️ { $units }: kein Angriff geplant, also gibt es keinen: Wer einen Angriff plant, von dem wird nur das Geplante ausgefochten.
prompt-ready-ground = 🚩 Zum Boden ist nichts gesagt: Wird { $hexes } frei, { $number ->
    [one] bleibt deine Einheit, wo sie ist.
   *[other] bleiben deine Einheiten, wo sie sind.
}
button-ready-ground = Bereit, { $hexes } nehmen, wenn frei
button-take-ground = { $hexes } nehmen, wenn frei ▸
button-ready-stay = Bereit, stehen bleiben
prompt-draft-live = ⚔️ Noch kein Angriff geplant: { $units }. Sind alle bereit, wirst du danach gefragt, auf dem Spielplan, wie er dann ist; planst du einen, wird nur gekämpft, was geplant ist.
prompt-draft-overrun = 🔁 Wird { $hexes } genommen, darf deine Einheit von dort noch einmal angreifen, wenn sie einen Gegner findet: Du wirst dann gefragt, vor allen weiteren Kämpfen. Ein dafür geplanter Angriff wird ohne Frage ausgeführt.
prompt-ready-last = ⚠️ Deins ist das letzte ✅: Es führt aus, was alle geplant haben, mit allen Würfen, und lässt sich nicht zurücknehmen.
prompt-draft-numbers = -# Auf dem Bild hat jeder Entwurf seine Nummer und seinen Strich: { $generals }. Rote Zahlen sind Würfel.
prompt-draft-stays = 🚩 Wird { $hexes } gewonnen, bleibt deine Einheit, wo sie ist: Zum Boden ist nichts gesagt. [Noch nicht bereit] ändert das.
prompt-draft-last = ✋ **Dein [Bereit] fehlt noch, und es ist das letzte:** Auf sonst niemanden wird gewartet. Es führt aus, was alle geplant haben, mit allen Würfen, und lässt sich nicht zurücknehmen.
prompt-draft-no-card = 🃏 **Dein Entwurf wartet:** { $person } hat die Karte zurückgenommen. Wird sie wieder gespielt, steht er da wie zuvor.
team-card-back = 🃏 { $person } hat die Karte zurückgenommen. Was { $people } entworfen hat, wartet, bis sie wieder gespielt wird.
team-card-back-idle = 🃏 { $person } hat die Karte zurückgenommen. Bis wieder eine gespielt ist, muss niemand etwas planen.
prompt-general-planned = 🃏 Für euren nächsten Zug hat { $person } { $cards } geplant; noch kann es eine andere Karte werden. Ist sie gespielt, entwirfst du deinen Teil. Am Ort deiner Seite sagt [Karte vorschlagen], was du spielen würdest.
prompt-general-ahead = 🃏 Die Karte für euren nächsten Zug wählt { $person }; danach entwirfst du deinen Teil. Am Ort deiner Seite sagt [Karte vorschlagen], was du spielen würdest.
prompt-draft-waits = ✋ **Dein [Bereit] fehlt noch**, was du davor auch planst. Ebenfalls noch nicht bereit: { $people }.{ $others ->
    [0] {""}
   *[other] {" "}Alle anderen sind es.
}
prompt-draft-waits-me = ✋ **Dein [Bereit] fehlt noch**, was du davor auch planst.{ $others ->
    [0] {""}
   *[other] {" "}Alle anderen sind bereit.
}
prompt-draft-none = **Von dieser Karte bleibt dir nichts:** Sie aktiviert andere Einheiten. Du musst nichts tun: Niemand wartet auf dich, wenn die anderen bereit sind.
prompt-draft-done = **Dein Teil ist geplant.** [Bereit] sagt es den anderen; das letzte ✅ führt alles aus.
prompt-battle-through = ✅ **Du hast deinen Teil getan.** Noch angreifen darf: { $people }; dann geht der Zug von selbst weiter.
prompt-battle-others = ✋ **Deine Angriffe sind nicht zu Ende:** Drück auf [Fertig angegriffen], wenn sie es sind; das beendet nur deinen Teil. Angreifen darf noch: { $people }.
prompt-battle-planned = ⚔️ **Plane deine Kämpfe** in der Reihenfolge, in der sie stattfinden sollen; die Würfel fallen, wenn alle bereit sind. { $number ->
    [0] Kein { $planned ->
        [0] Angriff
       *[other] weiterer Angriff
    } ist möglich.
    [one] 1 Angriff ist möglich.
   *[other] { $number } Angriffe sind möglich.
} { $battles ->
    [0] {""}
    [1] Ein zweites Ziel derselben Einheit ist für den Fall, dass das erste weg ist.
   *[other] Eine Einheit darf zweimal angreifen, auch dasselbe Ziel: beides, bevor eine andere Einheit angreift.
}
prompt-plan-again = 🔁 **{ $unit } darf noch einmal angreifen.**
prompt-plan-second = 🎯 **{ $unit }** greift { $second } nur an, wenn auf { $first } kein Gegner mehr steht.
prompt-plan-unplanned = ⚔️ In Overlord wird nach [Bereit] niemand mehr gefragt: Eine Einheit ohne geplanten Angriff greift nicht an.
prompt-plan-ground = Wird **{ $hex }** frei, Boden gewinnen? Sagst du nichts, bleibt deine Einheit stehen.
button-plan-battles = Kämpfe planen
button-plan-advance = { $hex } nehmen, wenn frei
button-plan-stay = Stehen bleiben
button-ready-sure = Trotzdem bereit
lost-plans = Deine Einheiten haben noch keine Bewegungen und keine Angriffe geplant
lost-part-to-draft = <@{ $person }> hat nichts entworfen
lost-part-drafting = <@{ $person }> ist nicht bereit ({ $plan })
button-all-ready-sure = Trotzdem ausführen
button-ready-empty = Bereit ohne Befehle
alt-part = Dein Bereich ({ $section }), deine Seite unten.
