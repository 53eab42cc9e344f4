import CampusSignIn
import Errors
import HTTP
import JSON
import Text

/// The refusals of Canvas. The texts in them are translated, so the status and the form of the body decide.
enum ElearningRefusal {
    /// Returns whether the server asks for a sign-in or another token. A 401 without the header WWW-Authenticate means instead that the
    /// signed-in account has no permission.
    static func isMissingSignIn(_ response: HTTPResponse) -> Bool {
        response.status == 401 && response.headers["WWW-Authenticate"] != nil
    }

    /// Throws unless the response has the status 2xx, or is that of a list that the course has switched off.
    static func check(_ response: HTTPResponse) throws {
        guard !response.isSuccess, !isSwitchedOff(response) else { return }
        throw error(
            response, codes: isMissingSignIn(response) ? [:] : [401: .forbidden, 403: isTooFast(response) ? .rateLimited : .forbidden],
            advice: [
                .notSignedIn: "eLearning does not accept the sign-in: call campus.login again.",
                .forbidden: "The course does not show this to the account, or only later. Open it in a browser to see the reason.",
            ])
    }

    static func invalidToken(_ response: HTTPResponse) -> DanXiError {
        error(
            response, codes: [:],
            advice: [
                .notSignedIn:
                    "eLearning does not accept the personal token: it was deleted, has expired, or was not copied as a whole. Make a new one at \(ElearningClient.base)/profile/settings and set elearning.token, or remove elearning.token and call campus.login."
            ])
    }

    private static func error(_ response: HTTPResponse, codes: [Int: ErrorCode], advice: [ErrorCode: String]) -> DanXiError {
        let body = try? Body.decode(response.withPlainJSON().body, levels: JSONDocument.levelsOfExcerpt)
        return HTTPRefusal(response, codes: codes, advice: advice).error(message: body?.text)
    }

    /// Returns whether this is the response to a request for a part of a course that is switched off, such as its modules. Such a response
    /// has a message, while that for a missing object has a list of errors.
    static func isSwitchedOff(_ response: HTTPResponse) -> Bool {
        guard response.status == 404, let body = try? Body.decode(response.withPlainJSON().body) else { return false }
        return body.message != nil && body.error == nil
    }

    /// Returns whether the account has sent too many requests. Canvas answers so with the status 403 and this text, or with 429.
    private static func isTooFast(_ response: HTTPResponse) -> Bool {
        response.body.count < 1024 && String(decoding: response.body.bytes, as: UTF8.self).contains("Rate Limit Exceeded")
    }

    /// `{message}` or `{status, errors: [{message}]}`
    private struct Body: JSONDecodable {
        let message: String?
        let error: String?
        var text: String? { message ?? error }

        init(json: JSONElement) throws(JSONError) {
            message = json.optionalText("message")?.shortened(toBytes: 600)
            let errors = json.part("errors")
            error = errors.map { $0.elementsOrNone.lazy.compactMap { $0.optionalText("message") }.first ?? "" }?.shortened(toBytes: 600)
        }
    }
}

extension JSONElement {
    fileprivate var elementsOrNone: [JSONElement] { (try? elements()).map { Array($0) } ?? [] }
}
