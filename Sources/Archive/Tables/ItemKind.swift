/// A kind of entries of an archive. The raw value is the `kind` in the tables `item` and `earlier`.
package enum ItemKind: String, CaseIterable, Sendable {
    case favorite
    case ownHole = "own_hole"
    case ownFloor = "own_floor"
    case message
    case review
    case semester
    case score
    case lesson
    case exam
    case transaction
    case loan
    case course
    case file
    /// The floors of the saved threads. Only the table `earlier` has this kind.
    case floor

    /// The members of the JSON whose change is a change of the entry. Nil if all members but ``counters`` are.
    var essentials: Set<String>? {
        switch self {
        case .favorite, .ownHole: ["division_id", "tags"]
        case .ownFloor: ["content"]
        case .course: ["name", "code", "term", "teachers"]
        default: nil
        }
    }

    /// The members of the JSON that change although nobody has changed the entry, such as numbers of votes.
    var counters: Set<String> {
        switch self {
        case .message: ["has_read"]
        case .review: ["remark", "vote", "extra"]
        case .semester: ["is_current", "contains_today"]
        case .lesson: ["student_count"]
        case .exam: ["is_finished"]
        case .file: ["path"]
        default: []
        }
    }
}
