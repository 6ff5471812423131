"""The look of the program: two schemes of colours, the coats of arms, and the fonts (art direction §2 and §3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette

from desktop import paths

Scheme = Literal["dark", "light"]

DISPLAY, TITLE, BODY, UI = "Grenze Gotisch", "Alegreya SC", "Alegreya", "Alegreya Sans"
NORMAL, MEDIUM, DEMI, BOLD, EXTRA = (
    QFont.Weight.Normal,
    QFont.Weight.Medium,
    QFont.Weight.DemiBold,
    QFont.Weight.Bold,
    QFont.Weight.ExtraBold,
)
SMALLEST = 13.0
"""No letter on the screen is smaller, in device-independent pixels."""
CREAM, INK = "#f5e8cb", "#2a1a10"
"""Letters on things that keep their colour in both schemes."""


class Cloth(msgspec.Struct, frozen=True, gc=False):
    """Letters and marks on cloth, fields and dark plates, which stay dark in both schemes."""

    text: str = "#f5e8cb"
    text_dim: str = "#cdb78c"
    brass: str = "#d8ab4f"
    brass_hi: str = "#ffe29a"
    bad: str = "#ff9a7a"
    good: str = "#a9cf7a"
    target: str = "#7fd3e6"
    focus: str = "#fff6dc"


ON = Cloth()


class Look(msgspec.Struct, frozen=True):
    """One scheme with all its colours and the smallest font; a value, so that two looks can be painted side by side.

    ``floor`` is the smallest font in units: 13 divided by the scale of the window, 0 in print and on miniatures.
    ``letters`` is by how much the player wants letters larger than they need be, and ``strong`` whether the coats of
    the seats shall stand further apart than usual.
    """

    scheme: Scheme = "dark"
    floor: float = SMALLEST
    letters: float = 1.0
    strong: bool = False
    table: str = "#6b4629"
    table_dark: str = "#38210f"
    table_light: str = "#94653c"
    beam: str = "#22150d"
    plank: str = "#3b2516"
    plank_hi: str = "#553722"
    plank_edge: str = "#170d07"
    text: str = "#f5e8cb"
    text_dim: str = "#cdb78c"
    text_mute: str = "#b29c77"
    parchment: str = "#f1e3c2"
    parchment_lo: str = "#dcc594"
    parchment_edge: str = "#a9834a"
    ink: str = INK
    ink_soft: str = "#5c4330"
    brass: str = "#d8ab4f"
    brass_hi: str = "#ffe29a"
    brass_lo: str = "#7f5a1d"
    gold: str = "#f4c23c"
    iron: str = "#45403d"
    iron_hi: str = "#8b837b"
    ember: str = "#e2692c"
    moss: str = "#6f8a3c"
    blood: str = "#a5321f"
    glow: str = "#ffe7a3"
    target: str = "#7fd3e6"
    focus: str = "#fff6dc"
    accent: str = "#ffe29a"
    rim: str = "#ffe29a"
    bad: str = "#ff9a7a"
    good: str = "#a9cf7a"
    bad_on_parchment: str = "#8e2413"
    good_on_parchment: str = "#2f5417"
    tray: tuple[str, str, str] = ("#1d1009", "#352012", "#4e321e")
    button: tuple[str, str, str] = ("#4a2e1b", "#6b4529", "#8a5f3a")
    wall: tuple[str, str, str] = ("#25150b", "#4d3120", "#6f4a2e")
    panel: tuple[str, str, str] = ("#25170e", "#3b2516", "#553722")

    def __getitem__(self, token: str) -> str:
        """Return the colour called ``token``."""
        return str(getattr(self, token))

    @property
    def is_light(self) -> bool:
        """Whether this is the scheme of limewood."""
        return self.scheme == "light"

    def at_floor(self, floor: float) -> Look:
        """Return this look with another smallest font; without one, letters are as large as their piece says."""
        return msgspec.structs.replace(self, floor=floor, letters=self.letters if floor else 1.0)

    def chosen(self, letters: float = 1.0, *, strong: bool = False) -> Look:
        """Return this look with larger ``letters``, or with the coats that stand further apart."""
        return msgspec.structs.replace(self, letters=letters, strong=strong)

    def worn(self, coat: Coat) -> Coat:
        """Return ``coat`` as it is worn in this look."""
        return STRONG.get(coat, coat) if self.strong else coat

    def for_names(self) -> Look:
        """Return this look for the name on a piece, which may shrink to 11 before it gets dots (§3)."""
        return self.at_floor(min(self.floor, 11.0))

    def at_scale(self, scale: float) -> Look:
        """Return this look for a window drawn at ``scale``; below 0.8 letters shrink with the window (§7)."""
        return self.at_floor(SMALLEST / max(0.8, min(1.0, scale)))


DARK = Look()
LIGHT = Look(
    scheme="light",
    table="#c9a273",
    table_dark="#94693d",
    table_light="#e2c497",
    beam="#cfa873",
    plank="#e9d6b0",
    plank_hi="#f7ead0",
    plank_edge="#9a7546",
    text="#2a1a10",
    text_dim="#4c3522",
    text_mute="#6a5138",
    parchment="#fbf3e0",
    parchment_lo="#eedcb6",
    parchment_edge="#b8925a",
    brass="#b9842a",
    brass_hi="#f2cf7f",
    brass_lo="#6d4a12",
    ember="#b4470f",
    glow="#fff0bd",
    target="#0b6b86",
    focus="#2a1a10",
    accent="#6d4a12",
    rim="#7a3c08",
    bad="#8e2413",
    good="#2f5417",
    tray=("#a97c4c", "#c99f6d", "#dfbd8d"),
    button=("#b28452", "#cda371", "#e2c193"),
    wall=("#b98f5d", "#d3ad79", "#e8cd9f"),
    panel=("#d1b890", "#e9d6b0", "#f7ead0"),
)


def look_of(scheme: str, scale: float = 1.0) -> Look:
    """Return the look of ``scheme`` ("light", else dark) for a window drawn at ``scale``."""
    return (LIGHT if scheme == "light" else DARK).at_scale(scale)


class Coat(msgspec.Struct, frozen=True, gc=False):
    """Colour, pattern and emblem, which always appear together; ``deep`` is the rim, ``on`` the letters."""

    key: str
    colour: str
    deep: str
    emblem: str
    pattern: str
    on: str = "#fff6e4"

    @property
    def cream(self) -> bool:
        """Whether its letters are cream, and so want an outline in ``deep``."""
        return QColor(self.on).lightness() > 128


SEATS = (
    Coat("bear", "#d55e00", "#7a3400", "bear-head", "plain"),
    Coat("raven", "#0072b2", "#00395c", "raven", "bend"),
    Coat("stag", "#009e73", "#004f3a", "stag-head", "pale"),
    Coat("bee", "#f0c419", "#7d6100", "bee", "fess", "#2a1a10"),
    Coat("wolf", "#56b4e9", "#1c5d86", "wolf-head", "chevron", "#10222e"),
    Coat("swan", "#cc79a7", "#6d2f50", "swan", "lozenge", "#2a0f1d"),
    Coat("boar", "#e9e0cd", "#6e6350", "boar-tusks", "seme", "#2a1a10"),
)
ORCZ_SEATS = (SEATS[0], SEATS[2], SEATS[1], SEATS[3])
STRONG = dict(
    zip(
        SEATS,
        (
            Coat("bear-strong", "#bc5a04", "#3d1a00", "bear-head", "cross"),
            Coat("raven-strong", "#0007a7", "#000033", "raven", "bend"),
            Coat("stag-strong", "#0d7e5e", "#002a1d", "stag-head", "pale"),
            Coat("bee-strong", "#ffc01b", "#5c3d00", "bee", "fess", "#1a0f08"),
            Coat("wolf-strong", "#4dd1ff", "#003c52", "wolf-head", "chevron", "#00141c"),
            Coat("swan-strong", "#711d73", "#28002a", "swan", "lozenge"),
            Coat("boar-strong", "#fffbf0", "#3b3424", "boar-tusks", "seme", "#1a0f08"),
        ),
        strict=True,
    )
)
"""The coats of the seats in colours that differ at least twice as much to every eye, with rims and patterns darker."""


def _coats(*coats: Coat) -> dict[str, Coat]:
    return {coat.key: coat for coat in coats}


RACES = _coats(
    Coat("orc", "#b23a26", "#5c150b", "orc-head", "plain", "#fbeed2"),
    Coat("goblin", "#37332f", "#000000", "goblin-head", "bend", "#e9dcb8"),
    Coat("elf", "#2a6ea8", "#0d2f50", "woman-elf-face", "chevron", "#fbeed2"),
    Coat("mage", "#ece3cf", "#b8a684", "wizard-face", "seme", "#3d3566"),
)
FACTIONS = _coats(
    Coat("gnome", "#c8692a", "#502a11", "bad-gnome", "seme"),
    Coat("giant", "#56708a", "#222d37", "giant", "pale"),
    Coat("dragon", "#a3282a", "#411011", "spiked-dragon-head", "chevron"),
    Coat("troll", "#5a7a35", "#243115", "ogre", "bend"),
    Coat("seer", "#6a4b9b", "#2a1e3e", "crystal-ball", "lozenge"),
)
FIELDS = _coats(
    Coat("forest", "#3f6b3a", "#192b17", "pine-tree", "plain"),
    Coat("urth", "#7a3f2c", "#311912", "anvil", "plain"),
    Coat("falladir", "#3d5f86", "#182636", "stone-tower", "plain"),
    Coat("sundered", "#a07a2c", "#403112", "camping-tent", "plain"),
)
ARMIES = _coats(
    Coat("undead", "#6a6390", "#2a283a", "death-skull", "cross"),
    Coat("orc", "#5c7d33", "#253214", "orc-head", "bend"),
    Coat("barbarian", "#b0482b", "#461d11", "viking-head", "chevron"),
    Coat("dwarf", "#2f6a94", "#132a3b", "dwarf-face", "pale"),
    *(
        Coat(key, "#8d6a34", "#382a15", emblem, "seme")
        for key, emblem in (
            ("mercenary", "crossed-swords"),
            ("goblin", "goblin-head"),
            ("giant", "giant"),
            ("troll", "ogre"),
            ("machine", "catapult"),
            ("airship", "zeppelin"),
            ("commando", "ninja-mask"),
        )
    ),
    Coat("spy", "#3c3a40", "#18171a", "spy", "lozenge"),
)
CLANS = _coats(
    Coat("red", "#a5381f", "#42160c", "flame", "bend"),
    Coat("blue", "#27658f", "#102839", "ship-wheel", "fess"),
    Coat("green", "#507a34", "#203115", "oak-leaf", "seme"),
    Coat("violet", "#6b4a8f", "#2b1e39", "skeleton-key", "lozenge"),
)


def load_fonts() -> None:
    """Register the shipped fonts with the running application; a second call finds them there and does nothing."""
    if UI in QFontDatabase.families():
        return
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


def plain_font(desktop: QFont) -> QFont:
    """Return the font of lists and dialogs: ours, so large that its small letters are as tall as the desktop's."""
    f = QFont(desktop)
    f.setFamily(UI)
    f.setFeature(QFont.Tag("lnum"), 1)
    taller = QFontMetricsF(desktop).xHeight() / max(1.0, QFontMetricsF(f).xHeight())
    size = desktop.pointSizeF() if desktop.pointSizeF() > 0 else 10.0
    f.setPointSizeF(size * min(1.3, max(1.0, taller)))
    return f


