# Wie alles auf dem Tisch heißt, jedes mit seinen eigenen Worten für /rules.
# .short steht auf Knöpfen und in Listen auf dem Telefon; .rules ist, was /rules sagt.

## Seiten, Bereiche, Nationen

side-allies = Alliierte
    .rules = Eine der beiden Seiten; die andere ist die Achse. Alle einer Seite kämpfen zusammen.
side-axis = Achse
    .rules = Eine der beiden Seiten; die andere sind die Alliierten. Alle einer Seite kämpfen zusammen.
side-spectator = Zuschauer
side-referee = Schiedsrichter

section-left = linker Flügel
    .short = links
    .whole = Links
    .rules = Der Bereich links von dir, wenn du von deinem Rand aus schaust: Was für dich links ist, ist für die andere Seite rechts.
section-center = Mitte
    .short = Mitte
    .whole = Mitte
    .rules = Der Bereich zwischen den beiden Flügeln.
section-right = rechter Flügel
    .short = rechts
    .whole = Rechts
    .rules = Der Bereich rechts von dir, wenn du von deinem Rand aus schaust: Was für dich rechts ist, ist für die andere Seite links.
# Overlord: die Hälften der drei doppelten Bereiche (OVL-02).
section-half = { $section }, in der Hälfte der ersten Einheit
half-left = linke Hälfte
half-right = rechte Hälfte
section-left-left = linke Hälfte des linken Bereichs
section-left-right = rechte Hälfte des linken Bereichs
section-center-left = linke Hälfte des mittleren Bereichs
section-center-right = rechte Hälfte des mittleren Bereichs
section-right-left = linke Hälfte des rechten Bereichs
section-right-right = rechte Hälfte des rechten Bereichs

nation-germany = Deutschland
nation-united-states = USA
nation-united-kingdom = Großbritannien
nation-france = Frankreich
nation-soviet-union = Sowjetunion
nation-italy = Italien
nation-finland = Finnland
nation-poland = Polen
nation-japan = Japan
nation-canada = Kanada
nation-netherlands = Niederlande
nation-romania = Rumänien
nation-slovakia = Slowakei

## Einheiten

unit-infantry = Infanterie
    .also = Soldaten, Soldat, Fußtruppen, Inf
    .short = Inf
    .rules = 4 Figuren. Bewegt sich bis zu 2 Felder; kämpft nach 0 oder 1 Feld. Kampfreichweite 3 Felder, mit 3, 2 und 1 Würfel. Nach einem erfolgreichen Nahkampf darf sie Boden gewinnen.
unit-special-forces = Sondereinsatzkräfte
    .also = Spezialeinheit, Spezialeinheiten, Fallschirmjäger, Luftlandetruppen, Ranger, Rangers, Kommandos, Kommandotrupp, Elite-Infanterie
    .short = Sonderkräfte
    .rules = 4 Figuren. Wie Infanterie, kämpfen aber auch nach 2 Feldern noch. Dazu gehören Luftlandetruppen, Ranger und Kommandotrupps.
unit-french-resistance = Résistance
    .also = Widerstand, Widerstandskämpfer, Partisanen, Maquis, FFI
    .short = Résistance
    .rules = 3 Figuren. Wie Infanterie, darf aber auch in dem Zug kämpfen, in dem sie Gelände betritt, das es sonst verbietet, und sich je Flagge bis zu 3 Felder zurückziehen.
unit-armor = Panzer
    .also = Tank, Tanks, Panzerfahrzeug, Panzerfahrzeuge
    .short = Panzer
    .rules = 3 Figuren. Bewegt sich bis zu 3 Felder und kämpft nach jeder Bewegung, bis zu 3 Felder weit mit je 3 Würfeln. Nach einem erfolgreichen Nahkampf darf er Boden gewinnen und noch einmal kämpfen: der Panzervorstoß.
unit-elite-armor = Elite-Panzer
    .short = Elite-Panzer
    .rules = 4 Figuren. Sonst in allem wie gewöhnliche Panzer.
unit-artillery = Artillerie
    .also = Geschütz, Geschütze, Kanone, Kanonen, Art
    .short = Art
    .rules = 2 Figuren. Bewegt sich 1 Feld oder kämpft, nie beides. Schießt bis zu 6 Felder weit mit 3, 3, 2, 2, 1 und 1 Würfel, braucht keine Sichtlinie und achtet nicht auf den Schutz des Geländes. Sie gewinnt nie Boden.

class-infantry = Infanterie
class-armor = Panzer
class-artillery = Artillerie

## Gelände

