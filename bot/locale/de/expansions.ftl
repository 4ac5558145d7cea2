# Die Worte der Erweiterungen, neben denen des Grundspiels.

## Breakthrough-Karten

card-recon-left-plus-2 = Aufklärung im linken Flügel + 2 In Bewegung
    .short = Aufkl. links +2
    .rules = Aktiviere 1 Einheit auf dem linken Flügel und 2 weitere, wo du willst, In Bewegung: Sie dürfen sich bewegen, sonst nichts. Am Ende des Zugs ziehst du zwei Karten und behältst eine.

card-recon-center-plus-2 = Aufklärung in der Mitte + 2 In Bewegung
    .short = Aufkl. Mitte +2
    .rules = Aktiviere 1 Einheit in der Mitte und 2 weitere, wo du willst, In Bewegung: Sie dürfen sich bewegen, sonst nichts. Am Ende des Zugs ziehst du zwei Karten und behältst eine.

card-recon-right-plus-2 = Aufklärung im rechten Flügel + 2 In Bewegung
    .short = Aufkl. rechts +2
    .rules = Aktiviere 1 Einheit auf dem rechten Flügel und 2 weitere, wo du willst, In Bewegung: Sie dürfen sich bewegen, sonst nichts. Am Ende des Zugs ziehst du zwei Karten und behältst eine.

card-probe-left-plus-2 = Sondierung im linken Flügel + 2 In Bewegung
    .short = Sondierung links +2
    .rules = Aktiviere 2 Einheiten auf dem linken Flügel und 2 weitere, wo du willst, In Bewegung: Sie dürfen sich bewegen, sonst nichts.

card-probe-center-plus-2 = Sondierung in der Mitte + 2 In Bewegung
    .short = Sondierung Mitte +2
    .rules = Aktiviere 2 Einheiten in der Mitte und 2 weitere, wo du willst, In Bewegung: Sie dürfen sich bewegen, sonst nichts.

card-probe-right-plus-2 = Sondierung im rechten Flügel + 2 In Bewegung
    .short = Sondier. rechts +2
    .rules = Aktiviere 2 Einheiten auf dem rechten Flügel und 2 weitere, wo du willst, In Bewegung: Sie dürfen sich bewegen, sonst nichts.

card-attack-left-plus-1 = Offensive im linken Flügel + 1 In Bewegung
    .short = Offensive links +1
    .rules = Aktiviere 3 Einheiten auf dem linken Flügel und 1 weitere, wo du willst, In Bewegung: Sie darf sich bewegen, sonst nichts.

card-attack-center-plus-1 = Offensive in der Mitte + 1 In Bewegung
    .short = Offensive Mitte +1
    .rules = Aktiviere 3 Einheiten in der Mitte und 1 weitere, wo du willst, In Bewegung: Sie darf sich bewegen, sonst nichts.

card-attack-right-plus-1 = Offensive im rechten Flügel + 1 In Bewegung
    .short = Offensive rechts +1
    .rules = Aktiviere 3 Einheiten auf dem rechten Flügel und 1 weitere, wo du willst, In Bewegung: Sie darf sich bewegen, sonst nichts.

card-breakthrough-air-power = Luftangriff
    .short = Luftangriff
    .rules = Wähle bis zu 4 feindliche Einheiten, die eine zusammenhängende Gruppe bilden. Gegen jede würfelst du 2 Würfel; Symbole, Granaten und Sterne treffen, Flaggen können nicht ignoriert werden.

card-breakthrough-barrage = Sperrfeuer
    .short = Sperrfeuer
    .rules = Wähle 1 beliebige feindliche Einheit und würfle 4 Würfel. Ihr Symbol, Granaten und Sterne treffen; Flaggen können nicht ignoriert werden.

card-breakthrough-behind-enemy-lines = Hinter den Linien
    .short = Hinter den Linien
    .rules = Aktiviere 1 Infanterieeinheit: Sie bewegt sich bis zu 3 Felder, kämpft mit 1 Würfel mehr und bewegt sich noch einmal bis zu 3 Felder. Gelände behindert sie dabei nicht.

