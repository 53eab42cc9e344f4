import Errors
import HTTP
import JSON
import Networking
import Text

/// The response format of iCourse: `{code, msg, data}`. Some lists are in `list`, and some objects in `params`.
struct IcourseEnvelope<Value: JSONDecodable>: APIParsable {
    private static var successes: Set<String> { ["0", "200", "1000"] }

    /// The data. Nil if they are missing or cannot be read.
    let value: Value?
    let message: String?
    private let code: String
    private let error: DanXiError

    var isSuccess: Bool { Self.successes.contains(code) }

    /// Returns the data, or throws the reason of the refusal.
    func accepted() throws(DanXiError) -> Value {
        guard isSuccess, let value else { throw error }
        return value
    }

    static func parse(_ response: HTTPResponse) throws -> IcourseEnvelope {
        let head: Head
        do { head = try Head.decode(response.body) } catch { throw response.unexpected(error) }
        var value: Value?
        var error = DanXiError(
            .rejected,
            "\(response.place): \(head.message?.quotation ?? "the server refused the request without a message") (code = \(head.code.shortened(toBytes: 100))). Check the parameters and the account.",
            httpStatus: response.status, serverMessage: head.message,
            serverCode: Int(head.code).map { .integer($0) } ?? .string(head.code.shortened(toBytes: DanXiError.serverCodeLimit)))
        do {
            value = try Body.decode(response.body).value
        } catch let problem where successes.contains(head.code) {
            error = response.unexpected(problem)
        } catch {}
        return IcourseEnvelope(value: value, message: head.message, code: head.code, error: error)
    }

    private struct Head: JSONDecodable {
        let code: String
        let message: String?

        init(json: JSONElement) throws(JSONError) {
            code = try json.lenientString("code")
            message = json.optionalText("msg") ?? json.optionalText("message")
        }
    }

    private struct Body: JSONDecodable {
        let value: Value

        init(json: JSONElement) throws(JSONError) {
            if let data: Value = try json.optional("data") {
                value = data
            } else if let list: Value = try json.optional("list") {
                value = list
            } else {
                value = try json.value("params")
            }
        }
    }
}
