import Errors
import Glibc
import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("Values that a store keeps as JSON", .virtualTime, .timeLimit(.minutes(5)))
struct StoreFileTests {
    private let client = MemoryClient()
    private let log = Log()
    private let key = "danxi:1:{c6dd57f345633701}:a.json"
    private let place = "a.json in redis://host.example:6379"

    private func file(lifetime: Duration? = .seconds(60)) throws -> StoreFile<[Int]> {
        StoreFile(
            store: try SharedStore(client: client, namespace: "a", key: nil), name: "a.json", lifetime: lifetime, log: log.handler)
    }

    /// The text of the stored value.
    private var text: String? { client.values[key].map { String(decoding: $0.dropFirst(16), as: UTF8.self) } }

    private func set(_ text: String) { client.values = [key: Array("DXP1000000000000\(text)".utf8)] }

    @Test("A value is stored with its lifetime, read, changed and removed")
    func values() throws {
        let file = try file()
        #expect(try file.load() == nil && file.version() == nil)
        let version = try file.save([1])
        #expect(try text == "[1]" && file.load() == [1] && file.version() == version)
        guard case .value([1], version) = file.content() else {
            Issue.record("The value has another content or version.")
            return
        }
        try file.remove()
        #expect(text == nil)
        try self.file(lifetime: nil).save([2])
        let commands = client.takeCommands()
        #expect(commands.filter { $0.hasPrefix("put") } == ["put \(key) for 60000 ms", "put \(key)"])
        #expect(log.entries == [])
    }

    @Test("An invalid value and one that cannot be read count as missing, which is logged, and the next write replaces it")
    func invalid() async throws {
        let file = try file()
        set("{")
        #expect(file.load() == nil)
        guard case .invalid = try file.read() else {
            Issue.record("The value is not invalid.")
            return
        }
        let ignored = "The value is ignored, and the next write replaces it."
        #expect(log.entries.count == 2)
        #expect(log.entries.allSatisfy { $0.hasPrefix("warning: \(place) is invalid (") && $0.hasSuffix("). \(ignored)") })
        client.setHook { _ in DanXiError(.storage, "It is away.") }
        guard case .invalid = file.content() else {
            Issue.record("The value can be read.")
            return
        }
        #expect(log.entries.last == "warning: It is away. \(ignored)" && log.entries.count == 3)
        await expectFailure(.storage) { try file.read() }
        client.setHook { _ in nil }
        try file.save([3])
        #expect(file.load() == [3])
    }

    @Test("A change gets the present value, and its result is the version after the change")
    func changes() throws {
        let file = try file()
        var seen: [[Int]?] = []
        func update(_ change: StoreFile<[Int]>.Change) throws -> StoreVersion? {
            try file.update(under: nil) { content in
                seen.append(content.value)
                return change
            }
        }
        #expect(try update(.keep) == nil && update(.remove) == nil)
        let version = try update(.save([1]))
        #expect(try version != nil && update(.keep) == version && file.version() == version && text == "[1]")
        let next = try update(.save([2]))
        #expect(try next != version && file.version() == next && update(.remove) == nil && text == nil)
        #expect(seen == [nil, nil, nil, [1], [1], [2]])
    }

    @Test("A change that others overtake is repeated with the new value, and given up after 20 attempts")
    func attempts() async throws {
        let file = try file()
        let counter = Counter()
        let (client, key) = (client, key)
        client.setHook { command in
            if command.hasPrefix("replace"), counter.next() < 20 {
                client.values = [key: Array("DXP100000000\(1000 + counter.value)[7]".utf8)]
            }
            return nil
        }
        var calls = 0
        try file.update(under: nil) { content in
            calls += 1
            return .save((content.value ?? []) + [8])
        }
        #expect(calls == 20 && text == "[7,8]")
        client.setReplacement(.changed)
        calls = 0
        let error = await failure {
            try file.update(under: nil) { _ in
                calls += 1
                return .save([9])
            }
        }
        let advice = "other processes have changed it 20 times meanwhile. Call again."
        #expect(calls == 20 && error == DanXiError(.storage, "Cannot change \(place): \(advice)"))
    }

    @Test("A change in turn is protected by the lock that it takes")
    func inTurn() throws {
        let file = try file()
        let lock = StoreLock(store: file.store, name: "l.lock", log: log.handler)
        try file.update(inTurnOf: lock) { _ in .save([1]) }
        let commands = client.takeCommands()
        #expect(commands.map { $0.prefix { $0 != " " } } == ["lock", "get", "get", "replace", "unlock"])
        #expect(commands[3] == "replace \(key) 0 of 16 for 60000 ms under 1" && text == "[1]")
    }
}
