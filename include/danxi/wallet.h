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
 * @file The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead.
 *
 * All methods need a signed-in campus account. Amounts of money are in yuan.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Gets the card's front page: the balance, the latest transactions and the sums by day.
 *
 * It is kept in memory for five minutes.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return WalletContent. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/myepay/index
 */
danxi_result *danxi_wallet_get_content(danxi_session *session, const char *options);

/**
 * Gets what is on the card: from the stored front page, or with it.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return WalletBalance. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/myepay/index
 */
danxi_result *danxi_wallet_get_balance(danxi_session *session, const char *options);

/**
 * Lists one page of the card's transactions, newest first, from all the time that the site keeps.
 *
 * @param session An open session.
 * @param page Which page, from 1, the newest, to 10,000.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return TransactionPage. danxi_schema() describes it.
 * @see POST https://ecard.fudan.edu.cn/epay/consume/query
 */
danxi_result *danxi_wallet_get_transactions(danxi_session *session, int64_t page, const char *options);

/**
 * Lists one page of the card's transactions between two days, newest first, and tells how many pages there
 * are.
 *
 * @param session An open session.
 * @param start_date The first day, such as `2026-11-01`.
 * @param end_date The last day, itself included, not before the first.
 * @param options A JSON object, or NULL:
 *   - `page` (int): Which page, 1 to 10,000.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return TransactionPage. danxi_schema() describes it.
 * @see POST https://ecard.fudan.edu.cn/epay/consume/query
 */
danxi_result *danxi_wallet_search_transactions(danxi_session *session, const char *start_date, const char *end_date, const char *options);

/**
 * Gets a fresh code to pay with.
 *
 * An account that has not agreed to the terms of use is DANXI_ERROR_FORBIDDEN with `detail.reason`
 * `terms_not_agreed`: open the address of `detail.url` in a browser once and agree.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return WalletQRCode. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode
 */
danxi_result *danxi_wallet_get_qr_code(danxi_session *session, const char *options);

/**
 * Empties the store of the card's front page.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_wallet_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_WALLET_H */
