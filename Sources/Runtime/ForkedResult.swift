/// What every call in a forked child gives: a result that needs none of the library's tables, locks or threads.
package enum ForkedResult {
    /// No table gives it out: it has the kind of results, and a slot beyond all of theirs.
    package static var handle: OpaquePointer? { OpaquePointer(bitPattern: 0xFFFF_FFF5) }

    package static let text: StaticString =
        #"{"code":6,"name":"forked","message":"the process forked after libdanxi had been used: use it in the child only after exec, or fork before the first use","retryable":false}"#
}
