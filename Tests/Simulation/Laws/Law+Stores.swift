import JSON

extension Law {
    static let tokensGrow = Law(5, "Newer tokens in a store are never replaced by the older ones of a refresh") { stage, finding in
        let refreshed = Set(stage.accounts.refreshes.compactMap(\.newToken))
        for write in stage.tokenWrites + stage.redisTokenWrites {
            guard let new = write.new.flatMap({ stage.accounts.issuedToken($0) }), refreshed.contains(new.text),
                let old = write.old.flatMap({ stage.accounts.issuedToken($0) }), old.account == new.account
            else { continue }
            finding.expect(
                old.issuedAt <= new.issuedAt,
                "\(seconds(write.time)) \(write.store): tokens of \(new.issuedAt) replace those of \(old.issuedAt)")
        }
    }

    /// What ends a remembered sign-in, or makes programs forget it.
    private static let endings: Set<String> = ["login", "logout", "login-other"]

    static let tokensAreStored = Law(5, "The new tokens of a remembered sign-in are stored, even after the store has lost its data") {
        stage, finding in
        guard stage.plan.store == .redis, stage.plan.faults.rates.isEmpty, stage.kills.isEmpty, stage.stops.isEmpty, stage.outages.isEmpty,
            !stage.plan.steps.contains(where: { endings.contains($0.action) })
        else { return }
        let writes = stage.redisTokenWrites
        for exchange in stage.exchanges where exchange.request.path == "/api/refresh" && exchange.response.status == 200 {
            guard let token = (try? JSONValue.decode(PaddedBytes(exchange.response.body)))?["refresh"]?.text,
                let issued = stage.accounts.issuedToken(token)?.issuedAt
            else { continue }
            // A process that was faster may have stored newer ones.
            let isStored = writes.contains { write in
                write.new == token || write.new.flatMap { stage.accounts.issuedToken($0) }.map { $0.issuedAt >= issued } ?? false
            }
            finding.expect(isStored, "the tokens that process \(exchange.process) got at \(seconds(exchange.time)) were never stored")
        }
    }

    static let valuesAreWhole = Law(5, "After a crash of the machine, each stored value is whole") { stage, finding in
        for crash in stage.crashes {
            finding.applies(crash.values)
            for path in crash.broken { finding.expect(false, "\(path) is damaged after the crash at \(seconds(crash.time))") }
        }
    }

    static let onlyCached = Law(6, "A call that may only use the cache does not use the network") { stage, finding in
        for call in stage.calls where call.status == 0 && call.parameters["cache"] == "only" {
            finding.expect(call.source != "network", "\(call.line): the value comes from the \(call.source)")
        }
    }

    /// The time for which the list of divisions is valid, and the longest time between its creation and its arrival, in nanoseconds.
    private static let (validity, delay) = (600_000_000_000, 15_000_000_000)

    static let cachedValuesAreValid = Law(6, "A cached value that is older than its validity is not returned") { stage, finding in
        guard stage.stops.isEmpty, !stage.plan.steps.contains(where: { $0.action == "move-clock" }) else { return }
        for call in stage.calls
        where call.method == "forum.get_divisions" && call.status == 0 && call.source != "network" && call.parameters["cache"] != "only" {
            let owner = stage.storeOwner(ofProcess: call.process)
            let isValid = stage.exchanges.contains { exchange in
                exchange.request.path == "/api/divisions" && exchange.response.status == 200
                    && stage.storeOwner(ofProcess: exchange.process) == owner
                    && (call.start - validity - delay...call.end).contains(exchange.time)
            }
            finding.expect(isValid, "\(call.line): nobody has requested the value since \(seconds(call.start - validity))")
        }
    }

    static let storesWork = Law(9, "No call fails because of a store whose disk works") { stage, finding in
        guard stage.plan.store == .directory, stage.plan.faults.rates[.disk] == nil, stage.stops.isEmpty else { return }
        for call in stage.calls { finding.expect(call.errorName != "storage", "\(call.line)") }
    }
}
