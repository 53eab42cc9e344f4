import Errors
import HTTP
import TestSupport

func answer(_ status: Int, _ body: String = "", headers: HTTPHeaders = [:], redirect: String? = nil) -> FakeServer.Answer {
    { $0.respond(status, body, headers: headers, redirect: redirect) }
}

func failure(_ code: ErrorCode) -> FakeServer.Answer {
    { _ in throw DanXiError(code, "scripted") }
}
