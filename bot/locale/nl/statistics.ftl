### Wat er van veel veldslagen is geworden: waar je zelf staat, ranglijsten, de kampen van een veldslag.

command-game-ladder = Wie hoe goed speelt, op deze server of overal
command-scenario-stats = Wie een veldslag met welk kamp wint, en hoe zeker dat is
option-where = Op deze server of overal
option-ladder = Of deze server een ranglijst bijhoudt van wie hier vecht
option-own-ladder = Of je naam op ranglijsten staat
choice-where-everywhere = overal
choice-ladder-on = ja
choice-ladder-off = nee

# Een getal zoals de taal het schrijft.
figure = { $number }
score-percent = { $share }%
score-battles = { $battles ->
    [one] 1 veldslag
   *[other] { $battles } veldslagen
}

standing-heading = **Waar je staat**
standing-heading-of = **Waar { $name } staat**
standing-number = 🎖️ **{ $number }** · { $rank }
standing-rank = plaats { $rank } van { $among }
standing-provisional = voorlopig, { $battles } van { $enough } veldslagen
standing-none = 🎖️ Nog geen veldslag van jou heeft meegeteld. Elke veldslag met anderen telt, en elke tegen een computer waarin je niets terugneemt wat gegooid of getrokken is, en je niet laat adviseren.
standing-battles = ⚔️ { $battles ->
    [one] 1 veldslag die meetelt
   *[other] { $battles } veldslagen die meetellen
}: { $won } gewonnen, { $lost } verloren, { $drawn } gelijk.
standing-sides = 🏁 Gewonnen: { $sides }.
standing-of = { $won } van { $battles }
standing-luck = 🎲 Geluk met de dobbelstenen: gemiddeld beter dan in { $share } van 100 spellen.
standing-uncounted = -# Telde niet mee: { $why }.
standing-what = -# { $veteran } is zo sterk als een Veteraan, de computer; wie 100 meer heeft, wint 64 van 100 veldslagen. Het getal is voorzichtig: vrijwel zeker speel je minstens zo goed. Winnen met het zwakke kamp van een veldslag verhoogt het meer.

uncounted-practice = oefening ({ $number })
uncounted-lesson = eerste veldslagen ({ $number })
uncounted-watched = toegekeken ({ $number })
uncounted-helped = tegen een computer met terugnemen of advies ({ $number })
uncounted-stand-in = niet van begin tot eind gespeeld ({ $number })

tile-won = gewonnen
tile-drawn = gelijk
tile-lost = verloren
tile-luck = geluk, van 100
tile-turns = beurten
tile-medals = medailles
tile-luckier = gewonnen met meer geluk

picture-standing = Rating
picture-name = (een naam in ander schrift)
picture-ladder = Ranglijst

ladder-heading = **Ranglijst · { $where }**
ladder-everywhere = Alle servers
ladder-rung = { $rank }. **{ $name }** · { $number } · { $battles }
ladder-you = { " " }(jij)
ladder-elsewhere = iemand op een andere server
ladder-none = Er staat nog niemand op. Daar is een veldslag voor nodig die meetelt.
ladder-what = { $veteran } is zo sterk als een Veteraan, de computer. Met een ? is het voorlopig: minder dan { $enough } veldslagen.

sides-heading = **{ $title }: wie wint?**
sides-heading-here = **{ $title }: wie wint op deze server?**
sides-people = Mensen tegen mensen
sides-computers = Met computers
sides-veterans = Twee Veteranen, gemeten
sides-line = **{ $who }**, { $battles }: { $first } { $allies } ({ $low } tot { $high }), { $second } { $axis }.
sides-none = Nog niemand heeft hem tot een einde gespeeld dat meetelt.
sides-means = Gemiddeld { $turns } beurten en { $allies } tegen { $axis } medailles.
sides-luckier = 🎲 Wie won, had { $share } van de keren meer geluk met de dobbelstenen.
sides-lean = 🎖️ Waar ratings van uitgaan: zijn beide even sterk, dan winnen de Geallieerden { $share } van de keren.

settings-ladder-on = 🏆 Ranglijsten: je naam staat erop.
settings-ladder-off = 🏆 Ranglijsten: je naam staat op geen enkele.
setup-ladder = Ranglijst van wie hier vecht: { $ladder }
ladder-on = ja
ladder-off = nee
error-not-shown = Dit kan hier niet getoond worden: je mag in dit kanaal niet schrijven, of Discord neemt het nu niet aan.
error-no-ladder = Deze server houdt geen ranglijst bij. [Mijn statistieken] in /me settings zegt waar je staat.

button-show-all = Aan allen tonen
button-ladder = Ranglijst
button-ladder-up = Omhoog
button-ladder-down = Omlaag
button-ladder-here = Deze server
button-ladder-all = Alle servers
button-ladder-hide = Mijn naam weglaten
button-ladder-show = Mijn naam tonen
button-sides = Wie wint?
button-scenario = De veldslag
