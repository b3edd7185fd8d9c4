"""What the page on the server says of flags, limits and configurations is so."""

import dataclasses
import json
import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from cuvee.cli.serve import ServeFlags
from cuvee.server.http import rate_limits
from cuvee.server.http.rate_limits import Rule

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
UNIT = (ROOT / "deploy" / "cuvee.service").read_text("utf-8")
NGINX = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def test_every_flag_is_explained() -> None:
    flags = {f"--{field.name.replace('_', '-')}" for field in dataclasses.fields(ServeFlags)}
    rows = "".join(re.findall(r"^\| `--.*$", PAGE, re.MULTILINE))
    assert set(re.findall(r"`(--[a-z-]+)", rows)) == flags | {"--load"}


@pytest.mark.parametrize(
    ("row", "rule"),
    [
        ("logging in and registering", rate_limits.LOGIN),
        ("new guests", rate_limits.NEWCOMER),
        ("new connections", rate_limits.CONNECT),
        ("commands, by session", rate_limits.COMMAND),
        ("messages, by connection", rate_limits.MESSAGE),
        ("other changes", rate_limits.WRITE),
        ("looking", rate_limits.READ),
        ("everything together", rate_limits.ANYTHING),
    ],
)
def test_limits_are_those_that_are_counted(row: str, rule: Rule) -> None:
    (line,) = [line for line in PAGE.splitlines() if row in line and line.startswith("|")]
    _, what, at_once, then, _ = line.split("|")
    rate = (
        f"{rule.a_second:g} a second" if rule.a_second >= 1 else f"one in {1 / rule.a_second:g} s"
    )
    assert (at_once.strip(), then.strip()) == (f"{rule.at_once:g}", rate)
    assert ("by address" in what) == rule.by_address


def test_the_unit_for_systemd_is_right(tmp_path: Path) -> None:
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(UNIT.replace("SystemCallFilter=~", "DeniedCalls="))  # which is twice there
    assert set(unit) - {"DEFAULT"} == {"Unit", "Service", "Install"}
    assert unit["Service"]["ExecStart"].startswith("/opt/cuvee/bin/cuvee serve ")
    assert int(unit["Service"]["LimitNOFILE"]) >= 65536
    for kept_apart in ("NoNewPrivileges", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert unit["Service"][kept_apart] == "yes"
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        file = tmp_path / "cuvee.service"
        file.write_text(UNIT.replace("/opt/cuvee/bin/cuvee", "/bin/true"))
        done = subprocess.run(  # noqa: S603
            [verify, "verify", "--man=no", str(file)], capture_output=True, text=True, check=False
        )
        assert "cuvee.service" not in done.stderr, done.stderr


def test_the_configuration_for_nginx_hangs_together() -> None:
    depth = 0
    for line in NGINX.splitlines():
        words = line.partition("#")[0].strip()
        assert not words or words.endswith((";", "{", "}")), line
        depth += words.endswith("{") - (words == "}")
        assert depth >= 0
    assert depth == 0
    for header in ("Host $host", "X-Forwarded-For $remote_addr", "Upgrade"):
        assert f"proxy_set_header {header}" in NGINX
    assert "merge_slashes off;" in NGINX
    assert "location ~ // {" in NGINX
    assert "limit_req " in NGINX
    assert "limit_conn " in NGINX


def test_the_container_is_made_of_what_is_there() -> None:
    lines = DOCKERFILE.replace("\\\n", " ").splitlines()
    steps = [line.split() for line in lines if line and not line.startswith(("#", " "))]
    known = {"ARG", "FROM", "RUN", "COPY", "WORKDIR", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL",
             "HEALTHCHECK", "ENTRYPOINT", "CMD"}  # fmt: skip
    assert {step[0] for step in steps} <= known
    copied = [name for step in steps if step[0] == "COPY" for name in step[1:-1]]
    own = [name for name in copied if not name.startswith(("--from", "/"))]
    assert [name for name in own if not (ROOT / name).exists()] == []
    kept = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {f"!{name.partition('/')[0]}" for name in own} <= set(kept)


def test_the_container_does_not_start_without_the_name_of_its_site(tmp_path: Path) -> None:
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", DOCKERFILE, re.MULTILINE)
    shell, flag, script, name = json.loads(entry)
    program = tmp_path / "cuvee"
    program.write_text('#!/bin/sh\necho "$@"\n')
    program.chmod(0o755)
    script = script.replace("/opt/cuvee/bin/cuvee", str(program))

    def run(**env: str) -> subprocess.CompletedProcess[str]:
        words = [shell, flag, script, name, "--secure"]
        return subprocess.run(words, env=env, capture_output=True, text=True, check=False)  # noqa: S603

    assert run().returncode != 0
    assert "ORIGIN" in run().stderr
    said = run(ORIGIN="https://games.example.org").stdout.split()
    assert said[:1] == ["serve"]
    assert said[-3:] == ["--origin", "https://games.example.org", "--secure"]