card-breakthrough-dig-in = Eingraben
    .short = Eingraben
    .rules = Aktiviere bis zu 4 Einheiten Infanterie oder Artillerie: Jede legt Sandsäcke auf ihr Feld, bewegt sich nicht und greift nicht an.

card-breakthrough-medics-and-mechanics = Sanitäter & Mechaniker
    .short = Sanitäter & Mech.
    .rules = Würfle: Die Symbole bringen verlorene Figuren von Einheiten ihrer Art zurück; wer Figuren zurückbekam, darf sich bewegen und kämpfen.

card-combat-camouflage = Tarnung
    .short = Tarnung
    .rules = Nach deinen Kämpfen: Eine aktivierte Einheit ist getarnt. Nur vom Nachbarfeld aus kann sie angegriffen werden, bis sie sich bewegt oder kämpft.

card-combat-reinforcements = Verstärkungen
    .short = Verstärkungen
    .rules = Bevor du aktivierst: Nenne ein freies Feld an deinem Rand und würfle einen Würfel. Infanterie oder Stern bringt eine volle Einheit Infanterie, Panzer eine Panzereinheit, Granate eine Artillerie, Flagge niemanden; niemand kommt auch, wenn zu wenige solche Figuren übrig sind oder sie dort nicht stehen darf.

card-combat-frozen-ground = Gefrorener Boden
    .short = Gefrorener Boden
    .rules = Vor ihrer Bewegung: Bis zu 3 aktivierte Einheiten dürfen sich 1 Feld weiter bewegen.

card-combat-heat-of-battle = Hitze des Gefechts
    .short = Hitze des Gefechts
    .rules = Vor ihrem Kampf: Gewinnt diese Infanterieeinheit einen Nahkampf und den Boden, darf sie noch einmal kämpfen.

card-combat-out-of-fuel = Kein Treibstoff
    .short = Kein Treibstoff
    .rules = Wenn Panzer dich angreifen: Die Einheit kehrt dorthin zurück, wo sie ihren Zug begann, und kämpft nicht.

card-combat-ambuscade = Überfall
    .short = Überfall
    .rules = Wenn du vom Nachbarfeld aus angegriffen wirst: Deine Einheit schlägt zuerst zu.

card-combat-pull-back = Absetzen
    .short = Absetzen
    .rules = Wenn du angegriffen wirst: Deine Einheit weicht vor dem Wurf 1 oder 2 Felder aus, und der Angriff entfällt.

card-combat-out-of-ammo = Keine Munition
    .short = Keine Munition
    .rules = Wenn du angegriffen wirst: Der Angreifer kämpft nicht und kommt auf ein freies Feld seines eigenen Rands, das du wählst.

card-combat-infiltrators = Eingesickert
    .short = Eingesickert
    .rules = Vor ihrer Bewegung: Eine Infanterieeinheit bewegt sich bis zu 3 Felder, vom Gelände unbehindert, kämpft mit 1 Würfel mehr und bewegt sich dann noch einmal.

card-combat-street-fight = Straßenkampf
    .short = Straßenkampf
    .rules = Vor ihrem Kampf: Eine Einheit in einer Stadt oder neben einer kämpft mit 1 Würfel mehr.

card-combat-reposition = Stellungswechsel
    .short = Stellungswechsel
    .rules = Nach deinen Kämpfen: Eine Artillerieeinheit bewegt sich bis zu 2 Felder.

card-combat-fortify = Befestigen
    .short = Befestigen
    .rules = Nach deinen Kämpfen: Eine aktivierte Einheit Infanterie oder Artillerie legt Sandsäcke auf ihr Feld.

card-combat-spotter = Beobachter
    .short = Beobachter
    .rules = Bevor sie schießt: Eine Artillerieeinheit greift einmal mit 1 Würfel mehr an.

