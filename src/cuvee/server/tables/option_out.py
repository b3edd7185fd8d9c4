"""The options of a game or a campaign as they are sent."""

from __future__ import annotations

from cuvee.engine import Option
from cuvee.protocol.games import NeedOut, OptionOut


def option_out(option: Option) -> OptionOut:
    """An option as it is sent."""
    needs = [NeedOut(n.values, n.any_of, n.none_of, n.instead) for n in option.needs]
    return OptionOut(option.name, option.default, option.values, needs)
