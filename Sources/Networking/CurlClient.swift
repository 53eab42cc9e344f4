import CCurl
import Errors

/// The default client: libcurl's multi interface on one thread of its own, which starts with the first request.
package final class CurlClient: APIClient {
    private let queue: CurlQueue

    package init(configuration: NetworkConfiguration) {
        queue = CurlQueue(configuration: configuration)
    }

    /// Makes libcurl's global state, if a request did not do so already.
    package static func initialize() {
        _ = Curl.isInitialized
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let id = queue.nextID()
        let context = CallContext.current
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.start(CurlJob(id: id, request: request, context: context, continuation: continuation))
                // A cancellation from before had nothing to cancel yet.
                if Task.isCancelled { queue.cancel(id) }
            }
        } onCancel: {
            queue.cancel(id)
        }
    }

    /// Ends every client's requests and thread, and lets no more start: to be called as the process exits.
    package static func shutDown() {
        CurlThreads.shutDown()
    }

    /// Ends every request with `closed`, and the thread. Further requests end the same way.
    package func close() {
        queue.close()
    }

    deinit {
        queue.close()
    }
}

/// A request with where its answer goes.
struct CurlJob: Sendable {
    let id: Int
    let request: HTTPRequest
    let context: CallContext
    let continuation: CheckedContinuation<HTTPResponse, any Error>
}
