import CDanXi
import Errors
import HTTP
import JSON
import Runtime

#if canImport(Glibc)
    import Glibc
#endif

@c @implementation
public func danxi_call(_ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session) { try request(method, params) }
}

@c @implementation
public func danxi_call_start(
    _ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?
) -> OpaquePointer? {
    withSession(session, or: nil, forked: nil) { session in
        session.begin(Result { try unparsedRequest(method, params) }.mapError { DanXiError($0) }, noticesSignals: true)
            .flatMap { Handles.tasks.insert($0) }
    }
}

@c @implementation
public func danxi_call_async(
    _ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?,
    _ callback: danxi_callback?, _ user_data: UnsafeMutableRawPointer?
) -> OpaquePointer? {
    startCall(session, callback, user_data, by: Session.call) { try unparsedRequest(method, params) }
}

@c @implementation
public func danxi_watch(
    _ session: OpaquePointer?, _ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?,
    _ callback: danxi_callback?, _ user_data: UnsafeMutableRawPointer?
) -> OpaquePointer? {
    startCall(session, callback, user_data, by: Session.watch) { try unparsedRequest(method, params) }
}

@c @implementation
public func danxi_next_page(_ session: OpaquePointer?, _ page: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    guard let page: CallResult = withResult(page, or: nil, forked: nil, { $0 }) else {
        return resultHandle {
            throw DanXiError(
                .invalidHandle,
                "danxi_next_page: `page` is NULL, freed or not a result handle. Pass the result that contains the page, and free it afterwards."
            )
        }
    }
    guard page.hasNextPage else { return nil }
    return call(session) { try page.requestForNextPage { try options.map { try jsonObject(from: $0, "`options`") } ?? [:] } }
}

private func request(_ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?) throws(DanXiError) -> CallRequest {
    let method = try string(from: method, "`method`")
    guard let params else { return CallRequest(method: method, parameters: [:]) }
    return CallRequest(method: method, reading: { try jsonObject(from: params, "`params`") })
}

/// Maximum length of parameters, in bytes, that are parsed in some microseconds.
private let shortLength = 4096

/// Copies the parameters without parsing them. The call parses them after it has started, because parsing may take long.
private func unparsedRequest(_ method: UnsafePointer<CChar>?, _ params: UnsafePointer<CChar>?) throws(DanXiError) -> CallRequest {
    let method = try string(from: method, "`method`")
    guard let params else { return CallRequest(method: method, parameters: [:]) }
    let text = SecretBytes(UnsafeRawBufferPointer(start: params, count: strlen(params) + 1))
    return CallRequest(method: method, isShort: text.count <= shortLength) { () throws(DanXiError) in
        try text.withUnsafeBytes { text throws(DanXiError) in
            let start = text.assumingMemoryBound(to: CChar.self).baseAddress
            return try start.map { start throws(DanXiError) in try jsonObject(from: start, "`params`") } ?? [:]
        }
    }
}
