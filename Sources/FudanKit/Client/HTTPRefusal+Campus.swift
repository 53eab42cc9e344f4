import Errors
import Networking

extension HTTPRefusal {
    /// The refusal of a campus server.
    static func campus(_ response: HTTPResponse) -> HTTPRefusal {
        HTTPRefusal(
            response,
            advice: [
                .notSignedIn: "The site does not accept the sign-in: call campus.login again.",
                .forbidden: "The account may not use the site, or its sign-in there has expired: call campus.login again.",
                .notFound: "The page does not exist. If this persists, the site has moved: update libdanxi or report this.",
            ])
    }
}
