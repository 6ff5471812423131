"""A card on the Field as it is shown: its values now, and what makes them differ from the printed ones."""

from __future__ import annotations

from desktop.games.ghour import keywords as k
from desktop.games.ghour import values
from desktop.games.ghour.faces import BASE, SPELL, Faces
from desktop.games.ghour.observation import Change, Seen
from desktop.games.ghour.pieces import Fight, Mod, Unit


def seen(faces: Faces, unit: Unit, mods: tuple[Mod, ...], fight: Fight | None, *, known: bool) -> Seen:
    """Return a card on the Field with its current values; a back tells none (GH-11.16)."""
    if unit.hidden and not known:
        return Seen(Unit(unit.uid, -1, unit.owner, unit.turned, unit.hidden, unit.granted, unit.attached, unit.named))
    if faces.type[unit.face] == SPELL:
        return Seen(unit)
    printed = faces.values(unit)
    attacks = tuple(
        (kind, max(0, values.strength(faces, unit, place, mods, fight))) for place, (kind, _) in enumerate(printed)
    )
    defence = (
        None
        if faces.type[unit.face] == BASE and not _shielded(unit, mods, fight)
        else values.defence(faces, unit, mods, fight)
    )
    damage = values.counted(fight.marked, unit.uid) if fight is not None else 0
    return Seen(unit, attacks, defence, damage, faces.keywords(unit), _changes(faces, unit, mods, fight))


def _shielded(unit: Unit, mods: tuple[Mod, ...], fight: Fight | None) -> bool:
    """Tell whether something gives a base a defence (GH-9.32)."""
    return any(mod.uid == unit.uid and mod.defence for mod in mods) or (fight is not None and unit.uid in fight.wise)


def _changes(faces: Faces, unit: Unit, mods: tuple[Mod, ...], fight: Fight | None) -> tuple[Change, ...]:
    """Return what makes the current values differ from the printed ones."""
    found: list[Change] = []
    for piece in unit.attached:
        extra = faces.lent_attack[piece.face] + sum(value for _, value in faces.attacks[piece.face])
        found += _change("attack", extra, "attached", piece.face)
        found += _change("defence", faces.lent_defence[piece.face], "attached", piece.face)
        found += _change("keywords", faces.lent_words[piece.face] & ~faces.words[unit.face], "attached", piece.face)
    found += _change("keywords", unit.granted & ~faces.words[unit.face], "day")
    for mod in mods:
        if mod.uid == unit.uid:
            by = "shapeshifter" if mod.late else "battle"
            found += _change("attack", mod.attack, by, mod.card)
            found += _change("defence", mod.defence, by, mod.card)
    if fight is not None:
        turns = values.counted(fight.wound, unit.uid)
        if turns > 1 and faces.keywords(unit) & k.CATAPULT:
            found += _change("attack", faces.values(unit)[0][1] * (turns - 1), "catapult")
        if unit.uid in fight.blown:
            found += _change("attack", values.KAMIKAZE_BONUS, "kamikaze")
        if unit.uid in fight.wise:
            found += _change("defence", 1, "knowledge")
        found += _change("defence", values.counted(fight.drunk, unit.uid), "life-drinker")
    if not faces.values(unit):
        # without an attack value there is none to raise
        found = [change for change in found if change.what != "attack"]
    return tuple(found)


def _change(what: str, amount: int, by: str, card: int = -1) -> list[Change]:
    return [Change(what, amount, by, card)] if amount else []
