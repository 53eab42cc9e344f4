import HTTP
import JSON
import TestSupport
import Testing

@testable import HTTPKit

@Suite("The memory of a cache")
struct CacheMemoryTests {
    private let cache = ResponseCache(store: nil, log: { _, _ in })

    private func stored(_ size: Int = 0, sender: String = "", vary: String? = nil, sent: HTTPHeaders = [:]) -> CachedResponse {
        var headers: HTTPHeaders = [:]
        headers["Vary"] = vary
        let response = HTTPResponse(
            request: HTTPRequest(url: "https://a.example/"), status: 200, headers: headers,
            body: PaddedBytes([UInt8](repeating: 1, count: size)))
        return CachedResponse(response, sent: sent, sender: sender, requested: 1, received: 1)
    }

    private func store(_ key: String, _ response: CachedResponse) async {
        await cache.store(response, key, in: .memory, if: { true })
    }

    private func has(_ key: String, sender: String = "", sent: HTTPHeaders = [:]) async -> Bool {
        await cache.response(key, in: .memory, for: sent, of: sender) != nil
    }

    /// Size of a body whose response takes up half the memory: its key has one byte, and each response counts as 1 KiB more.
    private static let half = (8 << 20) - 1 - 1024

    @Test("Responses of exactly 16 MiB are kept, and with one byte more, the one that was used least recently is removed")
    func limit() async {
        await store("a", stored(Self.half))
        await store("b", stored(Self.half))
        let kept = [await has("b"), await has("a")]
        #expect(kept == [true, true])
        await store("a", stored(Self.half + 1))
        let rest = [await has("a"), await has("b")]
        #expect(rest == [true, false])
    }

    @Test("A replaced or removed response takes up no memory")
    func replaced() async {
        for _ in 0..<3 { await store("a", stored(Self.half)) }
        await store("b", stored(Self.half))
        var kept = [await has("a"), await has("b")]
        #expect(kept == [true, true])
        await cache.remove("a")
        await store("c", stored(Self.half))
        kept = [await has("a"), await has("b"), await has("c")]
        #expect(kept == [false, true, true])
        try? await cache.clear()
        await store("d", stored(Self.half))
        await store("e", stored(Self.half))
        kept = [await has("b"), await has("c"), await has("d"), await has("e")]
        #expect(kept == [false, false, true, true])
    }

    @Test("A response that is too large for the memory is not kept, and leaves room for later ones")
    func tooLarge() async {
        await store("a", stored(2 * Self.half + 2000))
        for key in ["b", "c"] { await store(key, stored(Self.half)) }
        let kept = [await has("a"), await has("b"), await has("c")]
        #expect(kept == [false, true, true])
    }

    @Test("Of the responses with one key, the newest eight are kept, one for each sender and each value of the headers that Vary names")
    func variants() async {
        for number in 1...9 { await store("a", stored(sender: "\(number)")) }
        var kept: [Bool] = []
        for number in 1...9 { kept.append(await has("a", sender: "\(number)")) }
        #expect(kept == [false] + Array(repeating: true, count: 8))
        for _ in 0..<9 { await store("a", stored(sender: "9")) }
        let second = await has("a", sender: "2")
        #expect(second, "equal requests have one response")
        for language in ["zh", "en"] { await store("b", stored(vary: "Accept-Language", sent: ["Accept-Language": language])) }
        kept = []
        for language in ["zh", "en", "fr"] { kept.append(await has("b", sent: ["Accept-Language": language])) }
        #expect(kept == [true, true, false])
    }

    @Test("A response that became outdated before it could be stored is not stored, and no medium stores nothing")
    func unstored() async {
        await cache.store(stored(), "a", in: .memory, if: { false })
        for medium in [CacheMedium.none, .disk] { await cache.store(stored(), "b", in: medium, if: { true }) }
        let kept = [await has("a"), await has("b")]
        #expect(kept == [false, false])
        await store("c", stored())
        var found: [Bool] = []
        for medium in [CacheMedium.none, .disk, .both] { found.append(await cache.response("c", in: medium, for: [:], of: "") != nil) }
        #expect(found == [false, false, true])
    }
}
