import Networking

/// The parameters in the URL of the neo sign-in page, `https://id.fudan.edu.cn/ac/#/index?lck=…&entityId=…`.
struct NeoContext: Sendable, Equatable {
    var lck: String
    /// Empty if the URL does not contain it.
    var entityId: String

    /// Returns nil if a URL is not that of the page.
    init?(url: String) {
        guard let origin = Origin(url), origin.host == SignInRealm.neo.host, origin.scheme == "https",
            let fragment = url.firstRange(of: "#"), let query = url[fragment.upperBound...].firstRange(of: "?")
        else { return nil }
        var values: [Substring: String] = [:]
        for item in url[query.upperBound...].split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, let name = pair.first, let value = pair.last?.percentDecoded else { continue }
            values[name] = value
        }
        guard let lck = values["lck"], !lck.isEmpty else { return nil }
        self.lck = lck
        entityId = values["entityId"] ?? ""
    }
}
