# Die Warteliste: auf jemanden warten, der dasselbe spielen möchte.

queue-any = irgendeine Schlacht
queue-side = Seite: { $side }
queue-here = auf diesem Server
queue-anywhere = auf jedem Server, auf dem beide sind
queue-waits = 🔔 Du wartest auf: { $what }
queue-fills = Kommt niemand, spielt { $when } der Computer: { $level }.
queue-others = { $number ->
    [0] Sonst wartet dort gerade niemand.
    [one] Dort wartet noch jemand.
   *[other] Dort warten noch { $number } andere.
}
queue-until = Kommt niemand, verlässt du die Warteliste { $when }. Sobald jemand passt, beginnt die Schlacht, und du erfährst es.
queue-sealed = 🎲 Würfel versiegelt: `{ $seal }`; es sei denn, jemand wartet schon länger
queue-paired = 🔔 { $person }, deine Schlacht ist da: **{ $title }**, deine Seite: { $side }, gegen { $other }. { $place }
said-queue-joined = Du stehst auf der Warteliste.
said-queue-found = 🔔 Es hat schon jemand gewartet: Schlacht #{ $game } beginnt.
said-queue-left = 🚪 Du hast die Warteliste verlassen.
said-queue-not = Du stehst nicht auf der Warteliste. `/game queue` mit dem, was du spielen möchtest, setzt dich darauf.
button-queue-leave = Warteliste verlassen
error-queue-private = Privat ist sonst niemand da: mit `where:` jeder Server, auf dem beide sind.
error-queue-computer-here = Privat spielt ein Computer sofort: `/game new computer:`.
error-queue-gone = Jemand hat die Warteliste inzwischen verlassen.
