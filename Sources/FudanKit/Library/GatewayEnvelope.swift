import Errors
import JSON
import Networking
import Text

/// The response format of the libraries' gateway: `{success?, code, msg or message, data}`. A `code` other than 200 is an error.
struct GatewayEnvelope<Value: JSONDecodable>: APIParsable {
    let value: Value

    static func parse(_ response: HTTPResponse) throws -> GatewayEnvelope {
        let head: Head
        do {
            head = try Head.decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
        guard head.isSuccess else { throw head.error(response) }
        do {
            return GatewayEnvelope(value: try Body.decode(response.body).value)
        } catch {
            throw response.unexpected(error)
        }
    }

    /// Everything except `data`, which may have any type in an error.
    private struct Head: JSONDecodable {
        private let code: Int
        private let succeeded: Bool
        private let message: String?

        init(json: JSONElement) throws(JSONError) {
            code = try json.lenientInt("code")
            succeeded = try json.optional("success") ?? true
            message = try (json.optional("msg", or: "message") as LenientString?)?.value
        }

        var isSuccess: Bool { code == 200 && succeeded }

        func error(_ response: HTTPResponse) -> DanXiError {
            // The gateway reports an expired access token in the body.
            let isExpired = code == 401 || code == 403
            return DanXiError(
                isExpired ? .notSignedIn : .rejected,
                "\(response.place): \(message ?? "the server refused the request without a message") (code \(code)). \(isExpired ? "The library does not accept the sign-in: call campus.login again." : "Check the parameters. The same request will be refused again.")",
                httpStatus: response.status,
                detail: .object(["server_code": .integer(code), "server_message": message.map { .string($0) } ?? .null]))
        }
    }

    private struct Body: JSONDecodable {
        let value: Value

        init(json: JSONElement) throws(JSONError) {
            value = try json.value("data")
        }
    }
}
