# The queue: waiting for somebody who would play the same.

queue-any = any battle
queue-side = as { $side }
queue-here = on this server
queue-anywhere = on any server on which both are
queue-waits = 🔔 You wait for: { $what }
queue-fills = If nobody comes, the computer plays { $when }: { $level }.
queue-others = { $number ->
    [0] Nobody else waits there now.
    [one] One other waits there, too.
   *[other] { $number } others wait there, too.
}
queue-until = You leave the queue { $when }, if nobody has come. Once somebody fits, the battle begins and you are told.
queue-sealed = 🎲 Dice sealed: `{ $seal }`, unless somebody has waited longer
queue-paired = 🔔 { $person }, your battle is there: **{ $title }**, you have { $side } against { $other }. { $place }
said-queue-joined = You are in the queue.
said-queue-found = 🔔 Somebody was waiting: battle #{ $game } begins.
said-queue-left = 🚪 You have left the queue.
said-queue-not = You are not in the queue. `/game queue` with what you would play puts you there.
button-queue-leave = Leave the queue
error-queue-private = In private nobody else is there: with `where:` any server on which both are.
error-queue-computer-here = In private a computer plays at once: `/game new computer:`.
error-queue-gone = Somebody has left the queue meanwhile.
