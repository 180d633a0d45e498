# `make run` plays, `make test` tests, `make check` is what CI runs. `make help` lists the rest.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
NPM := $(PY) -m tools.npm --prefix frontend
NPM_CLIENT := $(PY) -m tools.npm --prefix clients/typescript

FRONTEND_SOURCES := $(shell find frontend -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/dist-gallery/*' -not -path '*/dist-sheets/*')
# All Python tests run on PostgreSQL, the stricter database. On SQLite, which the end-to-end tests use, `make test` runs
# once more the tests of locks, transactions and the log; `make test-all` runs all.
ON_SQLITE_TOO := tests/play/log tests/play/test_concurrency.py tests/play/test_fast_path.py tests/play/test_snapshots.py \
  tests/web/test_conditional_write.py tests/bots/test_tasks.py tests/site/test_backups.py $(wildcard tests/*/test_*at_once.py)
CORES := $(shell getconf _NPROCESSORS_ONLN)
# Some tests wait for processes while others compute: one more at once than there are cores.
WORKERS ?= $(shell expr $(CORES) + 1)
PYTEST := $(BIN)/pytest -q --durations=20
PYTEST_PARALLEL := $(PYTEST) -n $(WORKERS) --dist loadscope --no-loadscope-reorder
# The engine's tests run separately, and so do those in a browser.
ELSEWHERE := --ignore=tests/engine --ignore=tests/perft --ignore=tests/e2e
# Stories wait for bots, for sweeps and for each other: two more at once than there are cores.
STORIES ?= $(shell expr $(CORES) + 2)
E2E := $(BIN)/pytest -q -c tests/e2e/pytest.ini -n $(STORIES) --dist loadscope --no-loadscope-reorder --durations=20

# With this variable set, each of the many processes would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

## run: start the game on http://localhost:8000 (PORT=… HOST=… for another address)
.PHONY: run
run: static kernel
	$(PY) -m durak_site.server.launch

