import CDanXi
import Errors
import JSON
import Runtime

extension danxi_client: FunctionTable {
    static var name: String { "danxi_client" }
    var context: TableContext { TableContext(user_data, release) }
}

extension HostTransport {
    init(_ table: danxi_client, _ context: TableContext) throws(DanXiError) {
        guard let send = table.send else {
            throw DanXiError(.invalidArgument, "`extensions->client->send` is NULL. Pass a function that sends a request.")
        }
        self.init { transfer, head, body in
            body.withUnsafeBytes { bytes in send(transfer, head.cString, bytes.baseAddress, bytes.count, context.userData) }
        }
        guard let stop = table.cancel else { return }
        cancel = { transfer in stop(transfer, context.userData) }
    }
}

@c @implementation
public func danxi_transfer_respond(
    _ handle: OpaquePointer?, _ head: UnsafePointer<CChar>?, _ body: UnsafeRawPointer?, _ length: Int
) -> danxi_status {
    finish(handle) { () throws(DanXiError) in
        guard let head else { throw DanXiError(.invalidArgument, "danxi_transfer_respond: `head` is NULL. Pass a JSON object.") }
        guard length == 0 || body != nil else {
            throw DanXiError(
                .invalidArgument,
                "danxi_transfer_respond: `body` is NULL, but `length` is \(UInt(bitPattern: length)). Pass the body, or 0 as `length`."
            )
        }
        // A size_t above SSIZE_MAX is imported as a negative number.
        guard length >= 0 else {
            throw DanXiError(
                .invalidArgument,
                "danxi_transfer_respond: `length` is \(UInt(bitPattern: length)), which is too large. Pass the number of bytes of `body`."
            )
        }
        let bytes = UnsafeRawBufferPointer(start: body, count: length)
        return .response(head: try jsonObject(from: head, "danxi_transfer_respond: `head`"), body: PaddedBytes(bytes))
    }
}

@c @implementation
public func danxi_transfer_fail(
    _ handle: OpaquePointer?, _ code: danxi_status, _ reason: UnsafePointer<CChar>?, _ was_sent: Int32
) -> danxi_status {
    finish(handle) { () throws(DanXiError) in
        .failure(
            ErrorCode(rawValue: Int32(bitPattern: code.rawValue)) ?? .network,
            reason: try reason.map { reason throws(DanXiError) in try string(from: reason, "`reason`") } ?? "it gave no reason",
            wasSent: was_sent != 0)
    }
}

@c @implementation
public func danxi_transfer_progress(_ handle: OpaquePointer?, _ received: Int64, _ expected: Int64) -> danxi_status {
    entered(or: status(.forked)) {
        guard let transfer = Handles.transfers.find(handle) else { return status(.invalidHandle) }
        transfer.progress?.update(done: Int(max(0, received)), expected: Int(max(-1, expected)))
        return DANXI_OK
    }
}

/// Ends a transfer with the outcome that `outcome` returns. An error that `outcome` throws becomes the error of the call.
private func finish(_ handle: OpaquePointer?, _ outcome: () throws(DanXiError) -> TransferOutcome) -> danxi_status {
    answer(handle, in: Handles.transfers, or: { .invalid($0) }, outcome)
}
