import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cuvee import Record, rng
from cuvee.bots import Observation, bot
from cuvee.cli.campaign import MAX_CHARACTERS, CampaignConversation
from cuvee.games.viticulture.campaign import ViticultureCampaign, load
from cuvee.games.viticulture.game import VITICULTURE
from tests.cli.drive import Run

ALL_FIRST = "1\n" * 600
UNCHANGED = "This game does not count: the campaign is unchanged.\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "campaign.json"


@pytest.fixture(autouse=True)
def on_the_list(listed: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Viticulture is among the games again."""
    monkeypatch.setitem(listed, VITICULTURE.name, VITICULTURE)


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is dealt alike."""
    monkeypatch.setattr("secrets.randbits", lambda _: 7)


def won(many: int, automa: str = "normal", aggressive: bool = False) -> ViticultureCampaign:
    """A campaign with its first challenges beaten at once."""
    campaign = ViticultureCampaign(automa, aggressive)
    for number in campaign.order[:many]:
        campaign.history.append(
            {"challenge": number, "won": True, "score": 20 + number, "reason": "automa_win"}
        )
    return campaign


def lost(campaign: ViticultureCampaign, many: int) -> ViticultureCampaign:
    """The same campaign with so many games lost in a row, the last one drawn."""
    for left in range(many, 0, -1):
        reason = "automa_loss" if left > 1 else "automa_draw"
        campaign.history.append(
            {"challenge": campaign.challenge, "won": False, "score": 10 + left, "reason": reason}
        )
    return campaign


def keep(file: Path, campaign: ViticultureCampaign) -> str:
    """Write a campaign down; its text."""
    file.write_text(json.dumps(campaign.dump()))
    return file.read_text()


def test_a_new_campaign_begins_with_the_first_challenge(run: Run, file: Path) -> None:
    begun = run("campaign", str(file))
    assert begun.code == 0
    assert begun.err == ""
    assert begun.out.startswith("Viticulture, the campaign: Automa normal\nChallenge 1: The old")
    assert "0 games played, 0 of 8 challenges beaten." in begun.out
    assert f"A new campaign. When its first game is over it will be saved in {file}." in begun.out
    assert "\nChallenge 1: The old vines\nYou get no mama, but her two workers." in begun.out
    assert "Seed 7." in begun.out
    assert "reconstructed" not in begun.out


def test_the_end_of_input_ends_it_well_and_keeps_nothing(run: Run, file: Path) -> None:
    closed = run("campaign", str(file), typed="1\n")
    assert closed.code == 0
    assert closed.err == ""
    assert closed.out.endswith(f"End of input: the game stops here.\n{UNCHANGED}")
    assert [*file.parent.iterdir()] == []


def test_a_game_that_is_lost_is_kept_and_the_next_begins_with_a_token(run: Run, file: Path) -> None:
    played = run("campaign", str(file), "--automa", "HARD", typed=ALL_FIRST)
    assert played.code == 0
    assert played.err == ""
    campaign = load(json.loads(file.read_text()))
    assert (campaign.automa, campaign.games, campaign.beaten) == ("hard", 1, 0)
    result = f"lost ({campaign.history[0]['score']} points)"
    assert result in played.out
    assert played.out.endswith(f"The campaign is saved in {file}.\n")
    assert max(len(line) for line in played.out.splitlines() if str(file) not in line) <= 80
    again = run("campaign", str(file)).out
    assert "Automa hard\n" in again
    assert f"Challenge 1: The old vines        {result}\n" in again
    assert "1 game played, 0 of 8 challenges beaten." in again
    assert "For your last loss you begin with 1 bonus action token.\n" in again
    assert "bonus tokens: 1" in again
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_campaign_goes_on_and_shows_its_history(run: Run, file: Path) -> None:
    before = keep(file, lost(won(3), 2))
    result = run("campaign", str(file), typed="q\n")
    assert result.code == 0
    lines = [" ".join(line.split()) for line in result.out.splitlines()]
    assert "Challenge 1: The old vines won (21 points)" in lines
    assert "Challenge 4: In debt lost (12 points), drawn (11 points)" in lines
    assert "Challenge 5: Early and late -" in lines
    assert "5 games played, 3 of 8 challenges beaten." in result.out
    assert "\nChallenge 4: In debt\nYou start at -5 points." in result.out
    assert "The numbers of this challenge are reconstructed" in result.out
    assert "For your last losses you begin with 2 bonus action tokens." in result.out
    assert "A new campaign" not in result.out
    assert result.out.endswith(f"Goodbye.\n{UNCHANGED}")
    assert file.read_text() == before


def test_a_game_that_is_won_leads_to_the_next_challenge(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck, greedy = rng(5), bot("greedy")

    def clever(self: CampaignConversation) -> bool:
        state = self.table.state
        self.table.choose(greedy.choose(Observation(state, state.seat), luck))
        return True

    monkeypatch.setattr("secrets.randbits", lambda _: 5)  # a game that it wins by far
    monkeypatch.setattr(CampaignConversation, "answer", clever)
    keep(file, lost(won(0, "very_easy"), 20))
    played = run("campaign", str(file))
    assert (played.code, played.err) == (0, "")
    campaign = load(json.loads(file.read_text()))
    assert (campaign.games, campaign.beaten, campaign.challenge) == (21, 1, 2)
    assert f"won ({campaign.history[-1]['score']} points)" in played.out
    assert "21 games played, 1 of 8 challenges beaten." in played.out


def test_where_no_tokens_can_be_used_none_are_promised(run: Run, file: Path) -> None:
    keep(file, lost(won(1), 3))
    assert "you begin with" not in run("campaign", str(file)).out


def test_every_challenge_can_be_begun(run: Run, file: Path) -> None:
    for many in range(8):
        keep(file, lost(won(many), 25))
        begun = run("campaign", str(file))
        assert (begun.code, begun.err) == (0, "")
        assert f"\nChallenge {many + 1}: " in begun.out
        assert begun.out.endswith(UNCHANGED)


def test_an_aggressive_campaign_leaves_one_challenge_out(run: Run, file: Path) -> None:
    output = run("campaign", str(file), "--aggressive", "--automa", "easy").out
    assert "Automa easy, aggressive\n" in output
    assert "Challenge 6" not in output
    assert "0 of 7 challenges" in output
    before = keep(file, won(2, "easy", aggressive=True))
    assert "2 of 7 challenges" in run("campaign", str(file), "--aggressive").out
    assert "2 of 7 challenges" in run("campaign", str(file), "--automa", "Easy").out
    assert file.read_text() == before


def test_a_finished_campaign_says_so_and_asks_nothing(run: Run, file: Path) -> None:
    before = keep(file, won(8))
    result = run("campaign", str(file), typed=ALL_FIRST)
    assert result.code == 0
    finished = "The campaign is finished. Your score is 8 games. Begin another with --new.\n"
    assert result.out.endswith(finished)
    assert file.read_text() == before


def test_a_campaign_is_begun_anew_only_when_a_game_is_over(run: Run, file: Path) -> None:
    before = keep(file, won(8))
    output = run("campaign", str(file), "--new", "--automa", "very_hard", typed="1\nq\n\n").out
    announced = f"A new campaign. When its first game is over it will replace the one in {file}."
    assert announced in output
    assert "Automa very hard\n" in output
    assert output.endswith(UNCHANGED)
    assert file.read_text() == before


def test_the_usual_file_is_in_the_folder_one_is_in(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    keep(file, won(2))
    assert "2 games played" in run("campaign").out


def test_a_record_is_kept_but_never_over_the_campaign(run: Run, file: Path) -> None:
    before = keep(file, won(1))
    kept = file.parent / "game.json"
    output = run("campaign", str(file), typed=f"1\ns {file}\ns {kept}\nq\n{file}\n").out
    assert output.count(f"{file} is the file of the campaign; choose another.\n") == 2
    assert file.read_text() == before
    assert Record.load(kept.read_text()).options["campaign"] == 2


FOREIGN = {
    "empty": "",
    "words": "not JSON",
    "list": "[]",
    "nothing in it": "{}",
    "deep": "[" * 100_000,
    "digits": "1" * 10_000,
    "long": " " * (MAX_CHARACTERS + 1),
    "record": '{"game": "barrels", "rules": 1}',
    "later format": json.dumps({**ViticultureCampaign().dump(), "format": 2}),
    "other level": json.dumps({**ViticultureCampaign().dump(), "automa": "gentle"}),
    "too much": json.dumps({**won(2).dump(), "more": 1}),
    "no such game": json.dumps({**won(1).dump(), "history": [{"challenge": 5}]}),
    "cut short": json.dumps(won(1).dump())[:-9],
}


@pytest.mark.parametrize("text", FOREIGN.values(), ids=FOREIGN)
@pytest.mark.parametrize("flags", [[], ["--new"]], ids=["go on", "new"])
def test_a_damaged_or_foreign_file_is_refused_and_left_alone(
    run: Run, file: Path, text: str, flags: list[str]
) -> None:
    file.write_text(text)
    refused = run("campaign", str(file), *flags, typed=ALL_FIRST)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith(f"cuvee: {str(file)!r}: ")
    assert refused.err.count("\n") == 1
    assert file.read_text() == text


def test_a_file_that_is_no_text_is_refused(run: Run, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    refused = run("campaign", str(file))
    assert refused.code == 2
    assert refused.err == f"cuvee: cannot read {str(file)!r}: it is not a text file\n"
    assert file.read_bytes() == b"\xff\xfe\x00"


@pytest.mark.parametrize("place", ["", "no/where.json", "plain/where.json", "/dev/null"])
def test_where_nothing_can_be_kept_nothing_is_played(run: Run, file: Path, place: str) -> None:
    (file.parent / "plain").write_text("")
    refused = run("campaign", str(file.parent / place), typed=ALL_FIRST)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith("cuvee: cannot ")
    assert refused.err.count("\n") == 1


def test_a_result_that_cannot_be_written_is_reported_and_the_file_stays(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    before = keep(file, won(2))
    monkeypatch.setattr(Path, "replace", full)
    failed = run("campaign", str(file), typed=ALL_FIRST)
    assert failed.code == 2
    assert failed.err == f"cuvee: cannot write {str(file)!r}: No space left on device\n"
    assert file.read_text() == before


def meanwhile(monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]) -> None:
    """Let something happen to the file after a game is over and before its result is kept."""
    play = CampaignConversation.play

    def played(self: CampaignConversation) -> None:
        play(self)
        act()

    monkeypatch.setattr(CampaignConversation, "play", played)


@pytest.mark.parametrize("flags", [[], ["--new"]], ids=["go on", "new"])
@pytest.mark.parametrize("begun", [True, False], ids=["begun", "first"])
def test_what_another_terminal_has_kept_is_never_lost(
    run: Run, file: Path, flags: list[str], begun: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if begun:
        keep(file, won(2))
    theirs = json.dumps(won(3).dump())
    meanwhile(monkeypatch, lambda: file.write_text(theirs))
    refused = run("campaign", str(file), *flags, typed=ALL_FIRST)
    assert refused.code == 2
    changed = f"cuvee: the campaign in {str(file)!r} has changed since this game began, "
    assert refused.err.startswith(changed)
    assert refused.err.count("\n") == 1
    assert "is kept in" not in refused.out
    assert file.read_text() == theirs
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_campaign_whose_file_is_gone_is_kept_all_the_same(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(file, won(2))
    meanwhile(monkeypatch, file.unlink)
    assert run("campaign", str(file), typed=ALL_FIRST).code == 0
    assert load(json.loads(file.read_text())).games == 3


@pytest.mark.parametrize(
    ("flags", "line"),
    [
        (["--automa", "hard"], "has --automa normal, not hard; --new begins another"),
        (["--aggressive"], "is not --aggressive; --new begins another"),
    ],
)
def test_flags_that_contradict_the_campaign_are_refused(
    run: Run, file: Path, flags: list[str], line: str
) -> None:
    before = keep(file, won(1))
    refused = run("campaign", str(file), *flags)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == f"cuvee: the campaign in {str(file)!r} {line}\n"
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("de", "Die Kampagne in „{}“ wird ohne --aggressive gespielt; --new beginnt eine neue"),
        ("es", "la campaña de «{}» se juega sin --aggressive; --new empieza otra"),
    ],
)
def test_refusals_speak_the_chosen_language(run: Run, file: Path, lang: str, line: str) -> None:
    keep(file, won(1))
    refused = run("campaign", str(file), "--aggressive", "--lang", lang)
    assert refused.err == f"cuvee: {line.format(file)}\n"


def test_levels_that_are_not_there_are_refused(run: Run, file: Path) -> None:
    assert (
        "--automa takes one of very_easy, easy" in run("campaign", str(file), "--automa", "x").err
    )
    refused = run("campaign", str(file), "--automa", "very_hard", "--aggressive")
    assert refused.err == "cuvee: --aggressive does not go with --automa very_easy, very_hard\n"


@pytest.mark.parametrize(
    ("lang", "title", "history", "tokens", "end"),
    [
        ("en", "the campaign", "lost (12 points), drawn", "with 2 bonus", "does not count"),
        ("de", "die Kampagne", "verloren (12 Siegpunkte), unentsch", "mit 2 Bonusm", "zählt nicht"),
        ("es", "la campaña", "perdida (12 puntos), empatada", "con 2 fichas", "no cuenta"),
    ],
)
def test_it_speaks_each_language(
    run: Run, file: Path, lang: str, title: str, history: str, tokens: str, end: str
) -> None:
    keep(file, lost(won(3), 2))
    result = run("campaign", str(file), "--lang", lang)
    assert result.code == 0
    for words in (title, history, tokens, end):
        assert words in result.out
    assert "cli-" not in result.out
    keep(file, won(8))
    assert "--new" in run("campaign", str(file), "--lang", lang).out


def test_there_is_help(run: Run) -> None:
    result = run("campaign", "--help")
    assert result.code == 0
    assert result.out.startswith("Usage: cuvee campaign")
    assert "--aggressive" in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80
