import Networking
import Storage

/// The DanXi community as one session sees it.
package struct Community: Sendable {
    package let service: CommunityClient
    package let accountStore: AccountStore
    package let forumStore: ForumStore

    package init(hosts: CommunityHosts, client: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
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
package struct CommunityHosts: Sendable {
    package var forum = "https://forum.fduhole.com/api"
    package var curriculum = "https://danke.fduhole.com/api"
    package var auth = "https://auth.fduhole.com/api"
    package var image = "https://image.fduhole.com"

    package init() {}
}
