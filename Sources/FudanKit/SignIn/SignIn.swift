/// How a service is signed in to, for ``CampusClient``.
///
/// A service whose answers redirect to the sign-in by themselves says `.neo`, and nothing is asked before it needs to be. One that
/// has to be entered through a page of its own names that page: it is opened before the first request and when a sign-in has ended.
package struct SignIn: Sendable, Hashable {
    enum Way: Hashable {
        case none
        case neo
        case classic
    }

    let way: Way
    /// The page to enter through; nil: the request's own address.
    let entry: String?

    /// The service needs no account: nothing is signed in to, and a redirect to a sign-in is an error.
    package static let none = SignIn(way: .none, entry: nil)

    /// `id.fudan.edu.cn`, to which the service's answers redirect by themselves.
    package static let neo = SignIn(way: .neo, entry: nil)

    /// `id.fudan.edu.cn`, by way of a page of the service, such as `https://fdjwgl.fudan.edu.cn/student/sso/login`.
    package static func neo(at entry: String) -> SignIn { SignIn(way: .neo, entry: entry) }

    /// `uis.fudan.edu.cn/authserver/login?service=…`.
    /// - Parameter service: the address that the ticket is for, such as `https://elife.fudan.edu.cn/login2.action`.
    package static func classic(service: String) -> SignIn { SignIn(way: .classic, entry: service) }
}
