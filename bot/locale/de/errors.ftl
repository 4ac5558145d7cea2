# Eine freundliche Zeile für alles, was nicht geht.

picture-follows = -# 🖼️ Der Spielplan folgt; [Spielplan] bringt ihn auch.
picture-lost = 🖼️ Das Bild konnte nicht gezeichnet werden. Alles andere ist, wie es sein soll; für den Betreiber: Vorfall **{ $incident }**.
error-fault = Das war unser Fehler, nicht deiner. Deine Schlacht ist unverändert. Passiert es noch einmal, nenn dem Betreiber diese Nummer: **{ $incident }**
error-too-new = Eine neuere Version von mir hat das gespeichert, und ich kann es noch nicht lesen. Nichts ist verloren: Sag bitte dem Betreiber Bescheid.
error-refused = Das geht jetzt nicht.
error-answer-first = Deine Seite wird etwas gefragt: Das kommt zuerst.
error-line-wrong = **{ $line }** – { $why } Keine deiner Zeilen wurde gespielt.
error-line-not-added = **{ $line }** – { $why } Aus deinem Text kam nichts in deinen Entwurf.
error-draft-stands = Du hast einen Entwurf, und dieser Text beginnt mit einer anderen Karte: Nichts wurde gespielt, und dein Entwurf ist noch da. Um ihn zu ergänzen, lass die Karte weg; um ihn zu verwerfen, drücke erst [Neu anfangen] oder schreibe dasselbe mit now:True.
error-draft-has-more = Du hast einen Entwurf mit derselben Karte, und in diesem Text fehlt davon: `{ $lines }`. Nichts wurde gespielt, und dein Entwurf ist noch da. Um ihn zu ergänzen, lass die Karte weg; um ihn zu verwerfen, drücke erst [Neu anfangen] oder schreibe dasselbe mit now:True.
error-draft-has-card = Dein Entwurf hat schon seine Karte, und er ist noch da. Um eine andere zu wählen, drücke erst [Neu anfangen].
error-nobody-to-order = Dort lässt sich niemand aktivieren.
error-too-many-to-order = { $able } Einheiten könnten aktiviert werden, und die Karte aktiviert weniger: Nenn die, die du meinst, etwa `{ $units }`.
error-orders-run-out = { $left ->
    [one] Nur noch 1 Einheit kann aktiviert werden: { $units } ja, { $unit } dann nicht mehr.
   *[other] Nur noch { $left } Einheiten können aktiviert werden: { $units } ja, { $unit } dann nicht mehr.
}
error-orders-gone = Sind { $units } aktiviert, bleibt für { $unit } nichts übrig: { $why }
hint-orders-left = { $left ->
    [one] 1 Einheit kann noch aktiviert werden, und zwar eine von diesen: { $units }.
   *[other] { $left } Einheiten können noch aktiviert werden, und zwar von diesen: { $units }.
}
typed-refused = ✍️ Du hast geschrieben: { $text }
typed-refused-at = ✍️ Du hast geschrieben – bei ❌ hört es auf: { $text }
typed-hint-order = ℹ️ In einem Text wird jede Einheit erst aktiviert, bei jeder Karte: `order { $hex }`, wenn sie diese aktivieren kann, oder `order all` für alle, die sie aktivieren kann.
typed-hint-second = ℹ️ Ein zweites Ziel, falls auf { $hex } niemand mehr steht, lässt sich nennen, wo mehrere einer Seite eine Karte zusammen planen. Allein siehst du erst die Würfel und wählst dann neu.
typed-hint-now = ℹ️ Jetzt kannst du zum Beispiel schreiben: `{ $line }`.
error-waits-for-turn = Dabei fallen Würfel oder werden Karten gezogen, und das tut ein Plan nicht: Nichts davon ist behalten. Plane Karte, Aktivierungen und Bewegungen; der Rest ist für deinen Zug.
error-ready-alone = `ready` ist für einen Teil, den mehrere einer Seite gemeinsam planen, sobald ihre Karte gespielt ist. Jetzt gibt es keinen solchen Teil: `end` beendet deinen Zug.
error-turn-over = Dein Zug ist vorher zu Ende.
error-other-asked = Zuerst muss die andere Seite antworten.
error-ask-gone = Diese Frage ist schon beantwortet.
error-already-over = Diese Schlacht ist vorbei.
error-already-running = Diese Schlacht hat schon begonnen.
error-already-seated = Du hast in dieser Schlacht schon einen Platz. Bevor sie beginnt, kannst du auf einen anderen wechseln: Nimm ihn einfach.
error-card-by-commander = Erst wählt <@{ $person }> die Karte; ist sie gespielt, entwirfst du deinen Teil. Am Ort deiner Seite sagt [Karte vorschlagen], was du spielen würdest.
error-cannot-forget = Du bist noch in einer laufenden Schlacht. Beende sie, gib sie auf oder bitte um Ersatz, dann kann ich dich vergessen.
error-draft-broken = Eine Zeile deines Plans gilt nicht mehr: { $line }. Nimm sie zurück, oder fang neu an.
error-plans-enough = Du hast schon { $most } Pläne für deinen nächsten Zug: eine erste Wahl und zwei andere. Verwirf zuerst einen.
error-plan-empty = Plane zuerst etwas; dann kannst du planen, was in einem anderen Fall geschieht.
error-plans-before-turn = Für andere Fälle plant man, während die andere Seite dran ist. Jetzt ist dein Zug: Mach mit [Zug machen] weiter.
error-no-such-plan = Einen Plan { $number } gibt es nicht. Du hast { $all }.
error-no-such-condition = Ich verstehe `enemy D6` (dort steht ein Feind), `own D6` (dort steht deine Einheit), `free D6` (dort steht niemand) und `any` (in jedem Fall), nicht „{ $text }“.
error-draft-empty = Es gibt noch nichts zu bestätigen.
error-draft-too-long = Dieser Plan ist zu lang. Bestätige zuerst, was du hast.
error-faults-in-scenario = Dieses Szenario hat Fehler: { $faults }
error-id-taken = Ein Szenario dieses Namens gibt es schon.
error-import-closed = Auf diesem Server werden keine Schlachten importiert. Wer ihn verwaltet, kann das ändern: /admin setup.
error-import-managers = Auf diesem Server importiert Schlachten, wer ihn verwaltet. Frag dort nach.
error-invitation-for-others = Dieser Platz ist für jemand anderen.
error-match-not-over = { $game ->
    [0] Hin- und Rückspiel sind noch nicht vorbei: Die andere Schlacht beginnt gleich. Sind beide zu Ende, spielt [Revanche] beide neu.
   *[other] Hin- und Rückspiel sind noch nicht vorbei: Schlacht #{ $game } läuft noch. Sind beide zu Ende, spielt [Revanche] beide neu.
}
error-no-other-battle = Die andere Schlacht von Hin- und Rückspiel ist noch nicht da.
error-rematch-waits = Eine Revanche ist schon angesetzt: Schlacht #{ $game }. Ihre Einladung steht, wo die dieser Schlacht stand.
error-match-needs-two = Hin- und Rückspiel brauchen zwei Leute.
error-moved-off = Die Einheit von { $hex } steht jetzt auf { $to }: Deine Zeile `{ $line }` bewegt sie dorthin.
error-needs-confirm = Dabei würde gewürfelt oder gezogen: Nimm [Bestätigen], oder /play attack und /play end.
error-needs-consent = Dem muss die andere Seite zustimmen.
error-costs-turn = Ist das zurückgenommen, ist auch der Zug der anderen Seite weg.
error-takes-others = Damit wäre weg, was ein anderer General getan hat.
error-costs-rating = Ist das zurückgenommen, zählt die Schlacht für keine Wertung mehr.
error-no-free-seat = Dort sind alle Plätze besetzt.
error-no-game = So eine Schlacht gibt es hier nicht. /game list zeigt, welche es gibt.
error-no-game-here = Hier spielst du keine Schlacht. Nenne eine mit der Option „game“, oder öffne ihren Thread; /game tutorial beginnt eine.
error-no-such-card-here = Es gibt keine Karte „{ $text }“.{ $number ->
    [0] {""}
   *[other] {" "}Du hast: { $cards }.
}
error-no-such-hex = Ein Feld { $hex } hat dieser Spielplan nicht: Seine Spalten sind { $first } bis { $last }, seine Reihen 1 bis { $rows }, jede zweite Reihe ein Feld kürzer.
error-no-such-person = Diese Person kenne ich nicht.
error-no-such-policy = Diese Wahl kenne ich nicht.
error-no-such-scenario = Dieses Szenario kenne ich nicht. /scenario browse zeigt alle.
error-no-such-setting = Diese Einstellung kenne ich nicht.
error-not-allowed = Das darfst du hier nicht.
error-not-in-time = Dieser Tisch ist für Leute, die { $least } % ihrer Züge pünktlich spielen; von deinen letzten { $turns } waren es { $percent } %. Jeder pünktliche Zug an einem anderen Tisch bessert das.
error-not-open = Diese Einladung ist geschlossen.
error-not-overdue = Die andere Seite hat noch Zeit.
error-not-over = Die Schlacht ist noch nicht vorbei.
error-not-playable = Dieses Szenario verwendet etwas, das ich noch nicht spielen kann: { $faults }
error-not-running = Diese Schlacht wird gerade nicht gespielt.
error-not-your-game = Du hast keinen Platz in dieser Schlacht. Zuschauen darfst du gern.
error-not-your-invitation = Das kann nur, wer eingeladen ist.
error-not-your-section = Die Einheit auf { $hex } führt <@{ $person }>. Sag, was du mit ihr tätest: /team say.
error-overrun-first = Erst darf die Einheit auf { $hex } noch einmal angreifen: <@{ $person }> greift mit ihr an oder drückt [Fertig angegriffen].
error-not-your-turn = Du bist nicht am Zug.
error-not-that-sides-turn = Diese Seite ist nicht am Zug: { $side }.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-own-ask = Das hast du selbst gefragt: Antworten muss die andere Seite.
error-practice-only = Das geht nur in einer Schlacht gegen dich selbst.
error-seats-open = Ein Platz ist noch frei.
error-stale = Dieser Knopf stammt von vorhin. So steht die Schlacht jetzt.
error-plays-here = Du spielst in dieser Schlacht mit, also sind ihre verdeckten Karten nichts für dich. Jemand anderes, der diesen Server leitet, kann nachsehen.
error-plan-together = Deine Seite plant diese Karte gemeinsam: Ist sie gespielt, nimmt `/play orders` deinen eigenen Teil ohne `play` an (`order E4; move E4-E5; attack E5xE6; ready`); `ready` am Ende ist [Bereit].
error-attack-first = Plane zuerst den Angriff, dann, was mit dem gewonnenen Boden geschieht.
error-no-ground-there = Der Angriff kann auf { $hex } keinen Boden gewinnen.
error-drafted-by-other = <@{ $person }> hat die Einheit auf { $hex } schon aktiviert.
error-team-waits = Noch Zeit: { $persons }. Ist sie um, kannst du ausführen, was da ist.
error-team-computers = Gleich bereit: { $persons }. Danach wird alles von selbst ausgeführt.
error-order-step-drafted = Alle Aktivierungen kommen vor der ersten Bewegung, und dein Entwurf ist mit dem Aktivieren fertig. [Rückgängig] öffnet es wieder.
error-only-creator = Das darf nur, wer die Schlacht angesetzt hat: <@{ $person }>.
error-computer-or-person = Spiel mit einem Computer oder mit einem Menschen, nicht mit beiden; Hin- und Rückspiel und Üben brauchen keinen Computer.
error-computer-plays-on = Der Computer spielt weiter. Du kannst aufgeben oder die Schlacht für einen anderen Tag liegen lassen.
error-not-silent = <@{ $person }> hat noch Zeit. Ist sie um, kannst du einspringen.
error-bad-sections = Jeder Bereich braucht jemanden von deiner Seite, und jeder General einen Bereich.
error-last-of-side = Du bist auf deiner Seite der Letzte: Gib auf, oder bitte die Leitung dieses Servers um Ersatz.
error-saw-the-other-side = Du hast gesehen, was die andere Seite weiß; darum ist jene Seite für dich gesperrt.
error-they-saw-the-other-side = <@{ $person }> hat gesehen, was die andere Seite weiß; darum ist jene Seite dort gesperrt.
error-no-team = Du spielst allein auf deiner Seite.
error-text-too-long = Das ist zu lang: höchstens { $most } Zeichen.
error-not-concerned = Diese Karte betrifft deine Bereiche nicht. Ausgeführt wird sie von: { $persons }.
error-no-such-seat = Diesen Platz gibt es nicht, oder er ist besetzt.
error-nothing-to-take-back = Niemand vertritt dich.
error-nothing-asked = Gerade wirst du nichts gefragt.
error-nothing-said = Du hast nichts geschrieben, also wurde nichts gesagt.
error-unknown-rule = Eine Regel „{ $name }“ kenne ich nicht. Tippe ein Wort davon und wähle aus der Liste; mehrere Regeln stehen mit ihren Namen hintereinander.
error-notation = „{ $text }“ kann ich nicht lesen; erwartet: `{ $expected }`.
error-notation-action = „{ $text }“ kann ich nicht lesen. Eine Zeile ist eine Karte oder beginnt mit order, move, attack, choose, take ground, stay oder end, etwa { $expected }.
error-notation-ground = „{ $text }“ kann ich nicht lesen. Mit `Boden gewinnen` nimmst du den frei gewordenen Boden, mit `stehen bleiben` bleibst du, wo du bist.
error-notation-undo = „{ $text }“ ist keine Zeile eines Textes: [Rückgängig] oder `/play undo` nimmt deinen letzten Schritt zurück, [Neu anfangen] deinen ganzen Entwurf. Nichts aus diesem Text wurde getan.
error-notation-hex = „{ $text }“ kann ich nicht lesen; erwartet: ein Feld dieses Spielplans, { $expected }.
error-only-commander = Das kann nur der Kommandeur deiner Seite.
error-too-many-scenarios = Mehr importierte Schlachten bewahre ich für diesen Server nicht auf. Entferne zuerst eine.
error-too-many-a-side = Höchstens { $most } Leute können eine Seite dieser Schlacht spielen; nur bei Overlord gibt es einen vierten Platz.
error-too-many-games = Du hast schon { $most } Schlachten, laufende oder offene, und mehr gehen nicht für eine Person. Beende zuerst eine, oder verlass eine, die noch nicht begonnen hat.
error-server-only = Das geht nur auf einem Server, nicht in Direktnachrichten.
error-asked-already = { $kind ->
    [draw] Du hast in diesem Zug schon ein Unentschieden angeboten. Im nächsten kannst du es wieder tun.
    [pause] Du hast in diesem Zug schon um eine Pause gebeten. Im nächsten kannst du es wieder tun.
   *[undo] Du hast schon gebeten, das zurückzunehmen. Die andere Seite antwortet einmal.
}
error-asks-first = Das würfelt, zieht Karten oder beendet den Zug: Da frage ich zuerst nach.
error-too-quick = ⏱️ Das Tippen kam so kurz, nachdem sich die Knöpfe geändert hatten, dass ich es nicht gezählt habe. Schau noch einmal hin, dann drück noch einmal.
error-too-fast = Du hast in zehn Minuten { $most } Schlachten eröffnet. Die nächste geht <t:{ $when }:R>.
error-no-such-zone = Die Zeitzone „{ $text }“ kenne ich nicht. Nenne eine große Stadt bei dir: Berlin, New York, Tokyo.
error-zone-first = Sag mir zuerst deine Zeitzone: Ich weiß nicht, wann bei dir Nacht ist.
error-too-quiet = Die Ruhezeit dauert höchstens { $most } Stunden.
error-in-the-past = Dieser Tag ist vorbei.
error-too-far-ahead = Das ist mehr als ein Jahr voraus.
error-unread-day = „{ $text }“ kann ich nicht als Tag lesen. Schreib ihn so: 2027-07-31.
error-too-long-away = { $days ->
    [0] Weg sein kannst du jetzt keinen Tag mehr; je 8 Tage, an denen du spielst, kommt einer dazu.
    [one] Weg sein kannst du jetzt höchstens 1 Tag; je 8 Tage, an denen du spielst, kommt einer dazu.
   *[other] Weg sein kannst du jetzt höchstens { $days } Tage; je 8 Tage, an denen du spielst, kommt einer dazu.
}
error-away-already = Dann bist du schon weg.
error-not-away = Du bist nicht weg und planst keinen Urlaub.
error-last-hour = Auf deiner Uhr in Schlacht #{ $game } ist weniger als eine Stunde: Spiel zuerst diesen Zug, oder bitte um eine Pause.
error-no-clock = Diese Schlacht hat keine Uhr.
error-has-a-clock = Diese Schlacht hat eine Uhr: Ist die Zeit um, bietet [Zug machen] an, was möglich ist.
error-too-soon = Das geht erst nach zwei Wochen Schweigen: möglich <t:{ $when }:R>.
error-played-for = Deine Zeit war um: Ein Computer spielt diesen Zug für dich, und der nächste gehört dir. Wo er auf deinem Platz spielt, drück auf [Bin wieder da].
error-not-played-for = Hier spielt kein Computer für dich.
error-yours-to-move = Du bist selbst am Zug: Spiel ihn, biete ein Unentschieden an oder gib auf. Tut niemand etwas, endet die Schlacht von selbst.
error-paused = Die Uhr dieser Schlacht steht schon still.
error-not-paused = Die Uhr dieser Schlacht läuft.
error-no-more-pauses = Das dürfen beide Seiten { $most }-mal je Schlacht vereinbaren, und das haben sie getan.
error-no-such-time = Das ist zu wenig oder zu viel: mindestens eine Minute, höchstens 7 Tage auf einmal.
error-unread-time = „{ $text }“ kann ich nicht als Zeit lesen. Schreib sie so: 12 Stunden, 1 Tag oder 90 Min.
error-bank-full = Die anderen haben schon einen Monat mehr, als sie ansparen könnten. Das genügt.
error-computer-needs-no-time = Ein Computer antwortet sofort: Er braucht keine Zeit von dir.
error-invitation-refused = Diese Person nimmt von dir keine Einladungen an.
error-not-a-member = Ich bin auf diesem Server kein Mitglied: Wer ihn leitet, muss mich erst einladen.
error-no-threads-here = Eine Schlacht braucht einen Thread, und hier kann es keinen geben. Frag in einem Textkanal, einem Ankündigungskanal oder einem Beitrag eines Forums, oder lass /admin setup ein Zuhause für Schlachten nennen.
error-not-in-this-channel = Auf diesem Server werden Schlachten hier eröffnet: { $places }.
error-not-an-opener = Auf diesem Server eröffnet Schlachten, wer diese Rolle hat: { $role }.
error-rights-missing-here = Schlachten wären in { $place } zu Hause, und dort fehlt mir das Recht **{ $rights }**. Wer diesen Server leitet, kann es erteilen oder mit /admin setup ein anderes Zuhause nennen.
error-place-is-there = Diesen Ort gibt es schon: Nichts muss neu angelegt werden.
error-discord-forbidden = Discord lässt mich das hier nicht tun. /admin setup zeigt, was mir fehlt.
error-discord-gone = Diese Nachricht oder dieser Kanal ist weg. Hier ist Ersatz.
error-ending = Ich werde gleich neu gestartet. Nichts ist verloren; versuch es in einer Minute noch einmal.
said-form-late = Ich habe zu lange gebraucht, um das Formular zu öffnen. Drück noch einmal.
error-discord-trouble = Discord hat gerade Schwierigkeiten. Nichts ist verloren; versuch es in einer Minute noch einmal.
error-store-trouble = Ich komme gerade nicht an die Schlachten heran. Nichts ist verloren; versuch es in einer Minute noch einmal.
error-no-such-rule-text = Zu „{ $text }“ habe ich keine Regel. Versuch es mit einer Karte, einer Einheit, einer Art Gelände oder mit /rules search.
error-file-too-big = Diese Datei ist größer als { $limit } kB.
error-file-unreadable = Diese Datei kann ich nicht als Text lesen.
error-button-unknown = Diesen Knopf kenne ich nicht mehr. /game board zeigt, wie es steht.
