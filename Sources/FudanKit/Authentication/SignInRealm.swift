import Networking

/// The university's two sign-in servers. They share accounts and passwords, but no cookies.
enum SignInRealm: Sendable, Hashable, CaseIterable {
    case neo
    case classic

    var host: String {
        switch self {
        case .neo: "id.fudan.edu.cn"
        case .classic: "uis.fudan.edu.cn"
        }
    }

    /// The realm whose sign-in has a page. Nil for other pages, also for those of the account's settings at `id.fudan.edu.cn`.
    init?(of url: String) {
        switch Origin(url)?.host {
        case Self.classic.host: self = .classic
        case Self.neo.host:
            guard let host = url.firstRange(of: Self.neo.host) else { return nil }
            let path = url[host.upperBound...].drop { $0 != "/" }
            guard ["/idp/", "/ac/", "/ac-h5/", "/authserver/"].contains(where: { path.hasPrefix($0) }) else { return nil }
            self = .neo
        default: return nil
        }
    }
}
