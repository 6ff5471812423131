"""The buttons of the tray, and the ribbon over it: what is asked."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.games.gold_and_rum.observation import Observation
from desktop.ui.games.gold_and_rum import answers
from desktop.ui.games.gold_and_rum.room import CALLS, Room
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite

CHOSEN = "choose"
"""The button that gives the answer which the pieces chosen so far mean."""


def prompt(now: Situation) -> tuple[str, str]:
    """Return what the ribbon says, and a hint."""
    seen: Observation = now.seen
    if now.update.outcome is not None:
        return now.word("table.over"), ""
    question = now.question
    if question is None:
        # while nobody on this view is asked, everybody may know for whom the game waits, but in a call
        waits = [] if seen.phase in CALLS else now.update.awaited
        return (now.word("gold_and_rum.thinks", who=now.who(waits[0])), "") if waits else ("", "")
    pacing = now.pacing
    if pacing.binding is not None:
        return now.word("gold_and_rum.bind", who=now.who(pacing.binding)), now.word("gold_and_rum.bind-hint")
    if seen.phase in ("deal", "recruit"):
        if pacing.waiting:
            key = f"gold_and_rum.window-{seen.window_kind}"
            hint = "gold_and_rum.hint-paused" if pacing.paused else "gold_and_rum.hint-call"
            return now.word(key), now.word(hint)
        who = now.who(question.seat)
        if pacing.acting is None:
            return now.word("gold_and_rum.thinks", who=who), ""
        return now.word("gold_and_rum.your-turn", who=who), now.word("gold_and_rum.hint-card")
    if seen.phase in CALLS:
        return now.say(question.prompt), now.word("gold_and_rum.hint-neutral")
    if now.players[question.seat].kind != "person":
        return now.word("gold_and_rum.thinks", who=now.who(question.seat)), ""
    words = now.say(question.prompt)
    if question.seat != now.update.viewer and seen.phase in ("favourite", "race"):
        words = f"{now.player(question.seat)}: {words}"
    return words, _hint(now) if now.mine else ""


def _hint(now: Situation) -> str:
    seen: Observation = now.seen
    match seen.phase:
        case "favourite":
            return now.word("gold_and_rum.hint-crown")
        case "spies":
            return now.word("gold_and_rum.hint-spy")
        case "race":
            return now.word("gold_and_rum.hint-race")
        case "lay":
            question = now.question
            warnings = () if question is None else _warnings(now)
            return warnings[0] if warnings else ""
    return ""


def _warnings(now: Situation) -> tuple[str, ...]:
    """Return what the viewer should think of before he lays mercenaries: facts of his own hand."""
    seen: Observation = now.seen
    viewer = now.update.viewer
    army = seen.armies[viewer].army if viewer is not None and seen.armies else None
    if army is not None and army[2] >= 2:
        return (now.word("gold_and_rum.warn.quarrel"),)
    return ()


def buttons(now: Situation, room: Room) -> list[Sprite]:
    """Return the buttons of this step."""
    box = room.buttons
    seen: Observation = now.seen
    upper = QRectF(box.left(), box.top() + 2, box.width(), 50)
    lower = QRectF(box.left(), box.top() + 64, box.width(), 40)
    if now.update.outcome is not None:
        return [furniture.button(now, "results", upper, now.word("table.results"), "primary", "laurels")]
    if seen.phase in ("deal", "recruit"):
        return _deal_buttons(now, upper, lower)
    if seen.phase in CALLS and now.pacing.beat is not None:
        called = bool(now.pacing.called)
        words = now.word("gold_and_rum.that-is-all" if called else "gold_and_rum.nobody")
        return [furniture.button(now, "pace-go", upper, words, "primary", "check-mark" if called else "cancel")]
    question = now.question
    if question is None or not now.mine:
        return _leave(now, lower)
    out: list[Sprite] = []
    match seen.phase:
        case "lay":
            out = _counts(now, box)
        case "airship" if len(question.options) > 1:
            out = _counts(now, box)
        case "commando" | "airship":
            words = now.word("gold_and_rum.withdraw")
            out = [furniture.button(now, "option-0", upper, words, "plain", "anticlockwise-rotation")]
        case "spies":
            words = now.word("gold_and_rum.decline")
            out = [furniture.button(now, "option-0", upper, words, "plain", "cancel", size=16)]
        case "favourite":
            out = [_choose(now, upper, "gold_and_rum.choose-favourite")]
        case "race" if answers.own_question(now):
            out = [_choose(now, upper, "gold_and_rum.choose-race-button")]
    return out + (_leave(now, lower) if seen.phase in ("favourite", "race") else [])


def _deal_buttons(now: Situation, upper: QRectF, lower: QRectF) -> list[Sprite]:
    """Return, for whoever is asked, the pass, and the pass with a standing order."""
    beat = now.pacing.beat
    if beat is None or now.pacing.acting is None:
        return []
    wishes = [wish.name for wish in beat.wishes if not wish.name.startswith("pile-")]
    name = wishes[now.pacing.wish % len(wishes)]
    words, tip = now.word(f"gold_and_rum.wish-{name}"), now.word("gold_and_rum.wish-tip")
    middle = lower.adjusted(36, 0, -36, 0)
    before, after = QRectF(lower.left(), lower.top(), 32, 40), QRectF(lower.right() - 32, lower.top(), 32, 40)
    other = now.word("gold_and_rum.wish-other")
    return [
        furniture.button(now, "pass", upper, now.word("gold_and_rum.pass"), "plain", "cancel"),
        furniture.button(now, f"pace-wish-{name}", middle, words, size=14.5, tip=f"{words}. {tip}"),
        furniture.button(now, "pace-turn--1", before, "‹", tip=other),
        furniture.button(now, "pace-turn-1", after, "›", tip=other),
    ]


def _choose(now: Situation, rect: QRectF, key: str) -> Sprite:
    """Return the button that gives the answer chosen so far; it says which, and is off until there is one."""
    action = answers.chosen(now)
    words = now.word(key) if action is None else answers.answer(action, now)
    return furniture.button(now, CHOSEN, rect, words, "primary", "check-mark", enabled=action is not None, size=16)


def _counts(now: Situation, box: QRectF) -> list[Sprite]:
    """Return one small button for each number that may be laid, or may board."""
    question = now.question
    assert question is not None
    options = question.options
    if len(options) == 1:
        rect = QRectF(box.left(), box.top() + 2, box.width(), 50)
        return [furniture.button(now, "option-0", rect, answers.answer(options[0], now), "primary", "check-mark")]
    wide = QRectF(box.left(), box.top(), box.width(), 36)
    out = [furniture.button(now, "option-0", wide, answers.answer(options[0], now), size=15.5)]
    many = len(options) - 1
    per_row = many if many <= 5 else (many + 1) // 2
    pitch = min(box.width() / per_row, 54.0)
    tall = 34.0 if many > 5 else 44.0
    for at in range(1, len(options)):
        row, place = divmod(at - 1, per_row)
        rect = QRectF(box.left() + place * pitch, box.top() + 42 + row * (tall + 4), pitch - 5, tall)
        words = answers.answer(options[at], now)
        out.append(furniture.button(now, f"option-{at}", rect, str(at), "primary", size=18, tip=words))
    return out


def _leave(now: Situation, rect: QRectF) -> list[Sprite]:
    """Return the button that closes a private view which asks nothing."""
    people = sum(player.kind == "person" for player in now.players)
    if now.update.viewer is None or people == 1 or answers.own_question(now):
        return []
    return [furniture.button(now, "leave", rect, now.word("gold_and_rum.close-hand"), "plain", "exit-door", size=16)]
