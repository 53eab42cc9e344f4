import CampusSignIn
import Errors
import HTTP
import JSON
import Text

/// The applications of graduate students, https://yzsfwapp.fudan.edu.cn/gsapp/sys.
enum GraduateSystem {
    private static let base = "https://yzsfwapp.fudan.edu.cn/gsapp/sys"

    /// Requests JSON from an application. Throws `rejected` for `{code, msg}` with another code than 0.
    /// - Parameters:
    ///   - path: the path below `/gsapp/sys`.
    ///   - entry: the path of the page that opens the application.
    ///   - form: a form that only reads. Nil for a GET request.
    static func json(_ client: CampusClient, _ path: String, entry: String, form: [QueryItem]? = nil) async throws -> HTTPResponse {
        let response = try await client.requestWithData(
            "\(base)/\(path)", signIn: .entry("\(base)/\(entry)", forgetsEntry: true), form: form, headers: ["Accept": "application/json"],
            effect: .safe)
        guard let refusal = try? Refusal.decode(response.body) else { return response }
        throw DanXiError(
            .rejected, "\(response.place): \(refusal.message.quotation) (code \(refusal.code)). The same request will be refused again.",
            httpStatus: response.status, serverMessage: refusal.message, serverCode: .string(refusal.code))
    }

    private struct Refusal: JSONDecodable {
        let code: String
        let message: String

        init(json: JSONElement) throws(JSONError) {
            code = try json.lenientString("code").shortened(toBytes: DanXiError.serverCodeLimit)
            message = try json.lenientString("msg")
            if code == "0" { throw JSONError("is no refusal").under(key: "code") }
        }
    }
}
