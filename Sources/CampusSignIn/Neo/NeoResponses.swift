import HTTP
import JSON
import Text

/// The response to `POST https://id.fudan.edu.cn/idp/authn/queryAuthMethods`.
struct NeoMethods: JSONDecodable {
    let message: String?
    let methods: [Method]
    let requestType: String?
    /// Whether the account or the site needs a second factor. Even then, the password is sent first.
    let isSecond: Bool
    let lck: String?
    let entityId: String?

    struct Method: JSONDecodable {
        let modules: [String]
        let chain: String
        /// The name of the method in Chinese, such as 用户名密码.
        let name: String

        init(json: JSONElement) throws(JSONError) {
            modules = try json.moduleCodes("moduleCode") + json.moduleCodes("moduleCodes")
            chain = try json.optional("authChainCode") ?? ""
            name = (try? json.optional("chainName")) ?? ""
        }
    }

    init(json: JSONElement) throws(JSONError) {
        message = try json.optional("message")
        // In an error, `data` may have any type.
        methods = (try? json.optional("data")) ?? []
        requestType = try json.optional("requestType")
        isSecond = try json.isTrue("second")
        lck = try json.optional("lck")
        entityId = try json.optional("entityId")
    }

    /// Returns the method that takes the password: the first one with the module `module`. Without such a method, returns the first one
    /// whose name says so or, without such a name, the first one without modules or, with a second factor, the first of all methods.
    func password(_ module: String) -> Method? {
        methods.first { $0.modules.contains(module) } ?? methods.first { $0.modules.isEmpty && $0.name.contains("用户名密码") }
            ?? methods.first { $0.modules.isEmpty || isSecond }
    }
}

/// The response to `POST https://id.fudan.edu.cn/idp/authn/getJsPublicKey`. `data` is the key, an object with the key, or an object with
/// the modulus and the exponent of the key.
struct NeoPublicKey: JSONDecodable {
    let key: String

    init(json: JSONElement) throws(JSONError) {
        if let nested = try? json.value("data") as Nested {
            key = nested.key
        } else {
            key = try Nested(json: json).key
        }
    }

    private struct Nested: JSONDecodable {
        let key: String

        init(json: JSONElement) throws(JSONError) {
            if let modulus: String = try json.optional("modulus"), let exponent: String = try json.optional("exponent") {
                guard let key = RSAPublicKey(modulus: modulus, exponent: exponent)?.der else {
                    throw JSONError("expected a number").under(key: "modulus")
                }
                self.key = key
            } else {
                key = try json.value("data")
            }
        }
    }
}

/// The response to `POST https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed`.
struct NeoCaptcha: JSONDecodable {
    let isNeeded: Bool
    private let pic: String?

    init(json: JSONElement) throws(JSONError) {
        isNeeded = try json.isTrue("result")
        pic = try json.optional("pic")
    }

    /// The image as a data URL (RFC 2397). The server sends a data URL, or a PNG in base64. Nil without an image, and for an image of more
    /// than 1 MiB.
    var image: String? {
        guard let pic, !pic.isEmpty else { return nil }
        let url = pic.hasPrefix("data:") ? pic : "data:image/png;base64,\(pic)"
        let data = url.utf8.drop { $0 != UInt8(ascii: ",") }.dropFirst()
        return data.count <= (HTTPResponse.imageLimit + 2) / 3 * 4 ? url : nil
    }
}

/// The response to `POST https://id.fudan.edu.cn/idp/authn/authExecute`.
struct NeoOutcome: JSONDecodable {
    let code: Int?
    let message: String
    let loginToken: String?
    /// The URL of the page to open next, such as a form that the user must complete. Nil if the response has no such URL.
    let page: String?
    let modules: [String]
    let chain: String?
    let requestNumber: String?
    private let module: String?
    private let level: Int?
    private let isSecond: Bool

    /// Maximum number of modules. It limits the size of the error that asks for a second factor, because the error lists the modules.
    private static let moduleLimit = 50
    private static let urlLimit = 4096

    init(json: JSONElement) throws(JSONError) {
        code = (try json.optional("code") as LenientInt?)?.value
        message = try json.optional("message") ?? ""
        let data: JSONValue? = try? json.optional("data")
        let token: String? = try? json.optional("loginToken")
        switch data {
        case .string(let text)? where text.hasPrefix("http://") || text.hasPrefix("https://"):
            (page, loginToken) = (text.utf8.count <= Self.urlLimit ? text : nil, token)
        case .string(let text)?: (page, loginToken) = (nil, token ?? text)
        case .object(let values)?:
            page = nil
            if case .string(let text)? = values["loginToken"] { loginToken = token ?? text } else { loginToken = token }
        default: (page, loginToken) = (nil, token)
        }
        modules = Array(try json.moduleCodes("moduleCodes").prefix(Self.moduleLimit))
        chain = try json.optional("authChainCode")
        requestNumber = (try json.optional("requestNumber") as LenientString?)?.value
        module = try json.optional("authModuleCode")
        level = (try? json.optional("pageLevelNo") as LenientInt?)?.value
        isSecond = try json.isTrue("second")
    }

    /// Whether the server accepted the password or the code.
    var isAccepted: Bool { code == 200 || code == 0 }

    /// The token that completes the sign-in. Nil if the server refused the submission, requires a second factor, or sent no token.
    var token: String? {
        guard isAccepted, !wantsSecondFactor, let loginToken, !loginToken.isEmpty else { return nil }
        return loginToken
    }

    /// Whether the password was accepted and a second factor must follow.
    var wantsSecondFactor: Bool {
        guard isAccepted else { return false }
        if isSecond || level == 2 || module?.lowercased().contains("otp") == true { return true }
        return loginToken?.isEmpty ?? true && page == nil && (requestNumber != nil || !modules.isEmpty)
    }

    /// Returns the second factor that must follow the password.
    /// - Parameters:
    ///   - context: the parameters of the sign-in page.
    ///   - chain: the `authChainCode` of the password, which is used if the response has none.
    func secondFactor(after context: NeoContext, chain: String) -> SecondFactor {
        let codes = modules.isEmpty ? [module].compactMap(\.self) : modules
        return SecondFactor(
            context: context, chain: self.chain.flatMap { $0.isEmpty ? nil : $0 } ?? chain, requestNumber: requestNumber,
            methods: codes.map { SecondFactorMethod(id: $0) })
    }
}

extension JSONElement {
    fileprivate func isTrue(_ key: StaticString) throws(JSONError) -> Bool {
        switch try optional(key) as JSONValue? {
        case .bool(true), .string("true"), .integer(1): true
        default: false
        }
    }

    /// Returns the module codes in a member, which is a list, or a string of codes with commas, semicolons or spaces between them. Returns
    /// an empty array for any other value.
    fileprivate func moduleCodes(_ key: StaticString) throws(JSONError) -> [String] {
        switch try optional(key) as JSONValue? {
        case .string(let text): return text.split { ",; ".contains($0) }.map(String.init)
        case .array(let values):
            return values.compactMap { value in
                if case .string(let code) = value, !code.isEmpty { code } else { nil }
            }
        default: return []
        }
    }
}