card-combat-winter-forest = Winterwald
    .short = Winterwald
    .rules = Vor ihrer Bewegung: Eine Einheit, die einen Wald betritt, darf trotzdem kämpfen.

rules-provisional = *Vorläufig: Den gedruckten Text dieser Gefechtskarte kennen wir nicht. Sie kommt nur ins Spiel, wo ein Tisch die Gefechtskarten eingeschaltet hat oder die Schlacht sie von sich aus hat.*

card-any-stubborn = Erbitterter Widerstand
    .short = Widerstand
    .rules = Eine Gefechtskarte, wegen ihres Zeichens gespielt: Eine Flagge wird ignoriert.

card-any-plain = Gefechtskarte
    .short = Gefechtskarte
    .rules = Eine Gefechtskarte.


## Einheiten

unit-heavy-anti-tank-gun = Schwere Panzerabwehrkanone
    .short = Schwere Pak
    .rules = Wie Artillerie, aber mit 2 Würfeln bis zu 4 Felder weit und nur auf Sicht; Sterne treffen Panzer.

unit-big-gun = Schwere Artillerie
    .short = Schwere Art
    .rules = Artillerie, die 8 Felder weit reicht. Wer getroffen wird und nicht zurückweicht, ist eingemessen: Der nächste Angriff auf ihn fällt leichter.

unit-mobile-artillery = Mobile Artillerie
    .short = Mobile Art
    .rules = Artillerie, die sich bis zu 2 Felder bewegt und nach 1 Feld noch kämpft.

unit-screaming-meemies = Nebelwerfer
    .short = Nebelwerfer
    .rules = Artillerie, deren Flaggen niemand ignorieren kann. Statt zu kämpfen, darf sie eine Nebelwand legen.

unit-hobart-bridge = Churchill mit Panzerschnellbrücke
    .short = Churchill (Brücke)
    .rules = Panzer, der statt zu kämpfen eine Brücke auf einen Fluss legen darf.

unit-hobart-bobbin = Churchill mit Wickeltrommel
    .short = Churchill (Wickeltrommel)
    .rules = Panzer, den Strand, Sumpf und Stacheldraht nicht behindern.

unit-hobart-fascine = Churchill mit Faschine
    .short = Churchill (Faschine)
    .rules = Panzer, den Furten und Schützengräben nicht behindern.

unit-hobart-plough = Churchill mit Minenpflug
    .short = Churchill (Minenpflug)
    .rules = Panzer, der unterwegs Minen räumt.

unit-hobart-petard = Churchill mit Petard-Mörser
    .short = Churchill (Petard)
    .rules = Panzer mit 1 Würfel mehr gegen Bunker; ein Stern zerstört einen.

unit-tank-destroyer = Panzerzerstörer
    .short = Panzerzerstörer
    .rules = Panzer, der sich 2 Felder bewegt und bis zu 4 Felder weit 2 Würfel würfelt; Sterne treffen Panzer, doch die eigene Panzerung ist dünn. Er zielt am besten, wenn er sich nicht bewegt hat.

unit-tiger = Tiger
    .short = Tiger
    .rules = Ein einzelner schwerer Panzer: Jeder Treffer muss von einer Granate bestätigt werden.

unit-half-track = Halbkette
    .short = Halbkette
    .rules = Ein Fahrzeug, das sich 2 Felder bewegt und bis zu 2 Felder weit 2 Würfel würfelt. Seine verlorenen Figuren kommen in einen Vorrat; drei sind ein Orden.

unit-supply-truck = Versorgungslaster
    .short = Laster
    .rules = Kämpft nie. Auf der Straße kommt er weiter. Er gibt seinen Nachbarn Figuren ab.

unit-patrol-car = Langstreckenpatrouille
    .short = Patrouille
    .rules = Ein schnelles Fahrzeug: 4 Felder. Jeder Treffer muss von einer Granate bestätigt werden.

