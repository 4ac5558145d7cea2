"""A team's buttons: votes, plan, words, ✅, who leads what, and standing in for the silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord import forms
from bot.errors import UserError
from bot.facts.computers import humans, is_computer
from bot.flows.press import Press, number, route
from bot.flows.turn import after, show_turn
from bot.screens import staff as present
from bot.screens.args import assigned_in
from bot.screens.screen import Button, Screen
from bot.screens.seating import is_team
from bot.screens.team_losses import all_ready_asked, lost_of_all
from engine.types import SECTIONS

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.game.side.staff_values import StaffLook
    from engine.notation import ActionView
    from engine.types import Section

#: Discord's form takes more, but these are what the service keeps.
_LONGEST_PLAN, _LONGEST_WORD = 1000, 500


async def look(asker: Asker) -> StaffLook:
    """The team of whoever asks, as he sees it. Raises UserError for somebody of no team."""
    staff = (await asker.visit()).staff(await asker.side())
    if not is_team(staff.game, staff.side):
        raise UserError("no-team")
    return staff


# Suggestions


async def show_votes(asker: Asker) -> None:
    """What may be suggested, and what has been."""
    staff = await look(asker)
    lines = present.votable(staff, await legal_cards(asker))
    await asker.show(present.vote_screen(await asker.words(), staff, lines))


async def legal_cards(asker: Asker) -> tuple[ActionView, ...]:
    """The cards the side may play now."""
    look = (await asker.visit()).look(await asker.side())
    return look.view.legal if look.view.choice.kind == "play" else ()


async def vote(asker: Asker, line: str) -> None:
    """Suggest a card, or be for it; without a line the vote is taken back."""
    await asker.client.backend.teams.vote(await asker.request(fresh=False), line)
    await show_votes(asker)


@route("vote")
async def press_vote(press: Press) -> None:
    press.reply.fresh()
    await show_votes(press)


@route("vote-for")
async def press_vote_for(press: Press) -> None:
    await vote(press, press.value)


# Words


async def plan(asker: Asker, text: str) -> None:
    """The side's plan, for all its people; an empty one is taken down."""
    await asker.client.backend.teams.plan(await asker.request(fresh=False), text)
    await asker.say("said-plan" if text else "said-no-plan")


async def say(asker: Asker, text: str) -> None:
    """A word to one's own side, said in its place."""
    if not text:
        raise UserError("nothing-said")
    await asker.client.backend.teams.say(await asker.request(fresh=False), text)
    await asker.say("said-said")


@route("plan", form=True)
async def press_plan(press: Press) -> None:
    """[Plan]: a form with the plan as it is."""
    staff = await look(press)
    words = await press.words()
    before = staff.plan.text if staff.plan is not None else ""
    await forms.ask(
        press,
        "plan-said",
        title=words("form-plan"),
        label=words("form-plan-text"),
        most=_LONGEST_PLAN,
        before=before,
    )


@route("plan-said")
async def press_plan_said(press: Press) -> None:
    press.reply.fresh()
    await plan(press, forms.text_of(press.interaction))


@route("say", form=True)
async def press_say(press: Press) -> None:
    """[Say]: from anywhere, to one's own side."""
    await look(press)
    words = await press.words()
    await forms.ask(
        press, "say-said", title=words("form-say"), label=words("form-say-text"), most=_LONGEST_WORD
    )


@route("say-said")
async def press_say_said(press: Press) -> None:
    press.reply.fresh()
    await say(press, forms.text_of(press.interaction))


# Ready


async def confirm_all(asker: Asker, *, anyway: bool = False) -> None:
    """The commander carries it out without those who are silent; asked once if something would be lost."""
    staff = await look(asker)
    if staff.may_confirm_all and not anyway:
        moment = await asker.moment()
        what = lost_of_all(moment, staff)
        if what:
            await asker.ask(all_ready_asked(moment, what))
            return
    await after(asker, await asker.client.backend.teams.confirm_all(await asker.request(fresh=False)))


@route("not-ready", drafts=True)
async def press_not_ready(press: Press) -> None:
    await press.client.backend.teams.unconfirm(await press.request(fresh=False))
    await show_turn(press, (await press.words())("said-not-ready"))


@route("all-ready", drafts=True)
async def press_all_ready(press: Press) -> None:
    await confirm_all(press)


@route("all-ready-sure", drafts=True, final=True)
async def press_all_ready_sure(press: Press) -> None:
    await confirm_all(press, anyway=True)


