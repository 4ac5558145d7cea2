# Wat in plaats van in beelden in woorden wordt gezegd, voor wie het scherm hoort: geen teken en geen plek mag nodig zijn om het te begrijpen.

aloud-moved = Verplaatst:
aloud-not = Ontbreekt:
aloud-of = { $left } van { $full }
aloud-struck = (niet meer mogelijk: { $what })
aloud-to = naar
aloud-against = tegen
aloud-minus = min
staff-chief = voert het bevel,

button-pictures-off = Plaatjes uitzetten
button-pictures-on = Plaatjes aanzetten
settings-pictures-off = Plaatjes: geen. Wat alleen voor jou is, komt in woorden die je kunt laten voorlezen; [Bord] vertelt het bord sectie voor sectie.
option-pictures = Of je plaatjes krijgt; off: bord, hand en dobbelstenen in woorden
option-pictures-new = Wat iedereen leest: met plaatjes, of alleen in woorden
option-view = Als plaatje of in woorden; anders zoals je het hebt ingesteld
option-view-section = Eén sectie van het bord in woorden, zoals jouw kamp die ziet
option-hex-ask = Wat je wilt weten: wat er ligt, wie het kan aanvallen, waar de eenheid heen kan
choice-hex-rules = wat er ligt
choice-hex-attackers = wie het kan aanvallen
choice-hex-reach = waar de eenheid heen kan
choice-pictures-drawn = met plaatjes
choice-pictures-text = in woorden
choice-pictures-on = aan
choice-pictures-off = uit
choice-view-picture = plaatje
choice-view-text = in woorden
choice-section-left = links
choice-section-center = centrum
choice-section-right = rechts
terms-plain = in woorden, zonder plaatjes

## Het bord in woorden

words-heading = **{ $title }**, beurt { $turn }
words-medals = { $side }: { $medals } van { $to_win } medailles.
words-to-act = Aan de beurt: { $side }, { $decision }.
words-draft = Jouw ontwerp, niet bevestigd: { $plan }
words-edges = Jouw rand is rij { $near }, de andere rij { $far }. Kolom { $left } is links van je, { $right } rechts.
words-edges-of = De { $side } beginnen bij rij { $near }, de anderen bij rij { $far }. Van hen uit gezien is kolom { $left } links en { $right } rechts.
words-section = **Sectie: { $section }**
words-section-of = **Sectie: { $section }**, gezien door de { $side }
words-own = Jouw eenheden ({ $side }):
words-theirs = Vijandelijke eenheden ({ $side }):
words-side = { $side }:
words-nobody = niemand
words-unit = { $hex }: { $unit }, { $left } van { $full } figuren
words-unit-short = { $hex } { $unit } { $figures }
words-unit-of = { $hex } { $unit }, { $side }, { $left } van { $full }
words-ordered = geactiveerd
words-moved = heeft zich verplaatst
words-battled = heeft gevochten
words-worth = { $worth } medailles waard
words-line = ook in sectie: { $section }
words-hit-by = Binnen bereik van { $units }.
words-with-dice = { $hex } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
words-marker = { $marker }, sterkte { $value }
words-objectives = Doelen:
words-objective = { $hexes }: { $kind } ({ $side }), { $worth ->
    [one] 1 medaille
   *[other] { $worth } medailles
}, in handen van: { $held }
words-ground = Terrein:
words-names = Namen op de kaart: { $names }
words-by-section = Vak, eenheid en figuren. Elke sectie vertelt welk terrein er is en wie wie kan raken.
words-standing = { $side }: { $units }.
words-more = Verder lezen (pagina { $page } van { $pages })
words-whole = Hele bord
words-ask = Vraag naar een eenheid

## Eén vak

hex-of-draft = 📝 Zo staat het in je ontwerp; er is nog niets van gespeeld.
hex-attackers = **Wie kan { $hex } aanvallen?**
hex-attacked = De eenheid daar ({ $unit }), aangevallen door de { $side }:
hex-attacked-if = Stond daar een eenheid ({ $unit }), aangevallen door de { $side }:
hex-from-there = van waar ze staan: { $units }
hex-after-move = na een verplaatsing: { $units }
hex-approach = { $hex } via { $by } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
hex-by-nobody = door niemand
hex-nobody = Op { $hex } staat niemand.
hex-reach = **Waar kan { $hex } heen?** { $unit }, geactiveerd door een kaart die verder niets geeft:
hex-stays = blijft, en kan aanvallen: { $units }
hex-stays-idle = blijft, en heeft niemand in bereik
hex-no-way = kan zich niet verplaatsen
hex-goal-battles = { $hex }: kan aanvallen: { $units }
hex-goal-nobody = mag van daar aanvallen en heeft niemand in bereik: { $hexes }
hex-goal-moves = gaat erheen zonder aan te vallen: { $hexes }
hex-goal-leaves = verlaat het bord op { $hexes }
button-hex = Wat er op { $hex } ligt
button-attackers = Wie { $hex } kan aanvallen
button-reach = Waar { $hex } heen kan
button-units-before = Eenheden ervoor: { $units }
button-board-text = Bord in woorden
