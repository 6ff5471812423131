"""Nodes to checked values: every problem of a file at once, each with its place and a near name."""

from __future__ import annotations

import difflib
import enum
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Literal, NoReturn, TypeAlias, TypeVar, Union, cast, get_args, get_origin

import attrs
import msgspec
from cattrs import Converter

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Message, message
from desktop.data.nodes import TRUTHS, WHOLE_NUMBER, ListNode, MapNode, Node, TextNode, plain
from desktop.data.reader import in_order

T = TypeVar("T")

Hook: TypeAlias = "Callable[[Node, Schema], Any]"
"""Makes a value of a node; raises ContentError (see :func:`wrong`), structures parts with the schema given."""

Made: TypeAlias = Callable[[Any, Any], Any]
"""A hook as cattrs calls it: node and type."""

NODES = (TextNode, ListNode, MapNode)


class Marked(msgspec.Struct, Generic[T], frozen=True):
    """A value that remembers where it was written.

    Attributes
    ----------
    value
        The value.
    mark
        Its place.
    """

    value: T
    mark: Mark


def key(name: str) -> dict[str, str]:
    """Return the metadata of an attrs field whose key in the file is ``name``, such as ``"hand-size"``."""
    return {"key": name}


def wrong(
    code: str, mark: Mark, what: Message, mend: Message | None = None, *, who: str = "", clause: str = ""
) -> ContentError:
    """Return one fault as the error that hooks raise."""
    return ContentError((Fault(code, what, clause, where=mark, mend=mend, who=who),))


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """Return the nearest of ``known`` to ``word``, or nothing if none is near."""
    # what differs in case or hyphens only is always near
    folded = {_folded(name): name for name in reversed(list(known))}
    return [folded[name] for name in difflib.get_close_matches(_folded(word), folded, n=1, cutoff=0.6)]


def near(word: str, known: Iterable[str]) -> Message | None:
    """Return "Did you mean …?" for the nearest of ``known``, or ``None`` if none is near."""
    return next((message("data.did-you-mean", word=name) for name in nearest(word, known)), None)


def structure(node: Node, cls: type[T]) -> T:
    """Return ``node`` as a value of ``cls``.

    Raises
    ------
    ContentError
        With everything that is wrong, in the order of the file.
    """
    return cast("T", _PLAIN.structure(node, cls))


