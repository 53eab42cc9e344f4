#include "libraries.h"
#include "versions.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <gnu/libc-version.h>
#include <hiredis/hiredis.h>
#include <jansson.h>
#include <libpsl.h>
#include <libxml/globals.h>
#include <openssl/crypto.h>
#include <simdjson.h>
#include <sqlite3.h>

#define TEXT(value) #value
#define EXPANDED(value) TEXT(value)

namespace {

/* A string without quotation marks. */
template <size_t size> struct unquoted {
    char text[size] = {};

    constexpr explicit unquoted(const char (&quoted)[size]) {
        size_t length = 0;
        for (char character : quoted)
            if (character != '"') text[length++] = character;
    }
};

/* Some versions write the macro with quotation marks. */
constexpr unquoted simdjson_version(EXPANDED(SIMDJSON_VERSION));

template <typename Function> const void *address(Function *function) {
    return reinterpret_cast<const void *>(function);
}

const char *file_of(const void *address) {
    Dl_info info;
    return address && dladdr(address, &info) ? info.dli_fname : nullptr;
}

/* Returns the file of a library that only libcurl uses, by the name of one of its functions. The host program may have loaded another
   copy, so only libcurl and what libcurl needs are searched. */
const char *file_in_curl(const char *function) {
    void *curl = dlopen(file_of(address(curl_version_info)), RTLD_LAZY | RTLD_NOLOAD);
    if (!curl) return nullptr;
    const char *file = file_of(dlsym(curl, function));
    dlclose(curl);
    return file;
}

} // namespace

void versions_get_libraries(versions_library libraries[VERSIONS_COUNT]) {
    const curl_version_info_data *curl = curl_version_info(CURLVERSION_NOW);
    const char *hiredis = EXPANDED(HIREDIS_MAJOR) "." EXPANDED(HIREDIS_MINOR) "." EXPANDED(HIREDIS_PATCH);
    const char *openssl = OpenSSL_version(OPENSSL_VERSION_STRING);
    const char *libxml2 = libraries_load_libxml2() ? nullptr : *__xmlParserVersion();
    const char *sqlite = libraries_load_sqlite() ? nullptr : sqlite3_libversion();
    const bool has_hiredis = !libraries_load_hiredis();
    const versions_library found[VERSIONS_COUNT] = {
        {"libcurl", curl->version, file_of(address(curl_version_info))},
        {"nghttp2", curl->nghttp2_version, file_in_curl("nghttp2_version")},
        {"brotli", curl->brotli_version, file_in_curl("BrotliDecoderVersion")},
        {"zlib", curl->libz_version, file_in_curl("zlibVersion")},
        {"libidn2", curl->libidn, file_in_curl("idn2_check_version")},
        {"libssl", curl->ssl_version, file_in_curl("SSL_CTX_new")},
        {"libcrypto", openssl, file_of(address(OpenSSL_version))},
        {"libpsl", psl_get_version(), file_of(address(psl_get_version))},
        {"libxml2", libxml2, libxml2 ? file_of(loaded___xmlParserVersion) : nullptr},
        {"sqlite", sqlite, sqlite ? file_of(loaded_sqlite3_libversion) : nullptr},
        {"jansson", jansson_version_str(), file_of(address(jansson_version_str))},
        {"hiredis", hiredis, has_hiredis ? file_of(loaded_redisReaderCreate) : nullptr},
        {"simdjson", simdjson_version.text, file_of(address(simdjson::get_active_implementation))},
        {"glibc", gnu_get_libc_version(), file_of(address(gnu_get_libc_version))},
    };
    for (unsigned index = 0; index < VERSIONS_COUNT; index++) libraries[index] = found[index];
}

const char *versions_own_file(void) { return file_of(address(versions_own_file)); }

const char *versions_swift(void) {
#ifdef SWIFT_COMPILER
    return EXPANDED(SWIFT_COMPILER);
#else
    return nullptr;
#endif
}

const char *versions_clang(void) { return __clang_version__; }
