import Errors
import HTTPKit
import Storage

extension ElearningService {
    /// Downloads a file of a course.
    package func downloadFile(courseId: Int, id: Int, file: String) async throws -> DownloadedFile {
        let files = ElearningFiles(client: client)
        return try await files.download(try await files.file(id, of: courseId), to: file)
    }

    /// Puts the files of a course into a folder.
    package func sync(courseId: Int, folder path: String) async throws -> ElearningSyncResult {
        let (client, files) = (client, ElearningFiles(client: client))
        return try await UserFolder.opened(path) { folder in
            var sync = try await ElearningSync(files: files, course: courseId, folder: folder)
            return try await sync.run(try await ElearningCourseFiles(files, client, course: courseId))
        }
    }
}
