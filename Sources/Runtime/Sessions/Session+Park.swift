import Errors
import Storage
import Threads

extension Session {
    /// Closes the session if it has nothing to do, and if its sign-ins are in the store, where the next session with the same configuration
    /// finds them. Sign-ins that could not be stored before are stored now. The caller waits for at most the session's timeout.
    /// - Parameter whenEnded: called when the last callback has returned. Not called if the function throws.
    /// - Throws: `invalid_argument` without a store, `busy`, `not_remembered`, or `storage`. The session then stays as it is. `closed` if
    ///   another thread closes the session.
    package func park(whenEnded: @escaping @Sendable () -> Void = {}) throws(DanXiError) {
        guard let store else { throw .noStoreToParkIn }
        guard let number = calls.waitUntilIdle(atMost: timeout), queue.isEmpty else { throw isClosing ? .closed : .busy }
        try FileThreads.runAndWait(in: store.place, atMost: timeout) { [services] () throws(DanXiError) in try services.keepSignIns() }
        guard calls.close(ifNoneAfter: number) else { throw .busy }
        guard !isClosing else { throw .closed }
        if Library.mayHaveThreads { store.linger() }
        close(whenEnded: whenEnded)
    }
}

extension Services {
    /// Makes sure that the next session with the store continues the sign-ins. Blocks the calling thread.
    fileprivate func keepSignIns() throws(DanXiError) {
        do {
            if let community = $community.valueIfComputed, try !community.keepSignIn() {
                throw DanXiError.notRemembered("the community", "account")
            }
            if let campus = $campusAccess.valueIfComputed, try !campus.keepSignIn() {
                throw DanXiError.notRemembered("the campus", "campus")
            }
        } catch {
            throw DanXiError(error)
        }
    }
}

extension DanXiError {
    fileprivate static let noStoreToParkIn = DanXiError(
        .invalidArgument,
        "The session was not parked, because it has no store that keeps its sign-ins. Set store.url or store.path, or close the session.")

    fileprivate static let busy = DanXiError(
        .busy,
        "The session was not parked, because a call or a stream has not ended, or a result waits in its queue. Wait for the results, and park the session again."
    )

    /// - Parameters:
    ///   - place: where the session is signed in.
    ///   - service: the service that signs in and out.
    fileprivate static func notRemembered(_ place: String, _ service: String) -> DanXiError {
        DanXiError(
            .notRemembered,
            "The session was not parked: it is signed in to \(place), but its sign-in is not in the store, because \(service).login had no `remember`, or because another session has signed out or signed in to another account. Sign in with `remember`, call \(service).logout, or close the session."
        )
    }
}
