import SQLite

extension ForumService {
    /// Saves a hole with its floors in the store directory. For an administrator, also saves the earlier texts of the floors.
    /// - Parameters:
    ///   - refresh: whether to request the saved floors again.
    ///   - maxFloors: the number of new floors after which no further page is requested. Nil for no limit.
    ///
    /// `GET /holes/{id}`, `GET /holes/{id}/floors`, `GET /floors/{id}/history`
    package func saveThread(holeId: Int, refresh: Bool, maxFloors: Int?) async throws -> SavingReport {
        try await ThreadSaver(client: client, store: client.savedThreads, holeId: holeId).save(refresh: refresh, maxFloors: maxFloors)
    }

    package func getSavedThread(holeId: Int) async throws -> SavedThread {
        try await client.savedThreads.run("forum.get_saved_thread") { tables in
            guard let thread = try tables.thread(holeId) else { throw ThreadTables.notSaved(holeId) }
            return thread
        }
    }

    package func listSavedFloors(holeId: Int, startFloor: Int, size: Int) async throws -> [SavedFloor] {
        try await client.savedThreads.run("forum.list_saved_floors") { try $0.floors(of: holeId, offset: startFloor, size: size) }
    }

    package func listSavedThreads(offset: Int, size: Int) async throws -> [SavedThread] {
        try await client.savedThreads.run("forum.list_saved_threads") { try $0.threads(offset: offset, size: size) }
    }

    package func searchSaved(query: String, holeId: Int?, offset: Int, size: Int) async throws -> [SavedMatch] {
        try await client.savedThreads.run("forum.search_saved") {
            try $0.search(SearchWords(query), in: holeId, offset: offset, size: size)
        }
    }

    package func deleteSavedThread(holeId: Int) async throws {
        while try await !client.savedThreads.run("forum.delete_saved_thread", { try $0.deletePart(of: holeId) }) {}
    }
}
