# The words printed in the Dutch box, so that whoever owns one finds a thing under its name (see i18n.py).

unit-infantry = Infanterie
unit-special-forces = Speciale Eenheden
unit-french-resistance = Frans Verzet
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
