"""The terminal's words: its own messages, names, events and labels in the player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cuvee.engine import Event, Game, Options, Reason, Result, State, Text, translator
from cuvee.locales import LANGUAGES
from cuvee.locales.errors import InputError

CLI = "cli"
CARD = "card"
NOTHING = "-"


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for; unasked, the one the terminal is set to if Cuvée speaks it."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise InputError("cli-error-lang", known=", ".join(LANGUAGES), value=asked)
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            usual = environment[variable][:2]
            return usual if usual in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def say(lang: str, message: str, /, **args: str | int) -> str:
    """A message of the terminal itself."""
    return translator().say(CLI, Text(message, args), lang)


def is_empty(value: object) -> bool:
    """Whether there is nothing to tell: no, none, nothing in it."""
    if isinstance(value, dict):
        return all(is_empty(member) for member in value.values())
    return not value


def between(members: Sequence[object]) -> str:
    """What stands between the members of a list: more, the longer they are."""
    if any(isinstance(member, (list, tuple, dict)) for member in members):
        return " | "
    return ", " if any(isinstance(member, str) for member in members) else " "


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."


class Words:
    """What there is to say about one game at one table."""

    def __init__(
        self, game: Game[State], lang: str, names: list[str], options: Options | None = None
    ) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        chosen = (options or {}).items()
        self.variants = [name if value is True else str(value) for name, value in chosen if value]

    def say(self, message: str, /, **args: str | int) -> str:
        """A message of the terminal itself."""
        return say(self.lang, message, **args)

    def event(self, event: Event, seat: int | None) -> str:
        """What happened, as far as a seat may know it; `seat` and `other` are given by name."""
        text = event.text(seat, self.names)
        return self.game.say(text, self.lang)

    def action(self, state: State, action: int) -> str:
        """What an action means in a position; a player it names, of several, is given by name."""
        sentence = state.describe(action, self.lang)
        seat = self.game.action(action).get("seat")
        if seat is None or len(self.names) == 1:
            return sentence
        name = self.names[int(seat)] if int(seat) < len(self.names) else ""
        return sentence if name in sentence else f"{sentence} ({name})"

    def printed(self, parts: Mapping[str, str]) -> str:
        """What is printed on the things that an action names, such as the text of a card."""
        texts = [self.printed_on(kind, thing) for kind, thing in parts.items()]
        return " ".join(ended(text) for text in texts if text)

    def printed_on(self, kind: str, thing: str) -> str:
        """What a thing says: in a variant that is played if it says something else there."""
        usual = f"{kind}_text-{thing}"
        for name in [f"{usual}-{variant}" for variant in self.variants] + [usual, f"text-{thing}"]:
            if self.knows(name):
                return self.of_game(name)
        return ""

    def reason(self, reason: Reason) -> str:
        """Why something is refused, with the rule that says so."""
        why = " ".join([self.told(part) for part in (reason, *reason.parts)])
        if not reason.rule:
            return why
        return f"{why} {self.say('cli-rule', rule=self.maybe(f'rule-{reason.rule}', reason.rule))}"

    def told(self, reason: Reason) -> str:
        """A reason or a part of one, with what it concerns."""
        why = self.game.say(reason.text(), self.lang)
        return why if reason.about is None else f"{self.game.say(reason.about, self.lang)}: {why}"

    def ending(self, result: Result) -> str:
        """Why the game ended."""
        return self.game.say(Text(f"reason-{result.reason}"), self.lang)

    def victory(self, result: Result) -> str:
        """Who won."""
        winners = [self.names[seat] for seat in result.winners]
        return self.say("cli-victory", count=len(winners), names=", ".join(winners))

    def title(self) -> str:
        """The name of the game."""
        return self.maybe("game", self.game.name)

    def label(self, key: str) -> str:
        """The name of a part of the position."""
        return self.maybe(f"view-{key}", key.replace("_", " "))

    def value(self, key: str, value: object) -> str:
        """A part of the position in words; what is empty inside it is left out."""
        if isinstance(value, bool):
            return self.say("cli-yes") if value else self.say("cli-no")
        if isinstance(value, dict):
            parts = [self.entry(key, k, v) for k, v in value.items() if not is_empty(v)]
            return ", ".join(parts) or NOTHING
        if isinstance(value, (list, tuple)):
            parts = [self.value(key, member) for member in value]
            return between(value).join(parts) or NOTHING
        if isinstance(value, str):
            return self.thing(key, value)
        return NOTHING if value is None else str(value)

    def entry(self, key: str, name: str, value: object) -> str:
        """One entry of a part of the position, such as how many cards a deck has left."""
        label = self.maybe(f"view-{name}", self.thing(key, name))
        if value is True:
            return label
        said = self.value(name, value)
        if isinstance(value, str):
            return said
        return f"{label} ({said})" if isinstance(value, dict) else f"{label} {said}"

    def thing(self, key: str, name: str) -> str:
        """The name of a thing: `structure-yoke` among `structures`, `card-merlot` anywhere."""
        for kind in (key, key.removesuffix("s"), CARD):
            if translator().knows(self.game.name, f"{kind}-{name}"):
                return self.game.say(Text(f"{kind}-{name}"), self.lang)
        return name.replace("_", " ")

    def of_game(self, message: str, /, **args: str | int) -> str:
        """A message of the game."""
        return self.game.say(Text(message, args), self.lang)

    def maybe(self, name: str, otherwise: str) -> str:
        """A message of the game if it has words for it."""
        return self.game.say(Text(name), self.lang) if self.knows(name) else otherwise

    def knows(self, name: str) -> bool:
        """Whether the game has words for a message."""
        return translator().knows(self.game.name, name)
