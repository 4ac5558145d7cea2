"""One page with everything the catalogues know, for the eye.

The grounds, pieces and units stand on boards of made-up views, so that they look as in a battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from PIL import Image, ImageOps

from engine.choice import ChoiceView
from engine.hexes import SHAPES
from engine.types import SIDES, CardId, Face, Side
from engine.view import (
    HexView,
    LabelView,
    MarkerView,
    MedalView,
    ObstacleView,
    PlayerView,
    SideView,
    UnitView,
)
from renderer import marks as m
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.canvas import label, paste_center
from renderer.dice_strip import Die, draw_dice
from renderer.land.ingredients import FAR, INGREDIENTS
from renderer.layout import Layout
from renderer.sprites import cards, counters, dice, figures, pieces
from renderer.sprites.nations import ROUNDELS
from renderer.theme import Theme, theme_called
from renderer.told import Roll, Told
from renderer.words import CardWords, DiceWords, Samples, Words

FACES: Final = ("country", "beach", "winter", "desert")
MEDALS: Final = (
    "temporary", "permanent", "permanent-turn-start", "majority", "majority-turn-start", "last-to-occupy",
    "sole-control", "sudden-death", "sudden-death-turn-end", "exit",
)  # fmt: skip
#: Tiles with a line through them, and how they are joined here.
_LINED: Final = (
    "river", "wide-river", "frozen-river", "ford", "road", "road-hill", "railroad", "road-railroad",
)  # fmt: skip
_EW: Final = ("e", "w")
_SILENT: Final = Samples()
_CHAINS: Final[tuple[tuple[tuple[str, str, tuple[str, ...]], ...], ...]] = (
    (("A1", "river", ("w", "ne")), ("A2", "river", ("sw", "e")), ("B2", "river", _EW), ("C2", "ford", ("w", "se")),
     ("D1", "river", ("nw", "e")), ("E1", "river", _EW), ("F1", "river", ("w", "ne")), ("F2", "river", ("sw", "nw"))),
    (("F3", "river", ("se", "w")), ("E3", "ford", ("e", "w")), ("D3", "river", ("e", "nw"))),
    (("G1", "wide-river", ("sw", "ne")), ("G2", "wide-river", ("sw", "e")), ("H2", "wide-river", ("w", "se")),
     ("I1", "wide-river", ("nw", "sw"))),
    (("K1", "frozen-river", ("sw", "ne")), ("K2", "frozen-river", ("sw", "e")), ("L2", "frozen-river", ("w", "se")),
     ("M1", "frozen-river", ("nw", "e"))),
    (("J4", "road", ("e", "w")), ("K4", "road-railroad", ("e", "w", "ne", "sw")), ("L4", "road-hill", ("w", "se")),
     ("M3", "road", ("nw", "e"))),
    (("L5", "railroad", ("sw", "ne")), ("L6", "railroad", ("sw", "ne"))),
    (("K3", "railroad", ("ne", "sw")), ("J2", "railroad", ("ne", "sw"))),
)  # fmt: skip


def made_up_view(
    *,
    face: str = "country",
    board: str = "standard",
    terrain: Mapping[str, str] | None = None,
    exits: Mapping[str, tuple[str, ...]] | None = None,
    obstacles: Mapping[str, tuple[ObstacleView, ...]] | None = None,
    markers: Mapping[str, tuple[MarkerView, ...]] | None = None,
    units: Sequence[UnitView] = (),
    medals: Sequence[MedalView] = (),
    labels: Sequence[LabelView] = (),
    hand: tuple[CardId, ...] = (),
) -> PlayerView:
    """A view of no battle, with these things on it: for the gallery and for tests."""
    layout = Layout(board)
    kinds, ways = terrain or {}, exits or {}
    hexes = tuple(
        HexView(
            name, *layout.by_name[name], kinds.get(name, "open"), ways.get(name, ()), (obstacles or {}).get(name, ()),
            (markers or {}).get(name, ()),
        )
        for name in sorted(layout.by_name)
    )  # fmt: skip
    sides = {
        "allies": SideView("allies", "bottom", 2, 6, 5, 6, "united-states"),
        "axis": SideView("axis", "top", 3, 6, 4, 6, "germany"),
    }
    return PlayerView(
        viewer="spectator", battle="gallery", board=board, face=face, rows=SHAPES[layout.kind].rows,
        width=SHAPES[layout.kind].width, top="axis", hexes=hexes, labels=tuple(labels), units=tuple(units),
        medals=tuple(medals), sides={side: sides[side] for side in SIDES}, turn=1, active="allies", card=None,
        effect=None, section=None, choice=ChoiceView("play", "allies", None, ()), hand=hand, drawn=(), all_hands={},
        discard=(), deck=40, winner=None, rules=(), legal=(), ply=0,
    )  # fmt: skip


def unit(
    at: str, side: Side, kind: str, *, figures_left: int = 3, full: int = 4, nation: str = "", **more: object
) -> UnitView:
    """A made-up unit."""
    tags = more.get("tags")
    return UnitView(
        at, side, kind, nation or ("united-states" if side == "allies" else "germany"), figures_left, full, 1,
        tags if isinstance(tags, tuple) else (), bool(more.get("ordered")), bool(more.get("moved")),
        bool(more.get("battled")),
    )  # fmt: skip


def _spread(rows: Iterable[int] = (9, 7, 5)) -> Iterator[str]:
    """Hexes with free ones between them, from the top left."""
    for row in rows:
        for letter in "ACEGIKM":
            yield f"{letter}{row}"


def grounds(face: str) -> PlayerView:
    """All kinds of ground; what joins stands with neighbours to join."""
    plain = [kind for kind in INGREDIENTS if kind not in _LINED and kind not in FAR]
    places = dict(zip(plain, _spread(), strict=False))
    terrain = {at: kind for kind, at in places.items()}
    exits: dict[str, tuple[str, ...]] = {}
    labels = [LabelView(at, kind) for kind, at in places.items()]
    for chain in _CHAINS:
        for at, kind, ways in chain:
            terrain[at], exits[at] = kind, ways
        labels.append(LabelView(chain[1][0], chain[1][1]))
    terrain |= {"C8": "forest", "F8": "hill", "J8": "cliff"}
    return made_up_view(face=face, terrain=terrain, exits=exits, labels=labels)


def far_grounds(face: str) -> PlayerView:
    """The ground of imported battles; what joins runs from west to east."""
    places = dict(zip(FAR, _spread((9, 7, 5, 3, 1)), strict=False))
    terrain = {at: kind for kind, at in places.items()}
    # what runs on shows it beside itself, too
    terrain |= {
        f"{chr(ord(places[kind][0]) + 1)}{places[kind][1]}": kind
        for kind in ("stream", "stream-mouth", "wadi", "airfield")
    }
    exits = {at: ("w",) if kind == "dam" else _EW for at, kind in terrain.items()}
    labels = [LabelView(at, kind) for kind, at in places.items()]
    return made_up_view(face=face, terrain=terrain, exits=exits, labels=labels)


def works() -> PlayerView:
    """All obstacles, markers and medals, with and without a unit on them."""
    obstacles: dict[str, tuple[ObstacleView, ...]] = {}
    markers: dict[str, tuple[MarkerView, ...]] = {}
    terrain: dict[str, str] = {}
    labels, units = [], []
    # a free hex between any two, so that none hides behind the name of another
    spots = iter([f"{letter}{row}" for row in range(9, 0, -1) for letter in "ACEGIKM"[: 6 + row % 2]])
    for kind in pieces.OBSTACLES:
        sides = (("top", False), ("bottom", False), ("bottom", True))
        for facing, there in sides[::2] if "bridge" in kind else sides:
            at = next(spots)
            obstacles[at] = (ObstacleView(kind, "axis", 30, facing),)
            if "bridge" in kind:
                terrain[at] = "river"
            if there:
                units.append(unit(at, "axis", "infantry"))
            elif facing == "top":
                labels.append(LabelView(at, kind))
    for marker in (
        MarkerView("minefield", "axis", None, False), MarkerView("minefield", "axis", 3, True),
        MarkerView("decoy-minefield", "allies", None, False),
        MarkerView("smoke", "allies", None, False), MarkerView("smoke", "allies", 2, True),
        MarkerView("smoke-screen", "axis", 3, True), MarkerView("exit", None, None, True),
    ):  # fmt: skip
        for there in (False, True):
            at = next(spots)
            markers[at] = (marker,)
            if there:
                units.append(unit(at, "allies", "armor", full=3))
            else:
                labels.append(LabelView(at, marker.kind))
    owners: tuple[Side | None, ...] = ("allies", "axis", None)
    medals = [
        MedalView(kind, owners[n % 3], (at,), 1 + (n == 1), 1, None)
        for n, (kind, at) in enumerate(zip(MEDALS, spots, strict=False))
    ]
    labels += [LabelView(medal.at[0], medal.kind.replace("-turn", "")) for medal in medals]
    return made_up_view(
        obstacles=obstacles, markers=markers, terrain=terrain, units=units, medals=medals, labels=labels,
        exits=dict.fromkeys(terrain, ("ne", "sw")),
    )  # fmt: skip


def troops() -> PlayerView:
    """All kinds of units on both sides, all nations, states and tags."""
    units = []
    for side, rows in (("axis", (9, 8, 7)), ("allies", (5, 4, 3))):
        spots = iter([f"{letter}{row}" for row in rows for letter in "ABCDEFGHIJKL"])
        whose: Side = "axis" if side == "axis" else "allies"
        for n, kind in enumerate(figures.FIGURES):
            units.append(unit(next(spots), whose, kind, figures_left=4 - n % 4, full=4))
    for nation, letter in zip(ROUNDELS, "ABCDEFGHIJKLM", strict=False):
        whose = (
            "axis" if nation in ("germany", "japan", "italy", "finland", "romania", "slovakia") else "allies"
        )
        units.append(unit(f"{letter}1", whose, "armor", full=3, nation=nation))
    for tag, letter in zip(counters.TAGS, "ABCDEFGHIJKL", strict=False):
        units.append(unit(f"{letter}6", "axis", "infantry", tags=(tag,)))
        units.append(unit(f"{letter}2", "allies", "infantry", tags=(tag,)))
    units.append(unit("L2", "allies", "infantry", ordered=True))
    units.append(unit("L6", "axis", "armor", ordered=True, full=3))
    units.append(unit("K6", "axis", "infantry", ordered=True, battled=True))
    units.append(unit("K2", "allies", "armor", figures_left=1, full=6))
    return made_up_view(units=units)


def orders() -> tuple[PlayerView, tuple[m.Mark, ...]]:
    """All marks."""
    units = [
        unit("E5", "allies", "infantry", ordered=True), unit("D6", "axis", "infantry", figures_left=2),
        unit("I4", "allies", "infantry", ordered=True), unit("L4", "axis", "armor", full=3),
        unit("B5", "allies", "infantry"), unit("H8", "axis", "artillery", full=2), unit("B8", "axis", "infantry"),
        unit("K7", "axis", "infantry", figures_left=1), unit("G6", "axis", "armor", full=3, figures_left=2),
        unit("F1", "allies", "armor", full=3),
    ]  # fmt: skip
    marks = (
        m.Moved(("H2", "I3", "I4")), m.Attack("I4", "L4", 1), m.Attack("E5", "D6", 3), m.SightLine("B5", "B8", ("B7",)),
        m.SightLine("E5", "H8"), m.TargetDice("H8", 2),
        m.Aim("E5", "H8"), m.Destination("F5"), m.Destination("F4"), m.Destination("E4"),
        m.RetreatChoice(("K7", "K8")), m.RetreatChoice(("K7", "J8")), m.Retreated(("G4", "G6")), m.Loss("G6", 1),
        m.Loss("C2", 3, eliminated=True), m.MedalCaptured("M1"), m.Orderable("F1"), m.Moved(("C9", "D9"), dimmed=True),
        m.Attack("B8", "B5", 2, dimmed=True),
    )  # fmt: skip
    terrain = {"B7": "forest", "B6": "town", "M1": "town"}
    return made_up_view(units=units, terrain=terrain), marks


def drafts() -> tuple[PlayerView, tuple[m.Mark, ...]]:
    """The drafts of four generals in one picture: moves, attacks at a distance and at close quarters, orders."""
    units: list[UnitView] = []
    marks: list[m.Mark] = []
    for number, (start, way, stand, foe) in enumerate(
        (
            ("B2", "B3", "B4", "B7"),
            ("E2", "E3", "E4", "F7"),
            ("H2", "H3", "H4", "H7"),
            ("K2", "K3", "K4", "L7"),
        ),
        1,
    ):
        moved, waiting = unit(stand, "allies", "armor", full=3, ordered=True), chr(ord(start[0]) + 1)
        units += [
            moved,
            unit(foe, "axis", "infantry"),
            unit(f"{waiting}1", "allies", "infantry", ordered=True),
        ]
        units += [unit(f"{waiting}4", "axis", "infantry", figures_left=2)]
        marks += [
            m.Moved((start, way, stand), moved._replace(at=start), general=number),
            m.Attack(stand, foe, 2, general=number), m.Attack(stand, f"{waiting}4", 3, general=number),
            m.Ordered(f"{waiting}1", general=number),
        ]  # fmt: skip
    return made_up_view(units=units), tuple(marks)


def turn_told(said: Samples = _SILENT) -> tuple[PlayerView, tuple[m.Mark, ...], Told]:
    """A turn just played with all that can happen in one."""
    units = [
        unit("E4", "allies", "infantry"), unit("F4", "allies", "infantry", figures_left=2),
        unit("E5", "axis", "infantry", figures_left=1), unit("I4", "allies", "armor", full=3),
        unit("L4", "axis", "artillery", full=2, figures_left=1), unit("I6", "axis", "armor", full=3, figures_left=2),
        unit("C8", "axis", "infantry", figures_left=3), unit("B3", "allies", "armor", full=3),
        unit("D8", "axis", "infantry"), unit("G7", "allies", "special-forces", full=4),
    ]  # fmt: skip
    hit, miss, flag = Die("infantry", "hit"), Die("star", "miss"), Die("flag", "flag")
    fights: tuple[tuple[m.Fought | m.Strike, tuple[Die, ...]], ...] = (
        (m.Fought("E4", "E5", 2), (hit, hit, miss)),
        (m.Fought("F4", "E5", 1), (hit, miss, miss)),
        (m.Fought("I4", "I5", 1, 1), (Die("armor", "hit"), flag, miss)),
        (m.Fought("I4", "L4"), (miss, Die("flag", "ignored"))),
        (m.Fought("G7", "G8", 3), (hit, hit, Die("grenade", "hit"))),
        (m.Strike("C8", 1, 0, "shells"), (Die("grenade", "hit"), miss, miss, miss)),
        (m.Strike("D8", 0, 0, "air"), (miss,)), (m.Strike("B3", 0, 0, "mines"), (miss, miss)),
    )  # fmt: skip
    marks = (
        *(mark for mark, _ in fights), m.Retreated(("I5", "I6")), m.Moved(("A1", "A2", "B3")),
        m.Fallen("G8", unit("G8", "axis", "infantry", figures_left=0)),
        m.Advanced(("H6", "G7"), units[-1]._replace(at="H6")), m.Fallen("G7", None), m.MedalCaptured("G8", "allies"),
    )  # fmt: skip
    rolls = tuple(
        Roll(mark.target, mark.origin, dice, result, None, mark.hits, mark.flags) if isinstance(mark, m.Fought)
        else Roll(mark.at, "", dice, result, mark.by, mark.hits, mark.flags)
        for (mark, dice), result in zip(fights, said.results, strict=True)
    )  # fmt: skip
    terrain = {"E5": "town", "I5": "forest", "G8": "hill", "C8": "forest", "L4": "hill", "F4": "hedgerow"}
    medals = [MedalView("temporary", "allies", ("E5",), 1, 1, None)]
    return (
        made_up_view(units=units, terrain=terrain, medals=medals),
        marks,
        Told(said.caption, said.next, rolls),
    )


def draw_gallery(
    *,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    said: Samples = _SILENT,
) -> Image.Image:
    """The page as an image."""
    look, bases = theme_called(theme), Bases()
    boards = [
        draw_board(ground(face), theme=look, scale=scale, words=Words(f"{title}: {face}"), bases=bases)
        for face in FACES
        for title, ground in (("Ground", grounds), ("Ground of imported battles", far_grounds))
    ]
    boards.append(draw_board(works(), theme=look, scale=scale, words=Words("Pieces and medals"), bases=bases))
    boards.append(draw_board(troops(), theme=look, scale=scale, words=Words("Units"), bases=bases))
    view, marks = orders()
    boards.append(draw_board(view, theme=look, scale=scale, words=Words("Marks"), marks=marks, bases=bases))
    view, marks = drafts()
    plan = Words(
        "Drafts of four generals", generals=("Anneke", "Björn", "Łukasz", "Zoë"), last="Not played yet"
    )
    boards.append(draw_board(view, theme=look, scale=scale, words=plan, marks=marks, bases=bases))
    view, marks, told = turn_told(said)
    story = draw_board(
        view,
        theme=look,
        scale=scale,
        words=Words("A turn", sides=said.sides),
        marks=marks,
        bases=bases,
        told=told,
    )
    high = round(story.height * boards[0].width / story.width)
    boards.append(ImageOps.pad(story.resize((boards[0].width, high)), boards[0].size, color=look.frame))
    boards.append(_dice_sheet(boards[0].size, look, scale))
    boards.append(_strips(boards[0].size, look, scale, said.strips))
    sheet = _card_sheet(2 * boards[0].width, look, scale, said)
    wide, high = boards[0].size
    page = Image.new("RGB", (2 * wide, -(-len(boards) // 2) * high + sheet.height), look.frame)
    for n, board in enumerate(boards):
        page.paste(board, (n % 2 * wide, n // 2 * high))
    page.paste(sheet, (0, -(-len(boards) // 2) * high))
    return page


def _dice_sheet(size: tuple[int, int], theme: Theme, k: float) -> Image.Image:
    image = Image.new("RGB", size, theme.frame)
    outcomes: tuple[dice.Outcome, ...] = ("hit", "flag", "ignored", "miss")
    faces: tuple[Face, ...] = ("infantry", "armor", "grenade", "star", "flag")
    for row, outcome in enumerate(outcomes):
        paste_center(
            image, label(outcome, "bold", round(36 * k), theme.paper), 130 * k, (140 + row * 200) * k
        )
        for column, face in enumerate(faces):
            sprite = dice.die(face, outcome, theme, k)
            paste_center(image, sprite, (330 + column * 200) * k, (140 + row * 200) * k)
    return image


def _strips(
    size: tuple[int, int], theme: Theme, k: float, said: Sequence[DiceWords] = _SILENT.strips
) -> Image.Image:
    """Rolls as they are posted: a battle with every outcome, a second roll, a roll without an attacker."""
    gun = unit("E5", "allies", "heavy-anti-tank-gun", figures_left=2, full=2)
    foe, hurt = unit("G6", "axis", "tiger", figures_left=1, full=1), unit("G6", "axis", "infantry")
    rolled = (Die("infantry", "hit"), Die("star", "miss"), Die("flag", "ignored"), Die("flag", "flag"))
    rolls: tuple[tuple[tuple[Die, ...], UnitView | None, UnitView], ...] = (
        (rolled, unit("F6", "allies", "hobart-petard", full=3), hurt),
        ((Die("grenade", "hit"),), gun, foe),
        ((Die("star", "hit"), Die("armor", "miss"), Die("flag", "miss")), None, hurt),
    )
    strips = [
        draw_dice(faces, attacker=attacker, target=target, theme=theme, scale=k, words=words)
        for (faces, attacker, target), words in zip(rolls, said, strict=True)
    ]
    image = Image.new("RGB", size, theme.frame)
    y = 0
    for strip in strips:
        image.paste(strip, ((size[0] - strip.width) // 2, y))
        y += strip.height + round(4 * k)
    return image


def _card_sheet(wide: int, theme: Theme, k: float, said: Samples) -> Image.Image:
    step_x, step_y = (cards.WIDTH + 14) * k, (cards.HEIGHT + 16) * k
    columns = max(1, int((wide - 20 * k) / step_x))
    rows = -(-len(cards.ART) // columns)
    image = Image.new("RGB", (wide, round(rows * step_y + 30 * k)), theme.frame)
    for n, card in enumerate(cards.ART):
        one = cards.Card(
            card, n + 1, said.cards.get(card, CardWords(card.replace("-", " "))), said.late if n == 0 else ""
        )
        sprite = cards.card(one, theme, k)
        at = round(20 * k + n % columns * step_x), round(15 * k + n // columns * step_y)
        image.paste(sprite, at, sprite)
        cards.numbered(image, one, at, k)
    return image
