#include "CEmbedded.h"

#include <string.h>

// #embed (C23, clang 19 and later) puts files into the binary, so that nothing is searched for at run time. Paths are
// relative to this file. The dependency scanner sees them: touching a document rebuilds it.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// Defines the function `name` that returns the bytes in `name_bytes`.
#define DOCUMENT(name) \
    scrim_document name(void) { return (scrim_document){name##_bytes, sizeof name##_bytes}; }

static const unsigned char scrim_release_bytes[] = {
#embed "../../VERSION"
};
static const unsigned char scrim_advances_inter_bytes[] = {
#embed "../Typography/Advances/inter.bin"
};
static const unsigned char scrim_licence_inter_bytes[] = {
#embed "../../docs/licences/inter-OFL.txt"
};
static const unsigned char scrim_licence_noto_bytes[] = {
#embed "../../docs/licences/noto-OFL.txt"
};
static const unsigned char scrim_licence_croscore_bytes[] = {
#embed "../../docs/licences/croscore-OFL.txt"
};
static const unsigned char scrim_licence_roboto_bytes[] = {
#embed "../../docs/licences/roboto-Apache.txt"
};
static const unsigned char scrim_openapi_yaml_bytes[] = {
#embed "../../openapi.yaml"
};
// Made of Web/scrim.js and its modules by scripts/embed.
static const unsigned char scrim_web_renderer_bytes[] = {
#embed "scrim.js"
};
static const unsigned char scrim_web_player_bytes[] = {
#embed "../../Web/player.html"
};
// Made from the YAML by scripts/openapi.
static const unsigned char scrim_openapi_json_bytes[] = {
#embed "openapi.json"
};

DOCUMENT(scrim_release)
DOCUMENT(scrim_advances_inter)
DOCUMENT(scrim_licence_inter)
DOCUMENT(scrim_licence_noto)
DOCUMENT(scrim_licence_croscore)
DOCUMENT(scrim_licence_roboto)
DOCUMENT(scrim_openapi_yaml)
DOCUMENT(scrim_openapi_json)
DOCUMENT(scrim_web_renderer)
DOCUMENT(scrim_web_player)

scrim_document scrim_find(scrim_folder folder, const char *path) {
    for (size_t index = 0; index < folder.count; index++)
        if (strcmp(folder.files[index].path, path) == 0) return folder.files[index].document;
    return (scrim_document){0, 0};
}
