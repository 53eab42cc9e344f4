import Networking
import Testing
import Text

@testable import CampusSignIn

@Suite("Tokens in cookies")
struct CookieTokenTests {
    private static let base = "https://icourse.fudan.edu.cn"
    private static let serialized = #"a:2:{i:0;s:6:"_token";i:1;s:5:"abc.d";}"#

    private static func jar(_ value: String) -> CookieJar {
        let jar = CookieJar()
        jar.receive(["_token=\(value); Path=/"], from: "\(base)/", number: jar.prepare("\(base)/").number)
        return jar
    }

    @Test("The token is read from a cookie that is encoded up to three times, and from no other text")
    func forms() {
        let once = Self.serialized.urlEncoded()
        for (value, expected) in [
            (once, "Bearer abc.d"), (once.urlEncoded(), "Bearer abc.d"), (once.urlEncoded().urlEncoded(), "Bearer abc.d"),
            (once.urlEncoded().urlEncoded().urlEncoded(), nil), ("abc", nil), (#"a:1:{s:6:"_token";}"#.urlEncoded(), nil),
            (Self.serialized.replacing("abc.d", with: "a\nb").urlEncoded(), nil),
            (Self.serialized.replacing("_token", with: "_other").urlEncoded(), nil), ("a\"_token\"b\"!~".urlEncoded(), "Bearer !~"),
            ("a\"_token\"b\"".urlEncoded(), nil), ("a\"_token\"b\"x y".urlEncoded(), nil), ("a\"_token\"b\"x\u{7F}".urlEncoded(), nil),
        ] as [(String, String?)] {
            #expect(CookieToken.authorization(for: "\(Self.base)/courseapi/x", Self.jar(value)) == expected, "\(value)")
        }
    }

    @Test("The token is found among other cookies")
    func otherCookies() {
        let jar = Self.jar(Self.serialized.urlEncoded())
        jar.receive(["a=_token=x; Path=/", "_token2=y; Path=/"], from: "\(Self.base)/", number: jar.prepare("\(Self.base)/").number)
        jar.receive(["first=z; Path=/x"], from: "\(Self.base)/x", number: jar.prepare("\(Self.base)/x").number)
        #expect(CookieToken.authorization(for: "\(Self.base)/x", jar) == "Bearer abc.d")
    }

    @Test("No other host gets the token, and no request over http")
    func hosts() {
        let jar = Self.jar(Self.serialized.urlEncoded())
        #expect(CookieToken.authorization(for: "\(Self.base)/x", jar) != nil)
        for url in ["http://icourse.fudan.edu.cn/x", "https://elearning.fudan.edu.cn/x", "https://webvpn.fudan.edu.cn/https/x", "x"] {
            #expect(CookieToken.authorization(for: url, jar) == nil, "\(url)")
        }
    }
}
