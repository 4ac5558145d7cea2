# The words printed in the Dutch box, so that whoever owns one finds a thing under its name (see i18n.py).

unit-infantry = Infanterie
unit-special-forces = Speciale Infanterie-eenheden
unit-french-resistance = Franse Verzet
unit-armor = Pantser
unit-elite-armor = Elite Pantsereenheid
unit-artillery = Artillerie

terrain-forest = Bos
terrain-hedgerow = Bocage
terrain-hill = Heuvel
terrain-town = Stad
terrain-river = Rivier
terrain-ocean = Zee
terrain-beach = Strand

obstacle-bunker = Bunker
obstacle-bridge = Brug
obstacle-hedgehog = Anti-tank versperring
obstacle-sandbags = Zandzakken
obstacle-wire = Concertina

face-infantry = Infanterie
face-armor = Pantservoertuig
face-grenade = Granaat
face-star = Ster
face-flag = Vlag

## Sides and sections

side-allies = Geallieerden
side-axis = As-mogendheden
section-left = Linkerflank
section-center = Centrum
section-right = Rechterflank

## What the rules call it

concept-section = Sectie
concept-card = Bevelkaart
concept-order = Bevel
concept-close-assault = Man-tot-Man gevecht
concept-range = Schootsveld
concept-sight = Zichtlijn
concept-dice = Dobbelstenen
concept-hit = Treffer
concept-retreat = Terugtrekken
concept-ignore-flag = De eerste Vlag negeren
concept-take-ground = Terreinwinst
concept-overrun = Pantserdoorbraak
concept-medal = Overwinningsmedaille
concept-team = Spelen in teamverband
concept-young = Variant voor jonge generaals
