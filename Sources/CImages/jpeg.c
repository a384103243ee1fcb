#include "CImages.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <jerror.h>

struct reader {
    struct jpeg_decompress_struct file;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf end;
    int most_scans;
    int is_damaged;
};

// libjpeg leaves by a jump to `scrim_jpeg_pixels`; all frames in between are its own.
static void leave(j_common_ptr file) { longjmp(((struct reader *)file->client_data)->end, 1); }

// Notes a fault after which libjpeg could read on: stray bytes between segments are harmless, anything else means that
// pixels are made up.
static void note(j_common_ptr file, int level) {
    if (level < 0 && file->err->msg_code != JWRN_EXTRANEOUS_DATA) ((struct reader *)file->client_data)->is_damaged = 1;
}

static void say_nothing(j_common_ptr file) { (void)file; }

static void count_scans(j_common_ptr file) {
    struct reader *reader = file->client_data;
    if (reader->is_damaged || reader->file.input_scan_number > reader->most_scans) leave(file);
}

// Converts a row of RGB, or of CMYK as Adobe writes it, inverted.
static void fill(uint32_t *row, const uint8_t *samples, uint32_t width, int components) {
    for (uint32_t x = 0; x < width; x++, samples += components) {
        uint32_t red = samples[0], green = samples[1], blue = samples[2];
        if (components == 4) {
            uint32_t key = samples[3];
            red = (red * key + 127) / 255, green = (green * key + 127) / 255, blue = (blue * key + 127) / 255;
        }
        row[x] = 0xFF000000u | red << 16 | green << 8 | blue;
    }
}

int scrim_jpeg_pixels(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int most_scans, uint32_t *pixels) {
    struct reader *reader = calloc(1, sizeof *reader);
    if (!reader) return 0;
    uint8_t *volatile samples = NULL;
    volatile int is_whole = 0;
    struct jpeg_decompress_struct *file = &reader->file;
    file->err = jpeg_std_error(&reader->errors);
    reader->errors.error_exit = leave;
    reader->errors.emit_message = note;
    reader->errors.output_message = say_nothing;
    file->client_data = reader;
    reader->most_scans = most_scans;
    if (!setjmp(reader->end)) {
        jpeg_create_decompress(file);
        reader->progress.progress_monitor = count_scans;
        file->progress = &reader->progress;
        jpeg_mem_src(file, bytes, count);
        jpeg_read_header(file, TRUE);
        int has_inks = file->jpeg_color_space == JCS_CMYK || file->jpeg_color_space == JCS_YCCK;
        file->out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
        // Integer arithmetic gives the same pixels on every processor.
        file->dct_method = JDCT_ISLOW;
        int components = has_inks ? 4 : 3;
        samples = malloc((size_t)width * components);
        if (samples && file->image_width == width && file->image_height == height) {
            jpeg_start_decompress(file);
            while (file->output_scanline < height) {
                JSAMPROW row = samples;
                uint32_t *place = pixels + (size_t)file->output_scanline * width;
                if (jpeg_read_scanlines(file, &row, 1) != 1) break;
                fill(place, samples, width, components);
            }
            is_whole = file->output_scanline == height && !reader->is_damaged;
        }
    }
    jpeg_destroy_decompress(file);
    free(samples);
    free(reader);
    return is_whole;
}
