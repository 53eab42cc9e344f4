import Errors
import Networking

/// A campus server's refusal by its status.
struct CampusRefusal {
    let response: HTTPResponse

    init(_ response: HTTPResponse) {
        self.response = response
    }

    var error: DanXiError {
        let (code, advice) = meaning
        return DanXiError(
            code, "\(response.place) refused (HTTP \(response.status)). \(advice)", httpStatus: response.status,
            retryAfterMilliseconds: response.retryAfter?.wholeMilliseconds)
    }

    private var meaning: (ErrorCode, String) {
        switch response.status {
        case 401: (.notSignedIn, "The service does not accept the sign-in: call campus.login again.")
        case 403: (.forbidden, "The account may not use the service, or its sign-in there has ended.")
        case 404:
            (
                .notFound,
                "The page does not exist, or no longer; if it persists, the service has moved: please update libdanxi, or report this."
            )
        case 429: (.rateLimited, "Wait before the next call.")
        case 400..<500: (.rejected, "Sending it again changes nothing.")
        case 500...: (.serverFailure, "The fault is the server's: try again later.")
        default: (.unexpectedResponse, "A proxy or portal may be answering in the server's place.")
        }
    }
}
