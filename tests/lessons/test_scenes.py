"""Every scene can be solved as it says, and has its words in every language."""

import pytest

from cuvee.engine import BadInput, State, game
from cuvee.lessons import (
    Guide,
    Scene,
    first_state,
    games_with_lessons,
    goal_met,
    guide,
    lesson,
    lessons_of,
    mistake_words,
    other_move,
    scene_words,
)
from cuvee.lessons.scene import read_scene
from cuvee.lessons.words import message_names, words_file
from cuvee.locales import LANGUAGES
from tests.locales.test_messages import messages

SCENES = [scene for name in games_with_lessons() for scene in lessons_of(name)]
MAX_DECISIONS = 60  # of a scene that takes three minutes at most
MAX_LENGTH = 330  # characters of a sentence beside the board


def named(scene: Scene) -> str:
    """A scene in the name of a test."""
    return f"{scene.game}-{scene.name}"


def walk(scene: Scene) -> list[tuple[State, Guide]]:
    """The positions of a scene that is played where the hand points, with their guides."""
    state, answers, seen = first_state(scene), list[int](), list[tuple[State, Guide]]()
    while len(seen) < MAX_DECISIONS:
        now = guide(scene, state, answers)
        seen.append((state.clone(), now))
        if now.done:
            break
        action = state.legal()[0] if now.hand is None else now.hand
        if state.seat == 0:
            answers.append(action)
        state.apply(action)
    return seen


@pytest.mark.parametrize("name", games_with_lessons())
def test_an_evening_has_eight_to_ten_scenes(name: str) -> None:
    assert 8 <= len(lessons_of(name)) <= 10


@pytest.mark.parametrize("scene", SCENES, ids=named)
def test_a_scene_is_solved_where_the_hand_points_and_not_before(scene: Scene) -> None:
    seen = walk(scene)
    assert not seen[0][1].done
    assert seen[-1][1].done
    assert not any(now.lost for _, now in seen)


@pytest.mark.parametrize("scene", SCENES, ids=named)
def test_the_hand_points_to_what_is_on_offer_and_every_step_is_reached(scene: Scene) -> None:
    reached = set()
    for state, now in walk(scene):
        if state.seat == 0 and not now.done:
            assert now.hand in state.legal()
        reached.add(now.step)
    assert reached - {0} == set(range(1, len(scene.steps) + 1))


@pytest.mark.parametrize("scene", SCENES, ids=named)
def test_mistakes_are_legal_and_no_way_to_the_goal(scene: Scene) -> None:
    for state, now in walk(scene):
        for actions in now.mistakes.values():
            for action in actions:
                assert action in state.legal(), game(scene.game).action(action)
                assert action not in (now.right or ())


@pytest.mark.parametrize("scene", SCENES, ids=named)
def test_a_strict_scene_answers_a_mistake_that_is_likely(scene: Scene) -> None:
    assert scene.free or scene.steps[0].mistakes


@pytest.mark.parametrize("scene", SCENES, ids=named)
def test_whatever_else_is_right_leads_to_the_goal_too(scene: Scene) -> None:
    """Each thing that a step calls right is taken once, the hand followed before and after."""
    for number, step in enumerate(scene.steps):
        for other in step.do[1:] if not scene.free else ():
            state, answers = first_state(scene), list[int]()
            while not goal_met(scene, state):
                now = guide(scene, state, answers)
                assert now.hand is not None
                turn_off = len(answers) == number and other in state.legal()
                answers.append(other if turn_off else now.hand)
                state.apply(answers[-1])


@pytest.mark.parametrize("scene", SCENES, ids=named)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scene_has_its_words(scene: Scene, lang: str) -> None:
    there = messages(words_file(scene.game), lang)
    for name in message_names(scene):
        assert name in there
        said = scene_words(scene, lang, *name.removeprefix(scene.name).split("-")[1:])
        assert len(said) <= MAX_LENGTH, said


@pytest.mark.parametrize("name", games_with_lessons())
def test_no_words_are_left_over(name: str) -> None:
    wanted = {message for scene in lessons_of(name) for message in message_names(scene)}
    assert set(messages(words_file(name), "en")) == wanted


def test_a_wrong_action_is_answered_by_its_own_sentence_or_a_friendly_one() -> None:
    scene = lesson("viticulture", "worker")
    state = first_state(scene)
    now = guide(scene, state, [])
    by_verb = {" ".join(state.game.action(code).values()): code for code in state.legal()}
    cart, tour = by_verb["place cart"], by_verb["place give_tour_left"]
    assert mistake_words(scene, now, cart, "en") == scene_words(scene, "en", 1, "cart")
    assert mistake_words(scene, now, tour, "en") is None
    bare = Guide(False, False, 1, tour, (tour,), {})
    assert mistake_words(scene, bare, cart, "es") == other_move("es")


def test_whoever_has_gone_another_way_is_lost() -> None:
    scene = lesson("viticulture", "worker")
    state = first_state(scene)
    cart = game("viticulture").code({"verb": "place", "space": "cart"})
    state.apply(cart)
    assert guide(scene, state, [cart]).lost


def test_only_scenes_that_make_sense_are_read() -> None:
    rules = game("viticulture")
    goal = {"at": "year", "least": 2}
    whole = {"position": {}, "goal": [goal], "step": [{"ask": "fall", "do": ["pass"]}]}
    assert read_scene(rules, "x", 1, whole).steps[0].ask == "fall"
    for wrong in (
        {**whole, "stop": []},
        {**whole, "goal": [{"at": "year"}]},
        {**whole, "step": [{"ask": "fall", "do": ["fly"]}]},
    ):
        with pytest.raises(BadInput):
            read_scene(rules, "x", 1, wrong)
    with pytest.raises(BadInput):
        lesson("viticulture", "flying")
    assert lessons_of("barrels") == ()
