import os
from pathlib import Path

import pytest

from cuvee import BadInput
from cuvee.cli.files import check_writable, write, write_json


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write(path, "one")
    write(path, "two")
    assert path.read_text() == "two"
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "text"


def test_a_device_is_written_to_and_not_replaced() -> None:
    check_writable(Path(os.devnull))
    write(Path(os.devnull), "text")
    assert not Path(os.devnull).is_file()


def test_a_file_in_memory_is_replaced_and_an_open_stream_is_not(tmp_path: Path) -> None:
    memory = Path("/dev/shm")  # noqa: S108 - it is the one that is meant
    if memory.is_dir():
        file = memory / f"cuvee-{os.getpid()}"
        try:
            for text in ("long", "t"):
                write(file, text)
            assert file.read_text() == "t"
        finally:
            file.unlink()
    with (tmp_path / "stream").open("w") as stream:
        write(Path(f"/dev/fd/{stream.fileno()}"), "one")
        write(Path(f"/dev/fd/{stream.fileno()}"), "two")
    assert (tmp_path / "stream").read_text() == "onetwo"


def test_a_name_that_is_no_text_is_written_as_far_as_it_is(tmp_path: Path) -> None:
    write(tmp_path / "a", os.fsdecode(b"bot\xff"))
    assert (tmp_path / "a").read_text() == "bot?"


def test_a_check_leaves_nothing_behind(tmp_path: Path) -> None:
    check_writable(None)
    check_writable(tmp_path / "a.json")
    assert [*tmp_path.iterdir()] == []


def test_a_failure_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.json"
    path.write_text("before")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(BadInput, match="No space left on device"):
        write(path, "after")
    assert path.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_a_place_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").write_text("")
    for name in ("loop/a.json", "file/a.json", "a" * 300):
        with pytest.raises(BadInput, match="cannot write '"):
            check_writable(tmp_path / name)
        with pytest.raises(BadInput, match="cannot write '"):
            write(tmp_path / name, "text")
    assert {path.name for path in tmp_path.iterdir()} == {"loop", "file"}


def test_a_link_to_itself_makes_way(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    check_writable(tmp_path / "loop")
    assert (tmp_path / "loop").is_symlink()
    write(tmp_path / "loop", "text")
    assert (tmp_path / "loop").read_text() == "text"


def test_data_has_a_line_for_each_part(tmp_path: Path) -> None:
    write_json(tmp_path / "a.json", {"one": 1, "two": [1, 2]})
    assert (tmp_path / "a.json").read_text() == '{\n  "one": 1,\n  "two": [1, 2]\n}\n'
