import Calls
import Errors
import HTTP
import JSON
import Storage

/// The stored responses of all hosts, in memory and on disk.
actor ResponseCache {
    /// The responses to requests with one key, the newest first. They differ in the sender, or in the values of the headers that Vary
    /// names.
    fileprivate struct Entry: JSONCodable {
        let key: String
        var responses: [CachedResponse]

        init(key: String, responses: [CachedResponse]) { (self.key, self.responses) = (key, responses) }

        init(json: JSONElement) throws(JSONError) {
            key = try json.value("key")
            responses = try json.value("responses")
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("key", key)
                json.set("responses", responses)
            }
        }
    }

    /// The entries on disk. Nil for a session without a store.
    private let files: EntryCache<Entry>?
    private var memory: [String: Entry] = [:]
    /// The keys of `memory`, in the order of their last use.
    private var uses: [String] = []
    private var bytes = 0
    /// Number of removals. If this number changes while an entry is read from disk, the entry may have been removed, so it is not kept in
    /// memory.
    private var removals = 0

    private static let memoryLimit = 16 << 20
    private static let diskLimit = 256 << 20

    init(store: (any StoreBackend)?, log: @escaping LogHandler) {
        files = store.map { EntryCache(store: $0, prefix: "http.response", limit: Self.diskLimit, log: log) }
    }

    /// Returns the cached response to a request with this key, these headers and this sender, or nil.
    func response(
        _ key: String, in medium: CacheMedium, for sent: HTTPHeaders, of sender: String
    ) async -> (response: CachedResponse, source: CacheSource)? {
        if medium.isInMemory, let found = memory[key]?.responses.first(where: { $0.matches(sent, of: sender) }) {
            touch(key)
            return (found, .memory)
        }
        let before = removals
        guard let entry = await stored(key, in: medium), let found = entry.responses.first(where: { $0.matches(sent, of: sender) }) else {
            return nil
        }
        if medium.isInMemory, memory[key] == nil, removals == before { keepInMemory(entry) }
        return (found, .disk)
    }

    /// Stores a response. The response replaces an older one with the same key, the same sender and the same values of the headers that
    /// Vary names.
    /// - Parameter isCurrent: returns whether the response may be stored. It is called right before the write, without a suspension in
    ///   between.
    func store(_ response: CachedResponse, _ key: String, in medium: CacheMedium, if isCurrent: @Sendable () -> Bool) async {
        // The entry is read from disk, so that responses that another call keeps in memory only are not written to disk.
        let stored = await stored(key, in: medium)
        guard isCurrent() else { return }
        if medium.isInMemory { keepInMemory(Entry(key: key, responses: response.replacing(in: memory[key] ?? stored))) }
        if medium.isOnDisk { await files?.save(key, Entry(key: key, responses: response.replacing(in: stored))) }
    }

    func remove(_ key: String) async {
        removals += 1
        forget(key)
        await files?.remove(key)
    }

    /// Removes all responses from memory and disk.
    func clear() async throws {
        (memory, uses, bytes, removals) = ([:], [], 0, removals + 1)
        try await files?.removeAll()
    }

    // MARK: Memory

    private func keepInMemory(_ entry: Entry) {
        forget(entry.key)
        memory[entry.key] = entry
        uses.append(entry.key)
        bytes += entry.size
        while bytes > Self.memoryLimit, let oldest = uses.first { forget(oldest) }
    }

    private func forget(_ key: String) {
        guard let old = memory.removeValue(forKey: key) else { return }
        uses.removeAll { $0 == key }
        bytes -= old.size
    }

    private func touch(_ key: String) {
        uses.removeAll { $0 == key }
        uses.append(key)
    }

    // MARK: Disk

    private func stored(_ key: String, in medium: CacheMedium) async -> Entry? {
        guard medium.isOnDisk, let entry = await files?.load(key), entry.key == key else { return nil }
        return entry
    }
}

extension CachedResponse {
    /// Maximum number of responses with one key.
    private static let variants = 8

    /// Returns this response, followed by the responses of the entry with another sender or with other values of the headers that Vary
    /// names.
    fileprivate func replacing(in entry: ResponseCache.Entry?) -> [CachedResponse] {
        let others = entry?.responses.filter { $0.varied != varied || $0.sender != sender } ?? []
        return Array(([self] + others).prefix(Self.variants))
    }
}

extension ResponseCache.Entry {
    fileprivate var size: Int { responses.reduce(key.utf8.count) { $0 + $1.body.count + 1024 } }
}

extension CacheMedium {
    fileprivate var isInMemory: Bool { self == .memory || self == .both }
    fileprivate var isOnDisk: Bool { self == .disk || self == .both }
}
