/// An account of a ``SimulatedUniversity``. Every value that a site returns for the account contains its number.
package final class UniversityPerson: @unchecked Sendable {
    // Unchecked: one thread at a time uses the simulated world.

    /// The username. It is also a part of every value of the account, so that a value of another account can be told.
    package let number: String
    package let name: String
    package let isGraduate: Bool
    /// The secret of the authenticator app, in base32.
    package let totpSecret: String
    /// The password. All passwords that the account ever had are in ``passwords``.
    package var password: String { didSet { passwords.append(password) } }
    package private(set) var passwords: [String]

    /// Number of wrong passwords in a row after which the account needs a captcha, in place of the number in ``UniversitySettings``.
    package var captchaAfterFailures: Int?
    /// Whether the account needs a second factor at every site.
    package var needsSecondFactor = false

    /// The balance of the campus card in cents, after the newest payment.
    package private(set) var balance = 100_00
    /// The payments with the campus card, oldest first.
    package private(set) var payments: [UniversityPayment] = []
    /// The kilowatt-hours that the dormitory room has used.
    package var usedKilowattHours = 120
    package var loans: [UniversityLoan]
    package var holds: [UniversityHold]
    /// The identifiers of the first holds, even of those that were cancelled.
    package private(set) var allHolds: [Int]
    /// The texts that the account has sent to `https://forms.fudan.edu.cn/apply`, oldest first.
    package var applications: [String] = []

    package init(number: String, name: String, isGraduate: Bool = false, password: String, totpSecret: String) {
        (self.number, self.name, self.isGraduate, self.totpSecret) = (number, name, isGraduate, totpSecret)
        self.password = password
        passwords = [password]
        loans = (1...3).map { UniversityLoan(barcode: "\(number)-\($0)", title: "馆藏\($0)（\(number)）") }
        allHolds = []
        let last = (Int(number.suffix(4)) ?? 0) * 10
        holds = (1...3).map { UniversityHold(id: last + $0, title: "预约\($0)（\(number)）") }
        allHolds = holds.map(\.id)
    }

    /// Two undergraduates and a graduate student.
    package static var usual: [UniversityPerson] {
        [
            UniversityPerson(number: "23307110001", name: "林一", password: "复旦 & Danyuan=9", totpSecret: "JBSWY3DPEHPK3PXP"),
            UniversityPerson(number: "23307110002", name: "陈二", password: "correct horse+2", totpSecret: "KRSXG5CTMVRXEZLU"),
            UniversityPerson(
                number: "24210240003", name: "周三", isGraduate: true, password: "Purple%20monkey3", totpSecret: "GEZDGNBVGY3TQOJQ"),
        ]
    }

    /// The name as the sites write it, with the number.
    var label: String { "\(name)\(number)" }
    var department: String { "计算机科学技术学院\(number)" }

    /// Pays with the campus card.
    package func pay(cents: Int, at place: String, time: Int) {
        balance -= cents
        payments.append(UniversityPayment(id: "\(number)\(payments.count + 1)", time: time, place: place, cents: cents, balance: balance))
    }
}

/// A payment with the campus card.
package struct UniversityPayment: Sendable {
    package let id: String
    /// Milliseconds since 1970.
    package let time: Int
    package let place: String
    package let cents: Int
    /// The balance after the payment, in cents.
    package let balance: Int
}

/// A loan of the library.
package struct UniversityLoan: Sendable {
    package let barcode: String
    package let title: String
    /// Number of renewals. Each of them adds 30 days.
    package var renewals = 0
}

/// A hold of the library.
package struct UniversityHold: Sendable {
    package let id: Int
    package let title: String
    package var isCancelled = false
}
