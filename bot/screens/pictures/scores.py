"""Pictures of what has come of many battles, in the look of whoever asks; nobody who hears his screens is sent one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.errors import told
from bot.screens.aloud import aloud
from bot.screens.screen import ALT, NO_PICTURE, Picture, Screen, cut
from renderer.studio import DrawingError, Studio

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.i18n import Words
    from renderer.words import ScoreWords


class Scores:
    """Draws them away from the event loop."""

    def __init__(self, client: Fieldpost, studio: Studio) -> None:
        self.client: Final = client
        self._studio: Final = studio

    async def with_picture(
        self, words: Words, person: int, name: str, screen: Screen, shown: ScoreWords
    ) -> Screen:
        """A screen with its picture; what the picture shows is what the screen says."""
        if words.aloud:
            return screen.drawn(NO_PICTURE)
        theme = (await self.client.prefs(person)).theme
        try:
            drawn = await self._studio.scores(shown, theme=theme)
        except Exception as error:
            incident = (
                error.incident if isinstance(error, DrawingError) else told(error, picture=name).incident
            )
            return screen.drawn(Picture("", b"", words("picture-lost", incident=incident or "–")))
        alt = " ".join(aloud(words, screen.text).replace("**", "").replace("-# ", "").split())
        return screen.drawn(Picture(f"{name}.{drawn.format}", drawn.data, cut(alt, ALT)))
