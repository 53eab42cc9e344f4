extension Law {
    static let tokensStayAtHome = Law(3, "No request carries the token of another account, or to another host") { stage, finding in
        for exchange in stage.exchanges {
            guard let text = exchange.request.header("Authorization")?.split(separator: " ").last.map(String.init),
                let token = stage.accounts.issuedToken(text)
            else { continue }
            let isAtHome = exchange.request.origin.hasSuffix(".fduhole.com")
            let isOwn = stage.usedAccounts(.community, ofStoreOf: exchange.process).contains("\(token.account)")
            finding.expect(
                isAtHome && isOwn,
                "process \(exchange.process) sent a token of account \(token.account) to \(exchange.request.origin)\(exchange.request.path)"
            )
        }
    }

    static let oneRefresh = Law(5, "Processes that share a store refresh a token once") { stage, finding in
        guard stage.plan.isCalm, stage.plan.steps(of: 0, lane: 0).isEmpty else { return }
        for (token, refreshes) in Dictionary(grouping: stage.accounts.refreshes, by: \.token).sorted(by: { $0.key < $1.key }) {
            finding.expect(
                refreshes.count == 1, "A token was refreshed \(refreshes.count) times, at \(refreshes.map(\.time)): \(token.suffix(8))")
        }
    }

    static let secretsStaySecret = Law(10, "No password, token or cookie is in an error") { stage, finding in
        let passwords = (1...4).map { stage.person($0).password }
        for call in stage.calls where call.status != 0 {
            finding.expect(!passwords.contains { call.text.contains($0) } && !call.text.contains("eyJ"), "\(call.line): \(call.text)")
        }
    }
}
