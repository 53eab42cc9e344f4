import Storage
import Synchronization
import Threads

/// The sites that a sign-in has entered, by ``SiteTarget/key``. Concurrent calls that enter the same site share one sign-in to the site.
final class SiteEntries: Sendable {
    /// The time for which a site is assumed to keep its sign-in.
    static let validity: Duration = .seconds(2 * 60 * 60)

    private let entries = Mutex<[String: Entry]>([:])

    private struct Entry {
        /// Number of times the site was entered.
        var count = 0
        var enteredAt: Instant?
        var isUnderWay = false
        let flight = SingleFlight<Void>()

        var isCurrent: Bool { enteredAt.map { Instant.now - $0 <= SiteEntries.validity } ?? false }
    }

    /// The state of a site when a request is about to be sent.
    struct Check {
        /// Number of times the site was entered.
        let count: Int
        /// Whether a call is entering the site. Requests then wait, because their responses would replace the cookies of the sign-in.
        let isUnderWay: Bool
        /// Whether the site was entered within ``SiteEntries/validity``, so that the sign-in to the site has probably not expired.
        let isCurrent: Bool
    }

    func check(_ key: String) -> Check {
        entries.withLock { entries in
            let entry = entries[key, default: Entry()]
            entries[key] = entry
            return Check(count: entry.count, isUnderWay: entry.isUnderWay, isCurrent: entry.isCurrent)
        }
    }

    /// Enters a site, or waits for another call that is entering the site.
    /// - Parameter count: number of times the site had been entered before the request. If the number has changed, the method does nothing.
    func enter(_ key: String, after count: Int, _ work: @escaping @Sendable () async throws -> Void) async throws {
        let flight = entries.withLock { entries in
            let entry = entries[key, default: Entry()]
            entries[key] = entry
            return entry.count == count ? entry.flight : nil
        }
        try await flight?.value { [self] in
            let isNeeded = entries.withLock { entries in
                guard entries[key]?.count == count else { return false }
                entries[key]?.isUnderWay = true
                return true
            }
            guard isNeeded else { return }
            defer { entries.withLock { $0[key]?.isUnderWay = false } }
            try await work()
        }
    }

    func didEnter(_ key: String) {
        entries.withLock { entries in
            entries[key, default: Entry()].count += 1
            entries[key]?.enteredAt = .now
        }
    }
}
