"""Learning a value from games that bots play against themselves; it needs numpy."""

import os

# Its matrices are small: on several threads, numpy's steps take twice the processor time.
for library in ("OPENBLAS", "MKL", "OMP"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")
