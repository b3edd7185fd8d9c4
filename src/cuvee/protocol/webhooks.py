"""Webhooks, which tell somebody elsewhere that it is their turn."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MAX_URL_LENGTH: Final = 500
WebhookFormat = Literal["json", "discord", "slack"]


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    """A webhook to be set up or changed."""

    url: Annotated[str, Meta(min_length=1, max_length=MAX_URL_LENGTH)]
    format: WebhookFormat = "json"


class WebhookOut(msgspec.Struct):
    """A webhook, and the outcome and time of its last delivery."""

    id: str
    url: str
    format: WebhookFormat
    created: float
    last_outcome: str | None = None
    last_sent: float | None = None


class WebhookTestOut(msgspec.Struct):
    """Whether a test delivery arrived, and its outcome."""

    delivered: bool
    outcome: str
