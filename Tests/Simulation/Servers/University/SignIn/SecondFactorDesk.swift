/// The check of codes from authenticator apps. The codes of the present step and its neighbours are accepted. After a code was accepted,
/// those of its step and of earlier steps are not.
final class SecondFactorDesk {
    private unowned let university: SimulatedUniversity
    private var lastSteps: [String: Int] = [:]

    init(_ university: SimulatedUniversity) {
        self.university = university
    }

    func check(_ code: String, of person: UniversityPerson, _ request: UniversityRequest) -> SecondFactorArrival.Outcome {
        let now = request.time / 30_000
        let step = (now - 1...now + 1).first { AuthenticatorApp.code(person.totpSecret, step: $0) == code }
        let outcome: SecondFactorArrival.Outcome =
            if let step { step > lastSteps[person.number] ?? -1 ? .accepted : .used } else { .wrong }
        if outcome == .accepted { lastSteps[person.number] = step }
        record(code, person.number, step, outcome, request)
        return outcome
    }

    /// Records a code that is not checked, because its sign-in is not valid.
    func refuse(_ code: String, _ account: String, _ request: UniversityRequest) { record(code, account, nil, .staleSignIn, request) }

    private func record(
        _ code: String, _ account: String, _ step: Int?, _ outcome: SecondFactorArrival.Outcome, _ request: UniversityRequest
    ) {
        university.truth.secondFactors.append(
            SecondFactorArrival(time: request.time, account: account, code: code, step: step, outcome: outcome))
    }
}
