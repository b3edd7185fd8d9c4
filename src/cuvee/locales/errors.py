"""What is wrong with something given, in every language: by a message of the terminal's words."""

from __future__ import annotations

import errno

from cuvee.engine import BadInput, Text, translator
from cuvee.locales import LANGUAGES

TERMINAL = "cli"
OS_ERRORS = {
    errno.ENOENT: "error-os-missing",
    errno.EACCES: "error-os-forbidden",
    errno.EPERM: "error-os-forbidden",
    errno.EEXIST: "error-os-there",
    errno.ENOEXEC: "error-os-format",
    errno.EISDIR: "error-os-folder",
    errno.ENOTDIR: "error-os-no-folder",
    errno.ENOSPC: "error-os-full",
    errno.EROFS: "error-os-read-only",
    errno.EADDRINUSE: "error-os-port-used",
    errno.EADDRNOTAVAIL: "error-os-no-address",
}


class InputError(BadInput):
    """Bad input that there are words for in every language; an argument may be bad input itself."""

    def __init__(self, message: str, /, **args: str | int | BadInput) -> None:
        self.message = message
        self.details = args
        super().__init__(self.told(LANGUAGES[0]))

    def told(self, lang: str) -> str:
        """What is wrong, in a language."""
        args = {
            name: told(value, lang) if isinstance(value, BadInput) else value
            for name, value in self.details.items()
        }
        return translator().say(TERMINAL, Text(self.message, args), lang)


def told(problem: BadInput, lang: str) -> str:
    """What is wrong, in a language if there are words for it; in English with every detail."""
    if isinstance(problem, InputError):
        return problem.told(lang)
    if problem.text is None or lang == LANGUAGES[0]:
        return str(problem)
    return translator().say(TERMINAL, problem.text, lang)


def os_error(problem: OSError) -> BadInput:
    """What the operating system refuses, in words for what happens often."""
    message = OS_ERRORS.get(problem.errno or 0)
    return BadInput(str(problem.strerror)) if message is None else InputError(message)