## logs: follow what the running processes write
.PHONY: logs
logs:
	tail -n 20 -F var/logs/*.log

# --- Installing and building ------------------------------------------------------------------

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Durak needs Python 3.11 or newer (https://www.python.org)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Durak needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Another one: make run PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(BIN)/uv: requirements-install.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-install.txt
	@touch $@

$(VENV)/.installed: requirements.txt constraints.txt $(BIN)/uv
	$(BIN)/uv pip install --quiet --python $(PY) -r requirements.txt
	@touch $@

$(VENV)/.installed-dev: requirements-dev.txt $(VENV)/.installed
	$(BIN)/uv pip install --quiet --python $(PY) -r requirements-dev.txt
	@touch $@

frontend/node_modules/.installed: frontend/package.json frontend/package-lock.json $(VENV)/.installed
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

clients/typescript/node_modules/.installed: clients/typescript/package.json clients/typescript/package-lock.json $(VENV)/.installed
	$(NPM_CLIENT) ci --no-audit --no-fund --loglevel=error
	@touch $@

frontend/dist/manifest.json: $(FRONTEND_SOURCES) frontend/node_modules/.installed
	$(NPM) run build
	@touch $@

staticfiles/.collected: frontend/dist/manifest.json $(VENV)/.installed
	$(PY) manage.py collectstatic --noinput --clear --verbosity 0
	@touch $@

# Some twenty seconds, once; without a C compiler the bots search less, and that is said.
.PHONY: kernel
kernel: $(VENV)/.installed
	@$(PY) -m bots.build_kernel

.PHONY: static dev node_modules
static: staticfiles/.collected
node_modules: frontend/node_modules/.installed clients/typescript/node_modules/.installed

## frontend: build the page
.PHONY: frontend
frontend: static

## dev: install everything that developing needs
dev: $(VENV)/.installed-dev node_modules kernel

# No index or folder of this machine counts: the files hold what everybody can fetch.
COMPILE = env $(addprefix -u ,$(filter UV_%,$(.VARIABLES))) $(BIN)/uv pip compile --quiet --universal \
  --python-version 3.11 --no-config --no-annotate --custom-compile-command 'make lock'

## lock: write the exact versions of all dependencies to constraints.txt, and their hashes to locked/; UPGRADE=--upgrade takes the newest
.PHONY: lock
lock: $(BIN)/uv
	grep --no-filename '^[A-Za-z]' requirements.txt requirements-monitoring.txt requirements-dev.txt \
	  requirements-contract.txt requirements-build.txt | $(COMPILE) $(UPGRADE) --output-file constraints.txt -
	$(COMPILE) --generate-hashes --output-file locked/image.txt requirements.txt requirements-monitoring.txt
	$(COMPILE) --generate-hashes --output-file locked/page.txt requirements-build.txt
	@# The bots' kernel is compiled where nothing else is installed.
	grep '^Cython=' requirements.txt | $(COMPILE) -c constraints.txt --generate-hashes --output-file locked/kernel.txt -

## pin-images: pin the images of compose.yaml and the Dockerfile by the digests that they have today
.PHONY: pin-images
pin-images: $(VENV)/bin/python
	$(PY) -m tools.pin_images

# --- Testing ----------------------------------------------------------------------------------

## test: the tests that every change has to pass, with the services and the browser that they need
.PHONY: test test-all test-engine test-python test-sqlite test-frontend test-e2e
test:
	@# The tools are installed side by side. Many Python tests wait for processes, and Vitest keeps one core busy:
	@# these two share the cores. The other parts run one after another.
	@$(MAKE) --no-print-directory --jobs=$(CORES) dev static chromium haproxy
	@$(MAKE) --no-print-directory test-engine
	@$(MAKE) --no-print-directory --jobs=2 test-python test-frontend
	@$(MAKE) --no-print-directory test-sqlite
	@$(MAKE) --no-print-directory test-e2e

## test-engine: the engine's tests alone; every branch of it must be taken
test-engine: dev
	$(PYTEST) -n $(CORES) --noconftest -p no:django tests/engine tests/perft \
	  --cov=games/engine --cov-branch --cov-report=term-missing:skip-covered --cov-fail-under=100

## test-python: all other Python tests, on PostgreSQL
test-python: dev static haproxy
	DURAK_TEST_DATABASE=postgres $(PYTEST_PARALLEL) -m "not long" $(ELSEWHERE) tests clients/python/tests

## test-sqlite: once more on SQLite the tests of locks, transactions and the log
test-sqlite: dev static
	DURAK_TEST_DATABASE=sqlite $(PYTEST_PARALLEL) -m "django_db and not long" $(ON_SQLITE_TOO)

## test-frontend: the page's unit and component tests, and the unit tests of the TypeScript client
test-frontend: dev chromium
	$(NPM_CLIENT) test
	$(NPM) test
	CHROMIUM="$$($(PY) -m tools.chromium)" $(NPM) run test:browser

# The variable for the tests is set by `env`: some shells show one that stands before a command only to what sets the next.
## test-e2e: the product's stories, by real browsers against the real set-up
test-e2e: dev static chromium
	browser="$$($(PY) -m tools.chromium)" && shell="$$($(PY) -m tools.chromium --shell)" && \
	  env CHROMIUM="$$browser" CHROMIUM_SHELL="$$shell" $(E2E) -m "not long" tests/e2e

# --- The long run, before a release -------------------------------------------------------------

## test-all: `make test`, then all that takes long: both databases, all sizes and languages, Firefox, faults, fuzz, soak, mutants
test-all: test test-long test-matrix
	$(MAKE) faults FAULTS=20
	$(MAKE) fuzz REQUESTS=10000
	$(MAKE) soak GAMES=20000
	$(MAKE) kernel-soak COMMANDS=200000
	$(MAKE) mutate

.PHONY: test-long test-matrix
## test-long: every Python test on both databases, with more random examples
test-long: dev static haproxy pgbouncer promtool $(VENV)/.installed-contract tools/generators/node_modules/.installed
	DURAK_PERFT_NODES=60000 $(PYTEST) -n $(CORES) --noconftest -p no:django tests/perft
	@for database in postgres sqlite; do \
	  HYPOTHESIS_PROFILE=ci DURAK_TEST_DATABASE=$$database $(PYTEST_PARALLEL) $(ELSEWHERE) tests clients/python/tests || exit 1; done

## test-matrix: the page in all sizes, languages and themes, whole games of many rule sets, Firefox, and the long stories
test-matrix: dev static chromium firefox
	browser="$$($(PY) -m tools.chromium)" && shell="$$($(PY) -m tools.chromium --shell)" && firefox="$$($(PY) -m tools.firefox)" && \
	  CHROMIUM="$$browser" $(NPM) run test:matrix && \
	  env CHROMIUM="$$browser" CHROMIUM_SHELL="$$shell" FIREFOX="$$firefox" $(E2E) -o timeout=300 -m long tests/e2e

## mutate: change the rules bit by bit; the engine's tests must notice (`mutmut results`, `mutmut show`)
.PHONY: mutate
mutate: dev
	rm -rf mutants
	$(BIN)/mutmut run

## soak: random games under every law of the rules, on all cores (GAMES=100000, FIRST=0)
.PHONY: soak
soak: dev
	$(PY) -m tests.soak --games $${GAMES:-100000} --first $${FIRST:-0}

## fuzz: odd requests to every operation, on both databases (REQUESTS=100000)
.PHONY: fuzz
fuzz: dev static
	@for database in postgres sqlite; do \
	  DURAK_TEST_REQUESTS=$${REQUESTS:-100000} DURAK_TEST_DATABASE=$$database \
	    $(BIN)/pytest -q -n 0 tests/web/test_fuzz.py || exit 1; done

## contract: hold the running service against its document by Schemathesis (DURATION=600 seconds), with a session and tokens of every scope
.PHONY: contract
contract: $(VENV)/.installed-contract static
	DURAK_TEST_CONTRACT_SECONDS=$${DURATION:-600} DURAK_TEST_DATABASE=postgres \
	  $(BIN)/pytest -q -n 0 tests/web/test_contract.py

## faults: rated games while everything fails at random, on both databases; then each failover alone (FAULTS=100)
.PHONY: faults
faults: dev static haproxy pgbouncer
	@for database in postgres sqlite; do \
	  DURAK_TEST_FAULTS=$${FAULTS:-100} DURAK_TEST_DATABASE=$$database \
	    $(BIN)/pytest -q -s -n 0 tests/faults/test_house.py || exit 1; done
	DURAK_TEST_FAULTS=$${FAULTS:-100} DURAK_TEST_DATABASE=postgres \
	  $(BIN)/pytest -q -s -n 0 tests/faults/test_availability.py

BENCHMARKS := engine service beginnings turns fanout sockets growth reads storage webhooks

## bench: measure engine and service, for about an hour (docs/benchmarks.md has the single commands)
.PHONY: bench
bench: dev static haproxy
	@for name in $(BENCHMARKS); do echo "== $$name"; $(PY) -m benchmarks.$$name || exit 1; done

.PHONY: chromium firefox haproxy pgbouncer promtool
chromium: $(VENV)/.installed-dev
	@$(PY) -m tools.chromium >/dev/null && $(PY) -m tools.chromium --shell >/dev/null

firefox: $(VENV)/.installed-dev
	@$(PY) -m tools.firefox >/dev/null

haproxy: $(VENV)/.installed-dev
	@$(PY) -m tools.haproxy >/dev/null

promtool: $(VENV)/.installed-dev
	@$(PY) -m tools.promtool >/dev/null

pgbouncer: $(VENV)/.installed-dev
	@$(PY) -m tools.pgbouncer >/dev/null

# --- Checking ---------------------------------------------------------------------------------

$(VENV)/.installed-contract: requirements-contract.txt $(VENV)/.installed-dev
	$(BIN)/uv pip install --quiet --python $(PY) -r requirements-contract.txt
	@touch $@

tools/generators/node_modules/.installed: tools/generators/package.json tools/generators/package-lock.json $(VENV)/.installed
	$(PY) -m tools.npm --prefix tools/generators ci --no-audit --no-fund --loglevel=error
	@touch $@

## generators: let eight generators of clients read the document (NAMES="hey-api orval" for some)
.PHONY: generators
generators: $(VENV)/.installed-contract tools/generators/node_modules/.installed
	$(PY) -m tools.generators $(NAMES)

tools/document/node_modules/.installed: tools/document/package.json tools/document/package-lock.json $(VENV)/.installed
	$(PY) -m tools.npm --prefix tools/document ci --no-audit --no-fund --loglevel=error
	@touch $@

## check: everything CI runs: lint, types, contracts, generated files, then all tests
.PHONY: check lint
check: lint test

## lint: all checks that run no test
lint: dev static tools/document/node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) manage.py check --fail-level WARNING
	$(PY) manage.py makemigrations --check --dry-run
	$(PY) -m tools.openapi --check
	$(PY) -m tools.texts --check
	$(PY) -m tools.prose --check
	$(PY) -m tools.python_client --check
	$(PY) -m tools.typescript_client --check
	$(NPM_CLIENT) run lint
	$(NPM_CLIENT) run check
	$(PY) -m tools.npm --prefix tools/document run lint
	$(NPM) run lint
	$(NPM) run check
	$(NPM) run size

## api: write docs/openapi.json and docs/asyncapi.json from the code, and the clients' types, which the page uses too, from that
.PHONY: api
api: dev
	$(PY) -m tools.openapi
	$(PY) -m tools.python_client
	$(PY) -m tools.typescript_client

## texts: bring the translations in locale/ in line with the texts of the code
.PHONY: texts
texts: dev
	$(PY) -m tools.texts

## package: build the engine as a separate distribution, and the conformance pack, into var/package
.PHONY: package
package: dev
	$(PY) -m tools.engine_package var/package
	$(PY) -m tools.conformance write var/package/durak-conformance.ndjson.gz

## permissions: write docs/permissions.md from the table that the tests try
.PHONY: permissions
permissions: dev
	$(PY) -m tests.support.permissions

## format: put everything into its standard form
.PHONY: format
format: dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

## screenshots: take the pictures of docs/pictures/ from the real page
.PHONY: screenshots
screenshots: dev static chromium
	$(PY) -m tools.screenshots

## kernel-soak: the bots' kernel against the engine, command by command (COMMANDS=1000000)
.PHONY: kernel-soak
kernel-soak: dev
	$(PY) -m tests.kernel_soak --commands $${COMMANDS:-1000000}

## golden: write the golden games and deals again, after the engine was meant to change
.PHONY: golden
golden: dev
	$(PY) -m tools.golden

## served: try the served set-up here, on a throw-away PostgreSQL and Redis (PORT=8000, WEB_PROCESSES=2)
.PHONY: served
served: dev static haproxy
	$(PY) -m tools.services -- sh -c 'export PATH="$(CURDIR)/$(BIN):$$PATH" && \
	  python manage.py migrate --verbosity 0 && \
	  PORT="$${PORT:-8000}" WEB_PROCESSES="$${WEB_PROCESSES:-2}" DURAK_PUBLIC_URL="http://localhost:$${PORT:-8000}" && \
	  export PORT WEB_PROCESSES DURAK_PUBLIC_URL && \
	  exec honcho start --concurrency "web=$$WEB_PROCESSES" proxy web worker bots review webhooks beat'

## clean: remove what was built and installed; games in var/ stay
.PHONY: clean
clean:
	rm -rf $(VENV) frontend/node_modules frontend/dist clients/typescript/node_modules clients/typescript/dist staticfiles .mypy_cache .ruff_cache .pytest_cache .hypothesis

## release: tag this commit as VERSION, or name what is still missing (docs/releasing.md)
.PHONY: release
release: dev
	$(PY) -m tools.releases cut $(VERSION)

.PHONY: help
help:
	@sed -n 's/^## \([a-z0-9-]*\): /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{ printf "make %-14s %s\n", $$1, $$2 }'
