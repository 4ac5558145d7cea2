# Szenarien, Regeln, Listen von Schlachten, Einstellungen, Reaktionen, Hilfe.

scenario-rules = **Sonderregeln**
scenario-history = **Was damals geschah**
scenario-first = beginnt
scenario-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
scenario-side = **{ $side }** ({ $nation }): { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $medals ->
    [one] 1 Orden
   *[other] { $medals } Orden
} zum Sieg{ $first }
front-western = Westfront
front-eastern = Ostfront
front-mediterranean = Mittelmeer
front-pacific = Pazifik
browse-heading = **{ $number } Schlachten.** Wähle eine, um über sie zu lesen und sie zu spielen. 🎖️ ist, wie viele Orden zum Sieg nötig sind: Weniger heißt kürzer.
browse-hint = { $box }: { $number }
browse-size = { $medals } 🎖️ · { $units } Einheiten
complete-more = … und mehr: Tipp ein Wort des Titels, die Box oder das Jahr
complete-more-rules = … und mehr: tippe ein Wort der Regel
box-base = Grundspiel
box-equipment = Ausrüstungsbox
box-winter = Winterkrieg
box-own = Importiert
board-breakthrough = ⏫ Breakthrough
    .note = ⏫ Breakthrough: ein tiefer Spielplan mit 17 Reihen und eigenem Stapel
board-overlord = ⏩ Overlord
    .note = ⏩ Overlord: zwei Spielpläne nebeneinander, bis zu vier Leute je Seite
scenario-special = 📜 **{ $rule }** – { $what }
scenario-markers = ⚠️ Auf der Karte: { $kinds }
scenario-medal = 🎖️ { $kind }: { $hexes } ({ $side })
button-browse = Alle Schlachten
button-play = Spielen
set-up-ask = **{ $title }** – mit wem? Um jemanden einzuladen, eine Seite, Teams oder die Zeit für einen Zug zu wählen: /game new.
button-invite = Einladen, wer kommen mag
button-invite-match = Einladen: Hin- und Rückspiel
button-invite-punctual = Nur, wer zu { $least } % pünktlich ist
button-practice = Üben: Ich spiele beide Seiten

room-concept = Regel
room-card = Kommandokarte
room-unit = Einheit
room-terrain = Gelände
room-obstacle = Hindernis
room-face = Würfelseite
room-rule = Sonderregel
room-side = Seite
room-section = Bereich
room-medal = Siegpunktziel
rules-switch = • { $switch }: **{ $usual }**, oder { $other }
rules-copies = Im Stapel: { $number }.
rules-unit = Figuren { $figures } · Bewegung { $move } · kämpft noch nach { $after }
rules-dice = Würfel nach Entfernung: { $dice }
rules-closed = Gesperrt für: { $who }
rules-blocks = Blockiert die Sichtlinie.
rules-cover = Wer angreift, hat weniger Würfel: Infanterie { $infantry }, Panzer { $armor }, Artillerie { $artillery }
rules-also = Siehe auch …
rules-numbers = -# Regeln { $rules } · im Ganzen: /rules search { $example }
rules-breakthrough-card = { $name } (Breakthrough-Stapel)
rules-hex = **{ $hex }** · { $terrain }
rules-hex-medal = • 🎖️ { $kind } ({ $side })
rules-both = beide Seiten
rules-why-not = ❌ { $line }: { $why }
rules-why-later = ⏳ { $line }: Der Spielplan erlaubt es, aber nicht jetzt. { $why }
rules-why-attack = ✅ { $line } ist jetzt möglich: { $dice }
rules-why-ok = ✅ { $line } ist jetzt möglich.

list-heading = **Schlachten**
list-first = -# { $shown } von { $all } Schlachten sind zu sehen. Jede andere erreicht ein Befehl mit ihrer Nummer: `game:`
which-game = Welche Schlacht meinst du? Ein Tippen führt es dort aus: { $typed }
which-game-hint = Welche Schlacht?
typed-gone = Ich bin neu gestartet worden, seit du das geschrieben hast. Schreib es noch einmal:
list-empty = Hier gibt es noch keine Schlachten. /game new setzt eine an.
list-turn = Zug { $turn }
list-your-move = du bist dran
list-their-move = die anderen sind dran
list-side-move = am Zug: { $side }
list-hint = Zu einer Schlacht
status-open = wartet auf Mitspieler
status-running = läuft
status-over = vorbei
status-cancelled = abgesagt
button-next-game = Nächste Schlacht

