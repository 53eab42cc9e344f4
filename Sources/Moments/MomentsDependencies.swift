/// The dependencies of the Moments methods of a session.
package struct MomentsDependencies: Sendable {
    package let momentsService: MomentsService

    package init(momentsService: MomentsService) {
        self.momentsService = momentsService
    }
}
