# De wachtlijst: wachten op iemand die hetzelfde wil spelen.

queue-any = een willekeurige veldslag
queue-side = kamp: { $side }
queue-here = op deze server
queue-anywhere = op elke server waar beiden zijn
queue-waits = 🔔 Je wacht op: { $what }
queue-fills = Komt er niemand, dan speelt { $when } de computer: { $level }.
queue-others = { $number ->
    [0] Er wacht daar nu verder niemand.
    [one] Er wacht daar nog iemand.
   *[other] Er wachten daar nog { $number } anderen.
}
queue-until = Komt er niemand, dan verlaat je de wachtlijst { $when }. Zodra er iemand past, begint de veldslag en hoor je het.
queue-sealed = 🎲 Dobbelstenen verzegeld: `{ $seal }`, tenzij iemand al langer wacht
queue-paired = 🔔 { $person }, je veldslag is er: **{ $title }**, je kamp: { $side }, tegen { $other }. { $place }
said-queue-joined = Je staat op de wachtlijst.
said-queue-found = 🔔 Er wachtte al iemand: veldslag #{ $game } begint.
said-queue-left = 🚪 Je hebt de wachtlijst verlaten.
said-queue-not = Je staat niet op de wachtlijst. `/game queue` met wat je wilt spelen zet je erop.
button-queue-leave = Wachtlijst verlaten
error-queue-private = In privé is er verder niemand: met `where:` elke server waar beiden zijn.
error-queue-computer-here = In privé speelt een computer meteen: `/game new computer:`.
error-queue-gone = Iemand heeft de wachtlijst intussen verlaten.
