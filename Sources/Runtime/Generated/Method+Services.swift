// Generated from interface/interface.toml by `make generate`; do not edit.

extension Method {
    /// Returns the methods of a service, or nil if there is no such service.
    ///
    /// Each table is built when its service is first used, so that a process builds no tables of services that it does not use.
    static func methods(ofService service: some StringProtocol) -> [Method]? {
        switch service {
        case "account": account
        case "forum": forum
        case "image": image
        case "curriculum": curriculum
        case "campus": campus
        case "bus": bus
        case "classroom": classroom
        case "electricity": electricity
        case "library": library
        case "canteen": canteen
        case "profile": profile
        case "markup": markup
        case "announcement": announcement
        case "wallet": wallet
        case "reservation": reservation
        case "booking": booking
        case "sport": sport
        case "course": course
        case "day": day
        case "exam": exam
        case "score": score
        case "elearning": elearning
        case "icourse": icourse
        case "feeds": feeds
        case "github": github
        case "http": http
        case "graphql": graphql
        case "moments": moments
        case "archive": archive
        case "store": store
        default: nil
        }
    }
}
