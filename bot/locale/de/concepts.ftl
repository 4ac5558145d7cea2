# Die Regeln nach dem, wonach gefragt wird. `.also` ist, wie es sonst noch heißt, mit Kommas; die Nummern der Regeln stehen in
# bot/screens/concepts.py. Drei Zeilen eine Seite, unsere eigenen Worte.

concept-turn = Ein Zug
    .also = zug, züge, spielzug, wie spielt man, grundlagen, anfänger, ablauf, reihenfolge, phasen, schritte
    .rules =
        Eine Karte, dann die Aktivierungen, dann alle Bewegungen, dann alle Kämpfe; am Ende ziehst du eine Karte.
        Erst sind alle aktiviert, dann bewegt sich der Erste; erst sind alle bewegt, dann kämpft der Erste.
        Einheiten kämpfen nacheinander: Würfel, Verluste, Flaggen und Boden der einen, bevor die nächste beginnt.
concept-card = Kommandokarte
    .also = karte, karten, karte ausspielen, kommandokarten, taktikkarte, taktikkarten, bereichskarte, bereichskarten, stapel
    .rules =
        Du spielst genau eine je Zug, auch wenn sie niemanden aktiviert; auf ihr steht, wie viele Einheiten du aktivierst, und wo.
        Eine Karte für eine Art von Einheit, von der du keine mehr hast, aktiviert stattdessen 1 beliebige Einheit.
        Nur der Hinterhalt wird für den Zug der anderen Seite aufgehoben.
concept-hand = Deine Hand
    .also = hand, handkarten, handgröße, kartenhand, karten auf der hand
    .rules =
        Die Schlacht sagt, wie viele Karten jede Seite hält; du spielst eine und ziehst eine, so bleibt es dabei.
        Nur du siehst sie (im Team: deine Seite), in deinen Direktnachrichten und hinter [Hand].
        Die andere Seite sieht, wie viele Karten es sind, nie welche.
concept-order = Aktivierung
    .also = aktivieren, aktiviert, aktivierungen, befehl, befehle, aktivierte einheit
    .rules =
        Die Karte sagt, wie viele Einheiten du in welchem Bereich aktivieren darfst; nur eine aktivierte Einheit bewegt sich oder kämpft.
        Eine Einheit wird nur einmal je Zug aktiviert. Du darfst weniger aktivieren, als die Karte erlaubt, und niemand muss sich bewegen oder kämpfen.
        Wo die Einheit beim Aktivieren steht, entscheidet über ihren Bereich; danach darf sie ihn verlassen.
concept-section = Bereich
    .also = bereiche, flügel, flanke, flanken, links, mitte, rechts, gestrichelte linie, linie
    .rules =
        Zwei gestrichelte Linien teilen den Spielplan in links, Mitte und rechts, jeweils von deinem Platz aus gesehen: Dein Links ist das Rechts der anderen Seite.
        Ein Feld auf einer gestrichelten Linie gehört zu beiden Bereichen, und seine Einheit darf aus jedem der beiden aktiviert werden.
        Eine aktivierte Einheit darf sich in einen anderen Bereich bewegen.
concept-move = Bewegung
    .also = bewegen, bewegt, ziehen, stapeln, durchziehen, wie weit, geschwindigkeit, reichweite der bewegung
    .rules =
        Infanterie bewegt sich bis zu 2 Felder und darf nach 1 Feld kämpfen; Panzer bis zu 3 und kämpfen trotzdem; Artillerie bewegt sich 1 Feld oder kämpft.
        Jede Einheit bewegt sich einmal, Feld für Feld über freie Felder: nie auf eine Einheit oder durch sie hindurch, ob Freund oder Feind.
        Gelände kann die Bewegung früher beenden; /rules terrain sagt es für jede Art.
