import Connections

/// The reason why a command has failed.
struct RedisFailure: Error {
    static let generalAdvice = "Check store.url, the server and the network."

    /// Part of a sentence, such as "the server closed the connection".
    let reason: String
    /// A sentence that says what to do.
    let advice: String
    /// The error that the server replied with. Nil if it has not replied.
    let reply: RedisError?

    init(reason: String, advice: String) { (self.reason, self.advice, reply) = (reason, advice, nil) }

    /// - Parameter host: the server, if it is one of several.
    init(_ error: RedisError, host: String? = nil) {
        reply = error
        reason = "\(host ?? "it") replied “\(error.message)”"
        advice =
            switch error.kind {
            case .busy, .wrongServer: Self.generalAdvice
            case .refused(let advice), .readOnly(let advice): advice
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

    /// Whether another attempt may succeed after a pause.
    /// - Parameter hasOthers: whether another server can take the place of one that is lost.
    func isTemporary(hasOthers: Bool) -> Bool {
        switch reply?.kind {
        case .busy, .wrongServer: true
        case .elsewhere, nil: hasOthers
        case .refused, .readOnly, .foreignValue, .other: false
        }
    }
}

extension ConnectionFailure {
    /// What may help after the failure.
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
