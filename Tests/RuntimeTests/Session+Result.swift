import Calls
import Errors
import JSON

@testable import Runtime

extension Session {
    /// Calls a method and returns its result, without blocking the thread.
    func result(of method: String, _ parameters: [String: JSONValue] = [:]) async -> CallResult {
        await withCheckedContinuation { continuation in
            let call = call(.success(CallRequest(method: method, parameters: parameters)), userData: 0) {
                continuation.resume(returning: $0)
            }
            if call == nil { continuation.resume(returning: CallResult(DanXiError.closed)) }
        }
    }
}
