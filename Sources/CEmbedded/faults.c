// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char faults_tsv[] = {
#embed "../../Sources/Wire/Words/faults.tsv"
};

static const scrim_file files[] = {
    {"faults.tsv", {faults_tsv, sizeof faults_tsv}},
};

scrim_folder scrim_faults(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
