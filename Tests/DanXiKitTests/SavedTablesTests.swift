import Calendar
import Errors
import JSON
import Storage
import TestSupport
import Testing

@testable import DanXiKit
@testable import SQLite

/// Tests of the tables without a forum. The times are in milliseconds since 1970.
@Suite("The tables of saved threads", .timeLimit(.minutes(5)))
struct SavedTablesTests {
    private let temporary: TemporaryDirectory
    private let database: DatabaseFile

    init() throws {
        temporary = try TemporaryDirectory()
        database = DatabaseFile(directory: try temporary.store(), name: "a.sqlite3", steps: ThreadTables.steps)
    }

    private func run<Value: Sendable>(_ work: @escaping @Sendable (ThreadTables) throws -> Value) async throws -> Value {
        try await database.run { try work(ThreadTables(database: $0)) }
    }

    private static func hole(_ id: Int, updated seconds: Int = 0) throws -> Hole {
        var hole = try Hole.decode(PaddedBytes(ForumTests.hole.utf8))
        hole.id = id
        hole.timeUpdated = try #require(Timestamp(unixSeconds: seconds))
        return hole
    }

    private static func floor(_ id: Int, modified: Int = 0, isDeleted: Bool = false, _ content: String = "x") throws -> Floor {
        var floor = try SavedSearchTests.floor(id, content, 1)
        (floor.modified, floor.deleted) = (modified, isDeleted)
        return floor
    }

    /// Stores a page of the hole 1. Returns the numbers of new and of deleted floors.
    private func merge(_ floors: [Floor], _ range: ClosedRange<Int>, length: Int? = nil, at now: Int) async throws -> [Int] {
        let counts = try await run { try $0.merge(floors, of: 1, covering: range, endOfList: length, at: now) }
        return [counts.new, counts.deleted]
    }

    /// The identifiers of the floors that are marked as deleted, each with the second of its deletion.
    private func deleted() async throws -> [Int: Int?] {
        let floors = try await run { try $0.floors(of: 1, offset: 0, size: 100) }.filter { $0.deletedAt != nil }
        return Dictionary(uniqueKeysWithValues: floors.map { ($0.id, $0.deletedAt?.unixSeconds) })
    }

    private func firstFloor() async throws -> SavedFloor {
        let floors = try await run { try $0.floors(of: 1, offset: 0, size: 1) }
        return try #require(floors.first)
    }

    private func progress(at now: Int = 0) async throws -> [Int?] {
        let hole = try Self.hole(1)
        let progress = try await run { try $0.begin(hole, 1, at: now) }
        return [progress.listed, progress.last, progress.isComplete ? 1 : 0]
    }

    @Test("A thread keeps the time of its first save, and the time of the first call that found it gone")
    func times() async throws {
        func times() async throws -> [Int?] {
            let saved = try await run { try $0.thread(1) }
            let thread = try #require(saved)
            return [thread.savedAt.unixSeconds, thread.checkedAt.unixSeconds, thread.goneAt?.unixSeconds]
        }
        var found = try await progress(at: 1000)
        #expect(found == [0, nil, 0])
        found = try await times()
        #expect(found == [1, 1, nil])
        _ = try await progress(at: 2000)
        found = try await times()
        #expect(found == [1, 2, nil])
        let gone = try await run { try $0.setGone(1, at: 3000) }
        _ = try await run { try $0.setGone(1, at: 4000) }
        found = try await times()
        #expect(gone?.holeId == 1 && found == [1, 2, 3])
        _ = try await progress(at: 5000)
        found = try await times()
        #expect(found == [1, 5, nil])
        let missing = (try await run { try $0.setGone(2, at: 3000) }, try await run { try $0.thread(2) })
        #expect(missing.0 == nil && missing.1 == nil)
    }

    @Test("Threads are listed by their last update, the newest first, and then by their number")
    func order() async throws {
        for (id, seconds) in [(1, 20), (2, 10), (3, 20), (4, 30)] {
            let hole = try Self.hole(id, updated: seconds)
            _ = try await run { try $0.begin(hole, id, at: 0) }
        }
        for (offset, size, ids) in [(0, 10, [4, 3, 1, 2]), (1, 2, [3, 1]), (4, 1, []), (0, 0, [])] {
            let threads = try await run { try $0.threads(offset: offset, size: size) }
            #expect(threads.map(\.holeId) == ids)
        }
    }

