#define _GNU_SOURCE
#include "CEmbedded.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

// The fonts of Sources/Typography/Fonts, built in like the documents of embedded.c, in the order in which they are
// searched for a glyph.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter_regular[] = {
#embed "../Typography/Fonts/Inter-Regular.otf"
};
static const unsigned char inter_medium[] = {
#embed "../Typography/Fonts/Inter-Medium.otf"
};
static const unsigned char inter_semibold[] = {
#embed "../Typography/Fonts/Inter-SemiBold.otf"
};
static const unsigned char inter_bold[] = {
#embed "../Typography/Fonts/Inter-Bold.otf"
};
static const unsigned char arabic_regular[] = {
#embed "../Typography/Fonts/NotoSansArabic-Regular.ttf"
};
static const unsigned char arabic_bold[] = {
#embed "../Typography/Fonts/NotoSansArabic-Bold.ttf"
};
static const unsigned char hebrew_regular[] = {
#embed "../Typography/Fonts/NotoSansHebrew-Regular.ttf"
};
static const unsigned char hebrew_bold[] = {
#embed "../Typography/Fonts/NotoSansHebrew-Bold.ttf"
};
static const unsigned char thai_regular[] = {
#embed "../Typography/Fonts/NotoSansThai-Regular.ttf"
};
static const unsigned char thai_bold[] = {
#embed "../Typography/Fonts/NotoSansThai-Bold.ttf"
};
static const unsigned char devanagari_regular[] = {
#embed "../Typography/Fonts/NotoSansDevanagari-Regular.ttf"
};
static const unsigned char devanagari_bold[] = {
#embed "../Typography/Fonts/NotoSansDevanagari-Bold.ttf"
};

// The fonts of the other scripts, in the same order, and those of systems' typefaces, which come first on a system that
// had one.
#include "script-fonts.h"

#define FONT(file, bytes) {file, {bytes, sizeof bytes}}

static const scrim_file files[] = {
    FONT("Inter-Regular.otf", inter_regular),
    FONT("Inter-Medium.otf", inter_medium),
    FONT("Inter-SemiBold.otf", inter_semibold),
    FONT("Inter-Bold.otf", inter_bold),
    FONT("NotoSansArabic-Regular.ttf", arabic_regular),
    FONT("NotoSansArabic-Bold.ttf", arabic_bold),
    FONT("NotoSansHebrew-Regular.ttf", hebrew_regular),
    FONT("NotoSansHebrew-Bold.ttf", hebrew_bold),
    FONT("NotoSansThai-Regular.ttf", thai_regular),
    FONT("NotoSansThai-Bold.ttf", thai_bold),
    FONT("NotoSansDevanagari-Regular.ttf", devanagari_regular),
    FONT("NotoSansDevanagari-Bold.ttf", devanagari_bold),
    SCRIPT_FONTS
};

scrim_folder scrim_fonts(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }

int scrim_open(scrim_document document, const char *name) {
    int descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -1;
    size_t done = 0;
    while (done < document.length) {
        ssize_t count = write(descriptor, document.bytes + done, document.length - done);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            int reason = count < 0 ? errno : ENOSPC;
            close(descriptor);
            errno = reason;
            return -1;
        }
        done += (size_t)count;
    }
    // Sealing is optional: without it the bytes are as good.
    fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
    return descriptor;
}
