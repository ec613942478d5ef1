# make play | terminal | test | soak | bench | bench-server | screenshots | clauses | docs | build | clean.
# The first run sets up .venv; later runs redo only what changed.
PYTHON ?= python3
BIN    := .venv/bin
ENGINE := $(shell sed 's/\#.*//' arcanarium/compiled.txt)

WEB    := arcanarium/web
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix $(WEB)

.PHONY: play terminal test soak bench bench-server screenshots clauses docs build clean

play: build
	@$(BIN)/arcana-web

terminal: build
	@$(BIN)/arcana play

test: build .venv/tools.stamp .venv/web.stamp
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) test --silent
	$(BIN)/pytest -n auto

# The same checks with fresh randomness, for as many minutes as there are: make soak MINUTES=60.
MINUTES ?= 5
soak: build
	@$(BIN)/python -m tests.soak --minutes $(MINUTES)

bench: build
	@$(BIN)/python -m bench

bench-server: build .venv/tools.stamp
	@$(BIN)/python -m bench.server

screenshots: build .venv/tools.stamp
	@$(BIN)/python -m tests.browser.screenshots

clauses: build
	@$(BIN)/python -m tests.clauses

# Not --quiet: it would hide warnings from --strict. The theme prints a notice about its successor (see pyproject.toml)
# unless it is told not to.
docs: .venv/docs.stamp
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The documentation is in build/docs/index.html."

build: .venv/engine.stamp

.venv/ready.stamp: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Arcanarium needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version 2>&1`. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up .venv (only once) ..."
	@$(PYTHON) -m venv .venv
	@ARCANARIUM_PURE_BUILD=1 $(BIN)/pip install -q -e '.[dev]'
	@touch $@

.venv/engine.stamp: .venv/ready.stamp setup.py arcanarium/compiled.txt $(ENGINE)
	@rm -f *__mypyc*.so $(ENGINE:.py=.*.so)
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

.venv/tools.stamp: .venv/ready.stamp tests/install-tools
	@tests/install-tools
	@touch $@

.venv/docs.stamp: .venv/ready.stamp
	@ARCANARIUM_PURE_BUILD=1 $(BIN)/pip install -q -e '.[docs]'
	@touch $@

.venv/web.stamp: .venv/ready.stamp $(WEB)/package-lock.json
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

clean:
	rm -rf .venv build $(WEB)/node_modules *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
