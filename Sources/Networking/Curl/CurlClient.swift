import CCurl
import Errors

/// Sends requests with libcurl's multi interface on its own thread, which starts with the first request.
package final class CurlClient: APIClient {
    private let queue: CurlQueue

    package init(configuration: NetworkConfiguration) {
        queue = CurlQueue(configuration: configuration)
    }

    /// Initializes libcurl's global state, unless a request has already done so.
    package static func initialize() {
        _ = Curl.isInitialized
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let id = queue.nextID()
        let context = CallContext.current
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.start(CurlJob(id: id, request: request, context: context, continuation: continuation))
                // If the task was cancelled before `start`, `onCancel` found no job.
                if Task.isCancelled { queue.cancel(id) }
            }
        } onCancel: {
            queue.cancel(id)
        }
    }

    /// Ends the requests and threads of all clients. Later requests fail. Call it at process exit.
    package static func shutDown() {
        CurlThreads.shutDown()
    }

    /// Ends all requests with `closed`, and joins the thread. Later requests fail with `closed`.
    package func close() {
        queue.close()
    }

    deinit {
        queue.close()
    }
}

/// A request with the continuation that receives its result.
struct CurlJob: Sendable {
    let id: Int
    let request: HTTPRequest
    let context: CallContext
    let continuation: CheckedContinuation<HTTPResponse, any Error>
}
