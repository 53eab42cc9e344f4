import Calendar
import CJansson
import Errors
import JSON
import Networking
import Storage
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The result of a call: a value or an error, as a jansson value. The JSON text is written when it is first read.
package final class CallResult: Sendable {
    /// 0 for success, otherwise the raw value of an ``ErrorCode``.
    package let status: Int32
    package let source: CacheSource
    /// The pointer that the caller passed to an asynchronous call.
    package let userData: UInt
    private let fetchedAt: WallTime
    private let skipped: SkippedRows
    private let content: Mutex<Content>

    private typealias Text = (text: UnsafeMutablePointer<CChar>, length: Int)

    private struct Content {
        let node: JSONNode?
        var text: Text?
        var skipped: Text?
    }

    init(_ outcome: Result<Outcome, DanXiError>, userData: UInt = 0) {
        self.userData = userData
        switch outcome {
        case .success(let outcome):
            let node = outcome.value.jsonNode()
            status = node == nil ? ErrorCode.outOfMemory.rawValue : 0
            source = outcome.source
            fetchedAt = outcome.fetchedAt
            skipped = outcome.skipped
            content = Mutex(Content(node: node))
        case .failure(let error):
            status = error.code.rawValue
            source = .network
            fetchedAt = .now
            skipped = SkippedRows()
            content = Mutex(Content(node: error.jsonNode()))
        }
    }

    /// A success without a value.
    package convenience init() {
        self.init(.success(Outcome()))
    }

    package convenience init(_ error: DanXiError) {
        self.init(.failure(error))
    }

    deinit {
        content.withLock { content in
            free(content.text?.text)
            free(content.skipped?.text)
            json_decref(content.node)
        }
    }

    package var ageMilliseconds: Int { max(0, WallTime.now.milliseconds - fetchedAt.milliseconds) }

    /// The JSON text. It is valid as long as the result. Nil if memory ran out.
    package var text: (start: UnsafePointer<CChar>, length: Int)? {
        text { content in
            if content.text == nil { content.text = content.node.flatMap { JSONText.write($0) } }
            return content.text
        }
    }

    /// The number of rows that were left out of the value.
    package var skippedCount: Int { skipped.count }

    /// The first rows that were left out of the value, as JSON text. It is valid as long as the result. Nil if memory ran out.
    package var skippedText: (start: UnsafePointer<CChar>, length: Int)? {
        text { [skipped] content in
            if content.skipped == nil, let node = skipped.rows.jsonNode() {
                content.skipped = JSONText.write(node)
                json_decref(node)
            }
            return content.skipped
        }
    }

    private func text(_ write: (inout Content) -> Text?) -> (start: UnsafePointer<CChar>, length: Int)? {
        // Pointers are not Sendable, so the address leaves the lock as an integer.
        let (address, length) = content.withLock { content in
            let text = write(&content)
            return (UInt(bitPattern: text?.text), text?.length ?? 0)
        }
        return UnsafePointer(bitPattern: address).map { ($0, length) }
    }

    /// Returns a new reference to the jansson value, or nil if memory ran out.
    package func node() -> JSONNode? {
        JSONNode(bitPattern: content.withLock { UInt(bitPattern: json_incref($0.node)) })
    }
}
