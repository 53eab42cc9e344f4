import Errors
import JSON

/// A reader of the sections of a configuration object. A missing section is read as an empty one.
struct ConfigurationReader {
    private var members: [String: JSONValue]
    private var known: [String] = []

    init(_ json: JSONValue) throws(DanXiError) {
        members = try Self.object(json, "The configuration")
    }

    mutating func take(_ section: String, _ parameters: [Parameter]) throws(DanXiError) -> Arguments {
        known.append(section)
        let json = members.removeValue(forKey: section) ?? .null
        let given = json == .null ? [:] : try Self.object(json, section)
        return try Arguments(given, parameters, at: .section(section))
    }

    /// Reads a section whose members have names that the user chooses, such as `hosts`. Each member is an object with the same keys.
    mutating func each<Value>(
        _ section: String, _ parameters: [Parameter], _ make: (Arguments) throws(DanXiError) -> Value
    ) throws(DanXiError) -> [String: Value] {
        known.append(section)
        guard let json = members.removeValue(forKey: section), json != .null else { return [:] }
        var values: [String: Value] = [:]
        for (name, json) in try Self.object(json, section) {
            let place = "\(section).\(name.shortened(toBytes: 100))"
            values[name] = try make(try Arguments(try Self.object(json, place), parameters, at: .section(place)))
        }
        return values
    }

    /// Throws if the configuration has a section that was not taken: such a section is unknown.
    func finish() throws(DanXiError) {
        guard let unknown = members.keys.min() else { return }
        throw DanXiError(
            .invalidArgument, "\(unknown): unknown section of the configuration. The sections are \(known.joined(separator: ", ")).")
    }

    private static func object(_ json: JSONValue, _ place: String) throws(DanXiError) -> [String: JSONValue] {
        guard case .object(let members) = json else {
            throw DanXiError(.invalidArgument, "\(place): expected an object, got \(json.kind).")
        }
        return members
    }
}
