import Synchronization
import Threads

/// The primary of a service that sentinels watch over.
final class SentinelRoute: RedisRoute {
    private let service: String
    private let settings: RedisSettings
    /// The settings of the connections to sentinels.
    private let sentinelSettings: RedisSettings
    private let circuit = RedisCircuit()
    private let state: Mutex<(sentinels: SentinelState, node: RedisNode?)>

    init(sentinels: [String], service: String, _ credentials: RedisCredentials, _ settings: RedisSettings) {
        (self.service, self.settings) = (service, settings)
        sentinelSettings = RedisSettings(
            connector: settings.connector, credentials: credentials, database: 0, isEncrypted: settings.isEncrypted,
            allowsPlain: settings.allowsPlain)
        state = Mutex((SentinelState(sentinels: sentinels), nil))
    }

    var hasOthers: Bool { true }

    func circuit(for key: String) -> RedisCircuit { circuit }

    func target(for key: String, until end: Instant) throws(RedisFailure) -> RedisTarget {
        let (known, found) = state.withLock { ($0.node, $0.sentinels.search) }
        if let known { return RedisTarget(node: known) }
        var search = found
        while let (sentinel, count) = search.next {
            do throws(RedisFailure) {
                let host = try ask(sentinel, share: count + 1, until: end)
                return RedisTarget(
                    node: state.withLock { state in
                        // Another thread has found the primary meanwhile. This answer may be older.
                        if let node = state.node { return node }
                        let node = settings.node(host, mustBePrimary: true)
                        state.sentinels.found(host, witness: sentinel)
                        state.node = node
                        return node
                    })
            } catch {
                search.fail(error)
            }
        }
        throw RedisFailure(
            "no sentinel named the primary of \(service)", search.failures,
            advice: "Check the sentinels and the name of the service in store.url.")
    }

    func lose(_ node: RedisNode) {
        state.withLock { state in
            state.sentinels.lose(node.host)
            if state.node === node { state.node = nil }
        }
    }

    /// Asks a sentinel for the address of the primary.
    private func ask(_ sentinel: String, share: Int, until end: Instant) throws(RedisFailure) -> String {
        let now = Instant.now
        let limit = now + now.duration(to: end) / share
        let command = ["SENTINEL", "GET-MASTER-ADDR-BY-NAME", service].map { Array($0.utf8) }
        let reply: RedisReply
        do {
            reply = try sentinelSettings.node(sentinel).reply(to: command, elements: 2, until: limit)
        } catch {
            throw RedisFailure(error)
        }
        switch reply {
        case .array(let parts) where parts.count == 2:
            guard case .bytes(let host) = parts[0], case .bytes(let port) = parts[1] else { break }
            return try settings.host(
                String(decoding: host, as: UTF8.self), port: String(decoding: port, as: UTF8.self), namedBy: "the sentinel")
        case .null: throw RedisFailure(reason: "it does not know this service", advice: RedisFailure.generalAdvice, hasReplied: true)
        case .error(let error): throw RedisFailure(error)
        default: break
        }
        throw RedisFailure(
            reason: "its reply is not an address; it may not be a sentinel", advice: RedisFailure.generalAdvice, hasReplied: true)
    }
}
