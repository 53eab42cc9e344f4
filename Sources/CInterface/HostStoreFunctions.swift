import CDanXi
import Errors
import Runtime

extension danxi_store: FunctionTable {
    static var name: String { "danxi_store" }
    var context: TableContext { TableContext(user_data, release) }
}

extension HostStore {
    init(_ table: danxi_store, _ context: TableContext) throws(DanXiError) {
        guard let get = table.get, let put = table.put, let remove = table.remove, let removeAll = table.remove_all,
            let lock = table.lock, let unlock = table.unlock
        else {
            throw DanXiError(
                .invalidArgument, "`extensions->store`: a function is NULL. Set get, put, remove, remove_all, lock and unlock.")
        }
        self.init { operation, command in
            switch command {
            case .get(let key): key.withCString { get(operation, $0, context.userData) }
            case .put(let key, let value, let lifetime):
                key.withCString { key in
                    value.withUnsafeBytes { put(operation, key, $0.baseAddress, $0.count, lifetime, context.userData) }
                }
            case .remove(let key): key.withCString { remove(operation, $0, context.userData) }
            case .removeAll(let prefix): prefix.withCString { removeAll(operation, $0, context.userData) }
            case .lock(let key, let token, let lease):
                key.withCString { key in token.withCString { lock(operation, key, $0, lease, context.userData) } }
            case .unlock(let key, let token):
                key.withCString { key in token.withCString { unlock(operation, key, $0, context.userData) } }
            }
        }
    }
}

@c @implementation
public func danxi_operation_succeed(_ handle: OpaquePointer?, _ value: UnsafeRawPointer?, _ length: Int) -> danxi_status {
    finish(handle) {
        guard let value else { return .success([]) }
        // A size_t above SSIZE_MAX is imported as a negative number.
        guard length >= 0 else { return .failure("it passed an invalid `length` to danxi_operation_succeed()") }
        return .success(Array(UnsafeRawBufferPointer(start: value, count: length)))
    }
}

@c @implementation
public func danxi_operation_miss(_ handle: OpaquePointer?) -> danxi_status { finish(handle) { .miss } }

@c @implementation
public func danxi_operation_fail(_ handle: OpaquePointer?, _ reason: UnsafePointer<CChar>?) -> danxi_status {
    finish(handle) { .failure(reason.flatMap { String(validatingCString: $0) } ?? "it gave no reason") }
}

private func finish(_ handle: OpaquePointer?, _ outcome: () -> StoreOutcome) -> danxi_status {
    entered(or: status(.forked)) {
        guard let operation = Handles.operations.find(handle), operation.finish(outcome()) else { return status(.invalidHandle) }
        return DANXI_OK
    }
}
