"""Guns and vehicles as silhouettes."""

from __future__ import annotations

import math

from renderer.sprites.pen import Pen
from renderer.theme import Color

_FIVE = (15.0, 32.5, 50.0, 67.5, 85.0)


def _track(pen: Pen, x0: float = 2, x1: float = 98, places: tuple[float, ...] = _FIVE) -> None:
    pen.bar(x0, 60, x1, 88, 13.5)
    pen.wheels(74, 6.6, places)
    pen.line(2.4, (x0 + 8, 62.2), (x1 - 6, 62.2), ink=pen.cut)


def _hull(pen: Pen) -> None:
    pen.shape((6, 62), (13, 47), (84, 45), (97, 56), (96, 66), (6, 66))


def tank(pen: Pen) -> None:
    """A medium tank with a round turret."""
    pen.bar(2, 60, 98, 88, 13.5)
    _hull(pen)
    pen.shape((29, 47), (34, 27), (40, 23), (62, 23), (70, 31), (73, 47))
    pen.shape((40, 24), (42, 17), (54, 17), (56, 24))
    pen.line(6, (66, 34.5), (104, 31))
    pen.line(9, (100, 31.4), (108, 30.7))
    pen.wheels(74, 6.6, _FIVE)
    pen.line(2.4, (10, 62.2), (92, 62.2), ink=pen.cut)


def flame_tank(pen: Pen) -> None:
    """A tank with a projector in its bow, and the burning jet that comes out of it."""
    pen.bar(0, 60, 78, 89, 13)
    pen.shape((3, 63), (9, 48), (66, 48), (78, 57), (77, 67), (3, 67))
    pen.shape((20, 48), (24, 29), (30, 25), (48, 25), (56, 32), (58, 48))
    pen.shape((29, 26), (31, 19), (42, 19), (44, 26))
    pen.line(6, (54, 36), (76, 34))
    pen.line(7, (72, 55), (83, 53))
    _jet(pen, 0.0, (196, 58, 20))
    _jet(pen, 4.2, (255, 196, 70))
    pen.wheels(75, 6.2, (12, 26, 40, 54, 67))
    pen.line(2.2, (8, 63.4), (72, 63.4), ink=pen.cut)


def _jet(pen: Pen, inset: float, color: Color) -> None:
    """Tongues of fire that widen from the nozzle."""
    n = inset
    pen.shape(
        (82 + n, 53), (94, 45 + n), (102, 47 + n * 0.6), (106, 36 + n * 1.7), (111 - n * 0.4, 46 + n * 0.4),
        (120 - n * 1.4, 43 + n * 0.8), (116 - n, 53), (124 - n * 1.9, 60 - n * 0.7), (112 - n * 0.7, 62 - n),
        (108, 70 - n * 1.8), (100, 62 - n), (91, 60 - n),
        ink=color,
    )  # fmt: skip


def heavy_tank(pen: Pen) -> None:
    """A Tiger: a slab of a turret, a very long gun, wide tracks."""
    pen.bar(0, 57, 96, 89, 14)
    pen.shape((3, 60), (8, 44), (88, 44), (94, 52), (94, 64), (3, 64))
    pen.shape((22, 45), (22, 23), (30, 19), (62, 19), (68, 26), (68, 45))
    pen.bar(30, 11, 46, 20, 3)
    pen.line(8, (66, 32), (104, 30))
    pen.line(13, (103, 30.2), (110, 29.8))
    pen.wheels(73, 8.4, (14, 31, 48, 65, 82))
    pen.line(2.4, (8, 59.5), (90, 59.5), ink=pen.cut)


def tank_destroyer(pen: Pen) -> None:
    """A casemate without a turret, the gun in the hull."""
    _track(pen)
    pen.shape((4, 62), (8, 32), (34, 27), (62, 29), (76, 44), (98, 54), (97, 66), (4, 66))
    pen.line(7.6, (66, 45), (106, 42))
    pen.line(11, (102, 42.3), (109, 41.8))
    pen.line(2.6, (12, 40), (30, 36), ink=pen.cut)
    pen.wheels(74, 6.6, _FIVE)
    pen.line(2.4, (10, 62.2), (92, 62.2), ink=pen.cut)


def mobile_artillery(pen: Pen) -> None:
    """A howitzer in an open hull on tracks, with its pulpit."""
    _track(pen)
    pen.shape((6, 62), (6, 36), (30, 36), (34, 44), (70, 44), (84, 50), (97, 58), (96, 66), (6, 66))
    pen.bar(60, 26, 76, 46, 4)
    pen.line(9.5, (36, 42), (92, 18))
    pen.line(12, (88, 19.8), (95, 16.8))
    pen.wheels(74, 6.6, _FIVE)
    pen.line(2.4, (10, 62.2), (92, 62.2), ink=pen.cut)


