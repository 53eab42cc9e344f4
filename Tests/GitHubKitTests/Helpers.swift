import Calls
import HTTP
import Networking
import Storage
import TestSupport

@testable import GitHubKit

let user = #"{"login": "lin-chen", "id": 2}"#
let token = "ghp_0123456789"

/// Returns a client that sends its requests to `server`. By default, it has a token, and its writes need no interval.
func client(
    _ server: any APIClient, token: String? = token, writeInterval: Duration = .zero, store: StoreDirectory? = nil,
    pauses: SharedPauses = SharedPauses(), log: @escaping LogHandler = { _, _ in }
) -> GitHubClient {
    let github = GitHubServer(
        baseURL: "https://api.github.com", token: token, apiVersion: "2022-11-28", writeInterval: writeInterval)
    return GitHubDependencies(server: github, client: server, store: store, pauses: pauses, log: log).client
}

/// Returns the headers with which GitHub states a rate limit.
func limit(_ remaining: Int, resource: String = "core", reset: Int = 4_000_000_000) -> HTTPHeaders {
    [
        "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "\(remaining)", "X-RateLimit-Reset": "\(reset)",
        "X-RateLimit-Resource": resource,
    ]
}
