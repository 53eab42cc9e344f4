import CDanXi
import Calls
import Errors
import JSON
import Runtime

@c @implementation
public func danxi_session_open(_ config: UnsafePointer<CChar>?, _ session: UnsafeMutablePointer<OpaquePointer?>?) -> OpaquePointer? {
    openSession(config, session, named: "danxi_session_open") { nil }
}

/// Opens a session for a C function.
/// - Parameter name: the name of the C function, for the message about a NULL `session`.
func openSession(
    _ config: UnsafePointer<CChar>?, _ session: UnsafeMutablePointer<OpaquePointer?>?, named name: String,
    _ extensions: () throws -> Extensions?
) -> OpaquePointer? {
    session?.pointee = nil
    return resultHandle {
        // The extensions are read first, so that they are released if the session cannot be opened.
        let extensions = try extensions()
        guard let session else {
            throw DanXiError(
                .invalidArgument, "\(name): `session` is NULL. Pass the address of a variable that receives the session.")
        }
        let configuration: JSONValue = try config.map { .object(try jsonObject(from: $0, "`config`")) } ?? .object([:])
        session.pointee = Handles.sessions.insert(try Session(configuration: configuration, extensions: extensions))
        return CallResult()
    }
}

@c @implementation
public func danxi_session_close(_ handle: OpaquePointer?) {
    // A pointer is not Sendable, so its address is passed as an integer.
    let number = UInt(bitPattern: handle)
    entered(or: ()) {
        // The handle stays valid until the session is closed, so that a second thread that closes the same session waits too.
        Handles.sessions.find(handle)?.close { _ = Handles.sessions.remove(OpaquePointer(bitPattern: number)) }
    }
}

@c @implementation
public func danxi_session_park(_ handle: OpaquePointer?) -> OpaquePointer? {
    // A pointer is not Sendable, so its address is passed as an integer.
    let number = UInt(bitPattern: handle)
    return resultHandle {
        try requiredSession(handle).park { _ = Handles.sessions.remove(OpaquePointer(bitPattern: number)) }
        return CallResult()
    }
}

@c @implementation
public func danxi_session_set_log(
    _ handle: OpaquePointer?, _ level: danxi_log_level, _ callback: danxi_log_callback?, _ user_data: UnsafeMutableRawPointer?
) -> danxi_status {
    withSession(handle, or: status(.invalidHandle), forked: status(.forked)) { session in
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
}

@c @implementation
public func danxi_session_fd(_ handle: OpaquePointer?) -> Int32 {
    withSession(handle, or: -1, forked: -1) { $0.descriptor }
}

@c @implementation
public func danxi_session_next(_ handle: OpaquePointer?, _ timeout_ms: Int32) -> OpaquePointer? {
    withSession(handle, or: nil, forked: nil) { session in
        session.next(timeout: timeout_ms).flatMap { Handles.results.insert($0) }
    }
}