digest-heading = ☀️ { $count ->
        [one] Eine Schlacht wartet auf dich:
       *[other] { $count } Schlachten warten auf dich, die dringendste zuerst:
    }
digest-more = … und { $count } mehr: `/me games` zeigt alle.
own-time-heading = **Deine Zeit**
own-time-zone = 🌍 { $zone }, wo es jetzt { $now } ist
own-time-none = 🌍 Deine Zeitzone kenne ich noch nicht. Sobald ich sie kenne, fällt keine deiner Fristen in deine Nacht.
own-time-quiet = 🌙 Ruhe von { $begins } bis { $ends }: Eine Frist, die dazwischen fiele, kommt zwei Stunden danach. Deine Uhr läuft trotzdem.
own-time-loud = 🔔 Keine Ruhezeit: Eine Frist kann zu jeder Tageszeit kommen.
own-time-away = 🏖️ Weg von <t:{ $since }:f> bis <t:{ $until }:f>
own-time-days = { $days ->
    [0] 🧳 Du hast keine Urlaubstage mehr; je 8 Tage, an denen du spielst, kommt einer dazu.
    [one] 🧳 Du kannst noch 1 Tag weg sein. Deine Uhren stehen dann still.
   *[other] 🧳 Du kannst noch { $days } Tage weg sein. Deine Uhren stehen dann still.
}
own-time-digest = ☀️ Deine Tagesübersicht kommt um { $hour }.
own-time-digest-utc = ☀️ Deine Tagesübersicht kommt um { $hour } UTC, bis ich deine Zeitzone kenne.
own-time-which = 🌍 Welche davon?
own-time-hour = { $hour }:00
button-own-time = Meine Zeit
button-settings-back = Einstellungen
button-zone = Zeitzone
button-no-quiet = Keine Ruhezeit
button-away = Weg: { $time }
button-home = Bin wieder hier
setting-quiet-from = Ruhezeit ab
setting-quiet-until = Ruhezeit bis
setting-digest-at = Meine Tagesübersicht kommt um
setting-zone = Deine Zeitzone
form-zone = Deine Zeitzone
form-zone-text = Eine große Stadt in deiner Nähe
settings-heading = **Deine Einstellungen**
settings-theme = Bilder: { $choice }
settings-bottom = Unten auf dem Spielplan: { $choice }
settings-tell = Wenn ich dran bin: { $choice }
settings-value = { $what }: { $value }
settings-language = Sprache: { $choice }
settings-language-only = Sprache: { $choice }, bisher die einzige
settings-hand-dm = Meine Hand: hinter [Hand] und per Direktnachricht
settings-hand-button = Meine Hand: nur hinter [Hand], nie per Direktnachricht
settings-digest = Deine Tagesübersicht kommt einmal am Tag, wenn eine Schlacht wartet: Unter [Meine Zeit] steht, wann. Eine schnelle Schlacht ruft dich trotzdem.
settings-dm-closed = Deine Direktnachrichten sind für mich gesperrt. Wähle „Direktnachricht“ noch einmal, sobald sie offen sind.
setting-language = Sprache
setting-name-theme = Bilder
setting-name-bottom = Unten auf dem Spielplan
setting-name-tell = Wenn ich dran bin
setting-language-client = Wie in Discord eingestellt
setting-theme = Aussehen der Bilder
setting-bottom = Welche Seite unten auf dem Spielplan ist
setting-tell = Wie du erfährst, dass du dran bist
# Wie diese Sprache sich selbst nennt.
language-name = Deutsch
# Wie sie einen Namen im Satz schreibt: klein (small), oder wie er hier steht. Das liest niemand.
names-inside = as it stands
theme-standard = normal
    .note = Die üblichen Farben
theme-high-contrast = hoher Kontrast
    .note = Kräftige Linien, schlichtes Gelände
theme-colour-blind = farbenblind
    .note = Seiten und Zeichen für jedes Auge gut zu unterscheiden
bottom-own = meine eigene Seite
    .note = Du schaust von deinem Platz auf den Spielplan
bottom-allies = die Alliierten
    .note = Immer
bottom-axis = die Achse
    .note = Immer
bottom-board = wie gedruckt
    .note = So, wie die Karte der Schlacht liegt
tell-channel = im Thread der Schlacht erwähnen
    .note = Eine Erwähnung je Zug
