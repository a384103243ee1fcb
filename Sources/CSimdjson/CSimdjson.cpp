#include "CSimdjson.h"

#include <cstring>
#include <memory>
#include <new>
#include <simdjson.h>

namespace {

/// A buffer that grows, never shrinks, and always leaves simdjson its padding after the text.
struct PaddedBuffer {
    std::unique_ptr<uint8_t[]> bytes;
    size_t capacity = 0;

    bool reserve(size_t count) noexcept {
        if (count <= capacity && bytes) return true;
        const size_t wanted = count < 4096 ? 4096 : count;
        std::unique_ptr<uint8_t[]> larger(new (std::nothrow) uint8_t[wanted + simdjson::SIMDJSON_PADDING]);
        if (!larger) return false;
        bytes = std::move(larger);
        capacity = wanted;
        return true;
    }

    void pad(size_t count) noexcept { std::memset(bytes.get() + count, ' ', simdjson::SIMDJSON_PADDING); }
};

/// The digits from which on an integer literal may not fit 64 bits; eighteen always fit.
constexpr size_t longInteger = 19;

bool isDigit(uint8_t byte) noexcept { return byte >= '0' && byte <= '9'; }

/// Copies JSON and appends ".0" to each long integer literal outside strings, so that simdjson reads it as a double.
/// Returns the new length, at most count + 2 * (count / longInteger). Text that is not JSON does not become valid: a
/// literal only ever gains a fraction.
size_t spellLongIntegersAsDoubles(const uint8_t *bytes, size_t count, uint8_t *out) noexcept {
    size_t written = 0;
    bool inString = false;
    for (size_t at = 0; at < count;) {
        const uint8_t byte = bytes[at];
        if (inString) {
            out[written++] = byte;
            at++;
            if (byte == '\\' && at < count) {
                out[written++] = bytes[at++];
            } else if (byte == '"') {
                inString = false;
            }
            continue;
        }
        if (!isDigit(byte)) {
            inString = byte == '"';
            out[written++] = byte;
            at++;
            continue;
        }
        // A run of digits is an integer part unless it follows a point or an exponent.
        const uint8_t before = at > 0 ? bytes[at - 1] : ' ';
        const size_t start = at;
        while (at < count && isDigit(bytes[at])) at++;
        std::memcpy(out + written, bytes + start, at - start);
        written += at - start;
        const uint8_t after = at < count ? bytes[at] : ' ';
        const bool exponentSign =
            (before == '-' || before == '+') && start > 1 && (bytes[start - 2] == 'e' || bytes[start - 2] == 'E');
        const bool leads = before != '.' && before != 'e' && before != 'E' && !exponentSign;
        if (leads && at - start >= longInteger && after != '.' && after != 'e' && after != 'E') {
            out[written++] = '.';
            out[written++] = '0';
        }
    }
    return written;
}

scrim_json_status status(simdjson::error_code code) noexcept {
    switch (code) {
    case simdjson::SUCCESS: return SCRIM_JSON_OK;
    case simdjson::EMPTY: return SCRIM_JSON_EMPTY;
    case simdjson::UTF8_ERROR: return SCRIM_JSON_NOT_UTF8;
    case simdjson::DEPTH_ERROR: return SCRIM_JSON_TOO_DEEP;
    case simdjson::NUMBER_ERROR:
    case simdjson::NUMBER_OUT_OF_RANGE: return SCRIM_JSON_NUMBER;
    case simdjson::MEMALLOC:
    case simdjson::CAPACITY: return SCRIM_JSON_NO_MEMORY;
    default: return SCRIM_JSON_MALFORMED;
    }
}

}  // namespace

struct scrim_json_parser {
    simdjson::dom::parser parser;
    PaddedBuffer text;
    PaddedBuffer respelled;

    simdjson::error_code parse(PaddedBuffer &buffer, size_t count, size_t depth) noexcept {
        buffer.pad(count);
        // simdjson counts the document itself as a level.
        if (parser.max_depth() != depth + 1) {
            const auto error = parser.allocate(buffer.capacity, depth + 1);
            if (error) return error;
        }
        return parser.parse(buffer.bytes.get(), count, false).error();
    }
};

extern "C" scrim_json_parser *scrim_json_parser_new(void) { return new (std::nothrow) scrim_json_parser; }

extern "C" void scrim_json_parser_free(scrim_json_parser *parser) { delete parser; }

extern "C" scrim_json_status scrim_json_parse(
    scrim_json_parser *self, const uint8_t *bytes, size_t count, size_t max_depth, scrim_json_tape *tape) {
    if (count == 0) return SCRIM_JSON_EMPTY;
    if (!self->text.reserve(count)) return SCRIM_JSON_NO_MEMORY;
    std::memcpy(self->text.bytes.get(), bytes, count);
    auto error = self->parse(self->text, count, max_depth);
    if (error == simdjson::NUMBER_ERROR) {
        if (!self->respelled.reserve(count + 2 * (count / longInteger) + 2)) return SCRIM_JSON_NO_MEMORY;
        const size_t longer = spellLongIntegersAsDoubles(bytes, count, self->respelled.bytes.get());
        if (longer != count) error = self->parse(self->respelled, longer, max_depth);
    }
    if (error) return status(error);
    tape->words = self->parser.doc.tape.get();
    tape->strings = self->parser.doc.string_buf.get();
    return SCRIM_JSON_OK;
}

extern "C" size_t scrim_json_compact(const uint8_t *bytes, size_t count, uint8_t *compact) {
    size_t written = 0;
    const auto error = simdjson::minify(
        reinterpret_cast<const char *>(bytes), count, reinterpret_cast<char *>(compact), written);
    return error ? 0 : written;
}
