# Das private Panel eines Zugs: Fragen, Listen, Knöpfe. Beschriftungen bleiben kurz für den Daumen.

panel-heading = **{ $title }** · Zug { $turn } (Runde { $round }) · { $score }

prompt-play = **Spiel eine Karte:**
prompt-play-of = **Spiel eine Karte ({ $side }):**
card-copies-nothing = 🚫 Aktiviert jetzt niemanden: Die andere Seite hat noch keine Karte gespielt.
card-is-now = Zählt jetzt als { $card }.
card-finds = Aktiviert jetzt { $able } von { $named }.
card-finds-nobody = 🚫 Aktiviert jetzt niemanden.
card-finds-in = Aktiviert jetzt: { $sections }.
prompt-play-reaction = **{ $number } · { $card }** – wartet auf einen Angriff auf dich; deine [Reaktionen] spielen ihn.
prompt-play-combat = 🎴 **Gefechtskarten**, zusätzlich gespielt: { $cards }. Wann, sagt [Hand].
prompt-play-nothing = Auf deiner Hand ist nichts Spielbares: Der Zug verstreicht, und du ziehst nach.
prompt-turned = -# 🔄 Der Spielplan im Thread liegt andersherum, unten: { $side }. Mit /me settings kannst du deinen drehen.
prompt-order = **Einheiten aktivieren** ({ $slots }): { $done } von { $all } aktiviert.
prompt-order-fewer = { $team ->
    [0] -# Die Karte könnte { $all } aktivieren, aber mehr deiner Einheiten können es nicht.
   *[other] -# Die Karte aktiviert insgesamt { $all }; was deine Mitspieler genommen haben oder niemand nutzen kann, zählt hier nicht.
}
prompt-order-given = { $more ->
    [0] **Einheiten aktivieren** ({ $slots }): Alle deine sind aktiviert.
    [one] **Einheiten aktivieren** ({ $slots }): fertig, bis auf 1 In Bewegung, unten.
   *[other] **Einheiten aktivieren** ({ $slots }): fertig, bis auf { $more } In Bewegung, unten.
}
prompt-order-half = **Einheiten aktivieren** ({ $slots }).
prompt-move = **Bewegen:** { $number ->
    [0] Keine deiner Einheiten kann sich{ $moved ->
        [0] {""}
       *[other] {" "}mehr
    } bewegen.
    [one] 1 Einheit; lässt du sie aus, bleibt sie stehen.
   *[other] { $number } Einheiten; wen du auslässt, der bleibt stehen.
}
prompt-move-stuck = -# So, wie es steht, ist kein Weg frei für { $units }.
prompt-move-lit = -# Hell im Bild: wohin es für { $units } gehen kann.
    .aloud = -# Hier in Listen: { $units }.
prompt-battle = **Kampf:** { $number ->
    [one] Noch 1 Angriff
   *[other] Noch { $number } Angriffe
}, Angreifer × Ziel{ $choose ->
    [0] {""}
   *[other] : { $choose } stehen zur Wahl
}.
prompt-goes-on = ⚔️ **{ $number ->
    [one] 1 Kampf kann währenddessen weitergehen
   *[other] { $number } Kämpfe können währenddessen weitergehen
}**, wie auch immer die Antwort ausfällt. Die andere Seite sieht es, bevor sie antwortet.
prompt-battle-drafted = **Kampf:** { $number ->
    [one] Noch 1 Angriff
   *[other] Noch { $number } Angriffe
}, Angreifer × Ziel{ $choose ->
    [0] {""}
   *[other] : { $choose } stehen zur Wahl
}. Ein Angriff bestätigt auch deine Befehle.
prompt-battle-sorted = -# Das Beste zuerst: Verluste im Schnitt; wie oft das Ziel vernichtet oder zurückgetrieben wird.
prompt-battle-holds = -# „Wenn sie standhält“: Das Ziel darf dort, wo es steht, eine Flagge ignorieren; ob es das tut, hat seine Seite verdeckt gewählt.
prompt-battle-ambush = -# „Hinterhalt“: wie wahrscheinlich die andere Seite diese Karte hat; dann schlägt ihre Einheit zuerst zu.
prompt-battle-blind = -# 🌫️ Reduzierte Sicht: Jenseits des nächsten Feldes treffen nur Granaten, nicht das Zeichen der Einheit.
prompt-clear = Wer etwas entfernt, greift in diesem Zug nicht mehr an.
prompt-battle-again = 🔁 **{ $unit } darf noch einmal angreifen, aber nicht erst nach einer anderen Einheit.**
prompt-battle-overrun = 🔁 **{ $unit } hat den Boden genommen und darf noch einmal angreifen,** vor allen anderen. [Fertig angegriffen] lässt es; nach beidem geht der Plan aller weiter.
prompt-leaves = ⚠️ { $unit } verlässt ihr Feld, und weg kommt dort: { $kind }.
    .taken = ⚠️ Gewinnt { $unit } Boden, verlässt die Einheit ihr Feld, und weg kommt dort: { $kind }.
