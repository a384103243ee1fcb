#ifndef CIMAGES_H
#define CIMAGES_H

#include <stddef.h>
#include <stdint.h>

// Decodes images from untrusted sources. Both functions fill `pixels` row by row from the top, in sRGB: alpha in the
// eight highest bits of each pixel, then red, green and blue, each multiplied by alpha. They return 1, or 0 if the file
// is damaged, has another size than `width` and `height`, or there is no memory; the content of `pixels` is then
// meaningless. They write to no stream, and never end the process.

// Decodes a PNG, by libpng. `pixels` has room for width * height.
int scrim_png_pixels(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels);

// Decodes a JPEG, by libjpeg. A file of more than `most_scans` scans counts as damaged, since each scan takes a pass
// over the whole picture.
int scrim_jpeg_pixels(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int most_scans, uint32_t *pixels);

#endif
