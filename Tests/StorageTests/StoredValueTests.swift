import Calls
import Errors
import JSON
import TestSupport
import Testing

@testable import Storage

@Suite("Stored values")
struct StoredValueTests {
    let log = Log()

    func cache(_ store: any StoreBackend, _ counter: Counter = Counter()) -> ValueCache<[Int]> {
        ValueCache(name: "numbers", validity: .seconds(3600), store: store, log: log.handler, account: { nil }) { [counter.next()] }
    }

    private func decode(_ text: String, isAuthentic: Bool = true) throws -> Cached<[Int]> {
        try CacheFormat<[Int]>.coding(isAuthentic: isAuthentic).decode(PaddedBytes(text.utf8)).cached(.disk)
    }

    /// Returns the stored text that results share. Nil if the value was decoded when the file was read.
    private func text(_ cached: Cached<[Int]>) -> EncodedJSON? {
        if case .stored(let stored) = cached.content { stored.text } else { nil }
    }

    @Test("A file holds the value's JSON text, which results return without decoding it, and the value is decoded when it is needed")
    func text() async throws {
        let directory = try TemporaryDirectory()
        _ = try await cache(try directory.store()).value(.prefer)
        let file = try #require(directory.content(of: "numbers.json"))
        let stored = try #require(StoredText(file))
        #expect(stored.value == "[1]" && stored.text == file)

        let later = cache(try directory.store())
        let (first, second) = (try await later.value(.only), try await later.value(.only))
        let shared = try #require(text(first))
        #expect(String(cString: shared.cString) == "[1]" && text(second) === shared)
        #expect(first.source == .disk && second.source == .memory)
        #expect(try first.value == [1] && first.map(\.count).value == 1)
        await later.update { $0 + [2] }
        let changed = try await later.value(.only).value
        #expect(changed == [1, 2])
        #expect(StoredText(directory.content(of: "numbers.json") ?? "")?.value == "[1,2]")
    }

    @Test("Every changed bit of a file is noticed, and so is every missing or additional byte")
    func damage() throws {
        let text = StoredText(value: "[1,22]", account: "a", fetchedAt: 1).text
        let bytes = Array(text.utf8)
        _ = try decode(text)
        var damaged = (0..<bytes.count * 8).map { bit in
            var changed = bytes
            changed[bit / 8] ^= 1 << (bit % 8)
            return changed
        }
        damaged += (0..<bytes.count).map { Array(bytes.prefix($0)) } + [bytes + [0], bytes + bytes]
        for bytes in damaged {
            #expect(throws: JSONError.self) {
                try CacheFormat<[Int]>.coding(isAuthentic: true).decode(PaddedBytes(bytes))
            }
        }
    }

    @Test(
        "A file with a correct hash and other members is refused",
        arguments: [
            #","fetched_at_ms":-1,"interface":"x"}"#, #","fetched_at_ms":1}"#, #","interface":"x"}"#, "", ",", "]",
            #","account":1,"fetched_at_ms":1,"interface":"x"}"#,
        ])
    func members(tail: String) {
        var stored = StoredText(value: "[1]", fetchedAt: 1)
        stored.tail = tail
        #expect(throws: JSONError.self) { try decode(stored.text) }
    }

    @Test("The text of another version of the library is decoded, and is not returned as it is")
    func otherVersion() throws {
        let cached = try decode(StoredText(value: "[ 1, 2 ]", fetchedAt: 1, interface: "0.0.1-0123456789ab").text)
        #expect(text(cached) == nil)
        #expect(try cached.value == [1, 2])
    }

    @Test("A value of another version that cannot be decoded is dropped without a warning, and replaced")
    func unreadableVersion() async throws {
        let directory = try TemporaryDirectory()
        let store = try directory.store()
        try directory.overwrite("numbers.json", with: StoredText(value: #"{"a":1}"#, fetchedAt: .max, interface: "0.0.1").text)
        await expectFailure(.notCached) { try await cache(store).value(.only) }
        #expect(log.messages.allSatisfy { $0.contains("another version of the library") && !$0.contains("replaces it") })
        _ = try await cache(store).value(.prefer)
        let source = try await cache(store).value(.only).source
        #expect(source == .disk)
    }

    @Test("The text of a store that others can write is decoded before it is used")
    func foreign() throws {
        #expect(text(try decode(StoredText(value: "[1]", fetchedAt: 1).text, isAuthentic: false)) == nil)
        #expect(throws: JSONError.self) { try decode(StoredText(value: "[\u{1}", fetchedAt: 1).text, isAuthentic: false) }
    }

    @Test("A value that its own version cannot decode is an error where the value is needed, which says what to do")
    func undecodable() throws {
        let cached = try decode(StoredText(value: "true", fetchedAt: 1).text)
        #expect(text(cached).map { String(cString: $0.cString) } == "true")
        #expect { try cached.value } throws: { ($0 as? DanXiError)?.code == .storage && "\($0)".contains("refresh") }
    }

    @Test("Only the first use of a large stored value is a long computation")
    func slow() throws {
        func cached(_ count: Int) throws -> Cached<[Int]> {
            try decode(StoredText(value: "[" + Array(repeating: "100", count: count).joined(separator: ",") + "]", fetchedAt: 1).text)
        }
        let (small, large) = (try cached(10), try cached(20_000))
        #expect(!small.isSlow && large.isSlow)
        #expect(try large.value.count == 20_000 && !large.isSlow)
    }
}
