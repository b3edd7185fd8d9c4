"""Plain data gone wrong in every way, for whoever must refuse it."""

import copy

from hypothesis import strategies as st

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([1 << 64, -(1 << 64), 10**40])
    | st.floats(allow_nan=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=6,
)


def places_in(plain: object) -> list[tuple[object, object]]:
    """Every container with every name or place in it."""
    if isinstance(plain, dict):
        here: list[tuple[object, object]] = [(plain, name) for name in plain]
        return here + [place for member in plain.values() for place in places_in(member)]
    if isinstance(plain, list):
        here = [(plain, place) for place in range(len(plain))]
        return here + [place for member in plain for place in places_in(member)]
    return []


@st.composite
def mutated(draw: st.DrawFn, plain: object) -> object:
    """The same data with one to three things replaced, removed, doubled or added."""
    spoilt = copy.deepcopy(plain)
    for _ in range(draw(st.integers(1, 3))):
        places = places_in(spoilt)
        if not places:
            return spoilt
        container, place = places[draw(st.integers(0, len(places) - 1))]
        _spoil(draw, container, place)
    return spoilt


def _spoil(draw: st.DrawFn, container: object, place: object) -> None:
    how = draw(st.sampled_from(["replace", "nudge", "remove", "add"]))
    if isinstance(container, dict):
        if how == "remove":
            del container[place]
        else:
            name = place if how != "add" else draw(st.text(max_size=5))
            container[name] = _changed(draw, container[place], how)
    elif isinstance(container, list) and isinstance(place, int):
        if how == "remove":
            del container[place]
        elif how == "add":
            container.insert(place, copy.deepcopy(container[place]))
        else:
            container[place] = _changed(draw, container[place], how)


def _changed(draw: st.DrawFn, value: object, how: str) -> object:
    if how == "nudge" and type(value) is int:
        return value + draw(st.integers(-3, 3))
    return draw(json_values)
