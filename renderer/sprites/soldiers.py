"""People on foot, on skis and on horseback, as silhouettes."""

from __future__ import annotations

from renderer.sprites.pen import Pen


def _legs(pen: Pen) -> None:
    pen.line(11.5, (56, 60), (70, 74), (69, 93))
    pen.line(7, (69, 94), (79, 95))
    pen.line(11.5, (49, 60), (40, 77), (24, 90))
    pen.line(7, (23, 90), (29, 96))


def _trunk(pen: Pen) -> None:
    pen.shape((43, 30), (57, 26), (66, 34), (64, 62), (45, 64), (40, 46))


def _pack(pen: Pen) -> None:
    pen.shape((29, 31), (42, 29), (42, 54), (31, 54))
    pen.line(5, (32, 33), (32, 52))


def _helmet(pen: Pen) -> None:
    pen.disc(57, 17, 8.2, ry=9)
    pen.shape(
        (43, 15), (45, 8), (52, 3.5), (61, 3.5), (68, 8), (70, 14), (75, 18.5), (73, 20), (41, 20), (40, 18)
    )


def _beret(pen: Pen) -> None:
    pen.disc(57, 17, 8.4, ry=9.4)
    pen.shape((44, 13), (42, 7), (48, 3), (60, 2.5), (68, 7), (67, 12), (50, 15))
    pen.disc(43, 9, 4.6)


def _arms(pen: Pen) -> None:
    pen.line(8.5, (58, 34), (69, 47), (80, 43))
    pen.line(7.5, (47, 36), (56, 50), (66, 49))


def _rifle(pen: Pen) -> None:
    pen.shape((36, 60), (39, 53), (62, 46), (64, 51), (46, 58), (40, 64))
    pen.line(5.6, (60, 48.5), (82, 41))
    pen.line(3.2, (80, 41.8), (103, 34))


def infantry(pen: Pen) -> None:
    """A rifleman advancing, with helmet and pack."""
    _legs(pen)
    _trunk(pen)
    _pack(pen)
    _helmet(pen)
    _arms(pen)
    _rifle(pen)


def special_forces(pen: Pen) -> None:
    """The same under a beret, with a submachine gun."""
    _legs(pen)
    _trunk(pen)
    _pack(pen)
    _beret(pen)
    _arms(pen)
    pen.line(7, (44, 55), (62, 48))
    pen.line(4.6, (60, 48.5), (94, 39))
    pen.shape((66, 48), (71, 46), (74, 60), (69, 61))


def resistance(pen: Pen) -> None:
    """A fighter in a flat cap and a long coat, without pack, a fist raised."""
    _legs(pen)
    pen.shape((43, 30), (57, 26), (66, 34), (68, 70), (40, 74), (40, 46))
    pen.disc(57, 17, 8.4, ry=9.4)
    pen.shape((45, 12), (47, 6), (56, 3), (67, 7), (76, 13), (66, 14))
    pen.line(8, (47, 36), (33, 27), (31, 10))
    pen.disc(31, 8, 5.2)
    pen.line(8.5, (58, 34), (70, 46), (80, 44))
    pen.line(6, (62, 50), (80, 45))
    pen.line(3.4, (80, 45), (101, 39))


def sniper(pen: Pen) -> None:
    """Prone behind a long rifle with a telescope."""
    pen.shape((6, 78), (30, 62), (52, 58), (60, 66), (56, 76), (34, 82), (12, 88))
    pen.line(9, (10, 82), (2, 90))
    pen.line(9, (30, 80), (14, 93))
    pen.disc(62, 52, 9)
    pen.shape((50, 52), (52, 43), (60, 39), (69, 42), (73, 50), (76, 53), (49, 55))
    pen.line(8, (52, 68), (64, 76), (72, 66))
    pen.line(6.5, (58, 67), (80, 62))
    pen.line(3.8, (78, 62), (108, 56))
    pen.line(4.6, (70, 57), (84, 54))
    pen.line(3.2, (88, 61), (84, 74))
    pen.line(3.2, (88, 61), (94, 73))


