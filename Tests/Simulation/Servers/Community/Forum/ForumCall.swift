import JSON

/// A request to the forum and the user that it belongs to.
struct ForumCall {
    let request: ServerRequest
    let values: RouteValues
    let token: CommunityToken
    let user: ForumUser

    /// The number of the account.
    var account: Int { token.account }
    var isAdmin: Bool { token.isAdmin }

    func requireAdmin() throws(ServerRefusal) {
        guard isAdmin else { throw .community(403, "Forbidden") }
    }

    func requireQuiz() throws(ServerRefusal) {
        guard token.hasAnsweredQuestions else { throw .community(403, "请先通过注册答题", code: 403_001) }
    }

    func canSee(_ hole: ForumHole) -> Bool { isAdmin || !(hole.isHidden || hole.deleted != nil) }
}
