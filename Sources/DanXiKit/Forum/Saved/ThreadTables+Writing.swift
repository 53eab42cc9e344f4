import SQLite

extension ThreadTables {
    /// The saved state of a thread, which determines the floors that a save requests.
    struct Progress: Sendable {
        /// Number of saved floors that are in the forum's list of floors.
        let listed: Int
        /// Highest identifier of the saved floors that are in the forum's list. Nil if there are no such floors.
        let last: Int?
        let isComplete: Bool
    }

    /// The numbers of floors that were added and that were marked as deleted.
    struct Counts: Sendable {
        var new = 0
        var deleted = 0
    }

    /// Stores a hole, and returns the saved state of its thread.
    func begin(_ hole: Hole, _ holeId: Int, at now: Int) throws -> Progress {
        try database.transaction {
            try database.run(
                """
                INSERT INTO thread (hole_id, hole, updated_at, saved_at, checked_at, is_complete) VALUES (?1, ?2, ?3, ?4, ?4, 0)
                ON CONFLICT (hole_id) DO UPDATE SET hole = ?2, updated_at = ?3, checked_at = ?4, gone_at = NULL
                """,
                [.integer(holeId), try .text(Self.json.text(hole)), .integer((hole.timeUpdated.unixSeconds ?? 0) * 1000), .integer(now)])
            let isComplete = try database.integer("SELECT is_complete FROM thread WHERE hole_id = ?", [.integer(holeId)]) != 0
            let progress = try database.row(
                "SELECT count(*), max(id) FROM floor WHERE hole_id = ? AND is_listed", [.integer(holeId)]
            ) {
                Progress(listed: $0.integer(0), last: $0.optionalInteger(1), isComplete: isComplete)
            }
            return progress ?? Progress(listed: 0, last: nil, isComplete: false)
        }
    }

    private func listedCount(_ holeId: Int) throws -> Int {
        try database.row("SELECT count(*) FROM floor WHERE hole_id = ? AND is_listed", [.integer(holeId)], { $0.integer(0) }) ?? 0
    }

    func setComplete(_ isComplete: Bool, _ holeId: Int) throws {
        try database.run(
            "UPDATE thread SET is_complete = ? WHERE hole_id = ?", [.integer(isComplete ? 1 : 0), .integer(holeId)])
    }

    /// Records that the forum no longer has a hole. Returns the saved thread of the hole. Nil if the hole is not saved.
    func setGone(_ holeId: Int, at now: Int) throws -> SavedThread? {
        try database.run(
            "UPDATE thread SET gone_at = ? WHERE hole_id = ? AND gone_at IS NULL", [.integer(now), .integer(holeId)])
        return try thread(holeId)
    }

    /// Stores a page of the forum's list of floors, which is sorted by identifier.
    /// - Parameters:
    ///   - range: the identifiers that the page covers. A saved floor in this range that is not on the page has disappeared from the list.
    ///   - length: number of floors in the forum's whole list. Nil unless the page is the last one.
    func merge(
        _ page: [Floor], of holeId: Int, covering range: ClosedRange<Int>, endOfList length: Int?, at now: Int
    ) throws -> Counts {
        try database.transaction {
            // Another call may have deleted the thread during the request.
            guard try database.row("SELECT 1 FROM thread WHERE hole_id = ?", [.integer(holeId)], { _ in }) != nil else {
                throw Self.notSaved(holeId)
            }
            var counts = Counts()
            for floor in page { try merge(floor, of: holeId, at: now, &counts) }
            let covered: [SQLValue] = [
                .integer(holeId), .integer(range.lowerBound), .integer(range.upperBound), try .text(Self.json.text(page.map(\.id))),
            ]
            try database.run(
                """
                UPDATE floor SET deleted_at = ?5
                WHERE hole_id = ?1 AND id BETWEEN ?2 AND ?3 AND id NOT IN (SELECT value FROM json_each(?4)) AND deleted_at IS NULL
                """, covered + [.integer(now)])
            counts.deleted += database.changes
            try database.run(
                """
                UPDATE floor SET is_listed = 0
                WHERE hole_id = ?1 AND id BETWEEN ?2 AND ?3 AND id NOT IN (SELECT value FROM json_each(?4)) AND is_listed
                """, covered)
            // The floors are counted, because another call may have deleted the thread and saved only a part of it again.
            if let length, try listedCount(holeId) >= length { try setComplete(true, holeId) }
            return counts
        }
    }

