import Errors
import Markup
import Text

/// The payment code of the campus card.
enum QRCodeAPI {
    private static let code: Selector = "#myText"
    private static let agreement: Selector = "#btn-agree-ok"
    private static let codeURL = "https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode"

    /// `GET /epay/wxpage/fudan/zfm/qrcode`
    static func getQrCode(_ client: CampusClient) async throws -> WalletQRCode {
        let document = try HTMLDocument(try await client.requestWithData(codeURL, signIn: .page))
        if let code = document.first(code)?["value"]?.trimmed, !code.isEmpty { return WalletQRCode(code: code) }
        guard document.first(agreement) == nil else {
            throw DanXiError(
                .forbidden,
                "The account has not agreed to the terms of use of the payment code. Open \(codeURL) in a browser, agree to them, and try again.",
                detail: .object(["reason": .string("terms_not_agreed"), "url": .string(codeURL)]))
        }
        throw document.pageChanged(service: WalletAPI.service, selector: code)
    }
}
