/* A refresh of feeds without libdanxi, to compare with danxi_feeds.c: makes TOTAL transfers, at most WINDOW at the same time, with
   libcurl's multi interface, parses each feed with libxml2, and reads the identifier, title, link, date and text of each entry. With
   DATABASE, saves and indexes the entries, as libdanxi does.
   Usage: curl_feeds URL TOKEN [DATABASE]; the number of the feed is appended to the URL. See bench_serve() for the input. */
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <sqlite3.h>

#include <stdbool.h>

#include "../curl_bench.h"

static CURLM *multi;
static struct curl_slist *headers;
static const char *url;

/* libdanxi saves about 200 entries in a transaction: those of 10 feeds with 20 entries. */
#define FEEDS_OF_A_TRANSACTION 10

/* The parts of an entry. */
enum { GUID, TITLE, LINK, DATE, TEXT, PART_COUNT };
static const char *const part_names[PART_COUNT] = {"guid", "title", "link", "pubDate", "description"};

/* The database of the entries, or NULL if the entries are not saved. */
static sqlite3 *database;
static sqlite3_stmt *insert_entry, *insert_text;
static int unsaved;

static void run(const char *statement) {
    if (sqlite3_exec(database, statement, NULL, NULL, NULL)) bench_fail(statement, sqlite3_errmsg(database));
}

static void step(sqlite3_stmt *statement) {
    if (sqlite3_step(statement) != SQLITE_DONE) bench_fail("SQLite", sqlite3_errmsg(database));
    sqlite3_reset(statement);
}

static void open_database(const char *path) {
    if (sqlite3_open(path, &database)) bench_fail(path, sqlite3_errmsg(database));
    run("PRAGMA journal_mode = WAL;"
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, feed INTEGER, guid TEXT, title TEXT, link TEXT, date TEXT, "
        "is_read INTEGER,"
        " UNIQUE (feed, guid));"
        "CREATE INDEX entry_by_feed ON entry (feed, is_read);"
        "CREATE TABLE entry_text (id INTEGER PRIMARY KEY, html TEXT, plain TEXT);"
        "CREATE VIRTUAL TABLE entry_index USING fts5(plain, content=entry_text, content_rowid=id, tokenize='trigram "
        "case_sensitive 1');"
        "CREATE TRIGGER entry_inserted AFTER INSERT ON entry_text BEGIN"
        " INSERT INTO entry_index (rowid, plain) VALUES (new.id, new.plain); END;"
        "CREATE TRIGGER entry_deleted AFTER DELETE ON entry_text BEGIN"
        " INSERT INTO entry_index (entry_index, rowid, plain) VALUES ('delete', old.id, old.plain); END;");
    if (sqlite3_prepare_v2(database, "INSERT OR IGNORE INTO entry VALUES (NULL, ?5, ?1, ?2, ?3, ?4, 0)", -1,
                           &insert_entry, NULL) ||
        sqlite3_prepare_v2(database, "INSERT INTO entry_text VALUES (?1, ?2, ?3)", -1, &insert_text, NULL))
        bench_fail(path, sqlite3_errmsg(database));
}

static void close_database(void) {
    sqlite3_finalize(insert_entry);
    sqlite3_finalize(insert_text);
    sqlite3_close(database);
}

/* Returns a copy of HTML without its tags. The caller frees the copy. */
static char *plain(const char *html) {
    char *text = malloc(strlen(html) + 1), *end = text;
    if (!text) bench_fail("malloc", "not enough memory");
    for (bool is_tag = false; *html; html++) {
        if (*html == '<') is_tag = true;
        if (!is_tag) *end++ = *html;
        if (*html == '>') is_tag = false;
    }
    *end = 0;
    return text;
}

static void save(xmlChar *parts[PART_COUNT], long feed) {
    for (int part = 0; part < TEXT; part++)
        sqlite3_bind_text(insert_entry, part + 1, (const char *)parts[part], -1, SQLITE_STATIC);
    sqlite3_bind_int64(insert_entry, 5, feed);
    step(insert_entry);
    if (!sqlite3_changes(database)) return;
    char *text = plain((const char *)parts[TEXT]);
    sqlite3_bind_int64(insert_text, 1, sqlite3_last_insert_rowid(database));
    sqlite3_bind_text(insert_text, 2, (const char *)parts[TEXT], -1, SQLITE_STATIC);
    sqlite3_bind_text(insert_text, 3, text, -1, SQLITE_STATIC);
    step(insert_text);
    free(text);
}

