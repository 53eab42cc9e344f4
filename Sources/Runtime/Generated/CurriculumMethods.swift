// Generated from interface/curriculum.toml by `make generate`; do not edit.

import DanXiKit

extension Method {
    static let curriculum: [Method] = [
        Method("curriculum.list_course_groups", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.community.curriculumService.listCourseGroups(cache: arguments.value("cache")))
        },
        Method(
            "curriculum.search_course_groups",
            parameters: [
                Parameter("query", .string(length: 1...Int.max), isRequired: true),
                Parameter("page", .integer(1...Int.max), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\CourseGroupPage.items, by: .number, "page", of: .community, id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await CurriculumAPI.searchCourseGroups(
                    services.community.client,
                    query: arguments.value("query"),
                    page: arguments.value("page"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "curriculum.get_course_group",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await CurriculumAPI.getCourseGroup(services.community.client, id: arguments.value("id")))
        },
        Method(
            "curriculum.create_course",
            parameters: [
                Parameter("name", .string(length: 1...255), isRequired: true),
                Parameter("code", .string(length: 4...Int.max), isRequired: true),
                Parameter("code_id", .string(length: 4...Int.max), isRequired: true),
                Parameter("department", .string(length: 1...Int.max), isRequired: true),
                Parameter("teachers", .string(length: 1...Int.max), isRequired: true),
                Parameter("year", .integer(2_000...Int.max), isRequired: true),
                Parameter("semester", .integer(1...Int.max), isRequired: true),
                Parameter("campus_name", .string(), default: .string("")),
                Parameter("credit", .number(0...Double.infinity), default: .integer(0)),
                Parameter("max_student", .integer(0...Int.max), default: .integer(0)),
                Parameter("week_hour", .integer(0...Int.max), default: .integer(0)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CurriculumAPI.createCourse(
                    services.community.client,
                    name: arguments.value("name"),
                    code: arguments.value("code"),
                    codeId: arguments.value("code_id"),
                    department: arguments.value("department"),
                    teachers: arguments.value("teachers"),
                    year: arguments.value("year"),
                    semester: arguments.value("semester"),
                    campusName: arguments.value("campus_name"),
                    credit: arguments.value("credit"),
                    maxStudent: arguments.value("max_student"),
                    weekHour: arguments.value("week_hour")
                ))
        },
        Method(
            "curriculum.list_reviews",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await CurriculumAPI.listReviews(services.community.client, courseId: arguments.value("course_id")))
        },
        Method(
            "curriculum.get_review",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await CurriculumAPI.getReview(services.community.client, id: arguments.value("id")))
        },
        Method(
            "curriculum.create_review",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                Parameter("title", .string(length: 1...64), isRequired: true),
                Parameter("content", .string(length: 1...10_240), isRequired: true),
                Parameter("overall_rank", .integer(1...5), isRequired: true),
                Parameter("content_rank", .integer(1...5), isRequired: true),
                Parameter("workload_rank", .integer(1...5), isRequired: true),
                Parameter("assessment_rank", .integer(1...5), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CurriculumAPI.createReview(
                    services.community.client,
                    courseId: arguments.value("course_id"),
                    title: arguments.value("title"),
                    content: arguments.value("content"),
                    overallRank: arguments.value("overall_rank"),
                    contentRank: arguments.value("content_rank"),
                    workloadRank: arguments.value("workload_rank"),
                    assessmentRank: arguments.value("assessment_rank")
                ))
        },
        Method("curriculum.list_my_reviews", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await CurriculumAPI.listMyReviews(services.community.client))
        },
        Method(
            "curriculum.modify_review",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("title", .string(length: 1...64), isRequired: true),
                Parameter("content", .string(length: 1...10_240), isRequired: true),
                Parameter("overall_rank", .integer(1...5), isRequired: true),
                Parameter("content_rank", .integer(1...5), isRequired: true),
                Parameter("workload_rank", .integer(1...5), isRequired: true),
                Parameter("assessment_rank", .integer(1...5), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CurriculumAPI.modifyReview(
                    services.community.client,
                    id: arguments.value("id"),
                    title: arguments.value("title"),
                    content: arguments.value("content"),
                    overallRank: arguments.value("overall_rank"),
                    contentRank: arguments.value("content_rank"),
                    workloadRank: arguments.value("workload_rank"),
                    assessmentRank: arguments.value("assessment_rank")
                ))
        },
        Method(
            "curriculum.vote_review",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("vote", .integer((-1)...1), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.community.curriculumService.voteReview(id: arguments.value("id"), vote: arguments.value("vote")))
        },
        Method(
            "curriculum.delete_review",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await CurriculumAPI.deleteReview(services.community.client, id: arguments.value("id"))
            return Outcome()
        },
        Method("curriculum.get_random_review", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await CurriculumAPI.getRandomReview(services.community.client))
        },
        Method(
            "curriculum.list_sensitive_reviews",
            parameters: [
                Parameter("open", .bool, default: .bool(true)),
                Parameter("all", .bool, default: .bool(false)),
                Parameter("start_time", .time),
                Parameter("size", .integer(1...10), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(
                \[SensitiveReview].self,
                by: .time(overlap: 1, largest: 10),
                "start_time",
                of: .community,
                id: { $0.id },
                times: ["time_updated": \.timeUpdated]
            )
        ) { services, arguments in
            Outcome(
                try await CurriculumAPI.listSensitiveReviews(
                    services.community.client,
                    open: arguments.value("open"),
                    all: arguments.value("all"),
                    startTime: arguments.optional("start_time"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "curriculum.set_review_sensitive",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("sensitive", .bool, isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CurriculumAPI.setReviewSensitive(
                    services.community.client,
                    id: arguments.value("id"),
                    sensitive: arguments.value("sensitive")
                ))
        },
        Method("curriculum.refresh_course_groups", parameters: [.timeoutMs]) { services, _ in
            try await services.community.curriculumService.refreshCourseGroups()
            return Outcome()
        },
        Method("curriculum.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.community.curriculumService.clearCache()
            return Outcome()
        },
    ]
}
