"""Pages to a PDF file: vectors and letters only, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop import __version__
from desktop.ui.decks.library import Library
from desktop.ui.print.pages import Painter
from desktop.ui.print.sheets import Job, Options, Page, Paper, plan
from desktop.ui.theme import load_fonts

DPI = 1200

Progress = Callable[[int, int], bool]
"""Told how many pages are done of how many; returns whether to go on."""


def write_pdf(
    path: Path, job: Job, options: Options, library: Library, language: str, progress: Progress | None = None
) -> bool:
    """Write the sheets of ``job`` to ``path`` and return whether that was done, or was cancelled.

    A file that is there already stays as it is until the new one is whole.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    pages = plan(job, options)
    load_fonts()
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    os.close(handle)
    part = Path(name)
    try:
        if not _written(name, pages, job, options, Painter(library, language), progress):
            return False
        part.chmod(0o644)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return True


def _written(
    name: str, pages: tuple[Page, ...], job: Job, options: Options, painter: Painter, progress: Progress | None
) -> bool:
    writer = QPdfWriter(name)
    writer.setResolution(DPI)
    writer.setCreator(f"Meadhall {__version__}")
    writer.setTitle(job.title)
    _set_paper(writer, options.paper)
    p = QPainter()
    if not p.begin(writer):
        raise OSError(None, "cannot be written", name)
    try:
        scale = DPI / 25.4
        for done, page in enumerate(pages):
            if progress is not None and not progress(done, len(pages)):
                return False
            if done:
                writer.newPage()
            p.save()
            p.scale(scale, scale)
            painter.paint(p, page, options)
            p.restore()
    finally:
        p.end()
    return progress is None or progress(len(pages), len(pages))


def _set_paper(writer: QPdfWriter, paper: Paper) -> None:
    size = QPageSize({Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}[paper])
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
