import CCurl
import Errors
import HTTP
import Threads

/// The groups of transfers that share connections: one group for all clients with equal settings.
struct CurlGroups: Sequence {
    private var bySettings: [ConnectionSettings: CurlGroup] = [:]
    private var byNumber: [UInt32: CurlGroup] = [:]
    private var lastNumber: UInt32 = 0

    /// Maximum number of groups. When it is reached, a new group replaces the group that has been idle longest, provided that this group
    /// has been idle for more than a second: a group in use is often idle for a moment between two requests. If no group has been idle for
    /// a second, the number of groups exceeds the limit.
    private static let limit = 64
    /// The time after which an idle group closes its connections.
    private static let idleLimit = Duration.seconds(60)
    /// The idle limit of a group that no client uses any more. With this time, a program that opens one session after the other can use the
    /// connections of the previous session again.
    private static let abandonedLimit = Duration.seconds(1)

    var isEmpty: Bool { byNumber.isEmpty }

    subscript(number: UInt32) -> CurlGroup? { byNumber[number] }

    func makeIterator() -> some IteratorProtocol<CurlGroup> { byNumber.values.makeIterator() }

    /// Returns the group with the settings `settings`, and creates the group if it does not exist.
    mutating func group(_ settings: ConnectionSettings, _ network: any Network) throws(DanXiError) -> CurlGroup {
        if let group = bySettings[settings] {
            group.isAbandoned = false
            return group
        }
        if byNumber.count >= Self.limit {
            let unused = Instant.now - .seconds(1)
            let oldest = filter { $0.isIdle && $0.lastUse < unused }.min { $0.lastUse < $1.lastUse }
            if let oldest { remove(oldest) }
        }
        lastNumber &+= 1
        guard let group = CurlGroup(number: lastNumber, settings: settings, network: network) else { throw CurlTransfer.outOfMemory }
        bySettings[settings] = group
        byNumber[lastNumber] = group
        return group
    }

    /// Returns whether a group may have a kept connection to a server.
    func mayHaveConnection(_ settings: ConnectionSettings, to origin: Origin?) -> Bool {
        bySettings[settings]?.mayHaveConnection(to: origin) ?? false
    }

    /// The earliest time at which libcurl's timer of a group ends, or an idle group must be closed.
    var nextDue: Instant? {
        lazy.compactMap { group in Self.end(of: group).map { Swift.min(group.due ?? $0, $0) } ?? group.due }.min()
    }

    /// Shortens the idle limit of the group with these settings, if it exists.
    func abandon(_ settings: ConnectionSettings) {
        bySettings[settings]?.isAbandoned = true
    }

    mutating func removeIdle(_ now: Instant) {
        for group in self { if let end = Self.end(of: group), end <= now { remove(group) } }
    }

    /// Returns the time at which an idle group closes its connections. Nil if the group is not idle.
    private static func end(of group: CurlGroup) -> Instant? {
        group.isIdle ? group.lastUse + (group.isAbandoned ? abandonedLimit : idleLimit) : nil
    }

    mutating func removeAll() {
        for group in self { remove(group) }
    }

    private mutating func remove(_ group: CurlGroup) {
        bySettings[group.settings] = nil
        byNumber[group.number] = nil
        group.close()
    }
}
