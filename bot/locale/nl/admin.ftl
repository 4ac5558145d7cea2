# Wat leest wie een server beheert.

setup-heading = **Fieldpost op deze server**
setup-home = Veldslagen krijgen hun thread onder: { $home }
setup-home-anywhere = het kanaal waar ze worden opgezet
setup-places = De eigen plek van een kamp: { $places }
places-channels = een eigen kanaal, in mijn categorie
places-threads = een privéthread
setup-importers = Veldslagen importeren: { $importers }
importers-admins = wie de server beheert
importers-all = iedereen
importers-nobody = niemand
setup-language = Gedeelde berichten: { $language }
setup-channels = Kanalen op deze server: { $used } van 500; plekken van veldslagen: { $ours }
setup-moderators = Moderators: { $role }. Wat zij van /admin zien, stel je in onder Serverinstellingen → Integraties → Fieldpost.
setup-moderators-none = wie de server beheert, en wie Serverinstellingen → Integraties noemt
setup-openers = Veldslagen openen: { $role } { $places }
setup-openers-all = iedereen
setup-openers-everywhere = in elk kanaal
setup-caps = Hoogstens { $games } veldslagen per persoon en { $channels } kanalen van kampen; verdere kampen krijgen threads.
setup-category = Kanalen van de kampen: { $category }
setup-category-mine = in een categorie van mij
setup-reports = Wat een veldslag zijn spelers niet kan vertellen: { $reports }
setup-reports-none = Discords eigen kanaal voor moderators, als dat er is
setup-rights-good = ✅ Ik heb elk recht dat ik nodig heb.
setup-rights-missing = **Ik mis rechten:**
setup-rights-how = Geef ze aan mijn rol onder Serverinstellingen → Rollen, of in het kanaal zelf, en gebruik dan opnieuw /admin setup. Zonder doe ik wat er overblijft: threads in plaats van kanalen, niets vastgezet.

right-view_channel = Kanalen bekijken
    .why = om te zien waar ik word gevraagd
right-send_messages = Berichten versturen
    .why = om überhaupt iets te zeggen
right-send_messages_in_threads = Berichten versturen in threads
    .why = veldslagen worden in threads gespeeld
right-create_public_threads = Openbare threads maken
    .why = één voor elke veldslag
right-create_private_threads = Privéthreads maken
    .why = de plekken van de kampen, waar geen kanalen kunnen
right-manage_threads = Threads beheren
    .why = om ze te wekken en te sluiten
right-manage_channels = Kanalen beheren
    .why = een eigen kanaal voor elk kamp
right-manage_roles = Rollen beheren
    .why = om te veranderen wie het kanaal van een kamp mag lezen als iemand meedoet, vertrekt of wordt vervangen; bij een kanaal noemt Discord het Machtigingen beheren. Aan rollen kom ik niet
right-pin_messages = Berichten vastzetten
    .why = het paneel van de veldslag
right-attach_files = Bestanden bijvoegen
    .why = plaatjes van het bord
right-read_message_history = Berichtgeschiedenis lezen
    .why = om mijn eigen panelen terug te vinden

health-heading = **Hoe het met me gaat**
health-games = Veldslagen: { $games }
health-discord = Discord antwoordt in { $latency } ms
health-outbox = { $waiting ->
    [0] Er wacht geen bericht op verzending.
    [one] Er wacht 1 bericht op verzending, al { $seconds } s
   *[other] Er wachten { $waiting } berichten op verzending, het oudste al { $seconds } s
}
health-clock = Klokken { $seconds } s te laat
health-store = Opslag: { $size } kB; veldslagen in het geheugen: { $memory }
health-pace = { $pace }: { $begun ->
    [one] 1 veldslag begonnen
   *[other] { $begun } veldslagen begonnen
}
health-pace-other = Andere klokken
health-turns = een beurt duurt { NUMBER($hours, minimumFractionDigits: 1, maximumFractionDigits: 1) } u ({ $half }) en wacht { NUMBER($waits, minimumFractionDigits: 1, maximumFractionDigits: 1) } keer op iemand
health-half = de helft tot { $hours } u
health-half-more = de meeste meer dan 5 dagen
health-ended = { $over } voorbij, { $share }% met een uitslag
health-backup = Laatste back-up { $hours } u geleden
health-backup-none = Nog geen back-up

