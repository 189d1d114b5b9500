# make play — the whole product on this machine, nothing to configure.   make test — all tests.
# make run — the bot on Discord, with the token from .env.   make check — layout, lint, types.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play run test check format clean

play: .venv/.runtime
	$(BIN)/python -m bot play $(ARGS)

run: .venv/.runtime
	$(BIN)/python -m bot run $(ARGS)

test: .venv/.dev
	$(BIN)/python -m pytest -n 2 $(ARGS)

check: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright

format: .venv/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; point to it with make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.runtime: requirements.lock | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

.venv/.dev: requirements-dev.lock | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@ .venv/.runtime

clean:
	rm -rf .venv .pytest_cache .ruff_cache data
