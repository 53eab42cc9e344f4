/* Generated from interface/errors.toml by `make generate`; do not edit. */
#ifndef DANXI_STATUS_H
#define DANXI_STATUS_H

/**
 * How a call ended. The numbers never change; new ones are appended, so treat an unknown one as a failure.
 */
typedef enum danxi_status {
    /** The call succeeded. */
    DANXI_OK = 0,

    /**
     * A parameter, option or configuration value is missing, unknown, of the wrong type or out of range; the
     * message names it.
     */
    DANXI_ERROR_INVALID_ARGUMENT = 1,

    /** The session, result or task is NULL, closed or already freed. */
    DANXI_ERROR_INVALID_HANDLE = 2,

    /**
     * The text given is not a JSON object: not UTF-8, a duplicate key, nested too deeply, or a syntax error
     * whose line and column the message names.
     */
    DANXI_ERROR_INVALID_JSON = 3,

    /** No method has this name; danxi_schema() lists them all. */
    DANXI_ERROR_UNKNOWN_METHOD = 4,

    /** The session was closed while the call was under way. */
    DANXI_ERROR_CLOSED = 5,

    /**
     * The process forked after the library had started its threads, which do not exist in the child: use the
     * library in the child only after exec, or fork before the first call.
     */
    DANXI_ERROR_FORKED = 6,

    /** danxi_task_cancel ended the call. */
    DANXI_ERROR_CANCELLED = 7,

    /** The call's deadline passed before it was done. */
    DANXI_ERROR_TIMEOUT = 8,

    /** The server could not be reached, or the connection broke. */
    DANXI_ERROR_NETWORK = 9,

    /** The server's certificate or the TLS handshake was refused. */
    DANXI_ERROR_TLS = 10,

    /** The answer is larger than network.max_response_bytes. */
    DANXI_ERROR_TOO_LARGE = 11,

    /** The call needs a signed-in account, and the session has none, or its sign-in has ended: sign in again. */
    DANXI_ERROR_NOT_SIGNED_IN = 12,

    /** The server does not accept this password for the account. */
    DANXI_ERROR_WRONG_PASSWORD = 13,

    /** The server knows no account of this name. */
    DANXI_ERROR_NOT_REGISTERED = 14,

    /** The account may not do this. */
    DANXI_ERROR_FORBIDDEN = 15,

    /** What was asked for does not exist, or no longer. */
    DANXI_ERROR_NOT_FOUND = 16,

    /**
     * The server found fault with the request; the message is the server's own, and `detail` holds what it
     * said field by field.
     */
    DANXI_ERROR_REJECTED = 17,

    /** The server asks to slow down; `retry_after_ms` says for how long where the server did. */
    DANXI_ERROR_RATE_LIMITED = 18,

    /** The server failed with a 5xx status. */
    DANXI_ERROR_SERVER_FAILURE = 19,

    /**
     * The answer is not of the documented form (other JSON, HTML, nothing at all); the message names the
     * place. A proxy or portal may be answering in the server's place, or the server has changed.
     */
    DANXI_ERROR_UNEXPECTED_RESPONSE = 20,

    /** `cache` was `only`, and the store holds no value. */
    DANXI_ERROR_NOT_CACHED = 21,

    /** A file below store.path cannot be read or written; the message names it and the system's reason. */
    DANXI_ERROR_STORAGE = 22,

    /** Memory ran out. */
    DANXI_ERROR_OUT_OF_MEMORY = 23,

    /** A defect of the library; please report it with the message. */
    DANXI_ERROR_INTERNAL = 24,

    /**
     * A page no longer has the part that is read from it; the message names the service, the selector, the
     * page and a redacted excerpt. The site has changed, or a sign-in or maintenance page answered in its
     * place: please update libdanxi, or report this.
     */
    DANXI_ERROR_PAGE_CHANGED = 25,

    /**
     * The campus sign-in asks for the characters of a picture: `detail.challenge` holds it as a data URL;
     * answer with campus.answer_challenge.
     */
    DANXI_ERROR_CAPTCHA_REQUIRED = 26,

    /**
     * The campus sign-in asks for a second factor: `detail.challenge.methods` lists the ways; choose one and
     * answer with campus.answer_challenge.
     */
    DANXI_ERROR_SECOND_FACTOR_REQUIRED = 27,

    /**
     * The campus account must first finish a page of the university's, such as a new password or a telephone
     * number: do so in a browser at https://id.fudan.edu.cn, then sign in again.
     */
    DANXI_ERROR_ACCOUNT_SETUP_REQUIRED = 28,

    /** The campus sign-in refuses the password as too weak: change it in a browser, then sign in again. */
    DANXI_ERROR_WEAK_PASSWORD = 29,

    /** The campus system is under maintenance. */
    DANXI_ERROR_MAINTENANCE = 30,

    /** The campus account is locked, mostly after too many wrong passwords: wait, or unlock it in a browser. */
    DANXI_ERROR_ACCOUNT_LOCKED = 31
} danxi_status;

#endif /* DANXI_STATUS_H */
