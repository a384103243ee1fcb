// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char android_bottom_sheet_json[] = {
#embed "../../Sources/Dialogs/Figures/android-bottom-sheet.json"
};
static const unsigned char android_compose_json[] = {
#embed "../../Sources/Dialogs/Figures/android-compose.json"
};
static const unsigned char android_content_json[] = {
#embed "../../Sources/Dialogs/Figures/android-content.json"
};
static const unsigned char android_dialog_json[] = {
#embed "../../Sources/Dialogs/Figures/android-dialog.json"
};
static const unsigned char android_earlier_json[] = {
#embed "../../Sources/Dialogs/Figures/android-earlier.json"
};
static const unsigned char android_keyboard_json[] = {
#embed "../../Sources/Dialogs/Figures/android-keyboard.json"
};
static const unsigned char android_looks_json[] = {
#embed "../../Sources/Dialogs/Figures/android-looks.json"
};
static const unsigned char android_motion_json[] = {
#embed "../../Sources/Dialogs/Figures/android-motion.json"
};
static const unsigned char android_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/android-palette.json"
};
static const unsigned char android_release_json[] = {
#embed "../../Sources/Dialogs/Figures/android-release.json"
};
static const unsigned char android_snackbar_json[] = {
#embed "../../Sources/Dialogs/Figures/android-snackbar.json"
};
static const unsigned char android_system_json[] = {
#embed "../../Sources/Dialogs/Figures/android-system.json"
};
static const unsigned char android_tooltip_json[] = {
#embed "../../Sources/Dialogs/Figures/android-tooltip.json"
};
static const unsigned char apple_action_sheet_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-action-sheet.json"
};
static const unsigned char apple_activity_view_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-activity-view.json"
};
static const unsigned char apple_alert_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-alert.json"
};
static const unsigned char apple_form_sheet_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-form-sheet.json"
};
static const unsigned char apple_keyboard_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-keyboard.json"
};
static const unsigned char apple_looks_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-looks.json"
};
static const unsigned char apple_materials_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-materials.json"
};
static const unsigned char apple_motion_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-motion.json"
};
static const unsigned char apple_navigation_bars_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-navigation-bars.json"
};
static const unsigned char apple_page_sheet_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-page-sheet.json"
};
static const unsigned char apple_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-palette.json"
};
static const unsigned char apple_popover_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-popover.json"
};
static const unsigned char apple_release_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-release.json"
};
static const unsigned char apple_share_sheet_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-share-sheet.json"
};
static const unsigned char apple_sheet_looks_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-sheet-looks.json"
};
static const unsigned char apple_sheet_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-sheet.json"
};
static const unsigned char apple_sliding_message_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-sliding-message.json"
};
static const unsigned char apple_system_json[] = {
#embed "../../Sources/Dialogs/Figures/apple-system.json"
};
static const unsigned char carplay_json[] = {
#embed "../../Sources/Dialogs/Figures/carplay.json"
};
static const unsigned char close_button_json[] = {
#embed "../../Sources/Dialogs/Figures/close-button.json"
};
static const unsigned char content_json[] = {
#embed "../../Sources/Dialogs/Figures/content.json"
};
static const unsigned char devices_json[] = {
#embed "../../Sources/Dialogs/Figures/devices.json"
};
static const unsigned char floating_json[] = {
#embed "../../Sources/Dialogs/Figures/floating.json"
};
static const unsigned char gnome_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/gnome-palette.json"
};
static const unsigned char gnome_json[] = {
#embed "../../Sources/Dialogs/Figures/gnome.json"
};
static const unsigned char harmonyos_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/harmonyos-palette.json"
};
static const unsigned char harmonyos_widgets_json[] = {
#embed "../../Sources/Dialogs/Figures/harmonyos-widgets.json"
};
static const unsigned char harmonyos_json[] = {
#embed "../../Sources/Dialogs/Figures/harmonyos.json"
};
static const unsigned char kde_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/kde-palette.json"
};
static const unsigned char kde_json[] = {
#embed "../../Sources/Dialogs/Figures/kde.json"
};
static const unsigned char macos_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/macos-palette.json"
};
static const unsigned char macos_widgets_json[] = {
#embed "../../Sources/Dialogs/Figures/macos-widgets.json"
};
static const unsigned char macos_json[] = {
#embed "../../Sources/Dialogs/Figures/macos.json"
};
static const unsigned char reading_json[] = {
#embed "../../Sources/Dialogs/Figures/reading.json"
};
static const unsigned char release_json[] = {
#embed "../../Sources/Dialogs/Figures/release.json"
};
static const unsigned char semi_modal_json[] = {
#embed "../../Sources/Dialogs/Figures/semi-modal.json"
};
static const unsigned char sliding_message_json[] = {
#embed "../../Sources/Dialogs/Figures/sliding-message.json"
};
static const unsigned char teaching_tip_json[] = {
#embed "../../Sources/Dialogs/Figures/teaching-tip.json"
};
static const unsigned char theme_json[] = {
#embed "../../Sources/Dialogs/Figures/theme.json"
};
static const unsigned char toolkits_json[] = {
#embed "../../Sources/Dialogs/Figures/toolkits.json"
};
static const unsigned char tvos_json[] = {
#embed "../../Sources/Dialogs/Figures/tvos.json"
};
static const unsigned char visionos_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/visionos-palette.json"
};
static const unsigned char visionos_widgets_json[] = {
#embed "../../Sources/Dialogs/Figures/visionos-widgets.json"
};
static const unsigned char visionos_json[] = {
#embed "../../Sources/Dialogs/Figures/visionos.json"
};
static const unsigned char wearos_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/wearos-palette.json"
};
static const unsigned char wearos_widgets_json[] = {
#embed "../../Sources/Dialogs/Figures/wearos-widgets.json"
};
static const unsigned char wearos_json[] = {
#embed "../../Sources/Dialogs/Figures/wearos.json"
};
static const unsigned char web_dialog_json[] = {
#embed "../../Sources/Dialogs/Figures/web-dialog.json"
};
static const unsigned char web_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/web-palette.json"
};
static const unsigned char web_system_json[] = {
#embed "../../Sources/Dialogs/Figures/web-system.json"
};
static const unsigned char windows_palette_json[] = {
#embed "../../Sources/Dialogs/Figures/windows-palette.json"
};
static const unsigned char windows_json[] = {
#embed "../../Sources/Dialogs/Figures/windows.json"
};
static const unsigned char winui_widgets_json[] = {
#embed "../../Sources/Dialogs/Figures/winui-widgets.json"
};

