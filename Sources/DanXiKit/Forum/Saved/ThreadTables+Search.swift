import SQLite

extension ThreadTables {
    /// Returns the floors that contain all words: the most relevant first, or the newest first if the words are frequent.
    func search(_ words: SearchWords, in holeId: Int?, offset: Int, size: Int) throws -> [SavedMatch] {
        let found = try Self.index.search(words, in: holeId, offset: offset, size: size, of: database)
        let floors = try database.rows(
            """
            SELECT id, floor, history, checked_at, deleted_at, deletion_notice FROM floor WHERE id IN (SELECT value FROM json_each(?))
            """, [.list(found)], Self.floor)
        let byId = Dictionary(floors.map { ($0.id, $0) }) { first, _ in first }
        return found.compactMap { byId[$0] }.map { floor in
            let parts = Excerpt.parts(of: floor.floor.content, matching: words)
            return SavedMatch(id: floor.id, floor: floor, excerpt: parts.map { ExcerptPart(text: $0.text, isMatch: $0.isMatch) })
        }
    }
}
