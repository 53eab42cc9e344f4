import CampusSignIn
import Errors
import HTTP
import Networking
import Threads

/// A client for the contents of files. eLearning redirects to a signed address of its storage, which gets neither cookies nor a token.
struct ElearningFileClient: APIClient {
    private static let storage = Origin("https://canvas-production.s3.fudan.edu.cn")

    /// A client for eLearning itself, with the cookies of the account if the request has no token.
    let elearning: any APIClient
    /// A client for the storage.
    let direct: any APIClient
    /// The turns of the requests to eLearning.
    let turns: ConcurrencyLimit

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch request.origin {
        case Origin(ElearningClient.base): return try await turns.run { try await elearning.send(request) }
        case Self.storage: return try await direct.send(request)
        case let origin where origin.map(CampusClient.isSignInServer) ?? false:
            throw DanXiError(
                .notSignedIn, "eLearning asked for a sign-in in place of the file. Try again. If it happens again, call campus.login.")
        default:
            throw DanXiError(
                .unexpectedResponse,
                "eLearning redirects the download to \(request.origin?.description ?? "an invalid URL"), which libdanxi does not know. If this persists, the site has changed: update libdanxi, or report this message."
            )
        }
    }
}
