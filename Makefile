# Everything lives in this folder: the virtual environment in .venv, results in runs. Paths stay relative, so the folder
# may have any name and may stand anywhere.

VENV := .venv
RUN := $(VENV)/bin/python
WORKERS ?= 2
DEMO := runs/demo
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check

# The first Python on the path that is new enough, unless PYTHON names one.
PYTHON ?= $(shell for name in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$name -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

section = @printf '\n== %s\n'

# What a shell has set for another project must not leak into this one.
unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help demo test bench referee format clean
.PHONY: check-format check-lint check-types check-floors test-compiled test-uncompiled

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' Makefile

demo: $(VENV)/installed ## play a million hands and write the page
	$(section) "Playing a million hands"
	@$(RUN) -m experiments.cli.main report --hands 1000000 --seed 1 --out $(DEMO) --force
	@printf '\nThe page: %s\n' "$(CURDIR)"/$(DEMO)/*.html

test: check-format check-lint check-types check-floors test-compiled test-uncompiled ## run every check
	$(section) "All checks passed"

check-format: $(VENV)/installed-for-tests ## is the code formatted?
	$(section) "Format"
	@$(RUN) -m ruff format --check .

check-lint: $(VENV)/installed-for-tests ## is it free of slips?
	$(section) "Lint"
	@$(RUN) -m ruff check .

check-types: $(VENV)/installed-for-tests ## do the types agree?
	$(section) "Types"
	@$(RUN) -m mypy

check-floors: $(VENV)/installed-for-tests ## does every import go down?
	$(section) "Floors"
	@$(VENV)/bin/lint-imports --no-logo

test-compiled: $(VENV)/installed-for-tests ## tests with the kernels compiled
	$(section) "Compiling what the tests play with, once"
	@$(RUN) -m tests.warm
	$(section) "Tests"
	@$(RUN) -m pytest -q -n $(WORKERS) --dist loadfile

test-uncompiled: $(VENV)/installed-for-tests ## kernels as plain Python, with coverage
	$(section) "Tests with the compiler off"
	@NUMBA_DISABLE_JIT=1 $(RUN) -m coverage run -m pytest -q -m uncompiled tests/uncompiled
	@$(RUN) -m coverage report

bench: $(VENV)/installed ## measure the speeds
	$(section) "Speeds"
	@$(RUN) -m benchmarks

referee: $(VENV)/installed-for-tests ## compare 100,000 hands with the slow referee
	$(section) "100,000 hands against the referee"
	@BALOOT_REFEREE_HANDS=100000 $(RUN) -m pytest -q -n $(WORKERS) tests/rules/test_referee_agrees.py

format: $(VENV)/installed-for-tests ## format the code and mend what can be mended
	@$(RUN) -m ruff check --fix --quiet . || true
	@$(RUN) -m ruff format .

clean: ## remove the environment, the demo and all caches
	rm -rf $(VENV) $(DEMO) dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The files `installed` and `installed-for-tests` say that pyproject.toml was obeyed; only a newer one installs again.
$(VENV)/pyvenv.cfg:
	$(section) "Making the environment $(VENV)"
	@test -n "$(PYTHON)" || { echo "Python 3.11 or later is needed; name it: make PYTHON=…" >&2; exit 1; }
	@"$(PYTHON)" -m venv --clear $(VENV)

$(VENV)/installed: pyproject.toml | $(VENV)/pyvenv.cfg
	$(section) "Installing the simulator"
	@$(INSTALL) --editable .
	@touch $@

$(VENV)/installed-for-tests: pyproject.toml | $(VENV)/pyvenv.cfg
	$(section) "Installing the simulator and what its tests need"
	@$(INSTALL) --editable '.[test]'
	@touch $(VENV)/installed $@
