import Networking

/// The parameters in the URL of the neo sign-in page, `https://id.fudan.edu.cn/ac/#/index?lck=…&entityId=…`.
struct NeoContext: Sendable, Equatable {
    let lck: String
    let entityId: String

    init?(url: String) {
        guard let fragment = url.firstRange(of: "#"), let query = url[fragment.upperBound...].firstRange(of: "?") else { return nil }
        var values: [Substring: String] = [:]
        for item in url[query.upperBound...].split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, let name = pair.first, let value = pair.last?.percentDecoded else { continue }
            values[name] = value
        }
        guard let lck = values["lck"], let entityId = values["entityId"], !lck.isEmpty else { return nil }
        self.lck = lck
        self.entityId = entityId
    }
}
