### Wat er van mensen wordt bewaard, en op welke voorwaarden ze spelen. Elke pagina past in één bericht van Discord.

privacy-page =
    { "" }**Privacy**
    { privacy-games }
    { privacy-drafts }
    { privacy-settings }
    { privacy-reliability }
    { privacy-results }
    { privacy-presses }
    { privacy-places }
    { privacy-server }
    { privacy-not }
    { privacy-who }
    { privacy-forget }

privacy-games = • **Veldslagen en toernooien**: wie waar zit (je Discord-nummer, niet je naam), elke kaart, elk bevel en elke worp, met de tijd. Bewaard zolang deze bot draait, zodat je ze kunt teruglezen.
privacy-drafts = • **Kladjes, plannen en wat je je kamp vertelt**: tot de beurt of de veldslag voorbij is. Jouw kamp leest ze, het andere nooit.
privacy-settings = • **Je instellingen**, de taal van je Discord, tijdzone, stille uren en vakanties, en vaste reacties: tot je ze verandert of vergeten wordt. Vakanties worden in de threads van je veldslagen gemeld, je tijdzone en uren aan niemand.
privacy-reliability = • **Of je laatste { $turns } beurten op tijd waren**: wie je aan tafel treft, ziet dat aandeel.
privacy-results = • **Hoe je veldslagen afliepen**, en je rating: een ranglijst noemt alleen wie op de server vocht, en niet wie zich in `/me settings` verbergt. Vergeten ben je een nummer dat van niemand was.
privacy-presses = • **De nummers van je klikken**, zodat er geen dubbel telt: { $presses } dagen. Wat nog gemeld moet worden: tot het gemeld is.
privacy-places = • **Plekken**: de nummers van threads, kanalen en berichten van je veldslagen; op de wachtlijst waarop je wacht.
privacy-server = • **Voor moderators**: wat ze hier deden, wie welke veldslag heeft geïmporteerd, en de instellingen van de server.
privacy-not = • Ik lees geen berichten behalve die je me privé schrijft; die beantwoord en vergeet ik. Een ledenlijst ken ik niet. Geen reclame, geen andere statistieken over jou, niets wordt verkocht of doorgegeven.
privacy-who = • **Wie het ziet**: jouw kamp zijn geheimen, iedereen de thread van de veldslag; een moderator kan verborgen kaarten bekijken, en dat wordt aan beide kampen gemeld. Discord laat beheerders elk kanaal lezen. Wie de bot host, heeft de bestanden.
privacy-forget = • **/me forget** wist dit alles meteen; in afgelopen veldslagen staat dan “een speler van vroeger”. Wil iemand jouw uitnodigingen niet, dan blijft je nummer in de lijst van die persoon. Dagelijkse back-ups bewaren de rest nog { $backups } dagen. Berichten op Discord blijven: moderators kunnen ze verwijderen.

terms-page =
    { "" }**Voorwaarden**
    • Speel eerlijk en wees aardig: de voorwaarden en richtlijnen van Discord zelf gelden hier ook.
    • Onofficieel fanproject, gratis, zonder enige garantie. Wie het host, mag er altijd mee stoppen of iemand weren.
    • Wat je schrijft (plannen, woorden aan je kamp, veldslagen die je importeert) blijft van jou; je laat de bot het tonen aan wie het bedoeld is. Importeer alleen wat je mag delen.
    • Probeer niet te zien wat voor jou verborgen is, en overspoel de bot niet.
    • Memoir '44 is een handelsmerk van Days of Wonder, dat hier niets mee te maken heeft.

button-privacy = Privacy
button-terms = Voorwaarden
