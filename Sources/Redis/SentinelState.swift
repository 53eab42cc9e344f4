/// The sentinels of a service, and the primary that they have named.
struct SentinelState: Sendable {
    /// The sentinels, in the order in which they are asked.
    private(set) var sentinels: [String]
    /// The primary, and the sentinel that named it.
    private(set) var primary: (host: String, witness: String)?

    init(sentinels: [String]) { self.sentinels = sentinels }

    /// A search for the primary.
    var search: SentinelSearch { SentinelSearch(sentinels) }

    /// Records the primary. Its sentinel is asked first the next time.
    mutating func found(_ host: String, witness: String) {
        primary = (host, witness)
        sentinels = [witness] + sentinels.filter { $0 != witness }
    }

    /// Forgets a lost primary. The sentinel that named it is asked last the next time, because it may be cut off from the others.
    mutating func lose(_ host: String) {
        guard let primary, primary.host == host else { return }
        sentinels = sentinels.filter { $0 != primary.witness } + [primary.witness]
        self.primary = nil
    }
}

/// A search for the primary of a service: the sentinels are asked one after the other.
struct SentinelSearch {
    private var rest: ArraySlice<String>
    /// The sentinels that have named no primary, with the reasons.
    private(set) var failures: [(host: String, failure: RedisFailure)] = []

    init(_ sentinels: [String]) { rest = sentinels[...] }

    /// The sentinel to ask, and the number of those that have not been asked, this one included. Nil if no sentinel is left.
    var next: (sentinel: String, count: Int)? { rest.first.map { ($0, rest.count) } }

    /// Records that the sentinel has named no primary.
    mutating func fail(_ failure: RedisFailure) {
        guard let sentinel = rest.popFirst() else { return }
        failures.append((sentinel, failure))
    }
}
