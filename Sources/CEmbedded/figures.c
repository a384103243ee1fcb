#include "CEmbedded.h"

#include <string.h>

// The figures of styles and platforms, built in like the documents of embedded.c: Sources/Dialogs/Figures.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char apple_alert[] = {
#embed "../Dialogs/Figures/apple-alert.json"
};
static const unsigned char apple_action_sheet[] = {
#embed "../Dialogs/Figures/apple-action-sheet.json"
};
static const unsigned char apple_activity_view[] = {
#embed "../Dialogs/Figures/apple-activity-view.json"
};
static const unsigned char apple_page_sheet[] = {
#embed "../Dialogs/Figures/apple-page-sheet.json"
};
static const unsigned char apple_sheet[] = {
#embed "../Dialogs/Figures/apple-sheet.json"
};
static const unsigned char apple_looks[] = {
#embed "../Dialogs/Figures/apple-looks.json"
};
static const unsigned char apple_sheet_looks[] = {
#embed "../Dialogs/Figures/apple-sheet-looks.json"
};
static const unsigned char apple_navigation_bars[] = {
#embed "../Dialogs/Figures/apple-navigation-bars.json"
};
static const unsigned char apple_motion[] = {
#embed "../Dialogs/Figures/apple-motion.json"
};
static const unsigned char tvos[] = {
#embed "../Dialogs/Figures/tvos.json"
};
static const unsigned char devices[] = {
#embed "../Dialogs/Figures/devices.json"
};
static const unsigned char apple_popover[] = {
#embed "../Dialogs/Figures/apple-popover.json"
};
static const unsigned char apple_form_sheet[] = {
#embed "../Dialogs/Figures/apple-form-sheet.json"
};
static const unsigned char floating[] = {
#embed "../Dialogs/Figures/floating.json"
};
static const unsigned char semi_modal[] = {
#embed "../Dialogs/Figures/semi-modal.json"
};
static const unsigned char sliding_message[] = {
#embed "../Dialogs/Figures/sliding-message.json"
};
static const unsigned char close_button[] = {
#embed "../Dialogs/Figures/close-button.json"
};
static const unsigned char reading[] = {
#embed "../Dialogs/Figures/reading.json"
};
static const unsigned char web_dialog[] = {
#embed "../Dialogs/Figures/web-dialog.json"
};
static const unsigned char android_earlier[] = {
#embed "../Dialogs/Figures/android-earlier.json"
};
static const unsigned char android_looks[] = {
#embed "../Dialogs/Figures/android-looks.json"
};
static const unsigned char android_motion[] = {
#embed "../Dialogs/Figures/android-motion.json"
};
static const unsigned char android_dialog[] = {
#embed "../Dialogs/Figures/android-dialog.json"
};
static const unsigned char android_bottom_sheet[] = {
#embed "../Dialogs/Figures/android-bottom-sheet.json"
};
static const unsigned char android_snackbar[] = {
#embed "../Dialogs/Figures/android-snackbar.json"
};
static const unsigned char apple_sliding_message[] = {
#embed "../Dialogs/Figures/apple-sliding-message.json"
};
static const unsigned char apple_palette[] = {
#embed "../Dialogs/Figures/apple-palette.json"
};
static const unsigned char web_palette[] = {
#embed "../Dialogs/Figures/web-palette.json"
};
static const unsigned char android_palette[] = {
#embed "../Dialogs/Figures/android-palette.json"
};
static const unsigned char android_content[] = {
#embed "../Dialogs/Figures/android-content.json"
};
static const unsigned char android_tooltip[] = {
#embed "../Dialogs/Figures/android-tooltip.json"
};
static const unsigned char apple_system[] = {
#embed "../Dialogs/Figures/apple-system.json"
};
static const unsigned char android_system[] = {
#embed "../Dialogs/Figures/android-system.json"
};
static const unsigned char web_system[] = {
#embed "../Dialogs/Figures/web-system.json"
};
static const unsigned char apple_haptics[] = {
#embed "../Dialogs/Figures/apple-haptics.json"
};
static const unsigned char android_haptics[] = {
#embed "../Dialogs/Figures/android-haptics.json"
};
static const unsigned char fixed_boxes[] = {
#embed "../Dialogs/Figures/fixed-boxes.json"
};
static const unsigned char apple_release[] = {
#embed "../Dialogs/Figures/apple-release.json"
};
static const unsigned char release[] = {
#embed "../Dialogs/Figures/release.json"
};
static const unsigned char android_release[] = {
#embed "../Dialogs/Figures/android-release.json"
};
static const unsigned char web_release[] = {
#embed "../Dialogs/Figures/web-release.json"
};

static const unsigned char content[] = {
#embed "../Dialogs/Figures/content.json"
};
static const unsigned char motion[] = {
#embed "../Dialogs/Figures/motion.json"
};
static const unsigned char apple_fonts[] = {
#embed "../Dialogs/Figures/apple-fonts.json"
};
static const unsigned char apple_materials[] = {
#embed "../Dialogs/Figures/apple-materials.json"
};
static const unsigned char android_full_screen[] = {
#embed "../Dialogs/Figures/android-full-screen.json"
};
static const unsigned char behaviours[] = {
#embed "../Dialogs/Behaviours/behaviours.json"
};

