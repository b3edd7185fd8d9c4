"""What anybody may know of the games before they play: options, components, words."""

from typing import Any

import pytest
from litestar.testing import TestClient

import cuvee
from cuvee.locales import LANGUAGES


def test_every_game_is_listed_with_its_options(client: TestClient[Any]) -> None:
    listed = client.get("/api/games").json()
    shown = {found["name"]: found for found in listed["games"]}
    assert set(shown) == set(cuvee.game_names())
    for name in cuvee.game_names():
        rules = cuvee.game(name)
        assert shown[name]["seats"] == rules.seats
        known = {option.name for option in rules.options if option.values}
        assert {option["name"] for option in shown[name]["options"]} == known


def test_options_are_listed_with_what_they_need(client: TestClient[Any]) -> None:
    listed = client.get("/api/games").json()["games"]
    for found in listed:
        known = {option.name: option.needs for option in cuvee.game(found["name"]).options}
        for option in found["options"]:
            assert option["needs"] == [
                {
                    "values": need.values,
                    "any_of": need.any_of,
                    "none_of": need.none_of,
                    "instead": need.instead,
                }
                for need in known[option["name"]]
            ]
    naramata = next(found for found in listed if found["name"] == "naramata")
    phantom = next(option for option in naramata["options"] if option["name"] == "phantom")
    assert phantom["needs"] == [
        {"values": [True], "any_of": {"seats": [2]}, "none_of": {}, "instead": None}
    ]


def test_an_option_that_names_a_folder_is_not_offered(client: TestClient[Any]) -> None:
    listed = client.get("/api/games").json()["games"]
    naramata = next(found for found in listed if found["name"] == "naramata")
    assert "edition" not in {option["name"] for option in naramata["options"]}


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_the_components_are_sent_as_the_game_has_them(client: TestClient[Any], name: str) -> None:
    rules = cuvee.game(name)
    answer = client.get(f"/api/games/{name}/components")
    assert answer.json() == rules.components(
        {option.name: option.default for option in rules.options}
    )
    assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize("name", ["viticulture", "naramata"])
def test_every_action_is_listed_at_its_code(client: TestClient[Any], name: str) -> None:
    rules = cuvee.game(name)
    answer = client.get(f"/api/games/{name}/actions").json()
    assert {code: rules.code(action) for code, action in answer.items()} == {
        str(code): code for code in rules.actions.codes()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_every_game_are_given_in_each_language(
    client: TestClient[Any], lang: str
) -> None:
    words = client.get(f"/api/words/{lang}").json()
    assert set(words) == {"common", *cuvee.game_names()}
    assert "game = Naramata" in words["naramata"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/components",
        "/api/games/chess/actions",
        "/api/words/xx",
        "/api/words/..%2Fen",
    ],
)
def test_what_is_not_there_is_not_found(client: TestClient[Any], path: str) -> None:
    assert client.get(path).status_code == 404


def test_only_what_is_the_same_for_everybody_is_sent_compressed(client: TestClient[Any]) -> None:
    wanted = {"accept-encoding": "gzip"}
    actions = client.get("/api/games/naramata/actions", headers=wanted)
    assert actions.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in actions.headers["vary"].lower()
    assert len(actions.json()) == len(cuvee.game("naramata").actions.codes())
    for path in ("/api/tables?status=over", "/api/tables/none"):
        assert "content-encoding" not in client.get(path, headers=wanted).headers