    private func merge(_ floor: Floor, of holeId: Int, at now: Int, _ counts: inout Counts) throws {
        let known = try database.row(
            "SELECT json_extract(floor, '$.deleted'), json_extract(floor, '$.modified'), deleted_at FROM floor WHERE id = ?",
            [.integer(floor.id)]
        ) { (hasText: $0.integer(0) == 0, modified: $0.integer(1), isMarked: !$0.isNull(2)) }
        if let known, known.hasText, floor.deleted {
            try database.run(
                """
                UPDATE floor SET checked_at = ?2, deleted_at = coalesce(deleted_at, ?2), deletion_notice = ?3, is_listed = 1,
                    history_is_due = history_is_due OR ?4
                WHERE id = ?1
                """, [.integer(floor.id), .integer(now), .text(floor.content), .integer(known.isMarked ? 0 : 1)])
            if !known.isMarked { counts.deleted += 1 }
            return
        }
        let hasNewHistory = known.map { $0.modified != floor.modified } ?? (floor.modified > 0 || floor.deleted)
        try database.run(
            """
            INSERT INTO floor (id, hole_id, floor, folded, checked_at, is_listed, history, history_is_due)
            VALUES (?1, ?2, ?3, ?4, ?5, 1, '[]', ?6)
            ON CONFLICT (id) DO UPDATE SET floor = ?3, folded = ?4, checked_at = ?5, deleted_at = NULL, deletion_notice = NULL,
                is_listed = 1, history_is_due = history_is_due OR ?6
            """,
            [
                .integer(floor.id), .integer(holeId), try .text(Self.json.text(floor)), .text(SearchText.indexed(floor.content)),
                .integer(now),
                .integer(hasNewHistory ? 1 : 0),
            ])
        if known == nil { counts.new += 1 }
    }

    // MARK: History

    /// Returns the identifier of the next floor whose earlier texts must be requested from the forum. Nil if no such floor exists.
    /// - Parameter last: the identifier of the floor after which to search.
    func nextDueHistory(_ holeId: Int, after last: Int) throws -> Int? {
        try database.row(
            "SELECT id FROM floor WHERE hole_id = ? AND history_is_due AND id > ? ORDER BY id LIMIT 1", [.integer(holeId), .integer(last)]
        ) { $0.integer(0) }
    }

    func setHistory(_ history: [FloorVersion], of floorId: Int) throws {
        try database.run(
            "UPDATE floor SET history = ?, history_is_due = 0 WHERE id = ?", [try .text(Self.json.text(history)), .integer(floorId)])
    }

    // MARK: Deleting

    /// Deletes up to 500 floors of a thread, or the thread if no floors are left. Returns whether the thread is deleted.
    ///
    /// Deleting a large thread takes seconds, so the floors are deleted in parts, between which other calls can use the database.
    func deletePart(of holeId: Int) throws -> Bool {
        try database.transaction {
            try setComplete(false, holeId)
            try database.run(
                "DELETE FROM floor WHERE id IN (SELECT id FROM floor WHERE hole_id = ? ORDER BY id DESC LIMIT 500)", [.integer(holeId)])
            if database.changes > 0 { return false }
            try database.run("DELETE FROM thread WHERE hole_id = ?", [.integer(holeId)])
            guard database.changes > 0 else { throw Self.notSaved(holeId) }
            return true
        }
    }
}
