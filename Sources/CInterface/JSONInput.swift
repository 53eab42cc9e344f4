import Errors
import JSON

/// Parses a JSON object. Throws `invalidJson` if the text is not a JSON object.
/// - Parameter name: the name of the parameter that contains the text, for error messages.
func jsonObject(from text: UnsafePointer<CChar>, _ name: String) throws(DanXiError) -> [String: JSONValue] {
    try members(of: try jsonValue(from: text, name), name)
}

/// Parses a JSON value. Throws `invalidJson` if the text is not JSON.
/// - Parameter name: the name of the parameter that contains the text, for error messages.
func jsonValue(from text: UnsafePointer<CChar>, _ name: String) throws(DanXiError) -> JSONValue {
    do {
        return try JSONText.parse(text)
    } catch {
        throw error.isOutOfMemory ? .outOfMemory("to parse \(name)") : DanXiError(.invalidJson, "\(name): \(error).")
    }
}

/// Returns the members of an object. Throws `invalidJson` for any other value. Error messages start with `name`.
func members(of value: JSONValue, _ name: String) throws(DanXiError) -> [String: JSONValue] {
    guard case .object(let members) = value else {
        throw DanXiError(.invalidJson, "\(name): expected a JSON object, got \(value.kind).")
    }
    return members
}
