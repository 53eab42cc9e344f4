import Errors
import HTTP
import JSON
import Networking
import Text

/// The response format of the libraries' gateway: `{success?, code, msg or message, data}`. With a `code` other than 200, or
/// if `success` is false, the gateway has refused the request.
struct GatewayEnvelope<Value: JSONDecodable>: APIParsable {
    let value: Value

    static func parse(_ response: HTTPResponse) throws -> GatewayEnvelope {
        _ = try GatewayAcceptance.parse(response)
        do {
            return GatewayEnvelope(value: try Body.decode(response.body).value)
        } catch {
            throw response.unexpected(error)
        }
    }

    private struct Body: JSONDecodable {
        let value: Value

        init(json: JSONElement) throws(JSONError) {
            value = try json.value("data")
        }
    }
}

/// A response of the libraries' gateway whose `data` is not needed. Parsing throws if the gateway refused the request.
struct GatewayAcceptance: APIParsable {
    static func parse(_ response: HTTPResponse) throws -> GatewayAcceptance {
        let head: Head
        do {
            head = try Head.decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
        guard head.code == 200, head.succeeded else { throw error(head, response) }
        return GatewayAcceptance()
    }

    private static func error(_ head: Head, _ response: HTTPResponse) -> DanXiError {
        // The gateway reports an expired access token by a code in the body.
        let isExpired = head.code == 401 || head.code == 403
        let advice = isExpired ? "Call campus.login again." : "Check the parameters. The same request will be refused again."
        return DanXiError(
            isExpired ? .notSignedIn : .rejected,
            "\(response.place): \(head.message?.quotation ?? "the server refused the request without a message") (code \(head.code)). \(advice)",
            httpStatus: response.status, serverMessage: head.message, serverCode: .integer(head.code))
    }

    /// All members except `data`, which may have any type in an error.
    private struct Head: JSONDecodable {
        let code: Int
        let succeeded: Bool
        let message: String?

        init(json: JSONElement) throws(JSONError) {
            code = try json.lenientInt("code")
            succeeded = json.optionalBool("success") ?? true
            message = json.optionalText("msg") ?? json.optionalText("message")
        }
    }
}
