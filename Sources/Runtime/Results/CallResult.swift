import CJansson
import Calendar
import Calls
import Errors
import JSON
import Storage
import Synchronization

/// The result of a call: a value or an error, as JSON text.
package final class CallResult: Sendable {
    /// 0 for success, otherwise the raw value of an ``ErrorCode``.
    package let status: Int32
    package let source: CacheSource
    /// The pointer that the caller passed to an asynchronous call.
    package let userData: UInt
    private let fetchedAt: WallTime
    private let skipped: SkippedRows
    /// The value or the error as JSON text. Nil if memory ran out.
    private let encoded: EncodedJSON?
    private let skippedJSON = SharedJSON()
    /// The function to call when the program frees the result.
    private let whenFreed: (@Sendable () -> Void)?
    /// The texts from which the list can be continued. Nil if the value is not a page of a list.
    let continuations: ContinuationTexts?
    private let jansson = Mutex(JanssonValue())

    /// The value or the error for programs that use jansson. It is made when it is first needed.
    private struct JanssonValue {
        var node: JSONNode?
    }

    init(_ outcome: Result<Outcome, DanXiError>, userData: UInt = 0, whenFreed: (@Sendable () -> Void)? = nil) {
        self.userData = userData
        self.whenFreed = whenFreed
        switch outcome {
        case .success(let outcome):
            encoded = outcome.encoded()
            status = encoded == nil ? ErrorCode.outOfMemory.rawValue : 0
            source = outcome.source
            fetchedAt = outcome.fetchedAt
            skipped = outcome.skipped
            continuations = encoded == nil ? nil : outcome.listing.map { ContinuationTexts($0) }
        case .failure(let error):
            encoded = JSONText.encode(error)
            status = error.code.rawValue
            source = .network
            fetchedAt = .now
            skipped = SkippedRows()
            continuations = nil
        }
    }

    /// Creates the result of a function that succeeds without a value.
    package convenience init() {
        self.init(.success(Outcome()))
    }

    package convenience init(_ error: DanXiError) {
        self.init(.failure(error))
    }

    deinit {
        jansson.withLock { json_decref($0.node) }
    }

    /// Runs `whenFreed`. Call this function when the program frees the result, but not for a result that the program never received.
    package func free() { whenFreed?() }

    package var ageMilliseconds: Int {
        let (age, overflow) = WallTime.now.milliseconds.subtractingReportingOverflow(fetchedAt.milliseconds)
        return overflow ? .max : max(0, age)
    }

    /// The value or the error as JSON text, which is valid as long as the result. Nil if memory ran out.
    package var text: (start: UnsafePointer<CChar>, length: Int)? {
        encoded.map { ($0.cString, $0.length) }
    }

    /// The number of rows that were left out of the value.
    package var skippedCount: Int { skipped.count }

    /// The first 20 rows that were left out of the value, as JSON text, which is valid as long as the result. Nil if memory ran out.
    package var skippedText: (start: UnsafePointer<CChar>, length: Int)? {
        skippedJSON.text(of: skipped.rows).map { ($0.cString, $0.length) }
    }

    /// Returns the text from which the list continues after the first `count` items of this page, or after all items if `count` is nil. The
    /// text is valid as long as the result.
    /// - Returns: nil at the end of the list, if the value is not a page of a list, or if memory ran out.
    package func continuation(after count: Int? = nil) -> UnsafePointer<CChar>? {
        continuations?.text(after: count ?? .max)
    }

    /// Whether the value is a page of a list, and another page follows.
    package var hasNextPage: Bool { continuations?.listing.next != nil }

    /// Returns a new reference to the jansson value, or nil if memory ran out.
    package func node() -> JSONNode? {
        // A pointer is not Sendable, so the lock returns its address as an integer.
        JSONNode(
            bitPattern: jansson.withLock { jansson in
                if jansson.node == nil { jansson.node = encoded?.node() }
                return UInt(bitPattern: json_incref(jansson.node))
            })
    }
}

extension Handles {
    package static let results = HandleTable<CallResult>(.result)
}