concept-ground = Gelände und Hindernisse
    .also = gelände, hindernis, hindernisse, anhalten, halt, betreten
    .rules =
        Wald, Stadt und Hecke beenden die Bewegung, und wer sie betritt, darf in diesem Zug nicht kämpfen; Stacheldraht beendet nur die Bewegung.
        Wer zu Beginn seines Zugs dort stand, darf von dort kämpfen (Panzer aus einer Stadt mit 2 Würfeln weniger).
        Hindernisse wie Stacheldraht oder Sandsäcke liegen auf dem Gelände, und beides zählt. /rules hex nennt, was auf einem Feld liegt.
concept-battle = Kampf
    .also = kämpfe, kämpfen, angriff, angriffe, angreifen, gefecht
    .rules =
        Eine aktivierte Einheit darf einmal je Zug angreifen, ein Ziel, mit all ihren Würfeln; niemand muss.
        Wer neben einem Feind steht, darf nur Feinde neben sich angreifen, auch Artillerie.
        Die Reihenfolge eines Angriffs: Ziel, Hinterhalt (wenn benachbart), Würfel, Verluste, Flaggen, dann Boden gewinnen.
concept-close-assault = Nahkampf
    .also = nahkämpfe, benachbart, daneben, angrenzend, handgemenge, mann gegen mann
    .rules =
        Ein Angriff auf das Nachbarfeld ist ein Nahkampf, einer von weiter weg ist Beschuss. Im Nahkampf gelten die Würfel für Entfernung 1.
        Nur im Nahkampf gewinnt man Boden, und nur auf ihn kann ein Hinterhalt antworten.
        Mit einem Feind neben sich kann eine Einheit auf niemanden schießen, der weiter weg steht.
concept-range = Kampfreichweite
    .also = reichweite, entfernung, weite, beschuss, schießen, feuern, schuss, außer reichweite
    .rules =
        Infanterie hat 3, 2, 1 Würfel auf 1, 2, 3 Felder; Panzer 3 Würfel bis zu 3 Felder; Artillerie 3, 3, 2, 2, 1, 1 bis zu 6.
        Andere Einheiten haben ihre eigene Reihe: /rules unit.
        Infanterie und Panzer müssen das Ziel auch sehen; bleibt kein Würfel übrig, gibt es keinen Angriff.
concept-sight = Sichtlinie
    .also = sicht, sehen, sieht, blockiert, blockieren, verdeckt, sichtweite
    .rules =
        Zieh eine Linie von der Mitte des einen Felds zur Mitte des anderen: Einheiten, Wald, Stadt, Hecke, Bunker und die meisten Hügel dazwischen blockieren sie.
        Läuft die Linie zwischen zwei Feldern, ist sie nur blockiert, wenn beide blockieren. Die beiden Felder an den Enden blockieren nie.
        Artillerie, Luftangriff und Sperrfeuer brauchen keine Sichtlinie.
concept-height = Hügel und Höhe
    .also = höhe, höhen, hügel, bergauf, bergab, anhöhe, plateau, klettern, aufstieg
    .rules =
        Wer eine Einheit auf einem Hügel von unten angreift, hat 1 Würfel weniger; von Hügel zu Hügel geht nichts verloren.
        Ein Hügel blockiert die Sicht, außer zwischen Einheiten auf Feldern desselben zusammenhängenden Hügels.
        Gewöhnliche Hügel behindern keine Bewegung; bei steilen Hügeln, Klippen und Steilküsten kostet der Aufstieg 2 Felder.
concept-dice = Kampfwürfel
    .also = würfel, würfeln, wurf, wie viele würfel
    .rules =
        Die Würfel der Einheit für diese Entfernung, weniger, was das Ziel schützt, weniger, was das eigene Feld kostet, plus, was die Karte gibt.
        Ein Würfel hat zweimal Infanterie, dazu Panzer, Granate, Stern und Flagge. Das Symbol des Ziels und die Granate treffen.
        Alle Würfel fallen auf einmal; auf dem Knopf eines Angriffs steht, wie viele es sind.
concept-cover = Schutz
    .also = deckung, schützt, schützen, verteidigung, verteidigungswert, weniger würfel, würfelabzug, minus
    .rules =
        Gelände nimmt dem Angreifer Würfel; schützt auf einem Feld mehreres, zählt nur das Beste.
        Was das eigene Feld den Angreifer kostet, kommt dazu: Panzer in einer Stadt 2 Würfel, Infanterie auf Stacheldraht 1.
        Artillerie verliert nie Würfel durch das Gelände ihres Ziels.
