/// What the host program adds to a session.
package struct Extensions: Sendable {
    /// Called in this order for each request.
    package var interceptors: [Interceptor] = []
    /// Sends the requests in place of libcurl.
    package var transport: HostTransport?
    /// Keeps the session's values in place of files.
    package var store: HostStore?

    package init() {}
}