terrain-open = Offenes Gelände
    .rules = Behindert niemanden.
terrain-forest = Wald
    .also = Wälder, Wäldchen, Baum, Bäume, Gehölz
    .short = Wald
    .rules = Jede Einheit muss hier anhalten und darf in diesem Zug nicht mehr kämpfen. Schutz: Infanterie greift mit 1 Würfel weniger an, Panzer mit 2 weniger. Blockiert die Sichtlinie.
terrain-hedgerow = Hecke
    .short = Hecke
    .rules = Nur von einem Nachbarfeld aus zu betreten und nur auf ein Nachbarfeld zu verlassen; wer sie betritt, muss anhalten und darf in diesem Zug nicht kämpfen. Schützt wie ein Wald. Blockiert die Sichtlinie. Boden gewinnt man hier nur von dem Feld aus, auf dem die Einheit ihren Zug begonnen hat.
terrain-hill = Hügel
    .short = Hügel
    .rules = Behindert keine Bewegung. Schützt vor Angriffen von unten: Infanterie und Panzer haben 1 Würfel weniger. Blockiert die Sichtlinie, außer zwischen Feldern desselben Hügels.
terrain-town = Stadt
    .also = Dorf, Ort, Ortschaft, Häuser, Haus, Gebäude
    .short = Stadt
    .rules = Jede Einheit muss hier anhalten und darf in diesem Zug nicht mehr kämpfen. Schutz: Infanterie greift mit 1 Würfel weniger an, Panzer mit 2 weniger. Panzer kämpfen aus einer Stadt heraus mit 2 Würfeln weniger. Blockiert die Sichtlinie.
terrain-river = Fluss
    .short = Fluss
    .rules = Niemand betritt ihn, außer über eine Brücke. Er blockiert die Sichtlinie nicht.
terrain-ocean = Ozean
    .also = Wasser, Meer, See, im Wasser
    .short = Ozean
    .rules = Im Wasser bewegt sich eine Einheit nur 1 Feld und kann von dort nicht kämpfen. Kein Rückzug ins Wasser.
terrain-beach = Strand
    .short = Strand
    .rules = Wer sich auf den Strand bewegt, geht höchstens 2 Felder. Er schützt niemanden.
terrain-steep-hill = Steiler Hügel
    .short = steiler Hügel
    .rules = Ein Hügel, dessen Aufstieg 2 Felder Bewegung kostet.
terrain-cliff = Klippe
    .short = Klippe
    .rules = Ein Hügel. Von der Strandseite kommt nur Infanterie hinauf, für 2 Felder Bewegung; Boden gewinnt man dort hinauf nicht.
terrain-bluff = Steilküste
    .short = Steilküste
    .rules = Ein Hügel. Von der Strandseite kommt nur Infanterie hinauf, für 2 Felder Bewegung; sie darf dort hinauf auch Boden gewinnen.
terrain-impassable-hill = Unpassierbarer Hügel
    .short = unpassierbarer Hügel
    .rules = Ein Hügel, den niemand betreten kann.
terrain-impassable-ridge = Unpassierbarer Höhenzug
    .short = unpassierbarer Höhenzug
    .rules = Ein Hügel, den niemand betreten kann. Nicht einmal Artillerie schießt darüber hinweg.
terrain-wide-river = Breiter Fluss
    .short = breiter Fluss
    .rules = Niemand betritt ihn. Infanterie kann nicht hinüberschießen, so breit ist er.

## Hindernisse

obstacle-bunker = Bunker
    .short = Bunker
    .rules = Er schützt nur die Seite, der er gehört: Infanterie greift mit 1 Würfel weniger an, Panzer mit 2 weniger, und die erste Flagge darf ignoriert werden. Panzer und Artillerie kommen nicht hinein; Artillerie, die darin aufgestellt ist, bleibt. Blockiert die Sichtlinie.
obstacle-bridge = Brücke
    .short = Brücke
    .rules = Macht ein Flussfeld passierbar. Wer auf ihr steht, ist nicht geschützt.
obstacle-bridge-section = Lange Brücke
    .short = lange Brücke
    .rules = Eine Brücke über mehrere Felder: Nur an ihren Enden kommt man hinauf und hinunter.
obstacle-hedgehog = Panzersperre
    .short = Panzersperre
    .rules = Nur Infanterie kommt darauf. Kostet den Angreifer keine Würfel, aber die erste Flagge darf ignoriert werden.
obstacle-sandbags = Sandsäcke
    .short = Sandsäcke
    .rules = Schutz: Infanterie und Panzer greifen mit 1 Würfel weniger an; die erste Flagge darf ignoriert werden. Verlässt die Einheit das Feld, kommen sie weg.
