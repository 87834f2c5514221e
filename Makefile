# The two commands: `make play` and `make test`. Everything else they need, they make themselves.

PYTHON ?= python3
GAME ?= bamboo
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled/.ready
TESTED := build/tested/.ready
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml

WEB := $(shell find web/src docs/rulings -type f 2>/dev/null) web/build.mjs web/package.json web/package-lock.json web/tsconfig.json

.PHONY: help setup web play test lint rules-tests other-tests compile-if-possible compiled-tests compiled wheel compile-for-wheel sdist docs docs-check browser screenshots pictures leaderboard dataset bench bench-write bench-table bench-hostile soak mutants learn train lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

setup: $(READY)  ## prepare .venv with everything pinned, and the ennichi command in it

$(READY): requirements.lock pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "ennichi needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --no-deps --require-hashes -r requirements.lock
	@$(BIN)/python -m compileall -q -j 0 $(VENV)/lib > /dev/null 2>&1 || true  # what pip would do on one core
	ENNICHI_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web: web/dist/index.html  ## build the browser client into web/dist

web/dist/index.html: $(WEB) | $(READY)
	$(BIN)/python tools/build_web.py

play: setup web  ## open the table in the browser
	$(BIN)/ennichi serve --open

test: setup  ## everything: style, types, layers, and the tests on both builds
	@$(MAKE) --no-print-directory -j 2 web browser
	@$(MAKE) --no-print-directory -j 2 lint compile-if-possible rules-tests
	@$(MAKE) --no-print-directory other-tests compiled-tests

lint: setup web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/state_fields.py --check
	$(BIN)/python tools/api_page.py --check
	$(BIN)/python tools/leaderboard.py --check
	$(BIN)/python tools/dataset.py --check
	$(BIN)/python tools/client_words.py --check
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/transcripts.py --check
	$(BIN)/python tools/learning_page.py --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/build_web.py lint
	$(BIN)/python tools/build_web.py check test