/* Reads an entry. Saves it if it has all parts and a database is open. Returns whether it has all parts. */
static bool read_entry(xmlNode *item, long feed) {
    xmlChar *parts[PART_COUNT] = {0};
    for (xmlNode *node = item->children; node; node = node->next)
        for (int part = 0; part < PART_COUNT; part++)
            if (node->type == XML_ELEMENT_NODE && !parts[part] && !strcmp((const char *)node->name, part_names[part]))
                parts[part] = xmlNodeGetContent(node);
    bool is_complete = true;
    for (int part = 0; part < PART_COUNT; part++) is_complete = is_complete && parts[part];
    if (is_complete && database) save(parts, feed);
    for (int part = 0; part < PART_COUNT; part++) xmlFree(parts[part]);
    return is_complete;
}

/* Reads the entries of a feed, and returns their number. */
static size_t parse(const struct response *response, long feed) {
    xmlDoc *document = xmlReadMemory(response->bytes, (int)response->length, url, NULL, XML_PARSE_NONET);
    if (!document) bench_fail(url, "the feed is not well-formed XML");
    size_t entries = 0;
    for (xmlNode *channel = xmlDocGetRootElement(document)->children; channel; channel = channel->next)
        for (xmlNode *item = channel->children; item; item = item->next)
            if (item->type == XML_ELEMENT_NODE && !strcmp((const char *)item->name, "item"))
                entries += read_entry(item, feed);
    xmlFreeDoc(document);
    return entries;
}

/* Commits the transaction if it has the entries of enough feeds, and begins the next one. Only commits after the last feed. */
static void feed_is_read(bool is_last) {
    if (!database || (++unsaved < FEEDS_OF_A_TRANSACTION && !is_last)) return;
    run("COMMIT");
    if (!is_last) run("BEGIN IMMEDIATE");
    unsaved = 0;
}

static void start(CURL *easy, long number) {
    char target[256];
    snprintf(target, sizeof target, "%s%ld", url, number);
    curl_easy_setopt(easy, CURLOPT_URL, target);
    curl_multi_add_handle(multi, easy);
}

static void batch(long total, long window) {
    if (window > total) window = total;
    CURL **handles = calloc((size_t)window, sizeof *handles);
    struct response *responses = calloc((size_t)window, sizeof *responses);
    if (!handles || !responses) bench_fail("calloc", "not enough memory");
    long started = 0, done = 0;
    if (database) run("BEGIN IMMEDIATE");
    for (; started < window; started++) {
        handles[started] = bench_get(url, headers, &responses[started]);
        start(handles[started], started);
    }
    while (done < total) {
        int running = 0, left = 0;
        curl_multi_perform(multi, &running);
        for (CURLMsg *message; (message = curl_multi_info_read(multi, &left));) {
            if (message->msg != CURLMSG_DONE) continue;
            if (message->data.result != CURLE_OK) bench_fail("libcurl", curl_easy_strerror(message->data.result));
            CURL *easy = message->easy_handle;
            struct response *response = NULL;
            curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&response);
            const char *target = NULL;
            curl_easy_getinfo(easy, CURLINFO_EFFECTIVE_URL, &target);
            if (!parse(response, atol(target + strlen(url)))) bench_fail(url, "the feed has no entries");
            bench_forget(response);
            curl_multi_remove_handle(multi, easy);
            feed_is_read(++done == total);
            if (started < total) start(easy, started++);
        }
        if (done < total) curl_multi_poll(multi, NULL, 0, 1000, NULL);
    }
    for (long i = 0; i < window; i++) curl_easy_cleanup(handles[i]);
    free(handles);
    free(responses);
}

int main(int count, char **arguments) {
    if (count != 3 && count != 4) bench_fail("usage", "curl_feeds URL TOKEN [DATABASE]");
    if (count == 4) open_database(arguments[3]);
    curl_global_init(CURL_GLOBAL_DEFAULT);
    xmlInitParser();
    multi = curl_multi_init();
    url = arguments[1];
    headers = bench_headers(arguments[2]);
    bench_serve(batch);
    curl_multi_cleanup(multi);
    curl_slist_free_all(headers);
    close_database();
    return 0;
}
