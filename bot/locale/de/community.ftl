## Regeln, Merkmale und Figuren importierter Schlachten

rule-air-strikes = Luftschläge
    .rules = Jede Aufklärung einer Seite darf als Luftangriff gespielt werden, mit einem Ziel in ihrem Bereich.

rule-blitz = Blitzkrieg
    .rules = Alliierte Panzer bewegen sich höchstens 2 Felder, auf einer Straße 3. Die Achse darf eine Aufklärung als Luftangriff spielen, mit einem Ziel in ihrem Bereich.

rule-british-commonwealth = Britisches Commonwealth
    .rules = Eine britische Einheit, die nach einem Nahkampf mit nur noch einer Figur auf ihrem Feld steht, darf mit 1 Würfel zurückschlagen; Gelände und Hindernisse zählen nicht.

rule-gung-ho = Gung Ho
    .rules =
        Bereichskarten der Alliierten aktivieren 1 Einheit mehr, ebenso Taktikkarten, die eine Zahl von höchstens 4 Einheiten nennen.
        Sanitäter & Mechaniker gelten für 2 Einheiten.

rule-infantry-exit-double = Infanterie zählt am Ausgang doppelt
    .rules = Infanterie, die durch einen Ausgang geht, ist 2 Orden wert, jede andere Einheit 1.

rule-japanese-army = Japanisches Heer
    .rules =
        Japanische Infanterie, außer Scharfschützen, ignoriert 1 Flagge jedes Wurfs, und 1 weitere, wo ihr Feld es erlaubt.
        Vollzählig würfelt sie im Nahkampf 1 Würfel mehr. Nach 2 Feldern Bewegung darf sie noch in den Nahkampf.

rule-night = Nacht
    .rules =
        Niemand kämpft weiter, als er sieht. Vor jedem Zug der Alliierten werden 4 Würfel gewürfelt; jeder Stern bringt ein Feld, und bei 6 ist es Tag.
        Bis dahin aktivieren Luftangriff und Sperrfeuer stattdessen 1 Einheit.

rule-nightfall = Die Nacht bricht an
    .rules =
        Niemand kämpft weiter, als er sieht: zuerst 6 Felder. Vor jedem Zug einer Seite werden 4 Würfel gewürfelt, und jeder Stern kostet ein Feld.
        Unter 6 aktivieren Luftangriff und Sperrfeuer stattdessen 1 Einheit.

rule-partial-blitz = Langsame Panzer
    .rules = Panzer einer Seite, oder beider, bewegen sich höchstens 2 Felder, auf einer Straße 3.

tag-slow = langsam
tag-steadfast = standhaft
tag-ace = Ass

part-ace = Ass
part-combat-card = Gefechtskarte
part-cross-hairs = Fadenkreuz
part-petard = Petard
part-smoke = Nebelwand
part-battle-back = Zurückschlagen

event-visibility-rolled = Sicht: { $faces }. Jetzt { $visibility } von 6.
panel-visibility = 🌙 { $visibility }/6

button-battle-back = Zurückschlagen
prompt-battle-back = Deine Einheit auf { $hex } hat nur noch 1 Figur und steht. Mit 1 Würfel zurückschlagen?

refusal-battle-back-or-pass = Schlag von { $hex } aus zurück, oder passe.
refusal-too-dark = Zu dunkel: Du siehst { $limit ->
    [one] 1 Feld
   *[other] { $limit } Felder
} weit, und das Ziel ist { $distance } entfernt.
refusal-too-dark-to-fly = Zu dunkel zum Fliegen: Die Sicht ist { $limit } von 6.

refusal-banzai-close-only = Die Einheit auf { $hex } ist 2 Felder gelaufen: Jetzt bleibt ihr nur der Nahkampf.

terrain-jungle = Dschungel
    .short = Dschungel
    .rules = Einheiten halten an und kämpfen nach dem Betreten nur, wenn sie daneben standen und nur dieses eine Feld gegangen sind. Schützt wie ein Wald. Panzer gewinnen hier Boden nur von dort aus, wo sie ihren Zug begonnen haben.

terrain-stream = Bach
    .short = Bach
    .rules = Einheiten halten an, dürfen aber kämpfen und Boden gewinnen. An den Würfeln ändert er nichts.

terrain-lake = See
    .short = See
    .rules = Niemand betritt ihn. Ein Seefeld blockiert die Sicht nicht, zwei schon.

terrain-rice-paddies = Reisfelder
    .short = Reisfelder
    .rules = Keine Artillerie. Einheiten halten an und verlassen sie nur um 1 Feld; Panzer kämpfen nicht, wenn sie sie betreten oder verlassen.

