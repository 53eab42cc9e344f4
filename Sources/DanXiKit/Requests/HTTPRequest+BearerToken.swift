import HTTP

extension HTTPRequest {
    private static let bearerPrefix = "Bearer "

    /// Returns the value of the header Authorization that sends a token.
    static func bearer(_ token: String) -> String { bearerPrefix + token }

    var bearerToken: String? {
        headers["Authorization"].flatMap { $0.hasPrefix(Self.bearerPrefix) ? String($0.dropFirst(Self.bearerPrefix.count)) : nil }
    }
}
