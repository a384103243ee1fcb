#include "CPixels.h"
#include <string.h>

static const uint64_t prime = 65521;

struct scrim_changes scrim_count_changes(
    const uint32_t *pixels, const uint32_t *first, const uint32_t *second, size_t count) {
    uint32_t one = 0, two = 0;
    for (size_t index = 0; index < count; index++) {
        one += pixels[index] != first[index];
        two += pixels[index] != second[index];
    }
    return (struct scrim_changes){one, two};
}

void scrim_fill(uint32_t *pixels, uint32_t pixel, size_t count) {
    for (size_t index = 0; index < count; index++) pixels[index] = pixel;
}

void scrim_sum_rows(
    uint32_t *restrict alpha_green, uint32_t *restrict red_blue, const uint32_t *restrict pixels, size_t stride,
    size_t rows, size_t count) {
    for (size_t row = 0; row < rows; row++, pixels += stride) {
        for (size_t index = 0; index < count; index++) {
            alpha_green[index] += pixels[index] >> 8 & 0xFF00FF;
            red_blue[index] += pixels[index] & 0xFF00FF;
        }
    }
}

int scrim_all_opaque(const uint32_t *pixels, size_t count) {
    uint32_t all = 0xFF000000;
    for (size_t index = 0; index < count; index++) all &= pixels[index];
    return all == 0xFF000000;
}

int scrim_end_run(struct scrim_tokens *stream) {
    if (stream->zeros > 0 && stream->state == scrim_run_none) {
        stream->low %= prime;
        // Each zero adds the lower half to the higher one, and leaves the lower one as it is.
        stream->high = (stream->high + stream->low * (stream->zeros % prime)) % prime;
        stream->state = scrim_run_counted;
    }
    while (stream->zeros > 0) {
        if (stream->count == stream->room) return 0;
        if (stream->state == scrim_run_counted || stream->zeros < 3) {
            stream->tokens[stream->count++] = 0;
            stream->zeros--;
            stream->state = scrim_run_begun;
        } else {
            uint64_t length = stream->zeros < 258 ? stream->zeros : 258;
            stream->tokens[stream->count++] = (uint16_t)(256 + length);
            stream->zeros -= length;
        }
    }
    stream->state = scrim_run_none;
    return 1;
}

// A pixel as in PNG: its colours are not multiplied by alpha.
static inline uint32_t plain(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) return pixel;
    if (alpha == 0) return 0;
    uint32_t all = alpha << 24;
    for (int shift = 16; shift >= 0; shift -= 8) {
        uint32_t channel = ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha;
        all |= (channel < 255 ? channel : 255) << shift;
    }
    return all;
}

static inline void add_byte(struct scrim_tokens *stream, uint8_t byte) {
    if (byte == 0) {
        stream->zeros++;
        return;
    }
    // The caller has made sure that there is room.
    if (stream->zeros > 0) scrim_end_run(stream);
    stream->low += byte;
    stream->high += stream->low;
    stream->tokens[stream->count++] = byte;
}

static inline uint64_t eight(const uint32_t *bytes) {
    uint64_t number;
    memcpy(&number, bytes, sizeof number);
    return number;
}

// Whether eight pixels equal eight others.
static inline int are_same(const uint32_t *pixels, const uint32_t *others) {
    uint64_t differences = 0;
    for (int index = 0; index < 8; index += 2) differences |= eight(pixels + index) ^ eight(others + index);
    return differences == 0;
}

size_t scrim_add_differences(
    struct scrim_tokens *stream, const uint32_t *pixels, const uint32_t *others, size_t count, int bytes_per_pixel) {
    // The sums fit into 64 bits: a row has fewer than 2^15 pixels.
    stream->low %= prime;
    stream->high %= prime;
    // A run that is in the checksum already must not grow.
    if (stream->state != scrim_run_none && !scrim_end_run(stream)) return 0;
    size_t index = 0;
    while (index < count) {
        // Most pixels of a changed row are unchanged.
        if (count - index >= 8 && are_same(pixels + index, others + index)) {
            stream->zeros += 8 * (uint64_t)bytes_per_pixel;
            index += 8;
            continue;
        }
        size_t end = count - index < 8 ? count : index + 8;
        for (; index < end; index++) {
            // A pixel adds at most the run before it and four bytes, each with a zero or two between them.
            if (stream->room - stream->count < 16 + stream->zeros / 258) {
                if (!scrim_end_run(stream) || stream->room - stream->count < 16) return index;
            }
            uint32_t pixel = pixels[index], other = others[index];
            if (pixel == other) {
                stream->zeros += bytes_per_pixel;
                continue;
            }
            if (bytes_per_pixel == 4) {
                pixel = plain(pixel);
                other = plain(other);
            }
            add_byte(stream, (uint8_t)((pixel >> 16) - (other >> 16)));
            add_byte(stream, (uint8_t)((pixel >> 8) - (other >> 8)));
            add_byte(stream, (uint8_t)(pixel - other));
            if (bytes_per_pixel == 4) add_byte(stream, (uint8_t)((pixel >> 24) - (other >> 24)));
        }
    }
    return count;
}

size_t scrim_write_codes(
    uint8_t *bytes, const uint16_t *tokens, size_t count, const uint32_t *codes, uint64_t *pending, uint64_t *length) {
    uint8_t *next = bytes;
    uint64_t bits = *pending, held = *length;
    for (size_t index = 0; index < count; index++) {
        uint32_t code = codes[tokens[index]];
        bits |= (uint64_t)(code & 0xFFFFFF) << held;
        held += code >> 24;
        // Written four bytes at once, the lowest first on every processor.
        if (held >= 32) {
            for (int byte = 0; byte < 4; byte++) next[byte] = (uint8_t)(bits >> 8 * byte);
            next += 4;
            bits >>= 32;
            held -= 32;
        }
    }
    for (; held >= 8; held -= 8, bits >>= 8) *next++ = (uint8_t)bits;
    *pending = bits;
    *length = held;
    return (size_t)(next - bytes);
}
