import Errors

/// The part of a session that the service `store` uses.
package struct StoreDependencies: Sendable {
    package let client: SessionStore

    package init(_ backend: (any StoreBackend)?) { client = SessionStore(backend: backend) }
}

/// The store of a session.
package struct SessionStore: Sendable {
    /// Nil if the session keeps everything in memory.
    let backend: (any StoreBackend)?
}

/// The state of the store of a session.
package enum StoreAPI {
    package static func check(_ store: SessionStore) async throws -> StoreStatus { await status(of: store) }

    /// Checks a store. A store that cannot be used has an error in its status.
    package static func status(of store: SessionStore) async -> StoreStatus {
        guard let backend = store.backend else { return status(.memory, isUsable: true) }
        do {
            return try await backend.run { backend.check() }
        } catch {
            // No thread has checked the store, for example because an earlier operation blocks its directory.
            var status = status(backend.kind, isUsable: false)
            (status.place, status.error) = (backend.place, DanXiError(error).message)
            return status
        }
    }

    private static func status(_ kind: StoreKind, isUsable: Bool) -> StoreStatus {
        StoreStatus(
            kind: kind, place: nil, isReachable: isUsable, isWritable: isUsable, roundTripMs: nil, address: nil, software: nil,
            version: nil,
            role: nil, error: nil)
    }
}
