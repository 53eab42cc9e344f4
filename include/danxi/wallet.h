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
 * @file The campus card 一卡通: its balance, what was paid with it, and the code that pays in its
 * stead.
 *
 * All methods need a signed-in campus account. Amounts of money are in yuan.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_wallet_get_content() is the method "wallet.get_content". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Gets the card's front page: the balance, the latest transactions and the sums by day.
 *
 * It is kept in memory for five minutes.
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
 * @return A WalletContent object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_content(danxi_session *session, const char *options);

/**
 * Gets what is on the card: from the stored front page, or with it.
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
 * @return A WalletBalance object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_balance(danxi_session *session, const char *options);

/**
 * Lists one page of the card's transactions, newest first, from all the time that the site keeps.
 *
 *     danxi_result *result = danxi_wallet_get_transactions(session, 1, NULL);
 *
 * Request: POST https://ecard.fudan.edu.cn/epay/consume/query
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param page  Which page, from 1, the newest, to 10,000. 1 to 10000.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A TransactionPage object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_transactions(danxi_session *session, int64_t page,
                                            const char *options);

/**
 * Lists one page of the card's transactions between two days, newest first, and tells how many
 * pages there are.
 *
 *     danxi_result *result = danxi_wallet_search_transactions(session, "2026-11-01", "2026-11-21",
 *         NULL);
 *
 * Request: POST https://ecard.fudan.edu.cn/epay/consume/query
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param start_date  The first day, such as `2026-11-01`.
 * @param end_date  The last day, itself included, not before the first.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, 1 to 10000, default 1): Which page, 1 to 10,000.
 *   - `timeout_ms`: see danxi_call().
 * @return A TransactionPage object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_search_transactions(danxi_session *session, const char *start_date,
                                               const char *end_date, const char *options);

/**
 * Gets a fresh code to pay with.
 *
 * An account that has not agreed to the terms of use is DANXI_ERROR_FORBIDDEN with `detail.reason`
 * `terms_not_agreed`: open the address of `detail.url` in a browser once and agree.
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
 *   - DANXI_ERROR_FORBIDDEN: The account is not allowed to do this.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_qr_code(danxi_session *session, const char *options);

/**
 * Empties the store of the card's front page.
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
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * WalletContent: an object.
 *
 * The card's front page: what is on the card, and what was lately paid with it.
 *
 * - `name` (string, optional): The card holder's name, where the page greets by it.
 * - `balance` (number): What is on the card, in yuan.
 * - `transactions` (array of Transaction): The latest transactions, newest first.
 * - `daily_sums` (array of DailySum): What was paid day by day, in the order of the page; days
 *   without a payment are left out.
 */

/*
 * WalletBalance: an object.
 *
 * What is on the card.
 *
 * - `balance` (number): The amount, in yuan.
 */

/*
 * Transaction: an object.
 *
 * A transaction of the card: a payment, or money put on it.
 *
 * - `id` (string, optional): The number of its bill, where the page links to it.
 * - `time` (time): When it was made; the page shows it to the minute.
 * - `kind` (string): What it was, such as 水控消费 or 银行转账.
 * - `is_expense` (bool): Whether it took money from the card: its kind ends in 消费, or its amount is
 *   shown as negative.
 * - `location` (string): Where it was made, or with whom; empty where the page leaves it so.
 * - `amount` (number): How much, in yuan, 0 or more; `is_expense` tells the direction.
 * - `balance` (number): What was on the card afterwards, in yuan.
 * - `notes` (array of strings): What else the row says, in its order, such as the means of payment
 *   and 交易成功.
 */

/*
 * TransactionPage: an object.
 *
 * One page of a list of transactions.
 *
 * - `transactions` (array of Transaction): The page's transactions, newest first; empty where there
 *   are none.
 * - `page` (int): Which page it is, from 1.
 * - `page_count` (int, optional): How many pages there are, where the answer says so.
 */

/*
 * DailySum: an object.
 *
 * What was paid with the card on a day.
 *
 * - `date` (string): The day, such as `2026-11-21`.
 * - `amount` (number): The sum, in yuan.
 */

/*
 * WalletQRCode: an object.
 *
 * The code that pays in the card's stead.
 *
 * - `code` (string): The text to show as a QR code. Whoever has it can pay with it; it ends within
 *   minutes.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_WALLET_H */
