"""Who sits down at a table that plays, who stands up, and what is written down of it."""

from __future__ import annotations

from collections.abc import Callable

from bot.chairs import Change
from bot.keeping.database import Database, Transaction
from bot.keeping.places import TABLE, reseat, table_of
from bot.tables import Note, TableInfo


class Seats(Database):
    """Changes among the people at a table."""

    async def change_seats(
        self, table: int, change: Callable[[TableInfo], Change]
    ) -> tuple[TableInfo, list[int]] | None:
        """Read, change and keep who sits at a table in one transaction: of two who want the same seat one gets it. The
        table as it is then, and the ids of the notes of it; None if there is no such table. What `change` raises
        passes through, and nothing changes."""
        async with self.transaction() as db:
            rows = await db.run(f"{TABLE} WHERE p.id = ?", table)
            if not rows:
                return None
            changed = change(table_of(rows[0]))
            if changed.sitter is not None:
                await reseat(db, table, changed.sitter)
            if changed.owner is not None:
                await db.run("UPDATE places SET owner = ? WHERE id = ?", changed.owner, table)
            ids = [await _write(db, table, note) for note in changed.notes]
            rows = await db.run(f"{TABLE} WHERE p.id = ?", table)
        return table_of(rows[0]), ids

    async def forget_in_notes(self, user: int) -> None:
        """No note names a member any more, nor says that it was them."""
        async with self.transaction() as db:
            await db.run(
                "UPDATE notes SET was = NULL WHERE EXISTS (SELECT 1 FROM notes own WHERE own.user = ? AND "
                "own.table_id = notes.table_id AND own.seat = notes.seat AND own.name = notes.was)",
                user,
            )
            await db.run("UPDATE notes SET by_user = NULL, by_name = NULL WHERE by_user = ?", user)
            await db.run("UPDATE notes SET user = NULL, name = NULL WHERE user = ?", user)


async def _write(db: Transaction, table: int, note: Note) -> int:
    ((number,),) = await db.run(
        "INSERT INTO notes (table_id, kind, seat, user, name, by_user, by_name, was) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
        "RETURNING id",
        *(table, note.kind, note.seat, note.user, note.name, note.by_user, note.by_name, note.was),
    )
    return number
