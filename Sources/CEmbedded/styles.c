#include "CEmbedded.h"

// The named styles of the web, built in like the documents of embedded.c: Sources/Wire/V1/Styles/Web.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char anchored_popover[] = {
#embed "../Wire/V1/Styles/Web/x-anchored-popover.json"
};
static const unsigned char bootstrap_modal[] = {
#embed "../Wire/V1/Styles/Web/x-bootstrap-modal.json"
};
static const unsigned char mui_dialog[] = {
#embed "../Wire/V1/Styles/Web/x-mui-dialog.json"
};
static const unsigned char responsive_dialog[] = {
#embed "../Wire/V1/Styles/Web/x-responsive-dialog.json"
};
static const unsigned char side_drawer[] = {
#embed "../Wire/V1/Styles/Web/x-side-drawer.json"
};
static const unsigned char snap_drawer[] = {
#embed "../Wire/V1/Styles/Web/x-snap-drawer.json"
};
static const unsigned char toaster[] = {
#embed "../Wire/V1/Styles/Web/x-toaster.json"
};

#define STYLE(name, bytes) {"x-" name ".json", {bytes, sizeof bytes}}

static const scrim_style styles[] = {
    STYLE("anchored-popover", anchored_popover),
    STYLE("bootstrap-modal", bootstrap_modal),
    STYLE("mui-dialog", mui_dialog),
    STYLE("responsive-dialog", responsive_dialog),
    STYLE("side-drawer", side_drawer),
    STYLE("snap-drawer", snap_drawer),
    STYLE("toaster", toaster),
};

size_t scrim_style_count(void) { return sizeof styles / sizeof styles[0]; }

scrim_style scrim_style_at(size_t index) { return styles[index]; }
