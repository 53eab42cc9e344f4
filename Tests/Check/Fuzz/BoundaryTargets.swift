import CDanXi
import Glibc
import JSON
import Synchronization

@testable import Runtime

/// Counts requests from 0.
final class RequestCounter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}

/// A session whose servers refuse every connection. The handle never changes, and can be used by any thread.
nonisolated(unsafe) private let session: OpaquePointer? = {
    var session: OpaquePointer?
    danxi_result_free(danxi_session_open(#"{"network": {"connect_to": "::127.0.0.1:1", "timeout_ms": 30, "webvpn": "never"}}"#, &session))
    return session
}()

/// Checks what the headers promise of every result, and frees it.
private func check(_ result: OpaquePointer?) {
    let status = danxi_result_status(result)
    require(status != DANXI_ERROR_INTERNAL && status != DANXI_ERROR_INVALID_HANDLE, "the status is \(status.rawValue)")
    var length = 0
    guard let text = danxi_result_json(result, &length) else { return require(false, "a result has JSON") }
    require(strlen(text) == length, "the length is that of the JSON")
    require((try? JSONText.parse(text)) != nil, "the JSON can be read")
    danxi_result_free(result)
}

let boundaryTargets: [String: Target] = ["call": call, "configuration": configure]

/// A method, a line break, and its parameters.
@Sendable private func call(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false).map { cString($0) }
    check(danxi_call(session, parts[0], parts.count > 1 ? parts[1] : nil))
}

@Sendable private func configure(_ bytes: [UInt8]) {
    guard let json = try? JSONText.parse(cString(bytes[...])) else { return }
    _ = try? Configuration(json)
}

private func cString(_ bytes: ArraySlice<UInt8>) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
