import DanXiKit
import SQLite

/// The tables of an archive. Times are in milliseconds since 1970. docs/archive.md describes the tables.
package struct ArchiveTables {
    package let database: Database
    /// The tables of the saved threads.
    package var threads: ThreadTables { ThreadTables(database: database) }

    static let json = SavedJSON(of: "entry of the archive", advice: "Restore archive.sqlite from a backup, or archive into a new folder.")

    /// The statements that create each version of the tables. A released step never changes. New steps are added at the end.
    static let steps: [SQLStatement] = [
        """
        CREATE TABLE archive (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            -- Hexadecimal digits that are part of the hashes of the owners.
            salt TEXT NOT NULL,
            community_owner TEXT,
            campus_owner TEXT,
            created_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE item (
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            -- The identifier of the semester or course to which the entry belongs. Empty for other entries.
            scope TEXT NOT NULL,
            -- The number by which entries of a kind are sorted.
            position INTEGER NOT NULL,
            -- The entity as JSON.
            value TEXT NOT NULL,
            saved_at INTEGER NOT NULL,
            changed_at INTEGER,
            gone_at INTEGER,
            -- When what belongs to the entry was read to its end: lessons of a semester, files of a course, floors of a hole.
            checked_at INTEGER,
            -- Whether the reading of the list that has the entry was not completed.
            is_pending INTEGER NOT NULL,
            PRIMARY KEY (kind, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX item_by_position ON item (kind, position);

        CREATE TABLE earlier (
            id INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            replaced_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX earlier_by_key ON earlier (kind, key);

        CREATE TABLE part (name TEXT PRIMARY KEY, read_at INTEGER NOT NULL) STRICT;

        CREATE TABLE media (
            url TEXT PRIMARY KEY,
            -- The name of the file in the folder `media`. NULL if the server did not have the image.
            name TEXT,
            type TEXT,
            size INTEGER,
            saved_at INTEGER NOT NULL
        ) STRICT;

        \(ThreadTables.creation)
        CREATE TRIGGER floor_edited AFTER UPDATE OF floor ON floor
        WHEN json_extract(old.floor, '$.content') IS NOT json_extract(new.floor, '$.content') BEGIN
            INSERT INTO earlier (kind, key, value, replaced_at) VALUES ('floor', old.id, old.floor, new.checked_at);
        END;
        """
    ]
}
