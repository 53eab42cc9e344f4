/// A second factor that the neo sign-in wants after the password.
struct SecondFactor: Sendable {
    let context: NeoContext
    /// The `authChainCode` of the second step.
    let chain: String
    /// Connects the code with the accepted password. Nil if the server sent none.
    let requestNumber: String?
    /// The methods that the university offers.
    let methods: [SecondFactorMethod]

    /// The method whose code can be submitted, if the university offers it.
    var supported: SecondFactorMethod? { methods.first(where: \.isSupported) }
}

/// A method of the second factor. Only codes of an authenticator app can be submitted: what the university expects of the others is not
/// publicly known.
struct SecondFactorMethod: Sendable, Equatable {
    /// The module that takes the code of an authenticator app.
    static let authenticator = "userAndOtp"
    private static let names = [
        authenticator: "动态口令（验证器应用）", "userAndSms": "短信验证码", "userAndMail": "邮件验证码", "userAndEmail": "邮件验证码",
        "microQr": "微信扫码", "qrCode": "扫码",
    ]

    let id: String

    var name: String { Self.names[id] ?? id }
    var isSupported: Bool { id == Self.authenticator }
}
