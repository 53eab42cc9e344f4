import Errors
import HTTP
import JSON
import Markup

extension HTTPRefusal {
    /// Throws the error of a response with another status than 2xx.
    package static func checkCampus(_ response: HTTPResponse) throws {
        if !response.isSuccess { throw campusError(response) }
    }

    /// Returns the error for a refusal of a campus server. The error includes the message and the code of the response if the
    /// body is JSON.
    package static func campusError(_ response: HTTPResponse) -> DanXiError {
        let words = try? RefusalBody.decode(response.withPlainJSON().body, levels: JSONDocument.levelsOfExcerpt)
        return HTTPRefusal(
            response,
            advice: [
                .notSignedIn: "The site does not accept the sign-in: call campus.login again.",
                .forbidden: "The site refuses this request, or the sign-in to the site has expired: call campus.login again.",
                .notFound: "The page does not exist. If this persists, the site has moved: update libdanxi, or report this message.",
            ]
        ).error(message: words?.message, serverCode: words?.code, body: response.textExcerpt(try? response.decodedText()))
    }
}

/// The body of a refusal: `{e, m}`, `{code, message}` or `{code, msg}`.
private struct RefusalBody: JSONDecodable {
    let message: String?
    let code: JSONValue?

    init(json: JSONElement) throws(JSONError) {
        var message: String? = try json.optional("m")
        if message == nil { message = try json.optional("message") }
        if message == nil { message = try json.optional("msg") }
        self.message = message.map { $0.shortened(toBytes: 600) }
        code = HTTPRefusal.serverCode(json, "e", or: "code")
    }
}
