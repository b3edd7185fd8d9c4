"""Accounts: guests, registered people, their preferences."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from cuvee.protocol.fields import Name
from cuvee.protocol.text import TextStruct

MAX_PREFERENCES: Final = 16384  # bytes
Password = Annotated[str, Meta(min_length=8, max_length=200)]
PreferenceValue = bool | int | float | str | None
Preferences = dict[str, PreferenceValue]  # a client's own settings, by names of its choice


class Person(msgspec.Struct, frozen=True):
    """Somebody, as the server knows them."""

    id: str
    name: str
    registered: bool
    preferences: Preferences


class VisitorOut(msgspec.Struct):
    """Whoever sends a request; null for somebody without a name yet."""

    person: Person | None


class NewGuest(TextStruct, forbid_unknown_fields=True):
    """A guest needs nothing but a name."""

    name: Name


class Credentials(TextStruct, forbid_unknown_fields=True):
    """A name and a password."""

    verbatim = ("password",)

    name: Name
    password: Password


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """The password that somebody has, and the one to have from now on."""

    old: Password
    new: Password


class AccountDeletion(msgspec.Struct, forbid_unknown_fields=True):
    """The password of an account that is to be deleted; a guest has none."""

    password: Password | None = None


class PersonChanges(TextStruct, forbid_unknown_fields=True):
    """What somebody changes about themselves."""

    name: Name | None = None
    preferences: Preferences | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(msgspec.json.encode(self.preferences)) > MAX_PREFERENCES:
            raise ValueError(f"preferences take at most {MAX_PREFERENCES} bytes")
