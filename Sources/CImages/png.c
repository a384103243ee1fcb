#include "CImages.h"
#include <png.h>
#include <string.h>

// A channel multiplied by alpha, both 0 to 255, rounded.
static inline uint32_t times(uint32_t channel, uint32_t alpha) {
    uint32_t product = channel * alpha + 128;
    return (product + (product >> 8)) >> 8;
}

// libpng's simplified API catches its own errors: it returns, whatever the file is.
int scrim_png_pixels(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, bytes, count)) return 0;
    if (image.width != width || image.height != height) {
        png_image_free(&image);
        return 0;
    }
    // Sixteen-bit channels are sRGB unless the file says otherwise, as in browsers.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    image.format = PNG_FORMAT_RGBA;
    if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) return 0;
    size_t all = (size_t)width * height;
    for (size_t index = 0; index < all; index++) {
        const uint8_t *channels = (const uint8_t *)(pixels + index);
        uint32_t red = channels[0], green = channels[1], blue = channels[2], alpha = channels[3];
        pixels[index] = alpha << 24 | times(red, alpha) << 16 | times(green, alpha) << 8 | times(blue, alpha);
    }
    return 1;
}
