import Errors
import Synchronization
import Threads

/// The account of a sign-in, with the number of times that its password was accepted, and the refusals in effect.
///
/// A wrong password is never sent again, because further wrong passwords lock the account. After a wrong password, only a campus.login with
/// another password sends one. ``SpentSecrets`` remembers it for later logins.
final class CampusIdentity: Sendable {
    let username: String
    /// The account's password. Nil if the session has only the account's cookies, which were restored from the store or imported from a
    /// browser.
    let password: String?
    let studentType: StudentType
    /// The secret of the account's authenticator app. Nil if campus.login was called without it. Like the password, it is never stored.
    private let totp: TOTP?
    private let codes: OneTimeCodes
    private let spent: SpentSecrets
    private let state = Mutex(State())

    private struct State {
        var acceptances = Acceptances()
        var submissions = 0
        /// The refusals in effect, by the host of the sign-in server or site that refused.
        var refusals: [String: Refusal] = [:]
        var challenges: [Challenge] = []
    }

    private struct Refusal {
        let error: DanXiError
        let expires: Instant?

        var concernsPassword: Bool { [.wrongPassword, .accountLocked].contains(error.code) }
    }

    /// Number of times each sign-in server has accepted the password.
    typealias Acceptances = [SignInServer: Int]

    init(
        username: String, password: String?, studentType: StudentType, totp: TOTP? = nil, codes: OneTimeCodes, spent: SpentSecrets
    ) {
        self.username = username
        self.password = password
        self.studentType = studentType
        self.totp = totp
        self.codes = codes
        self.spent = spent
    }

    /// Returns a new identity of the same account, without its refusals and challenges. A refused password is left out, so that it is not
    /// sent again.
    func renewed(as studentType: StudentType) -> CampusIdentity {
        CampusIdentity(
            username: username, password: isRefused ? nil : password, studentType: studentType, totp: totp, codes: codes, spent: spent)
    }

    /// Returns a code of the account's authenticator app, computed from the secret. Each code is returned at most once, unless the clock
    /// was set back.
    /// - Returns: nil if the session does not know the secret, if the call's deadline is before the next code, or if OpenSSL cannot compute
    ///   the code.
    func oneTimeCode() async throws -> String? {
        guard let totp else { return nil }
        while let code = try await codes.next(totp, for: username) {
            // Another process with the same store may have sent the code.
            if await claim(code) { return code }
        }
        return nil
    }

    /// Records that a code of the second factor is sent. Returns false if it was sent before.
    func claim(_ code: String) async -> Bool { await spent.claim(code, of: username) }

    // MARK: Acceptance

    var acceptances: Acceptances { state.withLock { $0.acceptances } }

    /// Whether the university has accepted the password.
    var isAccepted: Bool { !acceptances.isEmpty }

    /// Number of submissions of the password that were started, including those that ended before the password was sent.
    var submissions: Int { state.withLock { $0.submissions } }

    /// Records the start of a submission of the password.
    func willSubmit() { state.withLock { $0.submissions += 1 } }

    func accept(by server: SignInServer) async {
        state.withLock { $0.acceptances[server, default: 0] += 1 }
        if let credentials { await spent.accept(credentials, by: server) }
    }

    private var credentials: Credentials? { password.map { Credentials(username: username, password: $0) } }

    // MARK: Refusals

    /// Whether the university has refused the password, or locked the account.
    var isRefused: Bool { state.withLock { $0.refusals.values.contains(where: \.concernsPassword) } }

    /// Returns the error of the first host in `hosts` whose refusal has not expired. Nil if none of them has such a refusal.
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

    /// Returns the error for a password that was refused by an earlier login, or in another process with the same store. Nil if the password may be
    /// sent to a sign-in server.
    func pausedPassword(at server: SignInServer) async -> DanXiError? {
        guard let credentials else { return nil }
        return await spent.pause(of: credentials, at: server).map { .pausedPassword($0.refusal, until: $0.end) }
    }

    /// Records an error after which the password must not be sent again for a time. Errors with other codes are ignored.
    /// - Parameter isOutcome: whether the error is the outcome of the request with the password. Another request of the sign-in can be rejected
    ///   too, which says nothing about the password.
    func refuse(_ error: DanXiError, by server: SignInServer, isOutcome: Bool) async {
        if let credentials, isOutcome || error.code == .accountLocked { await spent.refuse(credentials, with: error.code, by: server) }
        state.withLock { state in
            switch error.code {
            case .wrongPassword, .accountLocked:
                // Both servers have the same password, so a refusal by one server applies to both.
                for server in SignInServer.allCases { state.refusals[server.host] = Refusal(error: error, expires: nil) }
            case .accountSetupRequired, .weakPassword:
                state.refusals[server.host] = Refusal(error: error, expires: nil)
            case .rejected:
                state.refusals[server.host] = Refusal(error: error, expires: .now + SpentSecret.Kind.submission.pause)
            default:
                break
            }
        }
    }

    /// Removes the refusal of a site that was entered. A refusal of the password is kept, because the host may also be a sign-in server.
    func clearRefusal(of host: String) {
        state.withLock { state in
            if state.refusals[host]?.concernsPassword == false { state.refusals[host] = nil }
        }
    }

    // MARK: Challenges

    /// The newest challenge that waits for an answer.
    var challenge: Challenge? { state.withLock { state in state.challenges.last { $0.expires > .now } } }

    func challenge(_ id: String) -> Challenge? { state.withLock { state in state.challenges.first { $0.id == id && $0.expires > .now } } }

    /// Adds a challenge. Until the challenge is answered or expires, calls that would send the password fail with the challenge's error. A
    /// second factor concerns only calls for the same site, and a captcha only those that use the same sign-in server.
    func add(_ challenge: Challenge, by server: SignInServer) {
        state.withLock { state in
            state.challenges.removeAll { $0.expires <= .now }
            state.challenges = state.challenges.suffix(7) + [challenge]
            // A second factor may be required by one site and not by another.
            let isOfSite = if case .secondFactor = challenge.kind { true } else { false }
            state.refusals[isOfSite ? challenge.target.host : server.host] = Refusal(error: challenge.error, expires: challenge.expires)
        }
    }

    /// Removes an answered challenge, and all refusals except those of the password.
    func close(_ challenge: Challenge) {
        state.withLock { state in
            state.challenges.removeAll { $0.id == challenge.id }
            state.refusals = state.refusals.filter(\.value.concernsPassword)
        }
    }
}