def gun(pen: Pen) -> None:
    """A field gun with shield and spoked wheel."""
    pen.line(8.5, (50, 66), (6, 88))
    pen.line(6, (1, 84), (8, 94))
    pen.shape((30, 58), (34, 49), (104, 16), (107, 23), (42, 62))
    pen.line(11.5, (98, 21.5), (108, 17))
    pen.line(8, (40, 63), (70, 49))
    pen.shape((54, 24), (61, 21), (71, 62), (64, 72), (58, 68))
    _spoked(pen, 54, 70, 22)


def _spoked(pen: Pen, x: float, y: float, r: float) -> None:
    pen.disc(x, y, r)
    pen.disc(x, y, r * 0.71, pen.cut)
    pen.disc(x, y, r * 0.25)
    for n in range(4):
        turn = math.radians(22.5 + 45 * n)
        dx, dy = r * 0.8 * math.cos(turn), r * 0.8 * math.sin(turn)
        pen.line(r * 0.17, (x - dx, y - dy), (x + dx, y + dy))


def heavy_anti_tank_gun(pen: Pen) -> None:
    """A Flak 88: a very long barrel on a cross mount, low and level."""
    pen.line(7, (34, 52), (112, 30))
    pen.line(11, (104, 32.3), (113, 29.7))
    pen.line(11, (28, 55), (60, 45))
    pen.shape((44, 30), (52, 26), (62, 62), (52, 66))
    pen.shape((38, 58), (60, 56), (66, 78), (34, 78))
    pen.bar(6, 78, 96, 86, 3)
    pen.line(6, (12, 84), (4, 94))
    pen.line(6, (90, 84), (98, 94))
    pen.line(6, (50, 84), (50, 95))
    pen.disc(50, 64, 5, pen.cut)


def big_gun(pen: Pen) -> None:
    """A Long Tom: a huge barrel raised high on twin wheels, with split trails."""
    pen.line(8.5, (52, 70), (0, 92))
    pen.line(8.5, (52, 72), (10, 96))
    pen.shape((22, 66), (30, 52), (100, 2), (108, 12), (40, 72))
    pen.line(14.5, (32, 63), (58, 46))
    pen.line(15, (97, 11), (106, 5))
    pen.wheel(52, 76, 19)
    pen.wheel(78, 80, 15)


def rocket_launcher(pen: Pen) -> None:
    """A Nebelwerfer: six tubes seen from the front quarter, on a light carriage."""
    pen.line(7, (46, 70), (4, 90))
    pen.line(7, (58, 72), (20, 96))
    for y in (0, 13, 26):
        pen.line(11, (34, 44 + y * 0.95), (88, 16 + y * 0.95))
    for y in (0, 13, 26):
        pen.disc(92, 14 + y * 0.95, 6.6, ry=7.2)
        pen.disc(92.5, 14 + y * 0.95, 3.6, pen.cut, ry=4.2)
    pen.wheel(58, 80, 16)


def half_track(pen: Pen) -> None:
    """Open body, bonnet, a wheel in front and a track behind."""
    pen.shape((4, 62), (2, 34), (50, 31), (60, 42), (84, 45), (92, 52), (93, 70), (4, 70))
    pen.line(4, (20, 33), (20, 24), (42, 22))
    pen.line(3.4, (38, 22), (56, 19))
    pen.bar(0, 62, 58, 88, 12)
    pen.wheels(75, 6, (13, 29, 45))
    pen.disc(80, 75, 15.5, pen.cut)
    pen.wheel(80, 75, 13)
    pen.shape((52, 36), (56, 36), (60, 43), (53, 43), ink=pen.cut)


def truck(pen: Pen) -> None:
    """A lorry with a canvas cover."""
    pen.shape((2, 68), (2, 26), (10, 18), (52, 18), (56, 26), (56, 68))
    pen.shape((58, 68), (58, 32), (76, 32), (84, 48), (98, 52), (98, 68))
    pen.shape((64, 38), (73, 38), (78, 48), (64, 48), ink=pen.cut)
    for x in (14, 28, 42):
        pen.line(1.8, (x, 22), (x, 64), ink=pen.cut)
    pen.bar(2, 64, 98, 74, 3)
    for x in (22, 80):
        pen.disc(x, 78, 14.5, pen.cut)
        pen.wheel(x, 78, 12)


