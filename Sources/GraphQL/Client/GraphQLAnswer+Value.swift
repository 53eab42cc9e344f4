import Errors
import HTTP
import JSON

extension GraphQLAnswer {
    /// Decodes a field of the data.
    package func value<Value: JSONDecodable>(of field: String) throws -> Value {
        guard case .object(let members)? = data, let value = members[field] else {
            throw response.unexpected(JSONError("is missing").under(key: field))
        }
        guard let bytes = JSONText.bytes(of: value) else { throw DanXiError.outOfMemory("for the response to \(response.place)") }
        do {
            return try Value.decode(PaddedBytes(bytes))
        } catch {
            throw response.unexpected(error.under(key: field))
        }
    }
}
