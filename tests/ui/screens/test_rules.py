import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from desktop import catalogue
from desktop.core.rules import Setup
from desktop.ui import handbooks
from desktop.ui.quick import players_for
from desktop.ui.screens import rules as screen
from desktop.ui.screens.rules import RulesPage
from desktop.ui.settings import Settings
from desktop.ui.window import Window

GAMES = [game.id for game in catalogue.GAMES]


@pytest.fixture
def page(dark, shown):
    made = RulesPage(dark)
    shown(made)
    return made


@pytest.fixture(autouse=True)
def no_tables(monkeypatch):
    """Hang up a blank picture: real tables are photographed elsewhere."""
    from PySide6.QtGui import QPixmap

    def blank(*_):
        made = QPixmap(640, 400)
        made.fill(Qt.GlobalColor.darkGreen)
        return made

    monkeypatch.setattr(screen, "picture", blank)


def test_every_page_of_every_game_is_drawn_and_nothing_is_cut(look_at, shown, size, cut):
    made = RulesPage(look_at)
    shown(made, size)
    for game in GAMES:
        made.show_game(game)
        for at in range(len(made.book.sections)):
            made._contents.setCurrentRow(at)
            made.grab()
            for words in made._leaf.findChildren(QLabel):
                if words.isVisible() and words.text():
                    assert words.sizeHint().width() <= words.width() + 2 or words.wordWrap()
                    assert words.heightForWidth(words.width()) <= words.height() + 1
    assert cut == []


@pytest.mark.parametrize(("game", "clause"), [("claim2", "C2-3.3"), ("ghour", "GH-12.41"), ("orcz", "OR-E17")])
def test_a_clause_is_shown_framed_and_in_view(page, game, clause):
    page.show_clause(game, clause)
    section, place = page.at
    assert clause in page.book.sections[section].blocks[place].clauses
    rect = page._leaf._pieces[place].rect
    top = page._sheet.verticalScrollBar().value()
    scale = page._frame().scale
    assert top <= rect.top() * scale <= top + page._sheet.height()


def test_figures_of_a_table_stand_one_below_the_other(page):
    page.show_clause("claim2", "C2-1.2")
    (table,) = (piece for piece in page._leaf._pieces if piece.block.kind == "table")
    features = {bytes(tag.toString()).decode() for tag in table.words.font().featureTags()}
    assert {"lnum", "tnum"} <= features
    assert 'align="right"' in table.words.text()
    assert 'align="left"' in table.words.text()


def test_a_clause_that_stands_nowhere_shows_the_beginning(page):
    page.show_clause("claim2", "C2-99.1")
    assert page.at == (0, -1)


