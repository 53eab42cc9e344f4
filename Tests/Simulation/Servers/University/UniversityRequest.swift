import HTTP
import Text

@testable import JSON

/// A request to the university, with its parts decoded.
struct UniversityRequest {
    let server: ServerRequest
    /// The host in lower case, without the port.
    let host: String
    let parameters: [QueryItem]
    let form: [QueryItem]
    let cookies: [QueryItem]

    init(_ request: ServerRequest) {
        server = request
        let authority = request.origin.firstRange(of: "://").map { request.origin[$0.upperBound...] } ?? request.origin[...]
        host = authority.prefix { $0 != ":" }.lowercased()
        parameters = [QueryItem](query: request.query ?? "")
        let isForm = request.header("Content-Type")?.hasPrefix("application/x-www-form-urlencoded") == true
        form = isForm ? [QueryItem](query: String(decoding: request.body, as: UTF8.self).replacing("+", with: " ")) : []
        cookies = request.headers.filter { $0.name.lowercased() == "cookie" }.flatMap { header in
            header.value.split(separator: ";").compactMap { pair in
                let parts = pair.trimmed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return parts.count == 2 ? QueryItem(String(parts[0]), String(parts[1])) : nil
            }
        }
    }

    var isPost: Bool { server.method == "POST" }
    var path: String { server.path }
    var time: Int { server.time }
    var url: String { server.origin + server.path + (server.query.map { "?\($0)" } ?? "") }

    /// Returns a parameter of the query. An empty string if it is missing.
    func parameter(_ name: String) -> String { parameters.first { $0.name == name }?.value ?? "" }

    /// Returns a field of the form in the body. An empty string if it is missing.
    func field(_ name: String) -> String { form.first { $0.name == name }?.value ?? "" }

    func cookie(_ name: String) -> String? { cookies.first { $0.name == name }?.value }

    /// The members of the JSON object in the body. Empty if the body is no such object.
    var json: [String: JSONValue] {
        guard case .object(let members)? = try? JSONValue.decode(PaddedBytes(server.body)) else { return [:] }
        return members
    }

    /// The URL without the parameter `ticket`.
    var urlWithoutTicket: String {
        let rest = (server.query ?? "").split(separator: "&").filter { !$0.hasPrefix("ticket=") }
        return server.origin + server.path + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
    }
}

extension JSONValue? {
    /// The string. An empty string for any other value.
    var universityText: String { if case .string(let text)? = self { text } else { "" } }
}
