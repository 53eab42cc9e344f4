import HTTP
import JSON
import Text

extension SiteSignIn {
    /// Returns whether the site itself refused a request, with the status 401 or a redirect to the sign-in. The request then had no effect.
    func isRefusal(_ response: HTTPResponse) -> Bool {
        response.firstRedirectURL.map { isEntry($0) || Self.isOfSignIn($0) } ?? (response.status == 401)
    }

    /// Returns whether a response is a page of the site whose script redirects to the sign-in.
    func isScriptedRedirect(_ response: HTTPResponse) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 16_384 else { return false }
        let page = String(decoding: response.body.bytes, as: UTF8.self)
        return ScriptLocation.targets(in: page).contains { target in
            guard let url = URLReference.resolve(target, against: response.request.url) else { return false }
            return isEntry(url) || Self.isOfSignIn(url)
        }
    }

    private static func isOfSignIn(_ url: String) -> Bool { Origin(url).map { SignInServer($0) != nil } ?? false }
}
