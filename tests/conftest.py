"""What holds for every test: a home of its own, a screen that need not exist, and hypothesis's profiles."""

import os
import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings

# derandomized: what fails on one machine fails on every other; the long profile looks for what is new
settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "long", deadline=None, max_examples=2_000, stateful_step_count=100, suppress_health_check=[HealthCheck.too_slow]
)
# ``--hypothesis-profile`` is heeded later and wins
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def _leave_home():
    """Return a new folder that all standard folders now lie in, so that no test meets a user's data."""
    folder = Path(tempfile.mkdtemp(prefix="meadhall-tests-"))
    authority = Path.home() / ".Xauthority"
    if authority.is_file():
        os.environ.setdefault("XAUTHORITY", str(authority))
    names = {
        "HOME": "home",
        "USERPROFILE": "home",
        "XDG_CACHE_HOME": "cache",
        "XDG_CONFIG_HOME": "config",
        "XDG_DATA_HOME": "data",
        "XDG_STATE_HOME": "state",
    }
    if "WAYLAND_DISPLAY" not in os.environ:
        # elsewhere the socket of the screen lies in it
        names["XDG_RUNTIME_DIR"] = "run"
    for variable, name in names.items():
        (folder / name).mkdir(mode=0o700, exist_ok=True)
        os.environ[variable] = str(folder / name)
    return folder


HOME = _leave_home()

if not any(os.environ.get(display) for display in ("DISPLAY", "WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the tests marked 'long' too")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--long"):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_unconfigure():
    shutil.rmtree(HOME, ignore_errors=True)