# Who leads what


async def show_staff(asker: Asker) -> None:
    """The staff with what may be changed in it."""
    staff = await look(asker)
    await asker.reply.soon()
    persons = [one.person for one in staff.generals]
    words = await asker.words()
    names = await asker.client.names_of(words, humans(persons), staff.game.server)
    names |= {one: words.named(f"<@{one}>") for one in persons if is_computer(one)}
    await asker.show(present.staff_screen(words, staff, names))


async def assign(asker: Asker, wanted: dict[Section, int], *, anyway: bool = False) -> None:
    """Give sections to people; whoever would be left with none gets one in exchange.

    Asked once while somebody is at work there and has time for it: his orders and drafts go with the units.
    """
    staff = await look(asker)
    before = {s: one.person for one in staff.generals for s in one.sections}
    sections = exchanged(before, wanted, staff.commander)
    if staff.person == staff.commander and not anyway:
        words = await asker.words()
        question = present.assign_asked(words, staff, sections)
        if question is not None:
            await asker.ask(question)
            return
    await asker.client.backend.teams.assign(await asker.request(fresh=False), sections)
    await show_staff(asker)


def exchanged(before: dict[Section, int], wanted: dict[Section, int], commander: int) -> dict[Section, int]:
    """The sections after a change: who gives his only one away gets one of those the other gives up."""
    now = {**before, **wanted}
    for section, person in wanted.items():
        loser = before.get(section)
        if loser is None or loser in (person, commander) or loser in now.values():
            continue
        spare = [one for one, who in now.items() if who == person and one not in wanted]
        if spare:
            now[spare[0]] = loser
    return now


async def command(asker: Asker, person: int) -> None:
    """The commander hands command over."""
    await asker.client.backend.teams.command(await asker.request(fresh=False), person)
    await show_staff(asker)


async def standin(asker: Asker, person: int) -> None:
    """Stand in for a silent team-mate: his sections are one's own for this turn, what he drafted comes along."""
    await asker.client.backend.teams.standin(await asker.request(fresh=False), person)
    await show_turn(asker, (await asker.words())("said-stands-in", person=str(person)))


async def back_in(asker: Asker) -> None:
    """Whoever was stood in for is there again."""
    await asker.client.backend.teams.back(await asker.request(fresh=False))
    await show_turn(asker, (await asker.words())("said-back-in"))


async def own_place(asker: Asker) -> None:
    """One's own place back; where nobody stands in for one, who may be stood in for, and from when."""
    staff = await look(asker)
    if any(one.person == staff.person and one.stood_in_by is not None for one in staff.generals):
        await back_in(asker)
    else:
        await show_staff(asker)


@route("staff")
async def press_staff(press: Press) -> None:
    press.reply.fresh()
    await show_staff(press)


@route("assign")
async def press_assign(press: Press) -> None:
    wanted: dict[Section, int] = {one: number(press.value) for one in SECTIONS if one == press.arg}
    if not wanted:
        # A forged button names none of them.
        raise UserError("bad-sections")
    await assign(press, wanted)


@route("assign-sure", final=True)
async def press_assign_sure(press: Press) -> None:
    """What he was asked about, whole."""
    await assign(press, assigned_in(press.arg), anyway=True)


@route("command")
async def ask_command(press: Press) -> None:
    """Asked once: whoever has given it away cannot take it back."""
    person = number(press.value)
    words = await press.words()
    name = words.named(f"<@{person}>") if is_computer(person) else f"<@{person}>"
    row = (
        Button(words("button-not-yet"), "staff", emoji="↩️"),
        Button(words("button-command"), "command-sure", str(person), style="bad", emoji="⭐"),
    )
    await press.ask(Screen(words("ask-command", name=name), press.game, press.revision, (row,)))


@route("command-sure", final=True)
async def press_command(press: Press) -> None:
    await command(press, number(press.value))


@route("standin", final=True)
async def press_standin(press: Press) -> None:
    await standin(press, number(press.arg))


@route("back-in")
async def press_back_in(press: Press) -> None:
    await back_in(press)


@route("leave-sure")
async def ask_leave(press: Press) -> None:
    """Asked once: who has left may come back only to the same side."""
    words = await press.words()
    row = (
        Button(words("button-not-yet"), "staff", emoji="↩️"),
        Button(words("button-leave"), "leave", style="bad", emoji="⚠️"),
    )
    await press.show(Screen(words("ask-leave"), press.game, press.revision, (row,)))
