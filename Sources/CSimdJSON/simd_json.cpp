#include "simd_json.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <new>
#include <pthread.h>
#include <simdjson.h>
#include <sys/mman.h>
#include <type_traits>

using namespace simdjson;

const size_t simd_json_padding = SIMDJSON_PADDING;

namespace {

/* Maps `bytes` bytes of memory, which take up physical memory only where they are written. */
template <typename Word> Word *map(size_t bytes) {
    void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? nullptr : static_cast<Word *>(memory);
}

const uint8_t *digits_end(const uint8_t *text, const uint8_t *end) {
    while (text < end && *text >= '0' && *text <= '9') text++;
    return text;
}

/* Whether a text is a number (RFC 8259, section 6). */
bool is_number(const uint8_t *text, const uint8_t *end) {
    auto *first = text + (*text == '-');
    auto *next = digits_end(first, end);
    if (next == first || (*first == '0' && next - first > 1)) return false;
    if (next < end && *next == '.') {
        auto *fraction = next + 1;
        next = digits_end(fraction, end);
        if (next == fraction) return false;
    }
    if (next < end && (*next | 0x20) == 'e') {
        auto *exponent = next + 1;
        if (exponent < end && (*exponent == '+' || *exponent == '-')) exponent++;
        next = digits_end(exponent, end);
        if (next == exponent) return false;
    }
    return next == end;
}

/* Returns the power of ten of the first digit that is not 0. The text is a well-formed number. */
int64_t magnitude(const char *text, const char *end) {
    const int64_t limit = INT32_MAX; /* more than the length of any text that could make up for it */
    auto *mantissa = text + (*text == '-');
    auto *exponent = std::find_if(mantissa, end, [](char c) { return c == 'e' || c == 'E'; });
    auto *point = std::find(mantissa, exponent, '.');
    auto *first = std::find_if(mantissa, exponent, [](char c) { return c >= '1' && c <= '9'; });
    if (first == exponent) return -limit;
    int64_t value = first < point ? point - first - 1 : point - first;
    if (exponent == end) return value;
    auto *digits = exponent + 1;
    bool is_negative = *digits == '-';
    if (is_negative || *digits == '+') digits++;
    int64_t power = 0;
    for (; digits < end && power < limit; digits++) power = 10 * power + (*digits - '0');
    return value + (is_negative ? -power : power);
}

/* Whether int64_t does not hold an integer, or double does not hold another number. The text is a well-formed number. */
bool is_large(const char *text, const char *end, bool is_integer) {
    bool is_negative = *text == '-';
    size_t length = end - text - is_negative;
    if (is_integer) {
        if (length != 19) return length > 19;
        return std::memcmp(text + is_negative, is_negative ? "9223372036854775808" : "9223372036854775807", length) > 0;
    }
    /* The largest double is 1.8e308. */
    auto power = magnitude(text, end);
    double value = 0;
    return power == 308 ? std::from_chars(text, end, value).ec == std::errc::result_out_of_range : power > 308;
}

/* The texts of numbers, in order. */
class LargeNumbers {
  public:
    /* The first integer that int64_t does not hold. */
    static constexpr uint64_t FIRST = uint64_t(1) << 63;
    /* The number of digits of FIRST plus an index. */
    static constexpr size_t DIGITS = 19;

    bool is_empty() const { return count == 0; }

    std::string_view operator[](size_t index) const {
        if (index >= count) return {};
        size_t start = index == 0 ? 0 : ends[index - 1];
        return {digits.get() + start, ends[index] - start};
    }

    /* Takes the large numbers of a JSON text. Sets `copy` to a text that has FIRST plus an index in their places, and `length` to its
       length. */
    error_code take(const uint8_t *text, size_t &length, std::unique_ptr<uint8_t[]> &copy) {
        size_t found = 0, bytes = 0;
        for (simd_json_number number = {}; simd_json_next_large(text, length, &number); found++) {
            bytes += number.end - number.start;
        }
        copy.reset(new (std::nothrow) uint8_t[length - bytes + found * DIGITS + SIMDJSON_PADDING]());
        digits.reset(new (std::nothrow) char[bytes + 1]);
        ends.reset(new (std::nothrow) size_t[found + 1]);
        if (!copy || !digits || !ends) return MEMALLOC;
        size_t read = 0, written = 0, taken = 0;
        auto keep = [&](size_t end) {
            std::memcpy(copy.get() + written, text + read, end - read);
            written += end - read;
        };
        for (simd_json_number number = {}; simd_json_next_large(text, length, &number); count++) {
            keep(number.start);
            auto *place = reinterpret_cast<char *>(copy.get()) + written;
            std::to_chars(place, place + DIGITS, FIRST + count);
            written += DIGITS;
            std::memcpy(digits.get() + taken, text + number.start, number.end - number.start);
            ends[count] = taken += number.end - number.start;
            read = number.end;
        }
        keep(length);
        length = written;
        return SUCCESS;
    }

