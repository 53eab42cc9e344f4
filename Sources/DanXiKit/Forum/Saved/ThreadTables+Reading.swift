import JSON
import SQLite

extension ThreadTables {
    /// Returns a saved thread. Nil if the hole is not saved.
    package func thread(_ holeId: Int) throws -> SavedThread? {
        try database.row(
            """
            SELECT hole_id, hole, (SELECT count(*) FROM floor WHERE floor.hole_id = thread.hole_id), is_complete, saved_at, checked_at,
                gone_at
            FROM thread WHERE hole_id = ?
            """, [.integer(holeId)], Self.thread)
    }

    package func threads(offset: Int, size: Int) throws -> [SavedThread] {
        try database.rows(
            """
            SELECT hole_id, hole, (SELECT count(*) FROM floor WHERE floor.hole_id = thread.hole_id), is_complete, saved_at, checked_at,
                gone_at
            FROM thread ORDER BY updated_at DESC, hole_id DESC LIMIT ? OFFSET ?
            """, [.integer(size), .integer(offset)], Self.thread)
    }

    private static func thread(_ row: Row) throws -> SavedThread {
        SavedThread(
            holeId: row.integer(0), hole: try json.decode(row.text(1)), floorCount: row.integer(2), isComplete: row.integer(3) != 0,
            savedAt: try json.time(row.integer(4)), checkedAt: try json.time(row.integer(5)),
            goneAt: try row.optionalInteger(6).map(json.time))
    }

    package func floors(of holeId: Int, offset: Int, size: Int) throws -> [SavedFloor] {
        guard try thread(holeId) != nil else { throw Self.notSaved(holeId) }
        return try database.rows(
            """
            SELECT id, floor, history, checked_at, deleted_at, deletion_notice FROM floor WHERE hole_id = ? ORDER BY id LIMIT ? OFFSET ?
            """, [.integer(holeId), .integer(size), .integer(offset)], Self.floor)
    }

    /// Converts a row with the columns `id`, `floor`, `history`, `checked_at`, `deleted_at` and `deletion_notice`.
    static func floor(_ row: Row) throws -> SavedFloor {
        let floor: Floor = try json.decode(row.text(1))
        return SavedFloor(
            id: row.integer(0), floor: floor, images: floor.content.imageAddresses, history: try json.decode(row.text(2)),
            checkedAt: try json.time(row.integer(3)), deletedAt: try row.optionalInteger(4).map(json.time),
            deletionNotice: row.optionalText(5))
    }
}
