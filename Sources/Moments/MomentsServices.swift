/// The dependencies of the Moments methods of a session.
package struct MomentsServices: Sendable {
    package let momentsStore: MomentsStore

    package init(momentsStore: MomentsStore) {
        self.momentsStore = momentsStore
    }
}
