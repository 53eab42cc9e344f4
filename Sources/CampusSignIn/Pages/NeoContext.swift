import HTTP

/// The parameters in the URL of the neo sign-in page, `https://id.fudan.edu.cn/ac/#/index?lck=…&entityId=…`.
struct NeoContext: Sendable, Equatable {
    var lck: String
    /// The identifier of the site to which the user signs in. Empty if the URL contains no identifier.
    var entityId: String

    /// Returns nil if `url` is not the URL of this page with the parameter `lck`.
    init?(url: String) {
        guard let origin = Origin(url), origin.host == SignInServer.neo.host, origin.scheme == "https",
            let fragment = url.firstRange(of: "#"), let query = url[fragment.upperBound...].firstRange(of: "?")
        else { return nil }
        let items = [QueryItem](query: url[query.upperBound...])
        let values = Dictionary(items.map { ($0.name, $0.value) }) { _, last in last }
        guard let lck = values["lck"], !lck.isEmpty else { return nil }
        self.lck = lck
        entityId = values["entityId"] ?? ""
    }
}
