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
 * Amounts are in yuan. Answers are stored in memory only.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Returns the card's balance, its latest transactions and the amounts paid on each day.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return WalletContent. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/myepay/index
 */
danxi_result *danxi_wallet_get_content(danxi_session *session, const char *options);

/**
 * Returns the card's balance.
 *
 * It shares the stored answer of danxi_wallet_get_content().
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return WalletBalance. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/myepay/index
 */
danxi_result *danxi_wallet_get_balance(danxi_session *session, const char *options);

/**
 * Lists a page of all transactions that the site keeps, newest first.
 *
 * @param session An open session.
 * @param page Number of the page. Page 1 has the newest transactions.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return TransactionPage. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/consume/index, POST
 *   https://ecard.fudan.edu.cn/epay/consume/query
 */
danxi_result *danxi_wallet_get_transactions(danxi_session *session, int64_t page, const char *options);

/**
 * Lists a page of the transactions between two days, newest first.
 *
 * @param session An open session.
 * @param start_date First day as YYYY-MM-DD.
 * @param end_date Last day as YYYY-MM-DD. Its transactions are included.
 * @param options A JSON object, or NULL:
 *   - `page` (int): Number of the page. Page 1 has the newest transactions.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return TransactionPage. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/consume/index, POST
 *   https://ecard.fudan.edu.cn/epay/consume/query
 */
danxi_result *danxi_wallet_search_transactions(danxi_session *session, const char *start_date, const char *end_date, const char *options);

/**
 * Returns a new payment code.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return WalletQRCode. danxi_schema() describes it.
 * @see GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode
 */
danxi_result *danxi_wallet_get_qr_code(danxi_session *session, const char *options);

/**
 * Deletes the stored overview of the card.
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
