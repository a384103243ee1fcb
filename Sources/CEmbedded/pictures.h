// Written by scripts/gallery: the pictures that the guide shows.
static const unsigned char picture_alert_svg[] = {
#embed "../../docs/pictures/alert.svg"
};
static const unsigned char picture_frames_svg[] = {
#embed "../../docs/pictures/frames.svg"
};
static const unsigned char picture_gallery_actionSheet_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-17-dark.svg"
};
static const unsigned char picture_gallery_actionSheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-26-light.svg"
};
static const unsigned char picture_gallery_actionSheet_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-9-light.svg"
};
static const unsigned char picture_gallery_actionSheet_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-iphone-os-5-light.svg"
};
static const unsigned char picture_gallery_actionSheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-material-3-light.svg"
};
static const unsigned char picture_gallery_activityView_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-17-light.svg"
};
static const unsigned char picture_gallery_alert_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-17-light.svg"
};
static const unsigned char picture_gallery_alert_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-26-light.svg"
};
static const unsigned char picture_gallery_alert_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-9-light.svg"
};
static const unsigned char picture_gallery_alert_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-iphone-os-5-light.svg"
};
static const unsigned char picture_gallery_alert_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-material-3-light.svg"
};
static const unsigned char picture_gallery_currentContext_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-17-light.svg"
};
static const unsigned char picture_gallery_currentContext_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-material-3-light.svg"
};
static const unsigned char picture_gallery_floating_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-17-light.svg"
};
static const unsigned char picture_gallery_floating_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-material-3-light.svg"
};
static const unsigned char picture_gallery_formSheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-17-light.svg"
};
static const unsigned char picture_gallery_formSheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-26-light.svg"
};
static const unsigned char picture_gallery_formSheet_web_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-web-light.svg"
};
static const unsigned char picture_gallery_fullScreen_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-26-light.svg"
};
static const unsigned char picture_gallery_fullScreen_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-iphone-os-5-light.svg"
};
static const unsigned char picture_gallery_fullScreen_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-material-3-light.svg"
};
static const unsigned char picture_gallery_pageSheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-17-light.svg"
};
static const unsigned char picture_gallery_pageSheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-26-light.svg"
};
static const unsigned char picture_gallery_pageSheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-material-3-light.svg"
};
static const unsigned char picture_gallery_popover_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-26-light.svg"
};
static const unsigned char picture_gallery_popover_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-material-3-light.svg"
};
static const unsigned char picture_gallery_popover_web_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-web-light.svg"
};
static const unsigned char picture_gallery_semiModal_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-17-light.svg"
};
static const unsigned char picture_gallery_semiModal_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-material-3-light.svg"
};
static const unsigned char picture_gallery_sheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-17-light.svg"
};
static const unsigned char picture_gallery_sheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-26-light.svg"
};
static const unsigned char picture_gallery_sheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-material-3-light.svg"
};
static const unsigned char picture_gallery_slidingMessage_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-17-light.svg"
};
static const unsigned char picture_gallery_slidingMessage_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-material-3-light.svg"
};
static const unsigned char picture_hits_svg[] = {
#embed "../../docs/pictures/hits.svg"
};
static const unsigned char picture_increased_contrast_svg[] = {
#embed "../../docs/pictures/increased-contrast.svg"
};
static const unsigned char picture_keyboard_svg[] = {
#embed "../../docs/pictures/keyboard.svg"
};
static const unsigned char picture_large_text_svg[] = {
#embed "../../docs/pictures/large-text.svg"
};
static const unsigned char picture_reduced_transparency_svg[] = {
#embed "../../docs/pictures/reduced-transparency.svg"
};
static const unsigned char picture_right_to_left_svg[] = {
#embed "../../docs/pictures/right-to-left.svg"
};
static const unsigned char picture_scene_svg[] = {
#embed "../../docs/pictures/scene.svg"
};
static const unsigned char picture_semi_modal_svg[] = {
#embed "../../docs/pictures/semi-modal.svg"
};
static const unsigned char picture_theme_svg[] = {
#embed "../../docs/pictures/theme.svg"
};
static const unsigned char picture_time_1_svg[] = {
#embed "../../docs/pictures/time-1.svg"
};
static const unsigned char picture_time_2_svg[] = {
#embed "../../docs/pictures/time-2.svg"
};
static const unsigned char picture_time_3_svg[] = {
#embed "../../docs/pictures/time-3.svg"
};
static const unsigned char picture_time_4_svg[] = {
#embed "../../docs/pictures/time-4.svg"
};
static const unsigned char picture_time_5_svg[] = {
#embed "../../docs/pictures/time-5.svg"
};
#define PICTURES FILE("pictures/alert.svg", picture_alert_svg), FILE("pictures/frames.svg", picture_frames_svg), FILE("pictures/gallery/actionSheet-ios-17-dark.svg", picture_gallery_actionSheet_ios_17_dark_svg), FILE("pictures/gallery/actionSheet-ios-26-light.svg", picture_gallery_actionSheet_ios_26_light_svg), FILE("pictures/gallery/actionSheet-ios-9-light.svg", picture_gallery_actionSheet_ios_9_light_svg), FILE("pictures/gallery/actionSheet-iphone-os-5-light.svg", picture_gallery_actionSheet_iphone_os_5_light_svg), FILE("pictures/gallery/actionSheet-material-3-light.svg", picture_gallery_actionSheet_material_3_light_svg), FILE("pictures/gallery/activityView-ios-17-light.svg", picture_gallery_activityView_ios_17_light_svg), FILE("pictures/gallery/alert-ios-17-light.svg", picture_gallery_alert_ios_17_light_svg), FILE("pictures/gallery/alert-ios-26-light.svg", picture_gallery_alert_ios_26_light_svg), FILE("pictures/gallery/alert-ios-9-light.svg", picture_gallery_alert_ios_9_light_svg), FILE("pictures/gallery/alert-iphone-os-5-light.svg", picture_gallery_alert_iphone_os_5_light_svg), FILE("pictures/gallery/alert-material-3-light.svg", picture_gallery_alert_material_3_light_svg), FILE("pictures/gallery/currentContext-ios-17-light.svg", picture_gallery_currentContext_ios_17_light_svg), FILE("pictures/gallery/currentContext-material-3-light.svg", picture_gallery_currentContext_material_3_light_svg), FILE("pictures/gallery/floating-ios-17-light.svg", picture_gallery_floating_ios_17_light_svg), FILE("pictures/gallery/floating-material-3-light.svg", picture_gallery_floating_material_3_light_svg), FILE("pictures/gallery/formSheet-ios-17-light.svg", picture_gallery_formSheet_ios_17_light_svg), FILE("pictures/gallery/formSheet-ipados-26-light.svg", picture_gallery_formSheet_ipados_26_light_svg), FILE("pictures/gallery/formSheet-web-light.svg", picture_gallery_formSheet_web_light_svg), FILE("pictures/gallery/fullScreen-ios-26-light.svg", picture_gallery_fullScreen_ios_26_light_svg), FILE("pictures/gallery/fullScreen-iphone-os-5-light.svg", picture_gallery_fullScreen_iphone_os_5_light_svg), FILE("pictures/gallery/fullScreen-material-3-light.svg", picture_gallery_fullScreen_material_3_light_svg), FILE("pictures/gallery/pageSheet-ios-17-light.svg", picture_gallery_pageSheet_ios_17_light_svg), FILE("pictures/gallery/pageSheet-ipados-26-light.svg", picture_gallery_pageSheet_ipados_26_light_svg), FILE("pictures/gallery/pageSheet-material-3-light.svg", picture_gallery_pageSheet_material_3_light_svg), FILE("pictures/gallery/popover-ipados-26-light.svg", picture_gallery_popover_ipados_26_light_svg), FILE("pictures/gallery/popover-material-3-light.svg", picture_gallery_popover_material_3_light_svg), FILE("pictures/gallery/popover-web-light.svg", picture_gallery_popover_web_light_svg), FILE("pictures/gallery/semiModal-ios-17-light.svg", picture_gallery_semiModal_ios_17_light_svg), FILE("pictures/gallery/semiModal-material-3-light.svg", picture_gallery_semiModal_material_3_light_svg), FILE("pictures/gallery/sheet-ios-17-light.svg", picture_gallery_sheet_ios_17_light_svg), FILE("pictures/gallery/sheet-ios-26-light.svg", picture_gallery_sheet_ios_26_light_svg), FILE("pictures/gallery/sheet-material-3-light.svg", picture_gallery_sheet_material_3_light_svg), FILE("pictures/gallery/slidingMessage-ios-17-light.svg", picture_gallery_slidingMessage_ios_17_light_svg), FILE("pictures/gallery/slidingMessage-material-3-light.svg", picture_gallery_slidingMessage_material_3_light_svg), FILE("pictures/hits.svg", picture_hits_svg), FILE("pictures/increased-contrast.svg", picture_increased_contrast_svg), FILE("pictures/keyboard.svg", picture_keyboard_svg), FILE("pictures/large-text.svg", picture_large_text_svg), FILE("pictures/reduced-transparency.svg", picture_reduced_transparency_svg), FILE("pictures/right-to-left.svg", picture_right_to_left_svg), FILE("pictures/scene.svg", picture_scene_svg), FILE("pictures/semi-modal.svg", picture_semi_modal_svg), FILE("pictures/theme.svg", picture_theme_svg), FILE("pictures/time-1.svg", picture_time_1_svg), FILE("pictures/time-2.svg", picture_time_2_svg), FILE("pictures/time-3.svg", picture_time_3_svg), FILE("pictures/time-4.svg", picture_time_4_svg), FILE("pictures/time-5.svg", picture_time_5_svg),
