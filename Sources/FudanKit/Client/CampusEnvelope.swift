import Errors
import HTTP
import JSON
import Networking
import Text

/// The response format of `zlapp`, `workflow1` and `booking`: `{e, m, d}`. If `e` is neither 0 nor `OK`, the server has refused the
/// request for the reason `m`.
struct CampusEnvelope<Value: JSONDecodable>: APIParsable {
    let value: Value

    static func parse(_ response: HTTPResponse) throws -> CampusEnvelope {
        let head: Head
        do {
            head = try Head.decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
        guard head.isSuccess else {
            if let error = Maintenance.error(response, message: head.message) { throw error }
            throw DanXiError(
                .rejected,
                "\(response.place): \(head.message?.quotation ?? "the server refused the request without a message") (e = \(head.code.shortened(toBytes: 100))). Check the parameters and the account. The same request will be refused again.",
                httpStatus: response.status, serverMessage: head.message,
                serverCode: Int(head.code).map { .integer($0) } ?? .string(head.code.shortened(toBytes: DanXiError.serverCodeLimit)))
        }
        do {
            return CampusEnvelope(value: try Body.decode(response.body).value)
        } catch {
            throw response.unexpected(error)
        }
    }

    /// The members `e` and `m`. `d` is not read here, because it may have any type in an error.
    private struct Head: JSONDecodable {
        let code: String
        let message: String?

        init(json: JSONElement) throws(JSONError) {
            code = try json.lenientString("e")
            message = json.optionalText("m")
        }

        var isSuccess: Bool { code == "0" || code == "OK" }
    }

    private struct Body: JSONDecodable {
        let value: Value

        init(json: JSONElement) throws(JSONError) {
            value = try json.value("d")
        }
    }
}
