import Errors
import JSON
import Networking

/// The form of most answers of `zlapp` and `workflow1`: `{e, m, d}`, where `e` other than 0 is an error with the message `m`.
struct CampusEnvelope<Value: JSONDecodable>: APIParsable {
    let value: Value

    static func parse(_ response: HTTPResponse) throws -> CampusEnvelope {
        let head: Head
        do {
            head = try Head.decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
        guard head.code == 0 else {
            throw DanXiError(
                .rejected,
                "\(response.place): \(head.message.isEmpty ? "the server refused without a reason" : head.message) (e = \(head.code))",
                httpStatus: response.status, detail: .object(["e": .integer(head.code), "m": .string(head.message)]))
        }
        do {
            return CampusEnvelope(value: try Body.decode(response.body).value)
        } catch {
            throw response.unexpected(error)
        }
    }

    /// `e` and `m` alone: where there is an error, `d` may be anything.
    private struct Head: JSONDecodable {
        let code: Int
        let message: String

        init(json: JSONElement) throws(JSONError) {
            guard let code = try json.member("e") else { throw JSONError("is missing").under(key: "e") }
            do {
                self.code = try code.integer()
            } catch {
                // Some services write it as a text.
                guard let number = Int(try code.string()) else { throw JSONError("expected an integer").under(key: "e") }
                self.code = number
            }
            message = try json.optional("m") ?? ""
        }
    }

    private struct Body: JSONDecodable {
        let value: Value

        init(json: JSONElement) throws(JSONError) {
            value = try json.value("d")
        }
    }
}
