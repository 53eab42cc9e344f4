import Errors
import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("Shared stores", .virtualTime, .timeLimit(.minutes(5)))
struct SharedStoreTests {
    private let client = MemoryClient()
    private let world = World.current.fixed()
    private let prefix = "danxi:1:{c6dd57f345633701}:"
    private let place = "redis://host.example:6379"
    private let token = [String](repeating: "1", count: 20).joined(separator: "-")

    private func store(key: [UInt8]? = nil) throws -> SharedStore { try SharedStore(client: client, namespace: "a", key: key) }

    private static let key = (0..<32).map { UInt8($0) }

    // MARK: Format of values

    @Test("Values have the same bytes in all versions of the library: a mark, random bytes, the content and, with a key, a tag")
    func format() throws {
        let nonce = [UInt8](repeating: 1, count: 12)
        let name = "danxi:1:{a}:b.json"
        for (key, content, expected) in [
            (nil, #"{"a":1}"#, Array("DXP1".utf8) + nonce + Array(#"{"a":1}"#.utf8)), (nil, "", Array("DXP1".utf8) + nonce),
            (Self.key, #"{"a":1}"#, try bytes("445845310101010101010101010101010ce1841752b41524ffcf8530f4f2c2a898d3628420d5b0")),
            (Self.key, "", try bytes("44584531010101010101010101010101756819bda31385e0a6ffdff9246029af")),
        ] as [([UInt8]?, String, [UInt8])] {
            let seal = ValueSeal(key: key)
            let sealed = world.run { seal.seal(Array(content.utf8), name: name) }
            #expect(sealed == expected && seal.isEncrypting == (key != nil))
            #expect(seal.open(expected, name: name).map { String(decoding: $0.bytes, as: UTF8.self) } == content)
            if key != nil { #expect(seal.open(Array(expected.dropLast()), name: name) == nil) }
            let head = key == nil ? 16 : 32
            #expect(seal.open(Array(expected.prefix(head - 1)), name: name) == nil, "it is too short")
            #expect((seal.open(expected, name: "danxi:1:{a}:c.json") != nil) == (key == nil), "another name")
            for bit in 0..<expected.count * 8 where key != nil || bit < 32 {
                var changed = expected
                changed[bit / 8] ^= 1 << (bit % 8)
                #expect(seal.open(changed, name: name) == nil)
            }
        }
        for count in [0, 31, 33] { #expect(ValueSeal(key: [UInt8](repeating: 0, count: count)).seal([1], name: name) == nil) }
    }

    private func bytes(_ hex: String) throws -> [UInt8] {
        try stride(from: 0, to: hex.utf8.count, by: 2).map { index in
            try #require(UInt8(hex.dropFirst(index).prefix(2), radix: 16))
        }
    }

    @Test("An encrypted value cannot be read without the key, and a value without encryption not with one")
    func otherKey() async throws {
        let stores = [try store(), try store(key: Self.key), try store(key: [UInt8](repeating: 9, count: 32))]
        for writer in stores.indices {
            _ = try stores[writer].write("a.json", [1], lifetime: nil, under: nil)
            for reader in stores.indices where reader != writer {
                let error = await failure { try stores[reader].read("a.json") }
                let reason = "a.json in \(place) is damaged, or was not written with the session's store.key."
                #expect(error == DanXiError(.storage, "\(reason) Use the same store.key in all programs."))
            }
            #expect(try stores[writer].read("a.json").map { Array($0.bytes.bytes) } == [1])
        }
    }

    // MARK: Commands

    @Test("The names of keys contain a hash of the namespace, and each function of the store is one command")
    func commands() throws {
        let store = try store()
        let version = StoreVersion.shared(Array("DXP1".utf8) + [UInt8](repeating: 1, count: 12))
        let common = store.common
        #expect(store.kind == .server && store.place == place && store.place(of: "x") == "x in \(place)" && !store.isAuthentic)
        #expect(store.queue == "\(place) \(prefix)" && common.queue == "\(place) danxi:1:{common}:" && store.lockInterval == 10...80)
        #expect(try self.store(key: Self.key).isAuthentic && store.threads === FileThreads.remote)
        #expect(try store.read("a.json") == nil && store.version(of: "a.json") == nil)
        let written = try world.run { try store.write("a.json", [7], lifetime: .seconds(60), under: nil) }
        #expect(try written == version && store.version(of: "a.json") == version && store.read("a.json")?.version == version)
        #expect(try store.read("a.json").map { Array($0.bytes.bytes) } == [7])
        #expect(
            client.takeCommands() == [
                "get \(prefix)a.json", "get \(prefix)a.json first 16", "put \(prefix)a.json for 60000 ms", "get \(prefix)a.json first 16",
                "get \(prefix)a.json", "get \(prefix)a.json",
            ])
        try common.remove("b.json")
        try store.removeAll(startingWith: "a.")
        store.trim(startingWith: "a.", to: 0)
        let schedule = TurnSchedule(interval: .seconds(1), reach: .seconds(2))
        #expect(try store.takeTurn("t", of: schedule, noEarlierThan: .seconds(3), within: .seconds(4)) == nil)
        store.linger()
        #expect(
            client.takeCommands() == [
                "remove danxi:1:{common}:b.json", "remove all \(prefix)a.", "turn \(prefix)t from 3000 to 4000 ms", "linger",
            ])
    }

    @Test("A value is replaced only if its first bytes are those that were read")
    func replacing() throws {
        let store = try store()
        func replace(_ version: StoreVersion?, _ bytes: [UInt8]?) throws -> StoreReplacement {
            try store.replace("a.json", version, with: bytes, lifetime: .seconds(60), under: nil)
        }
        let first = try store.write("a.json", [1], lifetime: nil, under: nil)
        #expect(try replace(nil, [2]) == .changed && store.version(of: "a.json") == first)
        let outcome = try replace(first, [2])
        let second = try #require(try store.version(of: "a.json"))
        #expect(try outcome == .done(second) && store.read("a.json").map { Array($0.bytes.bytes) } == [2] && second != first)
        #expect(try replace(first, nil) == .changed && replace(second, nil) == .done(nil) && store.version(of: "a.json") == nil)
        #expect(
            client.takeCommands().filter { $0.hasPrefix("replace") }.sorted() == [
                "replace \(prefix)a.json 0 of 16 for 60000 ms", "replace \(prefix)a.json 16 of 16 for 60000 ms",
                "replace \(prefix)a.json 16 of 16 for 60000 ms", "replace \(prefix)a.json 16 of 16 for 60000 ms",
            ])
    }

    @Test("A lock has a random token, expires after 30 seconds, and protects the writes of its holder")
    func locks() async throws {
        let store = try store()
        let lock = try #require(try world.run { try store.tryLock("l").lock })
        guard case .taken(nil) = try world.run({ try store.tryLock("l") }) else {
            Issue.record("The lock has two holders.")
            return
        }
        #expect(try lock.renewalInterval == .seconds(10) && lock.renew())
        _ = try store.write("a.json", [1], lifetime: nil, under: lock)
        #expect(try store.replace("a.json", store.version(of: "a.json"), with: nil, lifetime: nil, under: lock) == .done(nil))
        lock.release()
        let attempt = "lock \(prefix)l \(token) for 30000 ms"
        #expect(
            client.takeCommands() == [
                attempt, attempt, "renew 1 for 30000 ms", "put \(prefix)a.json under 1", "get \(prefix)a.json first 16",
                "replace \(prefix)a.json 16 of 16 under 1", "unlock 1",
            ])
        client.loseLocks()
        #expect(try !lock.renew())
        client.refusePuts()
        client.setReplacement(.lockLost)
        let lost =
            "its lock was lost, because this process was stopped or could not reach the store for more than 30 seconds. "
            + "Another process may have changed the value, so this process did not overwrite the value. Check the connection to the store."
        for work in [
            { try store.write("a.json", [1], lifetime: nil, under: lock) },
            { try store.replace("a.json", nil, with: [1], lifetime: nil, under: lock) },
        ] as [() throws -> Any] {
            let error = await failure(work)
            #expect(error == DanXiError(.storage, "Cannot change a.json in \(place): \(lost)"))
        }
    }

