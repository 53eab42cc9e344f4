import Networking
import Storage

/// The client and the stores of one session for the DanXi community.
package struct Community: Sendable {
    package let client: CommunityClient
    package let forumStore: ForumStore

    package init(hosts: CommunityHosts, client transport: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let logging = LogPlugin(log: log)
        let tokens = TokenClient(api: APIService(client: transport, plugins: [logging]), base: hosts.auth)
        let stores = StoreGroup(directory: directory, log: log)
        let authenticator = CommunityAuthenticator(client: tokens, stores: stores, log: log)
        client = CommunityClient(
            hosts: hosts, api: APIService(client: transport, plugins: [AuthorizationPlugin(authenticator: authenticator), logging]),
            authenticator: authenticator)
        forumStore = ForumStore(client: client, stores: stores.subgroup("forum"))
    }
}
