// Generated from interface/account.toml by `make generate`; do not edit.

import Calendar
import HTTP
import JSON
import Networking

/// The account of the DanXi community, for the forum and the course reviews.
package enum AccountAPI {
    /// Sends a verification code to an e-mail address of the university.
    ///
    /// The code has six digits and is valid for about ten minutes. A new code replaces the old one. If the
    /// address is registered, the code is for `account.reset_password`, otherwise for `account.register`.
    ///
    /// - Parameters:
    ///   - email: E-mail address, such as `23307110001@m.fudan.edu.cn`.
    ///
    /// `GET /verify/email`
    package static func sendVerificationCode(_ client: CommunityClient, email: String) async throws -> EmailVerification {
        try await client.requestWithResponse(
            "/verify/email",
            base: client.hosts.auth,
            query: [QueryItem("email", email)],
            effect: .once,
            isProtected: false
        )
    }

    /// Returns the quiz about the community's rules.
    ///
    /// - Parameters:
    ///   - version: Version of the questions. The default is the newest.
    ///
    /// `GET /register/questions`
    package static func getQuiz(_ client: CommunityClient, version: Int? = nil) async throws -> Quiz {
        var query: [QueryItem] = []
        query.append("version", version)
        return try await client.requestWithResponse("/register/questions", base: client.hosts.auth, query: query)
    }

    /// Makes the server read the questions of the quiz again. Only for administrators.
    ///
    /// `POST /register/questions/_reload`
    package static func reloadQuiz(_ client: CommunityClient) async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/register/questions/_reload",
            base: client.hosts.auth,
            method: .post,
            effect: .idempotent
        )
    }

    /// Returns the account that the session is signed in with.
    ///
    /// `GET /users/me`
    package static func getCurrentUser(_ client: CommunityClient) async throws -> AccountUser {
        try await client.requestWithResponse("/users/me", base: client.hosts.auth)
    }

    /// Returns an account. Only administrators can request the accounts of other people.
    ///
    /// - Parameters:
    ///   - id: Identifier of the account, such as `account_id` of `account.get_status`.
    ///
    /// `GET /users/{id}`
    package static func getUser(_ client: CommunityClient, id: Int) async throws -> AccountUser {
        try await client.requestWithResponse("/users/\(id)", base: client.hosts.auth)
    }

    /// Changes the nickname of an account. Only administrators can change the nicknames of other people.
    ///
    /// Tokens contain the nickname that the account had when they were issued.
    ///
    /// - Parameters:
    ///   - id: Identifier of the account.
    ///   - nickname: The new nickname.
    ///
    /// `PUT /users/{id}`
    package static func modifyUser(_ client: CommunityClient, id: Int, nickname: String) async throws -> AccountUser {
        try await client.requestWithResponse(
            "/users/\(id)",
            base: client.hosts.auth,
            payload: .object(["nickname": .string(nickname)]),
            method: .put,
            effect: .idempotent
        )
    }

    /// Lists the identifiers of the administrators' accounts.
    ///
    /// `GET /users/admin`
    package static func listAdministrators(_ client: CommunityClient) async throws -> [Int] {
        try await client.requestWithResponse("/users/admin", base: client.hosts.auth, isProtected: false)
    }

    /// Closes the account of another person permanently. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the account to close.
    ///
    /// `DELETE /users/{id}`
    package static func closeUser(_ client: CommunityClient, id: Int) async throws {
        let _: NoContent = try await client.requestWithResponse("/users/\(id)", base: client.hosts.auth, method: .delete)
    }
}
