import Errors
import JSON
import TestSupport
import Testing

@testable import CampusSignIn

@Suite("Responses of the neo sign-in")
struct NeoResponseTests {
    private static func decode<Value: JSONDecodable>(_ json: String) throws -> Value { try Value.decode(PaddedBytes(json.utf8)) }

    // MARK: Methods

    @Test(
        "The method for the password is found by its module, by its name, or because it has no module",
        arguments: [
            (#"{"data":[{"moduleCode":"qrCode","authChainCode":"c0"},{"moduleCode":"userAndPwd","authChainCode":"c1"}]}"#, "c1"),
            (#"{"data":[{"authChainCode":"c0"},{"moduleCodes":["x","userAndPwd"],"authChainCode":"c1"}]}"#, "c1"),
            (#"{"data":[{"moduleCodes":"x,userAndPwd","authChainCode":"c1"}]}"#, "c1"),
            (#"{"data":[{"moduleCodes":"x; userAndPwd","authChainCode":"c1"}]}"#, "c1"),
            (#"{"data":[{"moduleCodes":[1,"","userAndPwd"]}]}"#, ""),
            (#"{"data":[{"chainName":"扫码","authChainCode":"c0"},{"chainName":"用户名密码登录","authChainCode":"c1"}]}"#, "c1"),
            (#"{"data":[{"moduleCode":"x","chainName":"用户名密码","authChainCode":"c0"},{"authChainCode":"c1"}]}"#, "c1"),
            (#"{"data":[{"authChainCode":"c0"},{"authChainCode":"c1"}]}"#, "c0"),
            (#"{"data":[{"moduleCode":"qrCode","authChainCode":"c0"}]}"#, nil),
            (#"{"data":[{"moduleCode":"qrCode","authChainCode":"c0"}],"second":"true"}"#, "c0"), (#"{"data":[],"second":true}"#, nil),
            (#"{"data":{"moduleCode":"userAndPwd"}}"#, nil), ("{}", nil),
        ] as [(String, String?)])
    func passwordMethod(json: String, chain: String?) throws {
        let methods: NeoMethods = try Self.decode(json)
        #expect(methods.password("userAndPwd")?.chain == chain)
    }

    @Test("The parameters of the methods are read")
    func methods() throws {
        let json =
            #"{"message":"m","requestType":"r","second":1,"lck":"l","entityId":"e","data":[{"moduleCode":"a","moduleCodes":"b","chainName":1}]}"#
        let methods: NeoMethods = try Self.decode(json)
        #expect([methods.message, methods.requestType, methods.lck, methods.entityId] == ["m", "r", "l", "e"])
        #expect(methods.isSecond && methods.methods.map(\.modules) == [["a", "b"]] && methods.methods.map(\.name) == [""])
    }

    @Test(
        "The error without a method for the password names the methods and the reason",
        arguments: [
            ("{}", "no sign-in method"), (#"{"data":[{}],"message":"停用"}"#, "no sign-in method (停用)"),
            (
                #"{"data":[{"moduleCode":"qrCode"},{"moduleCodes":["a","b"]}]}"#,
                "the sign-in methods qrCode, a, b, none of which takes a password"
            ),
            (#"{"message":"\#(String(repeating: "长", count: 201))"}"#, "no sign-in method (\(String(repeating: "长", count: 200)))"),
        ])
    func noPassword(json: String, part: String) throws {
        let methods: NeoMethods = try Self.decode(json)
        let expected = DanXiError(
            .unexpectedResponse,
            "POST https://id.fudan.edu.cn/idp/authn/queryAuthMethods returned \(part). Sign in at https://id.fudan.edu.cn in a browser to see the reason."
        )
        #expect(methods.noPasswordError == expected)
    }

    @Test(
        "The public key is the member `data`, also of an object in `data`, or is made from its numbers",
        arguments: [
            (#"{"data":"K"}"#, "K"), (#"{"data":{"data":"K"}}"#, "K"), (#"{"modulus":"7F","exponent":"3"}"#, "MAYCAX8CAQM="),
            (#"{"data":{"modulus":"7F","exponent":"3"}}"#, "MAYCAX8CAQM="), (#"{"data":{"modulus":"7F"}}"#, nil),
            (#"{"modulus":"?","exponent":"3","data":"K"}"#, nil), ("{}", nil),
        ] as [(String, String?)])
    func publicKeys(json: String, key: String?) {
        let found = try? NeoPublicKey.decode(PaddedBytes(json.utf8))
        #expect(found?.key == key)
    }

    // MARK: Outcomes

    /// The response to a password or a code, and what it means.
    struct OutcomeRow: Sendable {
        let json: String
        var code: Int?
        var token: String?
        var page: String?
        var modules: [String] = []
        var wantsSecondFactor = false
    }

    private static let outcomeRows: [OutcomeRow] = [
        OutcomeRow(json: #"{"code":"200","loginToken":"t"}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":0,"data":"t"}"#, code: 0, token: "t"),
        OutcomeRow(json: #"{"code":200,"data":{"loginToken":"t"}}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","data":{"loginToken":"u"}}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","data":"u"}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","data":[]}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","data":"http://x/"}"#, code: 200, token: "t", page: "http://x/"),
        OutcomeRow(json: #"{"code":200,"data":"https://x/"}"#, code: 200, page: "https://x/"),
        OutcomeRow(json: #"{"code":200,"loginToken":""}"#, code: 200), OutcomeRow(json: #"{"code":200,"loginToken":1}"#, code: 200),
        OutcomeRow(json: #"{"code":1,"loginToken":"t"}"#, code: 1), OutcomeRow(json: "{}"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","requestNumber":"1","moduleCodes":["a"]}"#, code: 200, token: "t", modules: ["a"]),
        OutcomeRow(json: #"{"code":200,"requestNumber":"1"}"#, code: 200, wantsSecondFactor: true),
        OutcomeRow(json: #"{"code":200,"loginToken":"","requestNumber":7}"#, code: 200, wantsSecondFactor: true),
        OutcomeRow(json: #"{"code":200,"moduleCodes":"a;b"}"#, code: 200, modules: ["a", "b"], wantsSecondFactor: true),
        OutcomeRow(json: #"{"code":200,"data":"https://x/","requestNumber":"1"}"#, code: 200, page: "https://x/"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","second":true}"#, code: 200, wantsSecondFactor: true),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","pageLevelNo":2}"#, code: 200, wantsSecondFactor: true),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","pageLevelNo":"1"}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","pageLevelNo":3}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","pageLevelNo":{}}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","authModuleCode":"userAndOTP"}"#, code: 200, wantsSecondFactor: true),
        OutcomeRow(json: #"{"code":200,"loginToken":"t","authModuleCode":"userAndPwd"}"#, code: 200, token: "t"),
        OutcomeRow(json: #"{"code":4020,"second":true,"requestNumber":"1"}"#, code: 4020),
    ]

    @Test("The token, the next page and a second factor are found in the response to a password", arguments: outcomeRows)
    func outcomes(row: OutcomeRow) throws {
        let outcome: NeoOutcome = try Self.decode(row.json)
        #expect(outcome.code == row.code && outcome.token == row.token && outcome.page == row.page && outcome.modules == row.modules)
        #expect(outcome.wantsSecondFactor == row.wantsSecondFactor)
        #expect(outcome.isAccepted == (row.code == 200 || row.code == 0))
    }

    @Test("A page has at most 4096 bytes, and at most 50 methods of a second factor are kept")
    func limits() throws {
        for (count, isPage) in [(4096, true), (4097, false)] {
            let url = "https://x/" + String(repeating: "x", count: count - 10)
            let outcome: NeoOutcome = try Self.decode(#"{"code":200,"data":"\#(url)"}"#)
            #expect(outcome.page == (isPage ? url : nil), "\(count)")
            #expect(outcome.token == nil, "a URL is no token")
        }
        let modules = (1...51).map(String.init)
        let outcome: NeoOutcome = try Self.decode(#"{"moduleCodes":"\#(modules.joined(separator: ","))"}"#)
        #expect(outcome.modules == modules.dropLast())
    }

    @Test(
        "A second factor has the modules, the chain and the number of the response, or the module and the chain of the password",
        arguments: [
            (
                #"{"moduleCodes":["userAndSms","userAndOtp"],"authChainCode":"c2","requestNumber":"7"}"#, ["userAndSms", "userAndOtp"],
                "c2", "7"
            ),
            (#"{"authModuleCode":"userAndOtp","authChainCode":"","requestNumber":7}"#, ["userAndOtp"], "c1", "7"), ("{}", [], "c1", nil),
        ] as [(String, [String], String, String?)])
    func secondFactors(json: String, methods: [String], chain: String, number: String?) throws {
        let context = try #require(NeoContext(url: "https://id.fudan.edu.cn/ac/#/index?lck=a&entityId=b"))
        let outcome: NeoOutcome = try Self.decode(json)
        let factor = outcome.secondFactor(after: context, chain: "c1")
        #expect(factor.methods.map(\.id) == methods && factor.chain == chain && factor.requestNumber == number)
        #expect(factor.context == context && factor.supported?.id == methods.last)
    }

    @Test("The methods of a second factor have names, and the library answers only codes of an authenticator app")
    func names() {
        let ids = ["userAndOtp", "userAndSms", "userAndMail", "userAndEmail", "microQr", "qrCode", "face"]
        let methods = ids.map { SecondFactorMethod(id: $0) }
        #expect(methods.map(\.name) == ["动态口令（验证器应用）", "短信验证码", "邮件验证码", "邮件验证码", "微信扫码", "扫码", "face"])
        #expect(methods.map(\.isSupported) == [true] + [Bool](repeating: false, count: 6))
    }

    // MARK: Refusals

    private static let place = "POST https://id.fudan.edu.cn/idp/authn/authExecute"
    private static let url = JSONValue.object(["url": .string("https://id.fudan.edu.cn/y")])

    private static func setup(_ message: String) -> String {
        "\(place): \(message). Sign in at https://id.fudan.edu.cn in a browser and follow the instructions, then call campus.login again."
    }

    private static func rejected(_ reason: String) -> String {
        "\(place): \(reason). The request was sent once and is not tried again. Sign in at https://id.fudan.edu.cn in a browser to see the reason."
    }

    @Test(
        "The error of a refused password has the reason and the advice, and the code and the words of the server",
        arguments: [
            (
                200, "好", nil, .unexpectedResponse,
                "\(place) accepted the password or the code but returned no token. Try again later. If this persists, the sign-in has changed: update libdanxi, or report this message."
            ),
            (4340, "请完善", nil, .accountSetupRequired, setup("请完善")), (4340, "密码已过期", url, .accountSetupRequired, setup("密码已过期")),
            (
                4020, "密码已过期", url, .accountSetupRequired,
                "\(place): 密码已过期. The password has expired. Change it at https://id.fudan.edu.cn in a browser, then call campus.login with the new one."
            ),
            (
                4020, "账号已锁定", nil, .accountLocked,
                "\(place): 账号已锁定. Wait until the university unlocks the account, or unlock it at https://id.fudan.edu.cn in a browser."
            ),
            (
                4020, "不对", nil, .wrongPassword,
                "\(place): 不对. Check the username and the password. The password was sent once and is not tried again, because further wrong passwords lock the account."
            ),
            (
                1, "弱密码", nil, .weakPassword,
                "\(place): the university refuses the password as too weak. Change it at https://id.fudan.edu.cn in a browser, then call campus.login."
            ),
            (1, "系统维护", nil, .maintenance, "\(place): the server is under maintenance (“系统维护”). Try again later."),
            (4999, "奇怪", nil, .rejected, rejected("奇怪 (code 4999)")),
            (nil, "", nil, .rejected, rejected("the server refused the request without a reason (code missing)")),
        ] as [(Int?, String, JSONValue?, ErrorCode, String)])
    func refusals(code: Int?, message: String, detail: JSONValue?, expected: ErrorCode, text: String) throws {
        let page = detail == nil ? "null" : #""https://id.fudan.edu.cn/y""#
        let outcome: NeoOutcome = try Self.decode(
            #"{"code":\#(code.map(String.init) ?? "null"),"message":"\#(message)","data":\#(page)}"#)
        #expect(
            outcome.refusal
                == DanXiError(
                    expected, text, serverMessage: message.isEmpty ? nil : message, serverCode: code.map { .integer($0) }, detail: detail))
    }

    @Test(
        "A wrong password is told from a locked account by the code and the message",
        arguments: [
            (1, "用户名或密码错误", ErrorCode.wrongPassword), (1, "密码有误", .wrongPassword), (1, "密码不正确", .wrongPassword),
            (1, "用户不存在", .wrongPassword),
            (1, "账号不存在", .wrongPassword), (1, "密码错误", .wrongPassword), (1, "密码错误，连续错误三次", .rejected), (1, "密码连续错误", .accountLocked),
            (1, "锁定", .accountLocked), (1, "冻结", .accountLocked), (4020, "冻结", .accountLocked), (4020, "密码连续错误", .accountLocked),
            (4020, "还有机会，否则锁定", .wrongPassword), (4020, "还可试一次，否则锁定", .wrongPassword), (4020, "将被锁定", .wrongPassword),
            (4020, "将锁定", .wrongPassword), (4020, "会被冻结", .wrongPassword),
            (1, "密码有误，锁定", .wrongPassword), (1, "密码已过期", .accountSetupRequired), (0, "密码有误", .unexpectedResponse),
        ])
    func reasons(code: Int, message: String, expected: ErrorCode) throws {
        let outcome: NeoOutcome = try Self.decode(#"{"code":\#(code),"message":"\#(message)"}"#)
        #expect(outcome.refusal.code == expected)
    }

    @Test(
        "A message asks for a captcha unless the code refuses the password or the account",
        arguments: [(4012, "请输入验证码", true), (4020, "请输入验证码", false), (4340, "请输入验证码", false), (4012, "请输入", false)])
    func captcha(code: Int, message: String, isRequired: Bool) throws {
        let outcome: NeoOutcome = try Self.decode(#"{"code":\#(code),"message":"\#(message)"}"#)
        #expect(outcome.requiresCaptcha == isRequired)
    }

    @Test(
        "The number of remaining attempts is read from the message of a wrong password",
        arguments: [
            ("您还有3次重试机会", 3), ("还有 12 次机会", 12), ("还有次", nil), ("还有3个", nil), ("3次", nil), ("还有３次", nil), ("还有 3", nil), ("", nil),
            ("还有99999999999999999999次", nil), ("密码错误。还有0次", 0),
        ] as [(String, Int?)])
    func triesLeft(message: String, tries: Int?) {
        #expect(DanXiError.wrongPassword("x", message).detail == tries.map { .object(["tries_left": .integer($0)]) })
    }
}
