import Errors
import Storage
import Text

extension ForumService {
    /// Creates a hole, and adds its new tags to the cached list of tags.
    ///
    /// `POST /divisions/{division_id}/holes`
    package func createHole(content: String, divisionId: Int, tags: [String], specialTag: String?) async throws -> Hole {
        try await checkDivision(divisionId, "forum.create_hole", "division_id")
        try await checkLongNames(tags, of: "forum.create_hole")
        let hole = try await ForumAPI.createHole(client, content: content, divisionId: divisionId, tags: tags, specialTag: specialTag)
        await addTags(hole.tags)
        return hole
    }

    /// Changes a hole, updates the cached pinned holes, and adds the hole's new tags to the cached list of tags.
    ///
    /// `PUT /holes/{id}`
    package func modifyHole(
        id: Int, tags: [String]?, divisionId: Int?, hidden: Bool?, locked: Bool?, frozen: Bool?
    ) async throws -> Hole {
        if let divisionId { try await checkDivision(divisionId, "forum.modify_hole", "division_id") }
        let hole = try await ForumAPI.modifyHole(
            client, id: id, tags: tags, divisionId: divisionId, hidden: hidden, locked: locked, frozen: frozen)
        await addTags(hole.tags)
        await changePinned(id) { _ in hole }
        return hole
    }

    /// Throws if one of the tag names is too long for a new tag, no existing tag has this name, and the account is not an administrator.
    ///
    /// If no name is too long for a new tag, no request is sent.
    func checkLongNames(_ names: [String], of method: String) async throws {
        var unknown = names.filter(Tag.isTooLongForNew)
        for policy in [CachePolicy.prefer, .refresh] where !unknown.isEmpty {
            let known = Set(try await listAllTags(cache: policy).value.map { $0.name.lowercased() })
            unknown.removeAll { known.contains($0.trimmed.lowercased()) }
        }
        guard let name = unknown.first, try await !ForumAPI.getProfile(client).isAdmin else { return }
        throw DanXiError(
            .invalidArgument,
            "\(method): `tags`: no tag has the name \(name), and only administrators can create a tag whose name has more than 10 characters and more than 15 bytes. Use a shorter name, or the name of a tag from forum.list_all_tags."
        )
    }
}

extension Tag {
    /// Returns whether only administrators can create a tag with this name, because the trimmed name has more than 10 Unicode scalars and
    /// more than 15 bytes.
    fileprivate static func isTooLongForNew(_ name: String) -> Bool {
        let name = name.trimmed
        return name.unicodeScalars.count > 10 && name.utf8.count > 15
    }
}
