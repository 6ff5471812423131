"""What tests of the command line begin with."""

from __future__ import annotations

import pytest

from desktop.cli import run


@pytest.fixture
def said(capsys):
    """Return a function that runs the command line and gives exit code, output and complaints."""

    def call(*arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run([str(each) for each in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.fixture
def save(said, tmp_path):
    said("simulate", "claim2", "--games", 1, "--seed", 5, "--record", tmp_path)
    return tmp_path / "claim2-000005.meadhall"
