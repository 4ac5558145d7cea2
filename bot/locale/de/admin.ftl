# Was alle lesen, die einen Server leiten.

setup-heading = **Fieldpost auf diesem Server**
setup-home = Schlachten bekommen ihre Threads unter: { $home }
setup-home-anywhere = dem Kanal, in dem sie angesetzt werden
setup-places = Der private Ort einer Seite: { $places }
places-channels = ein eigener Kanal, in meiner Kategorie
places-threads = ein privater Thread
setup-importers = Schlachten importieren: { $importers }
importers-admins = wer den Server verwaltet
importers-all = alle
importers-nobody = niemand
setup-language = Gemeinsame Nachrichten: { $language }
setup-channels = Kanäle auf diesem Server: { $used } von 500; Orte von Schlachten: { $ours }
setup-moderators = Moderatoren: { $role }. Was sie von /admin sehen, steht unter Servereinstellungen → Integrationen → Fieldpost.
setup-moderators-none = wer den Server verwaltet, und wen Servereinstellungen → Integrationen nennt
setup-openers = Schlachten eröffnen: { $role } { $places }
setup-openers-all = alle
setup-openers-everywhere = in jedem Kanal
setup-caps = Höchstens { $games } Schlachten je Person und { $channels } Kanäle von Seiten; weitere Seiten bekommen Threads.
setup-category = Kanäle der Seiten: { $category }
setup-category-mine = in einer Kategorie von mir
setup-reports = Was eine Schlacht ihren Spielern nicht sagen kann: { $reports }
setup-reports-none = Discords eigener Kanal für Moderatoren, wenn es einen gibt
setup-rights-good = ✅ Ich habe alle Rechte, die ich brauche.
setup-rights-missing = **Mir fehlen Rechte:**
setup-rights-how = Gib sie meiner Rolle unter Servereinstellungen → Rollen, oder im Kanal selbst, und ruf dann /admin setup noch einmal auf. Ohne sie tue ich, was übrig bleibt: Threads statt Kanäle, nichts angepinnt.

right-view_channel = Kanäle ansehen
    .why = um zu sehen, wo man mich ruft
right-send_messages = Nachrichten senden
    .why = um überhaupt etwas zu sagen
right-send_messages_in_threads = Nachrichten in Threads senden
    .why = Schlachten werden in Threads gespielt
right-create_public_threads = Öffentliche Threads erstellen
    .why = einer für jede Schlacht
right-create_private_threads = Private Threads erstellen
    .why = die Orte der Seiten, wo keine Kanäle möglich sind
right-manage_threads = Threads verwalten
    .why = um sie zu wecken und zu schließen
right-manage_channels = Kanäle verwalten
    .why = ein privater Kanal für jede Seite
right-manage_roles = Rollen verwalten
    .why = um zu ändern, wer den Kanal einer Seite lesen darf, wenn jemand kommt, geht oder ersetzt wird; an einem Kanal nennt Discord es Berechtigungen verwalten. Rollen rühre ich nicht an
right-pin_messages = Nachrichten anpinnen
    .why = das Panel der Schlacht
right-attach_files = Dateien anhängen
    .why = Bilder des Spielplans
right-read_message_history = Nachrichtenverlauf anzeigen
    .why = um meine eigenen Panels wiederzufinden

