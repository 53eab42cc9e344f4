import HTTP
import JSON
import Text

/// The search for secrets in requests: those that the host must not receive, and those of more than one account.
struct SecretInspector {
    let truth: UniversityTruth
    let people: [UniversityPerson]

    /// Records the secrets of a request that should not be there.
    /// - Parameter isForwarded: whether the host passes the request on to another host. Then only its cookies belong to the host itself.
    func inspect(_ request: UniversityRequest, isForwarded: Bool) {
        var owners: Set<String> = []
        for value in values(of: request, isForwarded: isForwarded) {
            if let secret = truth.secret(value) {
                owners.insert(secret.owner)
                if !secret.hosts.contains(request.host) { record(request, secret.kind.rawValue, secret.owner) }
            } else if request.host != "uis.fudan.edu.cn", let person = people.first(where: { $0.passwords.contains(value) }) {
                record(request, "password", person.number)
            }
        }
        if owners.count > 1 {
            truth.mixedRequests.append(
                MixedRequest(time: request.time, host: request.host, path: request.path, owners: owners.sorted()))
        }
    }

    private func values(of request: UniversityRequest, isForwarded: Bool) -> [String] {
        var values = request.cookies.map(\.value)
        for name in ["access_token", "openToken"] { if let value = request.server.header(name) { values.append(value) } }
        if let value = request.server.header("Authorization") { values.append(String(value.split(separator: " ").last ?? "")) }
        if let referer = request.server.header("Referer"), let query = referer.firstRange(of: "?") {
            values += [QueryItem](query: referer[query.upperBound...]).map(\.value)
        }
        guard !isForwarded else { return values }
        return values + (request.parameters + request.form).map(\.value) + strings(of: request)
    }

    /// Returns the strings at the top level of a JSON body, and those in its objects.
    private func strings(of request: UniversityRequest) -> [String] {
        guard request.server.body.first == UInt8(ascii: "{") else { return [] }
        var strings: [String] = []
        for (_, value) in request.json.sorted(by: { $0.key < $1.key }) {
            switch value {
            case .string(let text): strings.append(text)
            case .object(let members):
                for (_, member) in members.sorted(by: { $0.key < $1.key }) {
                    if case .string(let text) = member { strings.append(text) }
                }
            default: break
            }
        }
        return strings
    }

    private func record(_ request: UniversityRequest, _ kind: String, _ owner: String) {
        truth.straySecrets.append(StraySecret(time: request.time, host: request.host, path: request.path, kind: kind, owner: owner))
    }
}
