/// The functions that the host program passes to a session.
package struct Extensions: Sendable {
    /// The interceptors, in the order in which they are called for each request.
    package var interceptors: [Interceptor] = []
    /// The client that sends the requests instead of libcurl. Nil for libcurl.
    package var transport: HostTransport?
    /// The store that keeps the session's values instead of files. Nil if the program has passed none.
    package var store: HostStore?

    package init() {}
}
