"""Squares, lines and territories against a naive flood fill that knows nothing of masks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.catalogue import game
from desktop.games.armadora.board import Board, nth, places

RULES = game("armadora").rules()
BOARD = RULES.board


def naive_territories(columns, rows, walls):
    """Territories as sets of (row, column), found square by square."""
    left = {(row, column) for row in range(rows) for column in range(columns)}
    found = []
    while left:
        todo, region = [min(left)], set()
        while todo:
            row, column = todo.pop()
            if (row, column) in region:
                continue
            region.add((row, column))
            for other in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                inside = 0 <= other[0] < rows and 0 <= other[1] < columns
                if inside and frozenset(((row, column), other)) not in walls:
                    todo.append(other)
        left -= region
        found.append(region)
    return found


def wall(board, line):
    return frozenset(divmod(square, board.columns) for square in board.lines[line])


def naive_sizes(board, lines):
    return [len(r) for r in naive_territories(board.columns, board.rows, {wall(board, line) for line in lines})]


def check(board, palisades, lines):
    """Compare everything known of ``palisades`` with what the oracle says of ``lines``."""
    regions = naive_territories(board.columns, board.rows, {wall(board, line) for line in lines})
    masks = sorted(sum(1 << row * board.columns + column for row, column in region) for region in regions)
    assert sorted(palisades.territories) == masks
    assert list(palisades.territories) == sorted(masks, key=lambda mask: mask & -mask)
    assert list(places(palisades.lines)) == sorted(lines)
    legal = board.legal(palisades)
    for line in range(len(board.lines)):
        sizes = naive_sizes(board, [*lines, line])
        allowed = line not in lines and min(sizes) >= board.least
        assert bool(legal >> line & 1) == allowed, board.line_name(line)
        if line not in lines:
            parts = naive_territories(board.columns, board.rows, {wall(board, each) for each in [*lines, line]})
            ends = wall(board, line)
            beside = [len(region) for region in parts if region & ends]
            assert board.closes(palisades, line) == (min(beside) if len(beside) == 2 else 0)


@pytest.mark.clause("AR-2.5", "AR-2.6", "AR-3.1", "AR-3.2", "AR-3.3", "AR-3.4", "AR-3.5", "AR-3.9")
@given(data=st.data())
def test_legal_lines_and_territories_agree_with_a_naive_flood_fill(data):
    wishes = data.draw(st.permutations(range(len(BOARD.lines))))
    length = data.draw(st.integers(0, len(wishes)))
    palisades, lines = BOARD.empty, []
    for line in wishes[:length]:
        if BOARD.legal(palisades) >> line & 1:
            palisades = BOARD.build(palisades, line)
            lines.append(line)
        else:
            assert min(naive_sizes(BOARD, [*lines, line])) < BOARD.least
    check(BOARD, palisades, lines)
    assert palisades == BOARD.fence(sorted(lines)), "the order does not matter"
    assert len(palisades.territories) <= 10
    assert len(lines) <= 27 + len(palisades.territories)


@given(columns=st.integers(3, 6), rows=st.integers(3, 5), least=st.integers(1, 5), data=st.data())
def test_other_boards_agree_too(columns, rows, least, data):
    board = Board(columns, rows, (), least)
    palisades, lines = board.empty, []
    for line in data.draw(st.permutations(range(len(board.lines)))):
        if board.legal(palisades) >> line & 1:
            palisades = board.build(palisades, line)
            lines.append(line)
    check(board, palisades, lines)


@pytest.mark.clause("AR-3.3")
def test_a_board_one_square_wide_has_barred_lines_from_the_start():
    board = Board(9, 1, (), 4)
    legal = [board.line_name(line) for line in places(board.legal(board.empty))]
    assert legal == ["d1-e1", "e1-f1"]


@pytest.mark.clause("AR-1.1", "AR-2.1", "AR-2.2", "AR-2.3", "AR-2.4")
def test_the_board_is_eight_by_five_with_eight_mines_that_do_not_touch():
    assert (BOARD.columns, BOARD.rows, BOARD.size, BOARD.least) == (8, 5, 40, 4)
    mines = {(0, 3), (1, 1), (1, 5), (1, 7), (3, 0), (3, 4), (4, 2), (4, 6)}
    assert {divmod(mine, 8) for mine in BOARD.mines} == mines
    assert [BOARD.name(mine) for mine in BOARD.mines] == ["d1", "b2", "f2", "h2", "a4", "e4", "c5", "g5"]
    assert BOARD.land.bit_count() == 32
    assert not any(abs(r - s) + abs(c - d) == 1 for r, c in mines for s, d in mines)


@pytest.mark.clause("AR-2.5", "AR-E6")
def test_there_are_67_lines_and_none_on_the_border():
    upright = [ends for ends in BOARD.lines if ends[1] - ends[0] == 1]
    level = [ends for ends in BOARD.lines if ends[1] - ends[0] == 8]
    assert (len(upright), len(level), len(BOARD.lines)) == (35, 32, 67)
    for line in range(67):
        first, second = BOARD.line_name(line).split("-")
        assert BOARD.line(f"{first}-{second}") == BOARD.line(f"{second}-{first}") == line
    for nonsense in ("a1", "a1-a1", "a1-c1", "a1-b2", "h1-i1", "h1-a2", "", "a1-b1-c1"):
        assert BOARD.line(nonsense) is None
    assert BOARD.square("a1") == 0
    assert BOARD.square("h5") == 39
    assert BOARD.square("i1") is None


def test_a_fence_that_cannot_stand_names_the_line():
    lines = [BOARD.line("a1-b1"), BOARD.line("a1-a2")]
    with pytest.raises(ValueError) as caught:
        BOARD.fence(lines)
    assert caught.value.args == (lines[1],)


@given(st.sets(st.integers(0, 127)))
def test_members_of_a_mask_are_counted_in_order(members):
    mask = sum(1 << at for at in members)
    assert list(places(mask)) == sorted(members)
    assert [nth(mask, at) for at in range(len(members))] == sorted(members)
    with pytest.raises(IndexError):
        nth(mask, len(members))