terrain-mountain = Berg
    .short = Berg
    .rules = Nur für Infanterie, und nur von einem Hügel oder Berg aus. Wer von außerhalb desselben Gebirges angreift, hat 2 Würfel weniger. Blockiert die Sicht. Artillerie dort oben reicht 7 Felder weit und bleibt.

terrain-cave = Höhle
    .short = Höhle
    .rules = Ein Hügel nur für Infanterie. Gegen japanische Infanterie darin hat der Angreifer 2 Würfel weniger; sie ignoriert alle Flaggen und darf von Höhle zu Höhle gehen. Alliierte Infanterie darf sie verschließen.

terrain-high-ground = Anhöhe
    .short = Anhöhe
    .rules = Gewöhnliches Gelände.

terrain-ridge = Höhenzug
    .short = Höhenzug
    .rules = Ein Hügel, auf dem jede Einheit anhalten muss.

terrain-escarpment = Steilhang
    .short = Steilhang
    .rules = Niemand betritt ihn, niemand sieht darüber hinweg; Artillerie schießt darüber.

terrain-oasis = Oase
    .short = Oase
    .rules = Einheiten halten an. Schutz: Infanterie und Panzer greifen mit 1 Würfel weniger an, und eine Flagge darf ignoriert werden. Wo die Schlacht es sagt, erholt sich hier Infanterie.

terrain-palm-trees = Palmenhain
    .short = Palmenhain
    .rules = Wie Wald.

terrain-wadi = Wadi
    .short = Wadi
    .rules = Nur durch seine beiden offenen Enden zu betreten und zu verlassen. Hinein und heraus kämpfen nur Nachbarn, Artillerie ausgenommen; wer hinein angreift, hat 1 Würfel weniger.

terrain-coast = Küste
    .short = Küste
    .rules = Wie Ozean.

terrain-sandy-coast = Sandküste
    .short = Sandküste
    .rules = Wie Strand.

terrain-airfield = Flugplatz
    .short = Flugplatz
    .rules = Gewöhnliches Gelände.

terrain-factory = Fabrik
    .short = Fabrik
    .rules = Wie eine Stadt.

terrain-station = Bahnhof
    .short = Bahnhof
    .rules = Eine Stadt, durch die Schienen führen.

terrain-lighthouse = Leuchtturm
    .short = Leuchtturm
    .rules = Wie eine Stadt.

terrain-fortress = Festung
    .short = Festung
    .rules = Nur Infanterie betritt sie, ohne anzuhalten. Schutz: Infanterie greift mit 1 Würfel weniger an, Panzer mit 2 weniger, und alle Flaggen dürfen ignoriert werden.

terrain-cemetery = Friedhof
    .short = Friedhof
    .rules = Gewöhnliches Gelände, auf dem eine Flagge ignoriert werden darf.

terrain-camp = Lager
    .short = Lager
    .rules = Wie eine Stadt, und eine Flagge darf ignoriert werden.

terrain-dam = Damm
    .short = Damm
    .rules = Nur Infanterie betritt ihn, ohne anzuhalten. Blockiert die Sicht, und eine Flagge darf ignoriert werden.

terrain-hospital = Lazarett
    .short = Lazarett
    .rules = Blockiert die Sicht. Infanterie, die hier ruht, würfelt 6 Würfel, um Figuren zurückzubekommen, statt sich zu bewegen und zu kämpfen.

terrain-headquarters = Hauptquartier
    .short = Hauptquartier
    .rules = Blockiert die Sicht. In manchen Schlachten kostet es den Besitzer eine Karte, wenn ein Feind die Zelte erobert.

terrain-impassable-forest = Dichter Wald
    .short = dichter Wald
    .rules = Ein Wald, den niemand betritt. Wer darin beginnt, darf heraus.

terrain-impassable-town = Gesperrte Stadt
    .short = gesperrte Stadt
    .rules = Eine Stadt, die niemand betritt. Wer darin beginnt, darf heraus.

rule-headquarters = Zelte des Hauptquartiers
    .rules = Erobert ein Feind die Zelte einer Seite, kostet sie das eine Karte; sie wird nachgezogen, sobald die Zelte zurückerobert sind.

rule-recovery = Erholung
    .rules = Infanterie, die auf den genannten Feldern ruht, kann Figuren zurückbekommen, statt sich zu bewegen und zu kämpfen.

event-terrain-changed = { $at } ist jetzt: { $terrain }.
event-effort-seal = Die Höhle auf { $at } soll verschlossen werden: { $faces }
event-effort-recover = Die Einheit auf { $at } erholt sich: { $faces }

