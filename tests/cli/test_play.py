from pathlib import Path

import pytest

from cuvee import Record, State
from cuvee.games.naramata.game import NARAMATA
from tests.cli.drive import Run, Vintage

ALL_FIRST = "1\n" * 40


def test_a_whole_game_is_played_by_typing_numbers(run: Run) -> None:
    played = run("play", "barrels", "--seats", "3", "--seed", "5", typed=ALL_FIRST)
    assert played.code == 0
    assert played.err == ""
    assert "Barrels: Player 1, Medium 2, Medium 3" in played.out
    assert "Which card do you bid for the cask?" in played.out
    assert "The last cask is empty." in played.out
    assert "The winner is" in played.out


def test_everything_fits_on_eighty_columns_and_is_plain(run: Run) -> None:
    played = run("play", "barrels", "--seats", "4", "--seed", "5", typed="h\n?\nv\n" + ALL_FIRST)
    assert max(len(line) for line in played.out.splitlines()) <= 80
    assert "\x1b" not in played.out


def test_a_hint_lists_the_best_options_and_its_use_is_in_the_log(run: Run) -> None:
    typed = "hint\nhint\n1\nl\nq\n\n"
    played = run("play", "barrels", "--seats", "3", "--seed", "5", typed=typed)
    assert played.code == 0, played.err
    assert "expected at the end; next best" in played.out
    assert "Player 1 asked for one hint." in played.out
    german = run("play", "barrels", "--seed", "5", "--lang", "de", typed="Tipp\nl\nq\n\n")
    assert "das Nächstbeste" in german.out
    assert "hat sich einen Tipp geholt." in german.out


def test_the_only_game_needs_no_name(run: Run) -> None:
    assert run("play", "--seed", "5").out.startswith("Barrels: Player 1, Medium 2\nSeed 5.")


def test_a_game_may_be_named_after_the_flags(run: Run) -> None:
    assert run("play", "--seed", "5", "barrels").out.startswith("Barrels: Player 1, Medium 2\n")


def test_of_several_games_one_is_chosen_from_a_menu(run: Run, vintage: Vintage) -> None:
    chosen = run("play", "--seed", "5", typed="9\nbarrels\n")
    assert "Which game?\n  1  Barrels\n  2  vintage\n" in chosen.out
    assert "Type a number from 1 to 2, or the name of a game." in chosen.out
    assert "Barrels: Player 1, Medium 2\n" in chosen.out


def test_a_menu_without_an_answer_ends_well(run: Run, vintage: Vintage) -> None:
    closed = run("play")
    assert closed.code == 0
    assert closed.out.endswith("End of input: the game stops here.\n")


def test_the_end_of_input_ends_the_game_well(run: Run) -> None:
    closed = run("play", "barrels", typed="1\n")
    assert closed.code == 0
    assert closed.err == ""
    assert closed.out.endswith("End of input: the game stops here.\n")


def test_one_seed_deals_one_game(run: Run) -> None:
    first = run("play", "barrels", "--seed", "11", typed=ALL_FIRST)
    assert run("play", "barrels", "--seed", "11", typed=ALL_FIRST) == first
    assert run("play", "barrels", "--seed", "12", typed=ALL_FIRST) != first


def test_a_seed_nobody_asked_for_is_printed(run: Run) -> None:
    output = run("play", "barrels", typed=ALL_FIRST).out
    seed = output.splitlines()[1].removeprefix("Seed ").partition(".")[0]
    assert run("play", "barrels", "--seed", seed, typed=ALL_FIRST).out == output


def test_what_happened_is_printed_before_the_next_question(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", "--seats", "3", typed="1\n").out
    news = output.split(" Player 1 ")[2]
    assert "Player 1 bids 1.\nMedium 2 bids 9.\nMedium 3 bids 10.\n" in news
    assert news.index("Medium 3 bids 10.") < news.index("Which card do you bid")


@pytest.mark.parametrize(("lang", "word"), [("en", "quit"), ("de", "beenden"), ("es", "salir")])
def test_a_game_is_left_by_the_word_for_it_too(run: Run, lang: str, word: str) -> None:
    left = run("play", "barrels", "--seed", "5", "--lang", lang, typed=f"{word}\n").out
    assert left == run("play", "barrels", "--seed", "5", "--lang", lang, typed="q\n").out.replace(
        "> q\n", f"> {word}\n"
    )


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])  # of which some let a bot begin
def test_who_is_new_is_told_of_the_lessons(
    run: Run, listed: dict[str, object], tmp_path: Path, seed: str
) -> None:
    listed["naramata"] = NARAMATA  # until the fixture ends
    kept = tmp_path / "kept.json"
    begun = run("play", "naramata", "--seed", seed, "--record", str(kept), typed="1\nq\n").out
    assert "cuvee lessons naramata teaches it" in begun
    assert "lessons" not in run("play", "--resume", str(kept)).out
    assert "lessons" not in run("play", "barrels").out