@lru_cache(maxsize=512)
def _font(family: str, size: int, weight: QFont.Weight, italic: bool, spacing: float) -> QFont:
    f = QFont(family)
    f.setPixelSize(max(1, size))
    f.setWeight(weight)
    f.setItalic(italic)
    f.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    f.setFeature(QFont.Tag("lnum"), 1)  # lining figures: numbers are read, not decorated
    if spacing:
        f.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return f


def font(
    look: Look,
    family: str = UI,
    size: float = 15,
    weight: QFont.Weight = MEDIUM,
    italic: bool = False,
    spacing: float = 0,
) -> QFont:
    """Return a font of ``size`` units, never smaller than the look's floor, with lining figures (§3)."""
    return QFont(_font(family, round(max(size * look.letters, look.floor)), weight, italic, spacing))


def palette(look: Look) -> QPalette:
    """Return the palette for real widgets: line edits, lists, combo boxes, tool tips."""
    out = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, look.plank),
        (role.WindowText, look.text),
        (role.Base, look.parchment),
        (role.AlternateBase, look.parchment_lo),
        (role.Text, look.ink),
        (role.PlaceholderText, look.ink_soft),
        (role.Button, look.button[1]),
        (role.ButtonText, look.text),
        (role.BrightText, look.bad),
        (role.Highlight, look.brass),
        (role.HighlightedText, look.ink),
        (role.ToolTipBase, look.parchment),
        (role.ToolTipText, look.ink),
        (role.Link, look.accent),
        (role.LinkVisited, look.text_dim),
        (role.Light, look.plank_hi),
        (role.Midlight, look.plank_hi),
        (role.Mid, look.plank),
        (role.Dark, look.plank_edge),
        (role.Shadow, look.plank_edge),
        (role.Accent, look.brass),
    ):
        out.setColor(which, QColor(colour))
    off = QPalette.ColorGroup.Disabled
    out.setColor(off, role.WindowText, QColor(look.text_mute))
    out.setColor(off, role.ButtonText, QColor(look.text_mute))
    out.setColor(off, role.Text, QColor(look.ink_soft))
    return out
