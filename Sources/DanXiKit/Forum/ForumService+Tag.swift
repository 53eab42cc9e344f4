import Errors
import Storage

extension ForumService {
    /// The time after a change for which the server may still send its earlier list of tags.
    private static let tagsDelay = Duration.seconds(600)

    /// `POST /tags`
    package func createTag(name: String) async throws -> Tag {
        let tag = try await ForumAPI.createTag(client, name: name)
        await addTags([tag])
        return tag
    }

    /// Changes a tag. The tag is requested first, because the server creates a tag if the identifier is unknown.
    ///
    /// `PUT /tags/{id}`
    package func modifyTag(id: Int, name: String, temperature: Int) async throws -> Tag {
        _ = try await ForumAPI.getTag(client, id: id)
        let tag = try await ForumAPI.modifyTag(client, id: id, name: name, temperature: temperature)
        await listAllTags.update(for: Self.tagsDelay) { $0.map { $0.id == id ? tag : $0 } }
        return tag
    }

    /// Deletes a tag, which the tag `to` replaces. The tag's name is requested first, because the server would double the tag's temperature
    /// if the tag were to replace itself.
    ///
    /// `DELETE /tags/{id}`
    package func deleteTag(id: Int, to: String) async throws -> Tag {
        guard try await ForumAPI.getTag(client, id: id).name != to else {
            throw DanXiError(.invalidArgument, "forum.delete_tag: `to`: must not be the tag to delete. Pass the name of another tag.")
        }
        let tag = try await ForumAPI.deleteTag(client, id: id, to: to)
        await listAllTags.update(for: Self.tagsDelay) { $0.filter { $0.id != id }.map { $0.id == tag.id ? tag : $0 } }
        return tag
    }

    /// Adds tags to the cached list. Tags that the list already has are not added again.
    func addTags(_ tags: [Tag]) async {
        await listAllTags.update(for: Self.tagsDelay) { list in
            let known = Set(list.map(\.id))
            return list + tags.filter { !known.contains($0.id) }
        }
    }
}
