/// What a campus account is; some services ask elsewhere for each.
package enum StudentType: String, Sendable, CaseIterable {
    case undergraduate
    case graduate
    case staff
}
