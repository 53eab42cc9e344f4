import CDanXi
import Errors
import JSON
import Runtime

extension danxi_interceptor: FunctionTable {
    static var name: String { "danxi_interceptor" }
    var context: TableContext { TableContext(user_data, release) }
}

extension Interceptor {
    private typealias AskingFunction = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
    private typealias TellingFunction = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void

    init(_ table: danxi_interceptor, _ context: TableContext) {
        self.init(seesSecrets: table.with_secrets != 0)
        func asking(_ function: AskingFunction?) -> Question? {
            guard let function else { return nil }
            return { decision, exchange in function(decision, exchange.cString, context.userData) }
        }
        func telling(_ function: TellingFunction?) -> Notice? {
            guard let function else { return nil }
            return { exchange in function(exchange.cString, context.userData) }
        }
        prepare = asking(table.prepare)
        willSend = asking(table.will_send)
        willReceive = telling(table.will_receive)
        intercept = asking(table.intercept)
        didReceive = telling(table.did_receive)
    }
}

@c @implementation
public func danxi_decision_proceed(_ handle: OpaquePointer?) -> danxi_status { decide(handle) { .proceed } }

@c @implementation
public func danxi_decision_replace(_ handle: OpaquePointer?, _ members: UnsafePointer<CChar>?) -> danxi_status {
    decide(handle) { () throws(DanXiError) in
        guard let members else {
            throw DanXiError(.invalidArgument, "danxi_decision_replace: `members` is NULL. Pass a JSON object.")
        }
        return .replace(try jsonObject(from: members, "danxi_decision_replace: `members`"))
    }
}

@c @implementation
public func danxi_decision_veto(_ handle: OpaquePointer?, _ reason: UnsafePointer<CChar>?) -> danxi_status {
    decide(handle) { () throws(DanXiError) in
        guard let reason else { return .veto(reason: "it gave no reason") }
        return .veto(reason: try string(from: reason, "danxi_decision_veto: `reason`"))
    }
}

@c @implementation
public func danxi_decision_retry(_ handle: OpaquePointer?, _ delay_ms: Int32) -> danxi_status {
    decide(handle) { .retry(after: .milliseconds(max(0, delay_ms))) }
}

/// Makes the decision that `verdict` returns. An error that `verdict` throws becomes the error of the call.
private func decide(_ handle: OpaquePointer?, _ verdict: () throws(DanXiError) -> Verdict) -> danxi_status {
    answer(handle, in: Handles.decisions, or: { .fail($0) }, verdict)
}
