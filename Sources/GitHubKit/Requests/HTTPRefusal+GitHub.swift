import Errors
import HTTP
import JSON

extension HTTPRefusal {
    /// Converts a refusal of GitHub to an error with GitHub's message. `detail` has those of the members `fields`, `documentation_url` and
    /// `accepted_permissions` that GitHub sent. `fields` lists the errors in single fields, and `accepted_permissions` the permissions that
    /// a token needs.
    static func gitHubError(_ response: HTTPResponse) -> DanXiError {
        let body = GitHubRefusal(response)
        var detail: [String: JSONValue] = [:]
        detail["fields"] = body?.errors
        detail["documentation_url"] = body?.documentationURL.map { .string($0) }
        detail["accepted_permissions"] = response.headers["X-Accepted-GitHub-Permissions"].map { .string($0.shortened(toBytes: 500)) }
        return HTTPRefusal(
            response, codes: [410: .notFound, 451: .forbidden],
            advice: [
                .notSignedIn: "Set github.token in the configuration to a valid token.",
                .forbidden: "The token lacks a permission, or the owner has turned this feature off. Check the permissions of the token.",
                .notFound: response.status == 410
                    ? "The resource was deleted or turned off."
                    : "The resource does not exist, or the token has no access to it. Check the name and the permissions of the token.",
            ]
        ).error(message: body?.message, detail: detail.isEmpty ? nil : .object(detail))
    }
}

/// The body of a refusal: `{message, documentation_url, errors}`.
struct GitHubRefusal: JSONDecodable {
    let message: String?
    let documentationURL: String?
    /// Errors in single fields: objects `{resource, field, code, message}` or strings.
    let errors: JSONValue?

    init?(_ response: HTTPResponse) {
        guard let body = try? Self.decode(response.body, levels: JSONDocument.levelsOfExcerpt) else { return nil }
        self = body
    }

    init(json: JSONElement) throws(JSONError) {
        message = try json.optional("message")
        documentationURL = (try? json.member("documentation_url")).flatMap { $0 }.flatMap { try? $0.string(shortenedToBytes: 500) }
        errors = try json.member("errors").flatMap { $0.isNull ? nil : JSONValue(shortening: $0, toBytes: DanXiError.detailLimit) }
    }
}