tell-dm = erwähnen, dazu eine Direktnachricht mit meiner Hand
    .note = Eine Nachricht je Zug
tell-digest = einmal am Tag, eine Erwähnung im Thread
    .note = Eine Übersicht aller wartenden Schlachten, keine Erwähnung je Zug
tell-digest-dm = einmal am Tag, eine Direktnachricht
    .note = Eine Übersicht aller wartenden Schlachten, keine Erwähnung je Zug
tell-off = gar nicht
    .note = Du schaust selbst nach; auch keine Direktnachrichten
button-default-reactions = Übliche Reaktionen
button-hand-by-dm = Hand per Direktnachricht: an
button-hand-by-button = Hand per Direktnachricht: aus

reactions-intro = Was deine Seite im Zug der anderen Seite tut. Du darfst es jederzeit ändern, egal was du auf der Hand hast.
reactions-intro-of = Was { $side ->
    [Achse] die Achse im Zug der anderen Seite tut
   *[other] die Alliierten im Zug der anderen Seite tun
}. Du darfst es jederzeit ändern, egal was auf ihrer Hand ist.
reactions-waits = ⏳ Zieht sich eine Einheit zurück und steht bei dir „frag mich“, wartet die Schlacht bis zu 6 Stunden auf deine Antwort; dann geht sie in Deckung.
reactions-open = ❓ Die Frage, die gerade offen ist, beantwortest noch du; was du hier einstellst, gilt ab der nächsten.
button-reactions-of = Reaktionen: { $side }
reactions-table = 🔔 An diesem Tisch gilt: { $terms }.
reactions-default = **Deine üblichen Reaktionen** – jede neue Schlacht beginnt mit ihnen.
reactions-ambush = 💥 Hinterhalt (die angegriffene Einheit kämpft zuerst): { $choice }
reactions-retreat = ↩️ Rückzug: { $choice }
reactions-ignore = 🛡️ Eine Flagge, die ignoriert werden darf: { $choice }
reactions-protect = Vom Hinterhalt beschützt: { $units }
reactions-units = Einheiten mit eigener Anweisung: { $units }
reactions-decided = 🛡️ Nach deinen [Reaktionen]: { $what } – eingestellt ist „{ $setting }“.
said-own-reactions = 🛡️ Wie eine Einheit zurückgeht oder eine Flagge ignoriert, bestimmen deine [Reaktionen]: die üblichen, bis du sie änderst.
reactions-fell-back = deine Einheit auf { $at } zog sich nach { $to } zurück
reactions-stood = deine Einheit auf { $at } hielt stand
reactions-let-pass = für { $at } wurde nichts gespielt
reactions-played = { $card } wurde gespielt
reactions-value = { $what }: { $value }
reactions-name-ambush = Hinterhalt
reactions-name-retreat = Rückzug
reactions-name-ignore = Flagge
reactions-name-unit = Rückzug von { $unit }
reactions-unit-chosen = ▸ **{ $unit }**, Rückzug: { $choice }. Die letzte Liste ändert es nur für diese Einheit.
reactions-ambush-hint = Wann Hinterhalt spielen, falls du ihn hast
reactions-retreat-hint = Wohin Einheiten sich zurückziehen
reactions-ignore-hint = Wann standhalten
reactions-unit-hint = Anweisung nur für eine Einheit …
reactions-unit-own-hint = Rückzug von { $unit } …
reactions-protect-hint = Einheiten, die Hinterhalt beschützt
ambush-smart = wenn es sich lohnt
    .note = Mit 2 Würfeln oder mehr gegen eine Einheit mit 2 Figuren oder mehr
ambush-always = immer
    .note = Gegen den ersten Nahkampf
ambush-never = nie
    .note = Die Karte behalten
ambush-protect = nur um bestimmte Einheiten zu beschützen
    .note = Du nennst sie
ambush-armour = nur gegen Panzer
    .note = Wenn Panzer angreifen
retreat-default = wie die ganze Seite
    .note = Nichts Eigenes
retreat-cover = in Deckung
    .note = Zuerst in Gelände, das schützt
retreat-objective = zu Siegpunktzielen
    .note = Zu Orden, die zu halten sich lohnt
retreat-shortest = so wenig wie möglich
    .note = Der kürzeste Weg
retreat-ask = frag mich
    .note = Die Schlacht wartet bis zu 6 Stunden auf dich, dann geht es in Deckung
