import Calls
import Crypto
import Errors
import HTTP
import JSON
import Storage
import Threads

/// The download of one file. After a temporary failure, the download requests the missing bytes.
struct Download {
    let client: HostClient
    let request: RestRequest
    let file: PartialFile
    let path: String
    /// The URL that identifies the file and its version in the note about a partial download.
    let identity: String
    /// The size that the caller expects, in bytes.
    let expectedSize: Int?
    /// The expected checksum, if the caller passed one.
    let digest: FileDigest?

    private static let chunk = 1 << 20

    /// - Parameter resumes: whether the partial download of an earlier call is resumed.
    func run(resumes: Bool) async throws -> DownloadedFile {
        var state: DownloadState? = resumes ? try await file.run { [file] in file.note() } : nil
        var position = try await position(of: state)
        var start = position
        var (failures, startsOver) = (0, 0)
        while true {
            let sink = DownloadSink(file: file, url: identity, position: position, known: position > 0 ? state : nil)
            do {
                let response = try await send(sink, position, state)
                try await sink.close()
                state = sink.download
                let size = try await file.run { [file] in try file.size() }
                guard let total = state?.total, size < total else {
                    return try await finish(response, size, state, resumedFrom: sink.response == .whole ? 0 : start)
                }
                throw DanXiError(.network, "The response to \(response.place) ended after \(size) of \(total) bytes. Try again.")
            } catch {
                // All bytes that arrived must be written before the size of the partial download is read.
                try? await sink.close()
                if [.whole, .startOver].contains(sink.response) { start = 0 }
                if sink.response == .startOver, startsOver == 0 {
                    (startsOver, state, position) = (1, nil, 0)
                    Metrics.current.retries.add()
                    continue
                }
                guard let failure = error as? DanXiError, failure.isTemporary else { throw error }
                state = sink.download
                let reached = try await self.position(of: state)
                failures = reached > position ? 1 : failures + 1
                let delay = failure.retryAfterMilliseconds.map { .milliseconds($0) } ?? Duration.milliseconds(200) * failures
                guard failures <= client.settings.retries, CallContext.current.allows(waiting: delay) else {
                    throw reached == 0 ? failure : failure.saying("\(reached) bytes of \(path) are kept for the next call.")
                }
                position = reached
                try await Timers.sleep(for: delay)
                Metrics.current.retries.add()
            }
        }
    }

    /// Returns the size of the partial download in bytes, or 0 if it cannot be resumed.
    private func position(of state: DownloadState?) async throws -> Int {
        guard let state, state.url == identity, state.validator != nil else { return 0 }
        let size = try await file.run { [file] in try file.size() }
        return size <= state.total ?? .max ? size : 0
    }

    private func send(_ sink: DownloadSink, _ position: Int, _ state: DownloadState?) async throws -> HTTPResponse {
        var request = request
        request.sink = sink
        request.ownHeaders = state?.headers(from: position) ?? [:]
        request.ownHeaders["Accept-Encoding"] = "identity"
        request.ownHeaders["Want-Repr-Digest"] = "sha-256=10"
        let response = try await client.download(request)
        if [.whole, .rest, .complete].contains(sink.response) { return response }
        throw sink.failure
            ?? DanXiError(
                .unexpectedResponse, "\(response.place) returned HTTP \(response.status) instead of a file. Check the URL.",
                httpStatus: response.status
            ).showing(response)
    }

    private func finish(_ response: HTTPResponse, _ size: Int, _ state: DownloadState?, resumedFrom: Int) async throws -> DownloadedFile {
        let digests = [digest, state?.digest].compactMap { $0 }
        do {
            for (total, source) in [(state?.total, "the response announced"), (expectedSize, "the server's list states")] {
                guard let total, size != total else { continue }
                throw DanXiError(
                    .unexpectedResponse,
                    "\(response.place): \(source) \(total) bytes, but \(size) bytes were received, so the partial download was deleted. Download the file again."
                )
            }
            for digest in digests { try await verify(digest, response) }
        } catch let error as DanXiError where error.code == .unexpectedResponse {
            // The partial download is deleted, because its bytes are wrong, and resuming it would fail again.
            try await file.run { [file] in file.discard() }
            throw error
        }
        try await file.finish()
        return DownloadedFile(
            file: path, url: response.request.url, size: size, resumedFrom: resumedFrom, verified: !digests.isEmpty,
            etag: response.headers["ETag"], contentType: response.headers["Content-Type"])
    }

    private func verify(_ digest: FileDigest, _ response: HTTPResponse) async throws {
        let hash = try SHA2(digest.algorithm.size)
        var position = 0
        while true {
            let count = try await file.run { [file, position] in
                let bytes = try file.read(at: position, Self.chunk)
                try hash.update(bytes)
                return bytes.count
            }
            if count == 0 { break }
            position += count
        }
        guard try hash.finish() == digest.bytes else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place): the \(digest.algorithm.rawValue) checksum of the file differs from the expected checksum, so the partial download was deleted. Check the expected checksum, and download the file again."
            )
        }
    }
}

extension DanXiError {
    /// Whether the missing bytes of the file may be requested after this error.
    fileprivate var isTemporary: Bool { code == .network || [429, 502, 503, 504].contains(httpStatus) }
}
