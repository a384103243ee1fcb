#include "CEmbedded.h"

// #embed (C23, clang 19 and later) puts files into the binary, so that nothing is searched for at run time. Paths are
// relative to this file. The dependency scanner sees them: touching a document rebuilds it.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// Defines the function `name` that returns the bytes in `name_bytes`.
#define DOCUMENT(name) \
    scrim_document name(void) { return (scrim_document){name##_bytes, sizeof name##_bytes}; }

static const unsigned char scrim_release_bytes[] = {
#embed "../../VERSION"
};
static const unsigned char scrim_catalog_iphone_bytes[] = {
#embed "../Devices/Catalog/iphone.json"
};
static const unsigned char scrim_catalog_ipad_bytes[] = {
#embed "../Devices/Catalog/ipad.json"
};
static const unsigned char scrim_catalog_foldable_bytes[] = {
#embed "../Devices/Catalog/foldable.json"
};
static const unsigned char scrim_catalog_android_phone_bytes[] = {
#embed "../Devices/Catalog/android-phone.json"
};
static const unsigned char scrim_catalog_android_tablet_bytes[] = {
#embed "../Devices/Catalog/android-tablet.json"
};
static const unsigned char scrim_catalog_desktop_bytes[] = {
#embed "../Devices/Catalog/desktop.json"
};
static const unsigned char scrim_catalog_gnome_bytes[] = {
#embed "../Devices/Catalog/gnome.json"
};
static const unsigned char scrim_catalog_kde_bytes[] = {
#embed "../Devices/Catalog/kde.json"
};
static const unsigned char scrim_catalog_car_bytes[] = {
#embed "../Devices/Catalog/car.json"
};
static const unsigned char scrim_catalog_harmonyos_bytes[] = {
#embed "../Devices/Catalog/harmonyos.json"
};
static const unsigned char scrim_catalog_macos_bytes[] = {
#embed "../Devices/Catalog/macos.json"
};
static const unsigned char scrim_catalog_wearos_bytes[] = {
#embed "../Devices/Catalog/wearos.json"
};
static const unsigned char scrim_catalog_visionos_bytes[] = {
#embed "../Devices/Catalog/visionos.json"
};
static const unsigned char scrim_catalog_windows_bytes[] = {
#embed "../Devices/Catalog/windows.json"
};
static const unsigned char scrim_catalog_tv_bytes[] = {
#embed "../Devices/Catalog/tv.json"
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
static const unsigned char scrim_words_members_bytes[] = {
#embed "../Advice/Words/members.json"
};
static const unsigned char scrim_words_values_bytes[] = {
#embed "../Advice/Words/values.json"
};
static const unsigned char scrim_words_forms_bytes[] = {
#embed "../Advice/Words/forms.json"
};
static const unsigned char scrim_words_colors_bytes[] = {
#embed "../Advice/Words/colors.json"
};
static const unsigned char scrim_openapi_yaml_bytes[] = {
#embed "../../openapi.yaml"
};
// Made of Web/scrim.js and its modules by scripts/site.
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
DOCUMENT(scrim_catalog_iphone)
DOCUMENT(scrim_catalog_ipad)
DOCUMENT(scrim_catalog_foldable)
DOCUMENT(scrim_catalog_android_phone)
DOCUMENT(scrim_catalog_android_tablet)
DOCUMENT(scrim_catalog_desktop)
DOCUMENT(scrim_catalog_tv)
DOCUMENT(scrim_catalog_car)
DOCUMENT(scrim_catalog_gnome)
DOCUMENT(scrim_catalog_kde)
DOCUMENT(scrim_catalog_windows)
DOCUMENT(scrim_catalog_harmonyos)
DOCUMENT(scrim_catalog_macos)
DOCUMENT(scrim_catalog_wearos)
DOCUMENT(scrim_catalog_visionos)
DOCUMENT(scrim_advances_inter)
DOCUMENT(scrim_licence_inter)
DOCUMENT(scrim_licence_noto)
DOCUMENT(scrim_licence_croscore)
DOCUMENT(scrim_licence_roboto)
DOCUMENT(scrim_words_members)
DOCUMENT(scrim_words_values)
DOCUMENT(scrim_words_forms)
DOCUMENT(scrim_words_colors)
DOCUMENT(scrim_openapi_yaml)
DOCUMENT(scrim_openapi_json)
DOCUMENT(scrim_web_renderer)
DOCUMENT(scrim_web_player)
