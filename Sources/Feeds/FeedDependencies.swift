import Calls
import Networking
import Storage

/// The dependencies of the service `feeds` in a session.
package struct FeedDependencies: Sendable {
    package let client: FeedClient

    /// - Parameters:
    ///   - transport: sends requests without cookies, redirects and retries.
    ///   - directory: the store directory. Nil for a session without a `store.path`.
    package init(client transport: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let plugins = [LogPlugin(log: log)]
        client = FeedClient(
            api: APIService(client: transport, plugins: plugins),
            politeAPI: APIService(client: transport, retryPolicy: RetryPolicy(attempts: 1), plugins: plugins),
            saved: SavedFeeds(directory: directory))
    }
}
