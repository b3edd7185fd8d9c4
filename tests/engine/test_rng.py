"""Randomness: fair, the same on every machine, cheap to branch off."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuvee import Rng, rng
from cuvee.engine.rng import SEED_LIMIT, commitment, key_of, keyed_hash, quick, word

seeds = st.integers(0, SEED_LIMIT - 1)


def test_the_stream_of_a_seed_is_the_same_on_every_machine_compiled_or_not() -> None:
    dice = rng(7)
    assert [dice.below(1000) for _ in range(8)] == [845, 589, 201, 985, 313, 212, 237, 496]
    assert f"{key_of(7):x}" == "dc8440052e91b74f32e3279fec9008cd9068db492be97066d69420b437491ffc"
    assert word(keyed_hash(0), 0) == 808400957267565225
    assert (
        f"{rng(7).fork().key:x}" == "fe7e488fe2ebd2f4dbfb206824cf3c57cf314d4781eb004cc314fe2d455f69"
    )


def test_what_is_published_of_a_seed_can_be_checked_with_any_tool() -> None:
    # printf 'cuvee seed 7 00ff' | sha256sum, and the same without a salt
    assert (
        commitment(7, "00ff") == "2c39f7543c9185495f7e5552a9bd742fb9277f3740347fc5ad63da787d2adf83"
    )
    assert commitment(7) == "eb7755c467cf3050f5686b306656f32f15d1ed0f78efc19593c136bb0d8c30c5"


@given(seeds, st.integers(1, 1 << 62))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    assert 0 <= rng(seed).below(n) < n


def test_every_number_is_about_as_likely() -> None:
    dice = rng(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_numbers_that_would_favour_the_small_are_thrown_away() -> None:
    dice = rng(1)
    for _ in range(32):
        assert dice.below((1 << 61) + 1) <= 1 << 61
    assert dice.count > 32


@pytest.mark.parametrize("n", [0, -1, (1 << 62) + 1])
def test_no_number_can_be_drawn_below_nothing_or_below_too_much(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        rng(1).below(n)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_has_at_most_256_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        rng(seed)


@pytest.mark.parametrize("seed", [0, SEED_LIMIT - 1])
def test_the_first_and_the_last_seed_are_seeds(seed: int) -> None:
    assert rng(seed).below(10) in range(10)


@given(seeds)
def test_a_key_tells_seeds_apart(seed: int) -> None:
    assert key_of(seed) != key_of((seed + 1) % SEED_LIMIT)
    assert 0 <= key_of(seed) < SEED_LIMIT


@given(seeds, st.lists(st.integers(), min_size=1))
def test_taking_removes_one_member_and_keeps_the_others(seed: int, zone: list[int]) -> None:
    rest = zone[:]
    taken = rng(seed).take(rest)
    assert sorted([*rest, taken]) == sorted(zone)


def test_every_member_is_taken_about_as_often() -> None:
    dice = rng(2)
    counts = [0] * 5
    for _ in range(5000):
        counts[dice.take([0, 1, 2, 3, 4])] += 1
    assert all(900 < count < 1100 for count in counts)


def test_nothing_can_be_taken_from_an_empty_zone() -> None:
    with pytest.raises(ValueError, match="below 0"):
        rng(1).take([])


@given(seeds, st.lists(st.integers()))
def test_shuffling_loses_nothing(seed: int, zone: list[int]) -> None:
    shuffled = zone[:]
    rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(zone)


def test_every_order_comes_up_about_as_often() -> None:
    dice = rng(3)
    counts: dict[str, int] = {}
    for _ in range(6000):
        zone = ["a", "b", "c"]
        dice.shuffle(zone)
        counts["".join(zone)] = counts.get("".join(zone), 0) + 1
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@given(seeds, st.integers(0, 20))
def test_a_fork_is_never_disturbed_by_its_origin_nor_disturbs_it(seed: int, draws: int) -> None:
    origin, twin = rng(seed), rng(seed)
    fork, twin_fork = origin.fork(), twin.fork()
    for _ in range(draws):
        fork.below(100)
    for _ in range(draws):
        twin.below(100)
        origin.below(100)
        twin_fork.below(100)
    assert [fork.below(1 << 62), origin.below(1 << 62)] == [
        twin_fork.below(1 << 62),
        twin.below(1 << 62),
    ]


@given(seeds)
def test_forks_of_one_stream_are_streams_of_their_own(seed: int) -> None:
    origin = rng(seed)
    assert len({origin.fork().key, origin.fork().key, origin.key}) == 3


@given(seeds, st.integers(0, 1000))
def test_two_numbers_are_the_whole_generator(seed: int, count: int) -> None:
    dice = Rng(key_of(seed), count)
    copy = Rng(dice.key, dice.count)
    assert dice.below(1 << 62) == copy.below(1 << 62) == word(keyed_hash(key_of(seed)), count)


def test_a_quick_stream_follows_from_another_and_its_copies_go_on_alike() -> None:
    one, other = quick(rng(5)), quick(rng(5))
    assert [one.below(6) for _ in range(5)] == [other.below(6) for _ in range(5)]
    copy = one.copy()
    assert (copy.count, copy.below(1000)) == (5, one.below(1000))


def test_a_quick_stream_is_about_fair() -> None:
    dice, counts = quick(rng(1)), [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)
