"""Nobody sees what he must not see, and the tests that say so can fail."""

from __future__ import annotations

import pytest
from contract.leaks import LEAKS, Honest
from contract.secrecy import check_secrecy
from contract.setups import SETUPS, name, rules_of
from contract.test_contract import Pool
from contract.walk import walk

from desktop.catalogue import GAMES

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name)
PLAYED = 2
OF_GAMES = [[setup for setup in SETUPS if setup[0] == game.id] for game in GAMES]
ENDS = [setup for setups in OF_GAMES for setup in dict.fromkeys((setups[0], setups[-1]))]
"""Of each game the smallest set-up and the largest: a leak is the same in all."""


def secrets_kept(rules, agreed, seed: int) -> int:
    """Check one random game and return how many imagined worlds differed from the truth."""
    pool = Pool(agreed.seats)
    different = 0
    for position in walk(rules, agreed, seed, voluntary=seed % 4 == 1):
        different += check_secrecy(position, pool.known)
        pool.add(position)
    return different


@every_setup
def test_what_a_viewer_is_shown_does_not_depend_on_what_he_cannot_know(setup, long):
    identity, agreed = setup
    rules = rules_of(identity)
    different = sum(secrets_kept(rules, agreed, seed) for seed in range(60 if long else PLAYED))
    assert different > 10, "imagined worlds hardly ever differ from the truth: the test proves nothing"


@pytest.mark.parametrize("setup", ENDS, ids=name)
@pytest.mark.parametrize("leak", [Honest, *LEAKS], ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(setup, leak):
    identity, agreed = setup
    rules = leak(rules_of(identity))
    if leak is Honest:
        secrets_kept(rules, agreed, 0)
        return
    with pytest.raises(AssertionError):
        sum(secrets_kept(rules, agreed, seed) for seed in range(10))
