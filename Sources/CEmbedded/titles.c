// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char titles_tsv[] = {
#embed "../../Sources/Guidelines/Words/titles.tsv"
};

static const scrim_file files[] = {
    {"titles.tsv", {titles_tsv, sizeof titles_tsv}},
};

scrim_folder scrim_titles(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
