# The one door to everything: `make help` lists what it opens.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check
NATIVE := $(PY) tools/native.py
WEB := $(PY) tools/web.py
PYTEST := $(PY) -m pytest -q -n auto --maxprocesses=4 --dist worksteal
# Half of what is tested compiled waits, for processes, sockets and disks: three workers for two cores.
WAITING := $(PY) -m pytest -q -n 3 --dist worksteal -p no:cov
# Those tests hang on the machine's timing. One that fails is run once more and its failure is shown, to be
# mended; a fourth one fails for good, and so does whatever tests the rules.
ONCE_MORE := --reruns 1 --max-suite-reruns 3 --rerun-show-tracebacks \
  $(addprefix --rerun-exclude-path=tests/,engine examples games golden records testing)
READY := $(VENV)/.project
CODE := $(wildcard src tests examples benchmarks tools)
FULLY_COVERED := src/cuvee/engine/*,examples/*
# What is tested interpreted and compiled: the kernel, and whole games whose records and goldens carry
# digests that both ways must reach. The rest is tested once, the way it runs.
BOTH_WAYS := $(addprefix tests/,engine examples records golden testing) tests/server/test_client.py

# Every test of the server starts processes: with the bytecode of what they import they start twice as fast.
unexport PYTHONDONTWRITEBYTECODE

MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play check test test-rl torture fmt golden records types dist screens bench bench-bots bench-envs bench-page bench-server compile pure lock lock-server clean distclean

# $(call quiet,command): run a chatty command and show what it says only if it fails.
quiet = said=$$($(1) 2>&1) || { printf '%s\n' "$$said"; exit 1; }

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

# --- Setting up ------------------------------------------------------------------------------------

$(PY):
	@echo "Creating $(VENV) ..."
	@tools/venv "$(PYTHON)" $(VENV)

$(VENV)/.requirements: requirements/dev.txt | $(PY)
	@echo "Installing libraries and tools ..."
	@$(PIP) install -qq --no-compile --no-deps -r $<  # bytecode is made of what is used
	@touch $@

$(READY): pyproject.toml $(VENV)/.requirements
	@echo "Installing Cuvée ..."
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.bench: requirements/bench.txt requirements/bench-gym.txt $(READY)
	@echo "Installing the engine to measure against ..."
	@$(PIP) install -qq --no-deps -r requirements/bench.txt -r requirements/bench-gym.txt
	@touch $@

$(VENV)/.rl: requirements/rl.in $(READY)
	@echo "Installing sb3-contrib and PyTorch, several gigabytes ..."
	@$(PIP) install -qq -r $<
	@touch $@

setup: $(READY) ## make .venv with everything in it, compile the rules if there is a C compiler, build the client
	@$(NATIVE) compile || true
	@$(WEB) build

# --- Using -----------------------------------------------------------------------------------------

PORT ?= 8000

play: $(PY) ## serve the table at http://127.0.0.1:8000, or at PORT=... (`.venv/bin/cuvee play`: in the terminal)
	@$(PY) tools/play.py --port $(PORT)

bench: $(VENV)/.bench ## measure speed, interpreted and compiled
	@echo "Measuring, interpreted ..."
	@$(NATIVE) pure
	@$(PY) benchmarks/run.py --mode interpreted
	@$(NATIVE) compile
	@if [ "$$($(NATIVE) status)" = compiled ]; then \
	  echo "Measuring, compiled ..." && $(PY) benchmarks/run.py --mode compiled; fi
	@$(PY) benchmarks/run.py --report

bench-envs: $(VENV)/.bench setup ## measure the environments for learning
	@$(PY) -m benchmarks.environments

bench-page: setup ## measure the table in the browser: clicks, questions, frames
	@tools/chromium
	@$(PY) -m benchmarks.page

bench-bots: setup ## measure decisions of the bots, hints and reviews, and commands beside them
	@$(PY) -m benchmarks.thinking

bench-server: setup ## measure the table server under load
	@$(PY) -m benchmarks.server

dist: setup ## build a wheel with the client in it, and the sources as an archive, into dist/
	@rm -rf dist
	@$(BIN)/hatchling build -d dist -t sdist -t wheel

screens: setup ## write pictures of every main screen to docs/screens/
	@tools/chromium
	@$(PY) -m tools.screens
	@$(PY) -m tools.turn_picture

# --- Checking --------------------------------------------------------------------------------------

check: $(READY) ## check format, style, types, boundaries, spelling, documentation and the client
	@echo "Checking the format ..."
	@$(BIN)/ruff format -q --check
	@echo "Checking the style ..."
	@$(BIN)/ruff check -q
	@$(PY) tools/style.py
	@echo "Checking the types ..."
	@$(BIN)/mypy --no-error-summary $(CODE)
	@echo "Checking the boundaries ..."
	@$(call quiet,$(BIN)/lint-imports)
	@echo "Checking the spelling ..."
	@$(BIN)/codespell
	@echo "Checking the documentation ..."
	@$(call quiet,$(BIN)/mkdocs build --strict --site-dir build/site)
	@$(WEB) check
	@$(PY) tools/api_types.py --check

# What the tests need is made beside the checks: the compiled rules, a browser, the page, and the bytecode of
# the tests, which otherwise each process of a test run makes for itself.
.PHONY: ready-to-test
ready-to-test: check
	@$(WEB) build
	@echo "Collecting the tests ..."
	@$(call quiet,$(PY) -m pytest -q -p no:cov --collect-only)

test: $(READY) ## check, then test the kernel interpreted (with coverage), all compiled, the page in a browser
	@{ tools/chromium & $(NATIVE) prepare; wait; } & preparing=$$!; \
	  $(MAKE) ready-to-test; checked=$$?; wait $$preparing; exit $$checked
	@echo "Testing the kernel, interpreted ..."
	@$(NATIVE) pure
	@$(PYTEST) --cov --cov-report= $(BOTH_WAYS)
	@echo "Checking the coverage ..."
	@$(call quiet,$(BIN)/coverage report --include='$(FULLY_COVERED)' --fail-under=100)
	@$(NATIVE) compile
	@if [ "$$($(NATIVE) status)" = compiled ]; then \
	  echo "Testing everything, compiled ..." && $(WAITING) $(ONCE_MORE) --ignore=tests/web; else \
	  echo "Testing the rest ..." && \
	  $(WAITING) $(ONCE_MORE) --ignore=tests/web $(addprefix --ignore=,$(BOTH_WAYS)); fi
	@tools/chromium  # says again why there is none
	@echo "Testing the page in a browser ..."
	@$(PYTEST) -p no:cov $(ONCE_MORE) tests/web

test-rl: $(VENV)/.rl setup ## train the MaskablePPO example for a second; installs PyTorch first
	@$(PY) -m pytest -q -p no:cov tests/envs/test_ppo_example.py

torture: $(READY) ## kill servers a thousand times, with faults of the storage between (an hour)
	@$(PY) -m tests.server.torture

# --- Changing --------------------------------------------------------------------------------------

fmt: $(READY) ## format the code and mend what can be mended by itself
	@$(BIN)/ruff check -q --fix || true
	@$(BIN)/ruff format -q

golden: setup ## write the golden files anew; read the difference like code
	@$(PY) -m pytest tests --update-goldens -q -k golden

records: setup ## replay the kept games of tests/records; find new ones for what they no longer show
	@$(PY) -m tools.records

types: $(READY) ## write web/src/api.ts and web/src/games.ts from the server's API and the games
	@$(WEB) libraries
	@$(PY) tools/api_types.py

compile: $(READY) ## run the rules compiled from now on
	@$(NATIVE) compile
	@$(NATIVE) status

pure: ## run the rules interpreted from now on
	@$(PYTHON) tools/native.py pure
	@$(PYTHON) tools/native.py status

LOCK := $(BIN)/pip-compile -q --no-header --no-emit-options --no-emit-index-url \
  --no-emit-trusted-host --no-emit-find-links --strip-extras --allow-unsafe --annotation-style=line \
  --resolver=backtracking $(if $(UPGRADE),--upgrade)

lock: $(READY) ## pin what requirements/*.in ask for; UPGRADE=1 takes the newest versions
	@for name in dev bench node; do \
	  echo "Locking requirements/$$name.in ..."; \
	  $(LOCK) -o requirements/$$name.txt requirements/$$name.in || exit 1; done
	@for name in play compile; do \
	  echo "Locking requirements/$$name.in ..."; \
	  $(LOCK) -c requirements/dev.txt -o requirements/$$name.txt requirements/$$name.in || exit 1; done

lock-server: $(READY) ## pin what the server needs by hash, for the container, into requirements/server.txt
	@$(LOCK) --generate-hashes --extra server -o requirements/server.txt pyproject.toml

clean: ## remove what was built
	@$(PYTHON) tools/native.py pure
	@rm -rf build dist site web/dist .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	  .import_linter_cache
	@find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove .venv and the client's libraries as well
	@rm -rf $(VENV) web/node_modules
