# Bijzondere vermogens, `use WORD …`: hoe elk heet, hoe een voltooid leest, wat de lijsten vragen.
# .line krijgt het eerste woord en de rest; .hint-1 vraagt het eerste woord, .hint-2 het tweede, .hint elk ander.

prompt-ability = **{ $ability }**
hint-ability = Wat nu?

use-as = Speel als { $card }
use-as-line = { $first } als { $card }
use-figures = { $number ->
    [one] 1 figuur
   *[other] { $number } figuren
}

use-smoke = Rook leggen
    .line = Rook van { $first } op { $rest }
    .hint-1 = Welke raketartillerie?
    .hint-2 = Waar komt de rook?
    .hint = Nog een vak ernaast?
use-bridge = Een brug leggen
    .line = Brug over { $first }
    .hint = Over welk riviervak?
use-pontoon = Een pontonbrug bouwen
    .line = Pontonbrug op { $first }
    .hint = Op welk riviervak? Niemand wordt dan geactiveerd.
use-resupply = Figuren overdragen
    .line = { $first }: { $rest }
    .hint-1 = Wie krijgt figuren van wie?
    .hint = Hoeveel?
use-tunnel = Door de grotten gaan
    .line = { $first } door de grotten naar { $rest }
    .hint-1 = Welke eenheid gaat van grot naar grot?
    .hint = Uit welke grot?
use-seal = De grot afsluiten
    .line = { $first } sluit de grot af
    .hint = Welke eenheid sluit haar grot af?
use-recover = Herstellen
    .line = { $first } herstelt
    .hint = Welke eenheid rust uit en krijgt figuren terug?
use-on-the-move = In Beweging
    .line = { $first } in beweging
    .hint = In Beweging (verplaatsen, verder niets): wie?
use-command-car = Een afgelegde kaart nemen
    .line = Neem { $first }
    .hint = Welke kaart, in plaats van een nieuwe?
use-combat-card = Gevechtskaart
    .line = { $first } { $rest }
    .hint-1 = Welke gevechtskaart?
    .hint = Voor welke eenheid of welk vak?
use-stubborn-resistance = Taaie weerstand
    .line = Een vlag negeren met { $first }
    .hint = Met welke gevechtskaart?
use-chip = De kaart onder de fiche spelen
    .line = { $first } onder de fiche
    .hint = Welke kaart komt onder de fiche?
use-break-in = Pantser breekt door
    .line = Pantser breekt door op { $first }
    .hint = Waar op de achterste rij van de vijand? Het kost een van de bevelen van de kaart.
use-blow = Een brug opblazen
    .line = Blaas de brug op { $first } op
    .hint = Welke brug? Niemand wordt dan geactiveerd, en twee dobbelstenen beslissen: bij een ster is hij weg.
use-drive = Met de trein rijden
    .line = Trein { $first }
    .hint = Hoe ver over het spoor?
use-unload = De trein uitladen
    .line = Een eenheid stapt uit op { $first }
    .hint = Op welk vak naast de trein?
