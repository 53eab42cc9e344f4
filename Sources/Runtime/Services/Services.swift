import Archive
import Calls
import CampusSignIn
import DanXiKit
import Feeds
import FudanKit
import GitHubKit
import GraphQL
import HTTPKit
import JSON
import Moments
import Networking
import Storage
import Threads
import WebVPN

/// The services of a session. Each service is created when it is first used, because most programs use few of them.
struct Services: Sendable {
    @Lazy var campusAccess: CampusAccess
    @Lazy var campus: Campus
    @Lazy var community: Community
    @Lazy var feeds: FeedDependencies
    @Lazy var github: GitHubDependencies
    @Lazy var graphql: GraphQLDependencies
    @Lazy var moments: MomentsDependencies
    @Lazy var http: HTTPDependencies
    @Lazy var archive: ArchiveDependencies
    let store: StoreDependencies

    /// - Parameters:
    ///   - transport: the client that sends requests without adding cookies, following redirects or retrying.
    ///   - store: the store for values and sign-ins that outlive the session. Nil if they end with the session.
    ///   - directory: the directory of `store.path`. Nil for a session without this key.
    ///   - pauses: the pauses of servers that the session shares with others.
    ///   - hasten: makes the streams of a method with these parameters poll without waiting for their intervals.
    init(
        _ configuration: Configuration, client transport: any APIClient, store: (any StoreBackend)?, directory: StoreDirectory?,
        pauses: SharedPauses,
        hasten: @escaping @Sendable (_ method: String, _ parameters: [String: JSONValue]) -> Void, log: @escaping LogHandler
    ) {
        let access = Lazy {
            CampusAccess(
                client: transport, webVPN: configuration.webVPN, allowsPlainHTTP: configuration.allowsPlainHTTP,
                userAgent: configuration.campusUserAgent, store: store, log: log)
        }
        _campusAccess = access
        let mode = configuration.webVPN
        let community = Lazy {
            // Without an account of the campus, only the mode `always` needs the route.
            let client = WebVPNClient(
                route: { mode == .always ? access.value.webVPN : access.valueIfComputed?.webVPN }, direct: transport)
            return Community(hosts: configuration.hosts, client: client, store: store, directory: directory, log: log)
        }
        _community = community
        let campus = Lazy {
            Campus(
                access.value, store: store, days: DayCalendar(path: configuration.dayChangesFile),
                elearningToken: configuration.elearningToken,
                unreadMessages: { try await ForumAPI.listMessages(community.value.client, unread: true).count }, log: log)
        }
        _campus = campus
        _archive = Lazy {
            ArchiveDependencies(
                client: ArchiveSources(community: community, campus: campus, usesElearningToken: configuration.elearningToken != nil))
        }
        _feeds = Lazy { FeedDependencies(client: transport, directory: directory, log: log) }
        _github = Lazy { GitHubDependencies(server: configuration.gitHub, client: transport, store: store, pauses: pauses, log: log) }
        let graphql = Lazy {
            GraphQLDependencies(
                client: transport,
                hosts: configuration.restHosts.values.map { GraphQLHost(baseURL: $0.baseURL, headers: $0.headers, secrets: $0.secrets) },
                log: log)
        }
        _graphql = graphql
        _moments = Lazy {
            MomentsDependencies(
                momentsService: MomentsService(
                    client: graphql.value.client, baseURL: configuration.moments.baseURL, version: "\(Version.text)",
                    defaults: configuration.moments.toggles, store: store, log: log,
                    changed: { hasten("moments.watch", ["user_id": .string($0)]) }))
        }
        _http = Lazy {
            HTTPDependencies(
                hosts: configuration.restHosts, client: transport, allowsPlainHTTP: configuration.allowsPlainHTTP, store: store,
                pauses: pauses,
                log: log)
        }
        self.store = StoreDependencies(store)
        // The sign-ins in the store are read when the session is opened, because the start of a call must not wait for the store.
        if store != nil { _ = (access.value, community.value) }
    }

    /// The accounts that the session is signed in with. A sign-in that has not been created yet has no account. A session with a store
    /// creates both sign-ins when it is opened.
    var accounts: CallAccounts {
        CallAccounts(community: $community.valueIfComputed?.account, campus: $campusAccess.valueIfComputed?.account)
    }
}
