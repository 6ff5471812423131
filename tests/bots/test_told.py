"""A computer player with prepared answers gives them while they are on offer, whatever its level would do."""

import pickle

from desktop import catalogue
from desktop.bots.make import make
from desktop.bots.told import Told
from desktop.core.rules import Seat, Setup
from desktop.match.match import Match


def test_prepared_answers_are_given_and_others_played():
    rules = catalogue.game("claim2").rules()
    match = Match(rules, Setup(2, (), Seat(0)), 7)
    (asked,) = match.asked()
    bot = make("recruit", rules)
    own = bot(match.remember(Seat(0)), asked, match.seed, 1.0)
    other = next(each for each in asked.options if each != own)
    for answers, given in (([(0, other)], other), ([(1, other)], own), ([], own)):
        told = pickle.loads(pickle.dumps(Told(bot, match.seed, answers)))
        assert told(match.remember(Seat(0)), asked, match.seed, 1.0) == given