  private:
    size_t count = 0;
    std::unique_ptr<char[]> digits;
    std::unique_ptr<size_t[]> ends;
};

} // namespace

bool simd_json_next_large(const uint8_t *text, size_t length, simd_json_number *number) {
    const uint8_t *end = text + length, *next = text + number->end;
    while (next < end) {
        if (*next == '"') {
            for (next++; next < end && *next != '"'; next++) next += *next == '\\';
            next++;
            continue;
        }
        if (*next != '-' && (*next < '0' || *next > '9')) {
            next++;
            continue;
        }
        auto *start = next;
        bool is_integer = true;
        while (next < end && std::memchr("+-.0123456789Ee", *next, 15) != nullptr) {
            is_integer = is_integer && *next != '.' && (*next | 0x20) != 'e';
            next++;
        }
        number->index++;
        if (!is_number(start, next)) continue;
        auto *characters = reinterpret_cast<const char *>(start);
        if (!is_large(characters, characters + (next - start), is_integer)) continue;
        number->start = start - text;
        number->end = next - text;
        return true;
    }
    number->end = length;
    return false;
}

/* A parsed JSON text. simdjson allocates memory for the worst case, ten times the size of the text, and usually needs a fifth
   of that memory. free() might not return the memory of a large text to the system, so that memory is mapped instead. */
struct simd_json_document : dom::document {
    /* The large numbers that simdjson refuses. If there are any, each unsigned value on the tape is FIRST plus an index of this table. */
    LargeNumbers large;
    bool is_secret = false;

    ~simd_json_document() { reset(); }

    /* Frees the memory of the values. */
    void reset() {
        /* The system clears memory that was mapped. */
        if (is_secret && string_bytes == 0 && string_buf) explicit_bzero(string_buf.get(), strings);
        if (tape_bytes > 0) munmap(tape.release(), tape_bytes);
        if (string_bytes > 0) munmap(string_buf.release(), string_bytes);
        tape.reset();
        string_buf.reset();
        tape_bytes = string_bytes = 0;
    }

    error_code allocate(size_t length) {
        /* The sizes are those of dom::document::allocate(). */
        strings = SIMDJSON_ROUNDUP_N(5 * length / 3 + SIMDJSON_PADDING, 64);
        if (length < LARGE) return dom::document::allocate(length);
        size_t words = sizeof(uint64_t) * SIMDJSON_ROUNDUP_N(length + 3, 64);
        tape.reset(map<uint64_t>(words));
        if (tape) tape_bytes = words;
        string_buf.reset(map<uint8_t>(strings));
        if (string_buf) string_bytes = strings;
        return tape && string_buf ? SUCCESS : MEMALLOC;
    }

    error_code parse(const uint8_t *text, size_t length, size_t levels) {
        std::unique_ptr<internal::dom_parser_implementation> parser;
        auto code = get_active_implementation()->create_dom_parser_implementation(length, levels, parser);
        if (code == SUCCESS) code = allocate(length);
        return code == SUCCESS ? parser->parse(text, length, *this) : code;
    }

  private:
    /* The minimum size of a large text, in bytes. Smaller texts are parsed faster with memory from malloc. */
    static constexpr size_t LARGE = 128 << 10;

    /* The size of string_buf, in bytes. */
    size_t strings = 0;
    /* The sizes of the mapped memory, in bytes. 0 for memory from malloc. */
    size_t tape_bytes = 0, string_bytes = 0;
};

