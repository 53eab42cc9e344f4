import Errors

/// The reason why a request to a server in trouble has failed.
package enum ServerFailure: Sendable, Equatable {
    /// No connection could be made, or it broke.
    case network
    /// The server did not respond before the deadline of the call.
    case timeout
    /// A gateway before the server has responded with this status.
    case status(Int)

    package var code: ErrorCode {
        switch self {
        case .network, .timeout: .network
        case .status: .serverFailure
        }
    }

    /// The reason as the end of a sentence.
    package var reason: String {
        switch self {
        case .network: "no connection could be made, or it broke"
        case .timeout: "no response came in time"
        case .status(let status): "the status was \(status)"
        }
    }
}