def patrol_car(pen: Pen) -> None:
    """A jeep with a machine gun on a post."""
    pen.shape((4, 68), (4, 48), (44, 46), (50, 54), (62, 46), (94, 48), (97, 56), (96, 68))
    pen.line(3.6, (60, 48), (53, 28))
    pen.line(4.4, (26, 48), (26, 22))
    pen.line(6.4, (18, 22), (46, 19))
    pen.line(3.4, (44, 19), (62, 17))
    pen.bar(4, 60, 96, 72, 3)
    for x in (22, 78):
        pen.disc(x, 76, 17, pen.cut)
        pen.wheel(x, 76, 14)


def command_car(pen: Pen) -> None:
    """An open staff car with a pennant and an officer."""
    pen.shape((2, 68), (6, 46), (30, 44), (34, 52), (62, 52), (66, 46), (94, 50), (98, 60), (98, 68))
    pen.line(3.4, (66, 47), (60, 28))
    pen.line(3, (88, 50), (88, 12))
    pen.shape((88, 12), (110, 18), (88, 26))
    pen.disc(46, 28, 8)
    pen.shape((36, 25), (38, 17), (48, 14), (56, 19), (60, 26))
    pen.shape((36, 38), (44, 35), (54, 38), (58, 54), (34, 54))
    pen.bar(2, 60, 98, 72, 3)
    for x in (22, 80):
        pen.disc(x, 76, 16, pen.cut)
        pen.wheel(x, 76, 13.5)


def _churchill(pen: Pen) -> None:
    """The long hull all the special tanks share, low in the box to leave room for what they carry."""
    pen.bar(2, 62, 98, 90, 12)
    pen.shape((4, 66), (10, 52), (88, 52), (97, 60), (97, 68), (4, 68))
    pen.wheels(77, 5.4, (13, 26, 39, 52, 65, 78, 89))
    pen.line(2.2, (10, 65), (92, 65), ink=pen.cut)


def _small_turret(pen: Pen) -> None:
    pen.shape((34, 53), (36, 37), (42, 33), (60, 33), (66, 40), (66, 53))


def hobart_bridge(pen: Pen) -> None:
    """Carries an assault bridge before it."""
    _churchill(pen)
    _small_turret(pen)
    pen.line(7.5, (12, 30), (104, 10))
    pen.line(3.2, (12, 20), (104, 0))
    for t in (0.0, 0.25, 0.5, 0.75, 1.0):
        pen.line(2.6, (12 + 92 * t, 30 - 20 * t), (12 + 92 * t, 20 - 20 * t))
    pen.line(4.4, (92, 56), (96, 14))
    pen.line(4.4, (24, 54), (24, 28))


def hobart_bobbin(pen: Pen) -> None:
    """Carries a drum of matting, as high as itself, before it."""
    _churchill(pen)
    pen.shape((14, 53), (16, 38), (22, 34), (38, 34), (44, 41), (44, 53))
    pen.line(5.4, (44, 54), (84, 30))
    pen.disc(82, 28, 29)
    pen.disc(82, 28, 22.5, pen.cut)
    pen.disc(82, 28, 16.5)
    pen.disc(82, 28, 10, pen.cut)
    pen.disc(82, 28, 4.8)


def hobart_fascine(pen: Pen) -> None:
    """Carries a bundle of brushwood, larger than its turret, on its nose."""
    _churchill(pen)
    pen.shape((12, 53), (14, 39), (20, 35), (36, 35), (42, 42), (42, 53))
    for x, y in ((66, 40), (84, 41), (101, 39), (57, 25), (75, 25), (93, 24), (66, 9), (84, 8)):
        pen.disc(x, y, 11)
        pen.disc(x, y, 5.4, pen.cut)
    pen.line(5, (46, 50), (112, 50))


def hobart_plough(pen: Pen) -> None:
    """Pushes a mine plough: a share like a wall before its tracks."""
    _churchill(pen)
    pen.shape((20, 53), (22, 35), (28, 31), (48, 31), (54, 38), (54, 53))
    pen.line(5.6, (52, 41), (80, 38))
    pen.line(6, (70, 54), (98, 44))
    pen.line(6, (84, 70), (102, 66))
    pen.shape((98, 30), (106, 28), (112, 60), (124, 92), (112, 98), (101, 66))
    for y in (44, 60, 76):
        pen.line(2.8, (103 + (y - 44) * 0.16, y), (110 + (y - 44) * 0.22, y - 2), ink=pen.cut)


