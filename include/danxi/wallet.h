/* Generated from interface/wallet.toml by `make generate`; do not edit. */
#ifndef DANXI_WALLET_H
#define DANXI_WALLET_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Balance, transactions and payment code of the campus card 一卡通.
 *
 * Amounts are in yuan. The front page, with the balance, is cached in memory and below store.path,
 * and other values in memory only.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_wallet_get_content() is the method "wallet.get_content". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Returns the card's balance, its latest transactions and the amount paid on each of the latest
 * days.
 *
 *     danxi_result *result = danxi_wallet_get_content(session, NULL);
 *
 * Request: GET https://ecard.fudan.edu.cn/epay/myepay/index
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A WalletContent object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the overview, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_content(danxi_session *session, const char *options);

/**
 * Returns the card's balance.
 *
 * The method shares the cached value of danxi_wallet_get_content().
 *
 *     danxi_result *result = danxi_wallet_get_balance(session, NULL);
 *
 * Request: GET https://ecard.fudan.edu.cn/epay/myepay/index
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A WalletBalance object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the overview, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_balance(danxi_session *session, const char *options);

/**
 * Lists the account's cards, with their status, expiry date and permission to enter each campus.
 *
 * The site asks for a second factor. danxi_wallet_get_balance() does not need a second factor.
 *
 *     danxi_result *result = danxi_wallet_list_cards(session, NULL);
 *
 * Request: POST https://my.fudan.edu.cn/data_tables/ykt_xx.json
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of CampusCard objects. Errors:
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The site asks for a second factor. Answer with
 *     danxi_campus_answer_challenge(), then repeat the call.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_list_cards(danxi_session *session, const char *options);

/**
 * Lists all transactions that the site keeps, page by page, newest first.
 *
 *     danxi_result *result = danxi_wallet_get_transactions(session, 1, NULL);
 *
 * Requests:
 * - GET https://ecard.fudan.edu.cn/epay/consume/index
 * - POST https://ecard.fudan.edu.cn/epay/consume/query
 * Sign-in: campus, danxi_campus_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param page  Number of the page. Page 1 has the newest transactions. 1 to 10000.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A TransactionPage object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the transactions, because the layout of an
 *     HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_transactions(danxi_session *session, int64_t page,
                                            const char *options);

/**
 * Lists the transactions between two days, page by page, newest first.
 *
 *     danxi_result *result = danxi_wallet_search_transactions(session, "2026-11-01", "2026-11-21",
 *         NULL);
 *
 * Requests:
 * - GET https://ecard.fudan.edu.cn/epay/consume/index
 * - POST https://ecard.fudan.edu.cn/epay/consume/query
 * Sign-in: campus, danxi_campus_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param start_date  First day, in Asia/Shanghai. Format: YYYY-MM-DD.
 * @param end_date  Last day, in Asia/Shanghai. Its transactions are included. Format: YYYY-MM-DD.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, 1 to 10000, default 1): Number of the page. Page 1 has the newest transactions.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A TransactionPage object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end_date` is before `start_date`.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the transactions, because the layout of an
 *     HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_search_transactions(danxi_session *session, const char *start_date,
                                               const char *end_date, const char *options);

/**
 * Requests a new payment code.
 *
 *     danxi_result *result = danxi_wallet_get_qr_code(session, NULL);
 *
 * Request: GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A WalletQRCode object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account has not accepted the terms of use of the payment code:
 *     `detail.reason` is `terms_not_agreed`. Open `detail.url` in a browser once and accept them.
 *   - DANXI_ERROR_PAGE_CHANGED: The library finds neither a code nor the terms of use, because the
 *     layout of the HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_qr_code(danxi_session *session, const char *options);

/**
 * Returns the payments of a period by day, by place and by meal.
 *
 * The transactions of the period are requested page by page, and the progress of the call counts
 * the pages. Meals follow from the time alone. The site does not say which places are canteens.
 *
 *     danxi_result *result = danxi_wallet_get_summary(session, "2026-11-01", "2026-11-21", NULL);
 *
 * Requests:
 * - GET https://ecard.fudan.edu.cn/epay/consume/index
 * - POST https://ecard.fudan.edu.cn/epay/consume/query
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param start_date  First day, in Asia/Shanghai. Format: YYYY-MM-DD.
 * @param end_date  Last day, in Asia/Shanghai. Its transactions are included. Format: YYYY-MM-DD.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A WalletSummary object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end_date` is before `start_date`, or the period has more than
 *     500 pages of transactions.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the transactions, because the layout of an
 *     HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_summary(danxi_session *session, const char *start_date,
                                       const char *end_date, const char *options);

/**
 * Deletes the cached overview of the card and the cached cards.
 *
 *     danxi_result *result = danxi_wallet_clear_cache(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * WalletContent: an object.
 *
 * An overview of the card: its balance, latest transactions and daily amounts.
 *
 * - `name` (string, optional): Name of the card holder. null if the site does not show it.
 * - `balance` (number, in yuan): Balance of the card.
 * - `transactions` (array of Transaction): Latest transactions, newest first.
 * - `daily_sums` (array of DailySum): Amount paid on each of the latest days, in the site's order.
 *   Days without a payment are left out. Empty also if the page has no readable sums; they then
 *   count as a skipped row.
 */