concept-hit = Treffer
    .also = treffen, verluste, verlust, symbol, symbole, vernichtet, vernichten, eliminiert, figuren verloren, fehlschlag
    .rules =
        Das Symbol des Ziels und eine Granate sind ein Treffer; Artillerie treffen nur Granaten; ein Stern trifft nicht, wenn nichts anderes gilt.
        Jeder Treffer kostet eine Figur. Ist die letzte Figur weg, bekommt der Angreifer einen Orden.
        Eine Einheit mit verlorenen Figuren bewegt sich und kämpft so gut wie vorher.
concept-retreat = Rückzug
    .also = zurückziehen, zurück, zurückweichen, flagge, flaggen, rückzugsflagge, rückzüge, weichen
    .rules =
        Jede Flagge treibt die Einheit 1 Feld in Richtung ihres eigenen Rands. Ihr Besitzer wählt die Felder; nie seitwärts, nie vorwärts.
        Jedes Feld, um das sie nicht zurückkann (der Rand, eine Einheit, ein Fluss), kostet stattdessen eine Figur. Wald oder Stadt halten sie nicht auf.
        Verluste kommen vor Flaggen. [Reaktionen] sagt, wohin sich deine Einheiten im Zug der anderen Seite zurückziehen.
concept-ignore-flag = Die erste Rückzugsflagge ignorieren
    .also = flagge ignorieren, flaggen ignorieren, ignorieren, ignoriert, standhalten, halten, stehen bleiben
    .rules =
        Auf Sandsäcken, auf einer Panzersperre oder in einem Bunker der eigenen Seite darf eine Einheit die erste Flagge eines Wurfs ignorieren; manche Einheiten und manches Gelände erlauben es auch.
        Das entscheidet immer ihr Besitzer, und auch mehrere solche Dinge zusammen ignorieren nur eine Flagge. Im Zug der anderen Seite entscheidet [Reaktionen]: Wenn du nichts anderes sagst, halten deine Einheiten stand.
        Flaggen von Luftangriff und Sperrfeuer kann niemand ignorieren.
concept-take-ground = Boden gewinnen
    .also = boden, nachrücken, vorrücken, feld nehmen, besetzen, erobern
    .rules =
        Ist das Feld des Ziels nach einem Nahkampf leer, dürfen deine Infanterie oder Panzer sofort nachrücken, egal wie weit sie vorher gegangen sind.
        Artillerie nie, auch keine Einheit, die aus dem Hinterhalt gekämpft hat, und keine, die in diesem Zug im Gelände anhalten musste.
        Die Einheit muss das Feld betreten können, und in Wald, Stadt oder Hecke ist ihr Kampf damit zu Ende.
concept-overrun = Panzervorstoß
    .also = vorstoß, vorstoßen, zweiter angriff, zweimal angreifen, noch einmal kämpfen
    .rules =
        Panzer, die nach einem Nahkampf Boden gewonnen haben, dürfen sofort noch einmal kämpfen: neben einem Feind im Nahkampf, sonst mit Beschuss.
        Einmal je Zug. Nach einem zweiten gewonnenen Nahkampf dürfen sie wieder Boden gewinnen, aber kein drittes Mal kämpfen.
        Nicht aus Wald, Stadt oder Hecke heraus, die sie gerade genommen haben.
concept-draw = Karten nachziehen
    .also = nachziehen, ziehen, karte ziehen, ablegen, abwerfen, ablagestapel, zugende, mischen, neu mischen, leerer stapel
    .rules =
        Am Ende deines Zugs ziehst du eine Karte, ohne etwas zu tippen; nach der Aufklärung eines Bereichs siehst du zwei und behältst eine.
        Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt, wenn die Schlacht nichts anderes sagt.
        Ein Unentschieden zu vereinbaren ist etwas anderes: /game draw.