class Schema:
    """The types a kind of file is made of; keep one for many files, it remembers what it learned.

    Understood are attrs classes, ``int``, ``bool``, ``str``, ``Any`` (plain values), ``tuple[T, ...]``,
    ``dict[K, T]``, ``T | None``, ``Literal`` and enums of text, :class:`Marked`, the nodes themselves, and
    unions whose members differ in shape (text, list, mapping).  A field called ``mark`` of type ``Mark``
    is filled with the place of the mapping.

    Parameters
    ----------
    hooks
        How to make what is not understood: a type, or a union of types, to its hook.
    """

    def __init__(self, hooks: Mapping[Any, Hook] | None = None) -> None:
        self._converter = Converter()
        # asked last to first
        self._teach(lambda cls: cls is Any, lambda _: lambda node, _: plain(node))
        self._teach(_is_union, self._union)
        self._teach(lambda cls: get_origin(cls) is dict, self._dict)
        self._teach(lambda cls: get_origin(cls) is tuple, self._tuple)
        self._teach(lambda cls: get_origin(cls) is Literal, lambda cls: _words({word: word for word in get_args(cls)}))
        self._teach(_is_enum, lambda cls: _words({str(each.value): each for each in cls}))
        self._teach(lambda cls: attrs.has(get_origin(cls) or cls), self._attrs)
        self._teach(lambda cls: get_origin(cls) is Marked, self._marked)
        self._teach(lambda cls: cls in NODES, _node)
        self._teach(lambda cls: cls == Node, lambda _: lambda node, _: node)
        self._converter.register_structure_hook(int, _int)
        self._converter.register_structure_hook(bool, _bool)
        self._converter.register_structure_hook(str, _str)
        for cls, hook in (hooks or {}).items():
            self._hook(cls, hook)

    def _teach(self, knows: Callable[[Any], bool], factory: Callable[[Any], Made]) -> None:
        """Use what ``factory`` makes for the types that ``knows`` accepts."""
        self._converter.register_structure_hook_factory(knows)(factory)

    def _hook(self, cls: Any, hook: Hook) -> None:
        """Use the caller's ``hook`` for ``cls``."""

        def made(node: Node, _: Any) -> Any:
            return hook(node, self)

        if isinstance(cls, type):
            self._converter.register_structure_hook(cls, made)
        else:
            self._teach(lambda asked: bool(asked == cls), lambda _: made)

    def structure(self, node: Node, cls: Any) -> Any:
        """Return ``node`` as a value of ``cls``.

        Raises
        ------
        ContentError
            With everything that is wrong, in the order of the file.
        """
        try:
            return self._converter.structure(cast("Any", node), cls)
        except ContentError as error:
            told = (msgspec.structs.replace(each, who=each.who.removesuffix(_NAMED)) for each in error.faults)
            raise ContentError(in_order(told)) from None

    def _marked(self, cls: Any) -> Made:
        (inner,) = get_args(cls)
        hook = self._converter.get_structure_hook(inner)
        return lambda node, _: Marked(hook(cast("Any", node), inner), node.mark)

    def _tuple(self, cls: Any) -> Made:
        inner, *rest = get_args(cls)
        if rest != [...]:
            raise TypeError(f"{cls}: only tuple[T, ...] can be read")
        hook = self._converter.get_structure_hook(inner)

        def make(node: Node, _: Any) -> Any:
            if not isinstance(node, ListNode):
                _kind(node, ListNode)
            faults: list[Fault] = []
            made = [_gather(faults, hook, item, inner) for item in node.items]
            return tuple(_or_raise(made, faults))

        return make

    def _dict(self, cls: Any) -> Made:
        name_type, inner = get_args(cls)
        name_hook = self._converter.get_structure_hook(name_type)
        hook = self._converter.get_structure_hook(inner)

        def make(node: Node, _: Any) -> Any:
            if not isinstance(node, MapNode):
                _kind(node, MapNode)
            faults: list[Fault] = []
            made = {}
            for name, value in node.items:
                label = _gather(faults, name_hook, name, name_type)
                made[label] = _gather(faults, hook, value, inner, name.value)
            return _or_raise(made, faults)

        return make

    def _union(self, cls: Any) -> Made:
        """Return a hook that chooses the member of a union by the node's shape."""
        members = get_args(cls)
        optional = type(None) in members
        shapes: dict[type, list[Any]] = {TextNode: [], ListNode: [], MapNode: []}
        for member in members:
            if member is not type(None):
                shapes[_shape(member)].append(member)
        if any(len(same) > 1 for same in shapes.values()):
            raise TypeError(f"{cls}: members of equal shape need a hook")
        hooks = {
            shape: (self._converter.get_structure_hook(same[0]), same[0]) for shape, same in shapes.items() if same
        }

        def make(node: Node, _: Any) -> Any:
            if optional and isinstance(node, TextNode) and node.nothing:
                return None
            if type(node) not in hooks:
                _kind(node, *hooks)
            hook, member = hooks[type(node)]
            return hook(cast("Any", node), member)

        return make

    def _attrs(self, cls: Any) -> Made:
        attrs.resolve_types(get_origin(cls) or cls)
        fields = {
            field.metadata.get("key", field.name): field
            for field in attrs.fields(get_origin(cls) or cls)
            if field.init and field.type is not Mark
        }
        marks = [field.alias for field in attrs.fields(get_origin(cls) or cls) if field.type is Mark]
        hooks: dict[str, Made] = {}

        def make(node: Node, _: Any) -> Any:
            if not isinstance(node, MapNode):
                _kind(node, MapNode)
            faults: list[Fault] = []
            made: dict[str, Any] = dict.fromkeys(marks, node.mark)
            there = {name.value for name, _ in node.items}
            free = [word for word in fields if word not in there]
            for name, value in node.items:
                field = fields.get(name.value)
                if field is None:
                    what = message("data.unknown-key", word=shown(name.value))
                    mend = near(name.value, free)
                    faults.append(Fault("Y21", what, where=name.mark, mend=mend or _choices(fields)))
                    # a key that is meant is not missing, nor meant twice
                    free = [word for word in free if mend is None or mend.get("word") != word]
                    continue
                if name.value not in hooks:
                    # found late, so that a class may hold itself
                    hooks[name.value] = self._converter.get_structure_hook(field.type)
                made[field.alias] = _gather(faults, hooks[name.value], value, field.type, name.value)
            for word in free:
                if fields[word].default is attrs.NOTHING:
                    what = message("data.missing-key", word=word)
                    mend = message("data.missing-key.mend", word=word)
                    faults.append(Fault("Y22", what, where=node.mark, mend=mend))
            if faults:
                owner = _name(node)
                raise ContentError(tuple(_named(each, owner) for each in faults))
            return cls(**made)

        return make


