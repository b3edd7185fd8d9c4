"""The bodies of webhooks, in the format of the receiver."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cuvee.engine import Text, game, translator
from cuvee.locales import LANGUAGES
from cuvee.protocol.notices import TurnNotice

JSON, DISCORD, SLACK = "json", "discord", "slack"
WORDS: Final = "server"  # the file of the words


def language(preferences: dict[str, Any]) -> str:
    """The language that a person prefers."""
    wanted = preferences.get("lang")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def turn(notice: TurnNotice, site: str, lang: str) -> dict[str, Any]:
    """The body about a turn: where, and nothing of the game."""
    rules = game(notice.game)
    title = notice.title or rules.say(Text("game"), lang)
    text = translator().say(WORDS, Text("webhook-turn", {"title": title}), lang)
    body = {"event": "turn", "text": text, "url": f"{site}/tables/{notice.table}"}
    return {**body, **msgspec.structs.asdict(notice)}


def trial(site: str, lang: str) -> dict[str, Any]:
    """The body of a test."""
    text = translator().say(WORDS, Text("webhook-trial"), lang)
    return {"event": "test", "text": text, "url": site}


def shaped(body: dict[str, Any], shape: str) -> dict[str, Any]:
    """A body as JSON for a program, or as a message for Discord or Slack."""
    text = f"{body['text']}\n{body['url']}"
    if shape == DISCORD:
        return {"content": text, "allowed_mentions": {"parse": []}}
    if shape == SLACK:
        escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": escaped}
    return body
