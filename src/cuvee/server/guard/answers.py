"""Whatever goes wrong, as one line of JSON: {"error": code, "message": sentence}.

Nothing of the inside is told: what nobody expected is logged, with the number of the request.
"""

from __future__ import annotations

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
from cuvee.server.page import page_for

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


def refused(_: AnyRequest, problem: Problem) -> Answer:
    """What the server itself refuses."""
    return answer(problem)


def nothing_there(request: AnyRequest, _: NotFoundException) -> Answer:
    """An address that leads nowhere: the page finds its own way, for the API there is nothing."""
    return page_for(request) or answer(not_found())


def not_so(_: AnyRequest, problem: HTTPException) -> Answer:
    """What Litestar refuses: a wrong method, a wrong body, too much of it."""
    status = problem.status_code
    if status >= 500:
        return failed(_, problem)
    code = HTTPStatus(status).phrase.lower().replace(" ", "_").replace("-", "_")
    message = _SENTENCES.get(status) or in_a_line(problem)
    allowed = {name: value for name, value in (problem.headers or {}).items() if name == "Allow"}
    return answer(Problem(status, code, message), allowed)


def in_a_line(problem: HTTPException) -> str:
    """What is wrong with a request, each with the name of what it is wrong with."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    said = [_named(part) for part in extra if isinstance(part, dict)]
    line = " ".join("; ".join(said).split()) if said else " ".join(problem.detail.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"


def _named(part: dict[str, Any]) -> str:
    key, message = part.get("key"), str(part.get("message", ""))
    return f"{key}: {message}" if key and key != "data" else message


def bad_input(_: AnyRequest, problem: BadInput) -> Answer:
    """What the engine refuses."""
    return answer(Problem(422, "bad_input", " ".join(str(problem).split())[:LONGEST]))


def away(_: AnyRequest, problem: Exception) -> Answer:
    """The database is not there, or too busy."""
    log.warning("database away", problem=type(problem).__name__)
    return answer(AWAY)


def unreadable(_: AnyRequest, __: DataError) -> Answer:
    """A value that the database cannot keep."""
    return answer(UNREADABLE)


def failed(_: AnyRequest, problem: Exception) -> Answer:
    """What nobody expected."""
    log.error("failed", exc_info=problem)
    return answer(FAILED)


HANDLERS: Final[ExceptionHandlersMap] = {
    Problem: refused,
    NotFoundException: nothing_there,
    HTTPException: not_so,
    BadInput: bad_input,
    OperationalError: away,
    PoolTimeout: away,
    DataError: unreadable,
    Exception: failed,
}
