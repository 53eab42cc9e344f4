import DanXiKit
import FudanKit
import Threads

/// The services whose content an archive has.
package struct ArchiveSources: Sendable {
    @Lazy var community: Community
    @Lazy var campus: Campus
    /// Whether eLearning is used with a personal token, which may be another person's.
    let usesElearningToken: Bool

    package init(community: Lazy<Community>, campus: Lazy<Campus>, usesElearningToken: Bool) {
        _community = community
        _campus = campus
        self.usesElearningToken = usesElearningToken
    }
}

/// The dependencies of the service `archive` in a session.
package struct ArchiveDependencies: Sendable {
    package let client: ArchiveSources

    package init(client: ArchiveSources) {
        self.client = client
    }
}
