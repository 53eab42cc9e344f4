import Errors
import JSON
import Threads

/// A description of the server or program behind a store.
package struct StoreServer: Sendable {
    /// Whether the server has responded, even if only with an error.
    package var isReachable: Bool
    package var address: String?
    package var software: String?
    package var version: String?
    package var role: StoreRole?
    /// The reason why the server cannot be used, if it is already known.
    package var problem: DanXiError?

    package init(isReachable: Bool, address: String? = nil) {
        (self.isReachable, self.address) = (isReachable, address)
    }
}

extension StoreBackend {
    /// Returns a description of a store that is not a server, which counts as reachable.
    package func inspect() -> StoreServer { StoreServer(isReachable: true) }

    /// Checks whether the store can be read and written.
    package func check() -> StoreStatus {
        let (status, error) = examine()
        var described = status
        described.error = error?.message
        return described
    }

    /// - Throws: the reason why the store cannot be read and written.
    package func requireWriting() throws(DanXiError) {
        if let error = examine().error { throw error }
    }

    /// Writes, reads and removes a value, even during the pause after a failure.
    private func examine() -> (status: StoreStatus, error: DanXiError?) {
        let server = inspect()
        var status = StoreStatus(
            kind: kind, place: place, isReachable: server.isReachable, isWritable: false, roundTripMs: nil, address: server.address,
            software: server.software, version: server.version, role: server.role, error: nil)
        if let problem = server.problem { return (status, problem) }
        do throws(DanXiError) {
            // No other check uses this name at the same time.
            let name = "check-\(World.current.random(in: UInt64.min ... .max)).json"
            let start = Instant.now
            _ = try version(of: name)
            let (seconds, attoseconds) = start.duration(to: .now).components
            status.roundTripMs = (Double(seconds) * 1e6 + Double(attoseconds) / 1e12).rounded() / 1000
            _ = try write(name, Self.valueOfCheck, lifetime: Self.lifetimeOfCheck, under: nil)
            let bytes = try read(name)?.bytes.bytes.map { $0 }
            try remove(name)
            guard bytes == Self.valueOfCheck else {
                throw DanXiError(.storage, "The store \(place) did not return a value that was just written. Check the store.")
            }
            status.isWritable = true
        } catch {
            return (status, error)
        }
        return (status, nil)
    }

    private static var valueOfCheck: [UInt8] { Array("{}".utf8) }
    /// The time after which a server removes the value of a check that was cut off.
    private static var lifetimeOfCheck: Duration { .seconds(60) }
}
