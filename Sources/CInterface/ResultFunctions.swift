import CDanXi
import Errors
import Runtime

@c @implementation
public func danxi_result_status(_ handle: OpaquePointer?) -> danxi_status {
    withResult(handle, or: status(.invalidHandle), forked: status(.forked)) { danxi_status(UInt32(bitPattern: $0.status)) }
}

@c @implementation
public func danxi_result_json(_ handle: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    text(withResult(handle, or: nil, forked: constant(ForkedResult.text)) { $0.text }, length)
}

@c @implementation
public func danxi_result_user_data(_ handle: OpaquePointer?) -> UnsafeMutableRawPointer? {
    withResult(handle, or: nil, forked: nil) { UnsafeMutableRawPointer(bitPattern: $0.userData) }
}

@c @implementation
public func danxi_result_source(_ handle: OpaquePointer?) -> Int32 {
    withResult(handle, or: -1, forked: Int32(DANXI_SOURCE_NETWORK.rawValue)) { $0.source.rawValue }
}

@c @implementation
public func danxi_result_age_ms(_ handle: OpaquePointer?) -> Int64 {
    withResult(handle, or: -1, forked: 0) { Int64($0.ageMilliseconds) }
}

@c @implementation
public func danxi_result_skipped(_ handle: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    text(withResult(handle, or: nil, forked: constant(ForkedResult.skipped)) { $0.skippedText }, length)
}

@c @implementation
public func danxi_result_skipped_count(_ handle: OpaquePointer?) -> Int64 {
    withResult(handle, or: -1, forked: 0) { Int64($0.skippedCount) }
}

@c @implementation
public func danxi_result_continuation(_ handle: OpaquePointer?) -> UnsafePointer<CChar>? {
    withResult(handle, or: nil, forked: nil) { $0.continuation() }
}

@c @implementation
public func danxi_result_continuation_after(_ handle: OpaquePointer?, _ count: Int) -> UnsafePointer<CChar>? {
    withResult(handle, or: nil, forked: nil) { $0.continuation(after: Int(clamping: UInt(bitPattern: count))) }
}

@c @implementation
public func danxi_result_free(_ handle: OpaquePointer?) {
    entered(or: ()) { Handles.results.remove(handle)?.free() }
}

private typealias Text = (start: UnsafePointer<CChar>, length: Int)

private func constant(_ string: StaticString) -> Text? { (cString(of: string), string.utf8CodeUnitCount) }

private func text(_ text: Text?, _ length: UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>? {
    length?.pointee = text?.length ?? 0
    return text?.start
}
