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

        /// A response without a code is accepted if it has data.
        init(json: JSONElement) throws(JSONError) {
            code = json.optionalText("code") ?? "0"
            message = json.optionalText("msg") ?? json.optionalText("message")
        }
    }

    private struct Body: JSONDecodable {
        let value: Value

        init(json: JSONElement) throws(JSONError) {
            let members = [try json.member("data"), try json.member("list"), try json.member("params")].compactMap { $0 }
            // Null is read only if no member has another value: it stands for an empty list.
            guard let member = members.first(where: { !$0.isNull }) ?? members.first else {
                throw JSONError("is missing").under(key: "data")
            }
            value = try Value(json: member)
        }
    }
}
