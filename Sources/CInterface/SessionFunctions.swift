import CDanXi
import Errors
import JSON
import Networking
import Runtime

@c @implementation
public func danxi_session_open(_ config: UnsafePointer<CChar>?, _ session: UnsafeMutablePointer<OpaquePointer?>?) -> OpaquePointer? {
    session?.pointee = nil
    return result {
        guard let session else {
            throw DanXiError(.invalidArgument, "danxi_session_open: `session` is NULL: there is nowhere to put the session")
        }
        let opened = try Session(configuration: config.map { .object(try object($0, "the configuration")) } ?? .object([:]))
        session.pointee = Handles.sessions.insert(opened)
        return CallResult()
    }
}

@c @implementation
public func danxi_session_close(_ session: OpaquePointer?) {
    // A forked child has neither the session's threads nor, for certain, its locks: it leaves it alone.
    if Library.isForked { return }
    Handles.sessions.remove(session)?.close()
}

@c @implementation
public func danxi_session_set_log(
    _ session: OpaquePointer?, _ level: danxi_log_level, _ callback: danxi_log_callback?, _ user_data: UnsafeMutableRawPointer?
) -> danxi_status {
    guard let session = openSession(session) else { return status(Library.isForked ? .forked : .invalidHandle) }
    guard let level = LogLevel(rawValue: Int32(bitPattern: level.rawValue)) else { return status(.invalidArgument) }
    let userData = UInt(bitPattern: user_data)
    guard let callback else {
        session.setLog(level, nil)
        return DANXI_OK
    }
    session.setLog(level) { level, message in
        callback(danxi_log_level(UInt32(bitPattern: level.rawValue)), message, UnsafeMutableRawPointer(bitPattern: userData))
    }
    return DANXI_OK
}

@c @implementation
public func danxi_session_fd(_ session: OpaquePointer?) -> Int32 {
    openSession(session)?.descriptor ?? -1
}

@c @implementation
public func danxi_session_next(_ session: OpaquePointer?, _ timeout_ms: Int32) -> OpaquePointer? {
    openSession(session)?.next(timeout: timeout_ms).flatMap { Handles.results.insert($0) }
}
