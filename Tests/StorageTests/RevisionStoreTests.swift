import TestSupport
import Testing

@testable import Storage

@Suite("Revisions of items")
struct RevisionStoreTests {
    private static func group(_ store: (any StoreBackend)?, account: String = "a") -> CacheGroup {
        CacheGroup(store: store, log: { _, _ in }) { account }
    }

    private static func counted(_ revisions: [String: Revision]) -> [String: Int] { revisions.mapValues(\.number) }

    @Test("The number of an item rises only with its content, also in a later session with the same store")
    func numbers() async throws {
        let directory = try TemporaryDirectory()
        var revisions: [String: Revision] = [:]
        for (contents, expected) in [
            (["x": "1", "y": "1"], ["x": 0, "y": 0]), (["x": "1", "y": "1"], ["x": 0, "y": 0]), (["x": "2", "y": "1"], ["x": 1, "y": 0]),
            (["x": "2"], ["x": 1, "y": 0]), (["x": "1", "y": "2"], ["x": 2, "y": 1]),
        ] {
            revisions = try await Self.group(try directory.store()).revisions("calendar").update(contents, of: "505")
            #expect(Self.counted(revisions) == expected)
        }
        #expect(revisions["x"]?.changed != nil)
        let other = try await Self.group(try directory.store()).revisions("calendar").update(["x": "3"], of: "504")
        #expect(Self.counted(other) == ["x": 0], "another list")
        #expect(other["x"]?.changed == nil)
        let stranger = try await Self.group(try directory.store(), account: "b").revisions("calendar").update(["x": "3"], of: "505")
        #expect(Self.counted(stranger) == ["x": 0], "another account")
    }

    @Test("Without a store, revisions last as long as the session. Clearing the group removes them")
    func cleared() async throws {
        let directory = try TemporaryDirectory()
        for store in [nil, try directory.store()] {
            let group = Self.group(store)
            let revisions = group.revisions("calendar")
            _ = try await revisions.update(["x": "1"], of: "505")
            let second = try await revisions.update(["x": "2"], of: "505")
            #expect(Self.counted(second) == ["x": 1])
            try await group.clear()
            let third = try await revisions.update(["x": "3"], of: "505")
            #expect(Self.counted(third) == ["x": 0])
        }
    }

    @Test("A change that another process stores just before a write is counted too")
    func stopped() async throws {
        let directory = try TemporaryDirectory()
        let (store, other) = (InterruptedStore(store: try directory.store()), try directory.store())
        _ = try await Self.group(other).revisions("calendar").update(["x": "1"], of: "505")
        let name = try #require(directory.files.first { $0.hasSuffix(".json") })
        let first = try #require(directory.content(of: name))
        _ = try await Self.group(other).revisions("calendar").update(["x": "2"], of: "505")
        store.changeBeforeWrite(name, to: try #require(directory.content(of: name)))
        try directory.overwrite(name, with: first)
        let revisions = try await Self.group(store).revisions("calendar").update(["x": "3"], of: "505")
        #expect(Self.counted(revisions) == ["x": 2])
    }

    @Test("A damaged file counts as missing")
    func damaged() async throws {
        let directory = try TemporaryDirectory()
        _ = try await Self.group(try directory.store()).revisions("calendar").update(["x": "1"], of: "505")
        for name in directory.files where name.hasSuffix(".json") { try directory.overwrite(name, with: #"{"items":[{"id":"x"}]}"#) }
        let revisions = try await Self.group(try directory.store()).revisions("calendar").update(["x": "2"], of: "505")
        #expect(Self.counted(revisions) == ["x": 0])
    }
}
