"""Settings of the whole suite."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
    # Qt would end the whole run with a crash
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)

# one fixed seed: a suite that fails fails again
settings.register_profile("ci", derandomize=True, deadline=None, database=None, suppress_health_check=SLOW)
settings.register_profile("long", deadline=None, suppress_health_check=SLOW)


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the tests marked long, and longer profiles of others")


def pytest_configure(config):
    settings.load_profile("long" if config.getoption("--long") else "ci")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--long"):
        return
    skip = pytest.mark.skip(reason="asked for by --long")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)


@pytest.fixture
def long(request):
    """Whether the long profile was asked for."""
    return request.config.getoption("--long")
