/// A law that every history keeps.
package struct Law: Sendable {
    /// The number of the law in docs/internals/simulation.md, and its name.
    package let number: Int
    package let name: String
    /// Checks a history that has ended.
    package let check: @Sendable (Stage, inout Finding) -> Void

    package init(_ number: Int, _ name: String, _ check: @escaping @Sendable (Stage, inout Finding) -> Void) {
        (self.number, self.name, self.check) = (number, name, check)
    }

    package static let all: [Law] = [
        endsInTime, writesOnce, carefulOnce, tokensStayAtHome, oneRefresh, ownWritesAreSeen, succeedsWithoutFaults, nothingHangs,
        secretsStaySecret,
        oneResult, endsForItsOwnReason, streamsAreComplete, campusSecretsStayAtHome, ownValues, passwordsOnce, refusalsAreKept,
        captchasMatch, codesOnce, codesAreKept,
        votesStay,
        pausesAreKept,
        queueWaitsEnd, placesAreLeft, nothingIsLeft, ownAccount, ownStudentType, tokensGrow, tokensAreStored, valuesAreWhole, onlyCached,
        locksAreKept,
        fileLocksAreKept, locksAreFree, losersWriteNothing, listsAreComplete, savedThreadsAreComplete, storesWork, recovers,
        processesAreSmall,
        sharedStoreIsSmall, floodsEnd, sharedPausesAreKept, fewAtATime,
        ratesAreKept, feedsAreSharedOut, descriptorTellsResults, cachedValuesAreValid,
        pausesAreOfAccounts, closedFilesRest, metricsAreTrue, oneProbe, oneProbeOfServer, sessionsAreFreed,
        parkedSessionsRest, parkedSessionsContinue, refusedWritesArrive,
    ]
}

/// The result of checking a law in one history.
package struct Finding: Sendable {
    /// How often the law had something to say.
    package private(set) var premises = 0
    package private(set) var violations: [String] = []

    package init() {}

    /// Records that the law applied `count` times. Violations are recorded with ``expect(_:_:)``.
    package mutating func applies(_ count: Int) { premises += count }

    /// Records that the law applied, and whether it held.
    package mutating func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
        premises += 1
        if !holds { violations.append(message()) }
    }
}
