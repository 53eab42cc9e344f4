import Storage
import Synchronization

/// The sites that a sign-in has entered, by host. Concurrent calls share one entry of a site.
final class SiteEntries: Sendable {
    /// The time for which a site is assumed to keep its sign-in.
    static let validity: Duration = .seconds(2 * 60 * 60)

    private let entries = Mutex<[String: Entry]>([:])

    private struct Entry {
        /// Number of times the site was entered.
        var count = 0
        var enteredAt: ContinuousClock.Instant?
        var isUnderWay = false
        let flight = SingleFlight<Void>()

        var isCurrent: Bool { enteredAt.map { ContinuousClock.now - $0 <= SiteEntries.validity } ?? false }
    }

    /// Returns the number of times a site was entered.
    func count(_ host: String) -> Int { entries.withLock { $0[host]?.count ?? 0 } }

    /// Returns the number of times a site was entered, and whether a request must enter it first.
    /// - Parameter hasEntryPage: whether the site must be entered before its first request.
    func check(_ host: String, hasEntryPage: Bool) -> (count: Int, mustEnter: Bool) {
        entries.withLock { entries in
            let entry = entries[host, default: Entry()]
            entries[host] = entry
            // A response that arrives during a sign-in would replace the sign-in's cookies.
            return (entry.count, entry.isUnderWay || hasEntryPage && !entry.isCurrent)
        }
    }

    /// Enters a site, or waits for another call that is entering it.
    /// - Parameter count: number of times the site had been entered before the request. Does nothing if it has been entered since.
    func enter(_ host: String, after count: Int, _ work: @escaping @Sendable () async throws -> Void) async throws {
        let flight = entries.withLock { entries in
            let entry = entries[host, default: Entry()]
            entries[host] = entry
            return entry.count == count ? entry.flight : nil
        }
        try await flight?.value { [self] in
            let isNeeded = entries.withLock { entries in
                guard entries[host]?.count == count else { return false }
                entries[host]?.isUnderWay = true
                return true
            }
            guard isNeeded else { return }
            defer { entries.withLock { $0[host]?.isUnderWay = false } }
            try await work()
        }
    }

    func didEnter(_ host: String) {
        entries.withLock { entries in
            entries[host, default: Entry()].count += 1
            entries[host]?.enteredAt = .now
        }
    }
}