def ski_troops(pen: Pen) -> None:
    """A skier in a hooded smock with two poles."""
    pen.line(11, (54, 58), (66, 72), (60, 90))
    pen.line(11, (48, 60), (42, 76), (34, 90))
    _trunk(pen)
    _pack(pen)
    pen.disc(57, 17, 10.5, ry=11.5)
    pen.disc(61, 18, 5.0, pen.cut)
    pen.line(8, (58, 34), (70, 46), (80, 40))
    pen.line(3.0, (80, 36), (74, 92))
    pen.line(8, (46, 36), (34, 48), (26, 44))
    pen.line(3.0, (27, 40), (12, 88))
    pen.line(4.4, (8, 97), (84, 93), (94, 86))
    pen.line(4.0, (14, 91), (90, 87), (99, 80))


def cavalry(pen: Pen) -> None:
    """A rider at the gallop."""
    pen.shape((20, 52), (40, 47), (62, 48), (72, 54), (70, 67), (50, 70), (28, 68), (18, 62))
    pen.shape((62, 50), (76, 24), (82, 20), (85, 26), (98, 36), (95, 42), (84, 39), (74, 58))
    pen.shape((77, 24), (80, 14), (84, 23))
    for way in (
        ((66, 62), (82, 72), (94, 66)),
        ((60, 66), (72, 82), (84, 84)),
        ((28, 62), (18, 78), (4, 82)),
        ((34, 66), (30, 82), (16, 92)),
    ):
        pen.line(6.4, *way)
    pen.line(5, (20, 54), (8, 56), (2, 68))
    pen.shape((40, 22), (52, 20), (58, 30), (55, 50), (42, 50), (38, 36))
    pen.line(8, (46, 48), (58, 56), (54, 70))
    pen.line(6, (50, 28), (62, 38), (72, 38))
    pen.disc(51, 13, 7.2)
    pen.shape((39, 12), (42, 4), (50, 1), (58, 4), (61, 11), (65, 14), (38, 15))
    pen.line(4, (40, 30), (24, 12))


def engineers(pen: Pen) -> None:
    """A sapper with a mine detector."""
    _legs(pen)
    _trunk(pen)
    _pack(pen)
    _helmet(pen)
    pen.line(8.5, (58, 34), (68, 48), (77, 50))
    pen.line(7.5, (47, 36), (54, 52), (64, 53))
    pen.line(4.2, (46, 46), (80, 54), (99, 82))
    pen.disc(99, 88, 11.5, ry=5.6)
    pen.disc(99, 88, 6.0, pen.cut, ry=2.4)


def _kneeling(pen: Pen) -> None:
    """A soldier kneeling behind his weapon."""
    pen.line(11, (30, 66), (50, 74), (48, 93))
    pen.line(11, (26, 66), (14, 84), (2, 92))
    pen.line(7, (48, 94), (57, 95))
    pen.shape((20, 36), (34, 33), (42, 42), (40, 68), (22, 70), (17, 52))
    pen.disc(34, 23, 8.2, ry=9)
    pen.shape((20, 22), (22, 14), (30, 10), (38, 10), (45, 14), (47, 20), (52, 24), (50, 26), (18, 26))
    pen.line(8, (34, 42), (46, 54), (57, 52))


def mortar(pen: Pen) -> None:
    """A soldier dropping a bomb into a mortar."""
    _kneeling(pen)
    pen.line(8.6, (60, 88), (86, 36))
    pen.line(10.6, (84, 40), (87, 34))
    pen.line(4.4, (80, 50), (98, 92))
    pen.bar(50, 88, 72, 94, 2.5)
    pen.disc(92, 22, 5, ry=8)
    pen.line(6, (40, 44), (66, 34), (88, 26))


def machine_gun(pen: Pen) -> None:
    """A soldier behind a machine gun on its tripod."""
    _kneeling(pen)
    pen.bar(50, 50, 80, 60, 3)
    pen.line(5.6, (78, 54), (106, 50))
    pen.line(8.2, (88, 53), (96, 51.8))
    pen.line(4.4, (68, 60), (54, 92))
    pen.line(4.4, (68, 60), (72, 94))
    pen.line(4.4, (68, 60), (92, 92))
    pen.shape((62, 60), (70, 60), (72, 76), (60, 74))


def anti_tank_rifle(pen: Pen) -> None:
    """A soldier with a bazooka on his shoulder."""
    _legs(pen)
    _trunk(pen)
    _pack(pen)
    _helmet(pen)
    pen.line(9.6, (14, 34), (96, 22))
    pen.line(12.6, (92, 22.6), (99, 21.6))
    pen.line(12.6, (11, 34.5), (17, 33.6))
    pen.line(8.5, (60, 36), (76, 42), (80, 30))
    pen.line(7.5, (50, 38), (60, 46), (62, 34))
