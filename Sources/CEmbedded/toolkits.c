// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char gnome_json[] = {
#embed "../../Sources/Dialogs/Toolkits/gnome.json"
};
static const unsigned char harmonyos_json[] = {
#embed "../../Sources/Dialogs/Toolkits/harmonyos.json"
};
static const unsigned char kde_json[] = {
#embed "../../Sources/Dialogs/Toolkits/kde.json"
};
static const unsigned char macos_json[] = {
#embed "../../Sources/Dialogs/Toolkits/macos.json"
};
static const unsigned char visionos_json[] = {
#embed "../../Sources/Dialogs/Toolkits/visionos.json"
};
static const unsigned char wearos_json[] = {
#embed "../../Sources/Dialogs/Toolkits/wearos.json"
};
static const unsigned char windows_json[] = {
#embed "../../Sources/Dialogs/Toolkits/windows.json"
};

static const scrim_file files[] = {
    {"gnome.json", {gnome_json, sizeof gnome_json}},
    {"harmonyos.json", {harmonyos_json, sizeof harmonyos_json}},
    {"kde.json", {kde_json, sizeof kde_json}},
    {"macos.json", {macos_json, sizeof macos_json}},
    {"visionos.json", {visionos_json, sizeof visionos_json}},
    {"wearos.json", {wearos_json, sizeof wearos_json}},
    {"windows.json", {windows_json, sizeof windows_json}},
};

scrim_folder scrim_toolkits(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
