import HTTP

/// The base URLs of the community's servers.
package struct CommunityHosts: Sendable {
    package let forum: String
    package let curriculum: String
    package let auth: String
    package let image: String

    package init(forum: String, curriculum: String, auth: String, image: String) {
        self.forum = forum
        self.curriculum = curriculum
        self.auth = auth
        self.image = image
    }

    package var origins: Set<Origin> { Set([forum, curriculum, auth, image].compactMap { Origin($0) }) }
}
