import Calendar
import DanXiKit
import FudanKit

/// The content of an archive, without the floors of its threads. Floors are read one thread at a time.
struct ArchiveContent: Sendable {
    /// A value of the archive.
    struct Kept<Value: Sendable>: Sendable {
        let key: String
        /// The identifier of the course or semester to which the value belongs. Empty if the value belongs to neither.
        var scope = ""
        let value: Value
        /// When a run found that the server no longer has the value.
        var goneAt: Timestamp?
        /// Earlier values, oldest first.
        var earlier: [Value] = []
    }

    var threads: [SavedThread] = []
    var favorites: Set<Int> = []
    var ownHoles: Set<Int> = []
    var floors: [Kept<Floor>] = []
    var messages: [Kept<Message>] = []
    var reviews: [Kept<Review>] = []
    var semesters: [Kept<Semester>] = []
    var scores: [Kept<Score>] = []
    var lessons: [Kept<Course>] = []
    var exams: [Kept<Exam>] = []
    var transactions: [Kept<Transaction>] = []
    var loans: [Kept<Loan>] = []
    var courses: [Kept<ElearningCourse>] = []
    var files: [Kept<ArchivedFile>] = []
    /// The files in `media/`, by the addresses of the images.
    var media: [String: String] = [:]

    /// The number of courses in ``lessons``, which has each of their meetings.
    var courseCount: Int { Set(lessons.map { [$0.scope, $0.value.code ?? $0.value.name] }).count }
}

/// The floors of a thread with their earlier texts.
struct ArchivedThread: Sendable {
    let thread: SavedThread
    let floors: [SavedFloor]
    /// Earlier texts, oldest first, by the identifier of the floor.
    let earlier: [Int: [String]]
}
