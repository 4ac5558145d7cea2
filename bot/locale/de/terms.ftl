# The words printed in the German boxes, so that whoever owns one finds a thing under its name (see i18n.py).
# The catalogue beside them says the same words: a test compares them.

## Units

unit-infantry = Infanterie
unit-special-forces = Sondereinsatzkräfte
unit-french-resistance = Résistance
unit-armor = Panzer
unit-elite-armor = Elite-Panzer
unit-artillery = Artillerie
unit-heavy-anti-tank-gun = Schwere Panzerabwehrkanone
unit-big-gun = Schwere Artillerie
unit-mobile-artillery = Mobile Artillerie
unit-screaming-meemies = Nebelwerfer
unit-hobart-bridge = Churchill mit Panzerschnellbrücke
unit-hobart-bobbin = Churchill mit Wickeltrommel
unit-hobart-fascine = Churchill mit Faschine
unit-hobart-plough = Churchill mit Minenpflug
unit-hobart-petard = Churchill mit Petard-Mörser
unit-tank-destroyer = Panzerzerstörer
unit-tiger = Tiger
unit-half-track = Halbkette
unit-supply-truck = Versorgungslaster
unit-patrol-car = Langstreckenpatrouille
unit-command-car = Kommandofahrzeug
unit-mortar-early = Mörser (Früher Krieg)
unit-mortar-late = Mörser (Später Krieg)
unit-machine-gun-early = Maschinengewehr (Früher Krieg)
unit-machine-gun-late = Maschinengewehr (Später Krieg)
unit-anti-tank-gun-early = Panzerabwehrkanone (Früher Krieg)
unit-anti-tank-gun-late = Panzerabwehrkanone
unit-sniper = Scharfschütze
unit-ski-troops = Skitruppen
unit-cavalry = Kavallerie
unit-engineers = Pioniere

## Ground and obstacles

terrain-forest = Wald
terrain-hedgerow = Hecke
terrain-hill = Hügel
terrain-town = Stadt
terrain-river = Fluss
terrain-ocean = Ozean
terrain-beach = Strand
terrain-castle = Burg
terrain-church = Kirche
terrain-frozen-river = Gefrorener Fluss
terrain-railroad = Schienen
terrain-road = Straße
terrain-cliff = Klippe
terrain-bluff = Steilküste
terrain-marsh = Sumpf
terrain-ford = Furt
terrain-trenches = Schützengraben

obstacle-bunker = Bunker
obstacle-bridge = Brücke
obstacle-hedgehog = Panzersperre
obstacle-sandbags = Sandsäcke
obstacle-wire = Stacheldraht
obstacle-road-block = Straßensperre
obstacle-field-bunker = Feldbunker
obstacle-railroad-bridge = Eisenbahnbrücke
obstacle-pontoon-bridge = Pontonbrücke

face-infantry = Infanterie
face-armor = Panzer
face-grenade = Granate
face-star = Stern
face-flag = Flagge

## Cards

card-recon-left = Aufklärung im linken Flügel
card-recon-center = Aufklärung in der Mitte
card-recon-right = Aufklärung im rechten Flügel
card-probe-left = Sondierung im linken Flügel
card-probe-center = Sondierung in der Mitte
card-probe-right = Sondierung im rechten Flügel
card-attack-left = Offensive im linken Flügel
card-attack-center = Offensive in der Mitte
card-attack-right = Offensive im rechten Flügel
card-assault-left = Sturmangriff im linken Flügel
card-assault-center = Sturmangriff in der Mitte
card-assault-right = Sturmangriff im rechten Flügel
card-general-advance = Allgemeiner Vormarsch
card-pincer-move = Zangenbewegung
card-recon-in-force = Aufklärung an allen Fronten
card-air-power = Luftangriff
card-ambush = Hinterhalt
card-armor-assault = Panzeransturm
card-artillery-bombard = Bombardement
card-barrage = Sperrfeuer
card-behind-enemy-lines = Hinter den Linien
card-close-assault = Nahkampfansturm
card-counter-attack = Gegenangriff
card-dig-in = Eingraben
card-direct-from-hq = Befehl vom HQ
card-firefight = Feuergefecht
card-infantry-assault = Infanterieansturm
card-medics-and-mechanics = Sanitäter & Mechaniker
card-move-out = Bewegt euch!
card-their-finest-hour = Ihre größte Stunde

card-recon-left-plus-2 = Aufklärung im linken Flügel + 2 In Bewegung
card-recon-center-plus-2 = Aufklärung in der Mitte + 2 In Bewegung
card-recon-right-plus-2 = Aufklärung im rechten Flügel + 2 In Bewegung
card-probe-left-plus-2 = Sondierung im linken Flügel + 2 In Bewegung
card-probe-center-plus-2 = Sondierung in der Mitte + 2 In Bewegung
card-probe-right-plus-2 = Sondierung im rechten Flügel + 2 In Bewegung
card-attack-left-plus-1 = Offensive im linken Flügel + 1 In Bewegung
card-attack-center-plus-1 = Offensive in der Mitte + 1 In Bewegung
card-attack-right-plus-1 = Offensive im rechten Flügel + 1 In Bewegung
card-breakthrough-air-power = Luftangriff
card-breakthrough-barrage = Sperrfeuer
card-breakthrough-behind-enemy-lines = Hinter den Linien
card-breakthrough-dig-in = Eingraben
card-breakthrough-medics-and-mechanics = Sanitäter & Mechaniker

## Sides and sections

side-allies = Alliierte
side-axis = Achse
section-left = linker Flügel
section-center = Mitte
section-right = rechter Flügel

## Objectives

medal-temporary = temporäres Siegpunktziel
medal-permanent = permanentes Siegpunktziel
medal-permanent-turn-start = permanentes Siegpunktziel (Rundenbeginn)
medal-majority = temporäres Überzahlsiegpunktziel
medal-majority-turn-start = temporäres Überzahlsiegpunktziel (Rundenbeginn)
medal-last-to-occupy = Siegpunktziel Letzter Besatzer
medal-sole-control = Siegpunktziel Alleinherrschaft
medal-sudden-death = Siegpunktziel „Sudden Death“

## What the rules call it

concept-section = Bereich
concept-card = Kommandokarte
concept-order = Aktivierung
concept-close-assault = Nahkampf
concept-range = Kampfreichweite
concept-sight = Sichtlinie
concept-dice = Kampfwürfel
concept-hit = Treffer
concept-retreat = Rückzug
concept-ignore-flag = Die erste Rückzugsflagge ignorieren
concept-take-ground = Boden gewinnen
concept-overrun = Panzervorstoß
concept-medal = Orden
concept-victory = Siegbedingungen
concept-team = Teamspiel
concept-young = Variante für junge Generäle
concept-mine = Minenfeld
concept-camouflage = Tarnung
concept-resupply = Nachschub
concept-landing-craft = Landungsboot
rule-winter-weather = Winterwetter
rule-reduced-visibility = Reduzierte Sicht
rule-combat-cards = Gefechtskarte
