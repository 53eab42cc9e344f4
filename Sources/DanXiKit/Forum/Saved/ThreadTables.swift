import Errors
import SQLite

/// The tables of the saved threads of one account. Times are in milliseconds since 1970.
package struct ThreadTables {
    let database: Database

    static let index = TextIndex(of: "floor", scope: ("floor", "hole_id"))

    static let json = SavedJSON(of: "thread", advice: "Delete it with forum.delete_saved_thread, and save it again.")

    /// The statements that create the first version of the tables of threads and floors.
    package static let creation: SQLStatement = """
        CREATE TABLE thread (
            hole_id INTEGER PRIMARY KEY,
            -- The entity as JSON. The fields `floor` and `history` below are JSON too.
            hole TEXT NOT NULL,
            updated_at INTEGER NOT NULL,
            saved_at INTEGER NOT NULL,
            checked_at INTEGER NOT NULL,
            gone_at INTEGER,
            is_complete INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX thread_by_update ON thread (updated_at, hole_id);

        CREATE TABLE floor (
            id INTEGER PRIMARY KEY,
            hole_id INTEGER NOT NULL,
            floor TEXT NOT NULL,
            -- The text that the full-text index contains.
            folded TEXT NOT NULL,
            checked_at INTEGER NOT NULL,
            deleted_at INTEGER,
            deletion_notice TEXT,
            -- Whether the floor is in the forum's list of floors.
            is_listed INTEGER NOT NULL,
            history TEXT NOT NULL,
            history_is_due INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX floor_by_hole ON floor (hole_id, id, is_listed);
        CREATE INDEX floor_with_due_history ON floor (hole_id) WHERE history_is_due;

        \(index.creation)
        """

    /// The statements that create each version of a database of saved threads. A released step never changes. New steps are added at the
    /// end.
    static let steps: [SQLStatement] = [
        """
        CREATE TABLE owner (id INTEGER PRIMARY KEY CHECK (id = 1), account TEXT NOT NULL) STRICT;

        \(creation)
        """,
        index.withoutMarks,
    ]

    package init(database: Database) {
        self.database = database
    }

    /// Returns the account that the tables belong to. A new database first gets `account` as its owner.
    func owner(ifNone account: String) throws -> String {
        if let owner = try database.row("SELECT account FROM owner", [], { $0.text(0) }) { return owner }
        try database.run("INSERT OR IGNORE INTO owner VALUES (1, ?)", [.text(account)])
        return try database.row("SELECT account FROM owner") { $0.text(0) } ?? account
    }

    static func notSaved(_ holeId: Int) -> DanXiError {
        DanXiError(.notFound, "Hole \(holeId) is not saved. Save it with forum.save_thread.")
    }
}
