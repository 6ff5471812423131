"""The guided first matches: every suggestion is legal, shown where it is clicked, and can be left."""

import importlib
import os
import random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from desktop import catalogue
from desktop.bots.make import make
from desktop.bots.told import Told
from desktop.core.rules import Seat
from desktop.match.match import Match
from desktop.ui.bridge import MatchController
from desktop.ui.games import table
from desktop.ui.guide import Guide, guided, plan_for, rules_of, title_of
from desktop.ui.settings import Settings
from desktop.ui.table.page import TablePage
from desktop.ui.theme import load_fonts, look_of
from desktop.ui.window import Window

GUIDED = [game for game in catalogue.GAMES if plan_for(game) is not None]
LED = [game for game in GUIDED if not plan_for(game).steps[0].ask]
ASKED = [game for game in GUIDED if game not in LED]
LANGUAGES = {"en", "hu", "nl", "pl"}


class Lesson:
    """A guided match at a real table; the computer answers at once, as it does in its own process."""

    def __init__(self, qtbot, game, size=(640, 400)):
        app = QApplication.instance()
        app.setStyle("Fusion")
        load_fonts()
        self.plan = plan_for(game)
        choice = guided(game, self.plan, "Őrsi")
        rules = rules_of(game, choice.setup)
        people = tuple(player.kind == "person" for player in choice.players)
        self.match = Match(rules, choice.setup, choice.seed, people=people)
        for action in self.plan.opening:
            self.match.submit(action)
        self.bot = Told(make(self.plan.level, rules), choice.seed, self.plan.replies)
        self.controller = MatchController(self.match)
        self.page = TablePage(
            game.id, table(game.table), rules.content, self.controller, choice.players, lambda s: look_of("dark", s), 0
        )
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.page.show()
        self.controller.start()
        self.guide = self.page.guide = Guide(self.plan, self.page)
        self.let_others()

    def let_others(self):
        """Answer for the computer, then let the learner look."""
        while True:
            self.page.story.end()
            at = len(self.match.log)
            asked = [d for d in sorted(self.match.asked(), key=lambda d: d.waits) if not self.match.people[d.seat]]
            given = None
            for decision in asked:
                given = self.bot(self.match.remember(decision.seat), decision, self.match.seed + at, 1.0)
                if given is not None:
                    break
            if given is None:
                break
            self.match.submit(given)
        if self.match.wanted() is not None:
            self.controller.come_forward(Seat(0))
        self.controller.start()
        self.page.story.end()
        self.page.draw()

    def sprite(self, *key):
        return next((each for each in self.page.scene.sprites() if each.key == key), None)

    @property
    def strip(self):
        return self.guide.strip

    def question(self):
        """What the learner is asked, whether or not a clock runs; ``None`` if nothing."""
        asked = self.controller.present().decisions
        return next((each for each in asked if each.waits and self.match.people[each.seat]), None)

    def offers(self):
        """Everything the learner may answer."""
        asked = self.question()
        return () if asked is None else tuple(asked.options)


@pytest.mark.parametrize("game", LED, ids=lambda game: game.id)
def test_the_whole_guide_is_played_by_clicking_where_it_points(qtbot, game):
    lesson = Lesson(qtbot, game)
    for at, step in enumerate(lesson.plan.steps):
        assert lesson.guide.at == at
        assert not lesson.guide.over
        assert lesson.strip.words == step.words
        if step.do is None:
            assert step is lesson.plan.steps[-1]
            break
        assert step.do in lesson.offers(), (at, step.do)
        before = len(lesson.match.log)
        for _ in range(4):
            lesson.page.story.end()
            lesson.page.draw()
            assert lesson.sprite("guide-points") is not None, (at, step.do)
            lesson.page.click(lesson.guide.points)
            if len(lesson.match.log) > before:
                break
        assert lesson.match.log[before].action == step.do
        lesson.let_others()
    lesson.strip.leave.click()
    lesson.page.draw()
    assert lesson.strip.isHidden()


@pytest.mark.parametrize("game", LED, ids=lambda game: game.id)
def test_whoever_goes_another_way_plays_on_without_notes(qtbot, game):
    lesson = Lesson(qtbot, game)
    other = next(each for each in lesson.offers() if each != lesson.plan.steps[0].do and not each.voluntary)
    lesson.page.answer(other)
    lesson.let_others()
    assert lesson.guide.over
    assert lesson.strip.isHidden()
    assert lesson.sprite("guide-points") is None


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_the_guide_can_be_skipped_at_once(qtbot, game):
    lesson = Lesson(qtbot, game)
    lesson.strip.leave.click()
    lesson.page.draw()
    assert lesson.strip.isHidden()
    assert lesson.offers()


