import CDanXi
import Errors
import Runtime

@c @implementation
public func danxi_metrics(_ format: danxi_metrics_format) -> OpaquePointer? {
    resultHandle {
        guard let format = MetricsFormat(rawValue: Int32(bitPattern: format.rawValue)) else {
            throw DanXiError(
                .invalidArgument,
                "danxi_metrics: `format` is \(format.rawValue). Pass DANXI_METRICS_JSON or DANXI_METRICS_PROMETHEUS.")
        }
        return Session.metrics(format)
    }
}

@c @implementation
public func danxi_session_health(_ handle: OpaquePointer?, _ timeout_ms: Int32) -> OpaquePointer? {
    resultHandle {
        guard let result = try requiredSession(handle).health(within: timeout_ms) else { throw DanXiError.invalidSession }
        return result
    }
}

@c @implementation
public func danxi_session_set_events(
    _ handle: OpaquePointer?, _ callback: danxi_event_callback?, _ user_data: UnsafeMutableRawPointer?
) -> danxi_status {
    withSession(handle, or: status(.invalidHandle), forked: status(.forked)) { session in
        // A pointer is not Sendable, so its address is passed as an integer.
        let userData = UInt(bitPattern: user_data)
        guard let callback else {
            session.setEvents(nil)
            return DANXI_OK
        }
        session.setEvents { callback($0.cString, UnsafeMutableRawPointer(bitPattern: userData)) }
        return DANXI_OK
    }
}
