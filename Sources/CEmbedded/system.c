// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char keyboards_json[] = {
#embed "../../Sources/Preview/System/keyboards.json"
};
static const unsigned char symbols_json[] = {
#embed "../../Sources/Preview/System/symbols.json"
};

static const scrim_file files[] = {
    {"keyboards.json", {keyboards_json, sizeof keyboards_json}},
    {"symbols.json", {symbols_json, sizeof symbols_json}},
};

scrim_folder scrim_system(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
