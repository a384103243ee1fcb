// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char fonts_tsv[] = {
#embed "../../Sources/Typography/Coverage/fonts.tsv"
};
static const unsigned char pinned_tsv[] = {
#embed "../../Sources/Typography/Coverage/pinned.tsv"
};

static const scrim_file files[] = {
    {"fonts.tsv", {fonts_tsv, sizeof fonts_tsv}},
    {"pinned.tsv", {pinned_tsv, sizeof pinned_tsv}},
};

scrim_folder scrim_coverage(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