/*
 * CampusCard: an object.
 *
 * A campus card with its status and permissions.
 *
 * - `id` (string): Number in the list of cards.
 * - `name` (string, optional): Name of the card holder. null if the server does not send it.
 * - `status` (string, optional): Status as the university writes it, such as 正常 (valid). null if
 *   the server does not send it.
 * - `can_enter` (bool, optional): Whether the card opens the gates of a campus. null if the server
 *   does not send it.
 * - `campuses` (array of strings): Names of the campuses whose gates the card opens, such as 邯郸.
 *   Empty if the server does not list them.
 * - `expiry_date` (date, optional): Last day on which the card is valid. null if the server does
 *   not send it.
 * - `balance` (number, in yuan, optional): Balance of the card. null if the server does not send
 *   it.
 */

/*
 * WalletBalance: an object.
 *
 * The balance of the card.
 *
 * - `balance` (number, in yuan): Balance of the card.
 */

/*
 * Transaction: an object.
 *
 * A transaction of the card, such as a payment or a deposit.
 *
 * - `id` (string, optional): Number of the bill. null if the site shows no bill.
 * - `time` (time): Time of the transaction, to the minute.
 * - `kind` (string, optional): Kind as the site writes it, such as 水控消费 (water) or 银行转账 (bank
 *   transfer). null if the site shows none.
 * - `is_expense` (bool, optional): Whether the transaction reduced the balance. True if `kind` ends
 *   with 消费, 扣费 or 扣款, or if the site shows a negative amount. False if `kind` contains 充值, 圈存, 转账,
 *   补助, 退款 or 撤销. Otherwise null.
 * - `location` (string, optional): Place of the transaction, or the other party. null if the site
 *   shows none.
 * - `amount` (number, at least 0 yuan): Amount, never negative. `is_expense` is true if the amount
 *   was paid from the card.
 * - `balance` (number, in yuan, optional): Balance after the transaction. null if the site shows
 *   none.
 * - `notes` (array of strings): Further information that the site shows, such as the means of
 *   payment and 交易成功 (success), in its order.
 */

/*
 * TransactionPage: an object.
 *
 * A page of a list of transactions.
 *
 * - `transactions` (array of Transaction): Transactions, newest first.
 * - `page` (int, at least 1): Number of this page.
 * - `page_count` (int, at least 0, optional): Number of pages of the list. null if the site does
 *   not show it.
 */

/*
 * DailySum: an object.
 *
 * The amount paid with the card on one day.
 *
 * - `date` (date): Day of the payments.
 * - `amount` (number, in yuan): Sum of the payments.
 */

/*
 * WalletQRCode: an object.
 *
 * A payment code: a QR code that a terminal scans to charge the card.
 *
 * - `code` (string, secret): String to display as a QR code. It expires within minutes. Keep the
 *   string secret: anyone who has it can pay with the card.
 */

/*
 * SpendingOfDay: an object.
 *
 * The payments of a day.
 *
 * - `date` (date): Day of the payments in Asia/Shanghai.
 * - `count` (int, at least 0): Number of payments.
 * - `amount` (number, at least 0 yuan): Sum of the payments.
 */

/*
 * SpendingAtPlace: an object.
 *
 * The payments at a place.
 *
 * - `place` (string, optional): Place as the site writes it. null for payments without a place.
 * - `count` (int, at least 0): Number of payments.
 * - `amount` (number, at least 0 yuan): Sum of the payments.
 */

/*
 * SpendingOnMeal: an object.
 *
 * The payments for a kind of meal.
 *
 * - `meal` (Meal): Kind of meal.
 * - `count` (int, at least 0): Number of meals: several payments for one meal of one day count
 *   once.
 * - `amount` (number, at least 0 yuan): Sum of the payments.
 */

/*
 * WalletSummary: an object.
 *
 * The payments of a period.
 *
 * - `start_date` (date): First day of the period.
 * - `end_date` (date): Last day of the period.
 * - `count` (int, at least 0): Number of payments.
 * - `amount` (number, at least 0 yuan): Sum of the payments.
 * - `received` (number, at least 0 yuan): Sum of what was paid into the card.
 * - `unknown_count` (int, at least 0): Number of transactions that are in no sum, because the site
 *   does not show whether they are payments.
 * - `days` (array of SpendingOfDay): Days with payments, earliest first.
 * - `places` (array of SpendingAtPlace): Places with payments, the largest amount first.
 * - `meals` (array of SpendingOnMeal): Breakfast, lunch and dinner. Payments of other kinds are
 *   left out: 水控, 电费, 充值 and 圈存.
 */

/*
 * Meal: a string.
 *
 * A meal, by the time of its payments.
 *
 * - "breakfast": Payments before 9:50.
 * - "lunch": Payments from 9:50 until before 14:00.
 * - "dinner": Payments from 14:00.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_WALLET_H */
