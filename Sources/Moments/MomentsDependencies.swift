/// The dependencies of the methods of the service `moments` in a session.
package struct MomentsDependencies: Sendable {
    package let momentsService: MomentsService

    package init(momentsService: MomentsService) {
        self.momentsService = momentsService
    }
}
