"""Cards as the text of a card file: one that is there, or a new one to begin with (GH-13b)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from desktop.games.ghour.abilities.model import GOODS, Ability
from desktop.games.ghour.model import RESOURCES, Card, Colour, Text

FORMAT = "ghour-cards/1"

STARTS: Mapping[str, tuple[str, ...]] = {
    "base": ("cost: {gold: 3, material: 3, builders: 1}", "recruit: 2", "size: 6", "abilities:",
             "- {when: rotate, gain: {gold: 2, material: 1}}"),
    "creature": ("cost: {gold: 2}", "recruit: 2", "keywords: []", "attacks: [{kind: club, value: 2}]", "defence: 3",
                 "tp: 2"),
    "building": ("cost: {gold: 1, material: 1}", "recruit: 2", "defence: 3", "tp: 2", "abilities:",
                 "- {when: rotate, gain: {material: 1}}"),
    "extension": ("cost: {material: 2}", "recruit: 2", "defence: 2", "abilities:",
                  "- {when: defending, give: {structure: 1}}"),
    "item": ("cost: {gold: 1, material: 1}", "recruit: 2", "abilities:", "- {when: static, give: {attack: 2}}"),
    "spell": ("cost: {gold: 1}", "recruit: 2", "abilities:",
              "- {when: cast, give: {attack: 2}, to: {scope: one, kinds: [creature]}}"),
}  # fmt: skip
"""What a new card of each type begins with: sound, and easily changed."""


def new_set(identity: str, name: str, language: str, colours: Iterable[Colour]) -> str:
    """Return a file of a set without cards, in the colours of ``colours``."""
    lines = [
        f"format: {FORMAT}",
        f"set: {{id: {identity}, name: {_quoted(name)}, version: 1, language: {language}}}",
        "colours:",
        *(f"  {each.key}: {{name: {_text(each.name)}}}" for each in colours),
        "cards: []",
    ]
    return "\n".join(lines) + "\n"


def blank(kind: str, identity: str, name: str, colour: str) -> str:
    """Return a new card of the type ``kind``, to be written on."""
    head = [f"- id: {identity}", f"  name: {_quoted(name)}", f"  type: {kind}", f"  colour: {colour}"]
    return "\n".join([*head, *(f"  {line}" for line in STARTS[kind])]) + "\n"


def write_card(card: Card) -> str:
    """Return ``card`` as it stands in a file; reading it gives the card back."""
    lines = [f"- id: {card.id}", f"  name: {_text(card.name)}"]
    lines += [f"  emblem: {card.emblem}"] if card.emblem else []
    lines += [f"  type: {card.type}", f"  colour: {card.colour}"]
    lines.append(f"  cost: {_amounts((good, getattr(card.cost, good)) for good in RESOURCES)}")
    lines += [f"  recruit: {card.recruit}"] if card.recruit else []
    lines += [f"  keywords: [{', '.join(card.keywords)}]"] if card.keywords else []
    if card.attacks:
        lines.append("  attacks: [" + ", ".join(f"{{kind: {a.kind}, value: {a.value}}}" for a in card.attacks) + "]")
    lines += [f"  defence: {card.defence}"] if card.defence is not None else []
    lines += [f"  tp: {card.tp}"] if card.tp or card.type in ("creature", "building") else []
    lines += [f"  size: {card.size}"] if card.size else []
    lines += ["  timed: true"] if card.timed else []
    if card.abilities:
        lines += ["  abilities:", *(f"  - {_ability(ability)}" for ability in card.abilities)]
    lines += [f"  flavour: {_text(card.flavour)}"] if card.flavour else []
    return "\n".join(lines) + "\n"


def with_card(text: str, block: str) -> str:
    """Return the file ``text`` with the card ``block`` at its end."""
    lines = text.rstrip("\n").split("\n")
    for at, line in enumerate(lines):
        if line.startswith("cards:") and line.removeprefix("cards:").strip() in ("[]", "", "~", "null"):
            lines[at] = "cards:"
    body = "\n".join(lines)
    if not any(line.startswith("cards:") for line in lines):
        body += "\ncards:"
    # the cards of a file may stand further to the right than ours
    indent = next((line[: len(line) - len(line.lstrip())] for line in lines if line.lstrip().startswith("- id:")), "")
    return body + "\n" + "".join(f"{indent}{line}\n" for line in block.rstrip("\n").split("\n"))


def _ability(ability: Ability) -> str:
    parts = [f"when: {ability.when}"]
    for key, goods in (("pay", ability.pay), ("gain", ability.gain)):
        if goods:
            parts.append(f"{key}: {_amounts(zip(GOODS, goods.vector(), strict=True))}")
    give = ability.give
    changes = [f"{key}: {getattr(give, key)}" for key in ("attack", "defence", "structure") if getattr(give, key)]
    changes += [f"keywords: [{', '.join(give.keywords)}]"] if give.keywords else []
    parts += [f"give: {{{', '.join(changes)}}}"] if changes else []
    if ability.to is not None:
        to = ability.to
        aim = [f"scope: {to.scope}", f"kinds: [{', '.join(to.kinds)}]"]
        aim += [f"with: [{', '.join(to.having)}]"] if to.having else []
        aim += [f"without: [{', '.join(to.lacking)}]"] if to.lacking else []
        parts.append(f"to: {{{', '.join(aim)}}}")
    return "{" + ", ".join(parts) + "}"


def _amounts(amounts: Iterable[tuple[str, int]]) -> str:
    return "{" + ", ".join(f"{good}: {amount}" for good, amount in amounts if amount) + "}"


def _text(text: Text) -> str:
    return "{" + ", ".join(f"{language}: {_quoted(words)}" for language, words in text) + "}"


def _quoted(words: str) -> str:
    """Return ``words`` in YAML's double quotes, whose escapes include those of JSON."""
    return msgspec.json.encode(words).decode()