unit-command-car = Kommandofahrzeug
    .short = Kommandofzg.
    .rules = Kämpft nie. Es gibt eine Aktivierung mehr in seinem Bereich, und nach einer Aufklärung eine abgelegte Karte.

unit-mortar-early = Mörser (Früher Krieg)
    .short = Mörser
    .rules = Infanterie mit einem Mörser: Sie bewegt sich oder kämpft, und braucht keine Sichtlinie.

unit-mortar-late = Mörser (Später Krieg)
    .short = Mörser
    .rules = Infanterie mit einem Mörser: Hat sie sich nicht bewegt, reicht sie 4 Felder weit und braucht keine Sichtlinie.

unit-machine-gun-early = Maschinengewehr (Früher Krieg)
    .short = MG
    .rules = Infanterie mit einem Maschinengewehr: Sie bewegt sich oder kämpft; Sterne treffen Infanterie.

unit-machine-gun-late = Maschinengewehr (Später Krieg)
    .short = MG
    .rules = Infanterie mit einem Maschinengewehr: Hat sie sich nicht bewegt, treffen Sterne Infanterie.

unit-anti-tank-gun-early = Panzerabwehrkanone (Früher Krieg)
    .short = Pak
    .rules = Infanterie mit einer Panzerabwehrkanone: Sie bewegt sich oder kämpft; Sterne treffen Panzer.

unit-anti-tank-gun-late = Panzerabwehrkanone
    .short = Pak
    .rules = Infanterie mit einer Panzerabwehrkanone: Hat sie sich nicht bewegt, treffen Sterne Panzer.

unit-sniper = Scharfschütze
    .short = Scharfschütze
    .rules = Eine einzelne Figur mit 1 Würfel bis zu 5 Felder weit; Sterne treffen, und ihn treffen nur Granaten. Er ist keinen Orden wert und greift nie Panzer an.

unit-ski-troops = Skitruppen
    .short = Ski
    .rules = 3 Figuren. Sie bewegen sich 3 Felder, kämpfen nach jeder Bewegung und dürfen sich je Flagge 3 Felder zurückziehen.

unit-cavalry = Kavallerie
    .short = Kavallerie
    .rules = 4 Figuren. Sie bewegt sich 3 Felder, kämpft mit 2 und 1 Würfel und darf nach gewonnenem Boden noch einmal kämpfen.

unit-engineers = Pioniere
    .short = Pioniere
    .rules = Infanterie, die Minen, Stacheldraht und Straßensperren räumt; im Nahkampf zählt Deckung nicht gegen sie.


## Gelände und Hindernisse

terrain-castle = Burg
    .short = Burg
    .rules = Wie eine Stadt, und die erste Flagge darf ignoriert werden.

terrain-church = Kirche
    .short = Kirche
    .rules = Wie eine Stadt, und die erste Flagge darf ignoriert werden.

terrain-frozen-river = Gefrorener Fluss
    .short = gefrorener Fluss
    .rules = Wer aufs Eis geht, würfelt 2 Würfel: Jeder Stern kostet eine Figur.

terrain-railroad = Schienen
    .short = Schienen
    .rules = Panzer und Artillerie müssen anhalten.

terrain-road = Straße
    .short = Straße
    .rules = Wer auf der Straße bleibt, kommt weiter.

terrain-road-railroad = Bahnübergang
    .short = Bahnübergang
    .rules = Eine Straße über die Schienen: Wer hier die Straße verlässt, muss anhalten, Infanterie ausgenommen.

terrain-road-hill = Straße über einen Hügel
    .short = Straße am Hügel
    .rules = Ein Hügel mit einer Straße.

terrain-marsh = Sumpf
    .short = Sumpf
    .rules = Keine Artillerie. Einheiten halten an und verlassen ihn nur um 1 Feld; Panzer kämpfen nicht, wenn sie ihn betreten oder verlassen.

terrain-ford = Furt
    .short = Furt
    .rules = Einheiten halten an und kämpfen von hier mit 1 Würfel weniger.

