#ifndef CIMAGES_H
#define CIMAGES_H

#include <stddef.h>
#include <stdint.h>

// Pixels of files that strangers send. Both fill `pixels` row by row from the top, in sRGB: alpha in the eight highest
// bits of each, then red, green and blue, each times alpha. They return 1, or 0 where the file is damaged, has other
// sides than `width` and `height`, or there is no memory; what is in `pixels` then means nothing. Nothing is written to
// any stream, and nothing ends the process.

// By libpng. `pixels` has room for width * height.
int scrim_png_pixels(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels);

// By libjpeg. A file of more than `most_scans` scans counts as damaged: each of them goes over the whole picture.
int scrim_jpeg_pixels(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int most_scans, uint32_t *pixels);

#endif
