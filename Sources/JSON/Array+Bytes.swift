extension [UInt8] {
    /// Calls `body` with the bytes, and throws what it throws. `withUnsafeBufferPointer` of Swift 6.0 loses the type of the error.
    package func withBytes<Value, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try withUnsafeBufferPointer { bytes in Result { () throws(Failure) in try body(bytes) } }.get()
    }
}
