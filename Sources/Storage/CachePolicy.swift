/// The value that a call accepts: a stored one, or one from the server.
package enum CachePolicy: String, Sendable, CaseIterable {
    /// A stored value while it is valid, otherwise the server's.
    case prefer
    /// The server's value, which replaces the stored one.
    case refresh
    /// The stored value, however old it is. No request is sent.
    case only
    /// The stored value at once, however old it is, and a refresh in the background. Without a stored value, the server's.
    case revalidate
}