concept-medal = Orden
    .also = medaille, medaillen, siegpunkt, siegpunkte, missionsziel, missionsziele, siegpunktziel, siegpunktziele, ordensfeld, punktestand
    .rules =
        Jede vernichtete feindliche Einheit ist 1 Orden, egal was sie vernichtet hat, und manche Felder sind auch einen wert.
        Ein temporäres Siegpunktziel zählt, solange deine Einheit dort steht; ein permanentes bleibt dir. /rules hex sagt, welches es ist.
        In anderen Schlachten gibt es Orden für die Überzahl auf bestimmten Feldern oder für das Verlassen des Spielplans: /scenario show.
concept-victory = Siegbedingungen
    .also = sieg, siegen, gewinnen, gewinnt, gewinner, sieger, wer gewinnt, ende der schlacht, spielende, verlieren
    .rules =
        Wer zuerst so viele Orden hat, wie die Schlacht verlangt, gewinnt sofort, mitten in jedem Zug.
        Eine Seite ohne Einheiten hat verloren.
        Manche Schlachten enden auch anders: [Einsatzbesprechung] und /scenario show sagen, wie.
concept-exit = Ausgänge
    .also = ausgang, ausgangsmarker, spielplan verlassen, vom spielplan, hinausgehen, entkommen
    .rules =
        In manchen Schlachten darf eine Einheit von einem markierten Feld am Rand den Spielplan für 1 Feld Bewegung verlassen; das ist ein Orden.
        Sie muss aktiviert sein; musste sie in diesem Zug dort anhalten, geht es nicht.
        Ein Rückzug über den Rand ist kein Ausgang: Er kostet Figuren.
concept-strength = Stärke
    .also = figur, figuren, volle stärke, vollzählig, heilen, reparieren, wiederherstellen
    .rules =
        Infanterie beginnt mit 4 Figuren, Panzer mit 3, Artillerie mit 2, wenn die Schlacht nichts anderes sagt; mehr können es nie werden.
        Verlorene Figuren ändern nur, wie viel die Einheit noch aushält.
        Sanitäter & Mechaniker bringen welche zurück, in manchen Schlachten auch Nachschub.
concept-clear = Stacheldraht entfernen
    .also = entfernen, draht entfernen, räumen, stacheldraht, wegräumen
    .rules =
        Aktivierte Infanterie auf Stacheldraht darf ihn entfernen, statt zu kämpfen, wenn sie kämpfen könnte; ein Feind in Reichweite ist nicht nötig.
        Panzer, die auf Stacheldraht fahren, entfernen ihn und dürfen trotzdem kämpfen.
        Sonst entfernt ihn niemand, und er bleibt bis dahin liegen.
concept-on-the-move = In Bewegung
    .also = in bewegung, on the move
    .rules =
        Karten des Breakthrough-Stapels aktivieren in jedem Bereich noch einige Einheiten In Bewegung.
        So eine Einheit bewegt sich wie üblich und tut in diesem Zug sonst nichts; sie darf durch einen Ausgang gehen.
        Eine Einheit bekommt nur eines davon: eine normale Aktivierung oder diese.
concept-breakthrough = Breakthrough
    .also = breakthrough, durchbruch, tiefer spielplan
    .rules =
        Ein tiefer Spielplan: so breit wie sonst, 17 Reihen, dieselben drei Bereiche von einem Ende zum anderen.
        Er hat einen eigenen Stapel, mit Aktivierungen In Bewegung und einigen stärkeren Karten.
        Hände und Orden sind die der Schlacht.
concept-overlord = Overlord
    .also = overlord, oberbefehlshaber, feldgeneral, feldgeneräle, doppelter spielplan
    .rules =
        Zwei Spielpläne nebeneinander. Der Oberbefehlshaber hält die Hand und teilt seinen Generälen 1 bis 3 Karten je Zug aus.
        Jeder General führt ein Drittel der Front, und eine Karte wirkt im Teil des Generals, der sie bekam.
        Am Ende werden 2 Karten gezogen, nach einer Aufklärung 3.