prompt-loses-target = ⚠️ **{ $unit } hat kein Ziel mehr:** { $why }
prompt-loses-target-own = Deine eigene Einheit auf { $hex } verdeckt { $target }.
prompt-loses-target-bare = { $target } kann nicht mehr angegriffen werden.
prompt-battle-none = **Kampf:** Kein Angriff ist möglich.
prompt-battle-last = 🏁 { $number ->
    [one] Mit diesem Angriff
   *[other] Mit einem dieser Angriffe
} endet dein Zug von selbst{ $keeps ->
    [yes] , bis auf die Wahl deiner Karte
   *[no] {""}
}{ $ground ->
    [yes] , wenn du keinen Boden gewinnst
   *[no] {""}
}.
prompt-battle-one-target = ⚠️ **Alle zielen auf { $hex }.** Fällt es oder weicht es, haben die anderen vielleicht kein Ziel mehr, und dann endet dein Zug von selbst.
prompt-advance = Der Feind ist weg von **{ $hex }**. Boden gewinnen?
prompt-advance-overrun = 🔁 Von dort kann die Einheit ({ $unit }) noch einmal angreifen: { $targets }.
prompt-advance-goes-on = 🥾 So oder so kann deine Einheit danach noch ziehen, bis zu { $hexes } weit.
prompt-advance-goes-on-taken = 🥾 Gewinnt sie den Boden, kann sie danach von dort noch ziehen, bis zu { $hexes } weit.
prompt-advance-goes-on-left = 🥾 Bleibt sie stehen, kann sie danach noch ziehen, bis zu { $hexes } weit.
prompt-advance-medal = 🎖️ { $number ->
    [one] **{ $hexes } ist einen Orden wert,** { $good ->
        [0] solange du es hältst.
       *[other] und er bleibt dir.
    }
   *[other] { $needed } von { $hexes } sind dir einen Orden wert.
}
prompt-retreat = Rückzug: **{ $unit }**. Wohin?
prompt-withdraw = **{ $unit }** weicht aus, wie deine Karte es sagt. Wohin?
prompt-retreat-or-stand = **{ $unit }** kann sich zurückziehen oder die Flagge ignorieren und stehen bleiben. Was?
prompt-retreat-doctrine = Deine [Reaktionen] würden **{ $way }** wählen, den grünen Knopf.
prompt-choose-section = **Welcher Bereich?** Daneben steht, wie viele deiner Einheiten die Karte dort aktiviert.
prompt-choose-targets = **{ $dice }:** Wähle { $most ->
    [one] eine feindliche Einheit
   *[other] bis zu { $most } feindliche Einheiten nebeneinander
}.
prompt-choose-fewer = -# Die Karte träfe { $named }, aber von denen, die du wählen kannst, stehen höchstens { $most } beisammen.
prompt-choose-wounded = **Welche Einheit bekommt ihre Figuren zurück?**
prompt-choose-discard = **Dein Kommandofahrzeug darf eine abgelegte Karte nehmen,** statt dass du zwei ziehst und eine behältst. Die anderen sehen nicht, welche.
prompt-keep = { $drawn ->
    [2] **Du hast zwei Karten gezogen. Behalte eine:**
   *[other] **Du hast { $drawn } Karten gezogen und behältst { $kept }. Wähle zuerst eine:**
}
prompt-drop = **Luftlandung:** Über welchem Feld springen deine Figuren ab? [Würfeln] nimmt das Feld, das die Schlacht nennt, { $hex }.
prompt-roll = **{ $card }:** Würfle dafür.
prompt-react = **{ $by } greift { $unit } im Nahkampf an.** Antworten?
prompt-react-fire = **{ $by } beschießt { $unit }.** Antworten?
prompt-sure-alone = **{ $line }** – das gilt sofort; hier nimmt [Rückgängig] es trotzdem zurück.
prompt-attack-closes = ⚠️ { $what }. Mit diesem Angriff ist das vorbei, und wenn dann niemand sonst angreifen kann, endet der Zug von selbst.
prompt-react-none = Nichts, was du hast, kann darauf antworten; alle werden gefragt, damit es niemand merkt.
prompt-react-none-alone = Du hast nichts, was darauf antworten könnte.
prompt-combat = **Jetzt können Gefechtskarten gespielt werden.** Eine spielen?
prompt-combat-none = **Jetzt können Gefechtskarten gespielt werden.** Du hast keine für diesen Moment; alle werden gefragt, damit es niemand merkt.
prompt-combat-none-alone = **Hier könnten Gefechtskarten gespielt werden.** Du hast keine für diesen Moment: weiter geht es mit [Nichts spielen].
prompt-sure = **{ $line }** – das gilt sofort und lässt sich nicht zurücknehmen.
prompt-lost-battle = ⚠️ **{ $unit } könnte noch angreifen, danach aber nicht mehr.** Trotzdem: { $line }?
# What is asked before a long plan goes; "Neu anfangen?" follows.
prompt-start-over = Alles davon fällt weg, und du wählst deine Karte neu
prompt-start-over-part = Alles, was du entworfen hast, fällt weg; die Karte bleibt
prompt-lost = ⚠️ **{ $what }.** { $question }?
lost-rolls = Das würfelt
lost-orders = Du könntest noch Einheiten aktivieren
said-spare-orders = { $number ->
    [one] ➕ 1 weitere Einheit hätte aktiviert werden können: { $units } – [{ $button }] führt zurück.
   *[other] ➕ { $number } weitere Einheiten hätten aktiviert werden können: { $units } – [{ $button }] führt zurück.
}
lost-some-orders = { $number ->
    [one] 1 weitere Einheit könnte aktiviert werden
   *[other] { $number } weitere Einheiten könnten aktiviert werden
}
lost-targets = { $number ->
    [one] 1 weiteres Ziel könnte gewählt werden: { $units }
   *[other] { $number } weitere Ziele könnten gewählt werden: { $units }
}
said-spare-targets = ➕ { $what } – [{ $button }] führt zurück.
lost-attack = { $unit } könnte noch { $targets } angreifen
lost-attacks = Angriff noch möglich: { $units }
lost-moves = Bewegung noch möglich: { $units }
lost-cards = Noch spielbar: { $cards }
prompt-text-late = ⚠️ **{ $late }** steht in deinem Text hinter einem Kampf, aber aktiviert und bewegt wird vor allen Kämpfen. In dieser Reihenfolge geht es:
prompt-text-others = Von deinem Text ist noch nichts entworfen. Die anderen Zeilen gehen: Sie allein entwerfen?
prompt-text-draft = 📝 Dein Entwurf wird mit ausgeführt: { $plan }.
prompt-text-leaves = ⚠️ Dabei bleibt liegen: { $what }.
prompt-text-nobody = 🚫 **In diesem Zug wird keine Einheit aktiviert.**
prompt-text-over = 🏁 Niemand sonst kann angreifen: Damit endet der Zug von selbst{ $ground ->
    [yes] , außer es wird Gelände gewonnen
   *[no] {""}
}.
prompt-text-barred = ⏳ { $line }: geht noch nicht. { $why } Versucht wird es nach dem, was davor kommt.
prompt-text-sure = { $how ->
    [rolls] Das würfelt
    [ends] Das beendet den Zug, zieht eine Karte
    [plays] Das spielt eine Gefechtskarte
   *[draws] Das zieht Karten oder deckt etwas auf
} und lässt sich nicht zurücknehmen. Ausführen?
prompt-text-sure-alone = { $how ->
    [rolls] Das würfelt
    [ends] Das beendet den Zug, und eine Karte wird gezogen
    [plays] Das spielt eine Gefechtskarte
   *[draws] Das zieht Karten oder deckt etwas auf
}; hier nimmt `/play undo` es zurück. Ausführen?
# Below the text itself, small.
prompt-text-hint = -# Mit now:True wird ein Text ohne diese Frage ausgeführt.
prompt-ready = **Alles ist geplant.** [{ $button }] führt es aus.
prompt-undug = ⚠️ { $unit } bekommt keine Sandsäcke: Dort liegen schon welche, oder es können keine liegen. Die Aktivierung ist trotzdem verbraucht.
prompt-shown = -# Die andere Seite sieht es, sobald es bestätigt ist.
prompt-ready-roll = **[{ $button }] würfelt zuerst.** Danach können sich deine Einheiten bewegen, die es noch nicht getan haben.
prompt-ready-ahead-attack = **Aktivierungen und Bewegungen sind geplant.** In deinem Zug führt ein Tippen sie aus, dann greifst du an.
prompt-card = { $cards ->
    [1] **Die Karte ist gewählt.** [{ $button }] spielt sie
   *[other] **Die Karten sind gewählt.** [{ $button }] spielt sie
}.
prompt-card-nobody = 🚫 **Diese Karte aktiviert jetzt niemanden.** Mit [Rückgängig] nimmst du eine andere; [{ $button }] beendet deinen Zug, ohne dass etwas geschieht.
prompt-card-team = { $cards ->
    [1] **Die Karte ist gewählt.** [{ $button }] spielt sie
   *[other] **Die Karten sind gewählt.** [{ $button }] spielt sie
}; dann entwirft jeder General seinen Teil.
prompt-card-another = **Die Karte ist gewählt.** [{ $button }] spielt sie aus; dann führt **{ $person } allein** sie aus und darf jede Einheit befehligen, die sie erlaubt, auch auf der Grenze. Sonst gibt niemand Befehle.
prompt-card-ahead = **Die Karte ist gewählt.** In deinem Zug spielt ein Tippen sie aus.
prompt-ready-ahead = **Alles ist geplant.** In deinem Zug führt ein Tippen es aus.
prompt-waiting = Dran: **{ $side }** ({ $people }) – { $decision }.
prompt-asked-both = Du spielst beide Seiten; hier antwortet **{ $side }**.
prompt-asked-other = ❓ Jetzt gefragt: { $people } – { $decision }.
prompt-asked-standin = ❓ Gefragt: { $people } – { $decision }. Du führst die Seite, also darfst du stattdessen antworten.
prompt-not-running = Diese Schlacht wird gerade nicht gespielt.
somebody = niemand

