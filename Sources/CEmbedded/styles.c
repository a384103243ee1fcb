// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char x_anchored_popover_json[] = {
#embed "../../Sources/Wire/V1/Styles/Web/x-anchored-popover.json"
};
static const unsigned char x_bootstrap_modal_json[] = {
#embed "../../Sources/Wire/V1/Styles/Web/x-bootstrap-modal.json"
};
static const unsigned char x_mui_dialog_json[] = {
#embed "../../Sources/Wire/V1/Styles/Web/x-mui-dialog.json"
};
static const unsigned char x_responsive_dialog_json[] = {
#embed "../../Sources/Wire/V1/Styles/Web/x-responsive-dialog.json"
};
static const unsigned char x_side_drawer_json[] = {
#embed "../../Sources/Wire/V1/Styles/Web/x-side-drawer.json"
};
static const unsigned char x_snap_drawer_json[] = {
#embed "../../Sources/Wire/V1/Styles/Web/x-snap-drawer.json"
};
static const unsigned char x_toaster_json[] = {
#embed "../../Sources/Wire/V1/Styles/Web/x-toaster.json"
};

static const scrim_file files[] = {
    {"x-anchored-popover.json", {x_anchored_popover_json, sizeof x_anchored_popover_json}},
    {"x-bootstrap-modal.json", {x_bootstrap_modal_json, sizeof x_bootstrap_modal_json}},
    {"x-mui-dialog.json", {x_mui_dialog_json, sizeof x_mui_dialog_json}},
    {"x-responsive-dialog.json", {x_responsive_dialog_json, sizeof x_responsive_dialog_json}},
    {"x-side-drawer.json", {x_side_drawer_json, sizeof x_side_drawer_json}},
    {"x-snap-drawer.json", {x_snap_drawer_json, sizeof x_snap_drawer_json}},
    {"x-toaster.json", {x_toaster_json, sizeof x_toaster_json}},
};

scrim_folder scrim_styles(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
