import CDanXi
import Errors
import JSON
import Runtime

@c @implementation
public func danxi_session_open_with(
    _ config: UnsafePointer<CChar>?, _ extensions: UnsafePointer<danxi_extensions>?, _ session: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    openSession(config, session, named: "danxi_session_open_with") {
        try extensions.map { try Extensions($0) }
    }
}

extension danxi_extensions: ExtensionTable {
    static var name: String { "danxi_extensions" }
}

extension Extensions {
    /// The maximum number of interceptors. A larger number is certainly a mistake.
    private static let limit = 65_536

    /// Creates the extensions from the program's tables. All tables are read before the first error is thrown, so that every readable table
    /// is released.
    fileprivate init(_ table: UnsafePointer<danxi_extensions>) throws(DanXiError) {
        let (table, refusal) = try danxi_extensions.copy(of: table, "`extensions`")
        let interceptors = Self.interceptors(table)
        let transport = table.client.map { danxi_client.read($0, "`extensions->client`", HostTransport.init) }
        let store = table.store.map { danxi_store.read($0, "`extensions->store`", HostStore.init) }
        if let refusal { throw refusal }
        self.init()
        for interceptor in interceptors { self.interceptors.append(try interceptor.get()) }
        self.transport = try transport?.get()
        self.store = try store?.get()
    }

    private static func interceptors(_ table: danxi_extensions) -> [Result<Interceptor, DanXiError>] {
        // A size_t above SSIZE_MAX is imported as a negative number.
        let count = table.interceptor_count
        guard 0...limit ~= count else {
            let error = DanXiError(
                .invalidArgument,
                "`extensions->interceptor_count` is \(UInt(bitPattern: count)). Set it to the number of `interceptors`, at most \(limit).")
            return [.failure(error)]
        }
        return (0..<count).map { index in
            danxi_interceptor.read(table.interceptors?[index], "`extensions->interceptors[\(index)]`", Interceptor.init)
        }
    }
}

/// Answers the question that a handle stands for. If `answer` throws an error, `failure` turns that error into the answer.
/// - Returns: `DANXI_ERROR_INVALID_HANDLE` if the question was answered before, or if its call has ended.
func answer<Answer>(
    _ handle: OpaquePointer?, in table: HandleTable<HostQuestion<Answer>>, or failure: (DanXiError) -> Answer,
    _ answer: () throws(DanXiError) -> Answer
) -> danxi_status {
    entered(or: status(.forked)) {
        guard let question = table.find(handle) else { return status(.invalidHandle) }
        let given: Answer
        do throws(DanXiError) {
            given = try answer()
        } catch {
            given = failure(error)
        }
        return question.answer(given) ? DANXI_OK : status(.invalidHandle)
    }
}