rule-desert = Nordafrikanische Wüste
    .rules = Panzer, die nach einem Nahkampf Boden gewinnen, dürfen 1 Feld weiter, wo nichts sie aufhält, bevor sie beim Panzervorstoß noch einmal kämpfen.

rule-closed-ground = Gesperrte Felder
    .rules = Einige Felder sind für eine Seite oder für manche ihrer Einheiten gesperrt.

rule-must-exit = Ausgänge sind Pflicht
    .rules = Eine Seite gewinnt durch ihre Orden nur, wenn genug ihrer Einheiten durch einen Ausgang gegangen sind.

rule-empty-sections = Leere Bereiche
    .rules = Eine Seite hat Orden, solange in einem der genannten Bereiche kein Feind steht. Sie gehen wieder verloren, wenn in jedem einer steht.

unit-flame-thrower-tank = Flammenwerferpanzer
    .short = Flammpanzer
    .rules = Panzer. Gegen ein Ziel daneben verliert er nie mehr als 1 Würfel.

marker-decoy-minefield = Scheinminenfeld
part-flames = Flammen

medals-for-empty-sections = leerer Bereich
medals-for-decoy-minefield = leeres Minenfeld
event-rule-medals = { $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
} { $number ->
    [one] einen Orden
   *[other] { $number } Orden
}: { $what }.
event-rule-medals-lost = { $side ->
    [Achse] Die Achse verliert
   *[other] Die Alliierten verlieren
} { $number ->
    [one] einen Orden
   *[other] { $number } Orden
}: { $what }.

refusal-closed-to-it = { $hex } ist für diese Einheit gesperrt.

rule-commissar = Russischer Kommissar
    .rules =
        Eine Karte einer Seite liegt verdeckt unter dem Chip des Kommissars. Um sie zu spielen, wird zuerst eine andere Handkarte dorthin gelegt.
        Nur eine Aufklärung oder ein Gegenangriff wird direkt von der Hand gespielt. Ein Hinterhalt wird wie immer gespielt und liegt nie dort.

prompt-lay-chip = **Der Kommissar:** Welche Karte kommt unter seinen Chip? Du spielst sie in deinem nächsten Zug, indem du eine andere dorthin legst.
prompt-chip = 🔻 **{ $card }** liegt unter deinem Chip. Leg eine Handkarte dorthin, dann wird sie gespielt:
prompt-chip-empty = 🔻 Unter deinem Chip liegt nichts: Leg zuerst eine Karte dorthin. In diesem Zug kann nur eine Aufklärung oder ein Gegenangriff folgen.
hand-chip = 🔻 **Unter dem Chip**, gespielt, indem du eine andere Karte dorthin legst:
staff-chip = 🔻 Unter dem Chip: { $card }
event-chip-laid = { $side ->
    [Achse] Die Achse legt
   *[other] Die Alliierten legen
} { $card } unter den Chip.
event-chip-laid-unseen = { $side ->
    [Achse] Die Achse legt
   *[other] Die Alliierten legen
} eine Karte unter den Chip.

refusal-under-the-chip-first = { $card } muss erst unter den Chip: Direkt von der Hand spielst du eine Aufklärung oder einen Gegenangriff.
refusal-chip-filled-this-turn = In diesem Zug ist eine Karte unter den leeren Chip gekommen: Spiel eine Aufklärung oder einen Gegenangriff, oder lass den Zug verstreichen.
refusal-name-a-card-for-the-chip = Nenne die Handkarte, die unter den Chip kommt.

unit-destroyer = Zerstörer
    .short = Zerstörer
    .rules =
        Ein Kriegsschiff in tiefem Wasser, abseits jeder Küste. Bewegt sich 2 Felder und würfelt 3, 3, 2, 2, 1, 1, 1, 1 Würfel über alles hinweg, was dazwischenliegt; nichts schützt davor.
        Nur Granaten treffen ihn, und er darf 1 Flagge ignorieren. Für Karten ist er keine Artillerie.

unit-aircraft-carrier = Flugzeugträger
    .short = Träger
    .rules = Ein Schiff ohne Geschütze: bewegt sich 2 Felder in tiefem Wasser, wird nur von Granaten getroffen und darf 1 Flagge ignorieren.

rule-armor-breakthrough = Panzerdurchbruch
    .rules =
        Einmal je Schlacht darf eine Seite mit einer Karte, die eine Zahl von Einheiten aktiviert, neue Panzer auf die Grundlinie des Feindes im Bereich der Karte bringen, jeden für eine Aktivierung.
        Sie dürfen sofort kämpfen und Boden gewinnen, aber sich nicht bewegen und keinen Panzervorstoß machen.
