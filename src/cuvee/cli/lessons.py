"""`cuvee lessons`: the first evening with a game, scene by scene."""

from __future__ import annotations

import os
from dataclasses import dataclass

from cyclopts import Parameter
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from cuvee.bots import bot
from cuvee.cli.conversation import Conversation
from cuvee.cli.flags import Whole
from cuvee.cli.play import menu
from cuvee.cli.table import Table
from cuvee.cli.terminal import PlayersLeft, Terminal
from cuvee.cli.words import Words, language
from cuvee.engine import game
from cuvee.lessons import (
    Scene,
    first_state,
    games_with_lessons,
    guide,
    lessons_of,
    mistake_words,
    scene_words,
)
from cuvee.locales.errors import InputError

RIVAL = "random"  # the bot that sits at the table with a learner


@Parameter(name="*")
@dataclass(frozen=True)
class LessonFlags:
    """The flags of lessons."""

    start: Whole = 1
    """The number of the scene to begin with."""

    lang: str | None = None
    """The language: en, de or es. Usually the terminal's own."""


class LessonConversation(Conversation):
    """A scene played by typing: what leads elsewhere is answered and not done."""

    def __init__(self, terminal: Terminal, scene: Scene) -> None:
        super().__init__(terminal, None)
        self.scene = scene

    def play_scene(self) -> None:
        """Play until the goal is met; PlayersLeft if somebody leaves before."""
        while not (now := guide(self.scene, self.table.state, self.table.actions)).done:
            self.terminal.present()
            if now.step:
                self.speak(scene_words(self.scene, self.words.lang, now.step))
            if now.hand is not None:
                hand = self.words.action(self.table.state, now.hand)
                self.terminal.say("cli-lesson-hand", action=hand)
            while not self.answer():
                pass
        self.speak(scene_words(self.scene, self.words.lang, "done"))

    def choose(self, action: int) -> bool:
        """Take an action that leads on; answer any other."""
        now = guide(self.scene, self.table.state, self.table.actions)
        answer = mistake_words(self.scene, now, action, self.words.lang)
        if answer is None:
            return super().choose(action)
        self.speak(answer)
        return False

    def quit(self, _: str) -> bool:
        """Leave, and say how to go on."""
        number, name = self.scene.number, self.scene.game
        self.terminal.say("cli-lesson-left", command=f"cuvee lessons {name} --start {number}")
        raise PlayersLeft

    def speak(self, sentence: str) -> None:
        """Say something about the scene."""
        self.console.print(Text(sentence, "bold green"))


def lessons(name: str | None, flags: LessonFlags) -> None:
    """Play the scenes of a game from one on, until the last is done or somebody leaves."""
    lang = language(flags.lang, os.environ)
    known = games_with_lessons()
    chosen = menu(known, lang) if name is None else name
    if chosen is None:
        return
    if chosen not in known:
        raise InputError("cli-error-lesson-game", game=chosen, known=", ".join(known))
    scenes = lessons_of(chosen)
    if not 1 <= flags.start <= len(scenes):
        raise InputError("cli-error-lesson-start", most=len(scenes), value=flags.start)
    console = Console(highlight=False)
    try:
        for scene in scenes[flags.start - 1 :]:
            play_scene(scene, lang, console, len(scenes))
    except PlayersLeft:
        return
    words = Words(game(chosen), lang, [])
    console.print(Text(words.say("cli-lesson-over", command=f"cuvee play {chosen}"), "italic"))


def play_scene(scene: Scene, lang: str, console: Console, count: int) -> None:
    """Play one scene."""
    state = first_state(scene)
    words = Words(game(scene.game), lang, [], state.options)
    rivals = {seat: bot(RIVAL) for seat in range(1, state.seats)}
    words.names.append(words.say("cli-player", number=1))
    words.names.extend(words.say("cli-bot", bot=RIVAL, number=seat + 1) for seat in rivals)
    console.print(Rule(Text(f"{scene.number}/{count} {scene_words(scene, lang)}", "bold")))
    console.print(Text(scene_words(scene, lang, "goal"), "italic"))
    table = Table(state, 0, words.names, rivals)
    LessonConversation(Terminal(table, words, console), scene).play_scene()
