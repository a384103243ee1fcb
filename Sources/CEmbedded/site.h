// Written by scripts/site: each file of the site, once as bytes and once by its path.

static const unsigned char docs_docs_css[] = {
#embed "../../Web/docs/docs.css"
};
static const unsigned char docs_docs_js[] = {
#embed "../../Web/docs/docs.js"
};
static const unsigned char docs_index_html[] = {
#embed "../../Web/docs/index.html"
};
static const unsigned char docs_schemas_js[] = {
#embed "../../Web/docs/schemas.js"
};
static const unsigned char docs_try_js[] = {
#embed "../../Web/docs/try.js"
};
static const unsigned char playground_address_js[] = {
#embed "../../Web/playground/address.js"
};
static const unsigned char playground_anchors_js[] = {
#embed "../../Web/playground/anchors.js"
};
static const unsigned char playground_ask_js[] = {
#embed "../../Web/playground/ask.js"
};
static const unsigned char playground_captions_js[] = {
#embed "../../Web/playground/captions.js"
};
static const unsigned char playground_controls_js[] = {
#embed "../../Web/playground/controls.js"
};
static const unsigned char playground_copy_js[] = {
#embed "../../Web/playground/copy.js"
};
static const unsigned char playground_fields_js[] = {
#embed "../../Web/playground/fields.js"
};
static const unsigned char playground_fixes_js[] = {
#embed "../../Web/playground/fixes.js"
};
static const unsigned char playground_form_js[] = {
#embed "../../Web/playground/form.js"
};
static const unsigned char playground_index_html[] = {
#embed "../../Web/playground/index.html"
};
static const unsigned char playground_main_js[] = {
#embed "../../Web/playground/main.js"
};
static const unsigned char playground_matrix_js[] = {
#embed "../../Web/playground/matrix.js"
};
static const unsigned char playground_overlay_js[] = {
#embed "../../Web/playground/overlay.js"
};
static const unsigned char playground_panels_js[] = {
#embed "../../Web/playground/panels.js"
};
static const unsigned char playground_picture_js[] = {
#embed "../../Web/playground/picture.js"
};
static const unsigned char playground_playground_css[] = {
#embed "../../Web/playground/playground.css"
};
static const unsigned char playground_request_js[] = {
#embed "../../Web/playground/request.js"
};
static const unsigned char playground_shapes_js[] = {
#embed "../../Web/playground/shapes.js"
};
static const unsigned char playground_sketch_js[] = {
#embed "../../Web/playground/sketch.js"
};
static const unsigned char playground_timeline_js[] = {
#embed "../../Web/playground/timeline.js"
};
static const unsigned char playground_toolbar_js[] = {
#embed "../../Web/playground/toolbar.js"
};
static const unsigned char playground_why_js[] = {
#embed "../../Web/playground/why.js"
};
static const unsigned char site_base_css[] = {
#embed "../../Web/site/base.css"
};
static const unsigned char site_dom_js[] = {
#embed "../../Web/site/dom.js"
};
static const unsigned char site_head_html[] = {
#embed "../../Web/site/head.html"
};
static const unsigned char site_icon_svg[] = {
#embed "../../Web/site/icon.svg"
};
static const unsigned char site_json_js[] = {
#embed "../../Web/site/json.js"
};
static const unsigned char site_masthead_html[] = {
#embed "../../Web/site/masthead.html"
};
static const unsigned char site_reading_html[] = {
#embed "../../Web/site/reading.html"
};
static const unsigned char site_schema_js[] = {
#embed "../../Web/site/schema.js"
};
static const unsigned char guide_README_md[] = {
#embed "../../docs/guide/README.md"
};
static const unsigned char guide_clients_md[] = {
#embed "../../docs/guide/clients.md"
};
static const unsigned char guide_command_line_md[] = {
#embed "../../docs/guide/command-line.md"
};
static const unsigned char guide_devices_md[] = {
#embed "../../docs/guide/devices.md"
};
static const unsigned char guide_exports_md[] = {
#embed "../../docs/guide/exports.md"
};
static const unsigned char guide_first_answer_md[] = {
#embed "../../docs/guide/first-answer.md"
};
static const unsigned char guide_libraries_md[] = {
#embed "../../docs/guide/libraries.md"
};
static const unsigned char guide_looks_md[] = {
#embed "../../docs/guide/looks.md"
};
static const unsigned char guide_operations_md[] = {
#embed "../../docs/guide/operations.md"
};
static const unsigned char guide_other_requests_md[] = {
#embed "../../docs/guide/other-requests.md"
};
static const unsigned char guide_pictures_md[] = {
#embed "../../docs/guide/pictures.md"
};
static const unsigned char guide_playground_md[] = {
#embed "../../docs/guide/playground.md"
};
static const unsigned char guide_renderers_md[] = {
#embed "../../docs/guide/renderers.md"
};
static const unsigned char guide_rooms_and_text_md[] = {
#embed "../../docs/guide/rooms-and-text.md"
};
static const unsigned char guide_styles_md[] = {
#embed "../../docs/guide/styles.md"
};
static const unsigned char guide_time_md[] = {
#embed "../../docs/guide/time.md"
};
static const unsigned char problems_README_md[] = {
#embed "../../docs/problems/README.md"
};
static const unsigned char problems_body_too_large_md[] = {
#embed "../../docs/problems/body-too-large.md"
};
static const unsigned char problems_headers_too_large_md[] = {
#embed "../../docs/problems/headers-too-large.md"
};
static const unsigned char problems_invalid_json_md[] = {
#embed "../../docs/problems/invalid-json.md"
};
static const unsigned char problems_invalid_request_md[] = {
#embed "../../docs/problems/invalid-request.md"
};
static const unsigned char problems_malformed_request_md[] = {
#embed "../../docs/problems/malformed-request.md"
};
static const unsigned char problems_method_not_allowed_md[] = {
#embed "../../docs/problems/method-not-allowed.md"
};
static const unsigned char problems_not_acceptable_md[] = {
#embed "../../docs/problems/not-acceptable.md"
};
static const unsigned char problems_not_found_md[] = {
#embed "../../docs/problems/not-found.md"
};
static const unsigned char problems_overloaded_md[] = {
#embed "../../docs/problems/overloaded.md"
};
static const unsigned char problems_release_mismatch_md[] = {
#embed "../../docs/problems/release-mismatch.md"
};
static const unsigned char problems_request_timeout_md[] = {
#embed "../../docs/problems/request-timeout.md"
};
static const unsigned char problems_target_too_long_md[] = {
#embed "../../docs/problems/target-too-long.md"
};
static const unsigned char problems_too_many_connections_md[] = {
#embed "../../docs/problems/too-many-connections.md"
};
static const unsigned char problems_too_many_streams_md[] = {
#embed "../../docs/problems/too-many-streams.md"
};
static const unsigned char problems_unavailable_md[] = {
#embed "../../docs/problems/unavailable.md"
};
static const unsigned char problems_unsupported_media_type_md[] = {
#embed "../../docs/problems/unsupported-media-type.md"
};
static const unsigned char problems_version_not_supported_md[] = {
#embed "../../docs/problems/version-not-supported.md"
};
static const unsigned char rules_README_md[] = {
#embed "../../docs/rules/README.md"
};
static const unsigned char rules_actionSheetEmpty_md[] = {
#embed "../../docs/rules/actionSheetEmpty.md"
};
static const unsigned char rules_actionUnreachable_md[] = {
#embed "../../docs/rules/actionUnreachable.md"
};
static const unsigned char rules_alertAsNotice_md[] = {
#embed "../../docs/rules/alertAsNotice.md"
};
static const unsigned char rules_alertIncomplete_md[] = {
#embed "../../docs/rules/alertIncomplete.md"
};
static const unsigned char rules_alertTooManyActions_md[] = {
#embed "../../docs/rules/alertTooManyActions.md"
};
static const unsigned char rules_assumedFigure_md[] = {
#embed "../../docs/rules/assumedFigure.md"
};
static const unsigned char rules_barMissing_md[] = {
#embed "../../docs/rules/barMissing.md"
};
static const unsigned char rules_buttonTitleCut_md[] = {
#embed "../../docs/rules/buttonTitleCut.md"
};
static const unsigned char rules_completionAndCancel_md[] = {
#embed "../../docs/rules/completionAndCancel.md"
};
static const unsigned char rules_controlContrast_md[] = {
#embed "../../docs/rules/controlContrast.md"
};
static const unsigned char rules_exitRequired_md[] = {
#embed "../../docs/rules/exitRequired.md"
};
static const unsigned char rules_frameLeavesWindow_md[] = {
#embed "../../docs/rules/frameLeavesWindow.md"
};
static const unsigned char rules_fullScreenForLittle_md[] = {
#embed "../../docs/rules/fullScreenForLittle.md"
};
static const unsigned char rules_glyphsMissing_md[] = {
#embed "../../docs/rules/glyphsMissing.md"
};
static const unsigned char rules_inputMayBeLost_md[] = {
#embed "../../docs/rules/inputMayBeLost.md"
};
static const unsigned char rules_memberHasNoEffect_md[] = {
#embed "../../docs/rules/memberHasNoEffect.md"
};
static const unsigned char rules_modalOverModal_md[] = {
#embed "../../docs/rules/modalOverModal.md"
};
static const unsigned char rules_modalityOverused_md[] = {
#embed "../../docs/rules/modalityOverused.md"
};
static const unsigned char rules_nothingAbovePopover_md[] = {
#embed "../../docs/rules/nothingAbovePopover.md"
};
static const unsigned char rules_roleRepeated_md[] = {
#embed "../../docs/rules/roleRepeated.md"
};
static const unsigned char rules_stackTooDeep_md[] = {
#embed "../../docs/rules/stackTooDeep.md"
};
static const unsigned char rules_systemStyleCustomized_md[] = {
#embed "../../docs/rules/systemStyleCustomized.md"
};
static const unsigned char rules_targetTooSmall_md[] = {
#embed "../../docs/rules/targetTooSmall.md"
};
static const unsigned char rules_textContrast_md[] = {
#embed "../../docs/rules/textContrast.md"
};
static const unsigned char rules_textCut_md[] = {
#embed "../../docs/rules/textCut.md"
};
static const unsigned char rules_timeLimit_md[] = {
#embed "../../docs/rules/timeLimit.md"
};
static const unsigned char rules_timeTooShort_md[] = {
#embed "../../docs/rules/timeTooShort.md"
};
static const unsigned char rules_titleMissing_md[] = {
#embed "../../docs/rules/titleMissing.md"
};
static const unsigned char rules_tooManyFields_md[] = {
#embed "../../docs/rules/tooManyFields.md"
};
static const unsigned char rules_transitionsDiffer_md[] = {
#embed "../../docs/rules/transitionsDiffer.md"
};
static const unsigned char rules_unaskedMessage_md[] = {
#embed "../../docs/rules/unaskedMessage.md"
};
static const unsigned char rules_unlikelyUnit_md[] = {
#embed "../../docs/rules/unlikelyUnit.md"
};
static const unsigned char pictures_alert_svg[] = {
#embed "../../docs/pictures/alert.svg"
};
static const unsigned char pictures_frames_svg[] = {
#embed "../../docs/pictures/frames.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-26-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-9-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-material-3-light.svg"
};
static const unsigned char pictures_gallery_activityView_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-17-light.svg"
};
static const unsigned char pictures_gallery_alert_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-17-light.svg"
};
static const unsigned char pictures_gallery_alert_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-26-light.svg"
};
static const unsigned char pictures_gallery_alert_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-9-light.svg"
};
static const unsigned char pictures_gallery_alert_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_alert_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-material-3-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-17-light.svg"
};
static const unsigned char pictures_gallery_currentContext_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-material-3-light.svg"
};
static const unsigned char pictures_gallery_floating_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-17-light.svg"
};
static const unsigned char pictures_gallery_floating_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-material-3-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-17-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_formSheet_web_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-web-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-26-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-material-3-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-17-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-material-3-light.svg"
};
static const unsigned char pictures_gallery_popover_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_popover_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-material-3-light.svg"
};
static const unsigned char pictures_gallery_popover_web_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-web-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-17-light.svg"
};
static const unsigned char pictures_gallery_semiModal_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-material-3-light.svg"
};
static const unsigned char pictures_gallery_sheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-17-light.svg"
};
static const unsigned char pictures_gallery_sheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-26-light.svg"
};
static const unsigned char pictures_gallery_sheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-material-3-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-17-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-material-3-light.svg"
};
static const unsigned char pictures_hits_svg[] = {
#embed "../../docs/pictures/hits.svg"
};
static const unsigned char pictures_increased_contrast_svg[] = {
#embed "../../docs/pictures/increased-contrast.svg"
};
static const unsigned char pictures_keyboard_svg[] = {
#embed "../../docs/pictures/keyboard.svg"
};
static const unsigned char pictures_large_text_svg[] = {
#embed "../../docs/pictures/large-text.svg"
};
static const unsigned char pictures_reduced_transparency_svg[] = {
#embed "../../docs/pictures/reduced-transparency.svg"
};
static const unsigned char pictures_right_to_left_svg[] = {
#embed "../../docs/pictures/right-to-left.svg"
};
static const unsigned char pictures_scene_svg[] = {
#embed "../../docs/pictures/scene.svg"
};
static const unsigned char pictures_semi_modal_svg[] = {
#embed "../../docs/pictures/semi-modal.svg"
};
static const unsigned char pictures_theme_svg[] = {
#embed "../../docs/pictures/theme.svg"
};
static const unsigned char pictures_time_1_svg[] = {
#embed "../../docs/pictures/time-1.svg"
};
static const unsigned char pictures_time_2_svg[] = {
#embed "../../docs/pictures/time-2.svg"
};
static const unsigned char pictures_time_3_svg[] = {
#embed "../../docs/pictures/time-3.svg"
};
static const unsigned char pictures_time_4_svg[] = {
#embed "../../docs/pictures/time-4.svg"
};
static const unsigned char pictures_time_5_svg[] = {
#embed "../../docs/pictures/time-5.svg"
};

