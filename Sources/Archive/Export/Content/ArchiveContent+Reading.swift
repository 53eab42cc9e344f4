import DanXiKit
import FudanKit
import JSON

extension ArchiveContent {
    init(reading tables: ArchiveTables) throws {
        threads = try tables.allThreads()
        favorites = Set(try tables.items(.favorite).compactMap { Int($0.key) })
        ownHoles = Set(try tables.items(.ownHole).compactMap { Int($0.key) })
        floors = try Self.kept(.ownFloor, tables)
        messages = try Self.kept(.message, tables)
        reviews = try Self.kept(.review, tables)
        semesters = try Self.kept(.semester, tables)
        scores = try Self.kept(.score, tables)
        lessons = try Self.kept(.lesson, tables)
        exams = try Self.kept(.exam, tables)
        transactions = try Self.kept(.transaction, tables)
        loans = try Self.kept(.loan, tables)
        courses = try Self.kept(.course, tables)
        files = try Self.kept(.file, tables)
        media = try tables.media()
    }

    private static func kept<Value: JSONDecodable & Sendable>(_ kind: ItemKind, _ tables: ArchiveTables) throws -> [Kept<Value>] {
        let earlier = try tables.earlier(kind)
        return try tables.items(kind, as: Value.self).map { item, value in
            Kept(
                key: item.key, scope: item.scope, value: value, goneAt: item.goneAt,
                earlier: try earlier[item.key]?.map { try ArchiveTables.json.decode($0.value) } ?? [])
        }
    }
}

extension ArchivedThread {
    init(reading tables: ArchiveTables, _ thread: SavedThread) throws {
        self.thread = thread
        floors = try tables.allFloors(of: thread.holeId)
        var texts: [Int: [String]] = [:]
        for floor in floors {
            let earlier = try tables.earlier(.floor, "\(floor.id)").map { value in try ArchiveTables.json.decode(value.value) as Floor }
            if !earlier.isEmpty { texts[floor.id] = earlier.map(\.content) }
        }
        earlier = texts
    }
}

extension ArchiveTables {
    /// Number of rows that one statement reads.
    private static let pageSize = 500

    fileprivate func allThreads() throws -> [SavedThread] {
        try all { try threads.threads(offset: $0, size: Self.pageSize) }
    }

    fileprivate func allFloors(of hole: Int) throws -> [SavedFloor] {
        try all { try threads.floors(of: hole, offset: $0, size: Self.pageSize) }
    }

    private func all<Value>(_ page: (Int) throws -> [Value]) throws -> [Value] {
        var values: [Value] = []
        while true {
            let next = try page(values.count)
            values += next
            if next.count < Self.pageSize { return values }
        }
    }
}
