import JSON
import Text

/// `POST https://id.fudan.edu.cn/idp/authn/queryAuthMethods`
struct NeoMethods: JSONDecodable {
    let code: Int?
    let message: String?
    let methods: [Method]
    let requestType: String?
    /// Whether these are methods for a second factor.
    let isSecond: Bool

    struct Method: JSONDecodable {
        let modules: [String]
        let chain: String
        let name: String?

        init(json: JSONElement) throws(JSONError) {
            let module: String? = try json.optional("moduleCode")
            let listed: [String]? = try json.optional("moduleCodes")
            modules = (module.map { [$0] } ?? []) + (listed ?? [])
            chain = try json.optional("authChainCode") ?? ""
            let moduleName: String? = try json.optional("moduleName")
            let chainName: String? = try json.optional("authChainName")
            name = moduleName ?? chainName
        }
    }

    init(json: JSONElement) throws(JSONError) {
        code = (try json.optional("code") as LenientInt?)?.value
        message = try json.optional("message")
        methods = try json.optional("data") ?? []
        requestType = try json.optional("requestType")
        isSecond = try json.isTrue("second")
    }

    func method(_ module: String) -> Method? { methods.first { $0.modules.contains(module) } }
}

/// `POST https://id.fudan.edu.cn/idp/authn/getJsPublicKey`
struct NeoPublicKey: JSONDecodable {
    let key: String

    init(json: JSONElement) throws(JSONError) {
        key = try json.value("data")
    }
}

/// `POST https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed`
struct NeoCaptcha: JSONDecodable {
    let isNeeded: Bool
    private let pic: String?

    init(json: JSONElement) throws(JSONError) {
        isNeeded = try json.isTrue("result")
        pic = try json.optional("pic")
    }

    /// The image as a data URL. The server sends one, or the base64 of a PNG.
    var image: String? {
        guard let pic, !pic.isEmpty else { return nil }
        return pic.hasPrefix("data:") ? pic : "data:image/png;base64,\(pic)"
    }
}

/// `POST https://id.fudan.edu.cn/idp/authn/authExecute`
struct NeoOutcome: JSONDecodable {
    let code: Int?
    let message: String
    let loginToken: String?
    let isSecond: Bool
    let modules: [String]
    /// The URL of a page that the user must finish first.
    let page: String?

    init(json: JSONElement) throws(JSONError) {
        code = (try json.optional("code") as LenientInt?)?.value
        message = try json.optional("message") ?? ""
        loginToken = try json.optional("loginToken")
        isSecond = try json.isTrue("second")
        modules = try json.optional("moduleCodes") ?? []
        let data: JSONValue? = try json.optional("data")
        if case .string(let text) = data { page = text } else { page = nil }
    }
}

extension JSONElement {
    fileprivate func isTrue(_ key: StaticString) throws(JSONError) -> Bool { try optional(key) == JSONValue.bool(true) }
}
