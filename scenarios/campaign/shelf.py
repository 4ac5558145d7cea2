"""Where campaigns live: the shipped ones, and those in folders a host adds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from scenarios.campaign.reading import CampaignReading, read_campaign
from scenarios.door import decoded, refuse
from scenarios.errors import NotPlayableError, ScenarioError
from scenarios.library import Folder, campaigns, missing_pieces, read_bytes, read_id
from scenarios.reading import Reading


@dataclass(frozen=True, slots=True)
class CampaignSummary:
    """What a list shows of a campaign. A file with faults is listed, too, with what is wrong."""

    id: str
    titles: Mapping[str, str]
    #: Battles on the longest way through it.
    length: int = 0
    faults: tuple[str, ...] = ()

    def title(self, language: str = "en") -> str:
        """The title in a language, else in English, else in any."""
        return self.titles.get(language) or self.titles.get("en") or next(iter(self.titles.values()), self.id)


def load_campaign(name: str, folders: Iterable[Folder] = ()) -> CampaignReading:
    """The campaign of that id. Raises ScenarioError if there is none or it has faults."""
    folders = list(folders)
    file = campaigns(folders).get(name)
    if file is None:
        refuse("no-such-campaign", name=name)
    return read_campaign(decoded(read_bytes(file)), name, partial(to_play, folders=folders))


def to_play(name: str, folders: Iterable[Folder] = ()) -> Reading:
    """A battle for a campaign. Raises ScenarioError if there is none, and if it cannot be played."""
    return sound(read_id(name, folders))


def sound(reading: Reading) -> Reading:
    """A battle that can be played as it is. Raises NotPlayableError."""
    missing = missing_pieces(reading)
    if missing and not reading.accepted:
        raise NotPlayableError(missing)
    return reading


def campaign_summaries(folders: Iterable[Folder] = ()) -> list[CampaignSummary]:
    """A row for every campaign file, by title."""
    folders = list(folders)
    rows = [summary_of(name, partial(load_campaign, name, folders)) for name in campaigns(folders)]
    return sorted(rows, key=CampaignSummary.title)


def summary_of(name: str, read: Callable[[], CampaignReading]) -> CampaignSummary:
    """The row of a campaign that is still to be read; one with faults has its row, too."""
    try:
        campaign = read().campaign
    except ScenarioError as error:
        return CampaignSummary(name, {}, faults=tuple(str(fault) for fault in error.faults))
    titles = {language: words.title for language, words in campaign.texts.items()}
    return CampaignSummary(name, titles, campaign.longest)
