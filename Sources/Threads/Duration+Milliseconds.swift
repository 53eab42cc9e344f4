extension Duration {
    /// Milliseconds, rounded up, at most `Int32.max`, which is libcurl's limit.
    package var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow
            ? Int(Int32.max) : min(Int(milliseconds) + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000), Int(Int32.max))
    }
}
