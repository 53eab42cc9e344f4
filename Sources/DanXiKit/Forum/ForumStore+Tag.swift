import Storage

extension ForumStore {
    /// How long the server may send a list of tags from before a change.
    private static let tagsDelay = Duration.seconds(600)

    /// Adds tags to the cached list, unless it has them.
    func addTags(_ tags: [Tag]) async {
        await listAllTags.update(for: Self.tagsDelay) { list in
            let known = Set(list.map(\.id))
            return list + tags.filter { !known.contains($0.id) }
        }
    }
}
