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

extension StringProtocol {
    /// The string with its `%XX` sequences decoded. Nil if the result is not UTF-8.
    var percentDecoded: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let decoded = Hex.decode(String(decoding: rest.prefix(2), as: UTF8.self)), decoded.count == 1 {
                bytes += decoded
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
