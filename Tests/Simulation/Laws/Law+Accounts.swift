extension Law {
    static let ownAccount = Law(3, "No value of another account of the community is returned") { stage, finding in
        for call in stage.calls where call.status == 0 {
            let known = stage.identities(.community, of: call).map { Set($0.compactMap(\.account)) }
            let own = known ?? stage.usedAccounts(.community, ofStoreOf: call.process)
            switch call.method {
            case "account.get_current_user":
                let account = call.value["id"]?.integer.map(String.init) ?? "nobody"
                finding.expect(own.contains(account), "\(call.line) returned account \(account) instead of \(own.sorted())")
            case "forum.list_my_floors":
                for floor in call.value.elements ?? [] {
                    guard let author = stage.forum.floors.all.first(where: { $0.number == floor["id"]?.integer })?.account else { continue }
                    finding.expect(own.contains("\(author)"), "\(call.line) returned a floor of account \(author)")
                }
            default: continue
            }
        }
    }
}
