import Errors
import HTTP
import JSON

extension GraphQLResponse {
    /// Decodes a field of the data. A missing field is an error.
    package func value<Value: JSONDecodable>(of field: String) throws -> Value {
        guard case .object(let members)? = data, let value = members[field] else {
            throw http.unexpected(JSONError("is missing").under(key: field))
        }
        guard let bytes = JSONText.bytes(of: value) else { throw DanXiError.outOfMemory("for the response to \(http.place)") }
        do {
            return try Value.decode(PaddedBytes(bytes))
        } catch {
            throw http.unexpected(error.under(key: field))
        }
    }
}
