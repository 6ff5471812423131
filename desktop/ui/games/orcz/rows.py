"""The table of Orcz in words, for the lists beside it."""

from __future__ import annotations

from desktop.games.orcz.observation import Observation
from desktop.games.orcz.tiles import TILES
from desktop.ui.games.orcz.fields import line_words
from desktop.ui.games.orcz.omens import event_names
from desktop.ui.games.orcz.pieces import field_name, opponent_name, tile_name
from desktop.ui.games.orcz.sides import seat_tip
from desktop.ui.table.situation import Row, Situation


def hand(now: Situation) -> list[Row]:
    """Return the viewer's tiles behind the screen."""
    seen: Observation = now.seen
    out = []
    for tile in seen.mine:
        words = tile_name(now, tile)
        if tile > 9:
            words += ". " + now.name("hero-says", TILES[tile].name)
        out.append(Row(words, ("tile", tile)))
    return out


def ground(now: Situation) -> list[Row]:
    """Return the event, the fields with their lines, the warlords and the bank."""
    seen: Observation = now.seen
    _, name, says = event_names(now, seen.event)
    out = [Row(f"{now.word('orcz.event-of-round')}: {name}. {says}", ("event",))]
    for number, field in enumerate(seen.fields):
        words = [field_name(now, number)]
        if field.opponent >= 0:
            foe = now.content.opponents[field.opponent]
            words.append(f"{opponent_name(now, field.opponent)} {foe.large}/{foe.small}")
            words.append(now.word("orcz.needs", need=field.need))
            words.append(now.word("orcz.known-force", force=field.total))
        else:
            words.append(now.word("orcz.conquered" if field.conquered else "orcz.beaten"))
        if field.done:
            words.append(now.word("orcz.fought"))
        out.append(Row("; ".join(words), ("field", number)))
        out += [Row(line_words(now, place, line), ("line", line.number)) for place, line in enumerate(field.lines)]
    for seat in range(seen.seats):
        out.append(Row(seat_tip(now, seat, now.word("orcz.sub-left", n=seen.lines_left[seat])), ("seat", seat)))
    out.append(Row(now.word("orcz.bank-tip", slaves=seen.bank), ("bank",)))
    return out
