import Networking
import Storage

/// The client and the stores of one session for the DanXi community.
package struct Community: Sendable {
    package let client: CommunityClient
    package let forumStore: ForumStore
    package let curriculumStore: CurriculumStore

    /// Identifier of the signed-in account. Nil without a sign-in.
    package var account: String? { client.authenticator.present?.account }

    package init(hosts: CommunityHosts, client transport: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let logging = LogPlugin(log: log)
        let tokens = TokenClient(api: APIService(client: transport, plugins: [logging]), base: hosts.auth)
        let file = directory.map { TokenFile(directory: $0, server: hosts.auth, log: log) }
        let authenticator = CommunityAuthenticator(client: tokens, file: file, log: log)
        let stores = StoreGroup(directory: directory, log: log) {
            // Accounts of different servers may have the same identifier.
            try authenticator.signIn().map { "\($0.account) of \(hosts.auth)" }
        }
        client = CommunityClient(
            hosts: hosts,
            api: APIService(
                client: AccountCheckingClient(client: transport, authenticator: authenticator),
                plugins: [AuthorizationPlugin(authenticator: authenticator), logging]),
            authenticator: authenticator, stores: stores, log: log)
        forumStore = ForumStore(client: client, stores: stores.subgroup("forum"))
        curriculumStore = CurriculumStore(client: client, stores: stores.subgroup("curriculum"))
    }
}