    @Test("A value of 64 MiB can be written, and a larger one is refused")
    func sizes() async throws {
        let store = try store()
        var bytes = [UInt8](repeating: 0, count: 64 << 20)
        _ = try store.write("a.json", bytes, lifetime: nil, under: nil)
        bytes.append(0)
        let error = await failure { try store.write("a.json", bytes, lifetime: nil, under: nil) }
        #expect(error == DanXiError(.storage, "Cannot write a.json in \(place): it would be larger than 64 MiB."))
    }

    // MARK: Checks

    @Test("A check writes, reads and removes a value, and measures the time of one read in microseconds")
    func check() throws {
        let store = try store()
        client.setHook { command in
            if command.hasSuffix("first 16") { World.current.threads.sleep(for: .nanoseconds(1_234_567)) }
            return nil
        }
        let status = world.run { store.check() }
        #expect(
            status
                == StoreStatus(
                    kind: .server, place: place, isReachable: true, isWritable: true, roundTripMs: 1.235, address: "host.example:6379",
                    software: "valkey", version: "8.1", role: .primary, error: nil))
        let name = "\(prefix)check-1.json"
        #expect(
            client.takeCommands() == ["get \(name) first 16", "put \(name) for 60000 ms", "get \(name)", "remove \(name)"])
        #expect(throws: Never.self) { try store.requireWriting() }
    }

    @Test("The status of a store that fails has what is known, and the reason", arguments: ["get", "put", "remove"])
    func failedCheck(command: String) throws {
        let store = try store()
        client.setHook { $0.hasPrefix(command) ? DanXiError(.storage, "It is away.") : nil }
        let status = store.check()
        #expect(status.isReachable && !status.isWritable && status.error == "It is away." && status.address == "host.example:6379")
        #expect((status.roundTripMs == nil) == (command == "get"))
        #expect(throws: DanXiError(.storage, "It is away.")) { try store.requireWriting() }
    }

    @Test("A store that does not return what was written is not usable")
    func forgetful() throws {
        let store = try store()
        let client = client
        client.setHook { command in
            if command.hasPrefix("get"), !command.hasSuffix("16") { client.values = [:] }
            return nil
        }
        let error = DanXiError(.storage, "The store \(place) did not return a value that was just written. Check the store.")
        #expect(throws: error) { try store.requireWriting() }
        #expect(!store.check().isWritable && store.check().error == error.message)
    }

    @Test("The status of a session without a store is that of its memory, and that of a directory has its path")
    func otherStores() async throws {
        func status(_ kind: StoreKind, _ place: String?, isUsable: Bool, _ time: Double?, _ error: String?) -> StoreStatus {
            StoreStatus(
                kind: kind, place: place, isReachable: isUsable, isWritable: isUsable, roundTripMs: time, address: nil, software: nil,
                version: nil, role: nil, error: error)
        }
        var found = try await StoreAPI.check(SessionStore(backend: nil))
        #expect(found == status(.memory, nil, isUsable: true, nil, nil))
        let temporary = try TemporaryDirectory()
        let directory = try temporary.store()
        found = try await StoreAPI.check(SessionStore(backend: directory))
        #expect(found == status(.directory, directory.path, isUsable: true, 0, nil) && temporary.files == [])
        // A job of the directory blocks for a minute, so the check is refused.
        try FileThreads.shared.submit(in: directory.path) { World.current.threads.sleep(for: .seconds(60)) }
        try await Timers.sleep(for: .seconds(10))
        found = try await StoreAPI.check(SessionStore(backend: directory))
        let blocked = "\(directory.path) does not respond: an access to it has not ended. Check its disk or server."
        #expect(found == status(.directory, directory.path, isUsable: false, nil, blocked))
        try await Timers.sleep(for: .seconds(60))
    }
}
