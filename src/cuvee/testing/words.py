"""Promises about words: whatever a game says, it can say in every language of Cuvée."""

from __future__ import annotations

from cuvee.engine import BadInput, Event, Reason, Text
from cuvee.locales import LANGUAGES, FluentTranslator, bundle, words
from cuvee.testing.walk import S, Walk

SOMEBODY = "Ada"  # events name the players


class Speech:
    """The messages checked so far, each put into words once."""

    def __init__(self) -> None:
        self.checked: set[str] = set()
        self.translator = FluentTranslator()

    def check_question(self, walk: Walk[S], samples: int) -> None:
        """There are words for the question, for what is on offer and for what is refused."""
        state = walk.state
        decision = state.decision
        if decision is not None:
            self.check(walk, decision.prompt)
        for seat in range(state.seats):
            for action in state.legal(seat):
                self.check_action(walk, seat, action)
        for _ in range(samples):
            code = walk.rng.below(walk.game.actions.size + 1)
            self.check_reason(walk, state.why_not(code, walk.rng.below(state.seats)))

    def check_action(self, walk: Walk[S], seat: int, action: int) -> None:
        """An action reads as its label here, or else as what it means everywhere."""
        label = walk.state.label(action, seat)
        if label is not None and any(self.knows(walk, label, lang) for lang in LANGUAGES):
            self.check(walk, label)
        else:
            self.check(walk, walk.game.actions.text(action))

    def check_reason(self, walk: Walk[S], reason: Reason | None) -> None:
        """A refusal has words."""
        if reason is not None:
            for told in (reason, *reason.parts):
                self.check(walk, told.text())
                if told.about is not None:
                    self.check(walk, told.about)

    def check_event(self, walk: Walk[S], event: Event) -> None:
        """An event has words for everybody, and its secret for its owner."""
        for who in walk.watchers:
            self.check(walk, event.text(who, [SOMEBODY] * walk.state.seats))

    def check_end(self, walk: Walk[S]) -> None:
        """The reason that the game ended for has words."""
        result = walk.state.result
        if result is not None:
            self.check(walk, Text(f"reason-{result.reason}"))

    def check(self, walk: Walk[S], text: Text) -> None:
        """A message has words in all languages, and they find all they want among its arguments."""
        if repr(text) in self.checked:
            return
        self.checked.add(repr(text))
        for lang in LANGUAGES:
            if not self.knows(walk, text, lang):
                raise walk.error(f"there are no words for {text.name!r} in {lang!r}")
            try:
                self.translator.say(walk.game.name, text, lang)
            except BadInput as problem:
                raise walk.error(str(problem)) from problem

    def knows(self, walk: Walk[S], text: Text, lang: str) -> bool:
        """Whether this very language has the message."""
        return bundle(walk.game.name, lang).has_message(text.name)


def has_words(name: str) -> bool:
    """Whether a game has any words of its own."""
    return any(words(name, lang) for lang in LANGUAGES)