def hobart_petard(pen: Pen) -> None:
    """Throws heavy charges from a stubby mortar: one is in the air."""
    _churchill(pen)
    pen.shape((14, 53), (16, 30), (24, 24), (48, 24), (54, 33), (54, 53))
    pen.line(17, (52, 41), (68, 35))
    pen.line(22, (71, 34), (74, 33))
    pen.shape((84, 20), (97, 3), (113, 9), (111, 27), (96, 33))
    pen.line(4, (80, 34), (86, 28))
    for t in (0, 9):
        pen.line(3.4, (78 + t, 14 - t), (83 + t, 9 - t))


def landing_craft(pen: Pen) -> None:
    """A boat with a bow ramp."""
    pen.shape((2, 56), (84, 56), (100, 44), (104, 50), (90, 84), (10, 84))
    pen.shape((8, 56), (8, 36), (26, 36), (28, 56))
    pen.line(3, (16, 36), (16, 18))
    pen.line(2.4, (10, 66), (92, 66), ink=pen.cut)
    for x in (42, 56, 70):
        pen.disc(x, 50, 6.6)
    pen.line(3.4, (0, 92), (12, 89), (24, 92), (36, 89), (48, 92), (60, 89), (72, 92), (84, 89), (96, 92))


def _sea(pen: Pen, y: float = 84) -> None:
    pen.line(
        3.4,
        (0, y + 6),
        (12, y + 3),
        (24, y + 6),
        (36, y + 3),
        (48, y + 6),
        (60, y + 3),
        (72, y + 6),
        (84, y + 3),
        (96, y + 6),
    )


def destroyer(pen: Pen) -> None:
    """A warship: turrets before and behind the bridge, two funnels, a mast."""
    pen.shape((0, 60), (14, 63), (82, 63), (104, 52), (94, 80), (8, 80))
    pen.bar(44, 38, 62, 63, 2)
    pen.shape((46, 40), (49, 28), (58, 28), (60, 40))
    pen.line(3, (53, 30), (53, 8))
    pen.line(2.6, (45, 15), (61, 15))
    pen.bar(28, 44, 37, 63, 2)
    pen.bar(66, 50, 80, 63, 4)
    pen.line(4.6, (74, 54), (96, 45))
    pen.bar(12, 52, 24, 63, 4)
    pen.line(4.6, (18, 55), (0, 47))
    pen.line(2.2, (10, 70), (94, 70), ink=pen.cut)
    _sea(pen)


def carrier(pen: Pen) -> None:
    """A flat deck from end to end, with an island and a plane."""
    pen.shape((6, 60), (98, 60), (90, 82), (14, 82))
    pen.bar(0, 52, 106, 61, 2)
    pen.bar(60, 32, 76, 53, 2)
    pen.line(3, (68, 34), (68, 14))
    pen.line(2.6, (61, 20), (75, 20))
    pen.line(5, (18, 47), (44, 44))
    pen.line(4, (22, 40), (20, 47))
    pen.shape((28, 46), (38, 33), (43, 33), (38, 46))
    pen.line(2.2, (14, 70), (92, 70), ink=pen.cut)
    _sea(pen)


def locomotive(pen: Pen) -> None:
    """A steam engine that runs to the left: boiler, chimney, cab, big wheels."""
    pen.shape((16, 42), (66, 42), (66, 66), (12, 66), (12, 48))
    pen.shape((18, 42), (20, 22), (16, 18), (32, 18), (28, 22), (30, 42))
    pen.shape((42, 42), (44, 33), (52, 33), (54, 42))
    pen.shape((64, 66), (64, 26), (60, 20), (100, 20), (96, 26), (96, 66))
    pen.shape((71, 30), (89, 30), (89, 44), (71, 44), ink=pen.cut)
    pen.bar(8, 64, 100, 72, 2)
    pen.shape((2, 86), (12, 66), (16, 72), (14, 86))
    for x in (30, 54, 78):
        pen.disc(x, 78, 13.5, pen.cut)
        pen.wheel(x, 78, 12)


def wagon(pen: Pen) -> None:
    """A covered goods wagon."""
    pen.shape((4, 66), (4, 30), (10, 22), (94, 22), (100, 30), (100, 66))
    pen.shape((40, 32), (64, 32), (64, 62), (40, 62), ink=pen.cut)
    pen.line(3, (41, 33), (63, 61))
    pen.line(2.2, (22, 30), (22, 62), ink=pen.cut)
    pen.line(2.2, (82, 30), (82, 62), ink=pen.cut)
    pen.bar(0, 64, 104, 72, 2)
    for x in (24, 80):
        pen.disc(x, 78, 13, pen.cut)
        pen.wheel(x, 78, 11.5)
