import Storage
import Synchronization

/// The sites that a sign-in has entered, by host. A site is entered once, however many calls wait for it.
final class SiteEntries: Sendable {
    /// How long a site keeps its session, at least.
    static let validity: Duration = .seconds(2 * 60 * 60)

    private let entries = Mutex<[String: Entry]>([:])

    private struct Entry {
        /// How often the site was entered.
        var count = 0
        var enteredAt: ContinuousClock.Instant?
        var isUnderWay = false
        let flight = SingleFlight<Void>()

        var isCurrent: Bool { enteredAt.map { ContinuousClock.now - $0 <= SiteEntries.validity } ?? false }
    }

    /// How often the site was entered.
    func count(_ host: String) -> Int { entries.withLock { $0[host]?.count ?? 0 } }

    /// Returns how often the site was entered, and whether a request must enter it first.
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
    /// - Parameter count: how often the site was entered before the request that needs it. If it was entered since, nothing is done.
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
