# Würfel, die jeder nachprüfen kann: das Siegel am Anfang, was die Spieler dazugeben, die Prüfung am Ende.

dice-seal = 🎲 Würfel versiegelt: `{ $seal }`
dice-second-seal = zweite Schlacht: `{ $seal }`
dice-listed = Zeile `{ $line }` der Liste, die als `{ $seal }` versiegelt ist
dice-list = 📄 `{ $file }` ist die Liste der Siegel aller Schlachten, die zusammen versiegelt wurden, bevor jemand mitspielte. Ihr eigenes SHA-256 ist das Siegel der Liste; kein Siegel verrät etwas von einem Startwert.
dice-all-sealed = 🎲 **Alle Schlachten von { $name } wurden versiegelt, bevor jemand mitspielte.** Siegel der Liste: `{ $seal }`. Jede Schlacht nennt in ihrer ersten Nachricht ihre Zeile: Runde, Paarung, Schlacht. Was beim Mitspielen dazugegeben wird, und damit jeder Wurf, kommt erst danach.
dice-salts = beim Mitspielen dazugegeben: { $salts }
option-word = Ein eigenes Wort, das in die Würfel eingeht, statt einer Zahl von Discord
error-no-such-word = Ein Wort für die Würfel besteht nur aus Buchstaben, Ziffern und Bindestrichen, höchstens 32.
command-game-verify = Jeden Würfel, jedes Mischen und Ziehen einer beendeten Schlacht nachprüfen
button-verify = Würfel nachprüfen
button-seals = Siegel
verify-true = ✅ **Alles Würfeln, Mischen und Ziehen dieser Schlacht war, wie es sein musste.** { $rolls ->
    [one] Der eine Wurf oder Mischvorgang folgt
   *[other] Alle { $rolls } Würfe und Mischvorgänge folgen
} aus dem Startwert, und der Startwert passt zum Siegel vom Anfang.
verify-false = ❌ **Etwas in der Aufzeichnung dieser Schlacht folgt nicht aus ihrem Startwert:**
verify-old = Sie hat begonnen, bevor Spieler etwas zu den Würfeln dazugaben, und wird nach der Art von damals geprüft.
verify-undone = ↩️ { $number ->
    [one] Eine Aktion mit Würfeln wurde zurückgenommen; sie steht
   *[other] { $number } Aktionen mit Würfeln wurden zurückgenommen; sie stehen
} weiter in der Aufzeichnung.
verify-seed = Startwert: `{ $seed }`
verify-running = ⏳ **Der Startwert wird nach dem Ende der Schlacht verraten; dann lässt sich jeder Würfel nachprüfen.** Bis dahin steht fest:
verify-cancelled = Diese Schlacht wurde abgesagt: Ihr Startwert bleibt verschlossen.
verify-yourself = Glaub es nicht mir: Sichere beide Dateien und führe dies aus (Python allein genügt).
