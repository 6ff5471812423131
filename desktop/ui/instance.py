"""One window: a second start hands its file to the running one, and ends.

Who holds the lock listens.  A lock whose program has died is taken over; one that is held but does not answer does not
bar the start either.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

WAIT = 3_000
"""Milliseconds in which a running program answers; one that just starts listens after its first paint."""
_READ = b"ok\n"


class Instance(QObject):
    """The one start of the program among others of the same user.

    Parameters
    ----------
    folder
        Where the lock lies; programs with other folders are strangers.
    """

    handed = Signal(str)
    """Another start hands over the file of this name; ``""`` if it only wants the window to be seen."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with contextlib.suppress(OSError):  # without a lock, every start is the first
            folder.mkdir(parents=True, exist_ok=True)
        self._name = f"meadhall-{zlib.crc32(os.fsencode(folder.resolve())):08x}"
        self._lock = QLockFile(str(folder / "instance.lock"))
        # only a program that no longer runs leaves a stale lock, however old it is
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None
        self._heard: dict[QLocalSocket, bytes] = {}

    def first(self) -> bool:
        """Return whether no other program runs; asking makes this the first."""
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def hand_over(self, file: str = "", wait: int = WAIT) -> bool:
        """Give ``file`` to the running program; return whether it took it.

        Parameters
        ----------
        wait
            Milliseconds to wait for it.
        """
        from PySide6.QtCore import QDeadlineTimer, QThread  # noqa: PLC0415  # only for a second start
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415

        end = QDeadlineTimer(wait)
        while True:
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(int(end.remainingTime())):
                break
            if end.hasExpired():
                return False
            QThread.msleep(50)
        socket.write(os.fsencode(str(Path(file).absolute()) if file else "") + b"\n")
        answer = b""
        while not answer.endswith(_READ) and not end.hasExpired():
            if not socket.waitForReadyRead(max(1, int(end.remainingTime()))):
                break
            answer += bytes(socket.readAll().data())
        return answer == _READ

    def listen(self) -> None:
        """Hear what other starts hand over, from now on."""
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415  # not before the first paint

        if not self._lock.isLocked():
            return
        # what a program that died left there would bar the way
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connect)
        self._server.listen(self._name)

    def close(self) -> None:
        """Stop listening, and let another be the first."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    # ------------------------------------------------------------------ inside

    def _connect(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            self._heard[socket] = b""
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(lambda socket=socket: self._forget(socket))
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if socket not in self._heard:
            return
        self._heard[socket] += bytes(socket.readAll().data())
        line, ended, _ = self._heard[socket].partition(b"\n")
        if len(line) > 8_192:
            socket.abort()
        elif ended:
            del self._heard[socket]
            socket.write(_READ)
            socket.flush()
            self.handed.emit(os.fsdecode(line))

    def _forget(self, socket: QLocalSocket) -> None:
        self._heard.pop(socket, None)
        socket.deleteLater()
