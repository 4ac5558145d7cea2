### Was von Leuten aufbewahrt wird und unter welchen Bedingungen sie spielen. Jede Seite passt in eine Nachricht von Discord.

privacy-page =
    { "" }**Datenschutz**
    { privacy-games }
    { privacy-drafts }
    { privacy-settings }
    { privacy-reliability }
    { privacy-results }
    { privacy-presses }
    { privacy-places }
    { privacy-server }
    { privacy-not }
    { privacy-who }
    { privacy-forget }

privacy-games = • **Schlachten und Turniere**: wer wo sitzt (deine Discord-Nummer, nicht dein Name), jede Karte, Aktivierung und jeder Wurf, mit der Zeit. Aufbewahrt, solange dieser Bot läuft, damit man sie nachlesen kann.
privacy-drafts = • **Entwürfe, Pläne und was du deiner Seite schreibst**: bis der Zug oder die Schlacht vorbei ist. Deine Seite liest sie, die andere nie.
privacy-settings = • **Deine Einstellungen**, die Sprache deines Discord, Zeitzone, Ruhezeit und Urlaub, und Reaktionen: bis du sie änderst oder vergessen wirst. Urlaub steht in den Threads deiner Schlachten, Zone und Ruhezeit erfährt niemand.
privacy-reliability = • **Ob deine letzten { $turns } Züge pünktlich waren**: Wer dich an einem Tisch trifft, sieht den Anteil.
privacy-results = • **Wie deine Schlachten ausgingen**, und deine Wertung: eine Rangliste nennt nur, wer auf dem Server gekämpft hat, und nicht, wer sich in `/me settings` verbirgt. Vergessen, bist du eine Nummer, die niemandem gehörte.
privacy-presses = • **Die Nummern deiner Knopfdrücke**, damit keiner doppelt zählt: { $presses } Tage. Was noch zu sagen ist: bis es gesagt ist.
privacy-places = • **Orte**: die Nummern von Threads, Kanälen und Nachrichten deiner Schlachten; auf der Warteliste, worauf du wartest.
privacy-server = • **Für Moderatoren**: was sie hier taten, wer welche Schlacht importiert hat, und die Einstellungen des Servers.
privacy-not = • Ich lese nur Nachrichten, die du mir direkt schreibst; die beantworte und vergesse ich. Eine Mitgliederliste kenne ich nicht. Keine Werbung, keine andere Statistik über dich, nichts wird verkauft oder weitergegeben.
privacy-who = • **Wer es sieht**: deine Seite ihre Geheimnisse, alle den Thread der Schlacht; ein Moderator kann verdeckte Karten ansehen, was beide Seiten erfahren. Discord lässt Administratoren jeden Kanal lesen. Wer den Bot betreibt, hat die Dateien.
privacy-forget = • **/me forget** entfernt das alles sofort; in beendeten Schlachten steht dann „jemand von früher“. Will jemand deine Einladungen nicht, bleibt deine Nummer auf dessen Liste. Tägliche Sicherungen behalten den Rest { $backups } Tage. Nachrichten auf Discord bleiben: Moderatoren können sie löschen.

terms-page =
    { "" }**Nutzungsbedingungen**
    • Spiel fair und sei freundlich: Discords eigene Bedingungen und Richtlinien gelten auch hier.
    • Inoffizielles Fanprojekt, kostenlos, ohne jede Gewähr. Wer es betreibt, darf es jederzeit beenden oder jemanden ausschließen.
    • Was du schreibst (Pläne, Worte an deine Seite, importierte Schlachten), bleibt deins; du erlaubst dem Bot, es denen zu zeigen, für die es ist. Importiere nur, was du weitergeben darfst.
    • Versuch nicht, zu sehen, was dir verborgen ist, oder den Bot zu überfluten.
    • Memoir '44 ist eine Marke von Days of Wonder, die hiermit nichts zu tun haben.

button-privacy = Datenschutz
button-terms = Bedingungen
