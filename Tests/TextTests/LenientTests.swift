import JSON
import Testing

@testable import Text

@Suite("Lenient values")
struct LenientTests {
    struct Values: JSONDecodable {
        let integer: Int?
        let number: Double?
        let string: String?

        init(json: JSONElement) throws(JSONError) {
            integer = (try json.value("i") as LenientInt).value
            number = (try json.value("n") as LenientDouble).value
            string = (try json.value("s") as LenientString).value
        }
    }

    struct Required: JSONDecodable {
        let integer: Int

        init(json: JSONElement) throws(JSONError) {
            integer = try json.lenientInt("i", in: 1...20)
        }
    }

    @Test(
        "Numbers written as strings, and strings written as numbers, are decoded",
        arguments: [
            (#"{"i":12,"n":1.5,"s":" x "}"#, 12, 1.5, "x"), (#"{"i":"12","n":"1.5","s":7}"#, 12, 1.5, "7"),
            (#"{"i":"","n":null,"s":" "}"#, nil, nil, nil), (#"{"i":"12.0","n":1,"s":"x"}"#, 12, 1, "x"),
            (#"{"i":-5,"n":"-1e2","s":1.5}"#, -5, -100, "1.5"), (#"{"i":"+5","n":" 2 ","s":1e400}"#, 5, 2, "1e400"),
            (#"{"i":null,"n":"","s":null}"#, nil, nil, nil),
            (#"{"i":"9007199254740993","n":1,"s":9007199254740993}"#, 9_007_199_254_740_993, 1, "9007199254740993"),
        ])
    func values(text: String, integer: Int?, number: Double?, string: String?) throws {
        let values = try Values.decode(PaddedBytes(text.utf8))
        #expect(values.integer == integer && values.number == number && values.string == string)
    }

    @Test(
        "A string that is not a decimal number, and an integer with a fraction, are refused",
        arguments: [
            #"{"i":"x","n":1,"s":""}"#, #"{"i":1,"n":"0x1","s":""}"#, #"{"i":1,"n":"inf","s":""}"#, #"{"i":1.5,"n":1,"s":""}"#,
            #"{"i":"12.7","n":1,"s":""}"#, #"{"i":true,"n":1,"s":""}"#, #"{"i":1,"n":[],"s":""}"#, #"{"i":1,"n":1,"s":{}}"#,
            #"{"i":1,"n":"1e400","s":""}"#,
            #"{"i":"1 2","n":1,"s":""}"#, #"{"i":1,"n":"1,5","s":""}"#, #"{"i":1,"n":"nan","s":""}"#, #"{"i":1,"n":"-","s":""}"#,
        ])
    func invalid(text: String) {
        #expect(throws: JSONError.self) { try Values.decode(PaddedBytes(text.utf8)) }
    }

    @Test("A required integer that is missing or out of range is refused", arguments: [#"{"i":""}"#, "{}", #"{"i":"0"}"#, #"{"i":21}"#])
    func required(text: String) throws {
        #expect(try Required.decode(PaddedBytes(#"{"i":"20"}"#.utf8)).integer == 20)
        #expect(throws: JSONError.self) { try Required.decode(PaddedBytes(text.utf8)) }
    }
}
