/// The limits for the requests to a host.
package struct Politeness: Sendable {
    /// Maximum number of requests at the same time.
    let maxRequests: Int
    /// Minimum time between the starts of two requests.
    let pause: Duration

    package init(maxRequests: Int = 6, pause: Duration = .zero) {
        (self.maxRequests, self.pause) = (maxRequests, pause)
    }
}
