"""A reason checked by a second way: what it names is changed, and the action is possible."""

from __future__ import annotations

from cuvee.engine import Effect, Reason, Text
from cuvee.engine.frames import at_of, effect_of
from cuvee.games.viticulture.cards.deck import DECK_NAMES, FIRST_ORDER, FIRST_VINE
from cuvee.games.viticulture.cards.orders import WINE_NAMES
from cuvee.games.viticulture.game import VITICULTURE
from cuvee.games.viticulture.state import Viticulture
from cuvee.games.viticulture.structures import STRUCTURE_NAMES
from tests.games.viticulture.mending_alone import ALONE, endow, mend_alone

EVERY_GRAPE = 0b111111111


def mended_by(
    s: Viticulture, seat: int, action: int, effect: Effect[Viticulture] | None = None
) -> set[str]:
    """Each way out that a reason names is a way out; the kinds of reasons that were changed.

    The question is the one that is asked, or another effect, which nobody may be asked.
    """
    asked, at = effect or s.effects[effect_of(s.stack[-1])], 0 if effect else at_of(s.stack[-1])
    reason = asked.why_not(s, seat, at, action)
    if reason is not None and reason.code in ALONE:
        return mended_alone(s, seat, at, action, asked)
    mended: set[str] = set()
    for way in [] if reason is None else ways(reason):
        trial = s.clone()
        if len(way) > 1:
            trial.players[seat].lira = 9  # with a structure built another is nearest
        if all(mend(trial, seat, part) for part in way):
            found = asked.why_not(trial, seat, at, action)
            if found is not None and found.code == "friendly_space":
                continue  # its bonus is asked about once the action itself is possible
            assert found is None, (VITICULTURE.action(action), reason, way, found, found.parts)
            mended |= {part.code for part in way}
    return mended


def mended_alone(
    s: Viticulture, seat: int, at: int, action: int, asked: Effect[Viticulture]
) -> set[str]:
    """A reason told alone stands in the way even of a seat that has everything else.

    When what it names is changed, another may be told, never the same again, or the action is
    possible.
    """
    trial = s.clone()
    first = asked.why_not(trial, seat, at, action)
    endow(trial, seat, action)
    found = asked.why_not(trial, seat, at, action)
    assert found is not None
    assert first is not None
    assert found.code == first.code, VITICULTURE.action(action)
    mended: set[str] = set()
    while found is not None:
        assert found.code not in mended, (VITICULTURE.action(action), found)
        if not mend_alone(trial, seat, action, found):
            return mended
        mended.add(found.code)
        found = asked.why_not(trial, seat, at, action)
    return mended


def ways(reason: Reason) -> list[list[Reason]]:
    """The sets of parts each of which, changed, makes the action possible."""
    if reason.code == "neither":
        return [[part] for part in reason.parts]
    if reason.code == "each_visitor":
        return [*by_card(reason.parts).values()]
    return [reason.parts or [reason]]


def by_card(parts: list[Reason]) -> dict[str, list[Reason]]:
    """The reasons of each card."""
    found: dict[str, list[Reason]] = {}
    for part in parts:
        about = part.about or Text("")
        found.setdefault(repr(about.to_dict()), []).append(part)
    return found


def mend(s: Viticulture, seat: int, reason: Reason) -> bool:
    """Change what a reason names; False where it cannot be changed."""
    return (
        mend_fields(s, seat, reason) or mend_cellar(s, seat, reason) or mend_rest(s, seat, reason)
    )


def mend_fields(s: Viticulture, seat: int, reason: Reason) -> bool:
    """Change what is planted, and what is built."""
    player = s.players[seat]
    match reason.code:
        case "needs_structures" | "needs_cellar":
            player.structures |= 1 << STRUCTURE_NAMES.index(str(reason.args["structure"]))
        case "no_vine_card":
            player.hand += (FIRST_VINE, FIRST_VINE)
            player.sold = 0
            player.planted = ()
        case "nothing_planted" | "all_harvested":
            player.planted = (FIRST_VINE,)
            player.sold = player.harvested = 0
        case "all_planted" | "no_field" | "no_empty_field":
            player.planted = ()
            player.sold = 0
        case _:
            return False
    return True


def mend_cellar(s: Viticulture, seat: int, reason: Reason) -> bool:
    """Change which grapes and wines there are."""
    player, args = s.players[seat], reason.args
    match reason.code:
        case "no_grapes_to_sell":
            player.grapes = (0b1, 0b1)
        case "no_grapes" | "needs_grapes" | "wine_too_weak":
            player.grapes = (EVERY_GRAPE, EVERY_GRAPE)
        case "order_short":
            wine = WINE_NAMES.index(str(args["wine"]))
            row = player.wines[wine] | 1 << int(args["value"]) - 1
            player.wines = (*player.wines[:wine], row, *player.wines[wine + 1 :])
        case "no_wine":
            player.wines = (0b1, 0, 0, 0)
        case "wine_value":
            player.wines = (1 << int(args["value"]) - 1, 0, 0, 0)
        case _:
            return False
    return True


def mend_rest(s: Viticulture, seat: int, reason: Reason) -> bool:
    """Change lira, points, income and cards."""
    player, args = s.players[seat], reason.args
    match reason.code:
        case "lira_short" | "structure_price" | "field_price" | "lira":
            player.lira = max(player.lira, int(args["lira"]))
        case "vp":
            player.vp = 0
        case "residual":
            player.residual = int(args["residual"])
        case "residual_full":
            player.residual = 0
        case "deck_empty":
            deck = DECK_NAMES.index(str(args["deck"]))
            s.decks[deck] = [FIRST_VINE] * 3
        case "no_order_card":
            player.hand += (FIRST_ORDER,)
            player.wines = (EVERY_GRAPE,) * 4
        case _:
            return False
    return True
