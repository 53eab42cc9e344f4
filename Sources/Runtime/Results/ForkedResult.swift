/// The result of every call in a forked child that must not use the library. It needs no table, lock or thread of the library.
package enum ForkedResult {
    /// A handle of a result that no table returns, because its slot number is higher than that of any slot in use.
    package static var handle: OpaquePointer? { OpaquePointer(bitPattern: 0xFFFF_FFF5) }

    package static let skipped: StaticString = "[]"

    package static let text: StaticString =
        #"{"code":6,"name":"forked","message":"The process was forked after libdanxi had started its threads, or while one of its functions ran. Fork before libdanxi starts its threads, or use libdanxi in the child only after exec.","retryable":false}"#
}
