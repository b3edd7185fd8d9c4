"""What a webhook says, in the shape that the other side understands."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cuvee.engine import Text, game, translator
from cuvee.locales import LANGUAGES
from cuvee.protocol.notices import TurnNotice

JSON, DISCORD, SLACK = "json", "discord", "slack"
WORDS: Final = "server"  # the file of the words


def language(preferences: dict[str, Any]) -> str:
    """The language somebody prefers."""
    wanted = preferences.get("lang")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def turn(notice: TurnNotice, site: str, lang: str) -> dict[str, Any]:
    """What is said of somebody's turn: where, and nothing of the game."""
    rules = game(notice.game)
    title = notice.title or rules.say(Text("game"), lang)
    said = translator().say(WORDS, Text("webhook-turn", {"title": title}), lang)
    told = {"event": "turn", "text": said, "url": f"{site}/tables/{notice.table}"}
    return {**told, **msgspec.structs.asdict(notice)}


def trial(site: str, lang: str) -> dict[str, Any]:
    """What is said to see whether it arrives."""
    said = translator().say(WORDS, Text("webhook-trial"), lang)
    return {"event": "test", "text": said, "url": site}


def shaped(body: dict[str, Any], shape: str) -> dict[str, Any]:
    """The same for a program of one's own, or as a message for Discord or Slack."""
    said = f"{body['text']}\n{body['url']}"
    if shape == DISCORD:
        return {"content": said, "allowed_mentions": {"parse": []}}
    if shape == SLACK:
        escaped = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": escaped}
    return body
