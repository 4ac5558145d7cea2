# The dice that anybody can check: the seal at the start, what players add, the check at the end.

dice-seal = 🎲 Dice sealed: `{ $seal }`
dice-second-seal = second battle: `{ $seal }`
dice-listed = line `{ $line }` of the list sealed as `{ $seal }`
dice-list = 📄 `{ $file }` is the list of the seals of all battles that were sealed together before anybody joined. Its own SHA-256 is the seal of the list; no seal tells anything of a seed.
dice-all-sealed = 🎲 **All battles of { $name } were sealed before anybody joined.** Seal of the list: `{ $seal }`. Each battle says in its first message which line is its own: round, pairing, battle. What joining adds, and with it every roll, comes after that.
dice-salts = added by joining: { $salts }
option-word = A word of your own that goes into the dice, instead of a number from Discord
error-no-such-word = A word for the dice has letters, digits and hyphens only, at most 32 of them.
command-game-verify = Check every die, shuffle and draw of a battle that is over
button-verify = Check the dice
button-seals = Seals
verify-true = ✅ **Every die, shuffle and draw of this battle is as it had to be.** { $rolls ->
    [one] The one roll or shuffle follows
   *[other] All { $rolls } rolls and shuffles follow
} from the seed, and the seed fits the seal shown at the start.
verify-false = ❌ **Something in the record of this battle does not follow from its seed:**
verify-old = It was begun before players added anything to the dice, and is checked the way of that time.
verify-undone = ↩️ { $number ->
    [one] One action that rolled dice was taken back; it
   *[other] { $number } actions that rolled dice were taken back; they
} still { $number ->
    [one] stands
   *[other] stand
} in the record.
verify-seed = Seed: `{ $seed }`
verify-running = ⏳ **The seed is told when the battle is over; then every die can be checked.** What stands fast until then:
verify-cancelled = This battle was called off: its seed stays closed.
verify-yourself = Do not take my word for it: save both files and run this (Python alone is enough).
