import Errors
import Synchronization

/// The person a sign-in belongs to, and whether the university accepts them.
///
/// A refusal stays in effect until the user acts, so that no later call spends another try on the same password.
final class CampusIdentity: Sendable {
    let username: String
    /// Nil if the sign-in was restored from a file, which holds no password.
    let password: String?
    let studentType: StudentType
    private let state = Mutex(State())

    private struct State {
        var acceptances = Acceptances()
        var classicAcceptedAt: ContinuousClock.Instant?
        /// By the host of a realm or of a site.
        var refusals: [String: Refusal] = [:]
        var challenges: [Challenge] = []
    }

    private struct Refusal {
        let error: DanXiError
        let expires: ContinuousClock.Instant?

        var isOfPassword: Bool { [.wrongPassword, .accountLocked].contains(error.code) }
    }

    /// How often each realm has accepted the password.
    typealias Acceptances = [SignInRealm: Int]

    init(username: String, password: String?, studentType: StudentType) {
        self.username = username
        self.password = password
        self.studentType = studentType
    }

    // MARK: Acceptance

    var acceptances: Acceptances { state.withLock { $0.acceptances } }

    /// Whether the university has accepted the password.
    var isAccepted: Bool { !acceptances.isEmpty }

    /// When the classic sign-in last accepted the password.
    var classicAcceptedAt: ContinuousClock.Instant? { state.withLock { $0.classicAcceptedAt } }

    func accept(by realm: SignInRealm) {
        state.withLock { state in
            state.acceptances[realm, default: 0] += 1
            if realm == .classic { state.classicAcceptedAt = .now }
        }
    }

    // MARK: Refusals

    /// Whether the university has refused the password, or locked the account.
    var isRefused: Bool { state.withLock { $0.refusals.values.contains(where: \.isOfPassword) } }

    /// The refusal in effect for any of the hosts.
    func refusal(for hosts: [String]) -> DanXiError? {
        state.withLock { state in
            for host in hosts {
                guard let refusal = state.refusals[host] else { continue }
                if refusal.expires.map({ $0 > .now }) ?? true { return refusal.error }
                state.refusals[host] = nil
            }
            return nil
        }
    }

    /// Keeps an error that another try would not change.
    func refuse(_ error: DanXiError, by realm: SignInRealm) {
        state.withLock { state in
            switch error.code {
            case .wrongPassword, .accountLocked:
                // Both realms take the same password.
                for realm in SignInRealm.allCases { state.refusals[realm.host] = Refusal(error: error, expires: nil) }
            case .accountSetupRequired, .weakPassword:
                state.refusals[realm.host] = Refusal(error: error, expires: nil)
            default:
                break
            }
        }
    }

    func clearRefusal(of host: String) { state.withLock { $0.refusals[host] = nil } }

    // MARK: Challenges

    /// The newest challenge that waits for an answer.
    var challenge: Challenge? { state.withLock { state in state.challenges.last { $0.expires > .now } } }

    func challenge(_ id: String) -> Challenge? { state.withLock { state in state.challenges.first { $0.id == id && $0.expires > .now } } }

    /// Adds a challenge. Until it is answered or expires, other calls fail with the same one.
    func add(_ challenge: Challenge, by realm: SignInRealm) {
        state.withLock { state in
            state.challenges.removeAll { $0.expires <= .now }
            state.challenges = state.challenges.suffix(7) + [challenge]
            // A second factor may be required by one site and not by another.
            let isOfSite = if case .secondFactor = challenge.kind { true } else { false }
            state.refusals[isOfSite ? challenge.target.host : realm.host] = Refusal(error: challenge.error, expires: challenge.expires)
        }
    }

    /// Replaces the challenge of the same identifier.
    func update(_ challenge: Challenge) {
        state.withLock { state in
            for index in state.challenges.indices where state.challenges[index].id == challenge.id { state.challenges[index] = challenge }
        }
    }

    /// Removes a challenge that was answered, and every refusal that the answer may lift.
    func close(_ challenge: Challenge) {
        state.withLock { state in
            state.challenges.removeAll { $0.id == challenge.id }
            state.refusals = state.refusals.filter(\.value.isOfPassword)
        }
    }
}
