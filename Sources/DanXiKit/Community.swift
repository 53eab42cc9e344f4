import Calls
import Networking
import Storage

/// The client and the services of one session for the DanXi community.
package final class Community: Sendable {
    package let client: CommunityClient
    package let forumService: ForumService
    package let imageService: ImageService
    package let curriculumService: CurriculumService
    package let watchTokens: WatchTokens

    /// Identifier of the signed-in account. Nil without a sign-in.
    package var account: String? { client.authenticator.present?.account }

    /// Makes sure that a later session with the store continues the sign-in. Call this function while no call runs. Blocks the calling thread.
    /// - Returns: false if the sign-in is not remembered. True without a sign-in.
    package func keepSignIn() throws -> Bool { try client.authenticator.keepSignIn() }

    /// - Parameters:
    ///   - store: the storage for values and tokens that outlive the session. Nil to keep values and tokens in memory only.
    ///   - directory: the directory for saved threads. Nil for a session without a `store.path`.
    package init(
        hosts: CommunityHosts, client transport: any APIClient, store: (any StoreBackend)?, directory: StoreDirectory?,
        log: @escaping LogHandler
    ) {
        let logging = LogPlugin(log: log)
        let tokens = TokenClient(api: APIService(client: transport, plugins: [logging]).forSignIn, base: hosts.auth)
        let file = store.map { TokenFile(store: $0, server: hosts.auth, log: log) }
        let authenticator = CommunityAuthenticator(client: tokens, file: file, log: log)
        let caches = CacheGroup(store: store, log: log) {
            // Accounts of different servers may have the same identifier.
            try authenticator.signIn().map { "\($0.account) of \(hosts.auth)" }
        }
        client = CommunityClient(
            hosts: hosts,
            api: APIService(
                client: AccountCheckingClient(client: transport, authenticator: authenticator),
                plugins: [AuthorizationPlugin(authenticator: authenticator), logging]),
            authenticator: authenticator, caches: caches,
            savedThreads: SavedThreads(directory: directory, authenticator: authenticator, server: hosts.auth), log: log)
        forumService = ForumService(client: client, caches: caches.subgroup("forum"))
        imageService = ImageService(client: client, caches: caches.subgroup("image", isPublic: true))
        watchTokens = caches.watchTokens("community")
        curriculumService = CurriculumService(client: client, caches: caches.subgroup("curriculum"))
    }
}
