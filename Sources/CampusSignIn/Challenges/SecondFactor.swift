/// A second factor that the neo sign-in requires after the password.
struct SecondFactor: Sendable {
    let context: NeoContext
    /// The server's identifier of the sign-in's second step, `authChainCode`.
    let chain: String
    /// The number that connects the code with the accepted password. Nil if the server sent no number.
    let requestNumber: String?
    /// The methods that the university offers.
    let methods: [SecondFactorMethod]

    /// The method that libdanxi can answer. Nil if the university does not offer that method.
    var supported: SecondFactorMethod? { methods.first(where: \.isSupported) }
}

/// A method of the second factor. libdanxi can submit only codes of an authenticator app, because the requests for the other methods are
/// not publicly documented.
struct SecondFactorMethod: Sendable, Equatable {
    /// The server's name of the module that takes the codes of authenticator apps.
    static let authenticator = "userAndOtp"
    private static let names = [
        authenticator: "动态口令（验证器应用）", "userAndSms": "短信验证码", "userAndMail": "邮件验证码", "userAndEmail": "邮件验证码",
        "microQr": "微信扫码", "qrCode": "扫码",
    ]

    let id: String

    var name: String { Self.names[id] ?? id }
    var isSupported: Bool { id == Self.authenticator }
}
