import Text

/// The office that issues the university's cookies, tickets and tokens.
final class SecretOffice {
    private let seed: Seed
    private let truth: UniversityTruth

    init(seed: Seed, truth: UniversityTruth) {
        (self.seed, self.truth) = (seed, truth)
    }

    /// Returns a random string of 16 hexadecimal digits.
    func random() -> String {
        let number = seed.next()
        return Hex.encode((0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }

    /// - Parameters:
    ///   - audience: the host that accepts the secret, or the host and the path for a ticket.
    ///   - hosts: further hosts that may receive the secret.
    func issue(
        _ kind: IssuedSecret.Kind, prefix: String = "", to owner: String, for audience: String, hosts: Set<String> = [], time: Int,
        lifetime: Int, isSingleUse: Bool, isConfirmed: Bool = false
    ) -> IssuedSecret {
        let host = String(audience.prefix { $0 != "/" })
        let secret = IssuedSecret(
            kind, prefix + random(), owner: owner, audience: audience, hosts: hosts.union([host]), issued: time, expires: time + lifetime,
            isSingleUse: isSingleUse, isConfirmed: isConfirmed)
        truth.add(secret)
        return secret
    }

    /// Takes a secret that a request contains.
    /// - Returns: nil unless it is of the kind and the audience, alive, and not used before if it is for a single use.
    func accept(_ kind: IssuedSecret.Kind, _ value: String, for audience: String, _ request: UniversityRequest) -> IssuedSecret? {
        guard let secret = truth.secret(value), secret.kind == kind, secret.use(for: audience, request) == .accepted else { return nil }
        return secret
    }
}
