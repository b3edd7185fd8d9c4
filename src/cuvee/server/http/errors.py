"""Whatever goes wrong, as one line of JSON: {"error": code, "message": sentence}.

Nothing of the inside is told: what nobody expected is logged, with the number of the request.
"""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cuvee.engine import BadInput
from cuvee.server.errors import Problem, not_found
from cuvee.server.http.static import page_for

AnyRequest = Request[Any, Any, Any]
Answer = Response[Any]
LONGEST: Final = 300  # characters of a message
log = structlog.get_logger()

_SENTENCES: Final = {
    404: "There is nothing here.",
    405: "That cannot be done here.",
    413: "That is too much at once.",
}
AWAY: Final = Problem(503, "unavailable", "The database does not answer; try again soon.")
FAILED: Final = Problem(500, "failed", "Something went wrong here; it has been noted.")
UNREADABLE: Final = Problem(422, "bad_text", "There is something in it that cannot be kept.")


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Answer:
    """A Problem as an answer."""
    wait = problem.more.get("retry_after")
    more = {} if wait is None else {"retry-after": str(wait)}
    return Response(
        problem.to_dict(),
        status_code=problem.status,
        headers={**(headers or {}), **more},
        media_type="application/json",
    )


def nothing_there(request: AnyRequest, _: NotFoundException) -> Answer:
    """An address that leads nowhere: the page finds its own way, for the API there is nothing."""
    return page_for(request) or answer(not_found())


def any_other(_: AnyRequest, problem: Exception) -> Answer:
    """Whatever else is not carried out."""
    given = problem.headers or {} if isinstance(problem, HTTPException) else {}
    return answer(problem_of(problem), {k: v for k, v in given.items() if k.lower() == "allow"})


def problem_of(problem: Exception) -> Problem:
    """What is told of anything that went wrong; what nobody expected is logged."""
    if isinstance(problem, Problem):
        return problem
    if isinstance(problem, BadInput):
        return Problem(422, "bad_input", short(str(problem)))
    if isinstance(problem, DataError):
        return UNREADABLE
    if isinstance(problem, (OperationalError, PoolTimeout)):
        log.warning("database away", problem=type(problem).__name__)
        return AWAY
    if isinstance(problem, HTTPException) and problem.status_code < 500:
        status = problem.status_code
        code = re.sub(r"\W+", "_", HTTPStatus(status).phrase.lower())
        return Problem(status, code, _SENTENCES.get(status) or in_a_line(problem))
    log.error("failed", exc_info=problem)
    return FAILED


def in_a_line(problem: HTTPException) -> str:
    """What is wrong with a request, each with the name of what it is wrong with."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    said = [_named(part) for part in extra if isinstance(part, dict)]
    return short("; ".join(said) or problem.detail)


def _named(part: dict[str, Any]) -> str:
    key, message = part.get("key"), str(part.get("message", ""))
    return f"{key}: {message}" if key and key != "data" else message


def short(text: str) -> str:
    """A text in one line of bearable length."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"


HANDLERS: Final[ExceptionHandlersMap] = {NotFoundException: nothing_there, Exception: any_other}
