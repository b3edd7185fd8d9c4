"""Whether plain data has the shape that a TypedDict promises: every key, no other, and its kind."""

import types
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def misfits(value: object, kind: object, where: str = "") -> list[str]:
    """What is not as promised, each with the way to it."""
    if get_origin(kind) is NotRequired:
        return misfits(value, get_args(kind)[0], where)
    if is_typeddict(kind):
        return _misfits_in(value, kind, where)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        tries = [misfits(value, part, where) for part in parts]
        return [] if [] in tries else min(tries, key=len)
    if origin is Literal:
        return [] if value in parts else [f"{where} is {value!r}"]
    if origin is list:
        if type(value) is not list:
            return [f"{where} is {value!r}"]
        members = [misfits(part, parts[0], f"{where}[{n}]") for n, part in enumerate(value)]
        return [misfit for found in members for misfit in found]
    if origin is dict:
        return _misfits_in_mapping(value, parts, where)
    return (
        []
        if type(value) is kind or (kind is type(None) and value is None)
        else [f"{where} is {value!r}"]
    )


def _misfits_in(value: object, kind: object, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} is {value!r}"]
    hints = get_type_hints(kind, include_extras=True)
    needed = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    found = [f"{where} has no {key}" for key in needed - set(value)]
    found += [f"{where} has {key}, which is not promised" for key in set(value) - set(hints)]
    for key in set(value) & set(hints):
        found += misfits(value[key], hints[key], f"{where}.{key}")
    return found


def _misfits_in_mapping(value: object, parts: tuple[Any, ...], where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} is {value!r}"]
    keys, members = parts
    found = []
    if get_origin(keys) is Literal:  # a mapping from a closed set has all of it
        found = [f"{where} has no {key}" for key in set(get_args(keys)) - set(value)]
    for key, member in value.items():
        found += misfits(key, keys, f"{where}'s key {key!r}")
        found += misfits(member, members, f"{where}.{key}")
    return found
