import Calendar

@testable import JSON

/// fdulspgw.fudan.edu.cn: the gateway of the library system, with the loans and holds of a reader. Requests need an access token.
final class LibraryGateway: UniversityHost {
    static let host = "fdulspgw.fudan.edu.cn"
    private static let base = "/alsp/open-api/elib5/"
    private static let renewalLimit = 2

    let name = LibraryGateway.host
    private unowned let university: SimulatedUniversity

    init(_ university: SimulatedUniversity) {
        self.university = university
    }

    func answer(_ request: UniversityRequest) -> ServerResponse {
        if request.path == "/alsp/open-api/openapi/oauth2/getToken" { return issueToken(request) }
        guard request.path.hasPrefix(Self.base) else { return UniversityResponse.notFound }
        guard
            let token = university.office.accept(.accessToken, request.server.header("access_token") ?? "", for: name, request),
            let person = university.person(token.owner)
        else { return Self.failure("登录已过期，请重新登录", code: 401) }
        let action = request.path.dropFirst(Self.base.count)
        if !["renewLoan", "cancelRequest"].contains(action) {
            university.truth.reads.append(UniversityRead(time: request.time, account: person.number, host: name, path: request.path))
        }
        return switch (request.isPost, action) {
        case (false, "getReaderInfo"): reader(person)
        case (false, "getReaderCurrentLoan"): loans(person, request)
        case (false, "v2/getReaderHistoryLoan"): Self.page([], request.parameter("pageSize"), request.parameter("pageNo"))
        case (true, "renewLoan"): renew(person, request)
        case (true, "searchReaderRequest"): holds(person, request)
        case (true, "cancelRequest"): cancel(person, request)
        default: UniversityResponse.notFound
        }
    }

    private func issueToken(_ request: UniversityRequest) -> ServerResponse {
        guard request.parameter("client_id") == "rfid", request.parameter("grant_type") == "authorization_code",
            let code = university.office.accept(.authorizationCode, request.parameter("code"), for: name, request)
        else { return Self.failure("授权码无效") }
        let lifetime = university.settings.libraryTokenLifetime
        let token = university.office.issue(
            .accessToken, to: code.owner, for: name, time: request.time, lifetime: lifetime, isSingleUse: false)
        return Self.success(.object(["access_token": .string(token.value), "expires_in": .integer(lifetime / 1000)]))
    }

    // MARK: Reads

    private func reader(_ person: UniversityPerson) -> ServerResponse {
        Self.success(
            .object([
                "barcode": .string(person.number), "name": .string(person.label), "canLoanTotal": .integer(40),
                "currentRequestCount": .integer(person.holds.count { !$0.isCancelled }),
            ]))
    }

    private func loans(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let rows = person.loans.map { loan -> JSONValue in
            .object([
                "loanLog": .object([
                    "itemBarcode": .string(loan.barcode), "loanDate": .string("2026-09-10 10:21:08"),
                    "dueDate": .string("\(Self.due(loan)?.description ?? "") 10:21:08"),
                    "renewalCount": .integer(loan.renewals), "catalogueId": .string("10\(loan.barcode)"),
                ]),
                "itemInfo": .object([
                    "item": .object(["barcode": .string(loan.barcode), "temporaryLibraryName": .string("文科馆")]),
                    "instance": .object(["title": .string(loan.title), "author": .string("佚名")]),
                ]),
                "circulationLoanPolicy": .object(["renewalCount": .integer(Self.renewalLimit)]),
            ])
        }
        return Self.page(rows, request.parameter("pageSize"), request.parameter("pageNo"))
    }

    private static func due(_ loan: UniversityLoan) -> CalendarDate? {
        CalendarDate(year: 2026, month: 11, day: 1)?.adding(days: 30 * loan.renewals)
    }

    private func holds(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let body = request.json
        let rows = person.holds.filter { $0.isCancelled == (body["range"] != .integer(0)) }.map { hold -> JSONValue in
            .object([
                "id": .integer(hold.id), "itemBarcode": .string("\(person.number)-h\(hold.id)"),
                "instance": .object(["title": .string(hold.title), "author": .string("佚名")]),
                "status": .string(hold.isCancelled ? "已取消" : "预约中"), "statusCode": .string(hold.isCancelled ? "9" : "1"),
                "pickUpLocationName": .string("文科馆总服务台"), "createTime": .string("2026-09-12 10:21:08"), "allowReplace": .string("1"),
            ])
        }
        return Self.page(rows, Self.text(body["pageSize"]), Self.text(body["pageNo"]))
    }

    // MARK: Writes

    private func renew(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let body = request.json
        let barcode = body["itemBarcode"].universityText
        let index = person.loans.firstIndex { $0.barcode == barcode }
        let isOwn = body["userBarcode"].universityText == person.number
        let isAccepted = isOwn && index.map { person.loans[$0].renewals < Self.renewalLimit } ?? false
        record(.renewLoan, barcode, person, isAccepted, request)
        guard let index, isOwn else { return Self.failure("未找到借阅记录") }
        guard isAccepted else { return Self.failure("已达到最大续借次数") }
        person.loans[index].renewals += 1
        return Self.success(.object([:]))
    }

    private func cancel(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let id = Self.text(request.json["requestId"])
        let index = person.holds.firstIndex { "\($0.id)" == id && !$0.isCancelled }
        record(.cancelHold, id, person, index != nil, request)
        guard let index else { return Self.failure("预约记录不存在或不可取消") }
        person.holds[index].isCancelled = true
        return Self.success(.object([:]))
    }

    private func record(
        _ kind: UniversityWrite.Kind, _ target: String, _ person: UniversityPerson, _ isAccepted: Bool, _ request: UniversityRequest
    ) {
        university.truth.writes.append(
            UniversityWrite(time: request.time, account: person.number, kind: kind, target: target, isAccepted: isAccepted))
    }

    // MARK: Envelopes

    static func success(_ data: JSONValue) -> ServerResponse {
        .json(200, .object(["code": .integer(200), "msg": .string("操作成功"), "data": data]))
    }

    static func failure(_ message: String, code: Int = 500) -> ServerResponse {
        .json(200, .object(["code": .integer(code), "msg": .string(message), "data": .null]))
    }

    private static func page(_ rows: [JSONValue], _ size: String, _ page: String) -> ServerResponse {
        guard let size = Int(size), let page = Int(page), size > 0, page > 0 else { return failure("参数错误") }
        let shown = Array(rows.dropFirst((page - 1) * size).prefix(size))
        return success(
            .object(["list": .array(shown), "total": .integer(rows.count), "pageNo": .integer(page), "pageSize": .integer(size)]))
    }

    private static func text(_ value: JSONValue?) -> String {
        if case .integer(let number)? = value { "\(number)" } else { value.universityText }
    }
}
