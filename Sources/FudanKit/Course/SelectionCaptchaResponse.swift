import JSON
import Networking

/// `{data: {token}}`
struct SelectionCaptchaResponse: JSONDecodable, APIParsable {
    let token: String

    init(json: JSONElement) throws(JSONError) {
        token = (try json.value("data") as Content).token
        if token.isEmpty { throw JSONError("is empty").under(key: "data.token") }
    }

    private struct Content: JSONDecodable {
        let token: String

        init(json: JSONElement) throws(JSONError) {
            token = try json.value("token")
        }
    }
}
