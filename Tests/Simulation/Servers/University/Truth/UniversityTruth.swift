/// Everything that happened at a ``SimulatedUniversity``, in order. Laws read it.
package final class UniversityTruth: @unchecked Sendable {
    // Unchecked: one thread at a time uses the simulated world.

    package internal(set) var passwordArrivals: [UniversityPasswordArrival] = []
    package internal(set) var lockouts: [UniversityLockout] = []
    package internal(set) var captchas: [CaptchaChallenge] = []
    package internal(set) var captchaAnswers: [CaptchaAnswer] = []
    package internal(set) var secondFactors: [SecondFactorArrival] = []
    package private(set) var secrets: [IssuedSecret] = []
    package internal(set) var writes: [UniversityWrite] = []
    package internal(set) var reads: [UniversityRead] = []
    /// Secrets that arrived at a host that must not receive them.
    package internal(set) var straySecrets: [StraySecret] = []
    /// Requests with secrets of more than one account.
    package internal(set) var mixedRequests: [MixedRequest] = []
    /// Number of requests, by host. It includes those that WebVPN passes on.
    package internal(set) var requests: [String: Int] = [:]

    private var secretsByValue: [String: IssuedSecret] = [:]

    // MARK: Passwords

    /// Returns the arrivals of passwords. Nil for all hosts, or for all accounts.
    package func passwords(at host: String? = nil, of account: String? = nil) -> [UniversityPasswordArrival] {
        passwordArrivals.filter { (host ?? $0.host) == $0.host && (account ?? $0.account) == $0.account }
    }

    /// Returns the number of passwords of an account with an outcome.
    package func count(_ outcome: UniversityPasswordArrival.Outcome, of account: String, at host: String? = nil) -> Int {
        passwords(at: host, of: account).count { $0.outcome == outcome }
    }

    /// The passwords that arrived while the account was locked.
    package var passwordsDuringLockout: [UniversityPasswordArrival] { passwordArrivals.filter { $0.outcome == .locked } }

    /// Wrong passwords that arrived although the same password of the account had been refused before.
    package var repeatedWrongPasswords: [UniversityPasswordArrival] {
        var refused: [String: Set<String>] = [:]
        return passwordArrivals.filter { arrival in
            guard arrival.outcome == .wrong, let password = arrival.password else { return false }
            return !refused[arrival.account, default: []].insert(password).inserted
        }
    }

    // MARK: Captchas

    /// Answers with the characters of another captcha than the one that waited for an answer.
    package var foreignCaptchaAnswers: [CaptchaAnswer] { captchaAnswers.filter { $0.belongsTo != nil && $0.belongsTo != $0.expected } }

    // MARK: Second factors

    /// Codes of a step that was accepted before.
    package var repeatedCodes: [SecondFactorArrival] { secondFactors.filter { $0.outcome == .used } }

    // MARK: Secrets

    /// Returns the issued secrets of a kind. Nil for all accounts.
    package func secrets(_ kind: IssuedSecret.Kind, of account: String? = nil) -> [IssuedSecret] {
        secrets.filter { $0.kind == kind && (account ?? $0.owner) == $0.owner }
    }

    /// Tickets and other single-use secrets that arrived more than once at the place that checks them.
    package var repeatedSecrets: [IssuedSecret] { secrets.filter { $0.isSingleUse && $0.uses.count > 1 } }

    /// Returns the sessions that are alive. Nil for all accounts, or for all hosts.
    package func sessions(of account: String? = nil, at host: String? = nil, time: Int) -> [IssuedSecret] {
        secrets(.session, of: account).filter { (host ?? $0.audience) == $0.audience && $0.isAlive(time) }
    }

    /// Returns the secret with a value.
    package func secret(_ value: String) -> IssuedSecret? { secretsByValue[value] }

    func add(_ secret: IssuedSecret) {
        secrets.append(secret)
        secretsByValue[secret.value] = secret
    }

    // MARK: Writes

    /// Returns the writes of a kind. Nil for all accounts.
    package func writes(_ kind: UniversityWrite.Kind, of account: String? = nil) -> [UniversityWrite] {
        writes.filter { $0.kind == kind && (account ?? $0.account) == $0.account }
    }
}
