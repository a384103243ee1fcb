// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char absent_json[] = {
#embed "../../Sources/Advice/Words/absent.json"
};
static const unsigned char colors_json[] = {
#embed "../../Sources/Advice/Words/colors.json"
};
static const unsigned char forms_json[] = {
#embed "../../Sources/Advice/Words/forms.json"
};
static const unsigned char members_json[] = {
#embed "../../Sources/Advice/Words/members.json"
};
static const unsigned char touches_json[] = {
#embed "../../Sources/Advice/Words/touches.json"
};
static const unsigned char values_json[] = {
#embed "../../Sources/Advice/Words/values.json"
};

static const scrim_file files[] = {
    {"absent.json", {absent_json, sizeof absent_json}},
    {"colors.json", {colors_json, sizeof colors_json}},
    {"forms.json", {forms_json, sizeof forms_json}},
    {"members.json", {members_json, sizeof members_json}},
    {"touches.json", {touches_json, sizeof touches_json}},
    {"values.json", {values_json, sizeof values_json}},
};

scrim_folder scrim_words(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
