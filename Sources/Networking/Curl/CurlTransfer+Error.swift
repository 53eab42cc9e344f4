import CCurl
import Errors

extension CurlTransfer {
    /// Returns the error of a failed transfer.
    func error(_ code: CURLcode) -> DanXiError {
        let host = Origin(job.request.url)?.host ?? String(job.request.url.prefix(200))
        if isTooLarge {
            return DanXiError(
                .tooLarge,
                "The response of \(host) is larger than \(maxResponseBytes) bytes. If you expect this, increase network.max_response_bytes."
            )
        }
        let reason =
            String(validatingCString: errorBuffer).flatMap { $0.isEmpty ? nil : $0 }
            ?? curl_easy_strerror(code).flatMap { String(validatingCString: $0) } ?? "error \(code.rawValue)"
        return Self.error(code, host: host, reason: reason)
    }

    private static func error(_ code: CURLcode, host: String, reason: String) -> DanXiError {
        switch code {
        case CURLE_OPERATION_TIMEDOUT:
            DanXiError(.timeout, "The request to \(host) timed out (\(reason)). Try again, or increase timeout_ms.")
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            DanXiError(.network, "The address of \(host) could not be resolved (\(reason)). Check the network connection and DNS.")
        case CURLE_COULDNT_CONNECT:
            DanXiError(
                .network, "The connection to \(host) failed (\(reason)). Check the network connection. The server may also be down.")
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CERTPROBLEM:
            DanXiError(
                .tls,
                "TLS verification of \(host) failed (\(reason)). The connection may be intercepted. If you use a private CA, set network.ca_file."
            )
        case CURLE_SSL_CACERT_BADFILE:
            DanXiError(
                .invalidArgument,
                "network.ca_file: the file cannot be used (\(reason)). Set the path of a readable PEM file with CA certificates."
            )
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL:
            DanXiError(.invalidArgument, "The URL of \(host) is invalid (\(reason)). Check base_url in the configuration.")
        case CURLE_OUT_OF_MEMORY:
            DanXiError(.outOfMemory, "There is not enough memory for the response of \(host). Free memory and try again.")
        case CURLE_BAD_CONTENT_ENCODING:
            DanXiError(.unexpectedResponse, "The compressed response of \(host) is corrupt (\(reason)). Try again.")
        default:
            DanXiError(.network, "The connection to \(host) failed during the transfer (\(reason)). Try again.")
        }
    }
}
