import JSON

@testable import Runtime

extension Session {
    /// Calls a method and returns its result, without blocking the thread.
    func result(of method: String, _ parameters: [String: JSONValue] = [:]) async -> CallResult {
        await withCheckedContinuation { continuation in
            _ = call(.success(CallRequest(method: method, parameters: parameters)), userData: 0) { continuation.resume(returning: $0) }
        }
    }
}
