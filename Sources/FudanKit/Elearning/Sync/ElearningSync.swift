import Errors
import JSON
import Storage

/// One run that puts the files of a course into a folder.
///
/// Each file is downloaded completely before it gets its place. Its place is recorded before it is moved there, so that a later run
/// recognizes it whenever a process is killed. A file that the user has changed or made is neither overwritten nor removed.
struct ElearningSync {
    let files: ElearningFiles
    let course: Int
    let folder: UserFolder
    private var record: ElearningSyncRecord

    /// Number of times that a place is chosen again because another program has taken it.
    private static let attempts = 10

    /// - Throws: `invalid_argument` if the folder has the files of another course.
    init(files: ElearningFiles, course: Int, folder: UserFolder) async throws {
        (self.files, self.course, self.folder) = (files, course, folder)
        let known: ElearningSyncRecord? = try await folder.run { try folder.record() }
        record = known ?? ElearningSyncRecord(course: course)
        guard record.course == course else {
            throw DanXiError(
                .invalidArgument,
                "elearning.sync: `folder`: \(folder.path) has the files of the course \(record.course). Choose another folder for the course \(course)."
            )
        }
    }

    mutating func run(_ content: ElearningCourseFiles) async throws -> ElearningSyncResult {
        let places = ElearningPlaces(folders: content.folders, files: content.files)
        try await clean(content.files)
        var results: [ElearningSyncedFile] = []
        for file in content.files {
            do {
                results.append(try await sync(file, to: places.place(of: file)))
            } catch let error as DanXiError where error.isAboutFile {
                results.append(file.synced(.failed, at: record.files[file.id], reason: error.message))
            }
        }
        // A process that was killed between two steps can have left the note about a download that is complete.
        try await clean(content.files)
        let gone = record.files.values.filter { !content.mentioned.contains($0.id) }.sorted { $0.id < $1.id }
        if content.isComplete {
            results += gone.map { ElearningSyncedFile(id: $0.id, name: $0.name, outcome: .removed, path: $0.path, size: nil, reason: nil) }
        }
        return ElearningSyncResult(folder: folder.path, files: results)
    }

    /// Removes what killed processes have left behind, except for the files that are still to be put into the folder.
    private func clean(_ files: [ElearningFile]) async throws {
        try await folder.run { [folder, record] in
            var wanted: Set<String> = []
            for file in files {
                let entry = record.files[file.id]
                let isDone = try entry.map { try $0.version == file.version && folder.content(at: $0.place) == .file($0.stamp) }
                if isDone != true { wanted.insert(Self.prepared(file)) }
            }
            try folder.removePrepared { name in !wanted.contains(String(name.prefix { $0 != "." })) || name.hasSuffix(".new") }
        }
    }

    private mutating func sync(_ file: ElearningFile, to planned: [String]) async throws -> ElearningSyncedFile {
        let entry = record.files[file.id]
        let content = try await entry.asyncMap { entry in try await folder.run { [folder] in try folder.content(at: entry.place) } }
        // A file that the user has changed stays as it is until the server has a new version.
        if let entry, let content, entry.version == file.version, content != .nothing, !entry.isEarlier(content) {
            return file.synced(.unchanged, at: entry, reason: nil)
        }
        if file.locked == true { return file.synced(.locked, at: entry, reason: nil) }
        let (newest, name, stamp) = try await prepare(file)
        let own = content.flatMap { entry?.own($0) }
        let isKept = entry != nil && (content == .nothing || own != nil)
        let changed = try await put(newest, name, stamp, at: isKept ? entry?.place : nil, or: planned, replacing: own)
        return newest.synced(own == nil ? .downloaded : .updated, at: changed, reason: nil)
    }

    /// Downloads a file into the folder's own directory, unless it is already there.
    private func prepare(_ file: ElearningFile) async throws -> (ElearningFile, name: String, FileStamp) {
        let name = Self.prepared(file)
        if let stamp = try await folder.run({ [folder] in try folder.prepared(name) }) { return (file, name, stamp) }
        let newest = try await files.file(file.id, of: course)
        let newestName = Self.prepared(newest.file)
        _ = try await files.download(newest, to: "\(folder.workPath)/\(newestName)")
        guard let stamp = try await folder.run({ [folder] in try folder.prepared(newestName) }) else {
            throw DanXiError(.storage, "Another program has removed \(folder.workPath)/\(newestName). Try again.")
        }
        return (newest.file, newestName, stamp)
    }

    /// Records the place of a prepared file, and moves the file there.
    private mutating func put(
        _ file: ElearningFile, _ name: String, _ stamp: FileStamp, at place: [String]?, or planned: [String], replacing own: FileStamp?
    ) async throws -> ElearningSyncRecord.Entry {
        var (place, own) = (place, own)
        for _ in 0..<Self.attempts {
            let chosen: [String]
            if let place { chosen = place } else { chosen = try await free(planned, for: file.id) }
            let entry = ElearningSyncRecord.Entry(
                id: file.id, name: file.name, place: chosen, version: file.version, stamp: stamp, replaced: own)
            record.files[file.id] = entry
            let isMoved = try await folder.run { [folder, record, own] in
                try folder.setRecord(record)
                return try folder.move(name, to: chosen, replacing: own)
            }
            if isMoved { return entry }
            (place, own) = (nil, nil)
        }
        throw DanXiError(.storage, "Cannot write \(file.name) to \(folder.path): another program takes each place. Try again.")
    }

    private func free(_ place: [String], for id: Int) async throws -> [String] {
        try await folder.run { [folder, record] in try folder.freePlace(for: place) { record.isTaken($0, besides: id) } }
    }

    /// Returns the name under which a version of a file is prepared.
    private static func prepared(_ file: ElearningFile) -> String { "\(file.id)-\(file.version)" }
}

extension Optional where Wrapped: Sendable {
    fileprivate func asyncMap<Value>(_ work: (Wrapped) async throws -> Value) async rethrows -> Value? {
        guard let self else { return nil }
        return try await work(self)
    }
}

extension ElearningSyncRecord.Entry {
    var path: String { place.joined(separator: "/") }

    /// Returns whether this is the earlier version, which should have been replaced.
    func isEarlier(_ content: PlaceContent) -> Bool { replaced.map { content == .file($0) && $0 != stamp } ?? false }

    /// Returns the stamp of a file that was put there and that nobody has changed. Nil for anything else.
    func own(_ content: PlaceContent) -> FileStamp? { [stamp, replaced].compactMap { $0 }.first { content == .file($0) } }
}

extension ElearningFile {
    func synced(
        _ outcome: ElearningSyncOutcome, at entry: ElearningSyncRecord.Entry?, reason: String?
    ) -> ElearningSyncedFile {
        ElearningSyncedFile(id: id, name: name, outcome: outcome, path: entry?.path, size: size, reason: reason)
    }
}

extension DanXiError {
    /// Whether the error concerns one file, so that the other files can still be downloaded.
    fileprivate var isAboutFile: Bool { [.notFound, .forbidden, .rejected, .unexpectedResponse].contains(code) }
}