draft-so-far = 📝 **Deine Befehle:** { $plan }
plan-so-far-ahead = 💾 **Gespeichert für deinen nächsten Zug:** { $plan }
plan-so-far-kept = 💾 **Dein Plan von vorhin,** noch nicht ausgeführt: { $plan }
plan-still-holds = ✅ Noch einmal geprüft: Alles geht noch.
plan-broken = ⚠️ **{ $number ->
    [one] Eine Zeile davon geht
   *[other] { $number } Zeilen davon gehen
} nicht mehr**; der Rest ist aufbewahrt. [{ $button }] macht mit dem Rest weiter.
plan-broken-all = ⚠️ **Nichts davon geht noch.** [{ $button }] beginnt neu.
plan-which = 🔀 Plan { $number } von { $all }, { $when }.
plans-intro = **Deine Pläne für deinen nächsten Zug.** Wenn er beginnt, sehe ich auf den Spielplan und lege dir den vor, dessen Bedingung gilt. Nichts davon wird gespielt, bevor du auf [Meinen Plan nutzen] tippst.
plans-intro-now = **Deine Pläne von vorhin.** Der für das, was der Spielplan zeigt, lag offen, als dein Zug begann; jeder lässt sich nutzen.
plans-open = ▶️ **Plan { $number }**, { $when }: { $plan }
plans-line = **Plan { $number }**, { $when }: { $plan }
plans-single = ▶️ **Ein Plan**: { $plan }
plans-empty = noch nichts geplant
plans-broken = -# ⚠️ Was durchgestrichen ist, ginge jetzt nicht.
condition-enemy = wenn auf { $hex } ein Feind steht
condition-own = wenn auf { $hex } deine Einheit steht
condition-free = wenn { $hex } frei ist
condition-else = in jedem anderen Fall
condition-any = in jedem Fall
condition-none = noch kein Fall genannt
# Outside of the list of plans: where it can be named.
condition-name = noch kein Fall genannt ([Pläne] nennt ihn)
condition-now = { $condition } ✅ wie jetzt
condition-not-now = { $condition } ❌ jetzt nicht so
draft-text = 📝 **Dein Text:** { $plan }
said-text-drafted = ✍️ **Entworfen, nicht gespielt:** Niemand sieht es, bevor du es bestätigst.
said-text-added = ➕ **Zu deinem Entwurf hinzugefügt:** { $plan }
said-text-kept = ✍️ Nicht ausgeführt. Dein Text, um ihn noch einmal zu schreiben: { $text }
said-text-rest = ✍️ Der Rest, um ihn noch einmal zu schreiben: { $text }
said-text-over = 🏁 **Der Zug ist zu Ende:** Von deinem Text ist nichts mehr zu schreiben.
plan-ahead = Du bist noch nicht am Zug. Du darfst vorausplanen; niemand sieht es, und nichts geschieht, bevor du bestätigst.
# Above what is asked, while a card is in play.
panel-card = 🃏 { $card }
draft-ordered = aktiviert { $what }
draft-ordered-none = aktiviert niemanden
draft-fights = Angriff { $what }
draft-instead = wenn auf { $hex } niemand mehr ist: { $target }
draft-advance = gewinnt dann Boden
draft-stay = bleibt dann stehen
draft-closed = { $step ->
    [order] das Aktivieren ist beendet („end“ dieses Schritts)
    [move] das Bewegen ist beendet („end“ dieses Schritts)
   *[other] „end“ des Schritts
}
draft-end = „end“ des Schritts oder Zugs
draft-back = zurück { $way }
draft-stands = { $hex } hält stand
# Ground that was won, as a refusal calls it and people may type it.
line-advance = Boden gewinnen
line-stay = stehen bleiben
draft-ground-taken = Boden gewonnen
draft-ground-of = { $hex } genommen
draft-ground-won = { $hex } genommen – noch ein Entwurf, [Rückgängig] nimmt es zurück; es gilt mit deinem nächsten Angriff oder mit [Bestätigen: { $hex } genommen]
draft-ground-won-with = { $hex } genommen – noch ein Entwurf, [Rückgängig] nimmt es zurück; es zählt mit [{ $button }] oder was du als Nächstes tust
draft-ground-left = keinen Boden gewonnen
draft-clear = räumt { $hex }
draft-moved = bewegt { $what }
draft-chosen = gewählt: { $what }

