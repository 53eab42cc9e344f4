import Calls
import HTTP
import JSON
import TestSupport

/// A good row of a server's list, and the fields that each of its members becomes.
struct RowSample: Sendable, CustomStringConvertible {
    /// A field for each of the paths, such as `course.nameZh`. A path ends in a key, or in the number of an element.
    typealias Members = [String: [String]]
    /// Returns the value of a field that a member becomes, if it differs from the usual reading. Its argument is the usual one.
    typealias Reading = @Sendable (_ path: String, _ field: String, _ given: Disturbance, _ usual: JSONValue?) -> JSONValue?

    let entity: String
    let description: String
    /// The text around the rows. `§` stands for the rows.
    private let document: String
    let row: JSONValue
    /// Another row of the same list, which must not suffer. Nil if the document has one row only.
    private let control: JSONValue?
    let members: Members
    let reading: Reading
    private let read: @Sendable (HTTPResponse) throws -> [JSONValue]

    init<Entity: JSONEncodable>(
        _ entity: String, _ variant: String = "", in document: String, _ row: String, beside control: String? = nil, _ members: Members,
        reading: @escaping Reading = { _, _, _, usual in usual }, read: @escaping @Sendable (HTTPResponse) throws -> [Entity]
    ) {
        self.entity = entity
        description = variant.isEmpty ? entity : "\(entity) (\(variant))"
        self.document = document
        self.row = Self.parsed(row)
        self.control = control.map(Self.parsed)
        self.members = members
        self.reading = reading
        self.read = { try read($0).map { Self.parsed($0.text) } }
    }

    private static func parsed(_ text: String) -> JSONValue { (try? JSONValue.decode(PaddedBytes(text.utf8))) ?? .null }

    /// The value of the good row.
    var good: JSONValue { get async throws { try await outcome(of: row).row ?? .null } }

    /// The result of a document with the row, and with the control row if there is one.
    struct Outcome {
        /// Nil if the row was left out.
        let row: JSONValue?
        /// Whether the control row has its good value.
        let isControlGood: Bool
        let skipped: SkippedRows
        let error: (any Error)?
    }

    func outcome(of row: JSONValue?) async throws -> Outcome {
        let known = control == nil ? [] : try values(of: [])
        do {
            var (values, skipped) = try await skipping { () throws -> [JSONValue] in try self.values(of: row.map { [$0] } ?? []) }
            let isGood = known.allSatisfy { good in values.firstIndex(of: good).map { values.remove(at: $0) } != nil }
            return Outcome(row: values.first, isControlGood: isGood && values.count < 2, skipped: skipped, error: nil)
        } catch {
            return Outcome(row: nil, isControlGood: control == nil, skipped: SkippedRows(), error: error)
        }
    }

    private func values(of rows: [JSONValue]) throws -> [JSONValue] {
        let texts = (rows + (control.map { [$0] } ?? [])).map { $0.text }
        let text = document.replacing("§", with: texts.joined(separator: ","))
        return try read(HTTPRequest(url: "https://site.fudan.edu.cn/page").respond(200, text, type: "application/json"))
    }
}

extension JSONValue {
    /// Returns the value with the member at a path replaced.
    func disturbed(at path: Substring, by disturbance: Disturbance) -> JSONValue {
        let key = String(path.prefix { $0 != "." })
        let rest = path.dropFirst(key.count + 1)
        switch self {
        case .object(var members):
            let inner = rest.isEmpty ? disturbance : members[key].map { .value($0.disturbed(at: rest, by: disturbance)) } ?? .missing
            if case .value(let value) = inner { members[key] = value } else { members[key] = nil }
            return .object(members)
        case .array(var elements):
            guard let index = Int(key), elements.indices.contains(index) else { return self }
            let inner = rest.isEmpty ? disturbance : .value(elements[index].disturbed(at: rest, by: disturbance))
            // A missing cell would move the others, so an empty one takes its place.
            if case .value(let value) = inner { elements[index] = value } else { elements[index] = .null }
            return .array(elements)
        default: return self
        }
    }

    subscript(_ field: String) -> JSONValue? {
        guard case .object(let members) = self, let value = members[field], value != .null, value != .array([]) else { return nil }
        return value
    }
}
