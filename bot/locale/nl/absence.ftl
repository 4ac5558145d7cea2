# Een computer speelt voor wie weg is: hoe het verdergaat, en wie overneemt.

absent-ask =
    { $people }, **hoe gaat het verder?** Zeg het één keer; tot dan speel je door.
    ⚔️ Je speelt door tegen de computer.
    🪑 Je roept een vervanger: wie wil, neemt de plaats.
    ⚖️ Je laat erover oordelen: Veteranen spelen hem 400 keer uit, en het kamp dat er drie van de vier wint, heeft gewonnen; anders is het remise, die nergens voor meetelt.
absent-ask-own =
    { $people }, **hoe gaat het verder?** Zeg het één keer; tot dan speel je door.
    ⚔️ Je speelt door met de computer op deze plaats.
    🪑 Je roept een vervanger: wie wil, neemt de plaats.
absent-who = 🤖 Weg bij de { $side }: { $people }. Een computer speelt op deze plaats tot [Ik ben er weer].
absent-theirs = De { $side } zeggen hoe het verdergaat.
absent-chosen-play-on = ⚔️ <@{ $person }> heeft het gezegd: het gaat verder met de computer.
absent-chosen-substitute = 🪑 <@{ $person }> heeft een vervanger geroepen voor de { $side }.
absent-chosen-judge = ⚖️ <@{ $person }> laat erover oordelen; dat duurt een minuut of twee.
button-absent = Zonder hen
button-absent-play-on = Doorspelen
button-absent-substitute = Vervanger roepen
button-absent-judge = Laten oordelen
button-judge = Laten oordelen
button-take-place = Overnemen
ask-judge = **Laten oordelen?** Veteranen spelen deze veldslag vanaf hier 400 keer uit, de helft daarvan met alleen wat elk kamp mag weten. Het kamp dat er drie van de vier wint, heeft gewonnen, of het nu jullie zijn of zij; anders is het remise, die nergens voor meetelt. Alleen [Ik ben er weer] houdt het tegen. Dat kan niet worden teruggenomen.
notice-chosen-play-on = ⚔️ <@{ $person }> speelt door. De computer houdt de plaats van de { $side } tot [Ik ben er weer].
notice-chosen-own = ⚔️ <@{ $person }>: wij spelen door met de computer op deze plaats, tot [Ik ben er weer].
notice-chosen-substitute = 🪑 **Vervanger gezocht voor de { $side }**: <@{ $person }> vraagt erom. Wie het eerst op [Overnemen] drukt, speelt verder met hun hand en een nieuwe klok. Tot dan speelt de computer, en [Ik ben er weer] geeft de plaats nog altijd terug.
notice-chosen-judge = ⚖️ <@{ $person }> laat over deze veldslag oordelen: Veteranen spelen hem 400 keer uit vanaf waar hij staat. Het kamp dat er drie van de vier wint, heeft gewonnen; anders is het remise, die nergens voor meetelt. Dat duurt een minuut of twee; alleen [Ik ben er weer] houdt het tegen.
notice-judged = ⚖️ { $games } keer uitgespeeld: de Geallieerden hebben { $allies }% gewonnen, de As-mogendheden { $axis }%. { $winner ->
    [allies] De veldslag is voor de Geallieerden.
    [axis] De veldslag is voor de As-mogendheden.
   *[none] Geen van beide heeft er drie van de vier gewonnen.
}
notice-cancelled-judged = ⚖️ De veldslag eindigt in remise, die nergens voor meetelt. [Revanche] onder het paneel begint hem opnieuw.
notice-back-unjudged = Er wordt niet meer over geoordeeld.
notice-left-standin = 🚪 <@{ $person }> heeft deze server verlaten. { $computer } speelt door voor de { $side }, en ziet alleen wat zij mogen zien, tot [Ik ben er weer].
panel-judged = ⚖️ Over deze veldslag wordt nu geoordeeld.
panel-substitute = 🪑 Vervanger gezocht voor de { $side }: [Overnemen].
said-absent-play-on = ⚔️ Je speelt door. Beide kampen lezen het.
said-absent-substitute = 🪑 Geroepen: wie in de thread van de veldslag op [Overnemen] drukt, krijgt de plaats.
said-absent-judge = ⚖️ Er wordt over geoordeeld; de uitspraak komt in de thread van de veldslag.
substitute-welcome = 🪑 **Je leidt nu de { $side }**, in beurt { $turn }. Bord en hand staan in dit bericht.
substitute-yours = ▶️ Je bent aan de beurt: [Beurt spelen]. ⏳ { $until }
substitute-theirs = ⏸️ Aan de beurt: { $people }; je wordt geroepen als het jouw beurt is.
substitute-turn = **Beurt { $turn }**
result-judged = Over de veldslag is geoordeeld: remise, die nergens voor meetelt.
ending-judged = volgens het oordeel van Veteranen
error-no-vacancy = Hier is niemand weg voor wie een computer speelt: er valt niets te kiezen.
error-not-yours-to-choose = Dat zeggen degenen die op het afwezige kamp wachten.
error-chosen-already = <@{ $person }> heeft het al gezegd: { $choice ->
    [play-on] het gaat verder met de computer.
    [substitute] er wordt een vervanger geroepen.
   *[judge] er wordt over de veldslag geoordeeld.
}
error-not-judged = Van dat kamp speelt nog iemand: over zo'n veldslag wordt niet geoordeeld.
command-game-absent = Iemand is weg en een computer speelt voor hem: zeg één keer hoe het verdergaat
option-absent-how = Doorspelen, een vervanger, of een oordeel; weggelaten zeg ik hoe het staat
choice-absent-play-on = Doorspelen met de computer op die plaats
choice-absent-substitute = Een vervanger roepen: iedereen mag de plaats nemen
choice-absent-judge = Laten oordelen: Veteranen spelen hem 400 keer uit
prompt-played-for = 🤖 Je tijd was om: de computer speelt deze beurt voor je, en maakt af wat hij is begonnen.
notice-rematch-declined = 🙅 { $people } – <@{ $person }> wil geen revanche van **{ $title }**. De plaats is nu open voor wie wil: de uitnodiging hierboven. Je mag ook tegen de Veteraan spelen, of het laten rusten.
button-no-rematch = Laten rusten