repair-replayed = { $number ->
    [one] 1 actie uit het logboek is nagespeeld.
   *[other] { $number } acties uit het logboek zijn nagespeeld.
}
repair-mended = { $number ->
    [one] 1 momentopname is opnieuw geschreven.
   *[other] { $number } momentopnamen zijn opnieuw geschreven.
}
repair-fault = ⚠️ Revisie { $revision }: { $what }
repair-sound = ✅ De veldslag is zoals zijn logboek zegt. Zijn paneel en plekken zijn er.
repair-unsound = ❌ Het logboek en de regels van vandaag kloppen niet met elkaar: de host zou ernaar moeten kijken.
said-repaired-open = ✅ De uitnodiging is er.
said-replaced = <@{ $new }> neemt de plaats in van <@{ $old }>.
said-cancelled = De veldslag is afgelast.
said-ruled = ✅ Gedaan, aan beide kampen gemeld en genoteerd in /admin audit.
said-paused = ⏸️ De klok staat stil. /admin pause laat hem weer lopen; beide kampen horen het.
said-clean = 🧹 Plekken van kampen verwijderd: { $places }. Threads gearchiveerd: { $threads }.
said-seat-taken = ✅ De plaats is van jou. [Hand] toont je kaarten, [Beurt spelen] wat er te doen is.
verdict-time = De tijd is nu om
verdict-allies = De Geallieerden winnen
verdict-axis = De As-mogendheden winnen
verdict-draw = Remise
ask-end-alone = De veldslag zonder winnaar beëindigen?
button-end-alone = Veldslag beëindigen
button-take-seat = Neem de plaats van de { $side }
greeting = 👋 **Fijn dat ik er mag zijn.** Met mij spelen jullie hier *Memoir '44*, in de chat en over meerdere dagen: `/game new` opent een veldslag in elk tekstkanaal.
    🛠️ Wie deze server beheert, kan naar `/admin setup` kijken: het gaat mijn rechten na en stelt in waar veldslagen thuishoren, wie ze mag openen en hoeveel.
    📖 `/help` vertelt de rest, `/about` wat ik van je bewaar. Ik lees hier geen berichten.
said-scenario-shortened = ✂️ { $number ->
        [one] Eén tekst uit het bestand paste niet, dus die heb ik ingekort:
       *[other] { $number } teksten uit het bestand pasten niet, dus die heb ik ingekort:
    }
said-scenario-removed = De veldslag is weggehaald. Wie hem speelt, kan verder.
reveal-heading = **{ $title }:** de handen zoals ze nu zijn.
reveal-told = Beide kampen horen dat je hebt gekeken, en het staat in /admin audit.
audit-heading = **Wat moderators deden**
audit-empty = Moderators hebben nog niets gedaan.
repair-snapshot = ⚠️ Revisie { $revision }: wat ervan bewaard is, kan niet worden gelezen.
audit-of-game = **#{ $game }** · { $done }
audit-because = { $done } – “{ $reason }”
audit-setup = Instellingen gewijzigd: { $given }
audit-extend = Meer tijd gegeven: { $time }
audit-pause = De klok staat stil.
audit-resume = De klok loopt door.
audit-force = Beslist: { $verdict }
audit-undo = De laatste actie teruggenomen.
audit-replace = <@{ $new }> neemt de plaats van <@{ $old }> in.
audit-cancel = { $why ->
    [gone] Afgelast: de server had me weggestuurd.
   *[somebody] Afgelast.
}
audit-reveal = De handen bekeken.
audit-repair = { $replayed ->
    [one] Gecontroleerd: 1 actie nagespeeld.
   *[other] Gecontroleerd: { $replayed } acties nagespeeld.
} { $mended ->
    [0] { "" }
    [one] 1 tussenstand opnieuw geschreven.
   *[other] { $mended } tussenstanden opnieuw geschreven.
}
audit-clean = Opgeruimd: { $places ->
    [one] 1 plek van een kamp verwijderd.
   *[other] { $places } plekken van kampen verwijderd.
}
audit-side = Plek van een kamp ({ $side })
audit-thread = Thread
audit-place-lost = { $place }: { $why ->
    [deleted] verwijderd
    [locked] vergrendeld
   *[closed] niet meer toegankelijk voor mij
}
audit-undelivered = Iets kon een hele dag lang niet worden gezegd.
audit-vanished = Heeft de server verlaten.
audit-scenario-added = Veldslag binnengehaald: `{ $id }`
audit-scenario-accepted = Veldslag aangenomen zonder wat niet gespeeld kan worden: `{ $id }`
audit-scenario-removed = Veldslag verwijderd: `{ $id }`

import-taken = ✅ **{ $title }** is geïmporteerd. Iedereen hier kan hem spelen.
import-refused = ❌ **{ $name }** is niet geïmporteerd; er wordt niets van bewaard. Wat eraan mankeert:
import-mend = Herstel het bestand en importeer het opnieuw.
import-missing = ⚠️ **{ $title }** is nog niet geïmporteerd: er zijn stukken bij die ik niet kan spelen.
import-ask = Hij kan zonder worden gespeeld. Tot je dat zegt, toont geen lijst hem.
import-more = … en nog { $number }.
import-thrown-away = Hij is weggegooid.
button-without = Zonder deze spelen
button-throw-away = Weggooien