namespace {

/* simdjson's views (elements, iterators) consist of a document's address and an index, like simd_json_element. */
template <typename View> View unpack(simd_json_element element) {
    static_assert(sizeof(View) == sizeof element && std::is_trivially_copyable<View>::value,
                  "simdjson's views changed");
    alignas(View) unsigned char bytes[sizeof(View)];
    std::memcpy(bytes, &element, sizeof element);
    return *std::launder(reinterpret_cast<View *>(bytes));
}

template <typename View> simd_json_element pack(const View &view) {
    static_assert(sizeof(View) == sizeof(simd_json_element), "simdjson's views changed");
    simd_json_element element;
    std::memcpy(&element, &view, sizeof element);
    return element;
}

dom::element value(simd_json_element element) { return unpack<dom::element>(element); }

/* Returns the UTF-16 unit of an escape such as \ud83d at `text`, or -1 if there is no such escape. */
int unit(const uint8_t *text, const uint8_t *end) {
    if (end - text < 6 || text[0] != '\\' || text[1] != 'u') return -1;
    int value = 0;
    for (int index = 2; index < 6; index++) {
        int digit = text[index] <= '9' ? text[index] - '0' : (text[index] | 0x20) - 'a' + 10;
        if (digit < 0 || digit > 15) return -1;
        value = value << 4 | digit;
    }
    return value;
}

bool is_high(int unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_low(int unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

/* Replaces the escapes of lone surrogates, which UTF-8 cannot encode, with \ufffd. Returns their number. */
size_t replace_lone_surrogates(uint8_t *text, const uint8_t *end) {
    size_t count = 0;
    while ((text = static_cast<uint8_t *>(std::memchr(text, '\\', end - text))) != nullptr) {
        int first = unit(text, end);
        if (is_high(first) && is_low(unit(text + 6, end))) {
            text += 12;
        } else if (is_high(first) || is_low(first)) {
            std::memcpy(text + 2, "fffd", 4);
            text += 6;
            count++;
        } else {
            /* Any other escape, such as an escaped backslash. */
            text += end - text < 2 ? 1 : 2;
        }
    }
    return count;
}

/* Parses a text. If simdjson refuses it because of large numbers or, if `is_lenient`, lone surrogates, parses a copy without them, unless
   the text is secret. */
error_code parse(simd_json_document &document, const uint8_t *text, size_t length, size_t levels, bool is_lenient) {
    auto code = document.parse(text, length, levels);
    if (code == SUCCESS || code == MEMALLOC || document.is_secret) return code;
    /* The versions of simdjson have different errors for large numbers. */
    simd_json_number first = {};
    bool has_large = simd_json_next_large(text, length, &first);
    if (!has_large && !(is_lenient && code == STRING_ERROR)) return code;
    std::unique_ptr<uint8_t[]> copy;
    if (auto failure = document.large.take(text, length, copy)) return failure;
    size_t replaced = is_lenient ? replace_lone_surrogates(copy.get(), copy.get() + length) : 0;
    if (replaced == 0 && document.large.is_empty()) return code;
    document.reset();
    return document.parse(copy.get(), length, levels);
}

} // namespace

/* Protects is_stopped. A pthread lock has no destructor: it must outlive all C++ objects. */
static pthread_rwlock_t gate = PTHREAD_RWLOCK_INITIALIZER;
static bool is_stopped = false;

void simd_json_start(void) {
    dom::parser parser;
    (void)parser.parse("[]", 2).error();
}

void simd_json_stop(void) {
    pthread_rwlock_wrlock(&gate);
    is_stopped = true;
    pthread_rwlock_unlock(&gate);
}

simd_json_document *simd_json_parse(const uint8_t *text, size_t length, size_t levels, simd_json_mode mode,
                                    simd_json_element *root, const char **error) {
    auto *document = new (std::nothrow) simd_json_document;
    if (document == nullptr) {
        *error = nullptr;
        return nullptr;
    }
    document->is_secret = mode == SIMD_JSON_SECRET;
    bool is_lenient = mode == SIMD_JSON_LENIENT;
    if (is_lenient && length >= 3 && std::memcmp(text, "\xEF\xBB\xBF", 3) == 0) text += 3, length -= 3;
    pthread_rwlock_rdlock(&gate);
    auto code = is_stopped ? UNINITIALIZED : parse(*document, text, length, levels, is_lenient);
    pthread_rwlock_unlock(&gate);
    if (code != SUCCESS) {
        *error = code == MEMALLOC ? nullptr : error_message(code);
        delete document;
        return nullptr;
    }
    *root = pack(document->root());
    return document;
}

bool simd_json_is_utf8(const uint8_t *text, size_t length) {
    pthread_rwlock_rdlock(&gate);
    bool is_utf8 = !is_stopped && (length == 0 || validate_utf8(reinterpret_cast<const char *>(text), length));
    pthread_rwlock_unlock(&gate);
    return is_utf8;
}

void simd_json_free(simd_json_document *document) { delete document; }

simd_json_kind simd_json_get_kind(simd_json_element element) {
    switch (value(element).type()) {
    case dom::element_type::NULL_VALUE:
        return SIMD_JSON_NULL;
    case dom::element_type::BOOL:
        return SIMD_JSON_BOOL;
    case dom::element_type::INT64:
        return SIMD_JSON_INTEGER;
    case dom::element_type::STRING:
        return SIMD_JSON_STRING;
    case dom::element_type::ARRAY:
        return SIMD_JSON_ARRAY;
    case dom::element_type::OBJECT:
        return SIMD_JSON_OBJECT;
    case dom::element_type::UINT64: /* out of the range of int64_t, otherwise it would be INT64 */
        return SIMD_JSON_LARGE;
    case dom::element_type::DOUBLE:
        break;
    }
    return SIMD_JSON_NUMBER;
}

bool simd_json_get_bool(simd_json_element element, bool *result) {
    return value(element).get_bool().get(*result) == SUCCESS;
}

bool simd_json_get_integer(simd_json_element element, int64_t *result) {
    return value(element).get_int64().get(*result) == SUCCESS;
}

bool simd_json_get_number(simd_json_element element, double *result) {
    auto number = value(element);
    if (number.type() != dom::element_type::UINT64) return number.get_double().get(*result) == SUCCESS;
    char buffer[SIMD_JSON_DIGITS];
    const char *text;
    size_t length;
    if (!simd_json_get_large(element, buffer, &text, &length)) return false;
    return std::from_chars(text, text + length, *result).ec == std::errc();
}

bool simd_json_get_large(simd_json_element element, char buffer[SIMD_JSON_DIGITS], const char **text, size_t *length) {
    auto number = value(element);
    if (number.type() != dom::element_type::UINT64) return false;
    uint64_t digits = number.get_uint64().value_unsafe();
    auto &large = static_cast<const simd_json_document *>(static_cast<const dom::document *>(element.document))->large;
    if (large.is_empty()) {
        *text = buffer;
        *length = std::to_chars(buffer, buffer + SIMD_JSON_DIGITS, digits).ptr - buffer;
    } else {
        auto kept = large[digits - LargeNumbers::FIRST];
        *text = kept.data();
        *length = kept.size();
    }
    return true;
}

bool simd_json_get_string(simd_json_element element, const char **text, size_t *length) {
    std::string_view view;
    if (value(element).get_string().get(view) != SUCCESS) return false;
    *text = view.data();
    *length = view.size();
    return true;
}

bool simd_json_find(simd_json_element object, const char *key, size_t key_length, simd_json_element *result) {
    dom::object members;
    dom::element found;
    if (value(object).get_object().get(members) != SUCCESS) return false;
    if (members.at_key(std::string_view(key, key_length)).get(found) != SUCCESS) return false;
    *result = pack(found);
    return true;
}

bool simd_json_iterate(simd_json_element container, simd_json_iterator *iterator, size_t *count) {
    auto element = value(container);
    if (element.is_array()) {
        dom::array array = element.get_array().value_unsafe();
        *iterator = {pack(array.begin()), pack(array.end())};
        *count = array.size();
        return true;
    }
    if (element.is_object()) {
        dom::object object = element.get_object().value_unsafe();
        *iterator = {pack(object.begin()), pack(object.end())};
        *count = object.size();
        return true;
    }
    return false;
}

bool simd_json_next_value(simd_json_iterator *array, simd_json_element *result) {
    auto next = unpack<dom::array::iterator>(array->next);
    if (next == unpack<dom::array::iterator>(array->end)) return false;
    *result = pack(*next);
    array->next = pack(++next);
    return true;
}

bool simd_json_next_member(simd_json_iterator *object, const char **key, size_t *key_length,
                           simd_json_element *result) {
    auto next = unpack<dom::object::iterator>(object->next);
    if (next == unpack<dom::object::iterator>(object->end)) return false;
    auto name = next.key();
    *key = name.data();
    *key_length = name.size();
    *result = pack(next.value());
    object->next = pack(++next);
    return true;
}
