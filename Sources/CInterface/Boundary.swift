import CDanXi
import Errors
import JSON
import Runtime

// What the C functions share: handles in, results out, texts checked.

/// The session of a handle, if it can be used here.
func openSession(_ handle: OpaquePointer?) -> Session? {
    Library.isForked ? nil : Handles.sessions.find(handle)
}

/// The result of a handle, if it is one of this process.
func findResult(_ handle: OpaquePointer?) -> CallResult? {
    Library.isForked ? nil : Handles.results.find(handle)
}

/// Whether a handle is the result that a forked child's calls give.
func isForkedResult(_ handle: OpaquePointer?) -> Bool {
    Library.isForked && handle == ForkedResult.handle
}

func status(_ code: ErrorCode) -> danxi_status {
    danxi_status(UInt32(bitPattern: code.rawValue))
}

/// A result handle for what a function gives.
func result(_ body: () throws -> CallResult) -> OpaquePointer? {
    Library.start()
    if Library.isForked { return ForkedResult.handle }
    let result: CallResult
    do {
        result = try body()
    } catch {
        result = CallResult(DanXiError(error))
    }
    return Handles.results.insert(result)
}

/// Calls a method by its name and gives the handle of its result.
func call(_ handle: OpaquePointer?, _ request: () throws -> CallRequest) -> OpaquePointer? {
    result {
        guard let session = openSession(handle) else { throw DanXiError(.invalidHandle, "the session is NULL, closed, or no session") }
        return session.call(try request())
    }
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

/// A literal's own text: the compiler ends it with a NUL.
func text(_ literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
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
