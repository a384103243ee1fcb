#pragma once
// A thin C interface to simdjson's DOM parser: bytes in, a tape out. Swift reads the tape by itself; see `JSONNode`.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser with its buffers, reused from body to body; for one thread at a time.
typedef struct scrim_json_parser scrim_json_parser;

/// The outcome of parsing. The place of a fault in the text is found by `SyntaxScanner`, on the slow path.
typedef enum scrim_json_status {
    SCRIM_JSON_OK = 0,
    SCRIM_JSON_EMPTY = 1,
    SCRIM_JSON_NOT_UTF8 = 2,
    SCRIM_JSON_TOO_DEEP = 3,
    SCRIM_JSON_NUMBER = 4,
    SCRIM_JSON_MALFORMED = 5,
    SCRIM_JSON_NO_MEMORY = 6,
} scrim_json_status;

/// simdjson's tape (its doc/tape.md) and the strings that it refers to. Both belong to the parser and are valid until
/// it parses again or is freed.
typedef struct scrim_json_tape {
    const uint64_t *words;
    const uint8_t *strings;
} scrim_json_tape;

/// Makes a parser; NULL if there is no memory. Pair with `scrim_json_parser_free`.
scrim_json_parser *scrim_json_parser_new(void);
void scrim_json_parser_free(scrim_json_parser *parser);

/// Parses `count` bytes. Containers may nest `max_depth` deep, and no deeper.
///
/// Integers that do not fit 64 bits are read as doubles. Numbers that no double holds give SCRIM_JSON_NUMBER. The bytes
/// are copied into the parser's own padded buffer; nothing is allocated once it has grown to the usual size.
scrim_json_status scrim_json_parse(
    scrim_json_parser *parser, const uint8_t *bytes, size_t count, size_t max_depth, scrim_json_tape *tape);

/// Copies `count` bytes of JSON without the white space between its tokens. `compact` has room for `count` bytes.
///
/// Returns the number of bytes written; 0 if a string does not end.
size_t scrim_json_compact(const uint8_t *bytes, size_t count, uint8_t *compact);

#ifdef __cplusplus
}
#endif
