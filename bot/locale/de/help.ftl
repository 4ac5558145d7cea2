# /help und /about, und was neue Tische sagen.

said-new = ⚔️ **{ $title }** ist angesetzt.
said-place = 👉 Hier geht es los: { $place }
said-table-closed = ⚔️ **{ $title }** findet nicht statt: Die Einladung gilt nicht mehr.
said-invited = Die Einladung steht in { $place }; die Schlacht beginnt, wenn der andere Platz besetzt ist.

ask-forget = Ich vergesse deine Einstellungen und Reaktionen, und dein Name verschwindet aus beendeten Schlachten. Laufende Schlachten müssen erst vorbei sein. Wirklich?
button-forget = Vergiss mich
said-forgotten = Fertig. Dein Name ist verschwunden aus { $number ->
        [one] 1 beendeten Schlacht
       *[other] { $number } beendeten Schlachten
    }, und ich weiß nichts mehr von dir.

about-text =
    { "" }**Fieldpost** lässt zwei bis acht Leute Memoir '44 im Chat spielen, einen Zug, wann immer sie eine Minute haben.
    Ein inoffizielles Fanprojekt: vom Verlag weder gemacht noch gebilligt noch unterstützt. Memoir '44 ist ein Spiel von Richard Borg, erschienen bei Days of Wonder; spiel das echte, es ist wunderbar.
    Alle Bilder und Worte hier sind unsere eigenen. Lizenz: MIT. Die Regeln laufen hier { $build ->
        [native] kompiliert
       *[pure] als reines Python
    }.

help-start =
    { "" }**So fängst du an**
    1. /game new – wähle eine Schlacht, lade jemanden ein oder lass einen Platz offen. Mit *practice* spielst du beide Seiten selbst.
    2. [Mitspielen] – die Schlacht bekommt ihren Thread und jede Seite einen Ort, an dem die andere nicht mitliest.
    3. [Zug machen] im Thread – alles andere sind Knöpfe. /scenario browse zeigt alle Schlachten.
    4. Ihr seid mehr als zwei? /cup new lädt alle zu einem Turnier ein, paarweise, Runde für Runde.
    .title = Anfangen
help-turn =
    { "" }**Ein Zug**
    { "" }[Zug machen] → eine Karte → die Einheiten → wohin sie gehen → [Bestätigen]. Bis dahin ist es ein Entwurf, den niemand sieht: [Rückgängig] und [Neu anfangen] kosten nichts.
    Dann kämpfst du mit den roten Knöpfen (E5 × D6), gewinnst Boden oder bleibst stehen. Beim Wählen wird nie gewürfelt: Würfel fallen durch einen Knopf, der sie nennt. Was deinen Zug beendet, heißt [Zug beenden] und fragt einmal nach, wenn eine Einheit noch angreifen oder sich bewegen könnte. Deine neue Karte wird für dich gezogen.
    Alles gibt es auch als Befehl: /play card, order, move, battle, end – oder einen ganzen Zug in einer Zeile mit /play orders. Was nur in einen Thread geschrieben wird, auch an mich, lese ich nicht; in einer privaten Nachricht an mich gelten Befehle.
    .title = Ein Zug
help-reactions =
    { "" }**Der Zug der anderen Seite**
    Niemand wartet auf dich: Deine *Reaktionen* sagen, wann Hinterhalt gespielt wird, wohin sich Einheiten zurückziehen und wann sie standhalten. Alle haben sie, ob sie die Karte halten oder nicht; sie verraten also nichts. [Reaktionen] oder /me reactions, wann immer du magst.
    .title = Reaktionen
help-teams =
    { "" }**Zwei bis acht Leute**
    /game new mit *allies* und *axis* sagt, wie viele auf jeder Seite spielen; [Mitspielen], oder /team join mit einem Platz, auch in einer laufenden Schlacht. Zu zweit: Mitte und Flügel. Zu dritt: je ein Bereich, und die Mitte führt. Bei Overlord kommt ein Vierter dazu, der führt und die Karten austeilt.
    Am Ort eurer Seite: [Karte vorschlagen] ist eine Stimme, der Kommandeur spielt die Karte. Dann entwirft jeder General die Befehle für seinen eigenen Bereich, auch die Kämpfe: [Meine Befehle], dann [Bereit]. Das letzte ✅ führt alles aus. [Plan] und [Sagen] sind für eure Seite.
    Jemand schweigt? Ist seine Zeit um, springt der Kommandeur für ihn ein oder führt aus, was da ist: [Stab]. Alles gibt es auch als Befehl: /team.
    .title = Teams
help-rules =
    { "" }**Die Regeln**
    /rules card, unit, terrain – was etwas bewirkt. /rules hex – was dort in deiner Schlacht liegt. /rules why – warum etwas nicht geht. /rules search – alles andere.
    .title = Regeln
help-private =
    { "" }**Was geheim ist**
    Deine Hand und deine Pläne stehen in deinen Direktnachrichten oder in Nachrichten, die nur du siehst. Die Hand eines Teams, seine Pläne und Entwürfe stehen auch am Ort seiner Seite: Die andere Seite liest dort nie, die Administratoren des Servers können es. Der Thread zeigt, was alle wissen dürfen. Auf Servern lese ich keine Nachrichten.
    .title = Geheimes
