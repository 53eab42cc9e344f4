import CCurl
import Errors

extension CurlTransfer {
    /// Returns the error of a failed transfer.
    func error(_ code: CURLcode) -> DanXiError {
        let host = Origin(job.request.url)?.host ?? String(job.request.place.prefix(200))
        let reason =
            String(validatingCString: errorBuffer).flatMap { $0.isEmpty ? nil : $0 }
            ?? curl_easy_strerror(code).flatMap { String(validatingCString: $0) } ?? "error \(code.rawValue)"
        let failure =
            isTooLarge
            ? Failure(
                code: .tooLarge, problem: "The response of \(host) is larger than \(maxResponseBytes) bytes.",
                advice: "If you expect this, increase network.max_response_bytes.")
            : Failure(code, host: host, reason: reason)
        return DanXiError(failure.code, "\(failure.problem) \(advice(or: failure.advice))", delivery: delivery)
    }

    /// Returns the error of a transfer that the caller ended.
    /// - Parameter ending: the reason. A cancelled read ends with `CancellationError`.
    func interruption(_ ending: DanXiError) -> any Error {
        guard case .unknown = delivery else { return ending.code == .cancelled ? CancellationError() : ending }
        return ending.following(delivery)
    }

    /// Whether the request may have reached the server, if there is no response.
    private var delivery: DanXiError.Delivery? {
        guard mayHaveArrived else { return .unsent }
        return job.request.isWrite ? .unknown(job.request.consequence) : nil
    }

    private func advice(or general: String) -> String {
        switch delivery {
        case .unknown(let consequence): consequence
        case .unsent where job.request.isWrite: "Nothing was sent. \(general)"
        case .unsent, nil: general
        }
    }

    /// Whether the server may have received a part of the request. libcurl also counts the bytes of a request to a proxy for a tunnel, but
    /// through a tunnel nothing is sent before the TLS handshake is complete.
    private var mayHaveArrived: Bool {
        guard ccurl_get_long(easy, CURLINFO_REQUEST_SIZE) > 0 else { return false }
        let isReused = ccurl_get_long(easy, CURLINFO_NUM_CONNECTS) == 0
        return isReused || !job.request.url.hasPrefix("https:") || ccurl_get_offset(easy, CURLINFO_APPCONNECT_TIME_T) > 0
    }
}

/// The parts of a transfer's error.
private struct Failure {
    let code: ErrorCode
    let problem: String
    let advice: String

    init(code: ErrorCode, problem: String, advice: String) {
        (self.code, self.problem, self.advice) = (code, problem, advice)
    }

    init(_ code: CURLcode, host: String, reason: String) {
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
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CERTPROBLEM:
            self.init(
                code: .tls, problem: "TLS verification of \(host) failed (\(reason)).",
                advice: "The connection may be intercepted. If you use a private CA, set network.ca_file.")
        case CURLE_SSL_CACERT_BADFILE:
            self.init(
                code: .tls, problem: "The certificate authorities cannot be read (\(reason)).",
                advice:
                    "Install the package ca-certificates, or set network.ca_file or the environment variable SSL_CERT_FILE to a readable PEM file with CA certificates."
            )
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL:
            self.init(
                code: .invalidArgument, problem: "The URL of \(host) is invalid (\(reason)).",
                advice: "Check base_url in the configuration.")
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
