import CCurl
import Errors
import HTTP

extension CurlTransfer {
    /// Returns the error of a failed transfer. After the deadline of the call, or after ``limit``, the error is a timeout, whatever
    /// libcurl reports: the failure may be a consequence of the deadline, for example because the server gave up at the same time. Only a
    /// response that is too large is always reported as such.
    func error(_ code: CURLcode) -> DanXiError {
        if let excess = response.excess { return error(Failure(excess: excess, host: job.host)) }
        guard job.context.allows(waiting: .zero), limit.map({ $0 > .now }) ?? true else { return deadlineError }
        if code == CURLE_OPERATION_TIMEDOUT, !job.isSent {
            return error(Failure(slowConnectionTo: job.host, reason: reason(code)))
        }
        return error(Failure(code, host: job.host, reason: reason(code), isSent: job.isSent, handshakeAdvice: handshakeAdvice))
    }

    /// The error of a transfer that ends because the deadline of its call, or its ``limit``, has passed.
    var deadlineError: DanXiError {
        error(Failure(CURLE_OPERATION_TIMEDOUT, host: job.host, reason: progress, isSent: job.isSent, handshakeAdvice: ""))
    }

    /// The advice after a failed handshake, which may be that with the server or that with its proxy.
    private var handshakeAdvice: String {
        guard let origin = job.request.origin else { return "" }
        let configuration = job.client.configuration
        let proxy = ProxyRule(configuration.proxy).proxy(for: origin).flatMap { ParsedURL($0) }?.origin
        return [proxy, origin].compactMap { $0 }.filter(\.isEncrypted).map { configuration.tls.advice(for: $0.host) }.joined()
    }

    private func error(_ failure: Failure) -> DanXiError { failure.error(of: job, job.delivery(isSent: job.isSent)) }

    /// The progress of the transfer, for the message of a timeout.
    private var progress: String {
        let elapsed = start.duration(to: .now).wholeMilliseconds
        guard job.isSent else { return "no connection after \(elapsed) ms" }
        let count = handle.receivedCount
        return count > 0 ? "\(count) bytes received after \(elapsed) ms" : "no response after \(elapsed) ms"
    }

    /// Returns libcurl's description of a failure.
    func reason(_ code: CURLcode) -> String {
        handle.reason ?? curl_easy_strerror(code).flatMap { String(validatingCString: $0) } ?? "error \(code.rawValue)"
    }
}

extension CurlJob {
    /// The error of a job that starts after the deadline of its call.
    var deadlinePassed: DanXiError {
        Failure(
            code: .timeout, problem: "The call timed out before the request to \(host) could start.",
            advice: "Try again, or increase timeout_ms."
        ).error(of: self, .unsent)
    }

    /// The error of a job that waited for its turn until the deadline of its call.
    var waitedTooLong: DanXiError {
        let limit = client.maxRequestsPerServer
        return Failure(
            code: .timeout,
            problem:
                "The request to \(host) was not sent before the timeout, because only \(limit) requests to a server may run at the same time (network.max_requests_per_server).",
            advice: "Make fewer calls at the same time, or increase timeout_ms."
        ).error(of: self, .unsent)
    }

    fileprivate var host: String { request.origin?.host ?? String(request.place.prefix(200)) }
}

/// The code, problem and advice of a transfer's error.
private struct Failure {
    let code: ErrorCode
    let problem: String
    let advice: String

    init(code: ErrorCode, problem: String, advice: String) {
        (self.code, self.problem, self.advice) = (code, problem, advice)
    }

    func error(of job: CurlJob, _ delivery: DanXiError.Delivery?) -> DanXiError {
        let ending =
            switch delivery {
            case .unknown(let consequence): consequence
            case .unsent where job.request.isWrite && job.request.turnedFrom == nil: "Nothing was sent. \(advice)"
            case .unsent, nil: advice
            }
        return DanXiError(code, "\(problem) \(ending)", delivery: delivery)
    }

    init(excess: String, host: String) {
        self.init(
            code: .tooLarge, problem: "The response of \(host) \(excess).",
            advice: "To allow a larger body, increase network.max_response_bytes. The limits of headers are fixed.")
    }

    /// The error of a connection that exceeded network.connect_timeout_ms although the call has time left.
    init(slowConnectionTo host: String, reason: String) {
        self.init(
            code: .network, problem: "The connection to \(host) was not made in time (\(reason)).",
            advice: "Check the network connection. If it is slow, increase network.connect_timeout_ms.")
    }

    init(_ code: CURLcode, host: String, reason: String, isSent: Bool, handshakeAdvice: String) {
        switch code {
        case CURLE_OPERATION_TIMEDOUT:
            self.init(
                code: .timeout, problem: "The request to \(host) timed out (\(reason)).", advice: "Try again, or increase timeout_ms.")
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            self.init(
                code: .network, problem: "The address of \(host) could not be resolved (\(reason)).",
                advice: "Check the network connection and DNS.")
        case CURLE_COULDNT_CONNECT:
            self.init(
                code: .network, problem: "The connection to \(host) failed (\(reason)).",
                advice: "Check the network connection. The server may also be down.")
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER:
            self.init(
                code: .tls, problem: "The TLS connection to \(host) failed (\(reason)).",
                advice: "The connection may be intercepted." + handshakeAdvice)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CERTPROBLEM:
            self.init(
                code: .tls, problem: "The TLS connection to \(host) failed (\(reason)).",
                advice: "The connection may be intercepted. If you use a private CA, set network.ca_file.")
        case CURLE_SSL_CACERT_BADFILE:
            self.init(
                code: .tls, problem: "The certificate authorities cannot be read (\(reason)).",
                advice:
                    "Install the package ca-certificates, or set network.ca_file or the environment variable SSL_CERT_FILE to a readable PEM file with CA certificates."
            )
        case CURLE_ABORTED_BY_CALLBACK:
            self.init(
                code: .network, problem: "\(host) closed the connection before it responded.", advice: "Try again.")
        case CURLE_WEIRD_SERVER_REPLY where isSent, CURLE_UNSUPPORTED_PROTOCOL where isSent:
            self.init(
                code: .unexpectedResponse, problem: "\(host) sent an invalid HTTP response (\(reason)).",
                advice: "A proxy or captive portal may be the cause. Check the network connection.")
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL:
            self.init(
                code: .invalidArgument, problem: "The URL of \(host) cannot be requested (\(reason)).",
                advice: "Check the URL that was passed, or base_url in the configuration.")
        case CURLE_OUT_OF_MEMORY:
            self.init(
                code: .outOfMemory, problem: "There is not enough memory for the response of \(host).", advice: "Free memory and try again."
            )
        case CURLE_BAD_CONTENT_ENCODING:
            self.init(
                code: .unexpectedResponse, problem: "The compressed response of \(host) is corrupt (\(reason)).", advice: "Try again.")
        default:
            self.init(
                code: .network, problem: "The connection to \(host) failed during the transfer (\(reason)).", advice: "Try again.")
        }
    }
}
