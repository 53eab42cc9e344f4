import CampusSignIn
import JSON
import Markup
import Text

/// The portal, https://ehall.fudan.edu.cn. A script of its page describes the signed-in person:
/// `window.userInfoDSL = {name, identity, depart}`.
enum IdentityPage {
    private static let url = "https://ehall.fudan.edu.cn/"
    private static let entry = "https://ehall.fudan.edu.cn/manage/common/login/index?redirect=https%3A%2F%2Fehall.fudan.edu.cn"
    private static let variable = "window.userInfoDSL"
    private static let scripts: Selector = "script"

    /// `GET /`
    static func getIdentity(_ client: CampusClient) async throws -> PersonIdentity {
        let document: HTMLDocument = try await client.requestWithResponse(url, signIn: .entry(entry))
        let script = try document.requireAll(scripts, service: "profile").map(\.rawText).joined(separator: "\n")
        guard let text = object(in: script), let response = try? IdentityResponse.decode(PaddedBytes(text.utf8)) else {
            throw document.pageChanged(service: "profile", selector: scripts)
        }
        return response.identity
    }

    /// Returns the JSON object that a script assigns to `window.userInfoDSL`. Nil if the script has no such assignment.
    static func object(in script: String) -> String? {
        for range in script.ranges(of: variable) {
            let rest = script[range.upperBound...].drop { $0.isWhitespace || $0 == "=" }
            guard rest.first == "{" else { continue }
            var depth = 0
            var isInString = false
            var isEscaped = false
            for index in rest.indices {
                let character = rest[index]
                if isInString {
                    if isEscaped {
                        isEscaped = false
                    } else if character == "\\" {
                        isEscaped = true
                    } else if character == "\"" {
                        isInString = false
                    }
                    continue
                }
                switch character {
                case "\"": isInString = true
                case "{": depth += 1
                case "}":
                    depth -= 1
                    if depth == 0 { return String(rest[...index]) }
                default: break
                }
            }
            // The object has no end. The search stops, because any further assignment would be inside this object and have no end either.
            return nil
        }
        return nil
    }

    struct IdentityResponse: JSONDecodable {
        let identity: PersonIdentity

        init(json: JSONElement) throws(JSONError) {
            identity = PersonIdentity(
                name: try json.lenientString("name"), identity: json.optionalText("identity"), department: json.optionalText("depart"))
        }
    }
}
