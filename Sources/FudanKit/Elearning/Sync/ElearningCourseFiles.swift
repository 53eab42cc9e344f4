import Errors

/// The files of a course: those of the list, and those that only modules contain.
struct ElearningCourseFiles {
    let folders: [ElearningFolder]
    let files: [ElearningFile]
    /// The identifiers of all files that the course mentions, also of those that the account may not see.
    let mentioned: Set<Int>
    /// Whether the list of files was read, so that a file that is missing was removed.
    let isComplete: Bool

    /// - Throws: `forbidden` if the course shows neither its files nor its modules.
    init(_ files: ElearningFiles, _ client: ElearningClient, course: Int) async throws {
        let listed = try await Self.unlessForbidden { try await ElearningAPI.listFiles(client, course: course) }
        let folders = try await Self.unlessForbidden { try await ElearningAPI.listFolders(client, course: course) }
        let modules = try await Self.unlessForbidden { try await ElearningAPI.listModules(client, course: course) }
        if case .failure(let error) = listed, case .failure = modules { throw error }
        var found = (try? listed.get()) ?? []
        var mentioned = Set(found.map(\.id))
        let items = ((try? modules.get()) ?? []).flatMap(\.items).filter { $0.type == .File }
        for id in items.compactMap(\.contentId) where mentioned.insert(id).inserted {
            let file = try await Self.unlessForbidden { try await files.file(id, of: course).file }
            if let file = try? file.get() { found.append(file) }
        }
        self.files = found.sorted { $0.id < $1.id }
        self.folders = (try? folders.get()) ?? []
        self.mentioned = mentioned
        isComplete = (try? listed.get()) != nil
    }

    /// Returns the value of a request, or the error if the account may not see it.
    private static func unlessForbidden<Value>(_ request: () async throws -> Value) async throws -> Result<Value, DanXiError> {
        do {
            return .success(try await request())
        } catch let error as DanXiError where [.forbidden, .notFound].contains(error.code) {
            return .failure(error)
        }
    }
}
