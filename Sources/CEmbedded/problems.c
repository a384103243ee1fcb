// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char problems_tsv[] = {
#embed "../../Sources/Service/HTTP/Words/problems.tsv"
};

static const scrim_file files[] = {
    {"problems.tsv", {problems_tsv, sizeof problems_tsv}},
};

scrim_folder scrim_problems(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