decision-play = Karte ausspielen
decision-deal = Karten verteilen
decision-order = Einheiten aktivieren
decision-move = bewegen
decision-battle = kämpfen
decision-retreat = sich zurückziehen
decision-advance = Boden gewinnen oder stehen bleiben
decision-keep = eine Karte behalten
decision-choose = wählen, wonach die Karte fragt
decision-roll = würfeln
decision-react = auf den Angriff antworten
decision-combat = Gefechtskarten spielen
decision-over = vorbei

action-end = Fertig
action-draw = Ziehen wie üblich
action-pass = Passen
action-roll = Würfeln
action-advance = Boden gewinnen
action-stay = Stehen bleiben

slot-all = alle
slot-units = { $number ->
    [one] Einheit
   *[other] Einheiten
}
slot-infantry = Infanterie
slot-armor = Panzer
slot-artillery = Artillerie
slot-foot = Infanterie
slot-foot-or-artillery = Infanterie oder Artillerie
slot-beside-enemy = neben einem Feind
slot-apart-from-enemy = nicht neben einem Feind
slot-anywhere = { $number } { $who }
slot-on-the-move = { $number } In Bewegung
slot-section = { $section }: { $number }
slot-section-kind = { $section }: { $number } { $who }

hint-order = Wähle { $left ->
    [one] eine Einheit
   *[other] bis zu { $left } Einheiten
}
hint-drop = Über welchem Feld?
hint-move = { $unit } → wohin?
hint-retreat = Wähle den Weg zurück
hint-wounded = Wer bekommt eine Figur zurück?
hint-targets = Wähle { $most ->
    [one] ein Ziel
   *[other] bis zu { $most } Ziele
}
list-more = Mehr … (Seite { $page } von { $pages })

