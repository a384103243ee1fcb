#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// Loops over pixels that a C compiler vectorises. Pixels have alpha in their eight highest bits, then red, green and
// blue, each multiplied by alpha. All arithmetic is on integers: the same on every processor.

// The numbers of pixels that differ from those of two other rows.
struct scrim_changes {
    size_t first, second;
};
struct scrim_changes scrim_count_changes(
    const uint32_t *pixels, const uint32_t *first, const uint32_t *second, size_t count);

// Sets every pixel to `pixel`.
void scrim_fill(uint32_t *pixels, uint32_t pixel, size_t count);

// Adds the channels of at most 256 rows of pixels, `stride` apart, to the sums of each column: two channels in one
// number, the first one in its higher half.
void scrim_sum_rows(
    uint32_t *alpha_green, uint32_t *red_blue, const uint32_t *pixels, size_t stride, size_t rows, size_t count);

// Whether every pixel is opaque.
int scrim_all_opaque(const uint32_t *pixels, size_t count);

// Bytes that are to go into a deflate stream in which runs of zeros are the only repetitions. A token is a byte, or 256
// plus the length of a repetition of the previous byte, 3 to 258.
enum scrim_run { scrim_run_none, scrim_run_counted, scrim_run_begun };
struct scrim_tokens {
    uint16_t *tokens;
    size_t count, room;
    // The zeros that have come and are not among the tokens yet; whether their run is in the checksum, and whether one
    // of them is a token.
    uint64_t zeros;
    enum scrim_run state;
    // The halves of Adler's checksum (RFC 1950, 9).
    uint64_t low, high;
};

// Adds the tokens of the pending zeros. Returns 0 if there was no room for all of them: call again when there is.
int scrim_end_run(struct scrim_tokens *stream);

// Adds the differences of pixels from others, channel by channel modulo 256: red, green, blue, and with 4 bytes a pixel
// also alpha; the colours are then not multiplied by alpha. Returns the number of pixels added: fewer than `count` if
// there was no room for more.
size_t scrim_add_differences(
    struct scrim_tokens *stream, const uint32_t *pixels, const uint32_t *others, size_t count, int bytes_per_pixel);

// Writes the codes of tokens. `codes[token]` holds the code in its low 24 bits, to be written lowest bit first, and the
// code's length, at most 24, above them. The codes follow the lowest `*length` bits of `*pending`, fewer than 8.
// Returns the number of bytes written; there must be room for 3 bytes a token and 8 more.
size_t scrim_write_codes(
    uint8_t *bytes, const uint16_t *tokens, size_t count, const uint32_t *codes, uint64_t *pending, uint64_t *length);

#endif
