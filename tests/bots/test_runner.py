"""A computer player in its own process, as the screen asks it."""

from bots.bots_play import position, question
from contract.setups import rules_of
from msgspec.structs import replace

from desktop.bots import make
from desktop.core.rules import Seat, Setup
from desktop.match.match import Match
from desktop.ui.bot_runner import BotRunner
from desktop.ui.bridge import MatchController


def test_a_warlord_answers_from_another_process_and_the_steps_of_one_answer_follow_briskly(qtbot):
    rules = rules_of("claim2")
    seen, decision = question(rules, position(rules, Setup(2), 1, 4))
    decision = replace(decision, begun=1)
    # one would wait for a minute, were this not a step of an answer that is begun
    runner = BotRunner({Seat(seat): make("warlord", rules) for seat in range(2)}, budget=0.1, pace=60_000)
    failures = []
    runner.failed.connect(failures.append)
    try:
        with qtbot.waitSignal(runner.moved, timeout=30_000) as told:
            runner.ask(decision.seat, seen, decision, 5)
        assert failures == []
        seat, action = told.args
        assert seat == decision.seat
        assert action in decision.options
    finally:
        runner.close()


def test_computer_players_go_on_after_they_declined_an_interruption(qtbot):
    """Whoever is asked in Ghour may always give up besides: to decline that must not silence him."""
    match = Match(rules_of("ghour"), Setup(2), 7, people=(False, False))
    runner = BotRunner({Seat(seat): make("recruit", match.rules) for seat in range(2)}, budget=0.1, pace=0)
    controller = MatchController(match, runner)
    try:
        controller.start()
        qtbot.waitUntil(lambda: len(match.log) > 6 or match.outcome() is not None, timeout=30_000)
    finally:
        runner.close()
