/// The university's two sign-in servers. They share accounts and passwords, but no sessions.
enum SignInRealm: Sendable, Hashable, CaseIterable {
    case neo
    case classic

    var host: String {
        switch self {
        case .neo: "id.fudan.edu.cn"
        case .classic: "uis.fudan.edu.cn"
        }
    }
}