static const scrim_site_file files[] = {
    {"docs/docs.css", {docs_docs_css, sizeof docs_docs_css}},
    {"docs/docs.js", {docs_docs_js, sizeof docs_docs_js}},
    {"docs/index.html", {docs_index_html, sizeof docs_index_html}},
    {"docs/schemas.js", {docs_schemas_js, sizeof docs_schemas_js}},
    {"docs/try.js", {docs_try_js, sizeof docs_try_js}},
    {"playground/address.js", {playground_address_js, sizeof playground_address_js}},
    {"playground/anchors.js", {playground_anchors_js, sizeof playground_anchors_js}},
    {"playground/ask.js", {playground_ask_js, sizeof playground_ask_js}},
    {"playground/captions.js", {playground_captions_js, sizeof playground_captions_js}},
    {"playground/controls.js", {playground_controls_js, sizeof playground_controls_js}},
    {"playground/copy.js", {playground_copy_js, sizeof playground_copy_js}},
    {"playground/fields.js", {playground_fields_js, sizeof playground_fields_js}},
    {"playground/fixes.js", {playground_fixes_js, sizeof playground_fixes_js}},
    {"playground/form.js", {playground_form_js, sizeof playground_form_js}},
    {"playground/index.html", {playground_index_html, sizeof playground_index_html}},
    {"playground/main.js", {playground_main_js, sizeof playground_main_js}},
    {"playground/matrix.js", {playground_matrix_js, sizeof playground_matrix_js}},
    {"playground/overlay.js", {playground_overlay_js, sizeof playground_overlay_js}},
    {"playground/panels.js", {playground_panels_js, sizeof playground_panels_js}},
    {"playground/picture.js", {playground_picture_js, sizeof playground_picture_js}},
    {"playground/playground.css", {playground_playground_css, sizeof playground_playground_css}},
    {"playground/request.js", {playground_request_js, sizeof playground_request_js}},
    {"playground/shapes.js", {playground_shapes_js, sizeof playground_shapes_js}},
    {"playground/sketch.js", {playground_sketch_js, sizeof playground_sketch_js}},
    {"playground/timeline.js", {playground_timeline_js, sizeof playground_timeline_js}},
    {"playground/toolbar.js", {playground_toolbar_js, sizeof playground_toolbar_js}},
    {"playground/why.js", {playground_why_js, sizeof playground_why_js}},
    {"site/base.css", {site_base_css, sizeof site_base_css}},
    {"site/dom.js", {site_dom_js, sizeof site_dom_js}},
    {"site/head.html", {site_head_html, sizeof site_head_html}},
    {"site/icon.svg", {site_icon_svg, sizeof site_icon_svg}},
    {"site/json.js", {site_json_js, sizeof site_json_js}},
    {"site/masthead.html", {site_masthead_html, sizeof site_masthead_html}},
    {"site/reading.html", {site_reading_html, sizeof site_reading_html}},
    {"site/schema.js", {site_schema_js, sizeof site_schema_js}},
    {"guide/README.md", {guide_README_md, sizeof guide_README_md}},
    {"guide/clients.md", {guide_clients_md, sizeof guide_clients_md}},
    {"guide/command-line.md", {guide_command_line_md, sizeof guide_command_line_md}},
    {"guide/devices.md", {guide_devices_md, sizeof guide_devices_md}},
    {"guide/exports.md", {guide_exports_md, sizeof guide_exports_md}},
    {"guide/first-answer.md", {guide_first_answer_md, sizeof guide_first_answer_md}},
    {"guide/libraries.md", {guide_libraries_md, sizeof guide_libraries_md}},
    {"guide/looks.md", {guide_looks_md, sizeof guide_looks_md}},
    {"guide/operations.md", {guide_operations_md, sizeof guide_operations_md}},
    {"guide/other-requests.md", {guide_other_requests_md, sizeof guide_other_requests_md}},
    {"guide/pictures.md", {guide_pictures_md, sizeof guide_pictures_md}},
    {"guide/playground.md", {guide_playground_md, sizeof guide_playground_md}},
    {"guide/renderers.md", {guide_renderers_md, sizeof guide_renderers_md}},
    {"guide/rooms-and-text.md", {guide_rooms_and_text_md, sizeof guide_rooms_and_text_md}},
    {"guide/styles.md", {guide_styles_md, sizeof guide_styles_md}},
    {"guide/time.md", {guide_time_md, sizeof guide_time_md}},
    {"problems/README.md", {problems_README_md, sizeof problems_README_md}},
    {"problems/body-too-large.md", {problems_body_too_large_md, sizeof problems_body_too_large_md}},
    {"problems/headers-too-large.md", {problems_headers_too_large_md, sizeof problems_headers_too_large_md}},
    {"problems/invalid-json.md", {problems_invalid_json_md, sizeof problems_invalid_json_md}},
    {"problems/invalid-request.md", {problems_invalid_request_md, sizeof problems_invalid_request_md}},
    {"problems/malformed-request.md", {problems_malformed_request_md, sizeof problems_malformed_request_md}},
    {"problems/method-not-allowed.md", {problems_method_not_allowed_md, sizeof problems_method_not_allowed_md}},
    {"problems/not-acceptable.md", {problems_not_acceptable_md, sizeof problems_not_acceptable_md}},
    {"problems/not-found.md", {problems_not_found_md, sizeof problems_not_found_md}},
    {"problems/overloaded.md", {problems_overloaded_md, sizeof problems_overloaded_md}},
    {"problems/release-mismatch.md", {problems_release_mismatch_md, sizeof problems_release_mismatch_md}},
    {"problems/request-timeout.md", {problems_request_timeout_md, sizeof problems_request_timeout_md}},
    {"problems/target-too-long.md", {problems_target_too_long_md, sizeof problems_target_too_long_md}},
    {"problems/too-many-connections.md", {problems_too_many_connections_md, sizeof problems_too_many_connections_md}},
    {"problems/too-many-streams.md", {problems_too_many_streams_md, sizeof problems_too_many_streams_md}},
    {"problems/unavailable.md", {problems_unavailable_md, sizeof problems_unavailable_md}},
    {"problems/unsupported-media-type.md", {problems_unsupported_media_type_md, sizeof problems_unsupported_media_type_md}},
    {"problems/version-not-supported.md", {problems_version_not_supported_md, sizeof problems_version_not_supported_md}},
    {"rules/README.md", {rules_README_md, sizeof rules_README_md}},
    {"rules/actionSheetEmpty.md", {rules_actionSheetEmpty_md, sizeof rules_actionSheetEmpty_md}},
    {"rules/actionUnreachable.md", {rules_actionUnreachable_md, sizeof rules_actionUnreachable_md}},
    {"rules/alertAsNotice.md", {rules_alertAsNotice_md, sizeof rules_alertAsNotice_md}},
    {"rules/alertIncomplete.md", {rules_alertIncomplete_md, sizeof rules_alertIncomplete_md}},
    {"rules/alertTooManyActions.md", {rules_alertTooManyActions_md, sizeof rules_alertTooManyActions_md}},
    {"rules/assumedFigure.md", {rules_assumedFigure_md, sizeof rules_assumedFigure_md}},
    {"rules/barMissing.md", {rules_barMissing_md, sizeof rules_barMissing_md}},
    {"rules/buttonTitleCut.md", {rules_buttonTitleCut_md, sizeof rules_buttonTitleCut_md}},
    {"rules/completionAndCancel.md", {rules_completionAndCancel_md, sizeof rules_completionAndCancel_md}},
    {"rules/controlContrast.md", {rules_controlContrast_md, sizeof rules_controlContrast_md}},
    {"rules/exitRequired.md", {rules_exitRequired_md, sizeof rules_exitRequired_md}},
    {"rules/frameLeavesWindow.md", {rules_frameLeavesWindow_md, sizeof rules_frameLeavesWindow_md}},
    {"rules/fullScreenForLittle.md", {rules_fullScreenForLittle_md, sizeof rules_fullScreenForLittle_md}},
    {"rules/glyphsMissing.md", {rules_glyphsMissing_md, sizeof rules_glyphsMissing_md}},
    {"rules/inputMayBeLost.md", {rules_inputMayBeLost_md, sizeof rules_inputMayBeLost_md}},
    {"rules/memberHasNoEffect.md", {rules_memberHasNoEffect_md, sizeof rules_memberHasNoEffect_md}},
    {"rules/modalOverModal.md", {rules_modalOverModal_md, sizeof rules_modalOverModal_md}},
    {"rules/modalityOverused.md", {rules_modalityOverused_md, sizeof rules_modalityOverused_md}},
    {"rules/nothingAbovePopover.md", {rules_nothingAbovePopover_md, sizeof rules_nothingAbovePopover_md}},
    {"rules/roleRepeated.md", {rules_roleRepeated_md, sizeof rules_roleRepeated_md}},
    {"rules/stackTooDeep.md", {rules_stackTooDeep_md, sizeof rules_stackTooDeep_md}},
    {"rules/systemStyleCustomized.md", {rules_systemStyleCustomized_md, sizeof rules_systemStyleCustomized_md}},
    {"rules/targetTooSmall.md", {rules_targetTooSmall_md, sizeof rules_targetTooSmall_md}},
    {"rules/textContrast.md", {rules_textContrast_md, sizeof rules_textContrast_md}},
    {"rules/textCut.md", {rules_textCut_md, sizeof rules_textCut_md}},
    {"rules/timeLimit.md", {rules_timeLimit_md, sizeof rules_timeLimit_md}},
    {"rules/timeTooShort.md", {rules_timeTooShort_md, sizeof rules_timeTooShort_md}},
    {"rules/titleMissing.md", {rules_titleMissing_md, sizeof rules_titleMissing_md}},
    {"rules/tooManyFields.md", {rules_tooManyFields_md, sizeof rules_tooManyFields_md}},
    {"rules/transitionsDiffer.md", {rules_transitionsDiffer_md, sizeof rules_transitionsDiffer_md}},
    {"rules/unaskedMessage.md", {rules_unaskedMessage_md, sizeof rules_unaskedMessage_md}},
    {"rules/unlikelyUnit.md", {rules_unlikelyUnit_md, sizeof rules_unlikelyUnit_md}},
    {"pictures/alert.svg", {pictures_alert_svg, sizeof pictures_alert_svg}},
    {"pictures/frames.svg", {pictures_frames_svg, sizeof pictures_frames_svg}},
    {"pictures/gallery/actionSheet-ios-17-dark.svg", {pictures_gallery_actionSheet_ios_17_dark_svg, sizeof pictures_gallery_actionSheet_ios_17_dark_svg}},
    {"pictures/gallery/actionSheet-ios-26-light.svg", {pictures_gallery_actionSheet_ios_26_light_svg, sizeof pictures_gallery_actionSheet_ios_26_light_svg}},
    {"pictures/gallery/actionSheet-ios-9-light.svg", {pictures_gallery_actionSheet_ios_9_light_svg, sizeof pictures_gallery_actionSheet_ios_9_light_svg}},
    {"pictures/gallery/actionSheet-iphone-os-5-light.svg", {pictures_gallery_actionSheet_iphone_os_5_light_svg, sizeof pictures_gallery_actionSheet_iphone_os_5_light_svg}},
    {"pictures/gallery/actionSheet-material-3-light.svg", {pictures_gallery_actionSheet_material_3_light_svg, sizeof pictures_gallery_actionSheet_material_3_light_svg}},
    {"pictures/gallery/activityView-ios-17-light.svg", {pictures_gallery_activityView_ios_17_light_svg, sizeof pictures_gallery_activityView_ios_17_light_svg}},
    {"pictures/gallery/alert-ios-17-light.svg", {pictures_gallery_alert_ios_17_light_svg, sizeof pictures_gallery_alert_ios_17_light_svg}},
    {"pictures/gallery/alert-ios-26-light.svg", {pictures_gallery_alert_ios_26_light_svg, sizeof pictures_gallery_alert_ios_26_light_svg}},
    {"pictures/gallery/alert-ios-9-light.svg", {pictures_gallery_alert_ios_9_light_svg, sizeof pictures_gallery_alert_ios_9_light_svg}},
    {"pictures/gallery/alert-iphone-os-5-light.svg", {pictures_gallery_alert_iphone_os_5_light_svg, sizeof pictures_gallery_alert_iphone_os_5_light_svg}},
    {"pictures/gallery/alert-material-3-light.svg", {pictures_gallery_alert_material_3_light_svg, sizeof pictures_gallery_alert_material_3_light_svg}},
    {"pictures/gallery/currentContext-ios-17-light.svg", {pictures_gallery_currentContext_ios_17_light_svg, sizeof pictures_gallery_currentContext_ios_17_light_svg}},
    {"pictures/gallery/currentContext-material-3-light.svg", {pictures_gallery_currentContext_material_3_light_svg, sizeof pictures_gallery_currentContext_material_3_light_svg}},
    {"pictures/gallery/floating-ios-17-light.svg", {pictures_gallery_floating_ios_17_light_svg, sizeof pictures_gallery_floating_ios_17_light_svg}},
    {"pictures/gallery/floating-material-3-light.svg", {pictures_gallery_floating_material_3_light_svg, sizeof pictures_gallery_floating_material_3_light_svg}},
    {"pictures/gallery/formSheet-ios-17-light.svg", {pictures_gallery_formSheet_ios_17_light_svg, sizeof pictures_gallery_formSheet_ios_17_light_svg}},
    {"pictures/gallery/formSheet-ipados-26-light.svg", {pictures_gallery_formSheet_ipados_26_light_svg, sizeof pictures_gallery_formSheet_ipados_26_light_svg}},
    {"pictures/gallery/formSheet-web-light.svg", {pictures_gallery_formSheet_web_light_svg, sizeof pictures_gallery_formSheet_web_light_svg}},
    {"pictures/gallery/fullScreen-ios-26-light.svg", {pictures_gallery_fullScreen_ios_26_light_svg, sizeof pictures_gallery_fullScreen_ios_26_light_svg}},
    {"pictures/gallery/fullScreen-iphone-os-5-light.svg", {pictures_gallery_fullScreen_iphone_os_5_light_svg, sizeof pictures_gallery_fullScreen_iphone_os_5_light_svg}},
    {"pictures/gallery/fullScreen-material-3-light.svg", {pictures_gallery_fullScreen_material_3_light_svg, sizeof pictures_gallery_fullScreen_material_3_light_svg}},
    {"pictures/gallery/pageSheet-ios-17-light.svg", {pictures_gallery_pageSheet_ios_17_light_svg, sizeof pictures_gallery_pageSheet_ios_17_light_svg}},
    {"pictures/gallery/pageSheet-ipados-26-light.svg", {pictures_gallery_pageSheet_ipados_26_light_svg, sizeof pictures_gallery_pageSheet_ipados_26_light_svg}},
    {"pictures/gallery/pageSheet-material-3-light.svg", {pictures_gallery_pageSheet_material_3_light_svg, sizeof pictures_gallery_pageSheet_material_3_light_svg}},
    {"pictures/gallery/popover-ipados-26-light.svg", {pictures_gallery_popover_ipados_26_light_svg, sizeof pictures_gallery_popover_ipados_26_light_svg}},
    {"pictures/gallery/popover-material-3-light.svg", {pictures_gallery_popover_material_3_light_svg, sizeof pictures_gallery_popover_material_3_light_svg}},
    {"pictures/gallery/popover-web-light.svg", {pictures_gallery_popover_web_light_svg, sizeof pictures_gallery_popover_web_light_svg}},
    {"pictures/gallery/semiModal-ios-17-light.svg", {pictures_gallery_semiModal_ios_17_light_svg, sizeof pictures_gallery_semiModal_ios_17_light_svg}},
    {"pictures/gallery/semiModal-material-3-light.svg", {pictures_gallery_semiModal_material_3_light_svg, sizeof pictures_gallery_semiModal_material_3_light_svg}},
    {"pictures/gallery/sheet-ios-17-light.svg", {pictures_gallery_sheet_ios_17_light_svg, sizeof pictures_gallery_sheet_ios_17_light_svg}},
    {"pictures/gallery/sheet-ios-26-light.svg", {pictures_gallery_sheet_ios_26_light_svg, sizeof pictures_gallery_sheet_ios_26_light_svg}},
    {"pictures/gallery/sheet-material-3-light.svg", {pictures_gallery_sheet_material_3_light_svg, sizeof pictures_gallery_sheet_material_3_light_svg}},
    {"pictures/gallery/slidingMessage-ios-17-light.svg", {pictures_gallery_slidingMessage_ios_17_light_svg, sizeof pictures_gallery_slidingMessage_ios_17_light_svg}},
    {"pictures/gallery/slidingMessage-material-3-light.svg", {pictures_gallery_slidingMessage_material_3_light_svg, sizeof pictures_gallery_slidingMessage_material_3_light_svg}},
    {"pictures/hits.svg", {pictures_hits_svg, sizeof pictures_hits_svg}},
    {"pictures/increased-contrast.svg", {pictures_increased_contrast_svg, sizeof pictures_increased_contrast_svg}},
    {"pictures/keyboard.svg", {pictures_keyboard_svg, sizeof pictures_keyboard_svg}},
    {"pictures/large-text.svg", {pictures_large_text_svg, sizeof pictures_large_text_svg}},
    {"pictures/reduced-transparency.svg", {pictures_reduced_transparency_svg, sizeof pictures_reduced_transparency_svg}},
    {"pictures/right-to-left.svg", {pictures_right_to_left_svg, sizeof pictures_right_to_left_svg}},
    {"pictures/scene.svg", {pictures_scene_svg, sizeof pictures_scene_svg}},
    {"pictures/semi-modal.svg", {pictures_semi_modal_svg, sizeof pictures_semi_modal_svg}},
    {"pictures/theme.svg", {pictures_theme_svg, sizeof pictures_theme_svg}},
    {"pictures/time-1.svg", {pictures_time_1_svg, sizeof pictures_time_1_svg}},
    {"pictures/time-2.svg", {pictures_time_2_svg, sizeof pictures_time_2_svg}},
    {"pictures/time-3.svg", {pictures_time_3_svg, sizeof pictures_time_3_svg}},
    {"pictures/time-4.svg", {pictures_time_4_svg, sizeof pictures_time_4_svg}},
    {"pictures/time-5.svg", {pictures_time_5_svg, sizeof pictures_time_5_svg}},
};