def test_undo_goes_back_and_redo_forth(run: Run, tmp_path: Path) -> None:
    plain, winding = tmp_path / "plain.json", tmp_path / "winding.json"
    game = ("play", "barrels", "--seed", "5", "--seats", "3", "--record")
    run(*game, str(plain), typed="1\n" * 40)
    run(*game, str(winding), typed="1\n1\nu\nu\nr\nr\nu\n1\n" + "1\n" * 40)
    assert winding.read_text() == plain.read_text()


def test_undo_leads_to_the_same_question(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", typed="2\nu\n").out
    asked = [part.split("1-4>")[0] for part in output.split(" Player 1 ") if "Bid 11" in part]
    assert asked[0] == asked[-1]
    assert "Undone." in output


def test_after_another_choice_there_is_nothing_to_redo(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", typed="1\nu\n2\nr\n").out
    assert output.count("There is nothing to redo.") == 1


def test_at_the_beginning_there_is_nothing_to_undo_and_only_the_deal_to_print(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", typed="u\nr\nl\n").out
    assert "There is nothing to undo." in output
    assert "There is nothing to redo." in output
    assert "> l\nRound 1: a cask worth 5 is rolled out.\n" in output
    assert output.count("Round 1: a cask") == 2


def test_an_empty_log_says_so(run: Run, vintage: Vintage, monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(seats: int, seed: int, options: dict[str, object], record_events: bool) -> State:
        return Vintage.begin(vintage, seats, seed, options)

    monkeypatch.setattr(vintage, "begin", silent)
    assert "> l\nNothing has happened yet.\n" in run("play", "vintage", typed="l\n").out


def test_a_question_mark_explains_options(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", typed="? 2\n?3\n?\n? 9\n? x\n").out
    second = "Bid 4.\nIn records it is called bid card=4, number 14.\n"
    assert f"> ? 2\n{second}" in output
    assert "> ?3\nBid 5.\n" in output
    assert "  2  Bid 4.\n     In records it is called bid card=4, number 14." in output
    assert "“9” is not an option: type a number from 1 to 4, or h for help." in output
    assert "“x” is not an option" in output


def test_why_answers_by_words_by_code_and_for_everything(run: Run) -> None:
    typed = "why bid 1\nwhy 14\nwhy bid 9\nwhy 999\nwhy no such words\nwhy bid\nwhy\nWHY done\n"
    output = run("play", "barrels", "--seed", "5", typed=typed).out
    assert "> why bid 1\nBid 1. You can choose that.\n" in output
    assert "> why 14\nBid 4. You can choose that.\n" in output
    assert "> why bid 9\nBid 9. That is not what is being asked now.\n" in output
    assert "> why 999\nNo action matches “999”.\n" in output
    assert "> why no such words\nNo action matches “no such words”.\n" in output
    assert "> why bid\nBid 1; Bid 4; Bid 5; Bid 11. You can choose that.\n" in output
    assert "> why\nAll possible actions can be chosen here.\n" in output
    assert "> WHY done\nDone. That is not what is being asked now.\n" in output


def test_other_lines_are_answered_with_what_may_be_typed(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", typed="0\n5\n-1\nhello there\n\n").out
    for line in ("0", "5", "-1", "hello there"):
        assert f"“{line}” is not an option: type a number from 1 to 4, or h for help." in output
    assert output.count("is not an option") == 4


def test_help_names_what_is_typed_in_each_language(run: Run) -> None:
    assert "  warum, warum …" in run("play", "barrels", "--lang", "de", typed="h\n").out
    output = run("play", "barrels", "--lang", "es", typed="h\n").out
    assert "  por qué, por qué …" in output
    assert "  Intro  " in output


def test_help_names_every_command(run: Run) -> None:
    output = run("play", "barrels", typed="h\n").out
    for line in ("u            undo the last decision", "q, quit      quit"):
        assert line in output


def test_the_position_and_the_story_can_be_asked_for(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", "--seats", "3", typed="1\nl\nv\n").out
    story = output.split("> l\n")[1]
    assert story.startswith("Round 1: a cask worth 4 is rolled out.\nPlayer 1 bids 1.\nMedium 2")
    assert "> v\nround 2 · cask 5\nplayed: 1 9 10\n" in output


def test_enter_alone_puts_the_question_again(run: Run) -> None:
    output = run("play", "barrels", "--seed", "5", typed="\n").out
    assert output.count("Which card do you bid for the cask?\n  1  Bid 1\n") == 2


def test_other_hands_stay_hidden(run: Run) -> None:
    rows = run("play", "barrels", "--seed", "5").out.splitlines()
    assert "Player 1        0       5   1 4 5 5 11" in [row.rstrip() for row in rows]
    assert "Medium 2        0       5" in [row.rstrip() for row in rows]


def test_the_screen_is_passed_on_between_people(run: Run) -> None:
    args = ("play", "barrels", "--humans", "2", "--names", "Ada,Ben", "--seed", "5")
    output = run(*args, typed="1\n\n1\n\n").out
    assert output.startswith("Barrels: Ada, Ben\n")
    assert "Pass the screen to Ben, who then presses Enter." in output
    ben = output.split("Pass the screen to Ben")[1].split("Pass the screen")[0]
    assert "Ada bids" not in ben.split("> 1\n")[0]


def test_open_hands_need_no_curtain_but_hidden_answers_do(run: Run) -> None:
    args = ("play", "barrels", "--humans", "2", "--seed", "5", "--open")
    output = run(*args, typed="4\n\n1\n1\n" + "1\n" * 30).out
    offers = output.count("Join the toast?")
    bids = output.count("Which card do you bid")
    assert offers > 0
    assert output.count("Pass the screen") < offers + bids


def test_bots_can_play_by_themselves(run: Run) -> None:
    output = run("play", "barrels", "--humans", "0", "--bots", "random,greedy", "--seed", "5").out
    assert output.startswith("Barrels: Random 1, Medium 2\n")
    assert "Random 1 bids" in output
    assert "The winner is" in output


def test_each_bot_seat_can_have_its_own_bot(run: Run) -> None:
    output = run("play", "barrels", "--bots", "greedy,random,greedy").out
    assert output.startswith("Barrels: Player 1, Medium 2, Random 3, Medium 4\n")


def test_one_bot_fills_all_other_seats(run: Run) -> None:
    output = run("play", "barrels", "--bot", "random", "--seats", "3").out
    assert output.startswith("Barrels: Player 1, Random 2, Random 3\n")


@pytest.mark.parametrize(
    ("lang", "asked", "over", "why"),
    [
        ("de", "Welche Karte bietest du auf das Fass?", "Das letzte Fass", "warum"),
        ("es", "¿Qué carta pujas por la barrica?", "La última barrica está vacía.", "por qué"),
    ],
)
def test_a_game_is_played_in_each_language(
    run: Run, lang: str, asked: str, over: str, why: str
) -> None:
    typed = f"h\n?\n{why} 14\n" + ALL_FIRST
    output = run("play", "barrels", "--lang", lang, "--seed", "5", typed=typed).out
    assert asked in output
    assert over in output
    assert "cli-" not in output
    assert f"> {why} 14\n" in output
    assert "„" + why not in output
    assert "«" + why not in output


def test_the_language_is_usually_the_terminals(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert run("play", "barrels").out.startswith("Fässer: Spieler 1, Mittel 2\n")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("play", "barrels").out.startswith("Barrels: Player 1, Medium 2\n")
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LANG")
    assert run("play", "barrels").out.startswith("Barrels: Player 1, Medium 2\n")


def test_a_games_own_options_are_flags(run: Run, vintage: Vintage, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    flags = ["--open", "--no-tap-first", "--days", "4", "--motto", "In vino", "--record", str(kept)]
    assert run("play", "vintage", *flags).code == 0
    options = Record.load(kept.read_text()).options
    wanted = {"open": True, "tap_first": False, "days": 4, "automa": None, "motto": "In vino"}
    assert options == wanted


def test_options_that_mean_one_seat_need_no_seats(run: Run, vintage: Vintage) -> None:
    assert run("play", "vintage", "--automa", "HARD").out.startswith("vintage: Player 1\n")
    assert run("play", "vintage").out.startswith("vintage: Player 1, Medium 2\n")


def test_the_record_can_be_kept_while_playing(run: Run, tmp_path: Path) -> None:
    named, asked = tmp_path / "named.json", tmp_path / "asked.json"
    output = run("play", "barrels", "--seed", "5", typed=f"1\ns {named}\ns\n{asked}\n").out
    assert f"Which file? [barrels-5.json] {asked}" in output
    assert named.read_text() == asked.read_text()
    record = Record.load(named.read_text())
    assert record.names == ["Player 1", "Medium 2"]
    assert record.verify().over is False


def test_a_record_without_a_name_gets_one(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "barrels", "--seed", "5", typed="1\ns\n\n")
    assert [path.name for path in tmp_path.iterdir()] == ["barrels-5.json"]


def test_leaving_offers_to_keep_the_game(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    result = run("play", "barrels", "--seed", "5", typed=f"1\nq\n{kept}\n")
    assert result.code == 0
    assert result.out.endswith("Goodbye.\n")
    assert Record.load(kept.read_text()).actions
    assert "Save the game?" in run("play", "barrels", typed="1\nq\n\n").out


def test_leaving_asks_nothing_when_there_is_nothing_to_keep(run: Run, tmp_path: Path) -> None:
    assert "Save the game?" not in run("play", "barrels", typed="q\n").out
    kept = tmp_path / "kept.json"
    assert "Save the game?" not in run("play", "barrels", "--record", str(kept), typed="1\nq\n").out
    assert Record.load(kept.read_text()).actions


def test_a_file_that_cannot_be_written_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    output = run("play", "barrels", typed=f"s {tmp_path / 'no' / 'where.json'}\nv\n").out
    assert "The game could not be saved: cannot write" in output
    assert "> v\nround 1" in output


def test_an_interruption_keeps_the_record(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    kept = tmp_path / "kept.json"
    monkeypatch.setattr("cuvee.cli.terminal.read_line", interrupted)
    stopped = run("play", "barrels", "--seed", "5", "--record", str(kept))
    assert stopped.code == 130
    assert stopped.err == ""
    assert Record.load(kept.read_text()).verify().over is False
