extension Duration {
    /// The duration in milliseconds, rounded up. At most `Int32.max`, the maximum timeout of libcurl.
    package var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow
            ? Int(Int32.max) : min(Int(milliseconds) + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000), Int(Int32.max))
    }
}