move-via = über { $way }
move-hexes = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
# Of one it may attack from there: D7 Inf 3 🎲
move-target = { $unit } { $dice } 🎲
move-may-battle = kann angreifen: { $targets }
move-more = { $number } weitere
move-ice = 2 Würfel fürs Eis, jeder Stern kostet eine Figur
order-undug = bekommt keine Sandsäcke: Dort liegen schon welche, oder es können keine liegen
move-nobody-in-reach = niemand in Reichweite
move-no-battle = kein Kampf in diesem Zug
move-beside = neben { $number ->
    [one] einem Feind
   *[other] { $number } Feinden
}
# Of a hex from which none of them can be attacked.
move-beside-safe = neben { $number ->
    [one] einem Feind, den sie nicht angreifen könnte
   *[other] { $number } Feinden, die sie nicht angreifen könnte
}
move-blinds = ⚠️ dann { $number ->
    [one] sieht
   *[other] sehen
} { $units } niemanden
move-medal = 🎖️ Orden
move-exit = Auf { $hex } den Spielplan verlassen

battle-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}

odds-losses = { NUMBER($losses, minimumFractionDigits: 1) } Verluste im Schnitt
odds-losses-short = etwa { NUMBER($losses, minimumFractionDigits: 1) } Verluste
odds-losses-list = { NUMBER($losses, minimumFractionDigits: 1) } Verluste
odds-back = { $percent } % zurück
odds-back-or-hold = { $percent } % zurück ({ $held ->
    [0] nie
   *[other] { $held } %
}, wenn sie standhält)
odds-ambush-list = { $percent } % Hinterhalt
odds-kill = { $percent } % vernichtet
odds-retreat = { $percent } % zurückgetrieben
odds-retreat-or-hold = { $percent } % zurückgetrieben ({ $held ->
    [0] nie
   *[other] { $held } %
}, wenn sie standhält)
odds-ambush = Hinterhalt zuerst: { $percent } %

