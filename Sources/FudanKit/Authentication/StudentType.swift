/// The kind of a campus account. Some services have different servers for each kind.
package enum StudentType: String, Sendable, CaseIterable {
    case undergraduate
    case graduate
    case staff
}
