import HTTP
import Testing

@Suite("The header Cache-Control")
struct CacheControlTests {
    private func control(_ fields: [String]) -> CacheControl {
        var headers: HTTPHeaders = [:]
        for field in fields { headers.append("cache-control", field) }
        return CacheControl(headers)
    }

    @Test(
        "A directive is present with or without a value, and the first of several counts",
        arguments: [
            ([], false, false, nil), (["max-age"], true, true, 0), (["public, max-age=60"], true, false, 60),
            (["MAX-AGE = \"60\""], true, false, 60), (["public", "\tmax-age\t=\t7 "], true, false, 7),
            (["max-age=1, max-age=2"], true, false, 1),
            (["max-age=1", "max-age=2"], true, false, 1), (["max-age, max-age=2"], true, true, 0), (["max-age="], true, false, 0),
            (["max-age=1=2"], true, false, 0), (["max-age=-1"], true, false, 0), (["max-age=2147483647"], true, false, 2_147_483_647),
            (["max-age=2147483648"], true, false, 2_147_483_648), (["max-age=2147483649"], true, false, 2_147_483_648),
            (["=5, , max-age=3"], true, false, 3), (["x=\"max-age=5\""], false, false, nil),
            (["x=\"a, max-age=5\", max-age=6"], true, false, 6),
            (["s-maxage=5"], false, false, nil),
        ] as [([String], Bool, Bool, Int?)])
    func directives(fields: [String], isPresent: Bool, isUnqualified: Bool, seconds: Int?) {
        let control = control(fields)
        #expect(control.has("max-age") == isPresent && control.isUnqualified("max-age") == isUnqualified)
        #expect(control.seconds("max-age") == seconds)
    }

    @Test(
        "A directive with a value names the headers that it concerns, in lower case",
        arguments: [
            ([], []), (["no-cache"], []), (["no-cache=\"Set-Cookie\""], ["set-cookie"]), (["no-cache=\"A, b,,C\", d=e"], ["a", "b", "c"]),
            (["no-cache=A"], ["a"]), (["no-cache=\"\""], []),
        ] as [([String], Set<String>)])
    func headerNames(fields: [String], names: Set<String>) {
        #expect(control(fields).headerNames("no-cache") == names)
    }

    @Test(
        "A number of seconds has only digits",
        arguments: [("", nil), ("0", 0), ("09", 9), ("+1", nil), ("1/", nil), ("1:", nil), ("１", nil)] as [(String, Int?)])
    func deltaSeconds(text: String, seconds: Int?) {
        #expect(CacheControl.deltaSeconds(text) == seconds)
    }
}
