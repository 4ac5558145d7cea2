# Dobbelstenen die iedereen kan nagaan: het zegel aan het begin, wat spelers toevoegen, de controle aan het einde.

dice-seal = 🎲 Dobbelstenen verzegeld: `{ $seal }`
dice-second-seal = tweede veldslag: `{ $seal }`
dice-listed = regel `{ $line }` van de lijst, verzegeld als `{ $seal }`
dice-list = 📄 `{ $file }` is de lijst met de zegels van alle veldslagen die samen verzegeld zijn voordat iemand meedeed. De SHA-256 ervan is het zegel van de lijst; geen zegel verraadt iets over een seed.
dice-all-sealed = 🎲 **Alle veldslagen van { $name } zijn verzegeld voordat iemand meedeed.** Zegel van de lijst: `{ $seal }`. Elke veldslag noemt in het eerste bericht de eigen regel: ronde, paar, veldslag. Wat bij het meedoen wordt toegevoegd, en daarmee elke worp, komt daarna pas.
dice-salts = toegevoegd bij het meedoen: { $salts }
option-word = Een eigen woord dat meetelt voor de dobbelstenen, in plaats van een getal van Discord
error-no-such-word = Een woord voor de dobbelstenen heeft alleen letters, cijfers en koppeltekens, hoogstens 32.
command-game-verify = Elke worp, schudbeurt en getrokken kaart van een afgelopen veldslag nagaan
button-verify = Dobbelstenen nagaan
button-seals = Zegels
verify-true = ✅ **Elke worp, schudbeurt en getrokken kaart van deze veldslag is zoals het moest.** { $rolls ->
    [one] De ene worp of schudbeurt volgt
   *[other] Alle { $rolls } worpen en schudbeurten volgen
} uit de seed, en de seed past bij het zegel van het begin.
verify-false = ❌ **Iets in het verslag van deze veldslag volgt niet uit de seed:**
verify-old = Deze veldslag begon voordat spelers iets aan de dobbelstenen toevoegden, en wordt op de manier van toen nagegaan.
verify-undone = ↩️ { $number ->
    [one] Eén actie met dobbelstenen is teruggenomen; die staat
   *[other] { $number } acties met dobbelstenen zijn teruggenomen; die staan
} nog in het verslag.
verify-seed = Seed: `{ $seed }`
verify-running = ⏳ **De seed wordt verteld als de veldslag voorbij is; dan is elke dobbelsteen na te gaan.** Tot dan staat dit vast:
verify-cancelled = Deze veldslag is afgelast: de seed blijft gesloten.
verify-yourself = Geloof mij niet op mijn woord: bewaar beide bestanden en voer dit uit (Python alleen is genoeg).