button-confirm = Bestätigen
    .planned = Meinen Plan nutzen
button-confirm-ground = Bestätigen: { $hex } genommen
button-confirm-stay = Bestätigen: stehen bleiben
button-take-end = { $hex } nehmen, Zug beenden
button-stay-end = Stehen bleiben, Zug beenden
button-confirm-roll = Bestätigen, auf { $hex } würfeln
    .planned = Mein Plan: auf { $hex } würfeln
button-confirm-roll-way = Bestätigen, auf dem Weg nach { $hex } würfeln
    .planned = Mein Plan: auf dem Weg nach { $hex } würfeln
button-confirm-end = Bestätigen, Zug beenden
    .planned = Mein Plan: Zug beenden
button-confirm-attack = Bestätigen und angreifen ▸
    .planned = Mein Plan: angreifen ▸
button-plan-rest = Rest behalten
button-plan-none = Diesen Plan verwerfen
button-plans = Pläne
button-plan-open = Plan { $number }
button-plan-new = Noch ein Plan
button-plan-drop = Plan { $number } verwerfen
hint-plan-if = Plan { $number } nur anbieten …
button-stays = { $number } bleiben
    .one = { $hex } bleibt
button-unused = { $number ->
    [one] 1 Angriff ungenutzt
   *[other] { $number } Angriffe ungenutzt
}
button-fire = Feuer auf { $hexes }
    .planned = Mein Plan: Feuer auf { $hexes }
button-drop = Absprung über { $hex }
    .planned = Mein Plan: Absprung über { $hex }
button-roll-for = Würfeln für { $hex }
    .planned = Mein Plan: würfeln für { $hex }
button-undo = Rückgängig
button-clear = Neu anfangen
button-view = Spielplan
button-hand = Hand
button-log = Protokoll
button-reactions = Reaktionen
button-take-turn = Zug machen
button-more = Mehr
button-keep = { $card } behalten
button-keep-rest = { $card } behalten, { $other } ablegen
button-order-all = { $number ->
    [2] Beide aktivieren
   *[other] Alle { $number } aktivieren
}
button-order-half = Alle { $number } aktivieren, { $half }
button-orders-done = Fertig aktiviert
    .planned = Meinen Plan nutzen ▸
