/// The rules of a ``SimulatedUniversity``. They may change at any time. Times are in milliseconds.
package struct UniversitySettings: Sendable {
    /// The form of the page with which id.fudan.edu.cn sends a browser on with a ticket.
    package enum TicketPage: Sendable {
        /// A form with the method GET.
        case form
        /// A form with the method POST.
        case post
        /// A script that sets the location.
        case script
        /// Form and script in turn.
        case alternate
    }

    /// Number of wrong passwords in a row after which an account needs a captcha. 0: always. Nil: never. An account may have a number of
    /// its own, see ``UniversityPerson/captchaAfterFailures``.
    package var captchaAfterFailures: Int?
    /// Number of wrong passwords in a row that lock an account.
    package var failuresBeforeLock = 5
    package var lockDuration = 30 * 60_000
    /// The time after a wrong password in which the sign-in servers check no password of the account. 0: no such time.
    package var pauseAfterRejection = 0

    /// Hosts that need a second factor. An accepted second factor counts for all sites, as long as the sign-in lasts.
    package var secondFactorHosts: Set<String> = []
    /// The methods of the second factor. Only `userAndOtp`, the authenticator app, can be answered.
    package var secondFactorMethods = ["userAndSms", "userAndOtp", "microQr"]

    /// Hosts whose sign-in is uis.fudan.edu.cn. All other hosts use id.fudan.edu.cn.
    package var classicHosts: Set<String> = ["elife.fudan.edu.cn"]
    package var ticketPage = TicketPage.alternate
    /// Whether id.fudan.edu.cn has the page that checks an account, with which the library starts a login.
    package var hasAccountCheck = true

    /// The time for which a cookie of a host is accepted.
    package var sessionLifetime = 2 * 60 * 60_000
    /// The lifetimes of the cookies of single hosts, in place of ``sessionLifetime``.
    package var sessionLifetimes: [String: Int] = [:]
    package var ticketLifetime = 60_000
    /// The time for which an opened sign-in page, or the step after an accepted password, can be continued.
    package var signInLifetime = 10 * 60_000
    package var captchaLifetime = 5 * 60_000
    /// The time for which the library system accepts an access token.
    package var libraryTokenLifetime = 2 * 60 * 60_000

    /// Hosts that answer every request with a page about maintenance.
    package var maintenanceHosts: Set<String> = []
    /// Whether zlapp.fudan.edu.cn answers a request with an ended cookie with `{"e":10013}` in place of a redirect.
    package var endsSessionsByEnvelope = false
    /// Whether WebVPN answers a request without a sign-in with its login page in place of a redirect to this page.
    package var showsWebVPNLogin = false
    /// Whether the sign-in to the library system passes the relay rwsjcas.fudan.edu.cn.
    package var hasLibraryRelay = true

    package init() {}
}