# What measures the coverage of the rules; everything else runs without, because measuring takes three times as long.
GAMES_TESTS := $(patsubst src/ennichi/%/game.toml,tests/%,$(sort $(wildcard src/ennichi/*/game.toml)))
RULES_TESTS := tests/kernel tests/conformance $(GAMES_TESTS) tests/records tests/lab/test_encoding.py
BOTS_TESTS := tests/bots $(wildcard tests/*/test_bots.py) tests/iki/test_cli.py

# What tests more than the rules, in which alone the compiled build differs; the shapes of the wire are read from types.
PLAIN_TESTS := tests/browser tests/docs tests/cli/test_ray.py tests/cli/test_plug_in.py tests/cli/test_package.py tests/lab/test_balance.py tests/table/test_wire.py

# What plays whole games for a long time, and the server: on the plain build only where nothing can be compiled.
TABLE_TESTS := $(filter-out $(PLAIN_TESTS),$(wildcard tests/table/test_*.py))
COMPILED_TESTS := $(addprefix tests/,bots/test_planner.py cli/test_dataset.py lab/test_leaderboard.py lab/test_league.py lab/test_net.py lab/test_secrets.py lab/test_weighing.py conformance/test_choices.py conformance/test_stakes.py conformance/test_traits.py bitoku/test_tips.py bitoku/test_tengu_told.py) $(wildcard tests/*/test_narration.py) $(TABLE_TESTS)
COMPILED_ALONE := $(addprefix tests/,lab/test_encoding.py::test_an_observation_is_blind conformance/test_conformance.py::test_a_drawing_is_made_of_words iki/test_words.py::test_two_choices_never_read_the_same bamboo/test_words.py::test_no_two_choices_read_the_same) $(addsuffix ::test_every_number_that_is_said_is_on_the_table,$(wildcard tests/*/test_stakes.py))
LEFT_OUT = $$($(BIN)/python tools/can_compile.py && echo $(addprefix --ignore ,$(COMPILED_TESTS)) $(addprefix --deselect ,$(COMPILED_ALONE)))

rules-tests: setup
	ENNICHI_BUILD=plain $(BIN)/python -m coverage erase
	ENNICHI_BUILD=plain ENNICHI_GAMES=1 $(BIN)/python -m pytest -n 2 --dist worksteal $(RULES_TESTS) $(addprefix --ignore ,$(BOTS_TESTS)) $(LEFT_OUT) --cov --cov-report=term --cov-fail-under=95
	ENNICHI_BUILD=plain $(BIN)/python -m pytest -n 2 --dist worksteal $(BOTS_TESTS) $(LEFT_OUT)

# A page on a busy machine may miss its moment: a browser test gets further tries, and the summary shows each. Much of what
# they do is waiting for a page: three of them share two cores.
other-tests: setup web browser compile-if-possible
	ENNICHI_BUILD=plain ENNICHI_SERVED=$$($(BIN)/python tools/can_compile.py && echo $(abspath $(dir $(TESTED)))) $(BIN)/python -m pytest -rfER -n 3 --dist worksteal $(addprefix --ignore ,$(RULES_TESTS) $(BOTS_TESTS)) $(LEFT_OUT)

# Compiling takes minutes: it is done beside the first tests.
compile-if-possible: setup
	@if $(BIN)/python tools/can_compile.py; then $(MAKE) --no-print-directory $(TESTED); fi

compiled: $(COMPILED)  ## the build with kernel and games compiled by mypyc, in build/compiled

COMPILE := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation
MAKE_WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel

# GCC compiles twice: the second time it knows which ways the rules usually go, which makes play about a sixth quicker.
$(COMPILED): $(READY) $(SOURCES) tools/rehearse.py
	@rm -rf $(@D) build/rehearsal build/profile build/wheel build/lib* build/temp*
	@if $(BIN)/python tools/can_compile.py --profile; then \
	  echo "Compiling for the rehearsal, a few minutes …" && \
	  ENNICHI_PROFILE=write $(COMPILE) --target build/rehearsal . && \
	  PYTHONPATH=build/rehearsal $(BIN)/python tools/rehearse.py && \
	  rm -rf build/rehearsal build/lib* build/temp* && \
	  echo "Compiling with what was seen, a few minutes …" && \
	  ENNICHI_PROFILE=read $(MAKE_WHEEL) .; \
	else \
	  $(BIN)/python tools/can_compile.py || echo "This machine has no C compiler or no Python headers: build/compiled becomes the plain engine."; \
	  $(MAKE_WHEEL) .; \
	fi
	@$(COMPILE) --target $(@D) build/wheel/*.whl
	@touch $@

# The compiled wheel is what `make compiled` installs; a plain one, and of both a small one without the server.
wheel: setup web compile-for-wheel  ## wheels for this platform and a plain one, with the client in them, into dist
	ENNICHI_PLAIN=1 $(MAKE_WHEEL) .
	$(BIN)/python tools/wheels.py build/wheel dist

compile-for-wheel: setup
	@if $(BIN)/python tools/can_compile.py; then $(MAKE) --no-print-directory $(COMPILED); fi

docs: setup web  ## the pages as a site that can be searched, into build/site
	$(BIN)/python tools/docs_site.py

docs-check: setup  ## the same without taking pictures: does every page belong somewhere, and every link lead somewhere?
	$(BIN)/python tools/docs_site.py --no-figures

sdist: setup web  ## the source distribution, with the client as it was built, into dist
	ENNICHI_PLAIN=1 $(BIN)/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")'

# The tests are content with less optimisation, which is compiled in half the time.
$(TESTED): $(READY) $(SOURCES)
	@rm -rf $(@D) build/lib* build/temp*
	ENNICHI_OPT=1 $(COMPILE) --target $(@D) .
	@touch $@

# The browser tests need a Chromium; Debian's is installed where that is possible.
browser: setup
	@$(BIN)/python tools/find_chromium.py --install

# Much of the server's tests is waiting, too. Each solves its equations alone.
compiled-tests: setup
	@if $(BIN)/python tools/can_compile.py; then \
	  $(MAKE) --no-print-directory $(TESTED) && \
	  ENNICHI_BUILD=compiled OPENBLAS_NUM_THREADS=1 PYTHONPATH=$(dir $(TESTED)) $(BIN)/python -m pytest -n 3 --dist worksteal $(addprefix --ignore ,$(PLAIN_TESTS)); \
	else \
	  echo "NOT TESTED: the compiled build, because this machine has no C compiler or no Python headers."; \
	fi

screenshots: setup web browser  ## pictures of every page into build/screenshots
	$(BIN)/python tools/screenshots.py

GAME ?= bamboo

soak: setup compiled  ## a million random games, audited; GAME=iki for another game
	cd build && PYTHONPATH=compiled ../$(BIN)/python ../tools/soak.py $(GAME)

# One game where one is asked for, otherwise all of them.
mutants: setup  ## small mistakes in the rules, hundreds of them: which does no test notice? GAME=iki for one game
	$(BIN)/python tools/mutants.py $(if $(filter command environment,$(origin GAME)),$(GAME))

# What PyTorch to install where there is none. Its usual build for Linux brings gigabytes for graphics cards: with a
# file of the processors' build in a folder, PIP_FIND_LINKS=folder takes that one.
TORCH ?= torch==2.13.0

learn: setup compiled  ## train a network on Bamboo for twenty minutes, into build/learn
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check '$(TORCH)'
	cd build && PYTHONPATH=compiled ../$(BIN)/python ../examples/train_bamboo.py --out learn

# With what is given in TRAIN, such as TRAIN="--seats 2 --games 8000".
train: setup compiled  ## learn what the positions of a game are worth, into src/ennichi/GAME/learnt; hours; GAME=iki
	PYTHONPATH=build/compiled $(BIN)/python tools/train.py $(GAME) --jobs 2 $(TRAIN)

bench-table: setup  ## how many live tables one server process holds
	$(BIN)/python bench/table_load.py

bench-hostile: setup  ## what hostile requests leave behind in a server
	$(BIN)/python bench/hostile.py

pictures: setup web browser  ## the table's own pictures for README and docs, into docs/pictures
	$(BIN)/python tools/pictures.py

leaderboard: setup compiled  ## the baselines of the leaderboard, into bench/leaderboard and docs/leaderboard.md; hours
	PYTHONPATH=build/compiled $(BIN)/python tools/leaderboard.py --jobs 2

dataset: setup compiled  ## the published set of games between bots, into build/dataset
	PYTHONPATH=build/compiled $(BIN)/python tools/dataset.py --jobs 2

bench: setup compiled  ## speed of both builds beside other engines, in one interleaved run
	$(PYTHON) bench/playouts.py

bench-write: setup compiled  ## the same, added to the runs in bench/results.json and quoted in the pages
	$(PYTHON) bench/playouts.py --write

lock: setup  ## write requirements.lock anew from pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv export --quiet --format requirements.txt --all-groups --all-extras --no-extra learn --no-emit-project --no-header -o requirements.lock
	rm -f uv.lock

clean:  ## remove everything that was built
	rm -rf $(VENV) .venv-* build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