button-orders-move = Weiter zum Bewegen ▸
button-orders-on = { $more ->
    [0] Weiter ▸
   *[other] Weiter · { $more } In Bewegung ungenutzt ▸
}
button-orders-none = Niemanden aktivieren
button-moves-done = Fertig bewegt
button-more-units = Mehr Einheiten: { $units } ▸ (Seite { $page } von { $pages })
button-more-attacks = Mehr Angriffe ▸ (dies ist Seite { $page } von { $pages })
button-more-orders = Mehr Einheiten: { $number } ▸ (dies ist Seite { $page } von { $pages })
button-end-turn = Zug beenden
button-end-sure = Zug beenden
button-battles-done = Fertig angegriffen
button-text-sure = Ausführen
button-text-others = Die anderen entwerfen
button-back = Zurück
button-clear-what = { $what } auf { $hex } entfernen
button-clear-hex = { $hex } räumen
button-advance = { $hex } nehmen
button-stay = Stehen bleiben
button-stand = Standhalten
button-always = Immer so entscheiden …
button-let-pass = Angreifen lassen
button-play-nothing = Nichts spielen
button-not-yet = Noch nicht
button-claim = Sieg beanspruchen
button-give = { $time } geben
button-pause = Pause …
button-run-on = Weiterlaufen lassen
button-clocks = Uhren
clocks-waiting = { $side ->
    [Achse] Entscheiden muss die Achse
   *[other] Entscheiden müssen die Alliierten
}: { $until }.
button-wait = Mehr Zeit geben
button-rematch = Revanche
button-export = Aufzeichnung sichern

result-won = **{ $side ->
    [Achse] Die Achse gewinnt
   *[other] Die Alliierten gewinnen
}:** { $how } – { $score }
result-own-won = 🏆 **Gewonnen!**
result-own-lost = **Verloren.**
result-agreed = **Unentschieden,** von beiden Seiten vereinbart.
result-cancelled = Die Schlacht wurde abgesagt.
result-ruled = Ein Moderator hat auf Unentschieden entschieden.
result-unfinished = Die Schlacht blieb unbeendet: ein Unentschieden, das nicht zählt.
result-abandoned = Die Schlacht wurde abgesagt: Niemand kam zurück.
result-declined = Die Einladung wurde abgelehnt.
result-expired = Die Einladung ist abgelaufen.
result-medals = Die Schlacht ist vorbei.
result-no-units = Die Schlacht ist vorbei.
result-objective = Die Schlacht ist vorbei.
result-deck = Die Schlacht ist vorbei.
result-resigned = Die Schlacht ist vorbei.
result-time = Die Schlacht ist vorbei: Die Zeit ist abgelaufen.
result-seed = 🎲 Die Würfel kamen aus dem Startwert `{ $seed }`, am Anfang versiegelt als `{ $hash }…`. `/game verify` prüft jeden nach.
ending-medals = genug Orden
ending-no-units = kein Feind ist übrig
ending-objective = das Siegpunktziel ist erreicht
ending-deck = der Stapel ist leer
ending-resigned = die andere Seite hat aufgegeben
ending-agreed = so vereinbart
ending-time = die Zeit der anderen Seite ist abgelaufen
ending-cancelled = die Schlacht wurde abgesagt
ending-ruled = so hat ein Moderator entschieden
ending-unfinished = die Schlacht blieb unbeendet
ending-abandoned = niemand kam zurück
ending-declined = kampflos
ending-expired = kampflos
prompt-drop-where = **Luftlandung:** Über welchem Feld springen deine Figuren ab?
prompt-drop-aimed = **Luftlandung:** Deine Figuren springen über { $hex } ab. Würfle, wo jede herunterkommt.
prompt-drop-how = { $figures ->
    [one] 1 Figur springt ab und treibt
   *[other] { $figures } Figuren springen ab, und jede treibt
} höchstens { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} weit, nach den Würfeln. Auf einem freien Feld wird sie eine volle Einheit; anderswo ist sie verloren, was dem Feind keinen Orden bringt.
