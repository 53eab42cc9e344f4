/// The parser of dates in HTTP headers (RFC 9110, section 5.6.7).
package enum HTTPDate {
    /// Parses a date in any of the three forms that HTTP allows. Returns Unix time in seconds, or nil if the string is not a date.
    package static func parse(_ text: String) -> Int? { CookieDate.parse(text) }
}