obstacle-sea-wall = Ufermauer
    .short = Ufermauer
    .rules = Sie schützt die Seite, der sie gehört: Infanterie und Panzer greifen mit 1 Würfel weniger an, und die erste Flagge darf ignoriert werden. Sie wird nie entfernt.
obstacle-wire = Stacheldraht
    .also = Draht, Drahtverhau
    .short = Stacheldraht
    .rules = Jede Einheit muss anhalten. Infanterie darin kämpft mit 1 Würfel weniger, oder sie entfernt ihn, statt zu kämpfen. Panzer, die hineinfahren, entfernen ihn.

## Würfel

face-infantry = Infanterie
    .rules = Trifft Infanterie.
face-armor = Panzer
    .rules = Trifft Panzer.
face-grenade = Granate
    .also = Granaten
    .rules = Trifft jede Einheit, auch Artillerie.
face-star = Stern
    .also = Sterne
    .rules = Kein Treffer, wenn eine Karte nichts anderes sagt.
face-flag = Flagge
    .rules = Die Einheit muss sich 1 Feld zum eigenen Rand zurückziehen; kann sie das nicht, verliert sie für jedes fehlende Feld eine Figur.

## Orden

medal-temporary = temporäres Siegpunktziel
    .rules = Zählt, solange eine Einheit dieser Seite darauf steht, und ist verloren, sobald keine mehr dort ist.
medal-permanent = permanentes Siegpunktziel
    .rules = Einmal erobert, bleibt der Orden.
medal-permanent-turn-start = permanentes Siegpunktziel (Rundenbeginn)
    .rules = Für immer gewonnen hat es, wer es zu Beginn des eigenen Zugs hält.
medal-majority = temporäres Überzahlsiegpunktziel
    .rules = Zählt für die Seite mit mehr Einheiten auf dieser Gruppe von Feldern.
medal-majority-turn-start = temporäres Überzahlsiegpunktziel (Rundenbeginn)
    .rules = Zählt für die Seite, die zu Beginn ihres Zugs mehr Einheiten auf der Gruppe hat.
medal-last-to-occupy = Siegpunktziel Letzter Besatzer
    .rules = Zählt für die Seite, deren Einheit zuletzt dort war.
medal-sole-control = Siegpunktziel Alleinherrschaft
    .rules = Zählt, solange nur eine Seite auf dieser Gruppe von Feldern steht.
medal-sudden-death = Siegpunktziel „Sudden Death“
    .rules = Wer es erobert, gewinnt sofort.
medal-sudden-death-turn-end = Siegpunktziel „Sudden Death“ (Zugende)
    .rules = Die Seite, die am Ende ihres eigenen Zugs genug dieser Felder hält, gewinnt sofort.
medal-exit = Ausgang
    .rules = Eine Einheit, die hier den Spielplan verlässt, ist einen Orden wert.

## Sonderregeln der Schlachten des Grundspiels

rule-growing-hand = Wachsende Hand
    .rules = Eine Seite beginnt mit einer kleinen Hand und zieht nach einigen ihrer ersten Züge eine Karte mehr.
rule-air-drop = Luftlandung
    .rules = Vor dem ersten Zug springen Figuren über einem Feld ab, das ihr Spieler wählt: Die Würfel lassen jede abtreiben, und wer landet, wo er nicht stehen kann, ist verloren.
rule-recon-as-air-power = Aufklärung als Luftangriff
    .rules = Solange sie den Hügel hält, darf diese Seite eine Aufklärung als Luftangriff spielen; mindestens ein Ziel muss im Bereich der Karte liegen.
rule-recon-as-barrage = Aufklärung als Sperrfeuer
    .rules = Eine Aufklärung darf als Sperrfeuer gegen eine beliebige feindliche Einheit gespielt werden.
rule-no-reshuffle = Kein Neumischen
    .rules = Der Ablagestapel wird nicht wieder eingemischt: Der Nachziehstapel ist die Uhr dieser Schlacht.
rule-deck-exhausted-wins = Wenn der Stapel leer ist
    .rules = Muss eine Karte gezogen werden und es ist keine mehr da, gewinnt die genannte Seite.

## Woraus die Würfel eines Angriffs bestehen

part-range = nach Entfernung
part-card = Karte

## Eine Einheit, von der man nur die Seite kennt

unit-any = Einheit
unit-of-allies = Einheit der Alliierten
    .named = { $unit } der Alliierten
unit-of-axis = Einheit der Achse
    .named = { $unit } der Achse

former-player = jemand von früher
