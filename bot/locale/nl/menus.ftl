# Lijsten, het menu [Meer], logboek, eenmalige vragen en korte antwoorden.

log-turn = **Beurt { $turn }**
log-empty = Er is nog niets gebeurd.
button-earlier = Eerder
button-undo-turn = Terugnemen
button-card-back = Kaart terugnemen
button-undo-back = Terug naar de vorige beurt
button-undo-start = Terug tot vóór beurt 1
button-draw = Remise aanbieden
button-resign = Opgeven

menu-text = Wat nog?
menu-text-alone = Wat nog? Hier mag je terugnemen zoveel je wilt, ook worpen: zodra je dat doet, of je laat adviseren, telt de veldslag voor geen rating.
menu-text-uncounted = Wat nog? Hier mag je terugnemen zoveel je wilt, ook worpen: de veldslag telt voor geen rating.
menu-ask-undo = ↩️ <@{ $by }> vraagt om terug te nemen wat de vraag in de thread noemt.
menu-ask-seat = 🪑 <@{ $by }> vraagt om van plaats te wisselen.
menu-ask-pause = ⏸️ <@{ $by }> vraagt om de klok een tijdje stil te zetten.
menu-ask-draw = 🤝 <@{ $by }> biedt remise aan.
consent-below-more = 👍👎 Antwoorden kan onder [Meer].
consent-commander = 👍👎 <@{ $person }> antwoordt: hij voert het bevel over jouw kamp.
ask-draw = Wil je het andere kamp remise aanbieden?
undo-costs-turn = Dit gaat terug tot voor het einde van een beurt: wat het andere kamp sindsdien heeft gedaan is ook weg, en het speelt opnieuw. Terugnemen?
undo-takes-others = Dat heeft een andere generaal van je kamp gedaan. Jij voert het bevel en mag het terugnemen: vertel het hem. Terugnemen?
undo-costs-rating = Sindsdien zijn er worpen of nieuwe kaarten gezien. Tegen computers mag je dat terugnemen zo vaak je wilt, maar vanaf dan telt deze veldslag voor geen rating. Terugnemen?
button-undo-anyway = Toch terugnemen
ask-undo = Dit kan alleen worden teruggenomen als het andere kamp akkoord gaat, want sindsdien zijn er worpen of nieuwe kaarten gezien. Zal ik het vragen?
button-ask-undo = Vraag het andere kamp
ask-resign-match = Deze veldslag opgeven? Het andere kamp wint meteen, en krijgt in de tweekamp alle medailles die daarvoor nodig zijn.
ask-resign = Deze veldslag opgeven? Het andere kamp wint meteen.

said-undone = ↩️ **Teruggenomen:**
said-undone-drafted = ↩️ **Je bevelen zijn weer een kladje.**
said-undone-dice = -# Aan de dobbelstenen verandert dat niets: dezelfde aanval zou weer hetzelfde werpen.
said-planned-since = ↩️ Er is niets teruggenomen: sinds deze knop er staat heb je iets gepland. [Stap terug] neemt de laatste stap daarvan terug, [Opnieuw beginnen] alles.
said-undone-quiet = -# { $team ->
    [1] De andere partij krijgt het niet te horen; je generaals wel.
   *[other] Niemand krijgt het te horen.
} Bevestigd lag het open; wie intussen keek, heeft het gezien.
said-undone-counts = -# Dat mag hier; de veldslag telt nu voor geen rating.
back-ordered = 🫡 Bevelen aan { $units }
back-end = { $turns ->
    [0] 🏁 Het einde van beurt { $turn }: die gaat verder
    [1] 🏁 Het einde van beurt { $turn } en heel beurt { $last }: beurt { $turn } gaat verder
   *[other] 🏁 Het einde van beurt { $turn } en alles tot en met beurt { $last }: beurt { $turn } gaat verder
}
back-step = 🏁 Het einde van de laatste stap: die is weer open
back-more = … en nog { $number }
said-asked-undo = Ik heb het andere kamp gevraagd of het akkoord gaat.
said-asked-draw = 🤝 Ik heb het andere kamp gevraagd.
said-answered = Je antwoord is binnen.
said-rematch-invited = 🔁 Veldslag #{ $game } staat klaar, met de kampen verwisseld. De uitnodiging staat waar die van deze veldslag stond; hij begint als het andere kamp meedoet.
said-rematch = 🔁 Veldslag #{ $game } staat klaar, met de kampen verwisseld.
said-export = 💾 Het verslag van deze veldslag.