concept-team = Teamspiel
    .also = team, teams, mehrere spieler, generäle, kommandeur, zu zweit
    .rules =
        Bis zu drei Leute spielen eine Seite, bei Overlord vier, mit einer Hand, die alle von ihnen sehen.
        Zu zweit führt der Kommandeur die Mitte und der andere beide Flügel; zu dritt führt jeder einen Bereich.
        Jeder entwirft Befehle für seine eigenen Einheiten. /help sagt, wie.
concept-match = Hin- und Rückspiel
    .also = hinspiel, rückspiel, revanche, beide seiten, seiten tauschen, vertauschte seiten, wettkampf
    .rules =
        Zwei Spiele derselben Schlacht mit vertauschten Seiten.
        Die Orden aus beiden werden zusammengezählt, und die höhere Summe gewinnt.
        Gleiche Summen sind ein Unentschieden.
concept-switch = Regelschalter
    .also = schalter, auslegung, auslegungen, hausregeln, varianten, optionen, regeln des tischs
    .rules =
        Wo die Bücher etwas offenlassen, darf ein Tisch vereinbaren, was gilt.
        Fett ist das Übliche; sagst du nichts, wird so gespielt.
        Was du ändern willst, nennst du bei /game new unter *rules*; in der Einladung steht es.
concept-young = Variante für junge Generäle
    .also = junge generäle, kinder, einfache regeln, einfach, leicht
    .rules =
        Leichtere Regeln: Ausgeteilt werden nur Bereichskarten, keine Taktikkarten.
        Boden gewinnen und Panzervorstoß gelten wie immer; ein Tisch darf beides weglassen.
        Du wählst es beim Ansetzen einer Schlacht, /game new: *young_generals*, und die anderen beiden unter *rules*.
concept-mine = Minenfeld
    .also = mine, minen, minenfelder
    .rules =
        Wer auf ein Minenfeld geht, hält dort an. Ein Feind des Besitzers löst es aus: Gewürfelt werden so viele Würfel, wie der Marker sagt, Symbole und Granaten treffen.
        Ein Minenfeld mit Wert 0 kommt weg; jedes andere bleibt offen liegen. Die Einheiten des Besitzers halten nur an.
        Wer überlebt, darf kämpfen, gewinnt in diesem Zug aber keinen Boden. Ein Rückzug über Minen ist ungefährlich.
concept-smoke = Nebelwand
    .also = nebel, rauch, rauchgranate, rauchgranaten, nebelwände
    .rules =
        Eine Nebelwand auf einem Feld dazwischen blockiert jede Sicht, auch für Geschütze. Wer sie betritt, hält an und darf kämpfen.
        Angriffe auf eine Einheit darin haben 1 Würfel weniger, Angriffe aus ihr heraus auch, zusätzlich zum Gelände.
        Nach dem zweiten Zug der anderen Seite verzieht sie sich.
concept-camouflage = Tarnung
    .also = getarnt, getarnte einheit, getarnte einheiten, verborgen
    .rules =
        Eine getarnte Einheit kann nur vom Nachbarfeld aus angegriffen werden, nicht mit Beschuss, Sperrfeuer oder Luftangriff.
        Sie verliert ihre Tarnung, wenn sie sich bewegt, sich zurückzieht oder kämpft.
        Ein Angriff auf sie enttarnt sie nicht.
concept-landing-craft = Landungsboot
    .also = landungsboote, landen, landung, boot, boote
    .rules =
        Eine Einheit weit draußen im Ozean kann in einem Landungsboot beginnen und bewegt sich damit bis zu 2 Ozeanfelder.
        Sie landet am Strand oder an Land, geht in diesem Zug nicht weiter und kämpft nicht; das Boot kommt weg.
        Das Boot ist kein Ziel und kein Orden; es blockiert die Sichtlinie.