static const unsigned char carplay[] = {
#embed "../Dialogs/Figures/carplay.json"
};
static const unsigned char gnome[] = {
#embed "../Dialogs/Figures/gnome.json"
};
static const unsigned char gnome_palette[] = {
#embed "../Dialogs/Figures/gnome-palette.json"
};
static const unsigned char kde[] = {
#embed "../Dialogs/Figures/kde.json"
};
static const unsigned char kde_palette[] = {
#embed "../Dialogs/Figures/kde-palette.json"
};
static const unsigned char windows[] = {
#embed "../Dialogs/Figures/windows.json"
};
static const unsigned char windows_palette[] = {
#embed "../Dialogs/Figures/windows-palette.json"
};
static const unsigned char teaching_tip[] = {
#embed "../Dialogs/Figures/teaching-tip.json"
};
static const unsigned char winui_widgets[] = {
#embed "../Dialogs/Figures/winui-widgets.json"
};
static const unsigned char android_compose[] = {
#embed "../Dialogs/Figures/android-compose.json"
};
static const unsigned char harmonyos[] = {
#embed "../Dialogs/Figures/harmonyos.json"
};
static const unsigned char harmonyos_palette[] = {
#embed "../Dialogs/Figures/harmonyos-palette.json"
};
static const unsigned char harmonyos_widgets[] = {
#embed "../Dialogs/Figures/harmonyos-widgets.json"
};
static const unsigned char macos[] = {
#embed "../Dialogs/Figures/macos.json"
};
static const unsigned char macos_palette[] = {
#embed "../Dialogs/Figures/macos-palette.json"
};
static const unsigned char macos_widgets[] = {
#embed "../Dialogs/Figures/macos-widgets.json"
};
static const unsigned char wearos[] = {
#embed "../Dialogs/Figures/wearos.json"
};
static const unsigned char wearos_palette[] = {
#embed "../Dialogs/Figures/wearos-palette.json"
};
static const unsigned char wearos_widgets[] = {
#embed "../Dialogs/Figures/wearos-widgets.json"
};
static const unsigned char visionos[] = {
#embed "../Dialogs/Figures/visionos.json"
};
static const unsigned char visionos_palette[] = {
#embed "../Dialogs/Figures/visionos-palette.json"
};
static const unsigned char visionos_widgets[] = {
#embed "../Dialogs/Figures/visionos-widgets.json"
};

#define FIGURES(name, bytes) {name, {bytes, sizeof bytes}}

static const struct {
    const char *name;
    scrim_document document;
} files[] = {
    FIGURES("apple-alert", apple_alert),
    FIGURES("apple-action-sheet", apple_action_sheet),
    FIGURES("apple-activity-view", apple_activity_view),
    FIGURES("apple-page-sheet", apple_page_sheet),
    FIGURES("apple-sheet", apple_sheet),
    FIGURES("apple-looks", apple_looks),
    FIGURES("apple-sheet-looks", apple_sheet_looks),
    FIGURES("apple-navigation-bars", apple_navigation_bars),
    FIGURES("apple-motion", apple_motion),
    FIGURES("tvos", tvos),
    FIGURES("devices", devices),
    FIGURES("apple-popover", apple_popover),
    FIGURES("apple-form-sheet", apple_form_sheet),
    FIGURES("floating", floating),
    FIGURES("semi-modal", semi_modal),
    FIGURES("sliding-message", sliding_message),
    FIGURES("close-button", close_button),
    FIGURES("reading", reading),
    FIGURES("web-dialog", web_dialog),
    FIGURES("android-earlier", android_earlier),
    FIGURES("android-looks", android_looks),
    FIGURES("android-motion", android_motion),
    FIGURES("android-dialog", android_dialog),
    FIGURES("android-bottom-sheet", android_bottom_sheet),
    FIGURES("android-snackbar", android_snackbar),
    FIGURES("apple-sliding-message", apple_sliding_message),
    FIGURES("apple-palette", apple_palette),
    FIGURES("web-palette", web_palette),
    FIGURES("android-palette", android_palette),
    FIGURES("android-content", android_content),
    FIGURES("android-tooltip", android_tooltip),
    FIGURES("apple-system", apple_system),
    FIGURES("android-system", android_system),
    FIGURES("web-system", web_system),
    FIGURES("apple-haptics", apple_haptics),
    FIGURES("android-haptics", android_haptics),
    FIGURES("fixed-boxes", fixed_boxes),
    FIGURES("apple-release", apple_release),
    FIGURES("release", release),
    FIGURES("android-release", android_release),
    FIGURES("web-release", web_release),
    FIGURES("content", content),
    FIGURES("motion", motion),
    FIGURES("apple-fonts", apple_fonts),
    FIGURES("apple-materials", apple_materials),
    FIGURES("android-full-screen", android_full_screen),
    FIGURES("behaviours", behaviours),
    FIGURES("carplay", carplay),
    FIGURES("gnome", gnome),
    FIGURES("gnome-palette", gnome_palette),
    FIGURES("kde", kde),
    FIGURES("kde-palette", kde_palette),
    FIGURES("windows", windows),
    FIGURES("windows-palette", windows_palette),
    FIGURES("teaching-tip", teaching_tip),
    FIGURES("winui-widgets", winui_widgets),
    FIGURES("android-compose", android_compose),
    FIGURES("harmonyos", harmonyos),
    FIGURES("harmonyos-palette", harmonyos_palette),
    FIGURES("harmonyos-widgets", harmonyos_widgets),
    FIGURES("macos", macos),
    FIGURES("macos-palette", macos_palette),
    FIGURES("macos-widgets", macos_widgets),
    FIGURES("wearos", wearos),
    FIGURES("wearos-palette", wearos_palette),
    FIGURES("wearos-widgets", wearos_widgets),
    FIGURES("visionos", visionos),
    FIGURES("visionos-palette", visionos_palette),
    FIGURES("visionos-widgets", visionos_widgets),
};

scrim_document scrim_figures(const char *name) {
    for (size_t index = 0; index < sizeof files / sizeof files[0]; index++)
        if (strcmp(files[index].name, name) == 0) return files[index].document;
    return (scrim_document){0, 0};
}
