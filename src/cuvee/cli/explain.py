"""Answers to `?`, `hint` and `why`: what an option is, which are best, what is not one and why."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from cuvee.bots.explain import Explanation, signed
from cuvee.cli.board import about
from cuvee.cli.words import Words, ended
from cuvee.engine import Reason, State
from cuvee.engine.decision import NOT_ASKED

MAX_REASONS = 8  # reasons sentences in answer to one `why`
Answer = tuple[int, Reason | None, str]  # an action, why it is not on offer, what it says


def action_in_full(state: State, action: int, words: Words) -> Text:
    """What an option does, and how records and bots call it."""
    parts = state.game.action(action)
    verb = parts.pop("verb")
    text = words.printed(parts) or about(state.view(None), {"verb": verb, **parts}, words)
    sentences = [ended(words.action(state, action)), text]
    spelled = " ".join([verb, *(f"{name}={value}" for name, value in parts.items())])
    called = words.say("cli-action-called", spelled=spelled, code=str(action))
    return Text.assemble(" ".join(sentences).rstrip(), "\n", (called, "dim"))


def alternatives(state: State, found: Explanation, numbers: dict[int, int], words: Words) -> Table:
    """The best few options of a hint by their numbers, each with the result expected of it."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for each in found.alternatives:
        expected = signed(each.expected, words.lang)
        action = words.action(state, each.action)
        grid.add_row(Text(f"  {numbers[each.action]}", "cyan"), Text(expected), Text(action))
    return grid


def refusals(state: State, what: str, words: Words) -> Iterator[str]:
    """Why each action that is meant is not on offer; without words, whatever is refused now."""
    found = _matching_actions(state, what, words)
    if not found:
        yield words.say("cli-why-unknown", line=what) if what else words.say("cli-why-nothing")
    if len(found) > 1 and all(_unasked(reason) for _, reason in found):
        yield words.reason(NOT_ASKED)
        return
    if len(found) > 1:
        found = [(action, reason) for action, reason in found if not _unasked(reason)]
    answers: dict[str, list[str]] = {}
    for action, reason in found:
        why = words.say("cli-why-on-offer") if reason is None else words.reason(reason)
        answers.setdefault(why, []).append(words.action(state, action))
    for why, sentences in [*answers.items()][:MAX_REASONS]:
        yield f"{ended('; '.join(sentences))} {why}"
    if len(answers) > MAX_REASONS:
        yield words.say("cli-why-more", count=sum(map(len, [*answers.values()][MAX_REASONS:])))


def _matching_actions(state: State, what: str, words: Words) -> list[tuple[int, Reason | None]]:
    """The actions a player may mean, by code or by words in them."""
    every = state.game.actions.codes()
    if what.isascii() and what.isdigit() and len(what) < 10:
        return [(int(what), state.why_not(int(what)))] if int(what) in every else []
    found = [(action, state.why_not(action), words.action(state, action)) for action in every]
    if what:
        found = _with_words(found, what.lower())
    else:
        found = [answer for answer in found if answer[1] is not None and not _unasked(answer[1])]
    return [(action, reason) for action, reason, _ in found]


def _with_words(found: list[Answer], what: str) -> list[Answer]:
    """Those that say exactly this; if none does, those that have all its words in them."""
    exact = [answer for answer in found if answer[2].lower() == what]
    words = what.split()
    return exact or [answer for answer in found if all(word in answer[2].lower() for word in words)]


def _unasked(reason: Reason | None) -> bool:
    return reason is not None and reason.code == NOT_ASKED.code
