import Networking
import Storage

/// The DanXi community as one session sees it.
package struct Community: Sendable {
    package let client: CommunityClient
    package let accountStore: AccountStore
    package let forumStore: ForumStore

    package init(hosts: CommunityHosts, client transport: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let logging = LogPlugin(log: log)
        let anonymous = CommunityClient(hosts: hosts, api: APIService(client: transport, plugins: [logging]), credentials: nil)
        let stores = StoreGroup(directory: directory, log: log)
        let credentials = CredentialStore(service: anonymous, file: stores.file("account"), log: log)
        let authorization = AuthorizationPlugin(credentials: credentials)
        client = CommunityClient(
            hosts: hosts, api: APIService(client: transport, plugins: [authorization, logging]), credentials: credentials)
        forumStore = ForumStore(service: client, stores: stores.subgroup("forum"))
        accountStore = AccountStore(service: anonymous, credentials: credentials, stores: stores, log: log)
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
