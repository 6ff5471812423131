"""Pools of 48 that are built in the editor and brought to a tournament, and the colour a deck bears."""

import pytest

from desktop.games.ghour.model import Pool
from desktop.games.ghour.workshop.editing import Replace, SetCount
from desktop.ui.decks.choosing import DeckChooser
from desktop.ui.decks.drafts import leftovers
from desktop.ui.decks.entering import EntrantsDialog
from desktop.ui.decks.files import read_file
from desktop.ui.decks.library import errors
from desktop.ui.decks.proofing import sources


@pytest.fixture
def menu(page):
    return lambda key: next(action for action in page.build_menu().actions() if action.data() == key)


def test_a_pool_is_built_saved_and_brought_to_a_tournament(page, menu, mine, qtbot):
    menu("new-pool").trigger()
    model = page.model
    assert (model.is_pool, model.whole, model.is_changed) == (True, 48, False)
    assert {fault.code for fault in errors(model.faults)} == {"V305", "V306"}
    counts = dict(model.library.decks["deck-telmaris"].cards)
    more = (("umb-01", 1), ("umb-03", 3), ("umb-04", 3), ("umb-05", 3), ("umb-07", 2))
    model.do(Replace((*counts.items(), *more)))
    assert model.size == 48
    assert errors(model.faults) == ()
    assert "tournament" in page.side.verdict.told()
    page.side.name.clear()
    qtbot.keyClicks(page.side.name, "Tengeri had")
    page.side.save.click()
    assert not model.is_changed
    library = page.watch.library
    page.watch.reload()
    library = page.watch.library
    pool = library.pools[model.deck.id]
    assert isinstance(pool, Pool)
    assert library.is_own(pool.id)
    dialog = EntrantsDialog(library, parent=page)
    assert "Tengeri had" in [dialog.rows[0][2].itemText(at) for at in range(dialog.rows[0][2].count())]
    # and opened again it is a pool still
    menu("new").trigger()
    assert not model.is_pool
    chooser = DeckChooser(library, "?", pools=True, parent=page)
    chooser.line.setText("tengeri")
    with qtbot.waitSignal(chooser.chosen) as told:
        chooser._take()
    page.errands.open_deck(told.args[0])
    assert model.is_pool
    assert model.size == 48
    assert model.path is not None


def test_choices_that_a_pool_no_longer_allows_are_left_out(page, tmp_path):
    page.errands.open_deck("pool-gold-concordat")
    model = page.model
    assert model.is_pool
    assert model.path is None
    assert len(model.thing.selections) == 1
    model.do(SetCount("umb-03", 0))
    model.do(SetCount("tel-04", 3))
    assert errors(model.faults) == ()
    assert model.thing.selections == ()
    model.stack.undo()
    model.stack.undo()
    first, *others = sources(model.library, model.thing, (), "en")
    assert (first.key, sum(n for _, n in first.cards)) == (f"pool:{model.deck.id}", 48)
    assert first.key not in [each.key for each in others]
    path = tmp_path / "p.ghourdeck.yaml"
    page.errands.export_to(path)
    (pool,) = read_file(path, model.library).pools
    assert (pool.cards, pool.selections[0].cards) == (model.deck.cards, model.selections[0].cards)
    page.errands.open_file(path)
    assert (model.is_pool, model.path) == (True, path)


def test_a_deck_becomes_a_pool_and_a_pool_a_deck(page, menu):
    page.errands.open_deck("deck-ysmer")
    menu("as-pool").trigger()
    assert page.model.is_pool
    assert page.model.is_changed
    assert "V305" in {fault.code for fault in page.model.faults}
    page.errands.autosave.write()
    (_, draft), *_ = [(path, draft) for path, draft in leftovers_of(page)]
    assert draft.selections == ()
    page.model.open(page.model.deck, selections=())
    menu("as-deck").trigger()
    assert not page.model.is_pool
    assert errors(page.model.faults) == ()
    page.model.open(page.model.deck)


def leftovers_of(page):
    # the page holds the lock of its own draft, as long as it lives
    page.errands.autosave._lock.unlock()
    return leftovers(page.errands.autosave.path.parent)


def test_the_colour_of_a_deck_can_be_chosen_and_undone(page):
    badge, model = page.side.badge, page.model
    before = model.deck.colour
    # offscreen a menu cannot pop up
    menu = page.side.colours()
    keys = [action.data() for action in menu.actions()]
    assert keys == ["red", "blue", "green", "violet", ""]
    menu.actions()[2].trigger()
    assert model.deck.colour == "green"
    assert model.is_changed
    assert "Ysmer" in badge.accessibleName()
    model.stack.undo()
    assert model.deck.colour == before
    assert not model.is_changed
