import Connections

/// The reason why a command has failed.
struct RedisFailure: Error {
    static let generalAdvice = "Check store.url, the server and the network."

    /// Part of a sentence, such as "the server closed the connection".
    let reason: String
    /// A sentence that says what to do.
    let advice: String
    /// The error that the server replied to the command with. Nil if it has not replied, or if the command could not be sent.
    let reply: RedisError?
    /// Whether a server has replied to this command or to another one, even if only with an error.
    let hasReplied: Bool
    /// Whether a repetition fails too, until the configuration of the session or of a server is changed.
    let isPermanent: Bool

    init(reason: String, advice: String, hasReplied: Bool = false, isPermanent: Bool = false) {
        (self.reason, self.advice, reply) = (reason, advice, nil)
        (self.hasReplied, self.isPermanent) = (hasReplied, isPermanent)
    }

    /// - Parameter host: the server, if it is one of several.
    init(_ failure: ConnectionFailure, host: String? = nil) {
        self.init(
            reason: (host.map { "\($0): " } ?? "") + failure.reason, advice: failure.advice, isPermanent: failure.kind == .untrusted)
    }

    /// The failure of a question that several servers were asked.
    /// - Parameters:
    ///   - problem: the question, as a statement that no server has answered it.
    ///   - failures: the failure of each server.
    ///   - advice: the advice if no failure has a better one.
    init(_ problem: String, _ failures: [(host: String, failure: RedisFailure)], advice: String) {
        let cause = failures.first { $0.failure.isPermanent }?.failure
        let secured = failures.first { $0.failure.reply == nil && $0.failure.advice != Self.generalAdvice }?.failure
        self.init(
            reason: "\(problem): " + failures.map { "\($0.host): \($0.failure.reason)" }.joined(separator: "; "),
            advice: (cause ?? secured)?.advice ?? advice, hasReplied: failures.contains { $0.failure.hasReplied }, isPermanent: cause != nil
        )
    }

    /// - Parameters:
    ///   - host: the server, if it is one of several.
    ///   - isInCluster: whether the session follows redirections.
    init(_ error: RedisError, host: String? = nil, isInCluster: Bool = false) {
        reply = error
        hasReplied = true
        isPermanent = if case .refused = error.kind { true } else { false }
        reason = "\(host ?? "it") replied “\(error.message)”"
        advice =
            switch error.kind {
            case .busy: Self.generalAdvice
            case .wrongServer: "Name a primary or its sentinels in store.url. For a cluster: redis-cli --cluster check."
            case .refused(let advice), .readOnly(let advice): advice
            case .elsewhere where isInCluster: "Check the cluster: redis-cli --cluster check."
            case .elsewhere: "The server is part of a cluster. Use a URL that begins with redis+cluster:// or rediss+cluster://."
            case .foreignValue, .other: "Use a separate database for libdanxi."
            }
    }

    /// Whether other commands would fail too, so that none should be sent for a while.
    var isLasting: Bool {
        switch reply?.kind {
        case .readOnly, .foreignValue, .other: false
        case .busy, .wrongServer, .refused, .elsewhere, nil: true
        }
    }

    /// Whether another one of several servers may have taken the place of the server.
    var mayHaveSuccessor: Bool {
        switch reply?.kind {
        case .wrongServer, .elsewhere: true
        case nil: !isPermanent
        case .busy, .refused, .readOnly, .foreignValue, .other: false
        }
    }

    /// Whether another attempt may succeed after a pause.
    /// - Parameter hasOthers: whether another server can take the place of one that is lost.
    func isTemporary(hasOthers: Bool) -> Bool {
        switch reply?.kind {
        case .busy, .wrongServer: true
        case .elsewhere: hasOthers
        case nil: hasOthers && !isPermanent
        case .refused, .readOnly, .foreignValue, .other: false
        }
    }
}

extension ConnectionFailure {
    /// The advice after the failure.
    var advice: String {
        switch kind {
        case .other: RedisFailure.generalAdvice
        case .untrusted: "The connection may be intercepted. If the server has a certificate of a private CA, set store.tls_ca_file."
        case .certificateRefused:
            "If the server requires a certificate, set store.tls_cert_file and store.tls_key_file to one that the server accepts."
        case .handshake(let advice): "Check whether the port of store.url is one with TLS.\(advice)"
        }
    }
}
