# make play | terminal | ready | test | lint | soak | containers | docs | build | engine | web | clean
# make bench | bench-engine | bench-lab | bench-server | bench-page | bench-attack | bench-install | screenshots | sweep | clauses | lock
# The first run sets up what its target needs; later runs redo only what changed.
#   .venv      what a player needs, from requirements/play.txt
#   .venv-dev  what everything else needs, from requirements/dev.txt
# Both run the sources of this folder, and the engine that is compiled once beside them.
PYTHON ?= python3
# make test SYSTEM=no: install nothing on the system, skip the tests that need it
SYSTEM ?= yes
ENGINE := $(shell sed 's/\#.*//' arcanarium/compiled.txt)
BIN    := .venv-dev/bin
WEB    := arcanarium/web
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix $(WEB)
LOCK   := UV_CUSTOM_COMPILE_COMMAND="make lock" uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate

.PHONY: play terminal ready test lint page soak bench bench-engine bench-lab bench-server bench-page bench-attack bench-install screenshots sweep containers clauses docs build engine \
        web lock clean system

play: ready
	@.venv/bin/arcana-web

terminal: ready
	@.venv/bin/arcana play

# All that a player needs. Where the compiler fails, the sources can still be played.
ready: .venv/ready.stamp build/engine.stamp
play terminal ready: FOR_PLAYERS := --or-pure --tidy

# The first line sets up two things at a time: compiling has one core, installing and linting the other. What tests show
# does not depend on how the engine is compiled, so they do not wait for a profile.
test:
	@$(MAKE) --no-print-directory -j2 system build lint page PROFILE=$(PROFILE_FOR_TESTS)
	$(NPM) test --silent
	$(BIN)/pytest -n auto --dist worksteal

page: .venv-dev/web.stamp
	$(NPM) run --silent check

lint: .venv-dev/ready.stamp
	$(BIN)/ruff check .
	$(BIN)/mypy

# The same checks with fresh randomness, for as many minutes as there are: make soak MINUTES=60.
MINUTES ?= 5
soak: build
	@$(BIN)/python -m tests.soak --minutes $(MINUTES)

# make bench-engine AGAINST=../other: as a searcher, and against another source tree with a compiled engine.
AGAINST ?=
bench: build
	@$(BIN)/python -m bench

bench-engine: build
	@$(BIN)/python -m bench.engine $(if $(AGAINST),--against $(AGAINST))

# How fast games are played for learning, in the environments and with the learned evaluation.
bench-lab: build
	@$(BIN)/python -m bench.lab

bench-server: system build
	@$(BIN)/python -m bench.server $(if $(AGAINST),--against $(AGAINST))

# What a browser sees: requests, bytes, how soon a page can be used, frames. AGAINST as above.
bench-page: system build
	@$(BIN)/python -m bench.server --parts pages --tables 8 $(if $(AGAINST),--against $(AGAINST))

bench-attack: build
	@$(BIN)/python -m bench.attack $(ARGS)

bench-install:
	@$(PYTHON) -m bench.install

# Every moment at every size in every language: the tests look at a part of it.
sweep: system build
	@ARCANARIUM_SWEEP=all $(BIN)/pytest -q tests/browser/test_fit_languages.py

screenshots: system build
	@$(BIN)/python -m tests.browser.screenshots

# The whole site in containers, built, started, used and restarted: as root, with podman and podman-compose.
containers: build
	@$(BIN)/python -u -m tests.containers $(ARGS)

clauses: build
	@$(BIN)/python -m tests.clauses

# Not --quiet: it would hide warnings from --strict. The theme prints a notice about its successor (see pyproject.toml)
# unless it is told not to.
docs: .venv-dev/ready.stamp
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The documentation is in build/docs/index.html."

build: .venv-dev/ready.stamp build/engine.stamp

# With PROFILE=1 and gcc the engine is compiled twice, and in between it plays while it is measured, so that the compiler
# knows what matters: searches are a fifth faster, for three times the compiling. Wheels are built so, and what
# `make build` and `make engine` compile; `make play` and `make test` do not wait for it.
build engine: PROFILE ?= 1
PROFILE_FOR_TESTS := $(or $(PROFILE),0)

# Compiles again, also where nothing changed.
engine:
	@rm -f build/engine.stamp
	@$(MAKE) --no-print-directory build/engine.stamp PROFILE=$(PROFILE)

# What browsers fetch, from the sources of the page: arcanarium/web/bundle, which is committed. In a merge it is made anew.
web: .venv-dev/web.stamp
	@$(NPM) run --silent build
	@ls -l $(WEB)/bundle

# Says what it installs on the system, and does it where it can.
system:
	@tests/install-tools $(SYSTEM)

# Both environments run the sources in place. Players need no pip afterwards, and it is a sixth of the installation.
.venv/ready.stamp: requirements/play.txt pyproject.toml
	@tools/need-python "$(PYTHON)"
	@echo "Setting up .venv (only once): downloading 20 MB, 95 MB on disk ..."
	@$(PYTHON) -m venv --clear .venv
	@.venv/bin/pip install -q -r requirements/play.txt
	@ARCANARIUM_PURE_BUILD=1 .venv/bin/pip install -q --no-build-isolation --no-deps -e .
	@.venv/bin/pip uninstall -q -y setuptools pip
	@touch $@

.venv-dev/ready.stamp: requirements/dev.txt pyproject.toml
	@tools/need-python "$(PYTHON)"
	@echo "Setting up .venv-dev (only once): downloading 400 MB, 1.3 GB on disk ..."
	@$(PYTHON) -m venv .venv-dev
	@$(BIN)/pip install -q -r requirements/dev.txt
	@ARCANARIUM_PURE_BUILD=1 $(BIN)/pip install -q --no-build-isolation --no-deps -e .
	@touch $@

.venv-dev/web.stamp: .venv-dev/ready.stamp $(WEB)/package-lock.json
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

build/engine.stamp: setup.py requirements/build.txt arcanarium/compiled.txt $(ENGINE)
	@ARCANARIUM_PROFILE=$(or $(PROFILE),0) $(PYTHON) tools/build_engine.py $(FOR_PLAYERS)
	@mkdir -p build && touch $@

# The newest versions that pyproject.toml allows, for all supported Pythons and systems. Needs uv: pip install uv
lock:
	$(LOCK) --upgrade --extra dev pyproject.toml -o requirements/dev.txt
	echo setuptools | $(LOCK) -c requirements/dev.txt --extra server --extra terminal pyproject.toml - -o requirements/play.txt
	$(LOCK) -c requirements/dev.txt --extra build pyproject.toml -o requirements/build.txt

clean:
	rm -rf .venv .venv-dev build dist $(WEB)/node_modules *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
