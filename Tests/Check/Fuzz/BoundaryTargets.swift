import CDanXi
import Glibc
import JSON
import Synchronization

@testable import Runtime

/// A counter of requests, which starts at 0.
final class RequestCounter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}

/// A session whose servers refuse every connection. The handle never changes, and every thread can use it.
nonisolated(unsafe) private let session: OpaquePointer? = {
    var session: OpaquePointer?
    danxi_result_free(danxi_session_open(#"{"network": {"connect_to": "::127.0.0.1:1", "timeout_ms": 30, "webvpn": "never"}}"#, &session))
    return session
}()

/// Checks the promises of the C headers about every result, and frees the result.
private func check(_ result: OpaquePointer?) {
    let status = danxi_result_status(result)
    require(status != DANXI_ERROR_INTERNAL && status != DANXI_ERROR_INVALID_HANDLE, "no call ends with the status \(status.rawValue)")
    var length = 0
    guard let text = danxi_result_json(result, &length) else { return require(false, "every result has JSON text") }
    require(strlen(text) == length, "the length of a result is the length of its JSON text")
    require((try? JSONText.parse(text)) != nil, "the text of a result is valid JSON")
    danxi_result_free(result)
}

let boundaryTargets: [String: Target] = ["call": call, "configuration": configure]

/// Calls a method. The input is the name of the method, a line break, and the parameters as JSON.
@Sendable private func call(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false).map { cString($0) }
    check(danxi_call(session, parts[0], parts.count > 1 ? parts[1] : nil))
}

@Sendable private func configure(_ bytes: [UInt8]) {
    guard let json = try? JSONText.parse(cString(bytes[...])) else { return }
    _ = try? Configuration(json)
}

private func cString(_ bytes: ArraySlice<UInt8>) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
