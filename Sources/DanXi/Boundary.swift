import CDanXi
import Errors
import JSON
import Session

// What the C functions share: handles in, results out, texts checked.

/// The session of a handle, if it can be used here.
func openSession(_ handle: OpaquePointer?) -> Session? {
    Library.isForked ? nil : Handles.current.sessions.find(handle)
}

func status(_ code: ErrorCode) -> danxi_status {
    danxi_status(UInt32(bitPattern: code.rawValue))
}

/// A result handle for what has no value.
func result(_ body: () throws -> Void) -> OpaquePointer? {
    let result: CallResult
    do {
        if Library.isForked { throw DanXiError.forked }
        try body()
        result = CallResult()
    } catch {
        result = CallResult(DanXiError(error))
    }
    return Handles.current.results.insert(result)
}

/// Calls a method by its name and gives the handle of its result.
func call(
    _ handle: OpaquePointer?, _ request: () throws -> CallRequest
) -> OpaquePointer? {
    let result: CallResult
    do {
        if Library.isForked { throw DanXiError.forked }
        guard let session = openSession(handle) else { throw DanXiError.invalidSession }
        result = session.call(try request())
    } catch {
        result = CallResult(DanXiError(error))
    }
    return Handles.current.results.insert(result)
}

/// Calls a method with parameters from C and a text of options.
func call(
    _ session: OpaquePointer?, _ method: String, _ options: UnsafePointer<CChar>?, _ fill: (inout Parameters) throws -> Void = { _ in }
) -> OpaquePointer? {
    call(session) {
        var parameters = Parameters(method: method)
        try fill(&parameters)
        if let options { try parameters.add(options: options) }
        return CallRequest(method: method, parameters: parameters.members)
    }
}

/// The parameters of a typed function, as the method takes them.
struct Parameters {
    let method: String
    private(set) var members: [String: JSONValue] = [:]

    init(method: String) {
        self.method = method
    }

    mutating func set(_ name: String, _ value: Int64) { members[name] = .integer(Int(value)) }

    mutating func set(_ name: String, text value: UnsafePointer<CChar>?) throws(DanXiError) {
        members[name] = .string(try text(value, "\(method): `\(name)`"))
    }

    mutating func set(_ name: String, json value: UnsafePointer<CChar>?) throws(DanXiError) {
        guard let value else { throw DanXiError(.invalidArgument, "\(method): `\(name)` is NULL") }
        members[name] = try json(value, "\(method): `\(name)`")
    }

    mutating func add(options: UnsafePointer<CChar>) throws(DanXiError) {
        for (name, value) in try object(options, "\(method): options") {
            guard members[name] == nil else {
                throw DanXiError(.invalidArgument, "\(method): `\(name)` is a parameter of the function, not one of its options")
            }
            members[name] = value
        }
    }
}

/// A text from C, which has to be UTF-8.
func text(_ value: UnsafePointer<CChar>?, _ place: String) throws(DanXiError) -> String {
    guard let value else { throw DanXiError(.invalidArgument, "\(place) is NULL") }
    guard let text = String(validatingCString: value) else { throw DanXiError(.invalidArgument, "\(place) is not UTF-8") }
    return text
}

func object(_ text: UnsafePointer<CChar>, _ place: String) throws(DanXiError) -> [String: JSONValue] {
    guard case .object(let members) = try json(text, place) else { throw DanXiError(.invalidJson, "\(place): expected a JSON object") }
    return members
}

private func json(_ text: UnsafePointer<CChar>, _ place: String) throws(DanXiError) -> JSONValue {
    do { return try JSONText.parse(text) } catch { throw DanXiError(.invalidJson, "\(place): \(error)") }
}

extension DanXiError {
    static let invalidSession = DanXiError(.invalidHandle, "the session is NULL, closed, or no session")
    static let forked = DanXiError(
        .forked, "the process forked after libdanxi had started its threads: use it in the child only after exec, or fork before the first call")
}
