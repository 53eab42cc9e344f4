// Generated from interface/graphql.toml by `make generate`; do not edit.

import GraphQL

extension Method {
    static let graphql: [Method] = [
        Method(
            "graphql.execute",
            parameters: [
                Parameter("endpoint", .url, isRequired: true),
                Parameter("query", .string(length: 1...Int.max), isRequired: true),
                Parameter("variables", .object),
                Parameter("operation_name", .string(length: 1...Int.max)),
                Parameter("extensions", .object),
                Parameter("token", .string(length: 1...Int.max), isSecret: true),
                Parameter("headers", .map(of: .string()), isSecret: true),
                Parameter("prefer_get", .bool, default: .bool(false)),
                Parameter("persisted", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await GraphQLAPI.execute(
                    services.graphql.client,
                    endpoint: arguments.value("endpoint"),
                    query: arguments.value("query"),
                    variables: arguments.optional("variables"),
                    operationName: arguments.optional("operation_name"),
                    extensions: arguments.optional("extensions"),
                    token: arguments.optional("token"),
                    headers: arguments.optional("headers"),
                    preferGet: arguments.value("prefer_get"),
                    persisted: arguments.value("persisted")
                ))
        }
    ]
}