static const scrim_file files[] = {
    {"android-bottom-sheet.json", {android_bottom_sheet_json, sizeof android_bottom_sheet_json}},
    {"android-compose.json", {android_compose_json, sizeof android_compose_json}},
    {"android-content.json", {android_content_json, sizeof android_content_json}},
    {"android-dialog.json", {android_dialog_json, sizeof android_dialog_json}},
    {"android-earlier.json", {android_earlier_json, sizeof android_earlier_json}},
    {"android-keyboard.json", {android_keyboard_json, sizeof android_keyboard_json}},
    {"android-looks.json", {android_looks_json, sizeof android_looks_json}},
    {"android-motion.json", {android_motion_json, sizeof android_motion_json}},
    {"android-palette.json", {android_palette_json, sizeof android_palette_json}},
    {"android-release.json", {android_release_json, sizeof android_release_json}},
    {"android-snackbar.json", {android_snackbar_json, sizeof android_snackbar_json}},
    {"android-system.json", {android_system_json, sizeof android_system_json}},
    {"android-tooltip.json", {android_tooltip_json, sizeof android_tooltip_json}},
    {"apple-action-sheet.json", {apple_action_sheet_json, sizeof apple_action_sheet_json}},
    {"apple-activity-view.json", {apple_activity_view_json, sizeof apple_activity_view_json}},
    {"apple-alert.json", {apple_alert_json, sizeof apple_alert_json}},
    {"apple-form-sheet.json", {apple_form_sheet_json, sizeof apple_form_sheet_json}},
    {"apple-keyboard.json", {apple_keyboard_json, sizeof apple_keyboard_json}},
    {"apple-looks.json", {apple_looks_json, sizeof apple_looks_json}},
    {"apple-materials.json", {apple_materials_json, sizeof apple_materials_json}},
    {"apple-motion.json", {apple_motion_json, sizeof apple_motion_json}},
    {"apple-navigation-bars.json", {apple_navigation_bars_json, sizeof apple_navigation_bars_json}},
    {"apple-page-sheet.json", {apple_page_sheet_json, sizeof apple_page_sheet_json}},
    {"apple-palette.json", {apple_palette_json, sizeof apple_palette_json}},
    {"apple-popover.json", {apple_popover_json, sizeof apple_popover_json}},
    {"apple-release.json", {apple_release_json, sizeof apple_release_json}},
    {"apple-share-sheet.json", {apple_share_sheet_json, sizeof apple_share_sheet_json}},
    {"apple-sheet-looks.json", {apple_sheet_looks_json, sizeof apple_sheet_looks_json}},
    {"apple-sheet.json", {apple_sheet_json, sizeof apple_sheet_json}},
    {"apple-sliding-message.json", {apple_sliding_message_json, sizeof apple_sliding_message_json}},
    {"apple-system.json", {apple_system_json, sizeof apple_system_json}},
    {"carplay.json", {carplay_json, sizeof carplay_json}},
    {"close-button.json", {close_button_json, sizeof close_button_json}},
    {"content.json", {content_json, sizeof content_json}},
    {"devices.json", {devices_json, sizeof devices_json}},
    {"floating.json", {floating_json, sizeof floating_json}},
    {"gnome-palette.json", {gnome_palette_json, sizeof gnome_palette_json}},
    {"gnome.json", {gnome_json, sizeof gnome_json}},
    {"harmonyos-palette.json", {harmonyos_palette_json, sizeof harmonyos_palette_json}},
    {"harmonyos-widgets.json", {harmonyos_widgets_json, sizeof harmonyos_widgets_json}},
    {"harmonyos.json", {harmonyos_json, sizeof harmonyos_json}},
    {"kde-palette.json", {kde_palette_json, sizeof kde_palette_json}},
    {"kde.json", {kde_json, sizeof kde_json}},
    {"macos-palette.json", {macos_palette_json, sizeof macos_palette_json}},
    {"macos-widgets.json", {macos_widgets_json, sizeof macos_widgets_json}},
    {"macos.json", {macos_json, sizeof macos_json}},
    {"reading.json", {reading_json, sizeof reading_json}},
    {"release.json", {release_json, sizeof release_json}},
    {"semi-modal.json", {semi_modal_json, sizeof semi_modal_json}},
    {"sliding-message.json", {sliding_message_json, sizeof sliding_message_json}},
    {"teaching-tip.json", {teaching_tip_json, sizeof teaching_tip_json}},
    {"theme.json", {theme_json, sizeof theme_json}},
    {"toolkits.json", {toolkits_json, sizeof toolkits_json}},
    {"tvos.json", {tvos_json, sizeof tvos_json}},
    {"visionos-palette.json", {visionos_palette_json, sizeof visionos_palette_json}},
    {"visionos-widgets.json", {visionos_widgets_json, sizeof visionos_widgets_json}},
    {"visionos.json", {visionos_json, sizeof visionos_json}},
    {"wearos-palette.json", {wearos_palette_json, sizeof wearos_palette_json}},
    {"wearos-widgets.json", {wearos_widgets_json, sizeof wearos_widgets_json}},
    {"wearos.json", {wearos_json, sizeof wearos_json}},
    {"web-dialog.json", {web_dialog_json, sizeof web_dialog_json}},
    {"web-palette.json", {web_palette_json, sizeof web_palette_json}},
    {"web-system.json", {web_system_json, sizeof web_system_json}},
    {"windows-palette.json", {windows_palette_json, sizeof windows_palette_json}},
    {"windows.json", {windows_json, sizeof windows_json}},
    {"winui-widgets.json", {winui_widgets_json, sizeof winui_widgets_json}},
};

scrim_folder scrim_figures(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
