// Generated from interface/*.toml by `make generate`; do not edit.

/// The times for which cached values are valid.
enum Validity {
    enum Bus {
        static let getRoutes = Duration.seconds(86400)
    }

    enum Classroom {
        static let getClassrooms = Duration.seconds(600)
    }

    enum Electricity {
        static let getElectricityUsage = Duration.seconds(3600)
        static let getElectricityLogs = Duration.seconds(3600)
    }

    enum Library {
        static let getReader = Duration.seconds(300)
    }

    enum Profile {
        static let getStudentProfile = Duration.seconds(86400)
        static let getIdentity = Duration.seconds(86400)
    }

    enum Announcement {
        static let getUndergraduateAnnouncements = Duration.seconds(3600)
        static let getGraduateAnnouncements = Duration.seconds(3600)
    }

    enum Wallet {
        static let getContent = Duration.seconds(300)
        static let listCards = Duration.seconds(300)
    }

    enum Reservation {
        static let getPlaygrounds = Duration.seconds(86400)
    }

    enum Booking {
        static let listVenues = Duration.seconds(86400)
    }

    enum Sport {
        static let getExercise = Duration.seconds(3600)
        static let getExam = Duration.seconds(3600)
    }

    enum Course {
        static let getSemesters = Duration.seconds(86400)
        static let getCourses = Duration.seconds(21600)
        static let listSearchSemesters = Duration.seconds(86400)
        static let searchCourses = Duration.seconds(21600)
        static let listPlaces = Duration.seconds(300)
    }

    enum Exam {
        static let getExams = Duration.seconds(3600)
    }

    enum Score {
        static let getScores = Duration.seconds(3600)
        static let listAllScores = Duration.seconds(3600)
        static let getRanks = Duration.seconds(3600)
        static let getSummary = Duration.seconds(3600)
    }

    enum Elearning {
        static let listCourses = Duration.seconds(3600)
        static let listTodos = Duration.seconds(600)
        static let listFolders = Duration.seconds(600)
        static let listFiles = Duration.seconds(600)
        static let listModules = Duration.seconds(600)
        static let listAssignments = Duration.seconds(600)
        static let getAssignment = Duration.seconds(600)
        static let listAnnouncements = Duration.seconds(600)
        static let getGrades = Duration.seconds(600)
        static let listEvents = Duration.seconds(600)
    }

    enum Icourse {
        static let listLectures = Duration.seconds(300)
        static let listCourseLectures = Duration.seconds(300)
    }
}
