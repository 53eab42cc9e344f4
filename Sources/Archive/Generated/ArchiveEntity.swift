// Generated from interface/archive.toml by `make generate`; do not edit.

import JSON
import Networking

/// A part of an archive.
package enum ArchivePartName: String, JSONString, CaseIterable {
    /// The favorites in the forum.
    case favorites = "favorites"
    /// The holes that the account created.
    case holes = "holes"
    /// The floors that the account wrote in any hole.
    case floors = "floors"
    /// All floors of the favorites and of the account's holes.
    case threads = "threads"
    /// The messages of the forum, which keeps them for seven days.
    case messages = "messages"
    /// The images in these floors that are on the community's image server.
    case images = "images"
    /// The course reviews that the account wrote.
    case reviews = "reviews"
    /// The course results of all semesters.
    case scores = "scores"
    /// The timetables of all semesters.
    case lessons = "lessons"
    /// The exams. The university has none for graduate students.
    case exams = "exams"
    /// The transactions of the campus card.
    case transactions = "transactions"
    /// The books that were borrowed and returned.
    case loans = "loans"
    /// The files of the courses in eLearning.
    case files = "files"
}

/// The outcome of a part of a run.
package enum ArchiveOutcome: String, JSONString, CaseIterable {
    /// The part is complete.
    case ok = "ok"
    /// The part could not be read, or not completely. All entries that were read are stored.
    case failed = "failed"
    /// The part was not read: the session is not signed in, or the run has ended after two refusals.
    case skipped = "skipped"
}

/// The language of the words between what is one's own.
package enum ArchiveLanguage: String, JSONString, CaseIterable {
    /// Chinese.
    case zh = "zh"
    /// English.
    case en = "en"
}

/// The result of a run for a part of the archive.
package struct ArchivePart: JSONCodable, APIParsable, Hashable {
    /// Name of the part.
    package var name: ArchivePartName
    /// Outcome of the part.
    package var outcome: ArchiveOutcome
    /// Number of entries that the part has now, without those that the server no longer has.
    package var count: Int
    /// Number of entries that the run has added.
    package var newCount: Int
    /// Number of entries that have changed. Their earlier form is kept.
    package var changedCount: Int
    /// Number of entries that the server no longer has. They stay in the archive.
    package var goneCount: Int
    /// Reason why the part was skipped or failed, otherwise `nil`.
    package var reason: String?

    package init(
        name: ArchivePartName,
        outcome: ArchiveOutcome,
        count: Int,
        newCount: Int,
        changedCount: Int,
        goneCount: Int,
        reason: String?
    ) {
        self.name = name
        self.outcome = outcome
        self.count = count
        self.newCount = newCount
        self.changedCount = changedCount
        self.goneCount = goneCount
        self.reason = reason
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        outcome = try json.value("outcome")
        count = try json.value("count", in: 0...)
        newCount = try json.value("new_count", in: 0...)
        changedCount = try json.value("changed_count", in: 0...)
        goneCount = try json.value("gone_count", in: 0...)
        reason = try json.optional("reason")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("outcome", outcome)
            json.set("count", count)
            json.set("new_count", newCount)
            json.set("changed_count", changedCount)
            json.set("gone_count", goneCount)
            json.set("reason", reason)
        }
    }
}

/// The result of a run.
package struct ArchiveReport: JSONCodable, APIParsable, Hashable {
    /// Path of the folder on this computer.
    package var folder: String
    /// Whether no part has failed or was skipped.
    package var isComplete: Bool
    /// Number of requests that were sent, redirects and sign-ins included.
    package var requestCount: Int
    /// Results of the parts, in the order in which they were read.
    package var parts: [ArchivePart]

    package init(folder: String, isComplete: Bool, requestCount: Int, parts: [ArchivePart]) {
        self.folder = folder
        self.isComplete = isComplete
        self.requestCount = requestCount
        self.parts = parts
    }

    package init(json: JSONElement) throws(JSONError) {
        folder = try json.value("folder")
        isComplete = try json.value("is_complete")
        requestCount = try json.value("request_count", in: 0...)
        parts = try json.list("parts")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("folder", folder)
            json.set("is_complete", isComplete)
            json.set("request_count", requestCount)
            json.set("parts", parts)
        }
    }
}

/// The result of an export.
package struct ArchiveExport: JSONCodable, APIParsable, Hashable {
    /// Path of the archive's folder on this computer.
    package var folder: String
    /// Path of the first page, for a browser.
    package var page: String
    /// Number of exported threads.
    package var threadCount: Int
    /// Number of files that the export consists of, also if they did not change.
    package var fileCount: Int
    /// Paths of files that are not part of the export because somebody else has written or changed them. Move
    /// them, and call again.
    package var kept: [String]

    package init(folder: String, page: String, threadCount: Int, fileCount: Int, kept: [String]) {
        self.folder = folder
        self.page = page
        self.threadCount = threadCount
        self.fileCount = fileCount
        self.kept = kept
    }

    package init(json: JSONElement) throws(JSONError) {
        folder = try json.value("folder")
        page = try json.value("page")
        threadCount = try json.value("thread_count", in: 0...)
        fileCount = try json.value("file_count", in: 0...)
        kept = try json.list("kept")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("folder", folder)
            json.set("page", page)
            json.set("thread_count", threadCount)
            json.set("file_count", fileCount)
            json.set("kept", kept)
        }
    }
}