terrain-trenches = Schützengraben
    .short = Schützengraben
    .rules = Keine Artillerie. Einheiten halten an; Panzer können von hier nicht kämpfen. Kostet den Angreifer 1 Würfel, und Infanterie darf eine Flagge ignorieren.

terrain-hill-forest = Bewaldeter Hügel
    .short = bewaldeter Hügel
    .rules = Ein Wald auf einem Hügel.

terrain-hill-town = Stadt auf einem Hügel
    .short = Stadt am Hügel
    .rules = Eine Stadt auf einem Hügel.

terrain-city-ruins = Stadtruinen
    .short = Stadtruinen
    .rules = Keine Panzer, keine Artillerie. Wie eine Stadt, und die erste Flagge darf ignoriert werden.

terrain-ravine = Schlucht
    .short = Schlucht
    .rules = Keine Panzer, keine Artillerie; die erste Flagge darf ignoriert werden.

obstacle-road-block = Straßensperre
    .short = Straßensperre
    .rules = Kostet den Angreifer 1 Würfel; die erste Flagge darf ignoriert werden.

obstacle-field-bunker = Feldbunker
    .short = Feldbunker
    .rules = Wie ein Bunker, aber beide Seiten dürfen ihn nutzen.

obstacle-railroad-bridge = Eisenbahnbrücke
    .short = Eisenbahnbrücke
    .rules = Eine Brücke; Panzer und Artillerie müssen anhalten.

obstacle-pontoon-bridge = Pontonbrücke
    .short = Pontonbrücke
    .rules = Eine Brücke, die im Lauf der Schlacht gebaut wird.

obstacle-dragons-teeth = Höckersperre
    .short = Höckersperre
    .rules = Keine Panzer, keine Artillerie; Infanterie muss anhalten.


## Sonderregeln

rule-air-power-as-artillery-bombard = Keine Flugzeuge
    .rules = Ein Luftangriff wird als Bombardement gespielt.

rule-air-power-one-die = Wenige Flugzeuge
    .rules = Ein Luftangriff würfelt 1 Würfel für jede Einheit.

rule-breakthrough-deck = Breakthrough-Stapel
    .rules = Mit Bereichskarten dürfen sich weitere Einheiten, egal wo, In Bewegung setzen.

rule-combat-cards = Gefechtskarte
    .rules = Im Winter werden neben den Kommandokarten Gefechtskarten gezogen und gespielt. Was einzelne Karten bewirken, ist vorläufig.

rule-furia-francese = Furia Francese
    .rules = Französische Infanterie, die einen Nahkampf gewonnen hat und stehen bleibt, darf noch einmal angreifen.

rule-italian-high-command = Italienisches Oberkommando
    .rules = Mit ihren Verlusten verliert die italienische Seite auch Karten, bis sie nur noch drei hat.

rule-italian-royal-army = Königlich italienisches Heer
    .rules = Italienische Einheiten ziehen sich je Flagge 3 Felder zurück; ihre Geschütze halten stand.

rule-medals-per-exit-figure = Orden je Figur am Ausgang
    .rules = Eine Einheit, die den Spielplan durch einen Ausgang verlässt, ist für jede Figur, die sie noch hat, einen Orden wert.

rule-pontoon-bridges = Pontonbrücken
    .rules = Eine Offensive darf statt zu aktivieren eine Pontonbrücke bauen.

rule-reduced-visibility = Reduzierte Sicht
    .rules = Jenseits des nächsten Feldes und aus der Luft treffen nur Granaten; die Zeichen der Einheiten treffen im Nahkampf und bei Sperrfeuer.

rule-resupply = Nachschub
    .rules = Laster und Halbketten geben ihren Nachbarn Figuren ab.

rule-winter-weather = Winterwetter
    .rules = Panzer und Fahrzeuge bewegen sich höchstens 2 Felder, auf einer Straße 3; Flugzeuge würfeln 1 Würfel.


## Marker und Merkmale

