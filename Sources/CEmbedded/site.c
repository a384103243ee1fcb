#include "CEmbedded.h"

// The site: what is below Web beside the renderer, and the pages of docs that are served. A file that is added there is
// listed here, once as bytes and once by its path.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "pictures.h"

static const unsigned char playground_ask_js[] = {
#embed "../../Web/playground/ask.js"
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
static const unsigned char playground_picture_js[] = {
#embed "../../Web/playground/picture.js"
};
static const unsigned char playground_playground_css[] = {
#embed "../../Web/playground/playground.css"
};
static const unsigned char playground_request_js[] = {
#embed "../../Web/playground/request.js"
};
static const unsigned char playground_sketch_js[] = {
#embed "../../Web/playground/sketch.js"
};
static const unsigned char playground_timeline_js[] = {
#embed "../../Web/playground/timeline.js"
};
static const unsigned char playground_why_js[] = {
#embed "../../Web/playground/why.js"
};
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
static const unsigned char site_base_css[] = {
#embed "../../Web/site/base.css"
};
static const unsigned char site_dom_js[] = {
#embed "../../Web/site/dom.js"
};
static const unsigned char site_icon_svg[] = {
#embed "../../Web/site/icon.svg"
};
static const unsigned char site_json_js[] = {
#embed "../../Web/site/json.js"
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
static const unsigned char rules_transitionsDiffer_md[] = {
#embed "../../docs/rules/transitionsDiffer.md"
};
static const unsigned char rules_unaskedMessage_md[] = {
#embed "../../docs/rules/unaskedMessage.md"
};
static const unsigned char rules_unlikelyUnit_md[] = {
#embed "../../docs/rules/unlikelyUnit.md"
};

#define FILE(path, bytes) {path, {bytes, sizeof bytes}}

static const scrim_site_file files[] = {
    FILE("playground/ask.js", playground_ask_js),
    FILE("playground/copy.js", playground_copy_js),
    FILE("playground/fields.js", playground_fields_js),
    FILE("playground/fixes.js", playground_fixes_js),
    FILE("playground/form.js", playground_form_js),
    FILE("playground/index.html", playground_index_html),
    FILE("playground/main.js", playground_main_js),
    FILE("playground/matrix.js", playground_matrix_js),
    FILE("playground/overlay.js", playground_overlay_js),
    FILE("playground/picture.js", playground_picture_js),
    FILE("playground/playground.css", playground_playground_css),
    FILE("playground/request.js", playground_request_js),
    FILE("playground/sketch.js", playground_sketch_js),
    FILE("playground/timeline.js", playground_timeline_js),
    FILE("playground/why.js", playground_why_js),
    FILE("docs/docs.css", docs_docs_css),
    FILE("docs/docs.js", docs_docs_js),
    FILE("docs/index.html", docs_index_html),
    FILE("docs/schemas.js", docs_schemas_js),
    FILE("docs/try.js", docs_try_js),
    FILE("site/base.css", site_base_css),
    FILE("site/dom.js", site_dom_js),
    FILE("site/icon.svg", site_icon_svg),
    FILE("site/json.js", site_json_js),
    FILE("site/schema.js", site_schema_js),
    FILE("guide/README.md", guide_README_md),
    FILE("guide/clients.md", guide_clients_md),
    FILE("guide/command-line.md", guide_command_line_md),
    FILE("guide/devices.md", guide_devices_md),
    FILE("guide/exports.md", guide_exports_md),
    FILE("guide/first-answer.md", guide_first_answer_md),
    FILE("guide/libraries.md", guide_libraries_md),
    FILE("guide/looks.md", guide_looks_md),
    FILE("guide/operations.md", guide_operations_md),
    FILE("guide/other-requests.md", guide_other_requests_md),
    FILE("guide/pictures.md", guide_pictures_md),
    FILE("guide/playground.md", guide_playground_md),
    FILE("guide/renderers.md", guide_renderers_md),
    FILE("guide/rooms-and-text.md", guide_rooms_and_text_md),
    FILE("guide/styles.md", guide_styles_md),
    FILE("guide/time.md", guide_time_md),
    PICTURES
    FILE("problems/README.md", problems_README_md),
    FILE("problems/body-too-large.md", problems_body_too_large_md),
    FILE("problems/headers-too-large.md", problems_headers_too_large_md),
    FILE("problems/invalid-json.md", problems_invalid_json_md),
    FILE("problems/invalid-request.md", problems_invalid_request_md),
    FILE("problems/malformed-request.md", problems_malformed_request_md),
    FILE("problems/method-not-allowed.md", problems_method_not_allowed_md),
    FILE("problems/not-acceptable.md", problems_not_acceptable_md),
    FILE("problems/not-found.md", problems_not_found_md),
    FILE("problems/overloaded.md", problems_overloaded_md),
    FILE("problems/release-mismatch.md", problems_release_mismatch_md),
    FILE("problems/request-timeout.md", problems_request_timeout_md),
    FILE("problems/target-too-long.md", problems_target_too_long_md),
    FILE("problems/too-many-connections.md", problems_too_many_connections_md),
    FILE("problems/too-many-streams.md", problems_too_many_streams_md),
    FILE("problems/unavailable.md", problems_unavailable_md),
    FILE("problems/unsupported-media-type.md", problems_unsupported_media_type_md),
    FILE("problems/version-not-supported.md", problems_version_not_supported_md),
    FILE("rules/README.md", rules_README_md),
    FILE("rules/actionSheetEmpty.md", rules_actionSheetEmpty_md),
    FILE("rules/alertAsNotice.md", rules_alertAsNotice_md),
    FILE("rules/alertIncomplete.md", rules_alertIncomplete_md),
    FILE("rules/alertTooManyActions.md", rules_alertTooManyActions_md),
    FILE("rules/assumedFigure.md", rules_assumedFigure_md),
    FILE("rules/barMissing.md", rules_barMissing_md),
    FILE("rules/buttonTitleCut.md", rules_buttonTitleCut_md),
    FILE("rules/completionAndCancel.md", rules_completionAndCancel_md),
    FILE("rules/controlContrast.md", rules_controlContrast_md),
    FILE("rules/exitRequired.md", rules_exitRequired_md),
    FILE("rules/frameLeavesWindow.md", rules_frameLeavesWindow_md),
    FILE("rules/fullScreenForLittle.md", rules_fullScreenForLittle_md),
    FILE("rules/glyphsMissing.md", rules_glyphsMissing_md),
    FILE("rules/inputMayBeLost.md", rules_inputMayBeLost_md),
    FILE("rules/memberHasNoEffect.md", rules_memberHasNoEffect_md),
    FILE("rules/modalOverModal.md", rules_modalOverModal_md),
    FILE("rules/modalityOverused.md", rules_modalityOverused_md),
    FILE("rules/nothingAbovePopover.md", rules_nothingAbovePopover_md),
    FILE("rules/stackTooDeep.md", rules_stackTooDeep_md),
    FILE("rules/systemStyleCustomized.md", rules_systemStyleCustomized_md),
    FILE("rules/targetTooSmall.md", rules_targetTooSmall_md),
    FILE("rules/textContrast.md", rules_textContrast_md),
    FILE("rules/textCut.md", rules_textCut_md),
    FILE("rules/timeLimit.md", rules_timeLimit_md),
    FILE("rules/timeTooShort.md", rules_timeTooShort_md),
    FILE("rules/titleMissing.md", rules_titleMissing_md),
    FILE("rules/transitionsDiffer.md", rules_transitionsDiffer_md),
    FILE("rules/unaskedMessage.md", rules_unaskedMessage_md),
    FILE("rules/unlikelyUnit.md", rules_unlikelyUnit_md),
};

size_t scrim_site_count(void) { return sizeof files / sizeof files[0]; }

scrim_site_file scrim_site_at(size_t index) { return files[index]; }
