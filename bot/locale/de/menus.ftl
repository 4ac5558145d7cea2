# Listen, das Menü [Mehr], Protokoll, Fragen, die einmal gestellt werden, und kurze Antworten.

log-turn = **Zug { $turn }**
log-empty = Noch ist nichts geschehen.
button-earlier = Früher
button-undo-turn = Zurücknehmen
button-card-back = Karte zurücknehmen
button-undo-back = Zurück in den letzten Zug
button-undo-start = Zurück vor Zug 1
button-draw = Unentschieden anbieten
button-resign = Aufgeben

menu-text = Was noch?
menu-text-alone = Was noch? Hier darfst du zurücknehmen, so viel du magst, auch Würfe: Sobald du das tust oder dir raten lässt, zählt die Schlacht für keine Wertung.
menu-text-uncounted = Was noch? Hier darfst du zurücknehmen, so viel du magst, auch Würfe: Die Schlacht zählt für keine Wertung.
menu-ask-undo = ↩️ <@{ $by }> möchte zurücknehmen, was in der Frage im Thread steht.
menu-ask-seat = 🪑 <@{ $by }> bittet um einen Platzwechsel.
menu-ask-pause = ⏸️ <@{ $by }> möchte die Uhr eine Weile anhalten.
menu-ask-draw = 🤝 <@{ $by }> bietet ein Unentschieden an.
consent-below-more = 👍👎 Antworten kannst du unter [Mehr].
consent-commander = 👍👎 Antworten wird <@{ $person }>: Er befehligt deine Seite.
ask-draw = Der anderen Seite ein Unentschieden anbieten?
undo-costs-turn = Das geht hinter das Ende eines Zuges zurück: Was die andere Seite seitdem getan hat, ist auch weg, und sie spielt neu. Zurücknehmen?
undo-takes-others = Das hat ein anderer General deiner Seite getan. Du befehligst und darfst es zurücknehmen: Sag es ihm. Zurücknehmen?
undo-costs-rating = Seitdem waren Würfel oder neue Karten zu sehen. Gegen Computer darfst du das zurücknehmen, so oft du willst, aber von da an zählt diese Schlacht für keine Wertung. Zurücknehmen?
button-undo-anyway = Trotzdem zurücknehmen
ask-undo = Das geht nur, wenn die andere Seite zustimmt, denn seitdem waren Würfel oder neue Karten zu sehen. Soll ich fragen?
button-ask-undo = Andere Seite fragen
ask-resign-match = Diese Schlacht aufgeben? Die andere Seite gewinnt sie sofort und bekommt dafür in Hin- und Rückspiel alle Orden, die zum Sieg nötig sind.
ask-resign = Diese Schlacht aufgeben? Die andere Seite gewinnt sofort.

said-undone = ↩️ **Zurückgenommen:**
said-undone-drafted = ↩️ **Deine Befehle sind wieder ein Entwurf.**
said-undone-dice = -# An den Würfeln ändert das nichts: Derselbe Angriff würde wieder dasselbe würfeln.
said-planned-since = ↩️ Nichts wurde zurückgenommen: Seit es diese Schaltfläche gibt, hast du etwas geplant. [Rückgängig] nimmt den letzten Schritt davon zurück, [Neu anfangen] alles.
said-undone-quiet = -# { $team ->
    [1] Die andere Seite erfährt davon nichts; deine Generäle schon.
   *[other] Niemand erfährt davon.
} Bestätigt lag es offen; wer inzwischen nachgesehen hat, hat es gesehen.
said-undone-counts = -# Das darfst du hier; die Schlacht zählt jetzt für keine Wertung.
back-ordered = 🫡 Aktivierung von { $units }
back-end = { $turns ->
    [0] 🏁 Das Ende von Zug { $turn }: Er geht weiter
    [1] 🏁 Das Ende von Zug { $turn } und der ganze Zug { $last }: Zug { $turn } geht weiter
   *[other] 🏁 Das Ende von Zug { $turn } und alles bis Zug { $last }: Zug { $turn } geht weiter
}
back-step = 🏁 Das Ende des letzten Schritts: er ist wieder offen
back-more = … und mehr: { $number }
said-asked-undo = Ich habe die andere Seite gefragt, ob sie zustimmt.
said-asked-draw = 🤝 Ich habe die andere Seite gefragt.
said-answered = Deine Antwort ist da.
said-rematch-invited = 🔁 Schlacht #{ $game } ist mit vertauschten Seiten angesetzt. Ihre Einladung steht, wo die dieser Schlacht stand; sie beginnt, wenn die andere Seite mitspielt.
said-rematch = 🔁 Schlacht #{ $game } ist mit vertauschten Seiten angesetzt.
said-export = 💾 Die Aufzeichnung dieser Schlacht.