def _folded(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")


def _is_union(cls: Any) -> bool:
    return get_origin(cls) in (Union, types.UnionType)


def _is_enum(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, enum.Enum)


def _shape(cls: Any) -> type:
    """Return the kind of node that ``cls`` is made of."""
    origin = get_origin(cls) or cls
    if origin is Marked:
        return _shape(get_args(cls)[0])
    if cls in NODES:
        return cast("type", cls)
    if origin is tuple:
        return ListNode
    if origin is dict or attrs.has(origin):
        return MapNode
    if origin in (int, bool, str, Literal) or _is_enum(cls):
        return TextNode
    raise TypeError(f"{cls} in a union needs a hook")


def _gather(faults: list[Fault], hook: Any, node: Node, cls: Any, name: str = "") -> Any:
    """Return what ``hook`` makes of ``node``, or note what is wrong under the key ``name``."""
    try:
        return hook(node, cls)
    except ContentError as error:
        faults.extend(_under(each, name) for each in error.faults)
        return None


def _or_raise(made: T, faults: list[Fault]) -> T:
    if faults:
        raise ContentError(tuple(faults))
    return made


_NAMED = ": "
"""Stands between the name of a thing and the key a fault is about."""


def _under(fault: Fault, name: str) -> Fault:
    """Return ``fault`` with ``name`` before the key it is about, unless the thing has a name already."""
    if not name or _NAMED in fault.who:
        return fault
    return msgspec.structs.replace(fault, who=f"{name}.{fault.who}" if fault.who else name)


def _name(mapping: MapNode) -> str:
    """Return the name of the thing that ``mapping`` describes, or ``""``."""
    names = (mapping.get("name"), mapping.get("id"))
    return next((each.value for each in names if isinstance(each, TextNode) and each.value), "")


def _named(fault: Fault, owner: str) -> Fault:
    """Return ``fault`` with the name of its ``owner``, unless it tells a name already."""
    if not owner or _NAMED in fault.who:
        return fault
    return msgspec.structs.replace(fault, who=f"{shown(owner)}{_NAMED}{fault.who}")


def _kind(node: Node, *wanted: type) -> NoReturn:
    """Raise that ``node`` is of the wrong kind."""
    names = {TextNode: "text", ListNode: "list", MapNode: "mapping"}
    found = "nothing" if isinstance(node, TextNode) and node.nothing else names[type(node)]
    expected = "-or-".join(names[each] for each in names if each in wanted)
    what = message("data.kind", found=message(f"data.kind.{found}"), wanted=message(f"data.kind.{expected}"))
    raise wrong("Y23", node.mark, what, message(f"data.kind.{expected}.mend"))


def _node(cls: Any) -> Made:
    """Return a hook for a node that is wanted as it stands."""

    def make(node: Node, _: Any) -> Any:
        if not isinstance(node, cls):
            _kind(node, cls)
        return node

    return make


def _text(node: Node) -> TextNode:
    if not isinstance(node, TextNode):
        _kind(node, TextNode)
    return node


def _str(node: Node, _: Any) -> str:
    text = _text(node)
    if text.plain and not text.value:
        _kind(node, TextNode)
    return text.value


def _int(node: Node, _: Any) -> int:
    text = _text(node)
    if not WHOLE_NUMBER.fullmatch(text.value):
        raise wrong("Y24", node.mark, message("data.int", word=shown(text.value)), message("data.int.mend"))
    return int(text.value)


def _bool(node: Node, _: Any) -> bool:
    text = _text(node)
    if text.value not in TRUTHS:
        raise wrong("Y25", node.mark, message("data.bool", word=shown(text.value)), message("data.bool.mend"))
    return TRUTHS[text.value]


def _words(known: Mapping[str, Any]) -> Made:
    """Return a hook for one of a few words."""

    def make(node: Node, _: Any) -> Any:
        text = _text(node)
        if text.value not in known:
            mend = near(text.value, known) or _choices(known)
            raise wrong("Y26", node.mark, message("data.word", word=shown(text.value)), mend)
        return known[text.value]

    return make


def _choices(known: Iterable[str]) -> Message:
    return message("data.choices", words=", ".join(known))


def shown(text: str) -> str:
    """Return ``text`` short enough for a sentence, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:59]}…"


_PLAIN = Schema()

__all__ = ["Hook", "Marked", "Schema", "key", "near", "nearest", "shown", "structure", "wrong"]
