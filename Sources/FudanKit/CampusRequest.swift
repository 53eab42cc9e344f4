import Errors
import JSON
import Networking

/// A request to a campus service, which signs in on its way where it has to.
struct CampusRequest<Response: APIParsable>: APIRequest {
    let baseURL: String
    let path: String
    let method: HTTPMethod
    let query: [QueryItem]
    let body: HTTPBody?
    let headers: HTTPHeaders
    let signIn: SignIn
    let account: SignInStore

    init(
        url: String, method: HTTPMethod?, query: [QueryItem], form: [QueryItem]?, payload: JSONValue?, headers: HTTPHeaders, signIn: SignIn,
        account: SignInStore
    ) {
        baseURL = url
        path = ""
        body = form.map { .form($0) } ?? payload.map { .json($0) }
        self.method = method ?? (body == nil ? .get : .post)
        self.query = query
        self.headers = headers
        self.signIn = signIn
        self.account = account
    }

    var isProtected: Bool { signIn != .none }
}
