"""End a process when the one that started it is gone, however it went."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Final

POLL_SECONDS: Final = 1.0


def watch_parent(parent: int, on_exit: Callable[[], None]) -> None:
    """Call something, in a thread, once another process is this one's parent."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(POLL_SECONDS)
        on_exit()

    threading.Thread(target=watch, name="parent-watch", daemon=True).start()


def terminate() -> None:
    """End this process in good order."""
    os.kill(os.getpid(), signal.SIGTERM)


def exit_now() -> None:
    """End this process at once: nothing is under way in it that matters."""
    os._exit(0)