ignore-free = wo immer es nichts kostet
    .note = Standhalten; mit einer Karte nur auf einem Siegpunktziel
ignore-objective = auf einem Siegpunktziel
    .note = Dort standhalten, sonst zurück
ignore-always = immer
    .note = Standhalten, wann immer es geht, auch mit einer Karte
ignore-never = nie
    .note = Immer zurückweichen
button-make-default = Immer so beginnen
button-back-to-turn = Zurück zum Zug
said-default-kept = 📌 Neue Schlachten beginnen mit diesen Reaktionen.

said-joined = Du bist dabei: **{ $title }** – { $seat }.
said-joined-team = 🏠 Deine Seite hat neben dem Thread einen Ort für sich: Dort sind Spielplan, Hand und alle Befehle. { $role ->
    [commander] Du wählst die Karte; wem sie gilt, der befehligt seine eigenen Einheiten: mehrere mit [Meine Befehle] und [Bereit], einer allein mit [Zug machen].
    [chief] Du teilst deinen Generälen die Karten zu; dann befehligt jeder seine eigenen Einheiten mit [Meine Befehle] und [Bereit].
   *[general] Gilt eine Karte deinen Bereichen, befehligst du dort deine Einheiten mit [Meine Befehle], dann [Bereit]; gilt sie dir allein, mit [Zug machen].
}
said-started = ▶️ Alle Plätze sind besetzt: Die Schlacht beginnt.
said-started-match = ▶️ Alle Plätze sind besetzt: Beide Schlachten beginnen.
said-started-short = ▶️ Die Schlacht beginnt. Wer später kommt, nimmt einen freien Platz.
said-declined = Abgelehnt.
said-blocked = 🚫 <@{ $person }> darf dich nicht mehr einladen und erfährt nichts davon.
said-unblocked = <@{ $person }> darf dich wieder einladen.
said-block-list = 🚫 Diese dürfen dich nicht einladen: { $people }. /me block mit einem Namen erlaubt es wieder.
said-block-nobody = Alle dürfen dich einladen. /me block mit einem Namen ändert das.
said-moved = 🧭 Die Schlacht geht dort weiter.
said-left = Du hast deinen Platz freigegeben.
said-invitation-back = Deine Einladung ist zurückgenommen.
said-invitation-stands = Deine Einladung bleibt.
ask-close-table = Deine Einladung zurücknehmen? Außer dir ist noch niemand dabei. Wenn du nur anders sitzen willst, nimm den anderen Platz: [Mitspielen: …] oder die Liste.
ask-close-table-joined = Deine Einladung zurücknehmen? Der Tisch schließt sich auch für { $people }. Wenn du nur anders sitzen willst, nimm den anderen Platz: [Mitspielen: …] oder die Liste.
button-close-table = Einladung zurücknehmen

button-stats = Meine Statistik
stats-heading = **Deine Züge**
stats-turns = ⏱️ { $in_time } deiner letzten { $turns } Züge waren pünktlich: **{ $percent } %**.
stats-new = ⏱️ Pünktliche Züge bisher: { $in_time } von { $turns }. Ab { $enough } zählt der Anteil; bis dahin bist du neu und an jedem Tisch willkommen.
stats-none = ⏱️ Du hast noch keinen Zug gespielt, der zählt. Ab { $enough } zählt der Anteil; bis dahin bist du neu und an jedem Tisch willkommen.
stats-what-counts =
    { "" }-# Was zählt: deine letzten { $kept } Züge in Schlachten mit anderen Leuten und einer Uhr. Zu spät ist einer, wenn deine Zeit vor seinem Ende um war. Züge, die ein Computer spielt, während du weg bist, Üben, Schlachten nur gegen Computer und freundschaftliche zählen weder so noch so.
    -# Wer einen Tisch eröffnet oder an einem sitzt, wird mit diesem Anteil gezeigt, für alle, die mitspielen könnten; manche Tische verlangen einen.
stats-battles = ⚔️ Mit anderen Leuten: { $running ->
    [one] 1 Schlacht läuft
   *[other] { $running } Schlachten laufen
}, { $over ->
    [0] noch keine ist vorbei.
   *[other] { $over } vorbei: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden.
}
stats-battles-computers = 🤖 Gegen Computer: { $running ->
    [one] 1 Schlacht läuft
   *[other] { $running } Schlachten laufen
}, { $over ->
    [0] noch keine ist vorbei.
   *[other] { $over } vorbei: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden.
}
