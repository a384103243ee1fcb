// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char VERSION[] = {
#embed "../../VERSION"
};
static const unsigned char openapi_yaml[] = {
#embed "../../openapi.yaml"
};
static const unsigned char openapi_json[] = {
#embed "../../Sources/CEmbedded/openapi.json"
};
static const unsigned char scrim_js[] = {
#embed "../../Sources/CEmbedded/scrim.js"
};
static const unsigned char player_html[] = {
#embed "../../Web/player.html"
};
static const unsigned char inter_bin[] = {
#embed "../../Sources/Typography/Advances/inter.bin"
};

static const scrim_file files[] = {
    {"VERSION", {VERSION, sizeof VERSION}},
    {"openapi.yaml", {openapi_yaml, sizeof openapi_yaml}},
    {"openapi.json", {openapi_json, sizeof openapi_json}},
    {"scrim.js", {scrim_js, sizeof scrim_js}},
    {"player.html", {player_html, sizeof player_html}},
    {"inter.bin", {inter_bin, sizeof inter_bin}},
};

scrim_folder scrim_documents(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
