import Networking
import Storage

/// The DanXi community as one session sees it.
public struct Community: Sendable {
    public let service: CommunityClient
    public let accountStore: AccountStore
    public let forumStore: ForumStore

    public init(hosts: CommunityHosts, client: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let logging = LogPlugin(log: log)
        let anonymous = CommunityClient(hosts: hosts, api: APIService(client: client, plugins: [logging]), credentials: nil)
        let credentials = CredentialStore(service: anonymous, directory: directory, log: log)
        let authorization = AuthorizationPlugin(credentials: credentials)
        service = CommunityClient(
            hosts: hosts, api: APIService(client: client, plugins: [authorization, logging]), credentials: credentials)
        forumStore = ForumStore(service: service, directory: directory, log: log)
        accountStore = AccountStore(service: anonymous, credentials: credentials, forumStore: forumStore, log: log)
    }
}

/// Where the community's servers are.
public struct CommunityHosts: Sendable {
    public var forum = "https://forum.fduhole.com/api"
    public var curriculum = "https://danke.fduhole.com/api"
    public var auth = "https://auth.fduhole.com/api"
    public var image = "https://image.fduhole.com"

    public init() {}
}