marker-minefield = Minenfeld
marker-smoke = Nebelwand
marker-camouflage = Tarnung
tag-camouflaged = Tarnung
tag-zeroed-in = Fadenkreuz
tag-aboard = Landungsboot

## Ereignisse

event-card-dealt = { $side ->
    [Achse] Die Achse gibt
   *[other] Die Alliierten geben
} { $card } an den General ({ $section }).
event-card-dealt-chief = { $side ->
    [Achse] Die Achse behält
   *[other] Die Alliierten behalten
} { $card } für den Oberbefehlshaber.
event-pool-filled = { $side ->
    [Achse] Die Achse hat
   *[other] Die Alliierten haben
} { $figures ->
    [one] 1 Fahrzeugfigur
   *[other] { $figures } Fahrzeugfiguren
} erobert: Drei sind ein Orden.
event-combat-cards-drawn = Du ziehst Gefechtskarten: { $cards }.
event-combat-cards-drawn-of = { $side ->
    [Achse] Die Achse zieht
   *[other] Die Alliierten ziehen
} Gefechtskarten: { $cards }.
event-combat-cards-drawn-for = Gefechtskarten gezogen ({ $section }): { $cards }.
event-combat-cards-drawn-unseen = { $side ->
    [Achse] Die Achse zieht
   *[other] Die Alliierten ziehen
} { $number ->
    [one] eine Gefechtskarte
   *[other] { $number } Gefechtskarten
}.
event-combat-card-played = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} die Gefechtskarte { $card }.
event-combat-card-of-general = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} die Gefechtskarte { $card } ({ $section }).
event-combat-card-stubborn = { $side ->
    [Achse] Die Achse spielt
   *[other] Die Alliierten spielen
} { $card } für erbitterten Widerstand.
event-marker-turned = { $value ->
    [0] Aufgedeckt auf { $at }: { $kind }, Wert 0, es passiert nichts.
   *[other] Aufgedeckt auf { $at }: { $kind }, Wert { $value }.
}
event-marker-placed = Auf { $at } liegt jetzt: { $kind }.
event-marker-removed = Von { $at } entfernt: { $kind }.
event-unit-tagged = { $unit } auf { $at }: { $tag }.
    .marked = { $unit } auf { $at }: im Fadenkreuz der schweren Artillerie.
    .spent = { $unit } auf { $at }: Brücke gelegt.
    .camouflaged = { $unit } auf { $at }: getarnt.
    .hurried = { $unit } auf { $at }: darf 1 Feld weiter.
    .heated = { $unit } auf { $at }: darf noch einmal kämpfen, wenn ein Nahkampf und der Boden gewonnen sind.
    .infiltrating = { $unit } auf { $at }: bis zu 3 Felder weit, vom Gelände unbehindert, 1 Würfel mehr, danach noch eine Bewegung.
    .street-fighting = { $unit } auf { $at }: kämpft mit 1 Würfel mehr.
    .repositioning = { $unit } auf { $at }: darf sich jetzt bis zu 2 Felder bewegen.
    .spotting = { $unit } auf { $at }: ein Angriff mit 1 Würfel mehr.
    .woodsmen = { $unit } auf { $at }: darf einen Wald betreten und trotzdem kämpfen.
# Was mit dem Zug endet, braucht keine Worte.
event-unit-untagged = { $unit } auf { $at }, nicht mehr: { $tag }.
    .marked = { $unit } auf { $at }: nicht mehr im Fadenkreuz.
    .camouflaged = { $unit } auf { $at }: nicht mehr getarnt.
    .landing-craft = { $unit } auf { $at }: aus dem Landungsboot ausgestiegen.
event-unit-vanished = { $unit } auf { $at }: letzte Figur abgegeben.
event-hazard-rolled = { $unit } auf { $at } betritt { $what ->
    [frozen-river] das Eis
   *[minefield] ein Minenfeld
}: { $faces } → { $hits ->
    [0] kein Verlust
    [one] 1 Figur verloren
   *[other] { $hits } Figuren verloren
}

