# Ein Computer spielt für jemanden, der weg ist: wie es weitergeht, und wer übernimmt.

absent-ask =
    { $people }, **wie soll es weitergehen?** Du sagst es einmal; bis dahin spielst du weiter.
    ⚔️ Du spielst gegen den Computer weiter.
    🪑 Du rufst Ersatz: Wer mag, nimmt den Platz.
    ⚖️ Du lässt werten: Veteranen spielen die Schlacht 400-mal zu Ende, und wer drei von vier gewinnt, hat gewonnen; sonst ist es ein Unentschieden, das nicht zählt.
absent-ask-own =
    { $people }, **wie soll es weitergehen?** Du sagst es einmal; bis dahin spielst du weiter.
    ⚔️ Du spielst mit dem Computer auf diesem Platz weiter.
    🪑 Du rufst Ersatz: Wer mag, nimmt den Platz.
absent-who = 🤖 Weg: { $people } ({ $side }). Ein Computer spielt auf diesem Platz, bis zu [Bin wieder da].
absent-theirs = Wie es weitergeht, { $side ->
    [Achse] sagt die Achse
   *[other] sagen die Alliierten
}.
absent-chosen-play-on = ⚔️ <@{ $person }> hat es gesagt: Es geht mit dem Computer weiter.
absent-chosen-substitute = 🪑 <@{ $person }> hat Ersatz gerufen, für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}.
absent-chosen-judge = ⚖️ <@{ $person }> lässt die Schlacht werten; das dauert ein oder zwei Minuten.
button-absent = Ohne die anderen
button-absent-play-on = Weiterspielen
button-absent-substitute = Ersatz rufen
button-absent-judge = Werten lassen
button-judge = Werten lassen
button-take-place = Übernehmen
ask-judge = **Werten lassen?** Veteranen spielen diese Schlacht von hier aus 400-mal zu Ende, die Hälfte davon nach dem, was jede Seite wissen darf. Wer drei von vier gewinnt, hat gewonnen, du oder die anderen; sonst ist es ein Unentschieden, das nicht zählt. Nur [Bin wieder da] hält es auf. Das lässt sich nicht zurücknehmen.
notice-chosen-play-on = ⚔️ <@{ $person }> spielt weiter. Der Computer behält den Platz der { $side ->
    [Achse] Achse
   *[other] Alliierten
}, bis zu [Bin wieder da].
notice-chosen-own = ⚔️ <@{ $person }>: Wir spielen mit dem Computer auf diesem Platz weiter, bis zu [Bin wieder da].
notice-chosen-substitute = 🪑 **Ersatz gesucht für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}**: <@{ $person }> bittet darum. Wer zuerst auf [Übernehmen] drückt, spielt mit deren Hand und einer frischen Uhr weiter. Bis dahin spielt der Computer, und [Bin wieder da] gibt den Platz noch zurück.
notice-chosen-judge = ⚖️ <@{ $person }> lässt diese Schlacht werten: Veteranen spielen sie von hier aus 400-mal zu Ende. Wer drei von vier gewinnt, hat gewonnen; sonst ist es ein Unentschieden, das nicht zählt. Das dauert ein oder zwei Minuten; nur [Bin wieder da] hält es auf.
notice-judged = ⚖️ { $games }-mal zu Ende gespielt: Die Alliierten gewannen { $allies } %, die Achse { $axis } %. { $winner ->
    [allies] Die Schlacht geht an die Alliierten.
    [axis] Die Schlacht geht an die Achse.
   *[none] Keine Seite hat drei von vier gewonnen.
}
notice-cancelled-judged = ⚖️ Die Schlacht endet als Unentschieden, das nicht zählt. [Revanche] unter dem Panel beginnt sie neu.
notice-back-unjudged = Gewertet wird nicht mehr.
notice-left-standin = 🚪 <@{ $person }> hat diesen Server verlassen. { $computer } spielt weiter für die { $side ->
    [Achse] Achse
   *[other] Alliierten
} und sieht nur, was diese Seite sehen darf, bis zu [Bin wieder da].
panel-judged = ⚖️ Die Schlacht wird gerade gewertet.
panel-substitute = 🪑 Ersatz gesucht für die { $side ->
    [Achse] Achse
   *[other] Alliierten
}: [Übernehmen].
said-absent-play-on = ⚔️ Du spielst weiter. Beide Seiten lesen es.
said-absent-substitute = 🪑 Gerufen: Wer im Thread der Schlacht zuerst auf [Übernehmen] drückt, bekommt den Platz.
said-absent-judge = ⚖️ Es wird gewertet; das Urteil kommt im Thread der Schlacht.
substitute-welcome = 🪑 **Du führst jetzt die { $side ->
    [Achse] Achse
   *[other] Alliierten
}**, in Zug { $turn }. Spielplan und Hand sind in dieser Nachricht.
substitute-yours = ▶️ Du bist dran: [Zug machen]. ⏳ { $until }
substitute-theirs = ⏸️ Dran: { $people }; du wirst gerufen, wenn dein Zug kommt.
substitute-turn = **Zug { $turn }**
result-judged = Die Schlacht wurde gewertet: ein Unentschieden, das nicht zählt.
ending-judged = nach Wertung
error-no-vacancy = Hier ist niemand weg, für den ein Computer spielt: Es gibt nichts zu wählen.
error-not-yours-to-choose = Das sagen die, die auf die abwesende Seite warten.
error-chosen-already = <@{ $person }> hat es schon gesagt: { $choice ->
    [play-on] Es geht mit dem Computer weiter.
    [substitute] Ersatz ist gerufen.
   *[judge] Die Schlacht wird gewertet.
}
error-not-judged = Jemand von jener Seite spielt noch: So eine Schlacht wird nicht gewertet.
command-game-absent = Jemand ist weg und ein Computer spielt für ihn: sag einmal, wie es weitergeht
option-absent-how = Weiterspielen, Ersatz oder Wertung; weggelassen sage ich, wie es steht
choice-absent-play-on = Mit dem Computer auf diesem Platz weiterspielen
choice-absent-substitute = Ersatz rufen: Jeder darf den Platz nehmen
choice-absent-judge = Werten lassen: 400-mal zu Ende spielen
prompt-played-for = 🤖 Deine Zeit war um: Der Computer spielt diesen Zug für dich und beendet, was er begonnen hat.
notice-rematch-declined = 🙅 { $people } – <@{ $person }> möchte keine Revanche von **{ $title }**. Der Platz ist jetzt für alle offen: siehe die Einladung darüber. Du kannst auch gegen den Veteranen spielen oder es lassen.
button-no-rematch = Keine Revanche