    @Test("A page marks the missing floors of its range as deleted, and no others")
    func pages() async throws {
        _ = try await progress()
        let (ten, eleven, twelve, twenty) = (try Self.floor(10), try Self.floor(11), try Self.floor(12), try Self.floor(20))
        var counts = try await merge([ten, eleven, twelve], 0...12, at: 1000)
        #expect(counts == [3, 0])
        counts = try await merge([ten, twelve], 10...12, at: 2000)
        var marked = try await deleted()
        #expect(counts == [0, 1] && marked == [11: 2])
        counts = try await merge([twelve, twenty], 12...20, at: 3000)
        marked = try await deleted()
        #expect(counts == [1, 0] && marked == [11: 2])
        counts = try await merge([], 10...11, at: 4000)
        marked = try await deleted()
        #expect(counts == [0, 1] && marked == [10: 4, 11: 2])
        var found = try await progress()
        #expect(found == [2, 20, 0])
        counts = try await merge([eleven], 11...11, at: 5000)
        marked = try await deleted()
        #expect(counts == [0, 0] && marked == [10: 4])
        found = try await progress()
        #expect(found == [3, 20, 0])
        let floors = try await run { try $0.floors(of: 1, offset: 1, size: 2) }
        #expect(floors.map(\.id) == [11, 12] && floors.map(\.checkedAt.unixSeconds) == [5, 3])
    }

    @Test("A thread is complete when it has as many floors as the forum's list", arguments: [(2, true), (3, true), (4, false)])
    func complete(length: Int, isComplete: Bool) async throws {
        _ = try await progress()
        let floors = [try Self.floor(1), try Self.floor(2), try Self.floor(3)]
        _ = try await merge(floors, 0...3, length: length, at: 0)
        var found = try await progress()
        #expect(found == [3, 3, isComplete ? 1 : 0])
        try await run { try $0.setComplete(!isComplete, 1) }
        found = try await progress()
        #expect(found == [3, 3, isComplete ? 0 : 1])
    }

    @Test("A floor whose text the forum has deleted keeps its saved text, and the first time of its deletion")
    func deletedText() async throws {
        _ = try await progress()
        let (text, notice) = (try Self.floor(1, "text"), try Self.floor(1, isDeleted: true, "notice"))
        _ = try await merge([text], 0...1, at: 1000)
        var counts = try await merge([notice], 0...1, at: 2000)
        #expect(counts == [0, 1])
        counts = try await merge([notice], 0...1, at: 3000)
        #expect(counts == [0, 0])
        var floor = try await firstFloor()
        #expect(floor.floor.content == "text" && floor.deletionNotice == "notice")
        #expect(floor.deletedAt?.unixSeconds == 2 && floor.checkedAt.unixSeconds == 3)
        counts = try await merge([text], 0...1, at: 4000)
        floor = try await firstFloor()
        #expect(counts == [0, 0] && floor.deletedAt == nil && floor.deletionNotice == nil && floor.checkedAt.unixSeconds == 4)
    }

    @Test("The earlier texts of a floor are due when it was changed or deleted since they were saved")
    func history() async throws {
        _ = try await progress()
        func due(after last: Int = 0) async throws -> Int? { try await run { try $0.nextDueHistory(1, after: last) } }
        let floors = [
            try Self.floor(1), try Self.floor(2, modified: 1), try Self.floor(3, isDeleted: true), try Self.floor(4, modified: 2),
        ]
        _ = try await merge(floors, 0...4, at: 0)
        var found = [try await due(), try await due(after: 2), try await due(after: 3), try await due(after: 4)]
        #expect(found == [2, 3, 4, nil])
        for id in 2...4 { try await run { try $0.setHistory([], of: id) } }
        found = [try await due()]
        #expect(found == [nil])
        _ = try await merge(floors, 0...4, at: 0)
        found = [try await due()]
        #expect(found == [nil], "nothing has changed")
        let changed = [try Self.floor(1, modified: 1), try Self.floor(2, modified: 1, isDeleted: true)]
        _ = try await merge(changed, 0...2, at: 0)
        found = [try await due(), try await due(after: 1), try await due(after: 2)]
        #expect(found == [1, 2, nil])
    }

    @Test("A thread is deleted in parts of 500 floors")
    func deleting() async throws {
        _ = try await progress()
        let floors = try (1...501).map { try Self.floor($0) }
        _ = try await merge(floors, 0...501, length: 501, at: 0)
        var counts: [Int] = []
        for isLast in [false, false, true] {
            let isDeleted = try await run { try $0.deletePart(of: 1) }
            #expect(isDeleted == isLast)
            if let thread = try await run({ try $0.thread(1) }) {
                counts.append(thread.floorCount)
                #expect(!thread.isComplete)
            }
        }
        #expect(counts == [1, 0])
        let error = await failure { try await run { try $0.deletePart(of: 1) } }
        #expect(error?.code == .notFound)
        let merged = await failure { try await merge([], 0...1, at: 0) }
        #expect(merged?.code == .notFound)
    }

    @Test("Tables belong to the account that used them first")
    func owner() async throws {
        var owner = try await run { try $0.owner(ifNone: "1 of a") }
        #expect(owner == "1 of a")
        owner = try await run { try $0.owner(ifNone: "2 of a") }
        #expect(owner == "1 of a")
    }
}
