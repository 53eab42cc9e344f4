/// The functions that the host program adds to a session.
package struct Extensions: Sendable {
    /// Called in this order for each request.
    package var interceptors: [Interceptor] = []
    /// Sends the requests instead of libcurl.
    package var transport: HostTransport?
    /// Keeps the session's values instead of files.
    package var store: HostStore?

    package init() {}
}
