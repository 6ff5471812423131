"""One generator, three voices: the symbol line, the rules sentence and the log line of an ability.

All are made of the tree that :mod:`.run` carries out, so a card cannot say one thing and do another.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from desktop.core.message import Message, Ref, message
from desktop.games.ghour.abilities.model import GOODS, Ability, Change, Goods, Target
from desktop.games.ghour.model import Card


class Symbol(msgspec.Struct, frozen=True, gc=False):
    """One sign of the text box, for painting.

    Attributes
    ----------
    kind
        ``trigger``, ``timed``, ``pay``, ``colon``, ``gain``, ``attack``, ``defence``, ``structure``,
        ``keyword``, ``scope``, ``kind`` or ``filter``.
    name
        Which trigger, resource, keyword, scope or kind.
    amount
        The number beside it; 0 if there is none.
    struck
        Whether a slash goes through it ("without").
    """

    kind: str
    name: str = ""
    amount: int = 0
    struck: bool = False


COLON = Symbol("colon")


def symbols(ability: Ability, *, timed: bool = False) -> tuple[Symbol, ...]:
    """Return the symbol line of ``ability`` (GH-13.9)."""
    line = [Symbol("timed")] if timed else []
    if ability.when not in ("static", "cast"):
        line.append(Symbol("trigger", ability.when))
    line += [Symbol("pay", good, amount) for good, amount in _amounts(ability.pay)]
    if line:
        line.append(COLON)
    line += _aim(ability.to)
    line += [Symbol("gain", good, amount) for good, amount in _amounts(ability.gain)]
    line += [Symbol(name, "", amount) for name, amount in _modifiers(ability.give)]
    line += [Symbol("keyword", word) for word in ability.give.keywords]
    return tuple(line)


def _aim(to: Target | None) -> list[Symbol]:
    if to is None:
        return []
    return [
        Symbol("scope", to.scope),
        *(Symbol("kind", kind) for kind in to.kinds),
        *(Symbol("filter", word) for word in to.having),
        *(Symbol("filter", word, 0, True) for word in to.lacking),
    ]


def _amounts(goods: Goods) -> list[tuple[str, int]]:
    return [(good, amount) for good, amount in zip(GOODS, goods.vector(), strict=True) if amount]


def _modifiers(give: Change) -> list[tuple[str, int]]:
    amounts = (("attack", give.attack), ("defence", give.defence), ("structure", give.structure))
    return [(name, amount) for name, amount in amounts if amount]


def sentence(ability: Ability, *, timed: bool = False) -> Message:
    """Return what ``ability`` does as one sentence."""
    results = result(ability)
    if ability.when in ("static", "cast"):
        return message("ghour.text.timed", results=results) if timed else message("ghour.text.plain", results=results)
    condition = message(f"ghour.text.when.{ability.when}")
    if ability.pay:
        return message("ghour.text.paid", condition=condition, goods=goods_text(ability.pay), results=results)
    return message("ghour.text.line", condition=condition, results=results)


def result(ability: Ability) -> Message:
    """Return the results of ``ability`` without its condition."""
    parts = []
    if ability.gain:
        parts.append(message("ghour.text.gain", goods=goods_text(ability.gain)))
    if ability.give:
        parts.append(message("ghour.text.give", target=target_text(ability.to), change=change_text(ability.give)))
    return join(parts) if parts else message("ghour.text.nothing")


def goods_text(goods: Goods) -> Message:
    """Return ``goods`` as "2 gold, 1 mana"."""
    return join([message("ghour.text.amount", amount=n, good=Ref("resource", good)) for good, n in _amounts(goods)])


def change_text(give: Change) -> Message:
    """Return ``give`` as "+1 attack, Flying"."""
    parts = [message(f"ghour.text.{name}", amount=f"{amount:+d}") for name, amount in _modifiers(give)]
    parts += [message("ghour.text.keyword", word=Ref("keyword", word)) for word in give.keywords]
    return join(parts)


def target_text(to: Target | None) -> Message:
    """Return whom an effect reaches."""
    if to is None:
        return message("ghour.text.itself")
    kinds = join([message(f"ghour.text.kind.{kind}") for kind in to.kinds], "or")
    reach = message(f"ghour.text.scope.{to.scope}", kinds=kinds)
    filters = [message("ghour.text.with", word=Ref("keyword", word)) for word in to.having]
    filters += [message("ghour.text.without", word=Ref("keyword", word)) for word in to.lacking]
    return message("ghour.text.filtered", target=reach, filters=join(filters, "or")) if filters else reach


def join(parts: Sequence[Message], by: str = "and") -> Message:
    """Return ``parts`` as one message: "a, b, c", or with "or" between them."""
    whole = parts[0]
    for part in parts[1:]:
        whole = message(f"ghour.text.{by}", first=whole, second=part)
    return whole


def log_line(card: str, ability: Ability) -> Message:
    """Return what is logged when ``ability`` of ``card`` takes effect."""
    return message("ghour.text.log", card=Ref("card", card), results=result(ability))


def rules_text(card: Card) -> tuple[Message, ...]:
    """Return the text box of ``card``, one sentence a symbol line."""
    return tuple(sentence(ability, timed=card.timed) for ability in card.abilities)


def symbol_lines(card: Card) -> tuple[tuple[Symbol, ...], ...]:
    """Return the text box of ``card``, one row of symbols a line."""
    return tuple(symbols(ability, timed=card.timed) for ability in card.abilities)
