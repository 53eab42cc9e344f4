/// What a campus account is; some services ask elsewhere for each.
public enum StudentType: String, Sendable, CaseIterable {
    case undergraduate
    case graduate
    case staff
}
