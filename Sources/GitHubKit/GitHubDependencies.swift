import Calls
import Networking
import Storage

/// The dependencies of the service `github` in a session.
package struct GitHubDependencies: Sendable {
    package let client: GitHubClient

    /// - Parameters:
    ///   - transport: sends requests without cookies, redirects and retries.
    ///   - pauses: the pauses that the requests share with other sessions.
    package init(
        server: GitHubServer, client transport: any APIClient, store: (any StoreBackend)?, pauses: SharedPauses = SharedPauses(),
        log: @escaping LogHandler
    ) {
        client = GitHubClient(server: server, client: transport, store: store, pauses: pauses, log: log)
    }
}