health-heading = **Wie es mir geht**
health-games = Schlachten: { $games }
health-discord = Discord antwortet in { $latency } ms
health-outbox = { $waiting ->
    [0] Keine Nachricht wartet darauf, gesendet zu werden.
    [one] 1 Nachricht wartet darauf, gesendet zu werden, seit { $seconds } s
   *[other] { $waiting } Nachrichten warten darauf, gesendet zu werden, die älteste seit { $seconds } s
}
health-clock = Uhren um { $seconds } s verspätet
health-store = Speicher: { $size } kB; Schlachten im Arbeitsspeicher: { $memory }
health-pace = { $pace }: { $begun } begonnen
health-pace-other = Andere Uhren
health-turns = ein Zug dauert { NUMBER($hours, minimumFractionDigits: 1, maximumFractionDigits: 1) } h ({ $half }) und wartet { NUMBER($waits, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal auf jemanden
health-half = die Hälfte bis { $hours } h
health-half-more = die meisten mehr als 5 Tage
health-ended = { $over } vorbei, { $share } % mit einem Ergebnis
health-backup = Letzte Sicherung vor { $hours } h
health-backup-none = Noch keine Sicherung

repair-replayed = { $number ->
    [one] 1 Aktion des Protokolls wurde nachgespielt.
   *[other] { $number } Aktionen des Protokolls wurden nachgespielt.
}
repair-mended = { $number ->
    [one] 1 Zwischenstand wurde neu geschrieben.
   *[other] { $number } Zwischenstände wurden neu geschrieben.
}
repair-fault = ⚠️ Revision { $revision }: { $what }
repair-sound = ✅ Die Schlacht ist, wie ihr Protokoll sagt. Ihr Panel und ihre Orte sind da.
repair-unsound = ❌ Das Protokoll und die heutigen Regeln stimmen nicht überein: Der Betreiber sollte nachsehen.
said-repaired-open = ✅ Die Einladung ist da.
said-replaced = <@{ $new }> nimmt den Platz von <@{ $old }> ein.
said-cancelled = Die Schlacht ist abgesagt.
said-ruled = ✅ Erledigt, beiden Seiten gesagt und in /admin audit vermerkt.
said-paused = ⏸️ Die Uhr steht still. /admin pause lässt sie weiterlaufen; beide Seiten wissen es.
said-clean = 🧹 Aufgeräumt: Orte von Seiten entfernt: { $places }, Threads schlafen gelegt: { $threads }.
said-seat-taken = ✅ Der Platz gehört dir. [Hand] zeigt deine Karten, [Zug machen], was zu tun ist.
verdict-time = Zeit ist jetzt um
verdict-allies = Die Alliierten gewinnen
verdict-axis = Die Achse gewinnt
verdict-draw = Unentschieden
ask-end-alone = Die Schlacht ohne Sieger beenden?
button-end-alone = Schlacht beenden
button-take-seat = Platz nehmen: { $side }
greeting = 👋 **Danke für die Einladung.** Mit mir spielt ihr hier *Memoir '44*, im Chat und über Tage: `/game new` eröffnet in jedem Textkanal eine Schlacht.
    🛠️ Wer diesen Server leitet, kann sich `/admin setup` ansehen: Es prüft meine Rechte und legt fest, wo Schlachten zu Hause sind, wer sie eröffnen darf, und wie viele.
    📖 `/help` sagt alles Weitere, `/about`, was ich über dich aufbewahre. Nachrichten lese ich hier nicht.
said-scenario-shortened = ✂️ { $number ->
        [one] Ein Text der Datei passte nicht, darum habe ich ihn gekürzt:
       *[other] { $number } Texte der Datei passten nicht, darum habe ich sie gekürzt:
    }
said-scenario-removed = Die Schlacht ist entfernt. Wo sie gerade gespielt wird, geht sie weiter.
reveal-heading = **{ $title }:** die Hände, wie sie jetzt sind.
reveal-told = Beide Seiten erfahren, dass du nachgesehen hast, und es steht in /admin audit.
audit-heading = **Was Moderatoren getan haben**
audit-empty = Moderatoren haben noch nichts getan.
repair-snapshot = ⚠️ Revision { $revision }: Was davon aufbewahrt ist, lässt sich nicht lesen.
audit-of-game = **#{ $game }** · { $done }
audit-because = { $done } – „{ $reason }“
audit-setup = Einstellungen geändert: { $given }
audit-extend = Mehr Zeit gegeben: { $time }
audit-pause = Die Uhr steht still.
audit-resume = Die Uhr läuft weiter.
audit-force = Entschieden: { $verdict }
audit-undo = Die letzte Aktion zurückgenommen.
audit-replace = <@{ $new }> übernimmt den Platz von <@{ $old }>.
audit-cancel = { $why ->
    [gone] Abgebrochen: Der Server hatte mich weggeschickt.
   *[somebody] Abgebrochen.
}
audit-reveal = Die Handkarten angesehen.
audit-repair = { $replayed ->
    [one] Geprüft: 1 Aktion nachgespielt.
   *[other] Geprüft: { $replayed } Aktionen nachgespielt.
} { $mended ->
    [0] { "" }
    [one] 1 Zwischenstand neu geschrieben.
   *[other] { $mended } Zwischenstände neu geschrieben.
}
audit-clean = Aufgeräumt: { $places ->
    [one] 1 Ort einer Seite entfernt.
   *[other] { $places } Orte von Seiten entfernt.
}
audit-side = Ort einer Seite ({ $side })
audit-thread = Thread
audit-place-lost = { $place }: { $why ->
    [deleted] gelöscht
    [locked] gesperrt
   *[closed] für mich nicht mehr zugänglich
}
audit-undelivered = Etwas ließ sich einen ganzen Tag lang nicht sagen.
audit-vanished = Hat den Server verlassen.
audit-scenario-added = Schlacht importiert: `{ $id }`
audit-scenario-accepted = Schlacht angenommen, ohne das, was nicht gespielt werden kann: `{ $id }`
audit-scenario-removed = Schlacht entfernt: `{ $id }`

import-taken = ✅ **{ $title }** ist da. Alle hier können sie spielen.
import-refused = ❌ **{ $name }** wurde nicht angenommen; nichts davon ist aufbewahrt. Was nicht stimmt:
import-mend = Berichtige die Datei und importiere sie noch einmal.
import-missing = ⚠️ **{ $title }** ist noch nicht angenommen: Sie verwendet etwas, das ich nicht spielen kann.
import-ask = Ohne das lässt sie sich spielen. Bis du zustimmst, steht sie auf keiner Liste.
import-more = … und { $number } mehr.
import-thrown-away = Sie ist verworfen.
button-without = Ohne das spielen
button-throw-away = Verwerfen
