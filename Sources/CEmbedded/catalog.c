// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char android_phone_json[] = {
#embed "../../Sources/Devices/Catalog/android-phone.json"
};
static const unsigned char android_tablet_json[] = {
#embed "../../Sources/Devices/Catalog/android-tablet.json"
};
static const unsigned char car_json[] = {
#embed "../../Sources/Devices/Catalog/car.json"
};
static const unsigned char desktop_json[] = {
#embed "../../Sources/Devices/Catalog/desktop.json"
};
static const unsigned char foldable_json[] = {
#embed "../../Sources/Devices/Catalog/foldable.json"
};
static const unsigned char gnome_json[] = {
#embed "../../Sources/Devices/Catalog/gnome.json"
};
static const unsigned char harmonyos_json[] = {
#embed "../../Sources/Devices/Catalog/harmonyos.json"
};
static const unsigned char ipad_json[] = {
#embed "../../Sources/Devices/Catalog/ipad.json"
};
static const unsigned char iphone_json[] = {
#embed "../../Sources/Devices/Catalog/iphone.json"
};
static const unsigned char kde_json[] = {
#embed "../../Sources/Devices/Catalog/kde.json"
};
static const unsigned char macos_json[] = {
#embed "../../Sources/Devices/Catalog/macos.json"
};
static const unsigned char tv_json[] = {
#embed "../../Sources/Devices/Catalog/tv.json"
};
static const unsigned char visionos_json[] = {
#embed "../../Sources/Devices/Catalog/visionos.json"
};
static const unsigned char wearos_json[] = {
#embed "../../Sources/Devices/Catalog/wearos.json"
};
static const unsigned char windows_json[] = {
#embed "../../Sources/Devices/Catalog/windows.json"
};
static const unsigned char models_tsv[] = {
#embed "../../Sources/Devices/Catalog/models.tsv"
};

static const scrim_file files[] = {
    {"android-phone.json", {android_phone_json, sizeof android_phone_json}},
    {"android-tablet.json", {android_tablet_json, sizeof android_tablet_json}},
    {"car.json", {car_json, sizeof car_json}},
    {"desktop.json", {desktop_json, sizeof desktop_json}},
    {"foldable.json", {foldable_json, sizeof foldable_json}},
    {"gnome.json", {gnome_json, sizeof gnome_json}},
    {"harmonyos.json", {harmonyos_json, sizeof harmonyos_json}},
    {"ipad.json", {ipad_json, sizeof ipad_json}},
    {"iphone.json", {iphone_json, sizeof iphone_json}},
    {"kde.json", {kde_json, sizeof kde_json}},
    {"macos.json", {macos_json, sizeof macos_json}},
    {"tv.json", {tv_json, sizeof tv_json}},
    {"visionos.json", {visionos_json, sizeof visionos_json}},
    {"wearos.json", {wearos_json, sizeof wearos_json}},
    {"windows.json", {windows_json, sizeof windows_json}},
    {"models.tsv", {models_tsv, sizeof models_tsv}},
};

scrim_folder scrim_catalog(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
