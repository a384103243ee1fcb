// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char behaviours_json[] = {
#embed "../../Sources/Dialogs/Behaviours/behaviours.json"
};

static const scrim_file files[] = {
    {"behaviours.json", {behaviours_json, sizeof behaviours_json}},
};

scrim_folder scrim_behaviours(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
