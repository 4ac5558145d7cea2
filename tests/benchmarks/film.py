"""The film of a battle: CPU seconds, bytes and seconds of the longest battles of each board.

Of every battle of a board two games of Recruits (`BENCH_FILM_GAMES`) and one by chance, of one battle of each board one
of Veterans; the films with the most pictures are drawn. What a film adds to the bot's memory is told by `memory`.
"""

from __future__ import annotations

import os
import time
from typing import Final, NamedTuple

import renderer
import scenarios
from bot.i18n import words_of
from bot.screens.pictures.film import Film, of_record
from engine.hexes import SHAPES
from engine.record import counted, replay
from tests.fought import fought

GAMES: Final = int(os.environ.get("BENCH_FILM_GAMES", "2"))
VETERANS: Final = ("pegasus-bridge", "road-to-bastogne", "omaha-beach-overlord")
#: Films drawn of each board.
_DRAWN: Final = 4


class _Drawn(NamedTuple):
    name: str
    turns: int
    pictures: int
    seconds: float
    megabytes: float
    cpu: float


def run() -> dict[str, object]:
    """Measure, print, return the figures."""
    figures: dict[str, object] = {}
    for board in SHAPES:
        games = [
            (battle, who, str(seed))
            for battle in scenarios.ids()
            if scenarios.load(battle).get("board", "standard") == board
            for who, seeds in (("recruit", GAMES), ("random", 1), ("veteran", int(battle in VETERANS)))
            for seed in range(seeds)
        ]
        films = sorted((_filmed(*game) for game in games), key=lambda one: -len(one[1].shots))[:_DRAWN]
        drawn = [_drawn(*film) for film in films]
        for one in drawn:
            print(f"  {board:13} {one.name:36} {one.turns:4} turns {one.pictures:4} pictures {one.seconds:5.1f} s "
                  f"{one.megabytes:5.2f} MB {one.cpu:5.2f} CPU s")  # fmt: skip
        figures[f"film, {board}: largest, MB (<= 8)"] = round(max(one.megabytes for one in drawn), 2)
        figures[f"film, {board}: CPU s at most"] = round(max(one.cpu for one in drawn), 2)
        figures[f"film, {board}: longest, s (<= 62)"] = round(max(one.seconds for one in drawn), 1)
    return figures


def _filmed(battle: str, who: str, seed: str) -> tuple[str, Film, int]:
    played = counted(replay(fought(battle, seed, who)))
    return f"{battle} {who} {seed}", of_record(words_of("en"), battle, played), played[-1][0].turn.number


def _drawn(name: str, film: Film, turns: int) -> _Drawn:
    began = time.process_time()
    picture = renderer.render_film(film.shots)
    cpu = time.process_time() - began
    seconds = sum(shot.milliseconds for shot in film.shots) / 1000
    return _Drawn(name, turns, len(film.shots), seconds, len(picture.data) / 1e6, cpu)
