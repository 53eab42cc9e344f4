import Calls
import Feeds
import GitHubKit
import GraphQL
import HTTPKit
import Moments
import Networking
import Storage

/// The services that belong neither to the community nor to the campus.
struct GeneralServices: Sendable {
    let feeds: FeedServices
    let github: GitHubServices
    let graphql: GraphQLServices
    let moments: MomentsServices
    let http: HTTPServices

    /// - Parameters:
    ///   - transport: sends requests without cookies, redirects and retries.
    ///   - directory: nil for a session without a `store.path`.
    init(
        _ configuration: Configuration, client transport: any APIClient, store: (any StoreBackend)?, directory: StoreDirectory?,
        watches: Watches, log: @escaping LogHandler
    ) {
        let hosts = configuration.restHosts
        feeds = FeedServices(client: transport, directory: directory, log: log)
        github = GitHubServices(server: configuration.gitHub, client: transport, store: store, log: log)
        graphql = GraphQLServices(
            client: transport, hosts: hosts.values.map { GraphQLHost(baseURL: $0.baseURL, headers: $0.headers, secrets: $0.secrets) },
            log: log)
        moments = MomentsServices(
            momentsStore: MomentsStore(
                client: graphql.client, baseURL: configuration.moments.baseURL, version: "\(Version.text)",
                defaults: configuration.moments.toggles, store: store, log: log,
                changed: { watches.hasten("moments.watch", ["user_id": .string($0)]) }))
        http = HTTPServices(
            hosts: hosts, client: transport, allowsPlainHTTP: configuration.allowsPlainHTTP, store: store, log: log)
    }
}
