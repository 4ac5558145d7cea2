"""Announcements as the outbox keeps them: a word for the kind, and its fields."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from bot.facts import clocknews, consentnews, cupnews, news
from bot.facts.announcement import Unread
from bot.facts.campaign import CampaignWent
from bot.facts.news import News
from bot.facts.wish import Paired
from bot.store.text import coding
from bot.store.text.plain import dumps

#: The words stay as they are: what waits in a database says them.
KINDS: Final[Mapping[str, type[News]]] = {
    "invited": news.Invited,
    "joined": news.Joined,
    "left": news.Left,
    "declined": news.Declined,
    "expired": news.Expired,
    "cancelled": news.Cancelled,
    "started": news.Started,
    "acted": news.Acted,
    "undone": news.Undone,
    "turn": news.TurnBegan,
    "digest": news.Digest,
    "asked": news.Asked,
    "resumed": news.Resumed,
    "reminder": clocknews.Reminded,
    "overdue": clocknews.Overdue,
    "played-for": clocknews.PlayedFor,
    "back-again": clocknews.BackAgain,
    "chosen": clocknews.Chosen,
    "judged": clocknews.Judged,
    "waits": clocknews.Waits,
    "still": clocknews.StillPlaying,
    "plays-on": clocknews.PlaysOn,
    "away": clocknews.Away,
    "home": clocknews.CameHome,
    "time-given": clocknews.TimeGiven,
    "paused": clocknews.Paused,
    "pause-over": clocknews.PauseOver,
    "consent": consentnews.ConsentAsked,
    "answered": consentnews.ConsentAnswered,
    "lapsed": consentnews.ConsentLapsed,
    "over": news.Over,
    "aftermath": news.Aftermath,
    "turned": news.Turned,
    "match-over": news.MatchOver,
    "campaign-went": CampaignWent,
    "paired": Paired,
    "replaced": news.Replaced,
    "revealed": news.Revealed,
    "voted": news.Voted,
    "planned": news.Planned,
    "drafted": news.Drafted,
    "confirmed": news.Confirmed,
    "said": news.SaidToSide,
    "called": news.Called,
    "unready": news.Unready,
    "team-reminder": news.TeamReminded,
    "team-late": news.TeamLate,
    "standin": news.StoodIn,
    "back": news.CameBack,
    "seats": news.SeatsChanged,
    "command": news.CommandGiven,
    "left-out": news.LeftOut,
    "place-lost": news.PlaceLost,
    "moved": news.Moved,
    "ruled": news.Ruled,
    "vanished": news.Vanished,
    "cup": cupnews.CupChanged,
    "cup-round": cupnews.CupRound,
    "cup-over": cupnews.CupOver,
}
_WORDS: Final = {kind: word for word, kind in KINDS.items()}


def word_of(said: News) -> str:
    """The word for its kind."""
    return _WORDS[type(said)]


def written(said: News) -> str:
    """Its fields as text."""
    return dumps(coding.fields_of(said))


def read(word: str, text: str) -> News | Unread:
    """What was said; a newer program may say what this one does not know."""
    kind = KINDS.get(word)
    if kind is None:
        return Unread(f"nobody here says {word!r}")
    try:
        return coding.read(kind, json.loads(text))
    except ValueError as error:
        return Unread(f"{word}: {error}")