tag-stays-on-board = verlässt nie den Spielplan

refusal-card-names-no-number = Diese Karte aktiviert alle: Nur eine Karte, die eine Zahl von Einheiten nennt, bringt Panzer.
refusal-broke-through-already = Deine Panzer sind schon durchgebrochen.
refusal-enemy-baseline-only = { $hex } liegt nicht auf der Grundlinie des Feindes.

rule-smoke-screen = Nebelwand
    .rules =
        Vor dem ersten Zug legt eine Seite Nebel auf zusammenhängende Felder. Niemand sieht hindurch, doch wer darin steht, sieht und wird gesehen.
        Artillerie schießt darüber hinweg, sonst ändert sich nichts. Nach einigen Zügen verzieht er sich.
marker-smoke-screen = Nebelwand
prompt-smoke-screen = **Nebelwand:** Wo liegt sie? Ein Feld nach dem anderen, jedes neben den letzten.
hint-smoke-screen = Nebel auf welches Feld?
refusal-smoke-hangs-together = { $hex } liegt nicht neben deinem Nebel, oder schon darin.

tag-boat = mit Boot
part-boat = Boot
refusal-boat-and-bridge = { $hex }: Kein Boot fährt unter einer Brücke durch oder vom Wasser auf eine hinauf.

rule-blow-bridges = Brücken, die gesprengt werden dürfen
    .rules =
        Eine Seite darf eine Bereichskarte, ohne jemanden zu aktivieren, für eine Brücke in deren Bereich ausgeben: 2 Würfel, und bei einem Stern ist die Brücke weg.
        Eine Einheit darauf ist mit ihr verloren. Manche Brücken sind einen Orden wert.
medals-for-blow-bridges = gesprengte Brücke
event-effort-blow = Die Brücke auf { $at } soll gesprengt werden: { $faces }
refusal-no-charges-there = Auf { $hex } ist keine Brücke, die gesprengt werden darf.
refusal-no-unit-beside-bridge = Keine deiner Einheiten steht neben { $hex }.
refusal-section-card-only = { $word }: nur mit einer Bereichskarte.

rule-air-drops = Luftlandungen
    .rules =
        Vor dem ersten Zug springen Figuren in Wellen über einem Feld ab und treiben ab. Kommt eine auf einem freien Feld herunter, das sie betreten darf, ist sie eine Einheit; jede andere ist verloren, ebenso
        Figuren einer Welle, die zusammen herunterkommen. In manchen Schlachten werden sie in den ersten Zügen nicht aktiviert.
rule-second-air-drop = Zweite Luftlandung
    .rules = Später in der Schlacht springen weitere Figuren in Wellen ab, in manchen Schlachten, sobald es Tag ist. In dem Zug, in dem sie landen, werden sie nicht aktiviert.
refusal-drop-is-aimed = Über welchem Feld sie abspringen, sagt die Schlacht: Drück auf [Würfeln].

unit-locomotive = Lokomotive
    .short = Lokomotive
    .rules =
        Eine Eisenbahn: Eine Aktivierung fährt Lokomotive und Waggon bis zu 3 Felder auf ihrem Gleis, vorwärts oder rückwärts. Sie kämpft nie. Nur Granaten treffen sie, und 1 Flagge darf ignoriert werden;
        bei weiteren fährt sie auf ihrem Gleis zurück. Der dritte Treffer kostet den Waggon, der vierte die Lokomotive.

unit-wagon = Waggon
    .short = Waggon
    .rules = Teil einer Eisenbahn: Was ihn trifft, trifft sie, und er fährt, wohin die Lokomotive fährt. Kein Orden.

rule-supply-train = Versorgungszug
    .rules = Einmal je Schlacht, wenn die Lokomotive in einen Bahnhof einfährt, laden die Waggons, die noch da sind, ihre Einheiten auf freie Felder neben der Eisenbahn aus. Ab dem nächsten Zug werden sie aktiviert.

refusal-no-train-there = Auf { $hex } steht keine Lokomotive.
refusal-name-train-and-hex = Nenne die Lokomotive und wohin sie fährt: use drive L3>I3.
refusal-no-free-track = Kein freies Gleis führt nach { $hex }.
refusal-beside-the-train-only = { $hex }: Einheiten steigen auf freie Felder neben der Eisenbahn aus.

terrain-stream-mouth = Bachmündung
    .short = Bachmündung
    .rules = Wie ein Bach, wo er in den Ozean mündet.
