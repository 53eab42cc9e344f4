import Errors
import JSON
import Networking
import Text

/// The response format of the booking platform: `{e, m, d}`. If `e` is neither 0 nor `OK`, it is an error with the message `m`.
struct BookingEnvelope<Value: JSONDecodable>: APIParsable {
    let value: Value

    static func parse(_ response: HTTPResponse) throws -> BookingEnvelope {
        do {
            let head = try Head.decode(response.body)
            guard head.isSuccess else { throw head.error(response) }
            return BookingEnvelope(value: try Body.decode(response.body).value)
        } catch let error as JSONError {
            throw response.unexpected(error)
        }
    }

    private struct Body: JSONDecodable {
        let value: Value

        init(json: JSONElement) throws(JSONError) {
            value = try json.value("d")
        }
    }
}

/// Everything of a response except `d`, which may have any type in an error.
private struct Head: JSONDecodable {
    private let code: String
    private let message: String?

    init(json: JSONElement) throws(JSONError) {
        code = try json.lenientString("e")
        message = json.optionalText("m")
    }

    var isSuccess: Bool { code == "0" || code == "OK" }

    func error(_ response: HTTPResponse) -> DanXiError {
        DanXiError(
            .rejected,
            "\(response.place): \(message ?? "the server refused the request without a message") (e = \(code)). Check the parameters. The same request will be refused again.",
            httpStatus: response.status, serverMessage: message, serverCode: Int(code).map { .integer($0) } ?? .string(code))
    }
}
