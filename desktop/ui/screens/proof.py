"""The proof before printing: the page as it will be, what was checked, and the options."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from desktop.core.message import message
from desktop.games.ghour.model import Deck, Pool
from desktop.ui.decks.beam import Tools, paint_beam
from desktop.ui.decks.library import Library
from desktop.ui.decks.proof_stage import PageStrip, ProofStage
from desktop.ui.decks.proofing import Source, checks, job_for, sources
from desktop.ui.decks.toast import Toast
from desktop.ui.paint import controls, letters, surfaces
from desktop.ui.paint.icons import draw_icon
from desktop.ui.print.pages import Painter
from desktop.ui.print.pdf import write_pdf
from desktop.ui.print.sheets import BLEEDS, Backs, Job, Options, Paper, plan
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say, spoken
from desktop.ui.theme import BODY, BOLD, MEDIUM, NORMAL, UI, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.fields import WoodField, WoodSelector
from desktop.ui.widgets.ground import Ground, frame_of
from desktop.ui.widgets.painted import Mood, PaintedButton
from desktop.ui.widgets.segments import Segments

LONG = 50
"""From so many cards on progress is shown."""

FARTHEST = 5.0
"""Millimetres by which backs may be shifted."""

_TRAY = 134.0
_BACKS: tuple[Backs, ...] = ("none", "long", "short")


class ProofPage(QWidget):
    """Where one looks before printing.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    """

    left = Signal()

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self._library: Library | None = None
        self._sources: tuple[Source, ...] = ()
        self._painter: Painter | None = None
        self._checks: tuple[tuple[bool, str], ...] = ()
        self.stage = ProofStage(self._look, self._paint_checks, self)
        self.strip = PageStrip(self._look, self)
        self.paper = Segments(self._look, on_wood=True, parent=self)
        self.bleed = Segments(self._look, on_wood=True, parent=self)
        self.backs = Segments(self._look, on_wood=True, parent=self)
        self.what = WoodSelector(self._look, on_wood=True, parent=self)
        self.copies = Segments(self._look, on_wood=True, parent=self)
        self.right = WoodField(self._look, on_wood=True, parent=self)
        self.down = WoodField(self._look, on_wood=True, parent=self)
        self.ticks = {name: self._tick(name) for name in ("crop-marks", "ruler", "licence")}
        self.save = WoodButton(self._look, "", "primary", "save", 19, self)
        self.back = WoodButton(self._look, "", "plain", "exit-door", 17, self)
        self.toast = Toast(self._look, self)
        self.tools = Tools(self._look, self)
        self.progress: QProgressDialog | None = None
        self._cancelled = False
        for each in (self.paper, self.bleed, self.backs, self.copies):
            each.changed.connect(self.renew)
        self.what.currentIndexChanged.connect(self.renew)
        for field in (self.right, self.down):
            field.textEdited.connect(self.renew)
        self.strip.chosen.connect(self._show)
        self.save.clicked.connect(self._ask)
        self.back.clicked.connect(self.left)
        shortcut = QShortcut(QKeySequence("Ctrl+S"), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self._ask)
        self._fill()

    # ------------------------------------------------------------------ what is printed

    def prepare(self, library: Library, deck: Deck | Pool, found: Sequence[str] = ()) -> None:
        """Lay out ``deck``, or what else may be printed: ``found`` are the cards of the search."""
        self._library = library
        self._painter = Painter(library, spoken())
        self._sources = sources(library, deck, found, spoken())
        self.what.setCurrentIndex(-1)
        self.retranslate()

    def options(self) -> Options:
        """Return how it is printed."""
        return Options(
            Paper[self.paper.value()],
            float(self.bleed.value()),
            _BACKS[int(self.backs.value())],
            (_number(self.right.text()), _number(self.down.text())),
            self.ticks["crop-marks"].isChecked(),
            self.ticks["ruler"].isChecked(),
            self.ticks["licence"].isChecked(),
        )

    def job(self) -> Job | None:
        """Return what is printed."""
        source = next((each for each in self._sources if each.key == self.what.value()), None)
        if source is None:
            return None
        job = job_for(source, int(self.copies.value() or 1))
        return Job(job.title or say(message("workshop.chosen-cards")), job.copies)

    def renew(self) -> None:
        """Lay the pages out anew: an option has changed."""
        job = self.job()
        if self._library is None or self._painter is None or job is None:
            return
        options = self.options()
        source = next(each for each in self._sources if each.key == self.what.value())
        self.copies.setEnabled(not source.counted)
        for field in (self.right, self.down):
            field.setEnabled(options.backs != "none")
        names = self._library.names
        found = checks(job, options, self._library, spoken())
        self._checks = tuple((good, say(said, names)) for good, said in found)
        self.stage.setAccessibleDescription("\n".join(words for _, words in self._checks))
        self.strip.show_pages(self._library, plan(job, options))
        self.save.setEnabled(job.size > 0)
        self.stage.update()
        self._ground.forget()
        self.update()

    def write(self, path: Path) -> bool:
        """Write the PDF to ``path``; from :data:`LONG` cards on with progress that can be cancelled."""
        job = self.job()
        if self._library is None or job is None:
            return False
        self._cancelled = False
        if job.size >= LONG:
            self.progress = QProgressDialog(
                say(message("workshop.writing", file=path.name)), say(message("workshop.cancel")), 0, 100, self
            )
            self.progress.setWindowModality(Qt.WindowModality.WindowModal)
            self.progress.setMinimumDuration(0)
            self.progress.setAutoClose(False)
            self.progress.canceled.connect(self.cancel)
        try:
            done = write_pdf(path, job, self.options(), self._library, spoken(), self._go_on)
        except OSError as error:
            self.toast.tell(message("workshop.cannot-write", file=path.name, why=error.strerror or str(error)))
            done = False
        else:
            key = "workshop.written" if done else "workshop.pdf-cancelled"
            self.toast.tell(message(key, file=path.name))
        if self.progress is not None:
            self.progress.hide()
            self.progress.deleteLater()
            self.progress = None
        return done

    def cancel(self) -> None:
        """Stop writing after the present page; no file is left."""
        self._cancelled = True

    # ------------------------------------------------------------------ inside

    def _go_on(self, done: int, whole: int) -> bool:
        if self.progress is not None:
            self.progress.setMaximum(whole)
            # a modal dialog lets the program breathe here, so that Cancel is heard
            self.progress.setValue(done)
        return not self._cancelled

    def _ask(self) -> None:
        job = self.job()
        if job is None:
            return
        name = "".join(sign if sign.isalnum() else "-" for sign in job.title).strip("-") or "ghour"
        dialog = QFileDialog(self, say(message("workshop.save-pdf")), str(Path.home() / f"{name}.pdf"), "PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.selectFile(f"{name}.pdf")
        dialog.fileSelected.connect(lambda chosen: self._soon(Path(chosen)))
        dialog.open()

    def _soon(self, path: Path) -> None:
        """Write the PDF once the dialog is gone and the page says what is being done."""
        self.toast.tell(message("workshop.writing", file=path.name))
        QTimer.singleShot(40, self, lambda: self.write(path))

    def _show(self, at: int) -> None:
        job = self.job()
        if self._painter is None or job is None:
            return
        pages = plan(job, self.options())
        self.stage.show_page(self._painter, pages[at] if at < len(pages) else None, self.options())

    def _tick(self, name: str) -> PaintedButton:
        def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            controls.tick_box(p, look, r, say(message(f"workshop.{name}")), mood.on, focus=mood.focus)

        tick = PaintedButton(self._look, draw, air=8, ring=None, parent=self)
        tick.setCheckable(True)
        tick.setChecked(True)
        tick.toggled.connect(self.renew)
        return tick

    def _fill(self) -> None:
        self.paper.fill([("A4", "A4"), ("LETTER", "Letter")])
        millimetres = [
            (str(each), say(message("workshop.millimetres", amount=f"{each:.0f}"))) for each in BLEEDS if each
        ]
        self.bleed.fill([("0.0", say(message("workshop.no-bleed"))), *millimetres])
        offered = [(str(at), say(message(f"workshop.backs-{each}"))) for at, each in enumerate(_BACKS)]
        fresh = not self.backs.value()
        self.backs.fill(offered)
        if fresh:
            self.backs.choose("1")
        self.copies.fill([(str(n), f"{n} ×") for n in (1, 2, 3)])

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("workshop.proof")))
        self._fill()
        items = []
        for each in self._sources:
            kind = each.key.partition(":")[0]
            words = message(f"workshop.what-{kind}", title=each.title, n=len(each.cards))
            items.append((each.key, say(words)))
        self.what.fill(items)
        for widget, key in (
            (self.paper, "paper"), (self.bleed, "bleed"), (self.backs, "backs"), (self.what, "what"),
            (self.copies, "copies"), (self.right, "offset-right"), (self.down, "offset-down"),
        ):  # fmt: skip
            widget.setAccessibleName(say(message(f"workshop.{key}")))
        self.right.setPlaceholderText(say(message("workshop.offset-right")))
        self.down.setPlaceholderText(say(message("workshop.offset-down")))
        for name, tick in self.ticks.items():
            tick.setAccessibleName(say(message(f"workshop.{name}")))
        self.save.label(say(message("workshop.save-pdf")))
        self.back.label(say(message("workshop.back")))
        self._ground.forget()
        self._place()
        self.renew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and what was checked."""
        self._ground.show(self, self._look(), (self._checks, self.what.value(), spoken()))

    # ------------------------------------------------------------------ place and paint

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _panel(self) -> QRectF:
        frame = self._frame()
        wide = 400.0 if frame.small else 442.0
        return QRectF(frame.width - wide - 12, 62, wide, frame.height - _TRAY - 76)

    def _rows(self) -> list[tuple[str, list[QWidget]]]:
        return [
            ("paper", [self.paper]), ("bleed", [self.bleed]), ("backs", [self.backs]), ("what", [self.what]),
            ("copies", [self.copies]), ("offset", [self.right, self.down]),
        ]  # fmt: skip

    def _place(self) -> None:
        frame = self._frame()
        s, panel = frame.scale, self._panel()
        stage = QRectF(12, 62, panel.left() - 26, panel.height())
        self.stage.place(stage, s)
        x, wide = panel.left() + 22, panel.width() - 44
        for at, (_, widgets) in enumerate(self._rows()):
            y = panel.top() + 40 + at * 82
            part = (wide - 10 * (len(widgets) - 1)) / len(widgets)
            for place, widget in enumerate(widgets):
                box = QRectF(x + place * (part + 10), y, part, 42)
                if isinstance(widget, WoodField):
                    widget.place(box, s, 17)
                elif isinstance(widget, (Segments, WoodSelector)):
                    widget.place(box, s)
        y = panel.top() + 40 + len(self._rows()) * 82 - 14
        called = [say(message(f"workshop.{name}")) for name in self.ticks]
        needs = [54 + letters.width_of(font(self._look(), UI, 16, BOLD), words) for words in called]
        left = x
        for need, tick in zip(needs, self.ticks.values(), strict=True):
            part = wide * need / sum(needs)
            tick.place(QRectF(left, y, part - 6, 40), s)
            left += part
        top = frame.height - _TRAY
        self.strip.place(QRectF(18, top + 18, panel.left() - 40, 106), s)
        self.save.place(QRectF(frame.width - 24 - 220, top + 28, 220, 58), s)
        self.back.place(QRectF(frame.width - 24 - 220 - 16 - 150, top + 32, 150, 50), s)
        self.toast.place(QRectF(stage.center().x() - 260, stage.bottom() - 60, 520, 42), s)
        order: list[QWidget] = [each for _, widgets in self._rows() for each in widgets]
        order += [*self.ticks.values(), self.strip, self.back, self.save]
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.table(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1), (0.4, 0.4))
        job = self.job()
        title = say(message("workshop.nothing-to-print"))
        if job is not None:
            pages = len(plan(job, self.options()))
            title = say(message("workshop.proof-where", title=job.title, pages=pages, n=job.size))
        paint_beam(p, look, frame, say(message("workshop.proof")), title, 24)
        panel = self._panel()
        surfaces.plank(p, look, panel, 9, 161)
        for at, (key, _) in enumerate(self._rows()):
            head = QRectF(panel.left() + 22, panel.top() + 14 + at * 82, panel.width() - 44, 24)
            letters.heading(p, look, head, say(message(f"workshop.{key}")), letters.LEFT, 17, look.text)
        surfaces.tray(p, look, QRectF(0, frame.height - _TRAY, frame.width + 1, _TRAY + 1))
        soft = font(look, BODY, 15.5, NORMAL, italic=True)
        note = QRectF(panel.left() - 10, frame.height - 44, panel.width(), 24)
        letters.text(p, look, note, say(message("workshop.proof-hint")), soft, look.text_dim, letters.RIGHT)

    def _paint_checks(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint what was checked on a parchment."""
        surfaces.sheet(p, look, r, 5, 162)
        head = QRectF(r.left() + 16, r.top() + 8, r.width() - 32, 26)
        letters.heading(p, look, head, say(message("workshop.checked")), letters.LEFT, 19, look.ink)
        surfaces.rule(p, look, r.left() + 14, r.right() - 14, r.top() + 38, look.ink_soft, 0.6)
        f = font(look, UI, 15, MEDIUM)
        needed = [8.0 + 19 * len(letters.broken(words, f, r.width() - 54)) for _, words in self._checks]
        squeeze = min(1.2, (r.height() - 50) / max(1.0, sum(needed)))
        y = r.top() + 44
        for (good, words), high in zip(self._checks, needed, strict=True):
            pitch = high * squeeze
            colour = look.good_on_parchment if good else look.bad_on_parchment
            draw_icon(p, "check-mark" if good else "cancel", QRectF(r.left() + 16, y + pitch / 2 - 8, 17, 16), colour)
            room = QRectF(r.left() + 44, y, r.width() - 54, pitch)
            letters.text(p, look, room, words, f, look.ink, letters.LEFT, wrap=True, shrink=0.75)
            y += pitch


def _number(words: str) -> float:
    """Return the millimetres that were typed, with a comma or a point; 0 for what is no number."""
    text = words.strip().removesuffix("mm").strip().replace("−", "-")
    value, good = QLocale().toDouble(text)
    if not good:
        try:
            value = float(text.replace(",", "."))
        except ValueError:
            return 0.0
    return max(-FARTHEST, min(FARTHEST, value)) if value == value else 0.0  # noqa: PLR0124  # not a number
