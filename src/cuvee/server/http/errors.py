"""Exception handlers: every error is answered as JSON {"error": code, "message": sentence}.

An unexpected error is logged with the request's id; the answer tells nothing of it.
"""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError

from cuvee.engine import BadInput
from cuvee.server.db.database import UNAVAILABLE
from cuvee.server.errors import Problem, Refusal, not_found
from cuvee.server.http.static import client_response

AnyRequest = Request[Any, Any, Any]
Answer = Response[Any]
MAX_MESSAGE_LENGTH: Final = 300  # characters of a message
log = structlog.get_logger()

_SENTENCES: Final = {
    404: "Not found.",
    405: "Method not allowed.",
    413: "The request is too large.",
}
DATABASE_UNAVAILABLE: Final = Refusal(
    503, "unavailable", "The database does not respond; try again soon."
)
INTERNAL_ERROR: Final = Refusal(500, "internal_error", "Internal error; it has been logged.")
BAD_TEXT: Final = Refusal(422, "bad_text", "The text contains characters that cannot be stored.")


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Answer:
    """A Problem as an answer."""
    wait = problem.out.retry_after
    more = {} if wait is None else {"retry-after": str(wait)}
    return Response(
        problem.out,
        status_code=problem.status,
        headers={**(headers or {}), **more},
        media_type="application/json",
    )


def handle_not_found(request: AnyRequest, _: NotFoundException) -> Answer:
    """A path without a route: a page of the client, or 404 for the API."""
    return client_response(request) or answer(not_found())


def handle_exception(_: AnyRequest, problem: Exception) -> Answer:
    """Any other exception."""
    given = problem.headers or {} if isinstance(problem, HTTPException) else {}
    return answer(problem_of(problem), {k: v for k, v in given.items() if k.lower() == "allow"})


def problem_of(problem: Exception) -> Problem:
    """The Problem for any exception; an unexpected one is logged."""
    if isinstance(problem, Problem):
        return problem
    if isinstance(problem, BadInput):
        return Problem(422, "bad_input", one_line(str(problem)), text=problem.text)
    if isinstance(problem, DataError):
        return BAD_TEXT()
    if isinstance(problem, UNAVAILABLE):
        log.warning("database_unavailable", problem=type(problem).__name__)
        return DATABASE_UNAVAILABLE()
    if isinstance(problem, HTTPException) and problem.status_code < 500:
        status = problem.status_code
        code = re.sub(r"\W+", "_", HTTPStatus(status).phrase.lower())
        return Problem(status, code, _SENTENCES.get(status) or validation_message(problem))
    log.error("request_failed", exc_info=problem)
    return INTERNAL_ERROR()


def validation_message(problem: HTTPException) -> str:
    """What is wrong with a request, each with the name of its field."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    messages = [_named(part) for part in extra if isinstance(part, dict)]
    return one_line("; ".join(messages) or problem.detail)


def _named(part: dict[str, Any]) -> str:
    key, message = part.get("key"), str(part.get("message", ""))
    return f"{key}: {message}" if key and key != "data" else message


def one_line(text: str) -> str:
    """A text in one line of limited length."""
    line = " ".join(text.split())
    return line if len(line) <= MAX_MESSAGE_LENGTH else f"{line[:MAX_MESSAGE_LENGTH]} …"


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    NotFoundException: handle_not_found,
    Exception: handle_exception,
}
