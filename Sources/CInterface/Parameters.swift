import Errors
import JSON

/// Collects the parameters of a typed function.
struct Parameters {
    let method: String
    private(set) var members: [String: JSONValue] = [:]

    init(method: String) {
        self.method = method
    }

    mutating func set(_ name: String, _ value: JSONValue) { members[name] = value }

    mutating func set(_ name: String, text value: UnsafePointer<CChar>?) throws(DanXiError) {
        members[name] = .string(try string(from: value, "\(method): `\(name)`"))
    }

    mutating func set(_ name: String, json value: UnsafePointer<CChar>?) throws(DanXiError) {
        guard let value else { throw DanXiError(.invalidArgument, "\(method): `\(name)` is NULL") }
        members[name] = try jsonValue(from: value, "\(method): `\(name)`")
    }

    mutating func add(options: UnsafePointer<CChar>) throws(DanXiError) {
        for (name, value) in try jsonObject(from: options, "\(method): options") {
            guard members[name] == nil else {
                throw DanXiError(
                    .invalidArgument, "\(method): options: `\(name)` is a parameter of the function. Leave it out of the options.")
            }
            members[name] = value
        }
    }
}
