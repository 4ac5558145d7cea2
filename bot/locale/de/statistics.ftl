### Was aus vielen Schlachten wurde: wo man selbst steht, Ranglisten, die Seiten einer Schlacht.

command-game-ladder = Wer wie gut spielt, auf diesem Server oder überall
command-scenario-stats = Wer eine Schlacht mit welcher Seite gewinnt und wie sicher das ist
option-where = Auf diesem Server oder überall
option-ladder = Ob dieser Server eine Rangliste derer führt, die hier kämpfen
option-own-ladder = Ob dein Name auf Ranglisten steht
choice-where-everywhere = überall
choice-ladder-on = ja
choice-ladder-off = nein

# Eine Zahl, wie die Sprache sie schreibt.
figure = { $number }
score-percent = { $share } %
score-battles = { $battles ->
    [one] 1 Schlacht
   *[other] { $battles } Schlachten
}

standing-heading = **Wo du stehst**
standing-heading-of = **Wo { $name } steht**
standing-number = 🎖️ **{ $number }** · { $rank }
standing-rank = Platz { $rank } von { $among }
standing-provisional = vorläufig, { $battles } von { $enough } Schlachten
standing-none = 🎖️ Noch keine deiner Schlachten hat gezählt. Jede mit anderen zählt, und jede gegen einen Computer, in der du nichts zurücknimmst, was gewürfelt oder gezogen wurde, und dir nicht raten lässt.
standing-battles = ⚔️ { $battles ->
    [one] 1 Schlacht, die zählt
   *[other] { $battles } Schlachten, die zählen
}: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden.
standing-sides = 🏁 Gewonnen: { $sides }.
standing-of = { $won } von { $battles }
standing-luck = 🎲 Würfelglück: im Mittel besser als in { $share } von 100 Spielen.
standing-uncounted = -# Nicht gezählt: { $why }.
standing-what = -# { $veteran } ist so stark wie ein Veteran, der Computer; wer 100 mehr hat, gewinnt 64 von 100 Schlachten. Die Zahl ist vorsichtig: Fast sicher spielst du mindestens so gut. Mit der schwachen Seite einer Schlacht zu gewinnen hebt sie mehr.

uncounted-practice = Übung ({ $number })
uncounted-lesson = erste Schlachten ({ $number })
uncounted-watched = zugesehen ({ $number })
uncounted-helped = gegen einen Computer mit Zurücknehmen oder Rat ({ $number })
uncounted-stand-in = nicht von Anfang bis Ende gespielt ({ $number })

tile-won = gewonnen
tile-drawn = unentschieden
tile-lost = verloren
tile-luck = Glück, von 100
tile-turns = Züge
tile-medals = Orden
tile-luckier = mit mehr Würfelglück gewonnen

picture-standing = Wertung
picture-name = (ein Name in anderer Schrift)
picture-ladder = Rangliste

ladder-heading = **Rangliste · { $where }**
ladder-everywhere = Alle Server
ladder-rung = { $rank }. **{ $name }** · { $number } · { $battles }
ladder-you = { " " }(du)
ladder-elsewhere = jemand auf einem anderen Server
ladder-none = Noch steht niemand darauf. Dazu braucht es eine Schlacht, die zählt.
ladder-what = { $veteran } ist so stark wie ein Veteran, der Computer. Mit ? ist es vorläufig: weniger als { $enough } Schlachten.

sides-heading = **{ $title }: Wer gewinnt?**
sides-heading-here = **{ $title }: Wer gewinnt auf diesem Server?**
sides-people = Menschen gegen Menschen
sides-computers = Mit Computern
sides-veterans = Zwei Veteranen, gemessen
sides-line = **{ $who }**, { $battles }: { $first } { $allies } ({ $low } bis { $high }), { $second } { $axis }.
sides-none = Noch hat niemand sie bis zu einem Ende gespielt, das zählt.
sides-means = Im Mittel { $turns } Züge und { $allies } zu { $axis } Orden.
sides-luckier = 🎲 Wer gewann, hatte in { $share } der Fälle mehr Glück mit den Würfeln.
sides-lean = 🎖️ Wovon Wertungen ausgehen: Sind beide gleich stark, gewinnen die Alliierten in { $share } der Fälle.

settings-ladder-on = 🏆 Ranglisten: Dein Name steht darauf.
settings-ladder-off = 🏆 Ranglisten: Dein Name steht auf keiner.
setup-ladder = Rangliste derer, die hier kämpfen: { $ladder }
ladder-on = ja
ladder-off = nein
error-not-shown = Das lässt sich hier nicht zeigen: Du darfst in diesem Kanal nicht schreiben, oder Discord nimmt es gerade nicht an.
error-no-ladder = Dieser Server führt keine Rangliste. [Meine Statistik] in /me settings sagt, wo du stehst.

button-show-all = Allen zeigen
button-ladder = Rangliste
button-ladder-up = Hinauf
button-ladder-down = Hinunter
button-ladder-here = Dieser Server
button-ladder-all = Alle Server
button-ladder-hide = Meinen Namen weglassen
button-ladder-show = Meinen Namen zeigen
button-sides = Wer gewinnt?
button-scenario = Die Schlacht
