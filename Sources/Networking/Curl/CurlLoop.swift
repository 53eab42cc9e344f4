import CCurl
import Errors

/// The network thread's loop: runs all transfers of a client with libcurl's multi interface. Use it only on that thread.
final class CurlLoop {
    private let multi: UnsafeMutableRawPointer
    private let configuration: NetworkConfiguration
    private let queue: CurlQueue
    private var transfers: [Int: CurlTransfer] = [:]
    /// The transfers whose deadline may move, by job.
    private var shared: [Int: SharedDeadline] = [:]

    init(multi: UnsafeMutableRawPointer, configuration: NetworkConfiguration, queue: CurlQueue) {
        self.multi = multi
        self.configuration = configuration
        self.queue = queue
    }

    func run() {
        while execute(queue.takeCommands()) {
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            finishDone()
            curl_multi_poll(multi, nil, 0, Int32(endLate().wholeMilliseconds), nil)
        }
        for id in Array(transfers.keys) { interrupt(id, .closed) }
        curl_multi_cleanup(multi)
        CurlThreads.end(queue)
    }

    /// Executes commands. Returns false after `stop`.
    private func execute(_ commands: [CurlCommand]) -> Bool {
        var continues = true
        for command in commands {
            switch command {
            case .start(let job): start(job)
            case .cancel(let id): interrupt(id, .cancelled)
            case .stop: continues = false
            }
        }
        return continues
    }

    private func start(_ job: CurlJob) {
        do {
            let transfer = try CurlTransfer(job: job, configuration: configuration)
            transfers[job.id] = transfer
            shared[job.id] = job.context.sharedDeadline
            curl_multi_add_handle(multi, transfer.easy)
        } catch {
            job.continuation.resume(throwing: error)
        }
    }

    private func finishDone() {
        var remaining: Int32 = 0
        while let message = curl_multi_info_read(multi, &remaining) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
                let transfer = CurlTransfer.of(easy)
            else { continue }
            end(transfer.job.id, transfer.result(message.pointee.data.result))
        }
    }

    /// Ends the shared transfers whose deadline has passed.
    /// - Returns: the time until the next one, at most a minute.
    private func endLate() -> Duration {
        var wait = Duration.seconds(60)
        for (id, deadline) in shared {
            guard let instant = deadline.instant else { continue }
            let left = ContinuousClock.now.duration(to: instant)
            if left > .zero {
                wait = min(wait, left)
            } else if let transfer = transfers[id] {
                end(id, .failure(transfer.error(CURLE_OPERATION_TIMEDOUT)))
            }
        }
        return wait
    }

    private func interrupt(_ id: Int, _ error: DanXiError) {
        guard let transfer = transfers[id] else { return }
        end(id, .failure(transfer.interruption(error)))
    }

    private func end(_ id: Int, _ result: Result<HTTPResponse, any Error>) {
        guard let transfer = transfers.removeValue(forKey: id) else { return }
        shared[id] = nil
        curl_multi_remove_handle(multi, transfer.easy)
        transfer.job.continuation.resume(with: result)
    }
}
