import HTTP
import Markup
import Text

/// The login form of `https://uis.fudan.edu.cn/authserver/login`. A form that would send the password to another server is refused.
struct ClassicForm: Sendable {
    /// The URL to which the form is sent.
    let action: String
    let hidden: [QueryItem]
    /// The URL of the captcha's image, and the name of the input for its characters. Nil without a captcha. `image` is nil if the
    /// image is on another server.
    let captcha: (image: String?, field: String)?

    init?(_ document: HTMLDocument, url: String) {
        guard let form = document.first("form:has(input[name=password])"),
            let action = URLReference.resolve(form.attribute("action") ?? "", against: url), SignInServer(of: action) == .classic
        else { return nil }
        self.action = action
        hidden = form.select("input[type=hidden][name]").map { QueryItem($0.attribute("name") ?? "", $0.attribute("value") ?? "") }
        if let image = document.first("#captchaImg") {
            let field = form.select("input[name]").first { input in
                let type = input.attribute("type")?.lowercased() ?? "text"
                return type == "text" && input.attribute("name") != "username"
            }
            let source = URLReference.resolve(image.attribute("src") ?? "", against: url)
            captcha = (
                source.flatMap { SignInServer(of: $0) == .classic ? $0 : nil }, field?.attribute("name") ?? "captchaResponse"
            )
        } else {
            captcha = nil
        }
    }
}
