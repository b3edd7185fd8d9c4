"""Logs: one event per line, JSON for machines or coloured for a terminal; never a secret.

Events name tables, routes and codes. Names, passwords, links, cookies, chat and request bodies are
not logged.
"""

from __future__ import annotations

import logging
import logging.config
import sys
from typing import Any, Final

import structlog
from structlog.typing import Processor

_SHARED: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

QUIET: Final = ("uvicorn.access", "uvicorn.error", "alembic", "httpx", "httpcore")


def formatter() -> logging.Formatter:
    """The formatter of a line on standard error: coloured on a terminal, else JSON."""
    people = sys.stderr.isatty()
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if people:
        # Plainly: a trace that shows what variables held would show cookies.
        plain = structlog.dev.plain_traceback
        last += [structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    else:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return structlog.stdlib.ProcessorFormatter(
        processors=last, foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *_SHARED]
    )


def config() -> dict[str, Any]:
    """The configuration for the standard library's logging, for the server's own lines as well."""
    quiet = {"level": "WARNING", "propagate": True}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "cuvee.server.ops.logs.formatter"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"level": "INFO", "handlers": ["stderr"]},
        "loggers": dict.fromkeys(QUIET, quiet),
    }


def set_up() -> None:
    """Configure logging."""
    logging.config.dictConfig(config())
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