concept-second-roll = Noch einmal würfeln: Tiger und Fahrzeuge
    .also = zweiter wurf, nochmal würfeln, noch einmal würfeln, treffer bestätigen, bestätigen
    .rules =
        Würfel, die einen Tiger, eine Langstreckenpatrouille oder ein Kommandofahrzeug treffen würden, werden noch einmal geworfen; dann zählen nur Granaten.
        Eine davon zerstört einen Tiger oder ein Kommandofahrzeug; eine Langstreckenpatrouille verliert für jede eine Figur.
        Die Flaggen des ersten Wurfs zählen danach.
concept-resupply = Nachschub
    .also = versorgung, versorgen, auffüllen, figuren abgeben
    .rules =
        Statt zu kämpfen, gibt ein aktivierter Laster oder eine aktivierte Halbkette Einheiten daneben Figuren ab: eine eigene für jede, die zurückkommt.
        Niemand bekommt mehr, als er am Anfang hatte, und in diesem Zug kämpft weder, wer gibt, noch, wer bekommt.
        So abgegebene Figuren gelten nicht als Verlust.
concept-hex = Felder und ihre Namen
    .also = feld, felder, hex, hexfeld, hexfelder, diagonal, koordinaten, feldname, karte lesen, nachbar, nachbarn, nachbarfeld, wie weit weg
    .rules =
        Ein Buchstabe für die Spalte und eine Zahl für die Reihe: Die Reihen zählen von unten, so wie die Karte gedruckt ist.
        Ein Feld hat bis zu sechs Nachbarn; die Entfernung ist die kleinste Zahl von Schritten von einem zum anderen.
        /rules hex nennt, was auf einem liegt.
concept-reaction = Reaktionen
    .also = reaktion, reagieren, frag mich, zug der anderen seite, gegnerischer zug
    .rules =
        Niemand wartet auf die andere Seite: Deine Reaktionen sagen vorher, wann ein Hinterhalt gespielt wird, wohin sich Einheiten zurückziehen und wann sie standhalten.
        Alle haben sie, egal was sie auf der Hand halten; sie verraten also nichts. [Reaktionen] oder /me reactions, wann immer du magst.
        Mit *frag mich* wartet die Schlacht bis zu 6 Stunden auf deine Antwort. Mit *reactions* bei /game new kann ein Tisch anders fragen lassen.
concept-undo = Zurücknehmen
    .also = rückgängig, fehler, vertippt, zurück, falscher knopf, verklickt
    .rules =
        Bis [Bestätigen] ist alles ein Entwurf: [Rückgängig] und [Neu anfangen] kosten nichts.
        Was bestätigt ist, liegt auf dem Tisch, und die andere Seite sieht es. Solange nichts gewürfelt oder gezogen ist, nimmst du es mit /play undo oder [Zurücknehmen] unter [Mehr] zurück: Niemand erfährt, was es war, aber wer nachgesehen hat, hat es gesehen.
        Nach Würfeln oder neuen Karten wird die andere Seite gefragt, ob sie zustimmt.
concept-time = Zeit
    .also = uhr, bedenkzeit, frist, fristen, zu spät, langsam, wie lange, zeitlimit
    .rules =
        Jede Seite hat eine Uhr: So lange, wie zu Beginn eines Zugs darauf steht, darf er dauern; endet er, kommt etwas dazu. Solange die andere Seite gefragt ist, steht deine still.
        /game time gibt der anderen Seite Zeit oder bittet um eine Pause; /me time hält Fristen aus deiner Nacht heraus; /me holiday hält deine Uhren an.
        Ist deine Uhr abgelaufen, spielt der Veteran diesen Zug, nach zwei in Folge oder drei von sechs alle, bis zu [Bin wieder da]; ohne Vertretung darf die andere Seite den Sieg beanspruchen oder Zeit geben.
concept-giving-up = Aufgeben, Unentschieden vereinbaren
    .also = aufgeben, kapitulieren, hinwerfen, aufhören, frieden, remis, unentschieden, unentschieden anbieten
    .rules =
        /game resign gibt eine Schlacht auf, und die andere Seite gewinnt sofort; du wirst vorher gefragt.
        /game draw bietet ein Unentschieden an; die andere Seite muss zustimmen.
        In einem Team macht das der Kommandeur. Unter [Mehr] gibt es Knöpfe für beides.
