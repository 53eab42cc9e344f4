/// When requests go through WebVPN: the values of `network.webvpn`.
package enum WebVPNMode: String, Sendable, CaseIterable {
    /// Outside the campus network, for hosts that only the campus can reach.
    case automatic = "auto"
    /// For every host that only the campus can reach.
    case always
    case never
}