def test_a_tag_copies_its_clause(page, qtbot):
    page.show_clause("claim2", "C2-3.3")
    tag = next(tag for tag in page._leaf.tags() if "C2-3.3" in tag.accessibleName())
    qtbot.mouseClick(tag, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "C2-3.3"
    assert "C2-3.3" in page._note


def test_searching_counts_and_goes_from_place_to_place(page, qtbot):
    page.show_game("claim2")
    qtbot.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page._search.hasFocus()
    qtbot.keyClicks(page._search, "dragon")
    assert page._hits == page.book.hits("dragon")
    assert str(len(page._hits)) in page._found()
    seen = []
    for _ in page._hits:
        qtbot.keyClick(page._search, Qt.Key.Key_Return)
        seen.append(page.at)
    assert tuple(seen) == page._hits
    assert any("background-color" in words.text() for words in page._leaf.findChildren(QLabel))
    qtbot.keyClick(page._search, Qt.Key.Key_Return)
    assert page.at == page._hits[0]


def test_links_lead_to_a_clause_and_back(page, qtbot):
    page.show_clause("claim2", "C2-4.7")
    before = page.at
    page.follow("C2-3.5")
    assert "C2-3.5" in page.book.sections[page.at[0]].blocks[page.at[1]].clauses
    qtbot.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.at == before


def test_the_keyboard_reads_it_all_and_leaves(page, qtbot):
    page.show_game("armadora")
    page._contents.setFocus()
    qtbot.keyClick(page._contents, Qt.Key.Key_Down)
    assert page.at == (1, -1)
    qtbot.keyClick(page._contents, Qt.Key.Key_Return)
    assert page._sheet.hasFocus()
    qtbot.keyClick(page, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert page.at == (2, -1)
    page._search.setText("x")
    left = []
    page.left.connect(lambda: left.append(True))
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert (page._search.text(), left) == ("", [])
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert left == [True]


def test_everything_has_a_name(page):
    page.show_clause("gold_and_rum", "CH-9.6")
    for widget in (page, page._games, page._search, page._contents, page._back, page._leaf, *page._leaf.tags()):
        assert widget.accessibleName()
    words = page._leaf._pieces[page.at[1]].words
    assert "CH-9.6" in words.accessibleName()


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_are_real_tables(app, game):
    wanted = next(block.text for block in handbooks.handbook(game, "en").sections[0].blocks if block.kind == "picture")
    assert handbooks.picture(game, wanted, "dark").width() > 600


# ---------------------------------------------------------------------- the way from the table and back


@pytest.fixture
def window(app, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("desktop.paths.user_data", lambda: tmp_path)
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = "off"
    made = Window(settings)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def sit_down(window, game="claim2"):
    from desktop.ui import sitting

    record = catalogue.game(game)
    rules = record.rules()
    seats = record.seats[0]
    window.take(sitting.begin(record, rules, Setup(seats), players_for(seats, {}, ("Ő", "Ż", "Ij", "Ł")), 5))
    window.sitting.controller.come_forward(window.sitting.controller.present().awaited[0])
    return window.table


def test_home_leads_to_the_rules_and_back(window, qtbot):
    window.home._rules.click()
    assert window.rules.open
    assert window.pages.isHidden()
    qtbot.keyClick(window.rules.page, Qt.Key.Key_Escape)
    assert not window.rules.open
    assert window.pages.currentWidget() is window.home


@pytest.mark.parametrize("game", GAMES)
def test_f1_opens_the_rules_where_the_game_is(window, qtbot, game):
    table = sit_down(window, game)
    window.activateWindow()
    table.view.setFocus()
    qtbot.keyClick(table.view, Qt.Key.Key_F1)
    assert window.rules.open
    page = window.rules.page
    assert page.game == game
    section, place = page.at
    assert place >= 0
    assert page.book.sections[section].blocks[place].clauses
    before = window.sitting.controller.present().observation
    page._back.click()
    assert window.pages.currentWidget() is table
    assert window.sitting.controller.present().observation == before


def test_the_button_of_the_beam_opens_the_rules(window, qtbot):
    table = sit_down(window)
    table.click(("button", "rules"))
    assert window.rules.open


def test_a_refusal_in_the_ribbon_leads_to_its_clause(window, qtbot):
    table = sit_down(window)
    controller = window.sitting.controller
    # whoever has to follow tries another faction
    for _ in range(60):
        update = controller.present()
        seat = update.awaited[0]
        if update.viewer != seat:
            controller.come_forward(seat)
            update = controller.present()
        asked = [d for d in update.decisions if d.seat == seat and d.options]
        hand = update.observation.sides[seat].hand
        if asked[0].prompt.key == "claim2.follow" and len(asked[0].options) < len(hand):
            allowed = {option.card for option in asked[0].options}
            table.click(("hand", seat, next(card for card in hand if card not in allowed), 0))
            break
        controller.submit(asked[0].options[0])
    ribbon = next(sprite for sprite in table.scene.sprites() if sprite.key == ("ribbon",))
    assert "C2-3.3" in ribbon.tip
    assert ribbon.role == "button"
    table.click(("ribbon",))
    section, place = window.rules.page.at
    assert "C2-3.3" in window.rules.page.book.sections[section].blocks[place].clauses


def test_the_rules_show_nothing_of_a_match(window, qtbot):
    table = sit_down(window)
    table.open_rules()
    grabbed = window.grab().toImage()
    assert not grabbed.isNull()
    assert not table.isVisible()


def test_a_match_that_goes_on_waits_behind_the_rules(window):
    table = sit_down(window)
    table.open_rules()
    controller = window.sitting.controller
    update = controller.present()
    controller.submit(update.decisions[0].options[0])
    assert window.rules.open
    window.rules.leave()
    assert window.pages.isVisible()
