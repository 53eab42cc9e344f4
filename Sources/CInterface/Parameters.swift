import Errors
import JSON

/// The parameters of a call of a typed C function, such as `danxi_forum_get_hole`.
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
        guard let value else { throw DanXiError(.invalidArgument, "\(method): `\(name)` is NULL. Pass JSON text.") }
        members[name] = try jsonValue(from: value, "\(method): `\(name)`")
    }

    mutating func add(options: UnsafePointer<CChar>) throws(DanXiError) {
        for (name, value) in try jsonObject(from: options, "\(method): `options`") {
            guard members[name] == nil else {
                throw DanXiError(
                    .invalidArgument,
                    "\(method): `options` contains `\(name)`, which is an argument of the function. Remove it from the options.")
            }
            members[name] = value
        }
    }
}
