"""Were the dice and the cards of a battle of Fieldpost fair? Needs this file, the battle's, and Python; nothing else.

    python verify.py BATTLE.json [SEAL [SALT ...]]

SEAL (or how it begins) and SALTs are what was posted at the start: with them it is sure that this is that battle.
Every number follows from the seed in the file: HMAC-SHA256, keyed by the seed, of "H|PLY|ACTION|COUNTER", where H is
the SHA-256 (hexadecimal) of the salts, one a line, and the counter goes up by one with each number of an action. Its
first 8 bytes are the number: modulo 6 a face of a die, modulo n a place; numbers that would favour some are skipped.
"""

import hmac
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b, sha256
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any  # whatever stands in the JSON

DIE = ("infantry", "infantry", "armor", "grenade", "star", "flag")
WHOLE = 1 << 64
Chance = tuple[Callable[[int], int], Callable[[list[int]], None]]


def chance_of(seed: str, salts: list[str] | None, ply: int, action: str) -> Chance:
    """What draws a number below another, and what shuffles; before there were salts it was Python's own."""
    if salts is None:
        old = Random(blake2b(f"{seed}|{ply}|{action}".encode(), digest_size=16).digest())
        return (lambda below: int(old.random() * below)), old.shuffle
    said, counter = f"{sha256(chr(10).join(salts).encode()).hexdigest()}|{ply}|{action}", count()

    def number(below: int) -> int:
        drawn = WHOLE
        while drawn >= WHOLE - WHOLE % below:
            mac = hmac.digest(seed.encode(), f"{said}|{next(counter)}".encode(), "sha256")
            drawn = int.from_bytes(mac[:8], "big")
        return drawn % below

    def shuffle(order: list[int]) -> None:
        for last in range(len(order) - 1, 0, -1):
            other = number(last + 1)
            order[last], order[other] = order[other], order[last]

    return number, shuffle


def faults_of_rolls(rolls: Iterable[Any], chance: Chance) -> Iterator[str]:
    """["dice", faces], ["pick", [place], among], ["shuffle", order], with what lay in which pile if it is cards."""
    number, shuffle = chance
    for what, result, *more in rolls:
        if what == "dice":
            true: list[Any] = [DIE[number(6)] for _ in result]
        elif what == "pick":
            true = [number(more[0])]
        else:
            shuffle(true := list(range(len(result))))
        if result != true:
            yield f"{what}: {result} should be {true}"


def faults_of_cards(piles: dict[str, list[str]], entry: Any) -> Iterator[str]:
    """Follow the cards: each is drawn from the top of its pile, none comes from nowhere. Changes the piles."""
    total, told = Counter(chain(*piles.values())), entry.get("cards", {})
    seen = Counter(chain(*[now for now in told.values() if not isinstance(now, int)]))
    for _, order, cards, pile in [roll for roll in entry.get("rolls", ()) if len(roll) == 4]:
        if pile not in piles:
            total.update(cards)
        elif Counter(piles[pile.replace("deck", "discard")]) - Counter(cards) or cards != sorted(cards):
            yield "other cards were shuffled than lay there"
        piles[pile] = [cards[place] for place in order]
    for pile, now in told.items():
        drawn = len(piles[pile]) - now if isinstance(now, int) else 0
        if drawn < 0 or (drawn and Counter(piles[pile][:drawn]) - seen):
            yield f"not what lay on top of the {pile} was drawn"
        piles[pile] = piles[pile][drawn:] if isinstance(now, int) else now
    if Counter(chain(*piles.values())) != total:
        yield "a card came from nowhere"


def faults(data: Any) -> Iterator[str]:
    """Everything in the file that does not follow from its seed."""
    seed, salts = data["seed"], data["salts"]
    if sha256(seed.encode()).hexdigest() != data["seal"]:
        yield "the seed does not fit the seal"
    known, piles, ply = dict[int, Any](), dict[str, list[str]](), 0
    for number, entry in enumerate([{"action": "", "ply": 0, **data["start"]}, *data["log"]]):
        if "undo" in entry:
            piles, ply = dict(known[entry["undo"]]), entry["undo"]
            continue
        chance = chance_of(seed, salts, ply, entry["action"])
        for fault in (*faults_of_rolls(entry.get("rolls", ()), chance), *faults_of_cards(piles, entry)):
            yield f"{number} ({entry['action'] or 'start'}): {fault}"
        if entry["ply"] != ply or Counter(chain(*piles.values())) != data["deck"]:
            yield f"{number}: an action is missing, or these are not the cards of the game"
        ply += number > 0
        known[ply] = dict(piles)


def check(data: Any, seal: str = "", *salts: str) -> list[str]:
    """The faults of a file, whatever it is; told what was posted, also whether it is the file of that battle."""
    try:
        data = json.loads(data) if isinstance(data, bytes) else data
        if not data["seal"].startswith(seal) or (salts and list(salts) != data["salts"]):
            return ["seal or salts are not those that were posted"]
        return list(faults(data))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        return [f"the file is damaged: {error!r}"]


def main(path: str, *posted: str) -> int:
    """Say whether the file is true; 0: it is."""
    found = check(Path(path).read_bytes(), *posted)
    print("\n".join(found) or "All dice and cards follow from the seed, and the seed from its seal.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