@pytest.mark.parametrize("game", ASKED, ids=lambda game: game.id)
def test_a_guide_that_waits_for_questions_is_played_by_clicking_where_it_points(qtbot, game):
    lesson = Lesson(qtbot, game)
    led = [step for step in lesson.plan.steps if not step.general]
    assert sum(step.do is not None for step in led) >= 8
    begun = len(lesson.match.log)
    for at, step in enumerate(led):
        while lesson.guide.step is not step and lesson.page.pacer.view.waiting:
            # nothing is to be done there: time goes on
            lesson.page.pacer.go()
            lesson.let_others()
        assert lesson.guide.step is step, at
        assert (str(at + 1) in lesson.strip.count, lesson.strip.words) == (True, step.words)
        if step is led[-1]:
            break
        if step.do is not None:
            assert step.do in lesson.offers(), (at, step.do)
        before = len(lesson.match.log)
        for _ in range(4):
            lesson.page.story.end()
            lesson.page.draw()
            assert lesson.sprite("guide-points") is not None, (at, step.do)
            lesson.page.click(lesson.guide.points)
            qtbot.wait(1)
            if len(lesson.match.log) > before:
                break
        lesson.let_others()
    mine = [entry.action for entry in lesson.match.log[begun:] if entry.action.seat == 0]
    done = iter(mine)
    assert all(step.do in done for step in led if step.do is not None)
    given = [entry.action for entry in lesson.match.log]
    answered = [given[at] for at, reply in lesson.plan.replies if given[at].seat == reply.seat]
    assert answered == [reply for at, reply in lesson.plan.replies if given[at].seat == reply.seat]
    lesson.strip.leave.click()
    lesson.page.draw()
    assert lesson.strip.isHidden()


@pytest.mark.parametrize("game", ASKED, ids=lambda game: game.id)
def test_whoever_goes_another_way_is_told_of_each_kind_of_question(qtbot, game):
    lesson = Lesson(qtbot, game)
    dice = random.Random(2)
    shown = []
    for _ in range(300):
        options = [each for each in lesson.offers()[:200] if not each.voluntary]
        if not options or len(shown) >= 2:
            break
        wanted = lesson.guide.step
        if wanted is not None and wanted.general:
            assert (lesson.strip.count, lesson.strip.words) == ("", wanted.words)
            assert lesson.question().prompt.key == wanted.ask
            shown.append(wanted.ask)
        suggested = None if wanted is None else wanted.do
        lesson.page.answer(dice.choice([each for each in options if each != suggested] or options))
        lesson.let_others()
    assert len(set(shown)) >= 2, shown


@pytest.mark.parametrize("game", ASKED, ids=lambda game: game.id)
def test_every_note_belongs_to_a_question_there_is(game):
    known = importlib.import_module(f"{game.table}.clauses").CLAUSES
    steps = plan_for(game).steps
    assert [step.ask for step in steps if step.ask not in known] == []
    general = [step.ask for step in steps if step.general]
    assert len(general) == len(set(general)) >= 5


def test_a_step_that_is_taken_back_is_shown_again(qtbot):
    lesson = Lesson(qtbot, catalogue.game("armadora"))
    lesson.page.answer(lesson.plan.steps[0].do)
    lesson.let_others()
    lesson.page.answer(lesson.plan.steps[1].do)
    lesson.page.draw()
    assert lesson.guide.at == 2
    lesson.controller.undo()
    lesson.page.draw()
    assert lesson.guide.at == 1
    assert not lesson.guide.over
    other = next(each for each in lesson.offers() if each != lesson.plan.steps[1].do and not each.voluntary)
    lesson.page.answer(other)
    lesson.page.draw()
    assert lesson.guide.over
    lesson.controller.undo()
    lesson.page.draw()
    assert (lesson.guide.at, lesson.guide.over) == (1, False)


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_every_note_is_said_in_four_languages(game):
    for step in plan_for(game).steps:
        assert set(dict(step.says)) == LANGUAGES
        assert all(words.strip() for _, words in step.says)


def test_the_set_up_screen_leads_to_it(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("desktop.paths.user_data", lambda: tmp_path)
    load_fonts()
    window = Window(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window)
    window.show()
    window.set_up("armadora")
    window._setup._guide.click()
    assert window.table.guide.step.do is not None
    QApplication.processEvents()
    sprites, view = window.table.scene.sprites(), window.table.view
    assert max(sprite.rect.right() for sprite in sprites) == pytest.approx(view.frame().width), "drawn for its room"
    window.table.story.end()
    window.table.draw()
    assert window.table.guide.strip.isVisible()
    assert [player.kind for player in window.sitting.players] == ["person", "recruit"]
    window.go_home()


def test_games_with_a_guide_offer_it():
    assert {"claim2", "armadora", "orcz"} <= {game.id for game in GUIDED}
    for game in catalogue.GAMES:
        assert bool(title_of(game)) == (game in GUIDED)