## Warum nicht

refusal-aboard = Die Einheit auf { $hex } ist noch an Bord.
refusal-attack-card-only = Das geht nur mit einer Offensive.
refusal-bridge-to-ice = Von einer Brücke kommt niemand aufs Eis auf { $hex }.
refusal-bridge-used-up = Der Brückenpanzer auf { $hex } hat seine Brücke schon gelegt.
refusal-camouflaged = Die Einheit auf { $hex } ist getarnt: Nur vom Nachbarfeld aus kann man sie angreifen.
refusal-card-not-discarded = { $card } liegt nicht auf dem Ablagestapel.
refusal-card-stands-alone = { $card } wird allein gespielt.
refusal-chiefs-card = { $card } ist für den Oberbefehlshaber.
refusal-clear-mines-first = Erst müssen die Minen auf { $hex } geräumt werden.
refusal-combat-card-not-in-hand = Die Gefechtskarte { $card } hast du nicht.
refusal-combat-card-not-for = { $card } ist nicht für { $kind }.
refusal-combat-card-not-now = { $card } kann jetzt nicht gespielt werden.
refusal-combat-card-of-another = { $card } gehört einem anderen General: Jeder spielt seine Gefechtskarten auf eigene Einheiten.
refusal-combat-card-not-so = { $card } kann so nicht gespielt werden.
refusal-combat-card-or-pass = Spiel eine Gefechtskarte, oder passe.
refusal-flags-bind = Die Flagge auf { $hex } kann nicht ignoriert werden.
refusal-general-has-a-card = Dieser General hat schon eine Karte: { $section }.
refusal-gives-no-figures = Gibt keine Figuren ab: { $kind }.
refusal-gives-too-much = Höchstens { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
}.
refusal-instead-of-orders = Das geschieht anstelle der Aktivierungen, also vor der ersten.
refusal-keep-a-card-in-hand = Behalte { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} auf der Hand.
refusal-left-no-battle-terrain = Die Einheit hat in diesem Zug { $hex } verlassen ({ $terrain }) und darf nicht kämpfen.
refusal-name-bridge-hex = Nenne das Feld der Brücke.
refusal-name-giver-and-receiver = Nenne, wer gibt und wer bekommt.
refusal-name-one-hex = Nenne dahinter ein Feld: das der Einheit oder des Geländes, für das es ist.
refusal-name-one-unit = Nenne eine Einheit.
refusal-name-smoke-hexes = Nenne bis zu { $limit } Felder für die Nebelwand.
refusal-name-the-bridge-tank = Nenne den Brückenpanzer auf { $hex }.
refusal-needs-a-general = { $card } braucht einen General.
refusal-never-attacks = Greift so ein Ziel ({ $other }) nie an: { $kind }.
refusal-no-assault-bridge = Hat keine Brücke dabei: { $kind }.
refusal-no-bridge-tank-there = Auf { $hex } steht kein Brückenpanzer.
refusal-no-die-for-it = Kein Würfel bringt auf { $hex } eine Figur zurück ({ $kind }).
refusal-no-more-cards = Mehr Karten können nicht ausgeteilt werden: { $number } sind vergeben.
refusal-no-river-there = Auf { $hex } ist kein Fluss.
refusal-no-smoke-shells = Hat keine Rauchgranaten: { $kind }.
refusal-no-stubborn-sign = { $card } hat kein Zeichen für erbitterten Widerstand.
refusal-on-the-move-only = Die Einheit auf { $hex } ist In Bewegung: Sie darf sich bewegen, sonst nichts.
refusal-one-kind-of-shell = Die Einheit auf { $hex } verschießt nur eine Art Granaten je Zug.
refusal-other-unit-moves = Jetzt bewegt sich eine andere Einheit, nicht die auf { $hex }.
refusal-smoke-not-connected = Die Felder der Nebelwand müssen aneinandergrenzen.
refusal-take-a-card-or-pass = Nimm eine Karte, oder passe.
