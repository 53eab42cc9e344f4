/// What the methods of the service `moments` need from a session.
package struct MomentsDependencies: Sendable {
    package let momentsService: MomentsService

    package init(momentsService: MomentsService) {
        self.momentsService = momentsService
    }
}
