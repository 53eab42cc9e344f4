import Calls
import Networking
import Storage

/// The dependencies of the service `github` in a session.
package struct GitHubDependencies: Sendable {
    package let client: GitHubClient

    /// - Parameter transport: sends requests without cookies, redirects and retries.
    package init(server: GitHubServer, client transport: any APIClient, store: (any StoreBackend)?, log: @escaping LogHandler) {
        client = GitHubClient(server: server, client: transport, store: store, log: log)
    }
}
