/// A call that changes the account of a session, such as a login. The call may still be under way.
package final class SignInRecord: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package enum Service: Sendable {
        case community, campus
    }

    /// An account with which a session is signed in.
    package struct Identity: Hashable, Sendable {
        /// The number of the account, as the server knows it. Nil if nobody is signed in.
        package let account: String?
        /// Whether the session takes the account for that of a graduate student.
        package var isGraduate = false
    }

    package let process: Int
    /// The number of the process's start.
    package let launch: Int
    package let service: Service
    /// The account after the call. Nil if the call does not tell, for example because it answers the challenge of an earlier login.
    package let identity: Identity?
    /// The places of the start and the end in the order of all events.
    package let start: Int
    package private(set) var end: Int?
    /// Whether the call has certainly changed the account.
    package private(set) var isCertain = false

    init(process: SimulatedProcess, service: Service, identity: Identity?, start: Int) {
        (self.process, launch, self.service, self.identity, self.start) = (process.number, process.launch, service, identity, start)
    }

    func finish(at place: Int, succeeded: Bool) { (end, isCertain) = (place, succeeded && identity != nil) }
}

extension Stage {
    /// Returns the accounts that a session may have had at a place in the order of all events: those of the last sign-ins, and of those that were under way. Nil if
    /// that cannot be told, for example because the session has found its sign-in in a store.
    package func identities(_ service: SignInRecord.Service, ofLaunch launch: Int, at place: Int) -> Set<SignInRecord.Identity>? {
        let earlier = signIns.filter { $0.launch == launch && $0.service == service && $0.start < place }
        // What began before a certain sign-in and ended before it began has no effect any more.
        let settled = earlier.filter { $0.isCertain && $0.end ?? .max < place }.map(\.start).max()
        guard let settled, !hasParked(launch, from: settled, to: place) else { return nil }
        let possible = earlier.filter { $0.end ?? .max >= settled }
        let identities = possible.compactMap(\.identity)
        return identities.count == possible.count ? Set(identities) : nil
    }

    /// Returns whether a process parked its session between two places in the order of all events, so that the next one has read the store.
    package func hasParked(_ launch: Int, from start: Int, to end: Int = .max) -> Bool {
        parkings.contains { $0.launch == launch && (start...end).contains($0.parked.place) }
    }

    /// Returns all accounts that the processes with one store have used, so that the store may have had the sign-in of any of them.
    package func usedAccounts(_ service: SignInRecord.Service, ofStoreOf process: Int) -> Set<String> {
        let owner = person(ofProcess: process).number
        let own = service == .community ? "\(owner)" : student(ofProcess: process).number
        let others = signIns.filter { $0.service == service && person(ofProcess: $0.process).number == owner }
        return Set(others.compactMap { $0.identity?.account } + [own])
    }

    /// Returns the accounts that a call may have acted for.
    package func identities(_ service: SignInRecord.Service, of call: CallRecord) -> Set<SignInRecord.Identity>? {
        identities(service, ofLaunch: call.launch, at: call.place)
    }
}
