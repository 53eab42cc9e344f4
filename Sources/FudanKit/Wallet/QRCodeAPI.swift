import CampusSignIn
import Errors
import Markup
import Text

/// Requests for the payment code of the campus card.
enum QRCodeAPI {
    private static let code: Selector = "#myText"
    private static let scripts: Selector = "script"
    private static let codeURL = "https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode"

    /// `GET /epay/wxpage/fudan/zfm/qrcode`
    static func getQrCode(_ client: CampusClient) async throws -> WalletQRCode {
        let document = try HTMLDocument(try await client.requestWithData(codeURL, signIn: .page))
        if let code = document.first(code)?["value"]?.trimmed, !code.isEmpty { return WalletQRCode(code: code) }
        if let code = document.select(scripts).lazy.compactMap({ drawnCode(in: $0.rawText) }).first { return WalletQRCode(code: code) }
        try WalletTerms.check(document, url: codeURL)
        throw document.pageChanged(service: WalletAPI.service, selector: code)
    }

    /// Returns the payment code that a script draws with `QRCode.toCanvas(canvas, "…", …)`. Nil if the script draws no code.
    static func drawnCode(in script: String) -> String? {
        guard let call = script.firstRange(of: "QRCode.toCanvas(") else { return nil }
        var rest = script[call.upperBound...].prefix { $0 != ";" }
        while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) {
            let quote = rest[start]
            let text = rest[rest.index(after: start)...].prefix { $0 != quote }
            // A code is long and has only letters and digits. Other strings are names of elements and options.
            if text.count >= 10, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), text.contains(where: \.isNumber) {
                return String(text)
            }
            rest = rest[text.endIndex...].dropFirst()
        }
        return nil
    }
}
