// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

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
static const unsigned char fonts_Inter_Bold_latin_woff2[] = {
#embed "../../Web/fonts/Inter-Bold-latin.woff2"
};
static const unsigned char fonts_Inter_Medium_latin_woff2[] = {
#embed "../../Web/fonts/Inter-Medium-latin.woff2"
};
static const unsigned char fonts_Inter_Regular_latin_woff2[] = {
#embed "../../Web/fonts/Inter-Regular-latin.woff2"
};
static const unsigned char fonts_Inter_SemiBold_latin_woff2[] = {
#embed "../../Web/fonts/Inter-SemiBold-latin.woff2"
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
static const unsigned char playground_batch_js[] = {
#embed "../../Web/playground/batch.js"
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
static const unsigned char playground_request_json[] = {
#embed "../../Web/playground/request.json"
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
static const unsigned char site_fonts_css[] = {
#embed "../../Web/site/fonts.css"
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
static const unsigned char site_llms_txt[] = {
#embed "../../Web/site/llms.txt"
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
static const unsigned char guide_agents_md[] = {
#embed "../../docs/guide/agents.md"
};
static const unsigned char guide_cheat_sheet_md[] = {
#embed "../../docs/guide/cheat-sheet.md"
};
static const unsigned char guide_ci_md[] = {
#embed "../../docs/guide/ci.md"
};
static const unsigned char guide_clients_md[] = {
#embed "../../docs/guide/clients.md"
};
static const unsigned char guide_coming_from_md[] = {
#embed "../../docs/guide/coming-from.md"
};
static const unsigned char guide_command_line_md[] = {
#embed "../../docs/guide/command-line.md"
};
static const unsigned char guide_content_md[] = {
#embed "../../docs/guide/content.md"
};
static const unsigned char guide_desktops_md[] = {
#embed "../../docs/guide/desktops.md"
};
static const unsigned char guide_devices_md[] = {
#embed "../../docs/guide/devices.md"
};
static const unsigned char guide_dialog_members_md[] = {
#embed "../../docs/guide/dialog-members.md"
};
static const unsigned char guide_draw_it_md[] = {
#embed "../../docs/guide/draw-it.md"
};
static const unsigned char guide_examples_md[] = {
#embed "../../docs/guide/examples.md"
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
static const unsigned char guide_library_c_md[] = {
#embed "../../docs/guide/library-c.md"
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
static const unsigned char guide_own_styles_md[] = {
#embed "../../docs/guide/own-styles.md"
};
static const unsigned char guide_pictures_md[] = {
#embed "../../docs/guide/pictures.md"
};
static const unsigned char guide_playground_md[] = {
#embed "../../docs/guide/playground.md"
};
static const unsigned char guide_python_md[] = {
#embed "../../docs/guide/python.md"
};
static const unsigned char guide_questions_md[] = {
#embed "../../docs/guide/questions.md"
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
static const unsigned char guide_televisions_and_cars_md[] = {
#embed "../../docs/guide/televisions-and-cars.md"
};
static const unsigned char guide_time_md[] = {
#embed "../../docs/guide/time.md"
};
static const unsigned char guide_watches_md[] = {
#embed "../../docs/guide/watches.md"
};
static const unsigned char guide_web_md[] = {
#embed "../../docs/guide/web.md"
};
static const unsigned char architecture_md[] = {
#embed "../../docs/architecture.md"
};
static const unsigned char configuration_md[] = {
#embed "../../docs/configuration.md"
};
static const unsigned char gallery_md[] = {
#embed "../../docs/gallery.md"
};
static const unsigned char performance_md[] = {
#embed "../../docs/performance.md"
};
static const unsigned char platforms_md[] = {
#embed "../../docs/platforms.md"
};
static const unsigned char releases_md[] = {
#embed "../../docs/releases.md"
};
static const unsigned char reliability_md[] = {
#embed "../../docs/reliability.md"
};
static const unsigned char sources_md[] = {
#embed "../../docs/sources.md"
};
static const unsigned char threat_model_md[] = {
#embed "../../docs/threat-model.md"
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
static const unsigned char rules_cancelPreferred_md[] = {
#embed "../../docs/rules/cancelPreferred.md"
};
static const unsigned char rules_choicesDropped_md[] = {
#embed "../../docs/rules/choicesDropped.md"
};
static const unsigned char rules_closeButtonNeedless_md[] = {
#embed "../../docs/rules/closeButtonNeedless.md"
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
static const unsigned char rules_focusObscured_md[] = {
#embed "../../docs/rules/focusObscured.md"
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
static const unsigned char rules_messageOverDismissible_md[] = {
#embed "../../docs/rules/messageOverDismissible.md"
};
static const unsigned char rules_messageTooLong_md[] = {
#embed "../../docs/rules/messageTooLong.md"
};
static const unsigned char rules_messageTooManyActions_md[] = {
#embed "../../docs/rules/messageTooManyActions.md"
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
static const unsigned char rules_rowsHidden_md[] = {
#embed "../../docs/rules/rowsHidden.md"
};
static const unsigned char rules_safeAnswerMissing_md[] = {
#embed "../../docs/rules/safeAnswerMissing.md"
};
static const unsigned char rules_sheetCoversWindow_md[] = {
#embed "../../docs/rules/sheetCoversWindow.md"
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
static const unsigned char rules_targetsTooClose_md[] = {
#embed "../../docs/rules/targetsTooClose.md"
};
static const unsigned char rules_textContrast_md[] = {
#embed "../../docs/rules/textContrast.md"
};
static const unsigned char rules_textCut_md[] = {
#embed "../../docs/rules/textCut.md"
};
static const unsigned char rules_textTooSmall_md[] = {
#embed "../../docs/rules/textTooSmall.md"
};
static const unsigned char rules_timeLimit_md[] = {
#embed "../../docs/rules/timeLimit.md"
};
static const unsigned char rules_timeLimitUnheard_md[] = {
#embed "../../docs/rules/timeLimitUnheard.md"
};
static const unsigned char rules_timeTooShort_md[] = {
#embed "../../docs/rules/timeTooShort.md"
};
static const unsigned char rules_titleMissing_md[] = {
#embed "../../docs/rules/titleMissing.md"
};
static const unsigned char rules_titleTooLong_md[] = {
#embed "../../docs/rules/titleTooLong.md"
};
static const unsigned char rules_toastNotBrief_md[] = {
#embed "../../docs/rules/toastNotBrief.md"
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
static const unsigned char rules_widthOutOfRange_md[] = {
#embed "../../docs/rules/widthOutOfRange.md"
};
static const unsigned char problems_README_md[] = {
#embed "../../docs/problems/README.md"
};
static const unsigned char problems_body_too_large_md[] = {
#embed "../../docs/problems/body-too-large.md"
};
static const unsigned char problems_forbidden_md[] = {
#embed "../../docs/problems/forbidden.md"
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
static const unsigned char problems_misdirected_request_md[] = {
#embed "../../docs/problems/misdirected-request.md"
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
static const unsigned char problems_rate_limited_md[] = {
#embed "../../docs/problems/rate-limited.md"
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
static const unsigned char problems_unauthorized_md[] = {
#embed "../../docs/problems/unauthorized.md"
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
static const unsigned char problems_work_too_long_md[] = {
#embed "../../docs/problems/work-too-long.md"
};
static const unsigned char decisions_0001_libmicrohttpd_in_swift_md[] = {
#embed "../../docs/decisions/0001-libmicrohttpd-in-swift.md"
};
static const unsigned char decisions_0002_orientations_by_interface_md[] = {
#embed "../../docs/decisions/0002-orientations-by-interface.md"
};
static const unsigned char decisions_0003_assumed_figures_are_reported_md[] = {
#embed "../../docs/decisions/0003-assumed-figures-are-reported.md"
};
static const unsigned char decisions_0004_passes_with_typed_results_md[] = {
#embed "../../docs/decisions/0004-passes-with-typed-results.md"
};
static const unsigned char decisions_0005_canonical_key_by_reading_md[] = {
#embed "../../docs/decisions/0005-canonical-key-by-reading.md"
};
static const unsigned char decisions_0006_embedded_documents_md[] = {
#embed "../../docs/decisions/0006-embedded-documents.md"
};
static const unsigned char decisions_0007_text_by_advances_md[] = {
#embed "../../docs/decisions/0007-text-by-advances.md"
};
static const unsigned char decisions_0008_phones_before_ios_13_md[] = {
#embed "../../docs/decisions/0008-phones-before-ios-13.md"
};
static const unsigned char decisions_0009_epoll_batches_never_full_md[] = {
#embed "../../docs/decisions/0009-epoll-batches-never-full.md"
};
static const unsigned char decisions_0010_pango_with_pinned_fonts_md[] = {
#embed "../../docs/decisions/0010-pango-with-pinned-fonts.md"
};
static const unsigned char decisions_0011_scrolled_parts_are_clipped_md[] = {
#embed "../../docs/decisions/0011-scrolled-parts-are-clipped.md"
};
static const unsigned char decisions_0012_popovers_by_floating_ui_md[] = {
#embed "../../docs/decisions/0012-popovers-by-floating-ui.md"
};
static const unsigned char decisions_0013_streams_past_the_library_md[] = {
#embed "../../docs/decisions/0013-streams-past-the-library.md"
};
static const unsigned char decisions_0014_interruption_by_springs_md[] = {
#embed "../../docs/decisions/0014-interruption-by-springs.md"
};
static const unsigned char decisions_0015_one_change_one_time_md[] = {
#embed "../../docs/decisions/0015-one-change-one-time.md"
};
static const unsigned char decisions_0016_large_values_are_shared_md[] = {
#embed "../../docs/decisions/0016-large-values-are-shared.md"
};
static const unsigned char decisions_0017_refuse_by_age_md[] = {
#embed "../../docs/decisions/0017-refuse-by-age.md"
};
static const unsigned char decisions_0018_a_head_as_one_field_md[] = {
#embed "../../docs/decisions/0018-a-head-as-one-field.md"
};
static const unsigned char decisions_0019_bodies_apart_from_the_heap_md[] = {
#embed "../../docs/decisions/0019-bodies-apart-from-the-heap.md"
};
static const unsigned char decisions_0020_what_comes_together_is_worked_out_together_md[] = {
#embed "../../docs/decisions/0020-what-comes-together-is-worked-out-together.md"
};
static const unsigned char decisions_0021_bytes_before_the_library_md[] = {
#embed "../../docs/decisions/0021-bytes-before-the-library.md"
};
static const unsigned char decisions_0022_long_work_leaves_its_thread_md[] = {
#embed "../../docs/decisions/0022-long-work-leaves-its-thread.md"
};
static const unsigned char decisions_0023_one_answer_at_a_time_md[] = {
#embed "../../docs/decisions/0023-one-answer-at-a-time.md"
};
static const unsigned char decisions_0024_folders_keep_an_order_md[] = {
#embed "../../docs/decisions/0024-folders-keep-an-order.md"
};
static const unsigned char decisions_0025_figures_of_the_shipped_systems_md[] = {
#embed "../../docs/decisions/0025-figures-of-the-shipped-systems.md"
};
static const unsigned char decisions_0026_compression_by_libdeflate_and_zstd_md[] = {
#embed "../../docs/decisions/0026-compression-by-libdeflate-and-zstd.md"
};
static const unsigned char decisions_0027_one_timeline_for_generated_clients_md[] = {
#embed "../../docs/decisions/0027-one-timeline-for-generated-clients.md"
};
static const unsigned char decisions_0028_looks_are_tables_md[] = {
#embed "../../docs/decisions/0028-looks-are-tables.md"
};
static const unsigned char decisions_0029_pictures_are_lists_of_operations_md[] = {
#embed "../../docs/decisions/0029-pictures-are-lists-of-operations.md"
};
static const unsigned char decisions_0030_problems_are_named_by_their_pages_md[] = {
#embed "../../docs/decisions/0030-problems-are-named-by-their-pages.md"
};
static const unsigned char decisions_0031_pixels_by_cairo_behind_a_gate_md[] = {
#embed "../../docs/decisions/0031-pixels-by-cairo-behind-a-gate.md"
};
static const unsigned char decisions_0032_every_script_by_subsets_md[] = {
#embed "../../docs/decisions/0032-every-script-by-subsets.md"
};
static const unsigned char decisions_0033_a_budget_for_every_job_md[] = {
#embed "../../docs/decisions/0033-a-budget-for-every-job.md"
};
static const unsigned char decisions_0034_typefaces_by_system_md[] = {
#embed "../../docs/decisions/0034-typefaces-by-system.md"
};
static const unsigned char decisions_0035_counts_in_shards_md[] = {
#embed "../../docs/decisions/0035-counts-in-shards.md"
};
static const unsigned char decisions_0036_what_new_answers_cost_md[] = {
#embed "../../docs/decisions/0036-what-new-answers-cost.md"
};
static const unsigned char decisions_0037_a_daemon_for_health_md[] = {
#embed "../../docs/decisions/0037-a-daemon-for-health.md"
};
static const unsigned char decisions_0039_the_engine_as_a_library_md[] = {
#embed "../../docs/decisions/0039-the-engine-as-a-library.md"
};
static const unsigned char decisions_0040_agents_by_their_own_protocol_md[] = {
#embed "../../docs/decisions/0040-agents-by-their-own-protocol.md"
};
static const unsigned char decisions_0041_a_wheel_with_the_program_md[] = {
#embed "../../docs/decisions/0041-a-wheel-with-the-program.md"
};
static const unsigned char decisions_0042_the_web_package_is_made_of_the_contract_md[] = {
#embed "../../docs/decisions/0042-the-web-package-is-made-of-the-contract.md"
};
static const unsigned char decisions_0043_a_finding_is_known_by_its_pointer_md[] = {
#embed "../../docs/decisions/0043-a-finding-is-known-by-its-pointer.md"
};
static const unsigned char decisions_0044_a_release_is_a_folder_of_files_md[] = {
#embed "../../docs/decisions/0044-a-release-is-a-folder-of-files.md"
};
static const unsigned char decisions_0045_linked_by_a_profile_md[] = {
#embed "../../docs/decisions/0045-linked-by-a-profile.md"
};
static const unsigned char decisions_0046_named_styles_are_defaults_md[] = {
#embed "../../docs/decisions/0046-named-styles-are-defaults.md"
};
static const unsigned char decisions_0047_what_comes_again_is_made_once_md[] = {
#embed "../../docs/decisions/0047-what-comes-again-is-made-once.md"
};
static const unsigned char decisions_0048_a_drag_is_what_a_release_assumes_md[] = {
#embed "../../docs/decisions/0048-a-drag-is-what-a-release-assumes.md"
};
static const unsigned char decisions_0049_questions_take_the_way_of_answers_md[] = {
#embed "../../docs/decisions/0049-questions-take-the-way-of-answers.md"
};
static const unsigned char decisions_0050_the_window_follows_the_browser_md[] = {
#embed "../../docs/decisions/0050-the-window-follows-the-browser.md"
};
static const unsigned char decisions_0051_a_patch_is_read_as_a_dialog_md[] = {
#embed "../../docs/decisions/0051-a-patch-is-read-as-a-dialog.md"
};
static const unsigned char decisions_0052_pages_that_follow_a_screen_md[] = {
#embed "../../docs/decisions/0052-pages-that-follow-a-screen.md"
};
static const unsigned char decisions_0053_images_in_requests_md[] = {
#embed "../../docs/decisions/0053-images-in-requests.md"
};
static const unsigned char decisions_0054_adaptive_sheets_are_asked_for_md[] = {
#embed "../../docs/decisions/0054-adaptive-sheets-are-asked-for.md"
};
static const unsigned char decisions_0055_toolkits_are_tables_md[] = {
#embed "../../docs/decisions/0055-toolkits-are-tables.md"
};
static const unsigned char decisions_0056_styles_of_the_web_are_files_md[] = {
#embed "../../docs/decisions/0056-styles-of-the-web-are-files.md"
};
static const unsigned char decisions_0057_kde_by_library_and_measured_controls_md[] = {
#embed "../../docs/decisions/0057-kde-by-library-and-measured-controls.md"
};
static const unsigned char decisions_0058_appkit_is_a_table_of_what_others_measured_md[] = {
#embed "../../docs/decisions/0058-appkit-is-a-table-of-what-others-measured.md"
};
static const unsigned char decisions_0059_watches_are_a_toolkit_with_one_style_md[] = {
#embed "../../docs/decisions/0059-watches-are-a-toolkit-with-one-style.md"
};
static const unsigned char decisions_0060_what_a_style_depends_on_is_listed_in_its_files_md[] = {
#embed "../../docs/decisions/0060-what-a-style-depends-on-is-listed-in-its-files.md"
};
static const unsigned char decisions_0061_sentences_of_data_are_lists_of_lines_md[] = {
#embed "../../docs/decisions/0061-sentences-of-data-are-lists-of-lines.md"
};
static const unsigned char decisions_README_md[] = {
#embed "../../docs/decisions/README.md"
};
static const unsigned char CONTRIBUTING_md[] = {
#embed "../../CONTRIBUTING.md"
};
static const unsigned char CHANGELOG_md[] = {
#embed "../../CHANGELOG.md"
};
static const unsigned char pictures_alert_svg[] = {
#embed "../../docs/pictures/alert.svg"
};
static const unsigned char pictures_behaviour_svg[] = {
#embed "../../docs/pictures/behaviour.svg"
};
static const unsigned char pictures_cutouts_svg[] = {
#embed "../../docs/pictures/cutouts.svg"
};
static const unsigned char pictures_frames_svg[] = {
#embed "../../docs/pictures/frames.svg"
};
static const unsigned char pictures_gallery_actionSheet_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-compose-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-compose-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-gnome-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-gnome-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-14-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-17-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-26-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ios-9-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-macos-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-macos-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-material-3-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-material-3-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-visionos-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-visionos-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-wear-os-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-web-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_web_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-web-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-windows-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-windows-light.svg"
};
static const unsigned char pictures_gallery_actionSheet_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_actionSheet_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/actionSheet-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_activityView_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_activityView_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_activityView_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_activityView_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_activityView_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-compose-dark.svg"
};
static const unsigned char pictures_gallery_activityView_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-compose-light.svg"
};
static const unsigned char pictures_gallery_activityView_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-gnome-dark.svg"
};
static const unsigned char pictures_gallery_activityView_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-gnome-light.svg"
};
static const unsigned char pictures_gallery_activityView_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_activityView_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_activityView_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_activityView_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_activityView_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_activityView_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_activityView_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_activityView_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-14-light.svg"
};
static const unsigned char pictures_gallery_activityView_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_activityView_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-17-light.svg"
};
static const unsigned char pictures_gallery_activityView_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_activityView_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-26-light.svg"
};
static const unsigned char pictures_gallery_activityView_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ios-9-light.svg"
};
static const unsigned char pictures_gallery_activityView_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_activityView_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_activityView_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_activityView_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_activityView_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_activityView_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_activityView_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_activityView_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_activityView_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_activityView_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_activityView_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_activityView_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_activityView_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_activityView_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-macos-dark.svg"
};
static const unsigned char pictures_gallery_activityView_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-macos-light.svg"
};
static const unsigned char pictures_gallery_activityView_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-material-3-dark.svg"
};
static const unsigned char pictures_gallery_activityView_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-material-3-light.svg"
};
static const unsigned char pictures_gallery_activityView_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_activityView_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_activityView_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_activityView_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_activityView_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-visionos-dark.svg"
};
static const unsigned char pictures_gallery_activityView_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-visionos-light.svg"
};
static const unsigned char pictures_gallery_activityView_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-wear-os-light.svg"
};
static const unsigned char pictures_gallery_activityView_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_activityView_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-web-dark.svg"
};
static const unsigned char pictures_gallery_activityView_web_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-web-light.svg"
};
static const unsigned char pictures_gallery_activityView_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-windows-dark.svg"
};
static const unsigned char pictures_gallery_activityView_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-windows-light.svg"
};
static const unsigned char pictures_gallery_activityView_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/activityView-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_activityView_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/activityView-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_alert_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_alert_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_alert_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_alert_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_alert_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-compose-dark.svg"
};
static const unsigned char pictures_gallery_alert_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-compose-light.svg"
};
static const unsigned char pictures_gallery_alert_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-gnome-dark.svg"
};
static const unsigned char pictures_gallery_alert_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-gnome-light.svg"
};
static const unsigned char pictures_gallery_alert_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_alert_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_alert_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_alert_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_alert_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_alert_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_alert_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_alert_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-14-light.svg"
};
static const unsigned char pictures_gallery_alert_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_alert_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-17-light.svg"
};
static const unsigned char pictures_gallery_alert_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_alert_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-26-light.svg"
};
static const unsigned char pictures_gallery_alert_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ios-9-light.svg"
};
static const unsigned char pictures_gallery_alert_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_alert_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_alert_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_alert_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_alert_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_alert_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_alert_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_alert_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_alert_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_alert_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_alert_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_alert_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_alert_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_alert_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-macos-dark.svg"
};
static const unsigned char pictures_gallery_alert_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-macos-light.svg"
};
static const unsigned char pictures_gallery_alert_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-material-3-dark.svg"
};
static const unsigned char pictures_gallery_alert_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-material-3-light.svg"
};
static const unsigned char pictures_gallery_alert_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_alert_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_alert_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_alert_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_alert_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-visionos-dark.svg"
};
static const unsigned char pictures_gallery_alert_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-visionos-light.svg"
};
static const unsigned char pictures_gallery_alert_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-wear-os-light.svg"
};
static const unsigned char pictures_gallery_alert_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_alert_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-web-dark.svg"
};
static const unsigned char pictures_gallery_alert_web_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-web-light.svg"
};
static const unsigned char pictures_gallery_alert_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-windows-dark.svg"
};
static const unsigned char pictures_gallery_alert_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-windows-light.svg"
};
static const unsigned char pictures_gallery_alert_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/alert-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_alert_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/alert-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_currentContext_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_currentContext_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_currentContext_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-compose-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-compose-light.svg"
};
static const unsigned char pictures_gallery_currentContext_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-gnome-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-gnome-light.svg"
};
static const unsigned char pictures_gallery_currentContext_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_currentContext_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_currentContext_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-14-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-17-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-26-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ios-9-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_currentContext_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_currentContext_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_currentContext_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_currentContext_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_currentContext_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-macos-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-macos-light.svg"
};
static const unsigned char pictures_gallery_currentContext_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-material-3-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-material-3-light.svg"
};
static const unsigned char pictures_gallery_currentContext_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_currentContext_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_currentContext_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-visionos-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-visionos-light.svg"
};
static const unsigned char pictures_gallery_currentContext_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-wear-os-light.svg"
};
static const unsigned char pictures_gallery_currentContext_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_currentContext_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-web-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_web_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-web-light.svg"
};
static const unsigned char pictures_gallery_currentContext_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-windows-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-windows-light.svg"
};
static const unsigned char pictures_gallery_currentContext_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_currentContext_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/currentContext-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_floating_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_floating_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_floating_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_floating_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_floating_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-compose-dark.svg"
};
static const unsigned char pictures_gallery_floating_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-compose-light.svg"
};
static const unsigned char pictures_gallery_floating_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-gnome-dark.svg"
};
static const unsigned char pictures_gallery_floating_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-gnome-light.svg"
};
static const unsigned char pictures_gallery_floating_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_floating_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_floating_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_floating_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_floating_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_floating_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_floating_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_floating_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-14-light.svg"
};
static const unsigned char pictures_gallery_floating_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_floating_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-17-light.svg"
};
static const unsigned char pictures_gallery_floating_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_floating_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-26-light.svg"
};
static const unsigned char pictures_gallery_floating_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ios-9-light.svg"
};
static const unsigned char pictures_gallery_floating_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_floating_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_floating_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_floating_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_floating_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_floating_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_floating_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_floating_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_floating_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_floating_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_floating_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_floating_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_floating_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_floating_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-macos-dark.svg"
};
static const unsigned char pictures_gallery_floating_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-macos-light.svg"
};
static const unsigned char pictures_gallery_floating_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-material-3-dark.svg"
};
static const unsigned char pictures_gallery_floating_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-material-3-light.svg"
};
static const unsigned char pictures_gallery_floating_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_floating_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_floating_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_floating_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_floating_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-visionos-dark.svg"
};
static const unsigned char pictures_gallery_floating_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-visionos-light.svg"
};
static const unsigned char pictures_gallery_floating_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-wear-os-light.svg"
};
static const unsigned char pictures_gallery_floating_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_floating_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-web-dark.svg"
};
static const unsigned char pictures_gallery_floating_web_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-web-light.svg"
};
static const unsigned char pictures_gallery_floating_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-windows-dark.svg"
};
static const unsigned char pictures_gallery_floating_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-windows-light.svg"
};
static const unsigned char pictures_gallery_floating_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/floating-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_floating_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/floating-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_formSheet_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_formSheet_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_formSheet_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-compose-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-compose-light.svg"
};
static const unsigned char pictures_gallery_formSheet_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-gnome-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-gnome-light.svg"
};
static const unsigned char pictures_gallery_formSheet_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_formSheet_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_formSheet_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-14-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-17-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-26-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ios-9-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_formSheet_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_formSheet_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_formSheet_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_formSheet_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_formSheet_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-macos-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-macos-light.svg"
};
static const unsigned char pictures_gallery_formSheet_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-material-3-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-material-3-light.svg"
};
static const unsigned char pictures_gallery_formSheet_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_formSheet_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_formSheet_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-visionos-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-visionos-light.svg"
};
static const unsigned char pictures_gallery_formSheet_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-wear-os-light.svg"
};
static const unsigned char pictures_gallery_formSheet_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_formSheet_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-web-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_web_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-web-light.svg"
};
static const unsigned char pictures_gallery_formSheet_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-windows-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-windows-light.svg"
};
static const unsigned char pictures_gallery_formSheet_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_formSheet_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/formSheet-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-compose-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-compose-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-gnome-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-gnome-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-14-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-17-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-26-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ios-9-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-macos-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-macos-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-material-3-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-material-3-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-visionos-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-visionos-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-wear-os-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-web-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_web_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-web-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-windows-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-windows-light.svg"
};
static const unsigned char pictures_gallery_fullScreen_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_fullScreen_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/fullScreen-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-compose-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-compose-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-gnome-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-gnome-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-14-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-17-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-26-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ios-9-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-macos-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-macos-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-material-3-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-material-3-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-visionos-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-visionos-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-wear-os-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-web-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_web_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-web-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-windows-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-windows-light.svg"
};
static const unsigned char pictures_gallery_pageSheet_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_pageSheet_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/pageSheet-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_popover_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_popover_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_popover_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_popover_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_popover_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-compose-dark.svg"
};
static const unsigned char pictures_gallery_popover_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-compose-light.svg"
};
static const unsigned char pictures_gallery_popover_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-gnome-dark.svg"
};
static const unsigned char pictures_gallery_popover_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-gnome-light.svg"
};
static const unsigned char pictures_gallery_popover_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_popover_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_popover_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_popover_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_popover_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_popover_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_popover_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_popover_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ios-14-light.svg"
};
static const unsigned char pictures_gallery_popover_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_popover_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ios-17-light.svg"
};
static const unsigned char pictures_gallery_popover_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_popover_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ios-26-light.svg"
};
static const unsigned char pictures_gallery_popover_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ios-9-light.svg"
};
static const unsigned char pictures_gallery_popover_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_popover_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_popover_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_popover_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_popover_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_popover_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_popover_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_popover_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_popover_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_popover_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_popover_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_popover_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_popover_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_popover_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-macos-dark.svg"
};
static const unsigned char pictures_gallery_popover_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-macos-light.svg"
};
static const unsigned char pictures_gallery_popover_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-material-3-dark.svg"
};
static const unsigned char pictures_gallery_popover_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-material-3-light.svg"
};
static const unsigned char pictures_gallery_popover_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_popover_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_popover_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_popover_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_popover_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-visionos-dark.svg"
};
static const unsigned char pictures_gallery_popover_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-visionos-light.svg"
};
static const unsigned char pictures_gallery_popover_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-wear-os-light.svg"
};
static const unsigned char pictures_gallery_popover_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_popover_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-web-dark.svg"
};
static const unsigned char pictures_gallery_popover_web_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-web-light.svg"
};
static const unsigned char pictures_gallery_popover_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-windows-dark.svg"
};
static const unsigned char pictures_gallery_popover_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-windows-light.svg"
};
static const unsigned char pictures_gallery_popover_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/popover-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_popover_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/popover-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_semiModal_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_semiModal_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_semiModal_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-compose-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-compose-light.svg"
};
static const unsigned char pictures_gallery_semiModal_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-gnome-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-gnome-light.svg"
};
static const unsigned char pictures_gallery_semiModal_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_semiModal_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_semiModal_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-14-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-17-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-26-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ios-9-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_semiModal_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_semiModal_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_semiModal_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_semiModal_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_semiModal_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-macos-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-macos-light.svg"
};
static const unsigned char pictures_gallery_semiModal_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-material-3-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-material-3-light.svg"
};
static const unsigned char pictures_gallery_semiModal_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_semiModal_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_semiModal_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-visionos-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-visionos-light.svg"
};
static const unsigned char pictures_gallery_semiModal_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-wear-os-light.svg"
};
static const unsigned char pictures_gallery_semiModal_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_semiModal_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-web-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_web_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-web-light.svg"
};
static const unsigned char pictures_gallery_semiModal_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-windows-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-windows-light.svg"
};
static const unsigned char pictures_gallery_semiModal_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_semiModal_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/semiModal-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_sheet_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_sheet_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_sheet_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_sheet_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_sheet_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-compose-dark.svg"
};
static const unsigned char pictures_gallery_sheet_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-compose-light.svg"
};
static const unsigned char pictures_gallery_sheet_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-gnome-dark.svg"
};
static const unsigned char pictures_gallery_sheet_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-gnome-light.svg"
};
static const unsigned char pictures_gallery_sheet_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_sheet_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_sheet_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_sheet_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_sheet_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_sheet_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_sheet_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_sheet_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-14-light.svg"
};
static const unsigned char pictures_gallery_sheet_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_sheet_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-17-light.svg"
};
static const unsigned char pictures_gallery_sheet_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_sheet_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-26-light.svg"
};
static const unsigned char pictures_gallery_sheet_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ios-9-light.svg"
};
static const unsigned char pictures_gallery_sheet_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_sheet_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_sheet_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_sheet_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_sheet_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_sheet_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_sheet_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_sheet_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_sheet_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_sheet_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_sheet_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_sheet_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_sheet_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_sheet_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-macos-dark.svg"
};
static const unsigned char pictures_gallery_sheet_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-macos-light.svg"
};
static const unsigned char pictures_gallery_sheet_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-material-3-dark.svg"
};
static const unsigned char pictures_gallery_sheet_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-material-3-light.svg"
};
static const unsigned char pictures_gallery_sheet_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_sheet_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_sheet_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_sheet_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_sheet_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-visionos-dark.svg"
};
static const unsigned char pictures_gallery_sheet_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-visionos-light.svg"
};
static const unsigned char pictures_gallery_sheet_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-wear-os-light.svg"
};
static const unsigned char pictures_gallery_sheet_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_sheet_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-web-dark.svg"
};
static const unsigned char pictures_gallery_sheet_web_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-web-light.svg"
};
static const unsigned char pictures_gallery_sheet_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-windows-dark.svg"
};
static const unsigned char pictures_gallery_sheet_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-windows-light.svg"
};
static const unsigned char pictures_gallery_sheet_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/sheet-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_sheet_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/sheet-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_carplay_ios_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-carplay-ios-18-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_carplay_ios_18_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-carplay-ios-18-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_carplay_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-carplay-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_carplay_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-carplay-ios-26-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_compose_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-compose-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_compose_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-compose-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_gnome_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-gnome-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_gnome_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-gnome-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_gnome_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-gnome-phone-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_gnome_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-gnome-phone-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_harmonyos_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-harmonyos-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_harmonyos_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-harmonyos-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_harmonyos_tablet_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-harmonyos-tablet-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_harmonyos_tablet_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-harmonyos-tablet-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-14-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_14_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-14-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-17-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-26-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_26_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-26-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ios-9-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipad_ios_5_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipad-ios-5-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipad_ios_9_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipad-ios-9-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipados_14_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipados-14-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipados_14_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipados-14-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipados_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipados-17-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipados_17_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipados-17-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipados_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipados-26-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_ipados_26_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-ipados-26-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_iphone_os_5_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-iphone-os-5-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_kde_plasma_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-kde-plasma-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_kde_plasma_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-kde-plasma-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_kde_plasma_phone_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-kde-plasma-phone-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_kde_plasma_phone_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-kde-plasma-phone-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_macos_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-macos-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_macos_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-macos-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-material-3-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-material-3-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_tvos_18_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-tvos-18-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_tvos_18_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-tvos-18-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_tvos_26_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-tvos-26-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_tvos_26_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-tvos-26-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_visionos_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-visionos-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_visionos_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-visionos-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_wear_os_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-wear-os-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_wear_os_square_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-wear-os-square-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-web-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_web_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-web-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-windows-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-windows-light.svg"
};
static const unsigned char pictures_gallery_slidingMessage_windows_small_window_dark_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-windows-small-window-dark.svg"
};
static const unsigned char pictures_gallery_slidingMessage_windows_small_window_light_svg[] = {
#embed "../../docs/pictures/gallery/slidingMessage-windows-small-window-light.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-ios-17-light.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-material-3-dark.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-material-3-light.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-web-dark.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_web_light_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-web-light.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-windows-dark.svg"
};
static const unsigned char pictures_gallery_x_anchored_popover_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/x-anchored-popover-windows-light.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-ios-17-light.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-material-3-dark.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-material-3-light.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-web-dark.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_web_light_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-web-light.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-windows-dark.svg"
};
static const unsigned char pictures_gallery_x_bootstrap_modal_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/x-bootstrap-modal-windows-light.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-ios-17-light.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-material-3-dark.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-material-3-light.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-web-dark.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_web_light_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-web-light.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-windows-dark.svg"
};
static const unsigned char pictures_gallery_x_mui_dialog_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/x-mui-dialog-windows-light.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-ios-17-light.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-material-3-dark.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-material-3-light.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-web-dark.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_web_light_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-web-light.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-windows-dark.svg"
};
static const unsigned char pictures_gallery_x_responsive_dialog_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/x-responsive-dialog-windows-light.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-ios-17-light.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-material-3-dark.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-material-3-light.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-web-dark.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_web_light_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-web-light.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-windows-dark.svg"
};
static const unsigned char pictures_gallery_x_side_drawer_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/x-side-drawer-windows-light.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-ios-17-light.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-material-3-dark.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-material-3-light.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-web-dark.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_web_light_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-web-light.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-windows-dark.svg"
};
static const unsigned char pictures_gallery_x_snap_drawer_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/x-snap-drawer-windows-light.svg"
};
static const unsigned char pictures_gallery_x_toaster_ios_17_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-ios-17-dark.svg"
};
static const unsigned char pictures_gallery_x_toaster_ios_17_light_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-ios-17-light.svg"
};
static const unsigned char pictures_gallery_x_toaster_material_3_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-material-3-dark.svg"
};
static const unsigned char pictures_gallery_x_toaster_material_3_light_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-material-3-light.svg"
};
static const unsigned char pictures_gallery_x_toaster_web_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-web-dark.svg"
};
static const unsigned char pictures_gallery_x_toaster_web_light_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-web-light.svg"
};
static const unsigned char pictures_gallery_x_toaster_windows_dark_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-windows-dark.svg"
};
static const unsigned char pictures_gallery_x_toaster_windows_light_svg[] = {
#embed "../../docs/pictures/gallery/x-toaster-windows-light.svg"
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
static const unsigned char pictures_members_action_axis_svg[] = {
#embed "../../docs/pictures/members/action-axis.svg"
};
static const unsigned char pictures_members_alignment_svg[] = {
#embed "../../docs/pictures/members/alignment.svg"
};
static const unsigned char pictures_members_anchor_lines_svg[] = {
#embed "../../docs/pictures/members/anchor-lines.svg"
};
static const unsigned char pictures_members_back_svg[] = {
#embed "../../docs/pictures/members/back.svg"
};
static const unsigned char pictures_members_backdrop_material_svg[] = {
#embed "../../docs/pictures/members/backdrop-material.svg"
};
static const unsigned char pictures_members_blocks_svg[] = {
#embed "../../docs/pictures/members/blocks.svg"
};
static const unsigned char pictures_members_browser_chrome_svg[] = {
#embed "../../docs/pictures/members/browser-chrome.svg"
};
static const unsigned char pictures_members_close_button_svg[] = {
#embed "../../docs/pictures/members/close-button.svg"
};
static const unsigned char pictures_members_concentric_svg[] = {
#embed "../../docs/pictures/members/concentric.svg"
};
static const unsigned char pictures_members_detents_by_orientation_svg[] = {
#embed "../../docs/pictures/members/detents-by-orientation.svg"
};
static const unsigned char pictures_members_edges_svg[] = {
#embed "../../docs/pictures/members/edges.svg"
};
static const unsigned char pictures_members_elements_svg[] = {
#embed "../../docs/pictures/members/elements.svg"
};
static const unsigned char pictures_members_grabber_svg[] = {
#embed "../../docs/pictures/members/grabber.svg"
};
static const unsigned char pictures_members_keyboard_extend_svg[] = {
#embed "../../docs/pictures/members/keyboard-extend.svg"
};
static const unsigned char pictures_members_keyframes_svg[] = {
#embed "../../docs/pictures/members/keyframes.svg"
};
static const unsigned char pictures_members_opacity_by_detent_svg[] = {
#embed "../../docs/pictures/members/opacity-by-detent.svg"
};
static const unsigned char pictures_members_orientations_svg[] = {
#embed "../../docs/pictures/members/orientations.svg"
};
static const unsigned char pictures_members_platforms_svg[] = {
#embed "../../docs/pictures/members/platforms.svg"
};
static const unsigned char pictures_members_presenter_tint_svg[] = {
#embed "../../docs/pictures/members/presenter-tint.svg"
};
static const unsigned char pictures_members_radii_svg[] = {
#embed "../../docs/pictures/members/radii.svg"
};
static const unsigned char pictures_members_stack_svg[] = {
#embed "../../docs/pictures/members/stack.svg"
};
static const unsigned char pictures_members_status_bar_svg[] = {
#embed "../../docs/pictures/members/status-bar.svg"
};
static const unsigned char pictures_members_symbols_svg[] = {
#embed "../../docs/pictures/members/symbols.svg"
};
static const unsigned char pictures_members_text_size_svg[] = {
#embed "../../docs/pictures/members/text-size.svg"
};
static const unsigned char pictures_members_theme_roles_svg[] = {
#embed "../../docs/pictures/members/theme-roles.svg"
};
static const unsigned char pictures_picture_svg[] = {
#embed "../../docs/pictures/picture.svg"
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
static const unsigned char pictures_stack_svg[] = {
#embed "../../docs/pictures/stack.svg"
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

static const scrim_file files[] = {
    {"docs/docs.css", {docs_docs_css, sizeof docs_docs_css}},
    {"docs/docs.js", {docs_docs_js, sizeof docs_docs_js}},
    {"docs/index.html", {docs_index_html, sizeof docs_index_html}},
    {"docs/schemas.js", {docs_schemas_js, sizeof docs_schemas_js}},
    {"docs/try.js", {docs_try_js, sizeof docs_try_js}},
    {"fonts/Inter-Bold-latin.woff2", {fonts_Inter_Bold_latin_woff2, sizeof fonts_Inter_Bold_latin_woff2}},
    {"fonts/Inter-Medium-latin.woff2", {fonts_Inter_Medium_latin_woff2, sizeof fonts_Inter_Medium_latin_woff2}},
    {"fonts/Inter-Regular-latin.woff2", {fonts_Inter_Regular_latin_woff2, sizeof fonts_Inter_Regular_latin_woff2}},
    {"fonts/Inter-SemiBold-latin.woff2", {fonts_Inter_SemiBold_latin_woff2, sizeof fonts_Inter_SemiBold_latin_woff2}},
    {"playground/address.js", {playground_address_js, sizeof playground_address_js}},
    {"playground/anchors.js", {playground_anchors_js, sizeof playground_anchors_js}},
    {"playground/ask.js", {playground_ask_js, sizeof playground_ask_js}},
    {"playground/batch.js", {playground_batch_js, sizeof playground_batch_js}},
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
    {"playground/request.json", {playground_request_json, sizeof playground_request_json}},
    {"playground/shapes.js", {playground_shapes_js, sizeof playground_shapes_js}},
    {"playground/sketch.js", {playground_sketch_js, sizeof playground_sketch_js}},
    {"playground/timeline.js", {playground_timeline_js, sizeof playground_timeline_js}},
    {"playground/toolbar.js", {playground_toolbar_js, sizeof playground_toolbar_js}},
    {"playground/why.js", {playground_why_js, sizeof playground_why_js}},
    {"site/base.css", {site_base_css, sizeof site_base_css}},
    {"site/dom.js", {site_dom_js, sizeof site_dom_js}},
    {"site/fonts.css", {site_fonts_css, sizeof site_fonts_css}},
    {"site/head.html", {site_head_html, sizeof site_head_html}},
    {"site/icon.svg", {site_icon_svg, sizeof site_icon_svg}},
    {"site/json.js", {site_json_js, sizeof site_json_js}},
    {"site/llms.txt", {site_llms_txt, sizeof site_llms_txt}},
    {"site/masthead.html", {site_masthead_html, sizeof site_masthead_html}},
    {"site/reading.html", {site_reading_html, sizeof site_reading_html}},
    {"site/schema.js", {site_schema_js, sizeof site_schema_js}},
    {"guide/README.md", {guide_README_md, sizeof guide_README_md}},
    {"guide/agents.md", {guide_agents_md, sizeof guide_agents_md}},
    {"guide/cheat-sheet.md", {guide_cheat_sheet_md, sizeof guide_cheat_sheet_md}},
    {"guide/ci.md", {guide_ci_md, sizeof guide_ci_md}},
    {"guide/clients.md", {guide_clients_md, sizeof guide_clients_md}},
    {"guide/coming-from.md", {guide_coming_from_md, sizeof guide_coming_from_md}},
    {"guide/command-line.md", {guide_command_line_md, sizeof guide_command_line_md}},
    {"guide/content.md", {guide_content_md, sizeof guide_content_md}},
    {"guide/desktops.md", {guide_desktops_md, sizeof guide_desktops_md}},
    {"guide/devices.md", {guide_devices_md, sizeof guide_devices_md}},
    {"guide/dialog-members.md", {guide_dialog_members_md, sizeof guide_dialog_members_md}},
    {"guide/draw-it.md", {guide_draw_it_md, sizeof guide_draw_it_md}},
    {"guide/examples.md", {guide_examples_md, sizeof guide_examples_md}},
    {"guide/exports.md", {guide_exports_md, sizeof guide_exports_md}},
    {"guide/first-answer.md", {guide_first_answer_md, sizeof guide_first_answer_md}},
    {"guide/libraries.md", {guide_libraries_md, sizeof guide_libraries_md}},
    {"guide/library-c.md", {guide_library_c_md, sizeof guide_library_c_md}},
    {"guide/looks.md", {guide_looks_md, sizeof guide_looks_md}},
    {"guide/operations.md", {guide_operations_md, sizeof guide_operations_md}},
    {"guide/other-requests.md", {guide_other_requests_md, sizeof guide_other_requests_md}},
    {"guide/own-styles.md", {guide_own_styles_md, sizeof guide_own_styles_md}},
    {"guide/pictures.md", {guide_pictures_md, sizeof guide_pictures_md}},
    {"guide/playground.md", {guide_playground_md, sizeof guide_playground_md}},
    {"guide/python.md", {guide_python_md, sizeof guide_python_md}},
    {"guide/questions.md", {guide_questions_md, sizeof guide_questions_md}},
    {"guide/renderers.md", {guide_renderers_md, sizeof guide_renderers_md}},
    {"guide/rooms-and-text.md", {guide_rooms_and_text_md, sizeof guide_rooms_and_text_md}},
    {"guide/styles.md", {guide_styles_md, sizeof guide_styles_md}},
    {"guide/televisions-and-cars.md", {guide_televisions_and_cars_md, sizeof guide_televisions_and_cars_md}},
    {"guide/time.md", {guide_time_md, sizeof guide_time_md}},
    {"guide/watches.md", {guide_watches_md, sizeof guide_watches_md}},
    {"guide/web.md", {guide_web_md, sizeof guide_web_md}},
    {"architecture.md", {architecture_md, sizeof architecture_md}},
    {"configuration.md", {configuration_md, sizeof configuration_md}},
    {"gallery.md", {gallery_md, sizeof gallery_md}},
    {"performance.md", {performance_md, sizeof performance_md}},
    {"platforms.md", {platforms_md, sizeof platforms_md}},
    {"releases.md", {releases_md, sizeof releases_md}},
    {"reliability.md", {reliability_md, sizeof reliability_md}},
    {"sources.md", {sources_md, sizeof sources_md}},
    {"threat-model.md", {threat_model_md, sizeof threat_model_md}},
    {"rules/README.md", {rules_README_md, sizeof rules_README_md}},
    {"rules/actionSheetEmpty.md", {rules_actionSheetEmpty_md, sizeof rules_actionSheetEmpty_md}},
    {"rules/actionUnreachable.md", {rules_actionUnreachable_md, sizeof rules_actionUnreachable_md}},
    {"rules/alertAsNotice.md", {rules_alertAsNotice_md, sizeof rules_alertAsNotice_md}},
    {"rules/alertIncomplete.md", {rules_alertIncomplete_md, sizeof rules_alertIncomplete_md}},
    {"rules/alertTooManyActions.md", {rules_alertTooManyActions_md, sizeof rules_alertTooManyActions_md}},
    {"rules/assumedFigure.md", {rules_assumedFigure_md, sizeof rules_assumedFigure_md}},
    {"rules/barMissing.md", {rules_barMissing_md, sizeof rules_barMissing_md}},
    {"rules/buttonTitleCut.md", {rules_buttonTitleCut_md, sizeof rules_buttonTitleCut_md}},
    {"rules/cancelPreferred.md", {rules_cancelPreferred_md, sizeof rules_cancelPreferred_md}},
    {"rules/choicesDropped.md", {rules_choicesDropped_md, sizeof rules_choicesDropped_md}},
    {"rules/closeButtonNeedless.md", {rules_closeButtonNeedless_md, sizeof rules_closeButtonNeedless_md}},
    {"rules/completionAndCancel.md", {rules_completionAndCancel_md, sizeof rules_completionAndCancel_md}},
    {"rules/controlContrast.md", {rules_controlContrast_md, sizeof rules_controlContrast_md}},
    {"rules/exitRequired.md", {rules_exitRequired_md, sizeof rules_exitRequired_md}},
    {"rules/focusObscured.md", {rules_focusObscured_md, sizeof rules_focusObscured_md}},
    {"rules/frameLeavesWindow.md", {rules_frameLeavesWindow_md, sizeof rules_frameLeavesWindow_md}},
    {"rules/fullScreenForLittle.md", {rules_fullScreenForLittle_md, sizeof rules_fullScreenForLittle_md}},
    {"rules/glyphsMissing.md", {rules_glyphsMissing_md, sizeof rules_glyphsMissing_md}},
    {"rules/inputMayBeLost.md", {rules_inputMayBeLost_md, sizeof rules_inputMayBeLost_md}},
    {"rules/memberHasNoEffect.md", {rules_memberHasNoEffect_md, sizeof rules_memberHasNoEffect_md}},
    {"rules/messageOverDismissible.md", {rules_messageOverDismissible_md, sizeof rules_messageOverDismissible_md}},
    {"rules/messageTooLong.md", {rules_messageTooLong_md, sizeof rules_messageTooLong_md}},
    {"rules/messageTooManyActions.md", {rules_messageTooManyActions_md, sizeof rules_messageTooManyActions_md}},
    {"rules/modalOverModal.md", {rules_modalOverModal_md, sizeof rules_modalOverModal_md}},
    {"rules/modalityOverused.md", {rules_modalityOverused_md, sizeof rules_modalityOverused_md}},
    {"rules/nothingAbovePopover.md", {rules_nothingAbovePopover_md, sizeof rules_nothingAbovePopover_md}},
    {"rules/roleRepeated.md", {rules_roleRepeated_md, sizeof rules_roleRepeated_md}},
    {"rules/rowsHidden.md", {rules_rowsHidden_md, sizeof rules_rowsHidden_md}},
    {"rules/safeAnswerMissing.md", {rules_safeAnswerMissing_md, sizeof rules_safeAnswerMissing_md}},
    {"rules/sheetCoversWindow.md", {rules_sheetCoversWindow_md, sizeof rules_sheetCoversWindow_md}},
    {"rules/stackTooDeep.md", {rules_stackTooDeep_md, sizeof rules_stackTooDeep_md}},
    {"rules/systemStyleCustomized.md", {rules_systemStyleCustomized_md, sizeof rules_systemStyleCustomized_md}},
    {"rules/targetTooSmall.md", {rules_targetTooSmall_md, sizeof rules_targetTooSmall_md}},
    {"rules/targetsTooClose.md", {rules_targetsTooClose_md, sizeof rules_targetsTooClose_md}},
    {"rules/textContrast.md", {rules_textContrast_md, sizeof rules_textContrast_md}},
    {"rules/textCut.md", {rules_textCut_md, sizeof rules_textCut_md}},
    {"rules/textTooSmall.md", {rules_textTooSmall_md, sizeof rules_textTooSmall_md}},
    {"rules/timeLimit.md", {rules_timeLimit_md, sizeof rules_timeLimit_md}},
    {"rules/timeLimitUnheard.md", {rules_timeLimitUnheard_md, sizeof rules_timeLimitUnheard_md}},
    {"rules/timeTooShort.md", {rules_timeTooShort_md, sizeof rules_timeTooShort_md}},
    {"rules/titleMissing.md", {rules_titleMissing_md, sizeof rules_titleMissing_md}},
    {"rules/titleTooLong.md", {rules_titleTooLong_md, sizeof rules_titleTooLong_md}},
    {"rules/toastNotBrief.md", {rules_toastNotBrief_md, sizeof rules_toastNotBrief_md}},
    {"rules/tooManyFields.md", {rules_tooManyFields_md, sizeof rules_tooManyFields_md}},
    {"rules/transitionsDiffer.md", {rules_transitionsDiffer_md, sizeof rules_transitionsDiffer_md}},
    {"rules/unaskedMessage.md", {rules_unaskedMessage_md, sizeof rules_unaskedMessage_md}},
    {"rules/unlikelyUnit.md", {rules_unlikelyUnit_md, sizeof rules_unlikelyUnit_md}},
    {"rules/widthOutOfRange.md", {rules_widthOutOfRange_md, sizeof rules_widthOutOfRange_md}},
    {"problems/README.md", {problems_README_md, sizeof problems_README_md}},
    {"problems/body-too-large.md", {problems_body_too_large_md, sizeof problems_body_too_large_md}},
    {"problems/forbidden.md", {problems_forbidden_md, sizeof problems_forbidden_md}},
    {"problems/headers-too-large.md", {problems_headers_too_large_md, sizeof problems_headers_too_large_md}},
    {"problems/invalid-json.md", {problems_invalid_json_md, sizeof problems_invalid_json_md}},
    {"problems/invalid-request.md", {problems_invalid_request_md, sizeof problems_invalid_request_md}},
    {"problems/malformed-request.md", {problems_malformed_request_md, sizeof problems_malformed_request_md}},
    {"problems/method-not-allowed.md", {problems_method_not_allowed_md, sizeof problems_method_not_allowed_md}},
    {"problems/misdirected-request.md", {problems_misdirected_request_md, sizeof problems_misdirected_request_md}},
    {"problems/not-acceptable.md", {problems_not_acceptable_md, sizeof problems_not_acceptable_md}},
    {"problems/not-found.md", {problems_not_found_md, sizeof problems_not_found_md}},
    {"problems/overloaded.md", {problems_overloaded_md, sizeof problems_overloaded_md}},
    {"problems/rate-limited.md", {problems_rate_limited_md, sizeof problems_rate_limited_md}},
    {"problems/release-mismatch.md", {problems_release_mismatch_md, sizeof problems_release_mismatch_md}},
    {"problems/request-timeout.md", {problems_request_timeout_md, sizeof problems_request_timeout_md}},
    {"problems/target-too-long.md", {problems_target_too_long_md, sizeof problems_target_too_long_md}},
    {"problems/too-many-connections.md", {problems_too_many_connections_md, sizeof problems_too_many_connections_md}},
    {"problems/too-many-streams.md", {problems_too_many_streams_md, sizeof problems_too_many_streams_md}},
    {"problems/unauthorized.md", {problems_unauthorized_md, sizeof problems_unauthorized_md}},
    {"problems/unavailable.md", {problems_unavailable_md, sizeof problems_unavailable_md}},
    {"problems/unsupported-media-type.md", {problems_unsupported_media_type_md, sizeof problems_unsupported_media_type_md}},
    {"problems/version-not-supported.md", {problems_version_not_supported_md, sizeof problems_version_not_supported_md}},
    {"problems/work-too-long.md", {problems_work_too_long_md, sizeof problems_work_too_long_md}},
    {"decisions/0001-libmicrohttpd-in-swift.md", {decisions_0001_libmicrohttpd_in_swift_md, sizeof decisions_0001_libmicrohttpd_in_swift_md}},
    {"decisions/0002-orientations-by-interface.md", {decisions_0002_orientations_by_interface_md, sizeof decisions_0002_orientations_by_interface_md}},
    {"decisions/0003-assumed-figures-are-reported.md", {decisions_0003_assumed_figures_are_reported_md, sizeof decisions_0003_assumed_figures_are_reported_md}},
    {"decisions/0004-passes-with-typed-results.md", {decisions_0004_passes_with_typed_results_md, sizeof decisions_0004_passes_with_typed_results_md}},
    {"decisions/0005-canonical-key-by-reading.md", {decisions_0005_canonical_key_by_reading_md, sizeof decisions_0005_canonical_key_by_reading_md}},
    {"decisions/0006-embedded-documents.md", {decisions_0006_embedded_documents_md, sizeof decisions_0006_embedded_documents_md}},
    {"decisions/0007-text-by-advances.md", {decisions_0007_text_by_advances_md, sizeof decisions_0007_text_by_advances_md}},
    {"decisions/0008-phones-before-ios-13.md", {decisions_0008_phones_before_ios_13_md, sizeof decisions_0008_phones_before_ios_13_md}},
    {"decisions/0009-epoll-batches-never-full.md", {decisions_0009_epoll_batches_never_full_md, sizeof decisions_0009_epoll_batches_never_full_md}},
    {"decisions/0010-pango-with-pinned-fonts.md", {decisions_0010_pango_with_pinned_fonts_md, sizeof decisions_0010_pango_with_pinned_fonts_md}},
    {"decisions/0011-scrolled-parts-are-clipped.md", {decisions_0011_scrolled_parts_are_clipped_md, sizeof decisions_0011_scrolled_parts_are_clipped_md}},
    {"decisions/0012-popovers-by-floating-ui.md", {decisions_0012_popovers_by_floating_ui_md, sizeof decisions_0012_popovers_by_floating_ui_md}},
    {"decisions/0013-streams-past-the-library.md", {decisions_0013_streams_past_the_library_md, sizeof decisions_0013_streams_past_the_library_md}},
    {"decisions/0014-interruption-by-springs.md", {decisions_0014_interruption_by_springs_md, sizeof decisions_0014_interruption_by_springs_md}},
    {"decisions/0015-one-change-one-time.md", {decisions_0015_one_change_one_time_md, sizeof decisions_0015_one_change_one_time_md}},
    {"decisions/0016-large-values-are-shared.md", {decisions_0016_large_values_are_shared_md, sizeof decisions_0016_large_values_are_shared_md}},
    {"decisions/0017-refuse-by-age.md", {decisions_0017_refuse_by_age_md, sizeof decisions_0017_refuse_by_age_md}},
    {"decisions/0018-a-head-as-one-field.md", {decisions_0018_a_head_as_one_field_md, sizeof decisions_0018_a_head_as_one_field_md}},
    {"decisions/0019-bodies-apart-from-the-heap.md", {decisions_0019_bodies_apart_from_the_heap_md, sizeof decisions_0019_bodies_apart_from_the_heap_md}},
    {"decisions/0020-what-comes-together-is-worked-out-together.md", {decisions_0020_what_comes_together_is_worked_out_together_md, sizeof decisions_0020_what_comes_together_is_worked_out_together_md}},
    {"decisions/0021-bytes-before-the-library.md", {decisions_0021_bytes_before_the_library_md, sizeof decisions_0021_bytes_before_the_library_md}},
    {"decisions/0022-long-work-leaves-its-thread.md", {decisions_0022_long_work_leaves_its_thread_md, sizeof decisions_0022_long_work_leaves_its_thread_md}},
    {"decisions/0023-one-answer-at-a-time.md", {decisions_0023_one_answer_at_a_time_md, sizeof decisions_0023_one_answer_at_a_time_md}},
    {"decisions/0024-folders-keep-an-order.md", {decisions_0024_folders_keep_an_order_md, sizeof decisions_0024_folders_keep_an_order_md}},
    {"decisions/0025-figures-of-the-shipped-systems.md", {decisions_0025_figures_of_the_shipped_systems_md, sizeof decisions_0025_figures_of_the_shipped_systems_md}},
    {"decisions/0026-compression-by-libdeflate-and-zstd.md", {decisions_0026_compression_by_libdeflate_and_zstd_md, sizeof decisions_0026_compression_by_libdeflate_and_zstd_md}},
    {"decisions/0027-one-timeline-for-generated-clients.md", {decisions_0027_one_timeline_for_generated_clients_md, sizeof decisions_0027_one_timeline_for_generated_clients_md}},
    {"decisions/0028-looks-are-tables.md", {decisions_0028_looks_are_tables_md, sizeof decisions_0028_looks_are_tables_md}},
    {"decisions/0029-pictures-are-lists-of-operations.md", {decisions_0029_pictures_are_lists_of_operations_md, sizeof decisions_0029_pictures_are_lists_of_operations_md}},
    {"decisions/0030-problems-are-named-by-their-pages.md", {decisions_0030_problems_are_named_by_their_pages_md, sizeof decisions_0030_problems_are_named_by_their_pages_md}},
    {"decisions/0031-pixels-by-cairo-behind-a-gate.md", {decisions_0031_pixels_by_cairo_behind_a_gate_md, sizeof decisions_0031_pixels_by_cairo_behind_a_gate_md}},
    {"decisions/0032-every-script-by-subsets.md", {decisions_0032_every_script_by_subsets_md, sizeof decisions_0032_every_script_by_subsets_md}},
    {"decisions/0033-a-budget-for-every-job.md", {decisions_0033_a_budget_for_every_job_md, sizeof decisions_0033_a_budget_for_every_job_md}},
    {"decisions/0034-typefaces-by-system.md", {decisions_0034_typefaces_by_system_md, sizeof decisions_0034_typefaces_by_system_md}},
    {"decisions/0035-counts-in-shards.md", {decisions_0035_counts_in_shards_md, sizeof decisions_0035_counts_in_shards_md}},
    {"decisions/0036-what-new-answers-cost.md", {decisions_0036_what_new_answers_cost_md, sizeof decisions_0036_what_new_answers_cost_md}},
    {"decisions/0037-a-daemon-for-health.md", {decisions_0037_a_daemon_for_health_md, sizeof decisions_0037_a_daemon_for_health_md}},
    {"decisions/0039-the-engine-as-a-library.md", {decisions_0039_the_engine_as_a_library_md, sizeof decisions_0039_the_engine_as_a_library_md}},
    {"decisions/0040-agents-by-their-own-protocol.md", {decisions_0040_agents_by_their_own_protocol_md, sizeof decisions_0040_agents_by_their_own_protocol_md}},
    {"decisions/0041-a-wheel-with-the-program.md", {decisions_0041_a_wheel_with_the_program_md, sizeof decisions_0041_a_wheel_with_the_program_md}},
    {"decisions/0042-the-web-package-is-made-of-the-contract.md", {decisions_0042_the_web_package_is_made_of_the_contract_md, sizeof decisions_0042_the_web_package_is_made_of_the_contract_md}},
    {"decisions/0043-a-finding-is-known-by-its-pointer.md", {decisions_0043_a_finding_is_known_by_its_pointer_md, sizeof decisions_0043_a_finding_is_known_by_its_pointer_md}},
    {"decisions/0044-a-release-is-a-folder-of-files.md", {decisions_0044_a_release_is_a_folder_of_files_md, sizeof decisions_0044_a_release_is_a_folder_of_files_md}},
    {"decisions/0045-linked-by-a-profile.md", {decisions_0045_linked_by_a_profile_md, sizeof decisions_0045_linked_by_a_profile_md}},
    {"decisions/0046-named-styles-are-defaults.md", {decisions_0046_named_styles_are_defaults_md, sizeof decisions_0046_named_styles_are_defaults_md}},
    {"decisions/0047-what-comes-again-is-made-once.md", {decisions_0047_what_comes_again_is_made_once_md, sizeof decisions_0047_what_comes_again_is_made_once_md}},
    {"decisions/0048-a-drag-is-what-a-release-assumes.md", {decisions_0048_a_drag_is_what_a_release_assumes_md, sizeof decisions_0048_a_drag_is_what_a_release_assumes_md}},
    {"decisions/0049-questions-take-the-way-of-answers.md", {decisions_0049_questions_take_the_way_of_answers_md, sizeof decisions_0049_questions_take_the_way_of_answers_md}},
    {"decisions/0050-the-window-follows-the-browser.md", {decisions_0050_the_window_follows_the_browser_md, sizeof decisions_0050_the_window_follows_the_browser_md}},
    {"decisions/0051-a-patch-is-read-as-a-dialog.md", {decisions_0051_a_patch_is_read_as_a_dialog_md, sizeof decisions_0051_a_patch_is_read_as_a_dialog_md}},
    {"decisions/0052-pages-that-follow-a-screen.md", {decisions_0052_pages_that_follow_a_screen_md, sizeof decisions_0052_pages_that_follow_a_screen_md}},
    {"decisions/0053-images-in-requests.md", {decisions_0053_images_in_requests_md, sizeof decisions_0053_images_in_requests_md}},
    {"decisions/0054-adaptive-sheets-are-asked-for.md", {decisions_0054_adaptive_sheets_are_asked_for_md, sizeof decisions_0054_adaptive_sheets_are_asked_for_md}},
    {"decisions/0055-toolkits-are-tables.md", {decisions_0055_toolkits_are_tables_md, sizeof decisions_0055_toolkits_are_tables_md}},
    {"decisions/0056-styles-of-the-web-are-files.md", {decisions_0056_styles_of_the_web_are_files_md, sizeof decisions_0056_styles_of_the_web_are_files_md}},
    {"decisions/0057-kde-by-library-and-measured-controls.md", {decisions_0057_kde_by_library_and_measured_controls_md, sizeof decisions_0057_kde_by_library_and_measured_controls_md}},
    {"decisions/0058-appkit-is-a-table-of-what-others-measured.md", {decisions_0058_appkit_is_a_table_of_what_others_measured_md, sizeof decisions_0058_appkit_is_a_table_of_what_others_measured_md}},
    {"decisions/0059-watches-are-a-toolkit-with-one-style.md", {decisions_0059_watches_are_a_toolkit_with_one_style_md, sizeof decisions_0059_watches_are_a_toolkit_with_one_style_md}},
    {"decisions/0060-what-a-style-depends-on-is-listed-in-its-files.md", {decisions_0060_what_a_style_depends_on_is_listed_in_its_files_md, sizeof decisions_0060_what_a_style_depends_on_is_listed_in_its_files_md}},
    {"decisions/0061-sentences-of-data-are-lists-of-lines.md", {decisions_0061_sentences_of_data_are_lists_of_lines_md, sizeof decisions_0061_sentences_of_data_are_lists_of_lines_md}},
    {"decisions/README.md", {decisions_README_md, sizeof decisions_README_md}},
    {"CONTRIBUTING.md", {CONTRIBUTING_md, sizeof CONTRIBUTING_md}},
    {"CHANGELOG.md", {CHANGELOG_md, sizeof CHANGELOG_md}},
    {"pictures/alert.svg", {pictures_alert_svg, sizeof pictures_alert_svg}},
    {"pictures/behaviour.svg", {pictures_behaviour_svg, sizeof pictures_behaviour_svg}},
    {"pictures/cutouts.svg", {pictures_cutouts_svg, sizeof pictures_cutouts_svg}},
    {"pictures/frames.svg", {pictures_frames_svg, sizeof pictures_frames_svg}},
    {"pictures/gallery/actionSheet-carplay-ios-18-dark.svg", {pictures_gallery_actionSheet_carplay_ios_18_dark_svg, sizeof pictures_gallery_actionSheet_carplay_ios_18_dark_svg}},
    {"pictures/gallery/actionSheet-carplay-ios-18-light.svg", {pictures_gallery_actionSheet_carplay_ios_18_light_svg, sizeof pictures_gallery_actionSheet_carplay_ios_18_light_svg}},
    {"pictures/gallery/actionSheet-carplay-ios-26-dark.svg", {pictures_gallery_actionSheet_carplay_ios_26_dark_svg, sizeof pictures_gallery_actionSheet_carplay_ios_26_dark_svg}},
    {"pictures/gallery/actionSheet-carplay-ios-26-light.svg", {pictures_gallery_actionSheet_carplay_ios_26_light_svg, sizeof pictures_gallery_actionSheet_carplay_ios_26_light_svg}},
    {"pictures/gallery/actionSheet-compose-dark.svg", {pictures_gallery_actionSheet_compose_dark_svg, sizeof pictures_gallery_actionSheet_compose_dark_svg}},
    {"pictures/gallery/actionSheet-compose-light.svg", {pictures_gallery_actionSheet_compose_light_svg, sizeof pictures_gallery_actionSheet_compose_light_svg}},
    {"pictures/gallery/actionSheet-gnome-dark.svg", {pictures_gallery_actionSheet_gnome_dark_svg, sizeof pictures_gallery_actionSheet_gnome_dark_svg}},
    {"pictures/gallery/actionSheet-gnome-light.svg", {pictures_gallery_actionSheet_gnome_light_svg, sizeof pictures_gallery_actionSheet_gnome_light_svg}},
    {"pictures/gallery/actionSheet-gnome-phone-dark.svg", {pictures_gallery_actionSheet_gnome_phone_dark_svg, sizeof pictures_gallery_actionSheet_gnome_phone_dark_svg}},
    {"pictures/gallery/actionSheet-gnome-phone-light.svg", {pictures_gallery_actionSheet_gnome_phone_light_svg, sizeof pictures_gallery_actionSheet_gnome_phone_light_svg}},
    {"pictures/gallery/actionSheet-harmonyos-dark.svg", {pictures_gallery_actionSheet_harmonyos_dark_svg, sizeof pictures_gallery_actionSheet_harmonyos_dark_svg}},
    {"pictures/gallery/actionSheet-harmonyos-light.svg", {pictures_gallery_actionSheet_harmonyos_light_svg, sizeof pictures_gallery_actionSheet_harmonyos_light_svg}},
    {"pictures/gallery/actionSheet-harmonyos-tablet-dark.svg", {pictures_gallery_actionSheet_harmonyos_tablet_dark_svg, sizeof pictures_gallery_actionSheet_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/actionSheet-harmonyos-tablet-light.svg", {pictures_gallery_actionSheet_harmonyos_tablet_light_svg, sizeof pictures_gallery_actionSheet_harmonyos_tablet_light_svg}},
    {"pictures/gallery/actionSheet-ios-14-dark.svg", {pictures_gallery_actionSheet_ios_14_dark_svg, sizeof pictures_gallery_actionSheet_ios_14_dark_svg}},
    {"pictures/gallery/actionSheet-ios-14-light.svg", {pictures_gallery_actionSheet_ios_14_light_svg, sizeof pictures_gallery_actionSheet_ios_14_light_svg}},
    {"pictures/gallery/actionSheet-ios-17-dark.svg", {pictures_gallery_actionSheet_ios_17_dark_svg, sizeof pictures_gallery_actionSheet_ios_17_dark_svg}},
    {"pictures/gallery/actionSheet-ios-17-light.svg", {pictures_gallery_actionSheet_ios_17_light_svg, sizeof pictures_gallery_actionSheet_ios_17_light_svg}},
    {"pictures/gallery/actionSheet-ios-26-dark.svg", {pictures_gallery_actionSheet_ios_26_dark_svg, sizeof pictures_gallery_actionSheet_ios_26_dark_svg}},
    {"pictures/gallery/actionSheet-ios-26-light.svg", {pictures_gallery_actionSheet_ios_26_light_svg, sizeof pictures_gallery_actionSheet_ios_26_light_svg}},
    {"pictures/gallery/actionSheet-ios-9-light.svg", {pictures_gallery_actionSheet_ios_9_light_svg, sizeof pictures_gallery_actionSheet_ios_9_light_svg}},
    {"pictures/gallery/actionSheet-ipad-ios-5-light.svg", {pictures_gallery_actionSheet_ipad_ios_5_light_svg, sizeof pictures_gallery_actionSheet_ipad_ios_5_light_svg}},
    {"pictures/gallery/actionSheet-ipad-ios-9-light.svg", {pictures_gallery_actionSheet_ipad_ios_9_light_svg, sizeof pictures_gallery_actionSheet_ipad_ios_9_light_svg}},
    {"pictures/gallery/actionSheet-ipados-14-dark.svg", {pictures_gallery_actionSheet_ipados_14_dark_svg, sizeof pictures_gallery_actionSheet_ipados_14_dark_svg}},
    {"pictures/gallery/actionSheet-ipados-14-light.svg", {pictures_gallery_actionSheet_ipados_14_light_svg, sizeof pictures_gallery_actionSheet_ipados_14_light_svg}},
    {"pictures/gallery/actionSheet-ipados-17-dark.svg", {pictures_gallery_actionSheet_ipados_17_dark_svg, sizeof pictures_gallery_actionSheet_ipados_17_dark_svg}},
    {"pictures/gallery/actionSheet-ipados-17-light.svg", {pictures_gallery_actionSheet_ipados_17_light_svg, sizeof pictures_gallery_actionSheet_ipados_17_light_svg}},
    {"pictures/gallery/actionSheet-ipados-26-dark.svg", {pictures_gallery_actionSheet_ipados_26_dark_svg, sizeof pictures_gallery_actionSheet_ipados_26_dark_svg}},
    {"pictures/gallery/actionSheet-ipados-26-light.svg", {pictures_gallery_actionSheet_ipados_26_light_svg, sizeof pictures_gallery_actionSheet_ipados_26_light_svg}},
    {"pictures/gallery/actionSheet-iphone-os-5-light.svg", {pictures_gallery_actionSheet_iphone_os_5_light_svg, sizeof pictures_gallery_actionSheet_iphone_os_5_light_svg}},
    {"pictures/gallery/actionSheet-kde-plasma-dark.svg", {pictures_gallery_actionSheet_kde_plasma_dark_svg, sizeof pictures_gallery_actionSheet_kde_plasma_dark_svg}},
    {"pictures/gallery/actionSheet-kde-plasma-light.svg", {pictures_gallery_actionSheet_kde_plasma_light_svg, sizeof pictures_gallery_actionSheet_kde_plasma_light_svg}},
    {"pictures/gallery/actionSheet-kde-plasma-phone-dark.svg", {pictures_gallery_actionSheet_kde_plasma_phone_dark_svg, sizeof pictures_gallery_actionSheet_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/actionSheet-kde-plasma-phone-light.svg", {pictures_gallery_actionSheet_kde_plasma_phone_light_svg, sizeof pictures_gallery_actionSheet_kde_plasma_phone_light_svg}},
    {"pictures/gallery/actionSheet-macos-dark.svg", {pictures_gallery_actionSheet_macos_dark_svg, sizeof pictures_gallery_actionSheet_macos_dark_svg}},
    {"pictures/gallery/actionSheet-macos-light.svg", {pictures_gallery_actionSheet_macos_light_svg, sizeof pictures_gallery_actionSheet_macos_light_svg}},
    {"pictures/gallery/actionSheet-material-3-dark.svg", {pictures_gallery_actionSheet_material_3_dark_svg, sizeof pictures_gallery_actionSheet_material_3_dark_svg}},
    {"pictures/gallery/actionSheet-material-3-light.svg", {pictures_gallery_actionSheet_material_3_light_svg, sizeof pictures_gallery_actionSheet_material_3_light_svg}},
    {"pictures/gallery/actionSheet-tvos-18-dark.svg", {pictures_gallery_actionSheet_tvos_18_dark_svg, sizeof pictures_gallery_actionSheet_tvos_18_dark_svg}},
    {"pictures/gallery/actionSheet-tvos-18-light.svg", {pictures_gallery_actionSheet_tvos_18_light_svg, sizeof pictures_gallery_actionSheet_tvos_18_light_svg}},
    {"pictures/gallery/actionSheet-tvos-26-dark.svg", {pictures_gallery_actionSheet_tvos_26_dark_svg, sizeof pictures_gallery_actionSheet_tvos_26_dark_svg}},
    {"pictures/gallery/actionSheet-tvos-26-light.svg", {pictures_gallery_actionSheet_tvos_26_light_svg, sizeof pictures_gallery_actionSheet_tvos_26_light_svg}},
    {"pictures/gallery/actionSheet-visionos-dark.svg", {pictures_gallery_actionSheet_visionos_dark_svg, sizeof pictures_gallery_actionSheet_visionos_dark_svg}},
    {"pictures/gallery/actionSheet-visionos-light.svg", {pictures_gallery_actionSheet_visionos_light_svg, sizeof pictures_gallery_actionSheet_visionos_light_svg}},
    {"pictures/gallery/actionSheet-wear-os-light.svg", {pictures_gallery_actionSheet_wear_os_light_svg, sizeof pictures_gallery_actionSheet_wear_os_light_svg}},
    {"pictures/gallery/actionSheet-wear-os-square-light.svg", {pictures_gallery_actionSheet_wear_os_square_light_svg, sizeof pictures_gallery_actionSheet_wear_os_square_light_svg}},
    {"pictures/gallery/actionSheet-web-dark.svg", {pictures_gallery_actionSheet_web_dark_svg, sizeof pictures_gallery_actionSheet_web_dark_svg}},
    {"pictures/gallery/actionSheet-web-light.svg", {pictures_gallery_actionSheet_web_light_svg, sizeof pictures_gallery_actionSheet_web_light_svg}},
    {"pictures/gallery/actionSheet-windows-dark.svg", {pictures_gallery_actionSheet_windows_dark_svg, sizeof pictures_gallery_actionSheet_windows_dark_svg}},
    {"pictures/gallery/actionSheet-windows-light.svg", {pictures_gallery_actionSheet_windows_light_svg, sizeof pictures_gallery_actionSheet_windows_light_svg}},
    {"pictures/gallery/actionSheet-windows-small-window-dark.svg", {pictures_gallery_actionSheet_windows_small_window_dark_svg, sizeof pictures_gallery_actionSheet_windows_small_window_dark_svg}},
    {"pictures/gallery/actionSheet-windows-small-window-light.svg", {pictures_gallery_actionSheet_windows_small_window_light_svg, sizeof pictures_gallery_actionSheet_windows_small_window_light_svg}},
    {"pictures/gallery/activityView-carplay-ios-18-dark.svg", {pictures_gallery_activityView_carplay_ios_18_dark_svg, sizeof pictures_gallery_activityView_carplay_ios_18_dark_svg}},
    {"pictures/gallery/activityView-carplay-ios-18-light.svg", {pictures_gallery_activityView_carplay_ios_18_light_svg, sizeof pictures_gallery_activityView_carplay_ios_18_light_svg}},
    {"pictures/gallery/activityView-carplay-ios-26-dark.svg", {pictures_gallery_activityView_carplay_ios_26_dark_svg, sizeof pictures_gallery_activityView_carplay_ios_26_dark_svg}},
    {"pictures/gallery/activityView-carplay-ios-26-light.svg", {pictures_gallery_activityView_carplay_ios_26_light_svg, sizeof pictures_gallery_activityView_carplay_ios_26_light_svg}},
    {"pictures/gallery/activityView-compose-dark.svg", {pictures_gallery_activityView_compose_dark_svg, sizeof pictures_gallery_activityView_compose_dark_svg}},
    {"pictures/gallery/activityView-compose-light.svg", {pictures_gallery_activityView_compose_light_svg, sizeof pictures_gallery_activityView_compose_light_svg}},
    {"pictures/gallery/activityView-gnome-dark.svg", {pictures_gallery_activityView_gnome_dark_svg, sizeof pictures_gallery_activityView_gnome_dark_svg}},
    {"pictures/gallery/activityView-gnome-light.svg", {pictures_gallery_activityView_gnome_light_svg, sizeof pictures_gallery_activityView_gnome_light_svg}},
    {"pictures/gallery/activityView-gnome-phone-dark.svg", {pictures_gallery_activityView_gnome_phone_dark_svg, sizeof pictures_gallery_activityView_gnome_phone_dark_svg}},
    {"pictures/gallery/activityView-gnome-phone-light.svg", {pictures_gallery_activityView_gnome_phone_light_svg, sizeof pictures_gallery_activityView_gnome_phone_light_svg}},
    {"pictures/gallery/activityView-harmonyos-dark.svg", {pictures_gallery_activityView_harmonyos_dark_svg, sizeof pictures_gallery_activityView_harmonyos_dark_svg}},
    {"pictures/gallery/activityView-harmonyos-light.svg", {pictures_gallery_activityView_harmonyos_light_svg, sizeof pictures_gallery_activityView_harmonyos_light_svg}},
    {"pictures/gallery/activityView-harmonyos-tablet-dark.svg", {pictures_gallery_activityView_harmonyos_tablet_dark_svg, sizeof pictures_gallery_activityView_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/activityView-harmonyos-tablet-light.svg", {pictures_gallery_activityView_harmonyos_tablet_light_svg, sizeof pictures_gallery_activityView_harmonyos_tablet_light_svg}},
    {"pictures/gallery/activityView-ios-14-dark.svg", {pictures_gallery_activityView_ios_14_dark_svg, sizeof pictures_gallery_activityView_ios_14_dark_svg}},
    {"pictures/gallery/activityView-ios-14-light.svg", {pictures_gallery_activityView_ios_14_light_svg, sizeof pictures_gallery_activityView_ios_14_light_svg}},
    {"pictures/gallery/activityView-ios-17-dark.svg", {pictures_gallery_activityView_ios_17_dark_svg, sizeof pictures_gallery_activityView_ios_17_dark_svg}},
    {"pictures/gallery/activityView-ios-17-light.svg", {pictures_gallery_activityView_ios_17_light_svg, sizeof pictures_gallery_activityView_ios_17_light_svg}},
    {"pictures/gallery/activityView-ios-26-dark.svg", {pictures_gallery_activityView_ios_26_dark_svg, sizeof pictures_gallery_activityView_ios_26_dark_svg}},
    {"pictures/gallery/activityView-ios-26-light.svg", {pictures_gallery_activityView_ios_26_light_svg, sizeof pictures_gallery_activityView_ios_26_light_svg}},
    {"pictures/gallery/activityView-ios-9-light.svg", {pictures_gallery_activityView_ios_9_light_svg, sizeof pictures_gallery_activityView_ios_9_light_svg}},
    {"pictures/gallery/activityView-ipad-ios-5-light.svg", {pictures_gallery_activityView_ipad_ios_5_light_svg, sizeof pictures_gallery_activityView_ipad_ios_5_light_svg}},
    {"pictures/gallery/activityView-ipad-ios-9-light.svg", {pictures_gallery_activityView_ipad_ios_9_light_svg, sizeof pictures_gallery_activityView_ipad_ios_9_light_svg}},
    {"pictures/gallery/activityView-ipados-14-dark.svg", {pictures_gallery_activityView_ipados_14_dark_svg, sizeof pictures_gallery_activityView_ipados_14_dark_svg}},
    {"pictures/gallery/activityView-ipados-14-light.svg", {pictures_gallery_activityView_ipados_14_light_svg, sizeof pictures_gallery_activityView_ipados_14_light_svg}},
    {"pictures/gallery/activityView-ipados-17-dark.svg", {pictures_gallery_activityView_ipados_17_dark_svg, sizeof pictures_gallery_activityView_ipados_17_dark_svg}},
    {"pictures/gallery/activityView-ipados-17-light.svg", {pictures_gallery_activityView_ipados_17_light_svg, sizeof pictures_gallery_activityView_ipados_17_light_svg}},
    {"pictures/gallery/activityView-ipados-26-dark.svg", {pictures_gallery_activityView_ipados_26_dark_svg, sizeof pictures_gallery_activityView_ipados_26_dark_svg}},
    {"pictures/gallery/activityView-ipados-26-light.svg", {pictures_gallery_activityView_ipados_26_light_svg, sizeof pictures_gallery_activityView_ipados_26_light_svg}},
    {"pictures/gallery/activityView-iphone-os-5-light.svg", {pictures_gallery_activityView_iphone_os_5_light_svg, sizeof pictures_gallery_activityView_iphone_os_5_light_svg}},
    {"pictures/gallery/activityView-kde-plasma-dark.svg", {pictures_gallery_activityView_kde_plasma_dark_svg, sizeof pictures_gallery_activityView_kde_plasma_dark_svg}},
    {"pictures/gallery/activityView-kde-plasma-light.svg", {pictures_gallery_activityView_kde_plasma_light_svg, sizeof pictures_gallery_activityView_kde_plasma_light_svg}},
    {"pictures/gallery/activityView-kde-plasma-phone-dark.svg", {pictures_gallery_activityView_kde_plasma_phone_dark_svg, sizeof pictures_gallery_activityView_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/activityView-kde-plasma-phone-light.svg", {pictures_gallery_activityView_kde_plasma_phone_light_svg, sizeof pictures_gallery_activityView_kde_plasma_phone_light_svg}},
    {"pictures/gallery/activityView-macos-dark.svg", {pictures_gallery_activityView_macos_dark_svg, sizeof pictures_gallery_activityView_macos_dark_svg}},
    {"pictures/gallery/activityView-macos-light.svg", {pictures_gallery_activityView_macos_light_svg, sizeof pictures_gallery_activityView_macos_light_svg}},
    {"pictures/gallery/activityView-material-3-dark.svg", {pictures_gallery_activityView_material_3_dark_svg, sizeof pictures_gallery_activityView_material_3_dark_svg}},
    {"pictures/gallery/activityView-material-3-light.svg", {pictures_gallery_activityView_material_3_light_svg, sizeof pictures_gallery_activityView_material_3_light_svg}},
    {"pictures/gallery/activityView-tvos-18-dark.svg", {pictures_gallery_activityView_tvos_18_dark_svg, sizeof pictures_gallery_activityView_tvos_18_dark_svg}},
    {"pictures/gallery/activityView-tvos-18-light.svg", {pictures_gallery_activityView_tvos_18_light_svg, sizeof pictures_gallery_activityView_tvos_18_light_svg}},
    {"pictures/gallery/activityView-tvos-26-dark.svg", {pictures_gallery_activityView_tvos_26_dark_svg, sizeof pictures_gallery_activityView_tvos_26_dark_svg}},
    {"pictures/gallery/activityView-tvos-26-light.svg", {pictures_gallery_activityView_tvos_26_light_svg, sizeof pictures_gallery_activityView_tvos_26_light_svg}},
    {"pictures/gallery/activityView-visionos-dark.svg", {pictures_gallery_activityView_visionos_dark_svg, sizeof pictures_gallery_activityView_visionos_dark_svg}},
    {"pictures/gallery/activityView-visionos-light.svg", {pictures_gallery_activityView_visionos_light_svg, sizeof pictures_gallery_activityView_visionos_light_svg}},
    {"pictures/gallery/activityView-wear-os-light.svg", {pictures_gallery_activityView_wear_os_light_svg, sizeof pictures_gallery_activityView_wear_os_light_svg}},
    {"pictures/gallery/activityView-wear-os-square-light.svg", {pictures_gallery_activityView_wear_os_square_light_svg, sizeof pictures_gallery_activityView_wear_os_square_light_svg}},
    {"pictures/gallery/activityView-web-dark.svg", {pictures_gallery_activityView_web_dark_svg, sizeof pictures_gallery_activityView_web_dark_svg}},
    {"pictures/gallery/activityView-web-light.svg", {pictures_gallery_activityView_web_light_svg, sizeof pictures_gallery_activityView_web_light_svg}},
    {"pictures/gallery/activityView-windows-dark.svg", {pictures_gallery_activityView_windows_dark_svg, sizeof pictures_gallery_activityView_windows_dark_svg}},
    {"pictures/gallery/activityView-windows-light.svg", {pictures_gallery_activityView_windows_light_svg, sizeof pictures_gallery_activityView_windows_light_svg}},
    {"pictures/gallery/activityView-windows-small-window-dark.svg", {pictures_gallery_activityView_windows_small_window_dark_svg, sizeof pictures_gallery_activityView_windows_small_window_dark_svg}},
    {"pictures/gallery/activityView-windows-small-window-light.svg", {pictures_gallery_activityView_windows_small_window_light_svg, sizeof pictures_gallery_activityView_windows_small_window_light_svg}},
    {"pictures/gallery/alert-carplay-ios-18-dark.svg", {pictures_gallery_alert_carplay_ios_18_dark_svg, sizeof pictures_gallery_alert_carplay_ios_18_dark_svg}},
    {"pictures/gallery/alert-carplay-ios-18-light.svg", {pictures_gallery_alert_carplay_ios_18_light_svg, sizeof pictures_gallery_alert_carplay_ios_18_light_svg}},
    {"pictures/gallery/alert-carplay-ios-26-dark.svg", {pictures_gallery_alert_carplay_ios_26_dark_svg, sizeof pictures_gallery_alert_carplay_ios_26_dark_svg}},
    {"pictures/gallery/alert-carplay-ios-26-light.svg", {pictures_gallery_alert_carplay_ios_26_light_svg, sizeof pictures_gallery_alert_carplay_ios_26_light_svg}},
    {"pictures/gallery/alert-compose-dark.svg", {pictures_gallery_alert_compose_dark_svg, sizeof pictures_gallery_alert_compose_dark_svg}},
    {"pictures/gallery/alert-compose-light.svg", {pictures_gallery_alert_compose_light_svg, sizeof pictures_gallery_alert_compose_light_svg}},
    {"pictures/gallery/alert-gnome-dark.svg", {pictures_gallery_alert_gnome_dark_svg, sizeof pictures_gallery_alert_gnome_dark_svg}},
    {"pictures/gallery/alert-gnome-light.svg", {pictures_gallery_alert_gnome_light_svg, sizeof pictures_gallery_alert_gnome_light_svg}},
    {"pictures/gallery/alert-gnome-phone-dark.svg", {pictures_gallery_alert_gnome_phone_dark_svg, sizeof pictures_gallery_alert_gnome_phone_dark_svg}},
    {"pictures/gallery/alert-gnome-phone-light.svg", {pictures_gallery_alert_gnome_phone_light_svg, sizeof pictures_gallery_alert_gnome_phone_light_svg}},
    {"pictures/gallery/alert-harmonyos-dark.svg", {pictures_gallery_alert_harmonyos_dark_svg, sizeof pictures_gallery_alert_harmonyos_dark_svg}},
    {"pictures/gallery/alert-harmonyos-light.svg", {pictures_gallery_alert_harmonyos_light_svg, sizeof pictures_gallery_alert_harmonyos_light_svg}},
    {"pictures/gallery/alert-harmonyos-tablet-dark.svg", {pictures_gallery_alert_harmonyos_tablet_dark_svg, sizeof pictures_gallery_alert_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/alert-harmonyos-tablet-light.svg", {pictures_gallery_alert_harmonyos_tablet_light_svg, sizeof pictures_gallery_alert_harmonyos_tablet_light_svg}},
    {"pictures/gallery/alert-ios-14-dark.svg", {pictures_gallery_alert_ios_14_dark_svg, sizeof pictures_gallery_alert_ios_14_dark_svg}},
    {"pictures/gallery/alert-ios-14-light.svg", {pictures_gallery_alert_ios_14_light_svg, sizeof pictures_gallery_alert_ios_14_light_svg}},
    {"pictures/gallery/alert-ios-17-dark.svg", {pictures_gallery_alert_ios_17_dark_svg, sizeof pictures_gallery_alert_ios_17_dark_svg}},
    {"pictures/gallery/alert-ios-17-light.svg", {pictures_gallery_alert_ios_17_light_svg, sizeof pictures_gallery_alert_ios_17_light_svg}},
    {"pictures/gallery/alert-ios-26-dark.svg", {pictures_gallery_alert_ios_26_dark_svg, sizeof pictures_gallery_alert_ios_26_dark_svg}},
    {"pictures/gallery/alert-ios-26-light.svg", {pictures_gallery_alert_ios_26_light_svg, sizeof pictures_gallery_alert_ios_26_light_svg}},
    {"pictures/gallery/alert-ios-9-light.svg", {pictures_gallery_alert_ios_9_light_svg, sizeof pictures_gallery_alert_ios_9_light_svg}},
    {"pictures/gallery/alert-ipad-ios-5-light.svg", {pictures_gallery_alert_ipad_ios_5_light_svg, sizeof pictures_gallery_alert_ipad_ios_5_light_svg}},
    {"pictures/gallery/alert-ipad-ios-9-light.svg", {pictures_gallery_alert_ipad_ios_9_light_svg, sizeof pictures_gallery_alert_ipad_ios_9_light_svg}},
    {"pictures/gallery/alert-ipados-14-dark.svg", {pictures_gallery_alert_ipados_14_dark_svg, sizeof pictures_gallery_alert_ipados_14_dark_svg}},
    {"pictures/gallery/alert-ipados-14-light.svg", {pictures_gallery_alert_ipados_14_light_svg, sizeof pictures_gallery_alert_ipados_14_light_svg}},
    {"pictures/gallery/alert-ipados-17-dark.svg", {pictures_gallery_alert_ipados_17_dark_svg, sizeof pictures_gallery_alert_ipados_17_dark_svg}},
    {"pictures/gallery/alert-ipados-17-light.svg", {pictures_gallery_alert_ipados_17_light_svg, sizeof pictures_gallery_alert_ipados_17_light_svg}},
    {"pictures/gallery/alert-ipados-26-dark.svg", {pictures_gallery_alert_ipados_26_dark_svg, sizeof pictures_gallery_alert_ipados_26_dark_svg}},
    {"pictures/gallery/alert-ipados-26-light.svg", {pictures_gallery_alert_ipados_26_light_svg, sizeof pictures_gallery_alert_ipados_26_light_svg}},
    {"pictures/gallery/alert-iphone-os-5-light.svg", {pictures_gallery_alert_iphone_os_5_light_svg, sizeof pictures_gallery_alert_iphone_os_5_light_svg}},
    {"pictures/gallery/alert-kde-plasma-dark.svg", {pictures_gallery_alert_kde_plasma_dark_svg, sizeof pictures_gallery_alert_kde_plasma_dark_svg}},
    {"pictures/gallery/alert-kde-plasma-light.svg", {pictures_gallery_alert_kde_plasma_light_svg, sizeof pictures_gallery_alert_kde_plasma_light_svg}},
    {"pictures/gallery/alert-kde-plasma-phone-dark.svg", {pictures_gallery_alert_kde_plasma_phone_dark_svg, sizeof pictures_gallery_alert_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/alert-kde-plasma-phone-light.svg", {pictures_gallery_alert_kde_plasma_phone_light_svg, sizeof pictures_gallery_alert_kde_plasma_phone_light_svg}},
    {"pictures/gallery/alert-macos-dark.svg", {pictures_gallery_alert_macos_dark_svg, sizeof pictures_gallery_alert_macos_dark_svg}},
    {"pictures/gallery/alert-macos-light.svg", {pictures_gallery_alert_macos_light_svg, sizeof pictures_gallery_alert_macos_light_svg}},
    {"pictures/gallery/alert-material-3-dark.svg", {pictures_gallery_alert_material_3_dark_svg, sizeof pictures_gallery_alert_material_3_dark_svg}},
    {"pictures/gallery/alert-material-3-light.svg", {pictures_gallery_alert_material_3_light_svg, sizeof pictures_gallery_alert_material_3_light_svg}},
    {"pictures/gallery/alert-tvos-18-dark.svg", {pictures_gallery_alert_tvos_18_dark_svg, sizeof pictures_gallery_alert_tvos_18_dark_svg}},
    {"pictures/gallery/alert-tvos-18-light.svg", {pictures_gallery_alert_tvos_18_light_svg, sizeof pictures_gallery_alert_tvos_18_light_svg}},
    {"pictures/gallery/alert-tvos-26-dark.svg", {pictures_gallery_alert_tvos_26_dark_svg, sizeof pictures_gallery_alert_tvos_26_dark_svg}},
    {"pictures/gallery/alert-tvos-26-light.svg", {pictures_gallery_alert_tvos_26_light_svg, sizeof pictures_gallery_alert_tvos_26_light_svg}},
    {"pictures/gallery/alert-visionos-dark.svg", {pictures_gallery_alert_visionos_dark_svg, sizeof pictures_gallery_alert_visionos_dark_svg}},
    {"pictures/gallery/alert-visionos-light.svg", {pictures_gallery_alert_visionos_light_svg, sizeof pictures_gallery_alert_visionos_light_svg}},
    {"pictures/gallery/alert-wear-os-light.svg", {pictures_gallery_alert_wear_os_light_svg, sizeof pictures_gallery_alert_wear_os_light_svg}},
    {"pictures/gallery/alert-wear-os-square-light.svg", {pictures_gallery_alert_wear_os_square_light_svg, sizeof pictures_gallery_alert_wear_os_square_light_svg}},
    {"pictures/gallery/alert-web-dark.svg", {pictures_gallery_alert_web_dark_svg, sizeof pictures_gallery_alert_web_dark_svg}},
    {"pictures/gallery/alert-web-light.svg", {pictures_gallery_alert_web_light_svg, sizeof pictures_gallery_alert_web_light_svg}},
    {"pictures/gallery/alert-windows-dark.svg", {pictures_gallery_alert_windows_dark_svg, sizeof pictures_gallery_alert_windows_dark_svg}},
    {"pictures/gallery/alert-windows-light.svg", {pictures_gallery_alert_windows_light_svg, sizeof pictures_gallery_alert_windows_light_svg}},
    {"pictures/gallery/alert-windows-small-window-dark.svg", {pictures_gallery_alert_windows_small_window_dark_svg, sizeof pictures_gallery_alert_windows_small_window_dark_svg}},
    {"pictures/gallery/alert-windows-small-window-light.svg", {pictures_gallery_alert_windows_small_window_light_svg, sizeof pictures_gallery_alert_windows_small_window_light_svg}},
    {"pictures/gallery/currentContext-carplay-ios-18-dark.svg", {pictures_gallery_currentContext_carplay_ios_18_dark_svg, sizeof pictures_gallery_currentContext_carplay_ios_18_dark_svg}},
    {"pictures/gallery/currentContext-carplay-ios-18-light.svg", {pictures_gallery_currentContext_carplay_ios_18_light_svg, sizeof pictures_gallery_currentContext_carplay_ios_18_light_svg}},
    {"pictures/gallery/currentContext-carplay-ios-26-dark.svg", {pictures_gallery_currentContext_carplay_ios_26_dark_svg, sizeof pictures_gallery_currentContext_carplay_ios_26_dark_svg}},
    {"pictures/gallery/currentContext-carplay-ios-26-light.svg", {pictures_gallery_currentContext_carplay_ios_26_light_svg, sizeof pictures_gallery_currentContext_carplay_ios_26_light_svg}},
    {"pictures/gallery/currentContext-compose-dark.svg", {pictures_gallery_currentContext_compose_dark_svg, sizeof pictures_gallery_currentContext_compose_dark_svg}},
    {"pictures/gallery/currentContext-compose-light.svg", {pictures_gallery_currentContext_compose_light_svg, sizeof pictures_gallery_currentContext_compose_light_svg}},
    {"pictures/gallery/currentContext-gnome-dark.svg", {pictures_gallery_currentContext_gnome_dark_svg, sizeof pictures_gallery_currentContext_gnome_dark_svg}},
    {"pictures/gallery/currentContext-gnome-light.svg", {pictures_gallery_currentContext_gnome_light_svg, sizeof pictures_gallery_currentContext_gnome_light_svg}},
    {"pictures/gallery/currentContext-gnome-phone-dark.svg", {pictures_gallery_currentContext_gnome_phone_dark_svg, sizeof pictures_gallery_currentContext_gnome_phone_dark_svg}},
    {"pictures/gallery/currentContext-gnome-phone-light.svg", {pictures_gallery_currentContext_gnome_phone_light_svg, sizeof pictures_gallery_currentContext_gnome_phone_light_svg}},
    {"pictures/gallery/currentContext-harmonyos-dark.svg", {pictures_gallery_currentContext_harmonyos_dark_svg, sizeof pictures_gallery_currentContext_harmonyos_dark_svg}},
    {"pictures/gallery/currentContext-harmonyos-light.svg", {pictures_gallery_currentContext_harmonyos_light_svg, sizeof pictures_gallery_currentContext_harmonyos_light_svg}},
    {"pictures/gallery/currentContext-harmonyos-tablet-dark.svg", {pictures_gallery_currentContext_harmonyos_tablet_dark_svg, sizeof pictures_gallery_currentContext_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/currentContext-harmonyos-tablet-light.svg", {pictures_gallery_currentContext_harmonyos_tablet_light_svg, sizeof pictures_gallery_currentContext_harmonyos_tablet_light_svg}},
    {"pictures/gallery/currentContext-ios-14-dark.svg", {pictures_gallery_currentContext_ios_14_dark_svg, sizeof pictures_gallery_currentContext_ios_14_dark_svg}},
    {"pictures/gallery/currentContext-ios-14-light.svg", {pictures_gallery_currentContext_ios_14_light_svg, sizeof pictures_gallery_currentContext_ios_14_light_svg}},
    {"pictures/gallery/currentContext-ios-17-dark.svg", {pictures_gallery_currentContext_ios_17_dark_svg, sizeof pictures_gallery_currentContext_ios_17_dark_svg}},
    {"pictures/gallery/currentContext-ios-17-light.svg", {pictures_gallery_currentContext_ios_17_light_svg, sizeof pictures_gallery_currentContext_ios_17_light_svg}},
    {"pictures/gallery/currentContext-ios-26-dark.svg", {pictures_gallery_currentContext_ios_26_dark_svg, sizeof pictures_gallery_currentContext_ios_26_dark_svg}},
    {"pictures/gallery/currentContext-ios-26-light.svg", {pictures_gallery_currentContext_ios_26_light_svg, sizeof pictures_gallery_currentContext_ios_26_light_svg}},
    {"pictures/gallery/currentContext-ios-9-light.svg", {pictures_gallery_currentContext_ios_9_light_svg, sizeof pictures_gallery_currentContext_ios_9_light_svg}},
    {"pictures/gallery/currentContext-ipad-ios-5-light.svg", {pictures_gallery_currentContext_ipad_ios_5_light_svg, sizeof pictures_gallery_currentContext_ipad_ios_5_light_svg}},
    {"pictures/gallery/currentContext-ipad-ios-9-light.svg", {pictures_gallery_currentContext_ipad_ios_9_light_svg, sizeof pictures_gallery_currentContext_ipad_ios_9_light_svg}},
    {"pictures/gallery/currentContext-ipados-14-dark.svg", {pictures_gallery_currentContext_ipados_14_dark_svg, sizeof pictures_gallery_currentContext_ipados_14_dark_svg}},
    {"pictures/gallery/currentContext-ipados-14-light.svg", {pictures_gallery_currentContext_ipados_14_light_svg, sizeof pictures_gallery_currentContext_ipados_14_light_svg}},
    {"pictures/gallery/currentContext-ipados-17-dark.svg", {pictures_gallery_currentContext_ipados_17_dark_svg, sizeof pictures_gallery_currentContext_ipados_17_dark_svg}},
    {"pictures/gallery/currentContext-ipados-17-light.svg", {pictures_gallery_currentContext_ipados_17_light_svg, sizeof pictures_gallery_currentContext_ipados_17_light_svg}},
    {"pictures/gallery/currentContext-ipados-26-dark.svg", {pictures_gallery_currentContext_ipados_26_dark_svg, sizeof pictures_gallery_currentContext_ipados_26_dark_svg}},
    {"pictures/gallery/currentContext-ipados-26-light.svg", {pictures_gallery_currentContext_ipados_26_light_svg, sizeof pictures_gallery_currentContext_ipados_26_light_svg}},
    {"pictures/gallery/currentContext-iphone-os-5-light.svg", {pictures_gallery_currentContext_iphone_os_5_light_svg, sizeof pictures_gallery_currentContext_iphone_os_5_light_svg}},
    {"pictures/gallery/currentContext-kde-plasma-dark.svg", {pictures_gallery_currentContext_kde_plasma_dark_svg, sizeof pictures_gallery_currentContext_kde_plasma_dark_svg}},
    {"pictures/gallery/currentContext-kde-plasma-light.svg", {pictures_gallery_currentContext_kde_plasma_light_svg, sizeof pictures_gallery_currentContext_kde_plasma_light_svg}},
    {"pictures/gallery/currentContext-kde-plasma-phone-dark.svg", {pictures_gallery_currentContext_kde_plasma_phone_dark_svg, sizeof pictures_gallery_currentContext_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/currentContext-kde-plasma-phone-light.svg", {pictures_gallery_currentContext_kde_plasma_phone_light_svg, sizeof pictures_gallery_currentContext_kde_plasma_phone_light_svg}},
    {"pictures/gallery/currentContext-macos-dark.svg", {pictures_gallery_currentContext_macos_dark_svg, sizeof pictures_gallery_currentContext_macos_dark_svg}},
    {"pictures/gallery/currentContext-macos-light.svg", {pictures_gallery_currentContext_macos_light_svg, sizeof pictures_gallery_currentContext_macos_light_svg}},
    {"pictures/gallery/currentContext-material-3-dark.svg", {pictures_gallery_currentContext_material_3_dark_svg, sizeof pictures_gallery_currentContext_material_3_dark_svg}},
    {"pictures/gallery/currentContext-material-3-light.svg", {pictures_gallery_currentContext_material_3_light_svg, sizeof pictures_gallery_currentContext_material_3_light_svg}},
    {"pictures/gallery/currentContext-tvos-18-dark.svg", {pictures_gallery_currentContext_tvos_18_dark_svg, sizeof pictures_gallery_currentContext_tvos_18_dark_svg}},
    {"pictures/gallery/currentContext-tvos-18-light.svg", {pictures_gallery_currentContext_tvos_18_light_svg, sizeof pictures_gallery_currentContext_tvos_18_light_svg}},
    {"pictures/gallery/currentContext-tvos-26-dark.svg", {pictures_gallery_currentContext_tvos_26_dark_svg, sizeof pictures_gallery_currentContext_tvos_26_dark_svg}},
    {"pictures/gallery/currentContext-tvos-26-light.svg", {pictures_gallery_currentContext_tvos_26_light_svg, sizeof pictures_gallery_currentContext_tvos_26_light_svg}},
    {"pictures/gallery/currentContext-visionos-dark.svg", {pictures_gallery_currentContext_visionos_dark_svg, sizeof pictures_gallery_currentContext_visionos_dark_svg}},
    {"pictures/gallery/currentContext-visionos-light.svg", {pictures_gallery_currentContext_visionos_light_svg, sizeof pictures_gallery_currentContext_visionos_light_svg}},
    {"pictures/gallery/currentContext-wear-os-light.svg", {pictures_gallery_currentContext_wear_os_light_svg, sizeof pictures_gallery_currentContext_wear_os_light_svg}},
    {"pictures/gallery/currentContext-wear-os-square-light.svg", {pictures_gallery_currentContext_wear_os_square_light_svg, sizeof pictures_gallery_currentContext_wear_os_square_light_svg}},
    {"pictures/gallery/currentContext-web-dark.svg", {pictures_gallery_currentContext_web_dark_svg, sizeof pictures_gallery_currentContext_web_dark_svg}},
    {"pictures/gallery/currentContext-web-light.svg", {pictures_gallery_currentContext_web_light_svg, sizeof pictures_gallery_currentContext_web_light_svg}},
    {"pictures/gallery/currentContext-windows-dark.svg", {pictures_gallery_currentContext_windows_dark_svg, sizeof pictures_gallery_currentContext_windows_dark_svg}},
    {"pictures/gallery/currentContext-windows-light.svg", {pictures_gallery_currentContext_windows_light_svg, sizeof pictures_gallery_currentContext_windows_light_svg}},
    {"pictures/gallery/currentContext-windows-small-window-dark.svg", {pictures_gallery_currentContext_windows_small_window_dark_svg, sizeof pictures_gallery_currentContext_windows_small_window_dark_svg}},
    {"pictures/gallery/currentContext-windows-small-window-light.svg", {pictures_gallery_currentContext_windows_small_window_light_svg, sizeof pictures_gallery_currentContext_windows_small_window_light_svg}},
    {"pictures/gallery/floating-carplay-ios-18-dark.svg", {pictures_gallery_floating_carplay_ios_18_dark_svg, sizeof pictures_gallery_floating_carplay_ios_18_dark_svg}},
    {"pictures/gallery/floating-carplay-ios-18-light.svg", {pictures_gallery_floating_carplay_ios_18_light_svg, sizeof pictures_gallery_floating_carplay_ios_18_light_svg}},
    {"pictures/gallery/floating-carplay-ios-26-dark.svg", {pictures_gallery_floating_carplay_ios_26_dark_svg, sizeof pictures_gallery_floating_carplay_ios_26_dark_svg}},
    {"pictures/gallery/floating-carplay-ios-26-light.svg", {pictures_gallery_floating_carplay_ios_26_light_svg, sizeof pictures_gallery_floating_carplay_ios_26_light_svg}},
    {"pictures/gallery/floating-compose-dark.svg", {pictures_gallery_floating_compose_dark_svg, sizeof pictures_gallery_floating_compose_dark_svg}},
    {"pictures/gallery/floating-compose-light.svg", {pictures_gallery_floating_compose_light_svg, sizeof pictures_gallery_floating_compose_light_svg}},
    {"pictures/gallery/floating-gnome-dark.svg", {pictures_gallery_floating_gnome_dark_svg, sizeof pictures_gallery_floating_gnome_dark_svg}},
    {"pictures/gallery/floating-gnome-light.svg", {pictures_gallery_floating_gnome_light_svg, sizeof pictures_gallery_floating_gnome_light_svg}},
    {"pictures/gallery/floating-gnome-phone-dark.svg", {pictures_gallery_floating_gnome_phone_dark_svg, sizeof pictures_gallery_floating_gnome_phone_dark_svg}},
    {"pictures/gallery/floating-gnome-phone-light.svg", {pictures_gallery_floating_gnome_phone_light_svg, sizeof pictures_gallery_floating_gnome_phone_light_svg}},
    {"pictures/gallery/floating-harmonyos-dark.svg", {pictures_gallery_floating_harmonyos_dark_svg, sizeof pictures_gallery_floating_harmonyos_dark_svg}},
    {"pictures/gallery/floating-harmonyos-light.svg", {pictures_gallery_floating_harmonyos_light_svg, sizeof pictures_gallery_floating_harmonyos_light_svg}},
    {"pictures/gallery/floating-harmonyos-tablet-dark.svg", {pictures_gallery_floating_harmonyos_tablet_dark_svg, sizeof pictures_gallery_floating_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/floating-harmonyos-tablet-light.svg", {pictures_gallery_floating_harmonyos_tablet_light_svg, sizeof pictures_gallery_floating_harmonyos_tablet_light_svg}},
    {"pictures/gallery/floating-ios-14-dark.svg", {pictures_gallery_floating_ios_14_dark_svg, sizeof pictures_gallery_floating_ios_14_dark_svg}},
    {"pictures/gallery/floating-ios-14-light.svg", {pictures_gallery_floating_ios_14_light_svg, sizeof pictures_gallery_floating_ios_14_light_svg}},
    {"pictures/gallery/floating-ios-17-dark.svg", {pictures_gallery_floating_ios_17_dark_svg, sizeof pictures_gallery_floating_ios_17_dark_svg}},
    {"pictures/gallery/floating-ios-17-light.svg", {pictures_gallery_floating_ios_17_light_svg, sizeof pictures_gallery_floating_ios_17_light_svg}},
    {"pictures/gallery/floating-ios-26-dark.svg", {pictures_gallery_floating_ios_26_dark_svg, sizeof pictures_gallery_floating_ios_26_dark_svg}},
    {"pictures/gallery/floating-ios-26-light.svg", {pictures_gallery_floating_ios_26_light_svg, sizeof pictures_gallery_floating_ios_26_light_svg}},
    {"pictures/gallery/floating-ios-9-light.svg", {pictures_gallery_floating_ios_9_light_svg, sizeof pictures_gallery_floating_ios_9_light_svg}},
    {"pictures/gallery/floating-ipad-ios-5-light.svg", {pictures_gallery_floating_ipad_ios_5_light_svg, sizeof pictures_gallery_floating_ipad_ios_5_light_svg}},
    {"pictures/gallery/floating-ipad-ios-9-light.svg", {pictures_gallery_floating_ipad_ios_9_light_svg, sizeof pictures_gallery_floating_ipad_ios_9_light_svg}},
    {"pictures/gallery/floating-ipados-14-dark.svg", {pictures_gallery_floating_ipados_14_dark_svg, sizeof pictures_gallery_floating_ipados_14_dark_svg}},
    {"pictures/gallery/floating-ipados-14-light.svg", {pictures_gallery_floating_ipados_14_light_svg, sizeof pictures_gallery_floating_ipados_14_light_svg}},
    {"pictures/gallery/floating-ipados-17-dark.svg", {pictures_gallery_floating_ipados_17_dark_svg, sizeof pictures_gallery_floating_ipados_17_dark_svg}},
    {"pictures/gallery/floating-ipados-17-light.svg", {pictures_gallery_floating_ipados_17_light_svg, sizeof pictures_gallery_floating_ipados_17_light_svg}},
    {"pictures/gallery/floating-ipados-26-dark.svg", {pictures_gallery_floating_ipados_26_dark_svg, sizeof pictures_gallery_floating_ipados_26_dark_svg}},
    {"pictures/gallery/floating-ipados-26-light.svg", {pictures_gallery_floating_ipados_26_light_svg, sizeof pictures_gallery_floating_ipados_26_light_svg}},
    {"pictures/gallery/floating-iphone-os-5-light.svg", {pictures_gallery_floating_iphone_os_5_light_svg, sizeof pictures_gallery_floating_iphone_os_5_light_svg}},
    {"pictures/gallery/floating-kde-plasma-dark.svg", {pictures_gallery_floating_kde_plasma_dark_svg, sizeof pictures_gallery_floating_kde_plasma_dark_svg}},
    {"pictures/gallery/floating-kde-plasma-light.svg", {pictures_gallery_floating_kde_plasma_light_svg, sizeof pictures_gallery_floating_kde_plasma_light_svg}},
    {"pictures/gallery/floating-kde-plasma-phone-dark.svg", {pictures_gallery_floating_kde_plasma_phone_dark_svg, sizeof pictures_gallery_floating_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/floating-kde-plasma-phone-light.svg", {pictures_gallery_floating_kde_plasma_phone_light_svg, sizeof pictures_gallery_floating_kde_plasma_phone_light_svg}},
    {"pictures/gallery/floating-macos-dark.svg", {pictures_gallery_floating_macos_dark_svg, sizeof pictures_gallery_floating_macos_dark_svg}},
    {"pictures/gallery/floating-macos-light.svg", {pictures_gallery_floating_macos_light_svg, sizeof pictures_gallery_floating_macos_light_svg}},
    {"pictures/gallery/floating-material-3-dark.svg", {pictures_gallery_floating_material_3_dark_svg, sizeof pictures_gallery_floating_material_3_dark_svg}},
    {"pictures/gallery/floating-material-3-light.svg", {pictures_gallery_floating_material_3_light_svg, sizeof pictures_gallery_floating_material_3_light_svg}},
    {"pictures/gallery/floating-tvos-18-dark.svg", {pictures_gallery_floating_tvos_18_dark_svg, sizeof pictures_gallery_floating_tvos_18_dark_svg}},
    {"pictures/gallery/floating-tvos-18-light.svg", {pictures_gallery_floating_tvos_18_light_svg, sizeof pictures_gallery_floating_tvos_18_light_svg}},
    {"pictures/gallery/floating-tvos-26-dark.svg", {pictures_gallery_floating_tvos_26_dark_svg, sizeof pictures_gallery_floating_tvos_26_dark_svg}},
    {"pictures/gallery/floating-tvos-26-light.svg", {pictures_gallery_floating_tvos_26_light_svg, sizeof pictures_gallery_floating_tvos_26_light_svg}},
    {"pictures/gallery/floating-visionos-dark.svg", {pictures_gallery_floating_visionos_dark_svg, sizeof pictures_gallery_floating_visionos_dark_svg}},
    {"pictures/gallery/floating-visionos-light.svg", {pictures_gallery_floating_visionos_light_svg, sizeof pictures_gallery_floating_visionos_light_svg}},
    {"pictures/gallery/floating-wear-os-light.svg", {pictures_gallery_floating_wear_os_light_svg, sizeof pictures_gallery_floating_wear_os_light_svg}},
    {"pictures/gallery/floating-wear-os-square-light.svg", {pictures_gallery_floating_wear_os_square_light_svg, sizeof pictures_gallery_floating_wear_os_square_light_svg}},
    {"pictures/gallery/floating-web-dark.svg", {pictures_gallery_floating_web_dark_svg, sizeof pictures_gallery_floating_web_dark_svg}},
    {"pictures/gallery/floating-web-light.svg", {pictures_gallery_floating_web_light_svg, sizeof pictures_gallery_floating_web_light_svg}},
    {"pictures/gallery/floating-windows-dark.svg", {pictures_gallery_floating_windows_dark_svg, sizeof pictures_gallery_floating_windows_dark_svg}},
    {"pictures/gallery/floating-windows-light.svg", {pictures_gallery_floating_windows_light_svg, sizeof pictures_gallery_floating_windows_light_svg}},
    {"pictures/gallery/floating-windows-small-window-dark.svg", {pictures_gallery_floating_windows_small_window_dark_svg, sizeof pictures_gallery_floating_windows_small_window_dark_svg}},
    {"pictures/gallery/floating-windows-small-window-light.svg", {pictures_gallery_floating_windows_small_window_light_svg, sizeof pictures_gallery_floating_windows_small_window_light_svg}},
    {"pictures/gallery/formSheet-carplay-ios-18-dark.svg", {pictures_gallery_formSheet_carplay_ios_18_dark_svg, sizeof pictures_gallery_formSheet_carplay_ios_18_dark_svg}},
    {"pictures/gallery/formSheet-carplay-ios-18-light.svg", {pictures_gallery_formSheet_carplay_ios_18_light_svg, sizeof pictures_gallery_formSheet_carplay_ios_18_light_svg}},
    {"pictures/gallery/formSheet-carplay-ios-26-dark.svg", {pictures_gallery_formSheet_carplay_ios_26_dark_svg, sizeof pictures_gallery_formSheet_carplay_ios_26_dark_svg}},
    {"pictures/gallery/formSheet-carplay-ios-26-light.svg", {pictures_gallery_formSheet_carplay_ios_26_light_svg, sizeof pictures_gallery_formSheet_carplay_ios_26_light_svg}},
    {"pictures/gallery/formSheet-compose-dark.svg", {pictures_gallery_formSheet_compose_dark_svg, sizeof pictures_gallery_formSheet_compose_dark_svg}},
    {"pictures/gallery/formSheet-compose-light.svg", {pictures_gallery_formSheet_compose_light_svg, sizeof pictures_gallery_formSheet_compose_light_svg}},
    {"pictures/gallery/formSheet-gnome-dark.svg", {pictures_gallery_formSheet_gnome_dark_svg, sizeof pictures_gallery_formSheet_gnome_dark_svg}},
    {"pictures/gallery/formSheet-gnome-light.svg", {pictures_gallery_formSheet_gnome_light_svg, sizeof pictures_gallery_formSheet_gnome_light_svg}},
    {"pictures/gallery/formSheet-gnome-phone-dark.svg", {pictures_gallery_formSheet_gnome_phone_dark_svg, sizeof pictures_gallery_formSheet_gnome_phone_dark_svg}},
    {"pictures/gallery/formSheet-gnome-phone-light.svg", {pictures_gallery_formSheet_gnome_phone_light_svg, sizeof pictures_gallery_formSheet_gnome_phone_light_svg}},
    {"pictures/gallery/formSheet-harmonyos-dark.svg", {pictures_gallery_formSheet_harmonyos_dark_svg, sizeof pictures_gallery_formSheet_harmonyos_dark_svg}},
    {"pictures/gallery/formSheet-harmonyos-light.svg", {pictures_gallery_formSheet_harmonyos_light_svg, sizeof pictures_gallery_formSheet_harmonyos_light_svg}},
    {"pictures/gallery/formSheet-harmonyos-tablet-dark.svg", {pictures_gallery_formSheet_harmonyos_tablet_dark_svg, sizeof pictures_gallery_formSheet_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/formSheet-harmonyos-tablet-light.svg", {pictures_gallery_formSheet_harmonyos_tablet_light_svg, sizeof pictures_gallery_formSheet_harmonyos_tablet_light_svg}},
    {"pictures/gallery/formSheet-ios-14-dark.svg", {pictures_gallery_formSheet_ios_14_dark_svg, sizeof pictures_gallery_formSheet_ios_14_dark_svg}},
    {"pictures/gallery/formSheet-ios-14-light.svg", {pictures_gallery_formSheet_ios_14_light_svg, sizeof pictures_gallery_formSheet_ios_14_light_svg}},
    {"pictures/gallery/formSheet-ios-17-dark.svg", {pictures_gallery_formSheet_ios_17_dark_svg, sizeof pictures_gallery_formSheet_ios_17_dark_svg}},
    {"pictures/gallery/formSheet-ios-17-light.svg", {pictures_gallery_formSheet_ios_17_light_svg, sizeof pictures_gallery_formSheet_ios_17_light_svg}},
    {"pictures/gallery/formSheet-ios-26-dark.svg", {pictures_gallery_formSheet_ios_26_dark_svg, sizeof pictures_gallery_formSheet_ios_26_dark_svg}},
    {"pictures/gallery/formSheet-ios-26-light.svg", {pictures_gallery_formSheet_ios_26_light_svg, sizeof pictures_gallery_formSheet_ios_26_light_svg}},
    {"pictures/gallery/formSheet-ios-9-light.svg", {pictures_gallery_formSheet_ios_9_light_svg, sizeof pictures_gallery_formSheet_ios_9_light_svg}},
    {"pictures/gallery/formSheet-ipad-ios-5-light.svg", {pictures_gallery_formSheet_ipad_ios_5_light_svg, sizeof pictures_gallery_formSheet_ipad_ios_5_light_svg}},
    {"pictures/gallery/formSheet-ipad-ios-9-light.svg", {pictures_gallery_formSheet_ipad_ios_9_light_svg, sizeof pictures_gallery_formSheet_ipad_ios_9_light_svg}},
    {"pictures/gallery/formSheet-ipados-14-dark.svg", {pictures_gallery_formSheet_ipados_14_dark_svg, sizeof pictures_gallery_formSheet_ipados_14_dark_svg}},
    {"pictures/gallery/formSheet-ipados-14-light.svg", {pictures_gallery_formSheet_ipados_14_light_svg, sizeof pictures_gallery_formSheet_ipados_14_light_svg}},
    {"pictures/gallery/formSheet-ipados-17-dark.svg", {pictures_gallery_formSheet_ipados_17_dark_svg, sizeof pictures_gallery_formSheet_ipados_17_dark_svg}},
    {"pictures/gallery/formSheet-ipados-17-light.svg", {pictures_gallery_formSheet_ipados_17_light_svg, sizeof pictures_gallery_formSheet_ipados_17_light_svg}},
    {"pictures/gallery/formSheet-ipados-26-dark.svg", {pictures_gallery_formSheet_ipados_26_dark_svg, sizeof pictures_gallery_formSheet_ipados_26_dark_svg}},
    {"pictures/gallery/formSheet-ipados-26-light.svg", {pictures_gallery_formSheet_ipados_26_light_svg, sizeof pictures_gallery_formSheet_ipados_26_light_svg}},
    {"pictures/gallery/formSheet-iphone-os-5-light.svg", {pictures_gallery_formSheet_iphone_os_5_light_svg, sizeof pictures_gallery_formSheet_iphone_os_5_light_svg}},
    {"pictures/gallery/formSheet-kde-plasma-dark.svg", {pictures_gallery_formSheet_kde_plasma_dark_svg, sizeof pictures_gallery_formSheet_kde_plasma_dark_svg}},
    {"pictures/gallery/formSheet-kde-plasma-light.svg", {pictures_gallery_formSheet_kde_plasma_light_svg, sizeof pictures_gallery_formSheet_kde_plasma_light_svg}},
    {"pictures/gallery/formSheet-kde-plasma-phone-dark.svg", {pictures_gallery_formSheet_kde_plasma_phone_dark_svg, sizeof pictures_gallery_formSheet_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/formSheet-kde-plasma-phone-light.svg", {pictures_gallery_formSheet_kde_plasma_phone_light_svg, sizeof pictures_gallery_formSheet_kde_plasma_phone_light_svg}},
    {"pictures/gallery/formSheet-macos-dark.svg", {pictures_gallery_formSheet_macos_dark_svg, sizeof pictures_gallery_formSheet_macos_dark_svg}},
    {"pictures/gallery/formSheet-macos-light.svg", {pictures_gallery_formSheet_macos_light_svg, sizeof pictures_gallery_formSheet_macos_light_svg}},
    {"pictures/gallery/formSheet-material-3-dark.svg", {pictures_gallery_formSheet_material_3_dark_svg, sizeof pictures_gallery_formSheet_material_3_dark_svg}},
    {"pictures/gallery/formSheet-material-3-light.svg", {pictures_gallery_formSheet_material_3_light_svg, sizeof pictures_gallery_formSheet_material_3_light_svg}},
    {"pictures/gallery/formSheet-tvos-18-dark.svg", {pictures_gallery_formSheet_tvos_18_dark_svg, sizeof pictures_gallery_formSheet_tvos_18_dark_svg}},
    {"pictures/gallery/formSheet-tvos-18-light.svg", {pictures_gallery_formSheet_tvos_18_light_svg, sizeof pictures_gallery_formSheet_tvos_18_light_svg}},
    {"pictures/gallery/formSheet-tvos-26-dark.svg", {pictures_gallery_formSheet_tvos_26_dark_svg, sizeof pictures_gallery_formSheet_tvos_26_dark_svg}},
    {"pictures/gallery/formSheet-tvos-26-light.svg", {pictures_gallery_formSheet_tvos_26_light_svg, sizeof pictures_gallery_formSheet_tvos_26_light_svg}},
    {"pictures/gallery/formSheet-visionos-dark.svg", {pictures_gallery_formSheet_visionos_dark_svg, sizeof pictures_gallery_formSheet_visionos_dark_svg}},
    {"pictures/gallery/formSheet-visionos-light.svg", {pictures_gallery_formSheet_visionos_light_svg, sizeof pictures_gallery_formSheet_visionos_light_svg}},
    {"pictures/gallery/formSheet-wear-os-light.svg", {pictures_gallery_formSheet_wear_os_light_svg, sizeof pictures_gallery_formSheet_wear_os_light_svg}},
    {"pictures/gallery/formSheet-wear-os-square-light.svg", {pictures_gallery_formSheet_wear_os_square_light_svg, sizeof pictures_gallery_formSheet_wear_os_square_light_svg}},
    {"pictures/gallery/formSheet-web-dark.svg", {pictures_gallery_formSheet_web_dark_svg, sizeof pictures_gallery_formSheet_web_dark_svg}},
    {"pictures/gallery/formSheet-web-light.svg", {pictures_gallery_formSheet_web_light_svg, sizeof pictures_gallery_formSheet_web_light_svg}},
    {"pictures/gallery/formSheet-windows-dark.svg", {pictures_gallery_formSheet_windows_dark_svg, sizeof pictures_gallery_formSheet_windows_dark_svg}},
    {"pictures/gallery/formSheet-windows-light.svg", {pictures_gallery_formSheet_windows_light_svg, sizeof pictures_gallery_formSheet_windows_light_svg}},
    {"pictures/gallery/formSheet-windows-small-window-dark.svg", {pictures_gallery_formSheet_windows_small_window_dark_svg, sizeof pictures_gallery_formSheet_windows_small_window_dark_svg}},
    {"pictures/gallery/formSheet-windows-small-window-light.svg", {pictures_gallery_formSheet_windows_small_window_light_svg, sizeof pictures_gallery_formSheet_windows_small_window_light_svg}},
    {"pictures/gallery/fullScreen-carplay-ios-18-dark.svg", {pictures_gallery_fullScreen_carplay_ios_18_dark_svg, sizeof pictures_gallery_fullScreen_carplay_ios_18_dark_svg}},
    {"pictures/gallery/fullScreen-carplay-ios-18-light.svg", {pictures_gallery_fullScreen_carplay_ios_18_light_svg, sizeof pictures_gallery_fullScreen_carplay_ios_18_light_svg}},
    {"pictures/gallery/fullScreen-carplay-ios-26-dark.svg", {pictures_gallery_fullScreen_carplay_ios_26_dark_svg, sizeof pictures_gallery_fullScreen_carplay_ios_26_dark_svg}},
    {"pictures/gallery/fullScreen-carplay-ios-26-light.svg", {pictures_gallery_fullScreen_carplay_ios_26_light_svg, sizeof pictures_gallery_fullScreen_carplay_ios_26_light_svg}},
    {"pictures/gallery/fullScreen-compose-dark.svg", {pictures_gallery_fullScreen_compose_dark_svg, sizeof pictures_gallery_fullScreen_compose_dark_svg}},
    {"pictures/gallery/fullScreen-compose-light.svg", {pictures_gallery_fullScreen_compose_light_svg, sizeof pictures_gallery_fullScreen_compose_light_svg}},
    {"pictures/gallery/fullScreen-gnome-dark.svg", {pictures_gallery_fullScreen_gnome_dark_svg, sizeof pictures_gallery_fullScreen_gnome_dark_svg}},
    {"pictures/gallery/fullScreen-gnome-light.svg", {pictures_gallery_fullScreen_gnome_light_svg, sizeof pictures_gallery_fullScreen_gnome_light_svg}},
    {"pictures/gallery/fullScreen-gnome-phone-dark.svg", {pictures_gallery_fullScreen_gnome_phone_dark_svg, sizeof pictures_gallery_fullScreen_gnome_phone_dark_svg}},
    {"pictures/gallery/fullScreen-gnome-phone-light.svg", {pictures_gallery_fullScreen_gnome_phone_light_svg, sizeof pictures_gallery_fullScreen_gnome_phone_light_svg}},
    {"pictures/gallery/fullScreen-harmonyos-dark.svg", {pictures_gallery_fullScreen_harmonyos_dark_svg, sizeof pictures_gallery_fullScreen_harmonyos_dark_svg}},
    {"pictures/gallery/fullScreen-harmonyos-light.svg", {pictures_gallery_fullScreen_harmonyos_light_svg, sizeof pictures_gallery_fullScreen_harmonyos_light_svg}},
    {"pictures/gallery/fullScreen-harmonyos-tablet-dark.svg", {pictures_gallery_fullScreen_harmonyos_tablet_dark_svg, sizeof pictures_gallery_fullScreen_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/fullScreen-harmonyos-tablet-light.svg", {pictures_gallery_fullScreen_harmonyos_tablet_light_svg, sizeof pictures_gallery_fullScreen_harmonyos_tablet_light_svg}},
    {"pictures/gallery/fullScreen-ios-14-dark.svg", {pictures_gallery_fullScreen_ios_14_dark_svg, sizeof pictures_gallery_fullScreen_ios_14_dark_svg}},
    {"pictures/gallery/fullScreen-ios-14-light.svg", {pictures_gallery_fullScreen_ios_14_light_svg, sizeof pictures_gallery_fullScreen_ios_14_light_svg}},
    {"pictures/gallery/fullScreen-ios-17-dark.svg", {pictures_gallery_fullScreen_ios_17_dark_svg, sizeof pictures_gallery_fullScreen_ios_17_dark_svg}},
    {"pictures/gallery/fullScreen-ios-17-light.svg", {pictures_gallery_fullScreen_ios_17_light_svg, sizeof pictures_gallery_fullScreen_ios_17_light_svg}},
    {"pictures/gallery/fullScreen-ios-26-dark.svg", {pictures_gallery_fullScreen_ios_26_dark_svg, sizeof pictures_gallery_fullScreen_ios_26_dark_svg}},
    {"pictures/gallery/fullScreen-ios-26-light.svg", {pictures_gallery_fullScreen_ios_26_light_svg, sizeof pictures_gallery_fullScreen_ios_26_light_svg}},
    {"pictures/gallery/fullScreen-ios-9-light.svg", {pictures_gallery_fullScreen_ios_9_light_svg, sizeof pictures_gallery_fullScreen_ios_9_light_svg}},
    {"pictures/gallery/fullScreen-ipad-ios-5-light.svg", {pictures_gallery_fullScreen_ipad_ios_5_light_svg, sizeof pictures_gallery_fullScreen_ipad_ios_5_light_svg}},
    {"pictures/gallery/fullScreen-ipad-ios-9-light.svg", {pictures_gallery_fullScreen_ipad_ios_9_light_svg, sizeof pictures_gallery_fullScreen_ipad_ios_9_light_svg}},
    {"pictures/gallery/fullScreen-ipados-14-dark.svg", {pictures_gallery_fullScreen_ipados_14_dark_svg, sizeof pictures_gallery_fullScreen_ipados_14_dark_svg}},
    {"pictures/gallery/fullScreen-ipados-14-light.svg", {pictures_gallery_fullScreen_ipados_14_light_svg, sizeof pictures_gallery_fullScreen_ipados_14_light_svg}},
    {"pictures/gallery/fullScreen-ipados-17-dark.svg", {pictures_gallery_fullScreen_ipados_17_dark_svg, sizeof pictures_gallery_fullScreen_ipados_17_dark_svg}},
    {"pictures/gallery/fullScreen-ipados-17-light.svg", {pictures_gallery_fullScreen_ipados_17_light_svg, sizeof pictures_gallery_fullScreen_ipados_17_light_svg}},
    {"pictures/gallery/fullScreen-ipados-26-dark.svg", {pictures_gallery_fullScreen_ipados_26_dark_svg, sizeof pictures_gallery_fullScreen_ipados_26_dark_svg}},
    {"pictures/gallery/fullScreen-ipados-26-light.svg", {pictures_gallery_fullScreen_ipados_26_light_svg, sizeof pictures_gallery_fullScreen_ipados_26_light_svg}},
    {"pictures/gallery/fullScreen-iphone-os-5-light.svg", {pictures_gallery_fullScreen_iphone_os_5_light_svg, sizeof pictures_gallery_fullScreen_iphone_os_5_light_svg}},
    {"pictures/gallery/fullScreen-kde-plasma-dark.svg", {pictures_gallery_fullScreen_kde_plasma_dark_svg, sizeof pictures_gallery_fullScreen_kde_plasma_dark_svg}},
    {"pictures/gallery/fullScreen-kde-plasma-light.svg", {pictures_gallery_fullScreen_kde_plasma_light_svg, sizeof pictures_gallery_fullScreen_kde_plasma_light_svg}},
    {"pictures/gallery/fullScreen-kde-plasma-phone-dark.svg", {pictures_gallery_fullScreen_kde_plasma_phone_dark_svg, sizeof pictures_gallery_fullScreen_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/fullScreen-kde-plasma-phone-light.svg", {pictures_gallery_fullScreen_kde_plasma_phone_light_svg, sizeof pictures_gallery_fullScreen_kde_plasma_phone_light_svg}},
    {"pictures/gallery/fullScreen-macos-dark.svg", {pictures_gallery_fullScreen_macos_dark_svg, sizeof pictures_gallery_fullScreen_macos_dark_svg}},
    {"pictures/gallery/fullScreen-macos-light.svg", {pictures_gallery_fullScreen_macos_light_svg, sizeof pictures_gallery_fullScreen_macos_light_svg}},
    {"pictures/gallery/fullScreen-material-3-dark.svg", {pictures_gallery_fullScreen_material_3_dark_svg, sizeof pictures_gallery_fullScreen_material_3_dark_svg}},
    {"pictures/gallery/fullScreen-material-3-light.svg", {pictures_gallery_fullScreen_material_3_light_svg, sizeof pictures_gallery_fullScreen_material_3_light_svg}},
    {"pictures/gallery/fullScreen-tvos-18-dark.svg", {pictures_gallery_fullScreen_tvos_18_dark_svg, sizeof pictures_gallery_fullScreen_tvos_18_dark_svg}},
    {"pictures/gallery/fullScreen-tvos-18-light.svg", {pictures_gallery_fullScreen_tvos_18_light_svg, sizeof pictures_gallery_fullScreen_tvos_18_light_svg}},
    {"pictures/gallery/fullScreen-tvos-26-dark.svg", {pictures_gallery_fullScreen_tvos_26_dark_svg, sizeof pictures_gallery_fullScreen_tvos_26_dark_svg}},
    {"pictures/gallery/fullScreen-tvos-26-light.svg", {pictures_gallery_fullScreen_tvos_26_light_svg, sizeof pictures_gallery_fullScreen_tvos_26_light_svg}},
    {"pictures/gallery/fullScreen-visionos-dark.svg", {pictures_gallery_fullScreen_visionos_dark_svg, sizeof pictures_gallery_fullScreen_visionos_dark_svg}},
    {"pictures/gallery/fullScreen-visionos-light.svg", {pictures_gallery_fullScreen_visionos_light_svg, sizeof pictures_gallery_fullScreen_visionos_light_svg}},
    {"pictures/gallery/fullScreen-wear-os-light.svg", {pictures_gallery_fullScreen_wear_os_light_svg, sizeof pictures_gallery_fullScreen_wear_os_light_svg}},
    {"pictures/gallery/fullScreen-wear-os-square-light.svg", {pictures_gallery_fullScreen_wear_os_square_light_svg, sizeof pictures_gallery_fullScreen_wear_os_square_light_svg}},
    {"pictures/gallery/fullScreen-web-dark.svg", {pictures_gallery_fullScreen_web_dark_svg, sizeof pictures_gallery_fullScreen_web_dark_svg}},
    {"pictures/gallery/fullScreen-web-light.svg", {pictures_gallery_fullScreen_web_light_svg, sizeof pictures_gallery_fullScreen_web_light_svg}},
    {"pictures/gallery/fullScreen-windows-dark.svg", {pictures_gallery_fullScreen_windows_dark_svg, sizeof pictures_gallery_fullScreen_windows_dark_svg}},
    {"pictures/gallery/fullScreen-windows-light.svg", {pictures_gallery_fullScreen_windows_light_svg, sizeof pictures_gallery_fullScreen_windows_light_svg}},
    {"pictures/gallery/fullScreen-windows-small-window-dark.svg", {pictures_gallery_fullScreen_windows_small_window_dark_svg, sizeof pictures_gallery_fullScreen_windows_small_window_dark_svg}},
    {"pictures/gallery/fullScreen-windows-small-window-light.svg", {pictures_gallery_fullScreen_windows_small_window_light_svg, sizeof pictures_gallery_fullScreen_windows_small_window_light_svg}},
    {"pictures/gallery/pageSheet-carplay-ios-18-dark.svg", {pictures_gallery_pageSheet_carplay_ios_18_dark_svg, sizeof pictures_gallery_pageSheet_carplay_ios_18_dark_svg}},
    {"pictures/gallery/pageSheet-carplay-ios-18-light.svg", {pictures_gallery_pageSheet_carplay_ios_18_light_svg, sizeof pictures_gallery_pageSheet_carplay_ios_18_light_svg}},
    {"pictures/gallery/pageSheet-carplay-ios-26-dark.svg", {pictures_gallery_pageSheet_carplay_ios_26_dark_svg, sizeof pictures_gallery_pageSheet_carplay_ios_26_dark_svg}},
    {"pictures/gallery/pageSheet-carplay-ios-26-light.svg", {pictures_gallery_pageSheet_carplay_ios_26_light_svg, sizeof pictures_gallery_pageSheet_carplay_ios_26_light_svg}},
    {"pictures/gallery/pageSheet-compose-dark.svg", {pictures_gallery_pageSheet_compose_dark_svg, sizeof pictures_gallery_pageSheet_compose_dark_svg}},
    {"pictures/gallery/pageSheet-compose-light.svg", {pictures_gallery_pageSheet_compose_light_svg, sizeof pictures_gallery_pageSheet_compose_light_svg}},
    {"pictures/gallery/pageSheet-gnome-dark.svg", {pictures_gallery_pageSheet_gnome_dark_svg, sizeof pictures_gallery_pageSheet_gnome_dark_svg}},
    {"pictures/gallery/pageSheet-gnome-light.svg", {pictures_gallery_pageSheet_gnome_light_svg, sizeof pictures_gallery_pageSheet_gnome_light_svg}},
    {"pictures/gallery/pageSheet-gnome-phone-dark.svg", {pictures_gallery_pageSheet_gnome_phone_dark_svg, sizeof pictures_gallery_pageSheet_gnome_phone_dark_svg}},
    {"pictures/gallery/pageSheet-gnome-phone-light.svg", {pictures_gallery_pageSheet_gnome_phone_light_svg, sizeof pictures_gallery_pageSheet_gnome_phone_light_svg}},
    {"pictures/gallery/pageSheet-harmonyos-dark.svg", {pictures_gallery_pageSheet_harmonyos_dark_svg, sizeof pictures_gallery_pageSheet_harmonyos_dark_svg}},
    {"pictures/gallery/pageSheet-harmonyos-light.svg", {pictures_gallery_pageSheet_harmonyos_light_svg, sizeof pictures_gallery_pageSheet_harmonyos_light_svg}},
    {"pictures/gallery/pageSheet-harmonyos-tablet-dark.svg", {pictures_gallery_pageSheet_harmonyos_tablet_dark_svg, sizeof pictures_gallery_pageSheet_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/pageSheet-harmonyos-tablet-light.svg", {pictures_gallery_pageSheet_harmonyos_tablet_light_svg, sizeof pictures_gallery_pageSheet_harmonyos_tablet_light_svg}},
    {"pictures/gallery/pageSheet-ios-14-dark.svg", {pictures_gallery_pageSheet_ios_14_dark_svg, sizeof pictures_gallery_pageSheet_ios_14_dark_svg}},
    {"pictures/gallery/pageSheet-ios-14-light.svg", {pictures_gallery_pageSheet_ios_14_light_svg, sizeof pictures_gallery_pageSheet_ios_14_light_svg}},
    {"pictures/gallery/pageSheet-ios-17-dark.svg", {pictures_gallery_pageSheet_ios_17_dark_svg, sizeof pictures_gallery_pageSheet_ios_17_dark_svg}},
    {"pictures/gallery/pageSheet-ios-17-light.svg", {pictures_gallery_pageSheet_ios_17_light_svg, sizeof pictures_gallery_pageSheet_ios_17_light_svg}},
    {"pictures/gallery/pageSheet-ios-26-dark.svg", {pictures_gallery_pageSheet_ios_26_dark_svg, sizeof pictures_gallery_pageSheet_ios_26_dark_svg}},
    {"pictures/gallery/pageSheet-ios-26-light.svg", {pictures_gallery_pageSheet_ios_26_light_svg, sizeof pictures_gallery_pageSheet_ios_26_light_svg}},
    {"pictures/gallery/pageSheet-ios-9-light.svg", {pictures_gallery_pageSheet_ios_9_light_svg, sizeof pictures_gallery_pageSheet_ios_9_light_svg}},
    {"pictures/gallery/pageSheet-ipad-ios-5-light.svg", {pictures_gallery_pageSheet_ipad_ios_5_light_svg, sizeof pictures_gallery_pageSheet_ipad_ios_5_light_svg}},
    {"pictures/gallery/pageSheet-ipad-ios-9-light.svg", {pictures_gallery_pageSheet_ipad_ios_9_light_svg, sizeof pictures_gallery_pageSheet_ipad_ios_9_light_svg}},
    {"pictures/gallery/pageSheet-ipados-14-dark.svg", {pictures_gallery_pageSheet_ipados_14_dark_svg, sizeof pictures_gallery_pageSheet_ipados_14_dark_svg}},
    {"pictures/gallery/pageSheet-ipados-14-light.svg", {pictures_gallery_pageSheet_ipados_14_light_svg, sizeof pictures_gallery_pageSheet_ipados_14_light_svg}},
    {"pictures/gallery/pageSheet-ipados-17-dark.svg", {pictures_gallery_pageSheet_ipados_17_dark_svg, sizeof pictures_gallery_pageSheet_ipados_17_dark_svg}},
    {"pictures/gallery/pageSheet-ipados-17-light.svg", {pictures_gallery_pageSheet_ipados_17_light_svg, sizeof pictures_gallery_pageSheet_ipados_17_light_svg}},
    {"pictures/gallery/pageSheet-ipados-26-dark.svg", {pictures_gallery_pageSheet_ipados_26_dark_svg, sizeof pictures_gallery_pageSheet_ipados_26_dark_svg}},
    {"pictures/gallery/pageSheet-ipados-26-light.svg", {pictures_gallery_pageSheet_ipados_26_light_svg, sizeof pictures_gallery_pageSheet_ipados_26_light_svg}},
    {"pictures/gallery/pageSheet-iphone-os-5-light.svg", {pictures_gallery_pageSheet_iphone_os_5_light_svg, sizeof pictures_gallery_pageSheet_iphone_os_5_light_svg}},
    {"pictures/gallery/pageSheet-kde-plasma-dark.svg", {pictures_gallery_pageSheet_kde_plasma_dark_svg, sizeof pictures_gallery_pageSheet_kde_plasma_dark_svg}},
    {"pictures/gallery/pageSheet-kde-plasma-light.svg", {pictures_gallery_pageSheet_kde_plasma_light_svg, sizeof pictures_gallery_pageSheet_kde_plasma_light_svg}},
    {"pictures/gallery/pageSheet-kde-plasma-phone-dark.svg", {pictures_gallery_pageSheet_kde_plasma_phone_dark_svg, sizeof pictures_gallery_pageSheet_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/pageSheet-kde-plasma-phone-light.svg", {pictures_gallery_pageSheet_kde_plasma_phone_light_svg, sizeof pictures_gallery_pageSheet_kde_plasma_phone_light_svg}},
    {"pictures/gallery/pageSheet-macos-dark.svg", {pictures_gallery_pageSheet_macos_dark_svg, sizeof pictures_gallery_pageSheet_macos_dark_svg}},
    {"pictures/gallery/pageSheet-macos-light.svg", {pictures_gallery_pageSheet_macos_light_svg, sizeof pictures_gallery_pageSheet_macos_light_svg}},
    {"pictures/gallery/pageSheet-material-3-dark.svg", {pictures_gallery_pageSheet_material_3_dark_svg, sizeof pictures_gallery_pageSheet_material_3_dark_svg}},
    {"pictures/gallery/pageSheet-material-3-light.svg", {pictures_gallery_pageSheet_material_3_light_svg, sizeof pictures_gallery_pageSheet_material_3_light_svg}},
    {"pictures/gallery/pageSheet-tvos-18-dark.svg", {pictures_gallery_pageSheet_tvos_18_dark_svg, sizeof pictures_gallery_pageSheet_tvos_18_dark_svg}},
    {"pictures/gallery/pageSheet-tvos-18-light.svg", {pictures_gallery_pageSheet_tvos_18_light_svg, sizeof pictures_gallery_pageSheet_tvos_18_light_svg}},
    {"pictures/gallery/pageSheet-tvos-26-dark.svg", {pictures_gallery_pageSheet_tvos_26_dark_svg, sizeof pictures_gallery_pageSheet_tvos_26_dark_svg}},
    {"pictures/gallery/pageSheet-tvos-26-light.svg", {pictures_gallery_pageSheet_tvos_26_light_svg, sizeof pictures_gallery_pageSheet_tvos_26_light_svg}},
    {"pictures/gallery/pageSheet-visionos-dark.svg", {pictures_gallery_pageSheet_visionos_dark_svg, sizeof pictures_gallery_pageSheet_visionos_dark_svg}},
    {"pictures/gallery/pageSheet-visionos-light.svg", {pictures_gallery_pageSheet_visionos_light_svg, sizeof pictures_gallery_pageSheet_visionos_light_svg}},
    {"pictures/gallery/pageSheet-wear-os-light.svg", {pictures_gallery_pageSheet_wear_os_light_svg, sizeof pictures_gallery_pageSheet_wear_os_light_svg}},
    {"pictures/gallery/pageSheet-wear-os-square-light.svg", {pictures_gallery_pageSheet_wear_os_square_light_svg, sizeof pictures_gallery_pageSheet_wear_os_square_light_svg}},
    {"pictures/gallery/pageSheet-web-dark.svg", {pictures_gallery_pageSheet_web_dark_svg, sizeof pictures_gallery_pageSheet_web_dark_svg}},
    {"pictures/gallery/pageSheet-web-light.svg", {pictures_gallery_pageSheet_web_light_svg, sizeof pictures_gallery_pageSheet_web_light_svg}},
    {"pictures/gallery/pageSheet-windows-dark.svg", {pictures_gallery_pageSheet_windows_dark_svg, sizeof pictures_gallery_pageSheet_windows_dark_svg}},
    {"pictures/gallery/pageSheet-windows-light.svg", {pictures_gallery_pageSheet_windows_light_svg, sizeof pictures_gallery_pageSheet_windows_light_svg}},
    {"pictures/gallery/pageSheet-windows-small-window-dark.svg", {pictures_gallery_pageSheet_windows_small_window_dark_svg, sizeof pictures_gallery_pageSheet_windows_small_window_dark_svg}},
    {"pictures/gallery/pageSheet-windows-small-window-light.svg", {pictures_gallery_pageSheet_windows_small_window_light_svg, sizeof pictures_gallery_pageSheet_windows_small_window_light_svg}},
    {"pictures/gallery/popover-carplay-ios-18-dark.svg", {pictures_gallery_popover_carplay_ios_18_dark_svg, sizeof pictures_gallery_popover_carplay_ios_18_dark_svg}},
    {"pictures/gallery/popover-carplay-ios-18-light.svg", {pictures_gallery_popover_carplay_ios_18_light_svg, sizeof pictures_gallery_popover_carplay_ios_18_light_svg}},
    {"pictures/gallery/popover-carplay-ios-26-dark.svg", {pictures_gallery_popover_carplay_ios_26_dark_svg, sizeof pictures_gallery_popover_carplay_ios_26_dark_svg}},
    {"pictures/gallery/popover-carplay-ios-26-light.svg", {pictures_gallery_popover_carplay_ios_26_light_svg, sizeof pictures_gallery_popover_carplay_ios_26_light_svg}},
    {"pictures/gallery/popover-compose-dark.svg", {pictures_gallery_popover_compose_dark_svg, sizeof pictures_gallery_popover_compose_dark_svg}},
    {"pictures/gallery/popover-compose-light.svg", {pictures_gallery_popover_compose_light_svg, sizeof pictures_gallery_popover_compose_light_svg}},
    {"pictures/gallery/popover-gnome-dark.svg", {pictures_gallery_popover_gnome_dark_svg, sizeof pictures_gallery_popover_gnome_dark_svg}},
    {"pictures/gallery/popover-gnome-light.svg", {pictures_gallery_popover_gnome_light_svg, sizeof pictures_gallery_popover_gnome_light_svg}},
    {"pictures/gallery/popover-gnome-phone-dark.svg", {pictures_gallery_popover_gnome_phone_dark_svg, sizeof pictures_gallery_popover_gnome_phone_dark_svg}},
    {"pictures/gallery/popover-gnome-phone-light.svg", {pictures_gallery_popover_gnome_phone_light_svg, sizeof pictures_gallery_popover_gnome_phone_light_svg}},
    {"pictures/gallery/popover-harmonyos-dark.svg", {pictures_gallery_popover_harmonyos_dark_svg, sizeof pictures_gallery_popover_harmonyos_dark_svg}},
    {"pictures/gallery/popover-harmonyos-light.svg", {pictures_gallery_popover_harmonyos_light_svg, sizeof pictures_gallery_popover_harmonyos_light_svg}},
    {"pictures/gallery/popover-harmonyos-tablet-dark.svg", {pictures_gallery_popover_harmonyos_tablet_dark_svg, sizeof pictures_gallery_popover_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/popover-harmonyos-tablet-light.svg", {pictures_gallery_popover_harmonyos_tablet_light_svg, sizeof pictures_gallery_popover_harmonyos_tablet_light_svg}},
    {"pictures/gallery/popover-ios-14-dark.svg", {pictures_gallery_popover_ios_14_dark_svg, sizeof pictures_gallery_popover_ios_14_dark_svg}},
    {"pictures/gallery/popover-ios-14-light.svg", {pictures_gallery_popover_ios_14_light_svg, sizeof pictures_gallery_popover_ios_14_light_svg}},
    {"pictures/gallery/popover-ios-17-dark.svg", {pictures_gallery_popover_ios_17_dark_svg, sizeof pictures_gallery_popover_ios_17_dark_svg}},
    {"pictures/gallery/popover-ios-17-light.svg", {pictures_gallery_popover_ios_17_light_svg, sizeof pictures_gallery_popover_ios_17_light_svg}},
    {"pictures/gallery/popover-ios-26-dark.svg", {pictures_gallery_popover_ios_26_dark_svg, sizeof pictures_gallery_popover_ios_26_dark_svg}},
    {"pictures/gallery/popover-ios-26-light.svg", {pictures_gallery_popover_ios_26_light_svg, sizeof pictures_gallery_popover_ios_26_light_svg}},
    {"pictures/gallery/popover-ios-9-light.svg", {pictures_gallery_popover_ios_9_light_svg, sizeof pictures_gallery_popover_ios_9_light_svg}},
    {"pictures/gallery/popover-ipad-ios-5-light.svg", {pictures_gallery_popover_ipad_ios_5_light_svg, sizeof pictures_gallery_popover_ipad_ios_5_light_svg}},
    {"pictures/gallery/popover-ipad-ios-9-light.svg", {pictures_gallery_popover_ipad_ios_9_light_svg, sizeof pictures_gallery_popover_ipad_ios_9_light_svg}},
    {"pictures/gallery/popover-ipados-14-dark.svg", {pictures_gallery_popover_ipados_14_dark_svg, sizeof pictures_gallery_popover_ipados_14_dark_svg}},
    {"pictures/gallery/popover-ipados-14-light.svg", {pictures_gallery_popover_ipados_14_light_svg, sizeof pictures_gallery_popover_ipados_14_light_svg}},
    {"pictures/gallery/popover-ipados-17-dark.svg", {pictures_gallery_popover_ipados_17_dark_svg, sizeof pictures_gallery_popover_ipados_17_dark_svg}},
    {"pictures/gallery/popover-ipados-17-light.svg", {pictures_gallery_popover_ipados_17_light_svg, sizeof pictures_gallery_popover_ipados_17_light_svg}},
    {"pictures/gallery/popover-ipados-26-dark.svg", {pictures_gallery_popover_ipados_26_dark_svg, sizeof pictures_gallery_popover_ipados_26_dark_svg}},
    {"pictures/gallery/popover-ipados-26-light.svg", {pictures_gallery_popover_ipados_26_light_svg, sizeof pictures_gallery_popover_ipados_26_light_svg}},
    {"pictures/gallery/popover-iphone-os-5-light.svg", {pictures_gallery_popover_iphone_os_5_light_svg, sizeof pictures_gallery_popover_iphone_os_5_light_svg}},
    {"pictures/gallery/popover-kde-plasma-dark.svg", {pictures_gallery_popover_kde_plasma_dark_svg, sizeof pictures_gallery_popover_kde_plasma_dark_svg}},
    {"pictures/gallery/popover-kde-plasma-light.svg", {pictures_gallery_popover_kde_plasma_light_svg, sizeof pictures_gallery_popover_kde_plasma_light_svg}},
    {"pictures/gallery/popover-kde-plasma-phone-dark.svg", {pictures_gallery_popover_kde_plasma_phone_dark_svg, sizeof pictures_gallery_popover_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/popover-kde-plasma-phone-light.svg", {pictures_gallery_popover_kde_plasma_phone_light_svg, sizeof pictures_gallery_popover_kde_plasma_phone_light_svg}},
    {"pictures/gallery/popover-macos-dark.svg", {pictures_gallery_popover_macos_dark_svg, sizeof pictures_gallery_popover_macos_dark_svg}},
    {"pictures/gallery/popover-macos-light.svg", {pictures_gallery_popover_macos_light_svg, sizeof pictures_gallery_popover_macos_light_svg}},
    {"pictures/gallery/popover-material-3-dark.svg", {pictures_gallery_popover_material_3_dark_svg, sizeof pictures_gallery_popover_material_3_dark_svg}},
    {"pictures/gallery/popover-material-3-light.svg", {pictures_gallery_popover_material_3_light_svg, sizeof pictures_gallery_popover_material_3_light_svg}},
    {"pictures/gallery/popover-tvos-18-dark.svg", {pictures_gallery_popover_tvos_18_dark_svg, sizeof pictures_gallery_popover_tvos_18_dark_svg}},
    {"pictures/gallery/popover-tvos-18-light.svg", {pictures_gallery_popover_tvos_18_light_svg, sizeof pictures_gallery_popover_tvos_18_light_svg}},
    {"pictures/gallery/popover-tvos-26-dark.svg", {pictures_gallery_popover_tvos_26_dark_svg, sizeof pictures_gallery_popover_tvos_26_dark_svg}},
    {"pictures/gallery/popover-tvos-26-light.svg", {pictures_gallery_popover_tvos_26_light_svg, sizeof pictures_gallery_popover_tvos_26_light_svg}},
    {"pictures/gallery/popover-visionos-dark.svg", {pictures_gallery_popover_visionos_dark_svg, sizeof pictures_gallery_popover_visionos_dark_svg}},
    {"pictures/gallery/popover-visionos-light.svg", {pictures_gallery_popover_visionos_light_svg, sizeof pictures_gallery_popover_visionos_light_svg}},
    {"pictures/gallery/popover-wear-os-light.svg", {pictures_gallery_popover_wear_os_light_svg, sizeof pictures_gallery_popover_wear_os_light_svg}},
    {"pictures/gallery/popover-wear-os-square-light.svg", {pictures_gallery_popover_wear_os_square_light_svg, sizeof pictures_gallery_popover_wear_os_square_light_svg}},
    {"pictures/gallery/popover-web-dark.svg", {pictures_gallery_popover_web_dark_svg, sizeof pictures_gallery_popover_web_dark_svg}},
    {"pictures/gallery/popover-web-light.svg", {pictures_gallery_popover_web_light_svg, sizeof pictures_gallery_popover_web_light_svg}},
    {"pictures/gallery/popover-windows-dark.svg", {pictures_gallery_popover_windows_dark_svg, sizeof pictures_gallery_popover_windows_dark_svg}},
    {"pictures/gallery/popover-windows-light.svg", {pictures_gallery_popover_windows_light_svg, sizeof pictures_gallery_popover_windows_light_svg}},
    {"pictures/gallery/popover-windows-small-window-dark.svg", {pictures_gallery_popover_windows_small_window_dark_svg, sizeof pictures_gallery_popover_windows_small_window_dark_svg}},
    {"pictures/gallery/popover-windows-small-window-light.svg", {pictures_gallery_popover_windows_small_window_light_svg, sizeof pictures_gallery_popover_windows_small_window_light_svg}},
    {"pictures/gallery/semiModal-carplay-ios-18-dark.svg", {pictures_gallery_semiModal_carplay_ios_18_dark_svg, sizeof pictures_gallery_semiModal_carplay_ios_18_dark_svg}},
    {"pictures/gallery/semiModal-carplay-ios-18-light.svg", {pictures_gallery_semiModal_carplay_ios_18_light_svg, sizeof pictures_gallery_semiModal_carplay_ios_18_light_svg}},
    {"pictures/gallery/semiModal-carplay-ios-26-dark.svg", {pictures_gallery_semiModal_carplay_ios_26_dark_svg, sizeof pictures_gallery_semiModal_carplay_ios_26_dark_svg}},
    {"pictures/gallery/semiModal-carplay-ios-26-light.svg", {pictures_gallery_semiModal_carplay_ios_26_light_svg, sizeof pictures_gallery_semiModal_carplay_ios_26_light_svg}},
    {"pictures/gallery/semiModal-compose-dark.svg", {pictures_gallery_semiModal_compose_dark_svg, sizeof pictures_gallery_semiModal_compose_dark_svg}},
    {"pictures/gallery/semiModal-compose-light.svg", {pictures_gallery_semiModal_compose_light_svg, sizeof pictures_gallery_semiModal_compose_light_svg}},
    {"pictures/gallery/semiModal-gnome-dark.svg", {pictures_gallery_semiModal_gnome_dark_svg, sizeof pictures_gallery_semiModal_gnome_dark_svg}},
    {"pictures/gallery/semiModal-gnome-light.svg", {pictures_gallery_semiModal_gnome_light_svg, sizeof pictures_gallery_semiModal_gnome_light_svg}},
    {"pictures/gallery/semiModal-gnome-phone-dark.svg", {pictures_gallery_semiModal_gnome_phone_dark_svg, sizeof pictures_gallery_semiModal_gnome_phone_dark_svg}},
    {"pictures/gallery/semiModal-gnome-phone-light.svg", {pictures_gallery_semiModal_gnome_phone_light_svg, sizeof pictures_gallery_semiModal_gnome_phone_light_svg}},
    {"pictures/gallery/semiModal-harmonyos-dark.svg", {pictures_gallery_semiModal_harmonyos_dark_svg, sizeof pictures_gallery_semiModal_harmonyos_dark_svg}},
    {"pictures/gallery/semiModal-harmonyos-light.svg", {pictures_gallery_semiModal_harmonyos_light_svg, sizeof pictures_gallery_semiModal_harmonyos_light_svg}},
    {"pictures/gallery/semiModal-harmonyos-tablet-dark.svg", {pictures_gallery_semiModal_harmonyos_tablet_dark_svg, sizeof pictures_gallery_semiModal_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/semiModal-harmonyos-tablet-light.svg", {pictures_gallery_semiModal_harmonyos_tablet_light_svg, sizeof pictures_gallery_semiModal_harmonyos_tablet_light_svg}},
    {"pictures/gallery/semiModal-ios-14-dark.svg", {pictures_gallery_semiModal_ios_14_dark_svg, sizeof pictures_gallery_semiModal_ios_14_dark_svg}},
    {"pictures/gallery/semiModal-ios-14-light.svg", {pictures_gallery_semiModal_ios_14_light_svg, sizeof pictures_gallery_semiModal_ios_14_light_svg}},
    {"pictures/gallery/semiModal-ios-17-dark.svg", {pictures_gallery_semiModal_ios_17_dark_svg, sizeof pictures_gallery_semiModal_ios_17_dark_svg}},
    {"pictures/gallery/semiModal-ios-17-light.svg", {pictures_gallery_semiModal_ios_17_light_svg, sizeof pictures_gallery_semiModal_ios_17_light_svg}},
    {"pictures/gallery/semiModal-ios-26-dark.svg", {pictures_gallery_semiModal_ios_26_dark_svg, sizeof pictures_gallery_semiModal_ios_26_dark_svg}},
    {"pictures/gallery/semiModal-ios-26-light.svg", {pictures_gallery_semiModal_ios_26_light_svg, sizeof pictures_gallery_semiModal_ios_26_light_svg}},
    {"pictures/gallery/semiModal-ios-9-light.svg", {pictures_gallery_semiModal_ios_9_light_svg, sizeof pictures_gallery_semiModal_ios_9_light_svg}},
    {"pictures/gallery/semiModal-ipad-ios-5-light.svg", {pictures_gallery_semiModal_ipad_ios_5_light_svg, sizeof pictures_gallery_semiModal_ipad_ios_5_light_svg}},
    {"pictures/gallery/semiModal-ipad-ios-9-light.svg", {pictures_gallery_semiModal_ipad_ios_9_light_svg, sizeof pictures_gallery_semiModal_ipad_ios_9_light_svg}},
    {"pictures/gallery/semiModal-ipados-14-dark.svg", {pictures_gallery_semiModal_ipados_14_dark_svg, sizeof pictures_gallery_semiModal_ipados_14_dark_svg}},
    {"pictures/gallery/semiModal-ipados-14-light.svg", {pictures_gallery_semiModal_ipados_14_light_svg, sizeof pictures_gallery_semiModal_ipados_14_light_svg}},
    {"pictures/gallery/semiModal-ipados-17-dark.svg", {pictures_gallery_semiModal_ipados_17_dark_svg, sizeof pictures_gallery_semiModal_ipados_17_dark_svg}},
    {"pictures/gallery/semiModal-ipados-17-light.svg", {pictures_gallery_semiModal_ipados_17_light_svg, sizeof pictures_gallery_semiModal_ipados_17_light_svg}},
    {"pictures/gallery/semiModal-ipados-26-dark.svg", {pictures_gallery_semiModal_ipados_26_dark_svg, sizeof pictures_gallery_semiModal_ipados_26_dark_svg}},
    {"pictures/gallery/semiModal-ipados-26-light.svg", {pictures_gallery_semiModal_ipados_26_light_svg, sizeof pictures_gallery_semiModal_ipados_26_light_svg}},
    {"pictures/gallery/semiModal-iphone-os-5-light.svg", {pictures_gallery_semiModal_iphone_os_5_light_svg, sizeof pictures_gallery_semiModal_iphone_os_5_light_svg}},
    {"pictures/gallery/semiModal-kde-plasma-dark.svg", {pictures_gallery_semiModal_kde_plasma_dark_svg, sizeof pictures_gallery_semiModal_kde_plasma_dark_svg}},
    {"pictures/gallery/semiModal-kde-plasma-light.svg", {pictures_gallery_semiModal_kde_plasma_light_svg, sizeof pictures_gallery_semiModal_kde_plasma_light_svg}},
    {"pictures/gallery/semiModal-kde-plasma-phone-dark.svg", {pictures_gallery_semiModal_kde_plasma_phone_dark_svg, sizeof pictures_gallery_semiModal_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/semiModal-kde-plasma-phone-light.svg", {pictures_gallery_semiModal_kde_plasma_phone_light_svg, sizeof pictures_gallery_semiModal_kde_plasma_phone_light_svg}},
    {"pictures/gallery/semiModal-macos-dark.svg", {pictures_gallery_semiModal_macos_dark_svg, sizeof pictures_gallery_semiModal_macos_dark_svg}},
    {"pictures/gallery/semiModal-macos-light.svg", {pictures_gallery_semiModal_macos_light_svg, sizeof pictures_gallery_semiModal_macos_light_svg}},
    {"pictures/gallery/semiModal-material-3-dark.svg", {pictures_gallery_semiModal_material_3_dark_svg, sizeof pictures_gallery_semiModal_material_3_dark_svg}},
    {"pictures/gallery/semiModal-material-3-light.svg", {pictures_gallery_semiModal_material_3_light_svg, sizeof pictures_gallery_semiModal_material_3_light_svg}},
    {"pictures/gallery/semiModal-tvos-18-dark.svg", {pictures_gallery_semiModal_tvos_18_dark_svg, sizeof pictures_gallery_semiModal_tvos_18_dark_svg}},
    {"pictures/gallery/semiModal-tvos-18-light.svg", {pictures_gallery_semiModal_tvos_18_light_svg, sizeof pictures_gallery_semiModal_tvos_18_light_svg}},
    {"pictures/gallery/semiModal-tvos-26-dark.svg", {pictures_gallery_semiModal_tvos_26_dark_svg, sizeof pictures_gallery_semiModal_tvos_26_dark_svg}},
    {"pictures/gallery/semiModal-tvos-26-light.svg", {pictures_gallery_semiModal_tvos_26_light_svg, sizeof pictures_gallery_semiModal_tvos_26_light_svg}},
    {"pictures/gallery/semiModal-visionos-dark.svg", {pictures_gallery_semiModal_visionos_dark_svg, sizeof pictures_gallery_semiModal_visionos_dark_svg}},
    {"pictures/gallery/semiModal-visionos-light.svg", {pictures_gallery_semiModal_visionos_light_svg, sizeof pictures_gallery_semiModal_visionos_light_svg}},
    {"pictures/gallery/semiModal-wear-os-light.svg", {pictures_gallery_semiModal_wear_os_light_svg, sizeof pictures_gallery_semiModal_wear_os_light_svg}},
    {"pictures/gallery/semiModal-wear-os-square-light.svg", {pictures_gallery_semiModal_wear_os_square_light_svg, sizeof pictures_gallery_semiModal_wear_os_square_light_svg}},
    {"pictures/gallery/semiModal-web-dark.svg", {pictures_gallery_semiModal_web_dark_svg, sizeof pictures_gallery_semiModal_web_dark_svg}},
    {"pictures/gallery/semiModal-web-light.svg", {pictures_gallery_semiModal_web_light_svg, sizeof pictures_gallery_semiModal_web_light_svg}},
    {"pictures/gallery/semiModal-windows-dark.svg", {pictures_gallery_semiModal_windows_dark_svg, sizeof pictures_gallery_semiModal_windows_dark_svg}},
    {"pictures/gallery/semiModal-windows-light.svg", {pictures_gallery_semiModal_windows_light_svg, sizeof pictures_gallery_semiModal_windows_light_svg}},
    {"pictures/gallery/semiModal-windows-small-window-dark.svg", {pictures_gallery_semiModal_windows_small_window_dark_svg, sizeof pictures_gallery_semiModal_windows_small_window_dark_svg}},
    {"pictures/gallery/semiModal-windows-small-window-light.svg", {pictures_gallery_semiModal_windows_small_window_light_svg, sizeof pictures_gallery_semiModal_windows_small_window_light_svg}},
    {"pictures/gallery/sheet-carplay-ios-18-dark.svg", {pictures_gallery_sheet_carplay_ios_18_dark_svg, sizeof pictures_gallery_sheet_carplay_ios_18_dark_svg}},
    {"pictures/gallery/sheet-carplay-ios-18-light.svg", {pictures_gallery_sheet_carplay_ios_18_light_svg, sizeof pictures_gallery_sheet_carplay_ios_18_light_svg}},
    {"pictures/gallery/sheet-carplay-ios-26-dark.svg", {pictures_gallery_sheet_carplay_ios_26_dark_svg, sizeof pictures_gallery_sheet_carplay_ios_26_dark_svg}},
    {"pictures/gallery/sheet-carplay-ios-26-light.svg", {pictures_gallery_sheet_carplay_ios_26_light_svg, sizeof pictures_gallery_sheet_carplay_ios_26_light_svg}},
    {"pictures/gallery/sheet-compose-dark.svg", {pictures_gallery_sheet_compose_dark_svg, sizeof pictures_gallery_sheet_compose_dark_svg}},
    {"pictures/gallery/sheet-compose-light.svg", {pictures_gallery_sheet_compose_light_svg, sizeof pictures_gallery_sheet_compose_light_svg}},
    {"pictures/gallery/sheet-gnome-dark.svg", {pictures_gallery_sheet_gnome_dark_svg, sizeof pictures_gallery_sheet_gnome_dark_svg}},
    {"pictures/gallery/sheet-gnome-light.svg", {pictures_gallery_sheet_gnome_light_svg, sizeof pictures_gallery_sheet_gnome_light_svg}},
    {"pictures/gallery/sheet-gnome-phone-dark.svg", {pictures_gallery_sheet_gnome_phone_dark_svg, sizeof pictures_gallery_sheet_gnome_phone_dark_svg}},
    {"pictures/gallery/sheet-gnome-phone-light.svg", {pictures_gallery_sheet_gnome_phone_light_svg, sizeof pictures_gallery_sheet_gnome_phone_light_svg}},
    {"pictures/gallery/sheet-harmonyos-dark.svg", {pictures_gallery_sheet_harmonyos_dark_svg, sizeof pictures_gallery_sheet_harmonyos_dark_svg}},
    {"pictures/gallery/sheet-harmonyos-light.svg", {pictures_gallery_sheet_harmonyos_light_svg, sizeof pictures_gallery_sheet_harmonyos_light_svg}},
    {"pictures/gallery/sheet-harmonyos-tablet-dark.svg", {pictures_gallery_sheet_harmonyos_tablet_dark_svg, sizeof pictures_gallery_sheet_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/sheet-harmonyos-tablet-light.svg", {pictures_gallery_sheet_harmonyos_tablet_light_svg, sizeof pictures_gallery_sheet_harmonyos_tablet_light_svg}},
    {"pictures/gallery/sheet-ios-14-dark.svg", {pictures_gallery_sheet_ios_14_dark_svg, sizeof pictures_gallery_sheet_ios_14_dark_svg}},
    {"pictures/gallery/sheet-ios-14-light.svg", {pictures_gallery_sheet_ios_14_light_svg, sizeof pictures_gallery_sheet_ios_14_light_svg}},
    {"pictures/gallery/sheet-ios-17-dark.svg", {pictures_gallery_sheet_ios_17_dark_svg, sizeof pictures_gallery_sheet_ios_17_dark_svg}},
    {"pictures/gallery/sheet-ios-17-light.svg", {pictures_gallery_sheet_ios_17_light_svg, sizeof pictures_gallery_sheet_ios_17_light_svg}},
    {"pictures/gallery/sheet-ios-26-dark.svg", {pictures_gallery_sheet_ios_26_dark_svg, sizeof pictures_gallery_sheet_ios_26_dark_svg}},
    {"pictures/gallery/sheet-ios-26-light.svg", {pictures_gallery_sheet_ios_26_light_svg, sizeof pictures_gallery_sheet_ios_26_light_svg}},
    {"pictures/gallery/sheet-ios-9-light.svg", {pictures_gallery_sheet_ios_9_light_svg, sizeof pictures_gallery_sheet_ios_9_light_svg}},
    {"pictures/gallery/sheet-ipad-ios-5-light.svg", {pictures_gallery_sheet_ipad_ios_5_light_svg, sizeof pictures_gallery_sheet_ipad_ios_5_light_svg}},
    {"pictures/gallery/sheet-ipad-ios-9-light.svg", {pictures_gallery_sheet_ipad_ios_9_light_svg, sizeof pictures_gallery_sheet_ipad_ios_9_light_svg}},
    {"pictures/gallery/sheet-ipados-14-dark.svg", {pictures_gallery_sheet_ipados_14_dark_svg, sizeof pictures_gallery_sheet_ipados_14_dark_svg}},
    {"pictures/gallery/sheet-ipados-14-light.svg", {pictures_gallery_sheet_ipados_14_light_svg, sizeof pictures_gallery_sheet_ipados_14_light_svg}},
    {"pictures/gallery/sheet-ipados-17-dark.svg", {pictures_gallery_sheet_ipados_17_dark_svg, sizeof pictures_gallery_sheet_ipados_17_dark_svg}},
    {"pictures/gallery/sheet-ipados-17-light.svg", {pictures_gallery_sheet_ipados_17_light_svg, sizeof pictures_gallery_sheet_ipados_17_light_svg}},
    {"pictures/gallery/sheet-ipados-26-dark.svg", {pictures_gallery_sheet_ipados_26_dark_svg, sizeof pictures_gallery_sheet_ipados_26_dark_svg}},
    {"pictures/gallery/sheet-ipados-26-light.svg", {pictures_gallery_sheet_ipados_26_light_svg, sizeof pictures_gallery_sheet_ipados_26_light_svg}},
    {"pictures/gallery/sheet-iphone-os-5-light.svg", {pictures_gallery_sheet_iphone_os_5_light_svg, sizeof pictures_gallery_sheet_iphone_os_5_light_svg}},
    {"pictures/gallery/sheet-kde-plasma-dark.svg", {pictures_gallery_sheet_kde_plasma_dark_svg, sizeof pictures_gallery_sheet_kde_plasma_dark_svg}},
    {"pictures/gallery/sheet-kde-plasma-light.svg", {pictures_gallery_sheet_kde_plasma_light_svg, sizeof pictures_gallery_sheet_kde_plasma_light_svg}},
    {"pictures/gallery/sheet-kde-plasma-phone-dark.svg", {pictures_gallery_sheet_kde_plasma_phone_dark_svg, sizeof pictures_gallery_sheet_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/sheet-kde-plasma-phone-light.svg", {pictures_gallery_sheet_kde_plasma_phone_light_svg, sizeof pictures_gallery_sheet_kde_plasma_phone_light_svg}},
    {"pictures/gallery/sheet-macos-dark.svg", {pictures_gallery_sheet_macos_dark_svg, sizeof pictures_gallery_sheet_macos_dark_svg}},
    {"pictures/gallery/sheet-macos-light.svg", {pictures_gallery_sheet_macos_light_svg, sizeof pictures_gallery_sheet_macos_light_svg}},
    {"pictures/gallery/sheet-material-3-dark.svg", {pictures_gallery_sheet_material_3_dark_svg, sizeof pictures_gallery_sheet_material_3_dark_svg}},
    {"pictures/gallery/sheet-material-3-light.svg", {pictures_gallery_sheet_material_3_light_svg, sizeof pictures_gallery_sheet_material_3_light_svg}},
    {"pictures/gallery/sheet-tvos-18-dark.svg", {pictures_gallery_sheet_tvos_18_dark_svg, sizeof pictures_gallery_sheet_tvos_18_dark_svg}},
    {"pictures/gallery/sheet-tvos-18-light.svg", {pictures_gallery_sheet_tvos_18_light_svg, sizeof pictures_gallery_sheet_tvos_18_light_svg}},
    {"pictures/gallery/sheet-tvos-26-dark.svg", {pictures_gallery_sheet_tvos_26_dark_svg, sizeof pictures_gallery_sheet_tvos_26_dark_svg}},
    {"pictures/gallery/sheet-tvos-26-light.svg", {pictures_gallery_sheet_tvos_26_light_svg, sizeof pictures_gallery_sheet_tvos_26_light_svg}},
    {"pictures/gallery/sheet-visionos-dark.svg", {pictures_gallery_sheet_visionos_dark_svg, sizeof pictures_gallery_sheet_visionos_dark_svg}},
    {"pictures/gallery/sheet-visionos-light.svg", {pictures_gallery_sheet_visionos_light_svg, sizeof pictures_gallery_sheet_visionos_light_svg}},
    {"pictures/gallery/sheet-wear-os-light.svg", {pictures_gallery_sheet_wear_os_light_svg, sizeof pictures_gallery_sheet_wear_os_light_svg}},
    {"pictures/gallery/sheet-wear-os-square-light.svg", {pictures_gallery_sheet_wear_os_square_light_svg, sizeof pictures_gallery_sheet_wear_os_square_light_svg}},
    {"pictures/gallery/sheet-web-dark.svg", {pictures_gallery_sheet_web_dark_svg, sizeof pictures_gallery_sheet_web_dark_svg}},
    {"pictures/gallery/sheet-web-light.svg", {pictures_gallery_sheet_web_light_svg, sizeof pictures_gallery_sheet_web_light_svg}},
    {"pictures/gallery/sheet-windows-dark.svg", {pictures_gallery_sheet_windows_dark_svg, sizeof pictures_gallery_sheet_windows_dark_svg}},
    {"pictures/gallery/sheet-windows-light.svg", {pictures_gallery_sheet_windows_light_svg, sizeof pictures_gallery_sheet_windows_light_svg}},
    {"pictures/gallery/sheet-windows-small-window-dark.svg", {pictures_gallery_sheet_windows_small_window_dark_svg, sizeof pictures_gallery_sheet_windows_small_window_dark_svg}},
    {"pictures/gallery/sheet-windows-small-window-light.svg", {pictures_gallery_sheet_windows_small_window_light_svg, sizeof pictures_gallery_sheet_windows_small_window_light_svg}},
    {"pictures/gallery/slidingMessage-carplay-ios-18-dark.svg", {pictures_gallery_slidingMessage_carplay_ios_18_dark_svg, sizeof pictures_gallery_slidingMessage_carplay_ios_18_dark_svg}},
    {"pictures/gallery/slidingMessage-carplay-ios-18-light.svg", {pictures_gallery_slidingMessage_carplay_ios_18_light_svg, sizeof pictures_gallery_slidingMessage_carplay_ios_18_light_svg}},
    {"pictures/gallery/slidingMessage-carplay-ios-26-dark.svg", {pictures_gallery_slidingMessage_carplay_ios_26_dark_svg, sizeof pictures_gallery_slidingMessage_carplay_ios_26_dark_svg}},
    {"pictures/gallery/slidingMessage-carplay-ios-26-light.svg", {pictures_gallery_slidingMessage_carplay_ios_26_light_svg, sizeof pictures_gallery_slidingMessage_carplay_ios_26_light_svg}},
    {"pictures/gallery/slidingMessage-compose-dark.svg", {pictures_gallery_slidingMessage_compose_dark_svg, sizeof pictures_gallery_slidingMessage_compose_dark_svg}},
    {"pictures/gallery/slidingMessage-compose-light.svg", {pictures_gallery_slidingMessage_compose_light_svg, sizeof pictures_gallery_slidingMessage_compose_light_svg}},
    {"pictures/gallery/slidingMessage-gnome-dark.svg", {pictures_gallery_slidingMessage_gnome_dark_svg, sizeof pictures_gallery_slidingMessage_gnome_dark_svg}},
    {"pictures/gallery/slidingMessage-gnome-light.svg", {pictures_gallery_slidingMessage_gnome_light_svg, sizeof pictures_gallery_slidingMessage_gnome_light_svg}},
    {"pictures/gallery/slidingMessage-gnome-phone-dark.svg", {pictures_gallery_slidingMessage_gnome_phone_dark_svg, sizeof pictures_gallery_slidingMessage_gnome_phone_dark_svg}},
    {"pictures/gallery/slidingMessage-gnome-phone-light.svg", {pictures_gallery_slidingMessage_gnome_phone_light_svg, sizeof pictures_gallery_slidingMessage_gnome_phone_light_svg}},
    {"pictures/gallery/slidingMessage-harmonyos-dark.svg", {pictures_gallery_slidingMessage_harmonyos_dark_svg, sizeof pictures_gallery_slidingMessage_harmonyos_dark_svg}},
    {"pictures/gallery/slidingMessage-harmonyos-light.svg", {pictures_gallery_slidingMessage_harmonyos_light_svg, sizeof pictures_gallery_slidingMessage_harmonyos_light_svg}},
    {"pictures/gallery/slidingMessage-harmonyos-tablet-dark.svg", {pictures_gallery_slidingMessage_harmonyos_tablet_dark_svg, sizeof pictures_gallery_slidingMessage_harmonyos_tablet_dark_svg}},
    {"pictures/gallery/slidingMessage-harmonyos-tablet-light.svg", {pictures_gallery_slidingMessage_harmonyos_tablet_light_svg, sizeof pictures_gallery_slidingMessage_harmonyos_tablet_light_svg}},
    {"pictures/gallery/slidingMessage-ios-14-dark.svg", {pictures_gallery_slidingMessage_ios_14_dark_svg, sizeof pictures_gallery_slidingMessage_ios_14_dark_svg}},
    {"pictures/gallery/slidingMessage-ios-14-light.svg", {pictures_gallery_slidingMessage_ios_14_light_svg, sizeof pictures_gallery_slidingMessage_ios_14_light_svg}},
    {"pictures/gallery/slidingMessage-ios-17-dark.svg", {pictures_gallery_slidingMessage_ios_17_dark_svg, sizeof pictures_gallery_slidingMessage_ios_17_dark_svg}},
    {"pictures/gallery/slidingMessage-ios-17-light.svg", {pictures_gallery_slidingMessage_ios_17_light_svg, sizeof pictures_gallery_slidingMessage_ios_17_light_svg}},
    {"pictures/gallery/slidingMessage-ios-26-dark.svg", {pictures_gallery_slidingMessage_ios_26_dark_svg, sizeof pictures_gallery_slidingMessage_ios_26_dark_svg}},
    {"pictures/gallery/slidingMessage-ios-26-light.svg", {pictures_gallery_slidingMessage_ios_26_light_svg, sizeof pictures_gallery_slidingMessage_ios_26_light_svg}},
    {"pictures/gallery/slidingMessage-ios-9-light.svg", {pictures_gallery_slidingMessage_ios_9_light_svg, sizeof pictures_gallery_slidingMessage_ios_9_light_svg}},
    {"pictures/gallery/slidingMessage-ipad-ios-5-light.svg", {pictures_gallery_slidingMessage_ipad_ios_5_light_svg, sizeof pictures_gallery_slidingMessage_ipad_ios_5_light_svg}},
    {"pictures/gallery/slidingMessage-ipad-ios-9-light.svg", {pictures_gallery_slidingMessage_ipad_ios_9_light_svg, sizeof pictures_gallery_slidingMessage_ipad_ios_9_light_svg}},
    {"pictures/gallery/slidingMessage-ipados-14-dark.svg", {pictures_gallery_slidingMessage_ipados_14_dark_svg, sizeof pictures_gallery_slidingMessage_ipados_14_dark_svg}},
    {"pictures/gallery/slidingMessage-ipados-14-light.svg", {pictures_gallery_slidingMessage_ipados_14_light_svg, sizeof pictures_gallery_slidingMessage_ipados_14_light_svg}},
    {"pictures/gallery/slidingMessage-ipados-17-dark.svg", {pictures_gallery_slidingMessage_ipados_17_dark_svg, sizeof pictures_gallery_slidingMessage_ipados_17_dark_svg}},
    {"pictures/gallery/slidingMessage-ipados-17-light.svg", {pictures_gallery_slidingMessage_ipados_17_light_svg, sizeof pictures_gallery_slidingMessage_ipados_17_light_svg}},
    {"pictures/gallery/slidingMessage-ipados-26-dark.svg", {pictures_gallery_slidingMessage_ipados_26_dark_svg, sizeof pictures_gallery_slidingMessage_ipados_26_dark_svg}},
    {"pictures/gallery/slidingMessage-ipados-26-light.svg", {pictures_gallery_slidingMessage_ipados_26_light_svg, sizeof pictures_gallery_slidingMessage_ipados_26_light_svg}},
    {"pictures/gallery/slidingMessage-iphone-os-5-light.svg", {pictures_gallery_slidingMessage_iphone_os_5_light_svg, sizeof pictures_gallery_slidingMessage_iphone_os_5_light_svg}},
    {"pictures/gallery/slidingMessage-kde-plasma-dark.svg", {pictures_gallery_slidingMessage_kde_plasma_dark_svg, sizeof pictures_gallery_slidingMessage_kde_plasma_dark_svg}},
    {"pictures/gallery/slidingMessage-kde-plasma-light.svg", {pictures_gallery_slidingMessage_kde_plasma_light_svg, sizeof pictures_gallery_slidingMessage_kde_plasma_light_svg}},
    {"pictures/gallery/slidingMessage-kde-plasma-phone-dark.svg", {pictures_gallery_slidingMessage_kde_plasma_phone_dark_svg, sizeof pictures_gallery_slidingMessage_kde_plasma_phone_dark_svg}},
    {"pictures/gallery/slidingMessage-kde-plasma-phone-light.svg", {pictures_gallery_slidingMessage_kde_plasma_phone_light_svg, sizeof pictures_gallery_slidingMessage_kde_plasma_phone_light_svg}},
    {"pictures/gallery/slidingMessage-macos-dark.svg", {pictures_gallery_slidingMessage_macos_dark_svg, sizeof pictures_gallery_slidingMessage_macos_dark_svg}},
    {"pictures/gallery/slidingMessage-macos-light.svg", {pictures_gallery_slidingMessage_macos_light_svg, sizeof pictures_gallery_slidingMessage_macos_light_svg}},
    {"pictures/gallery/slidingMessage-material-3-dark.svg", {pictures_gallery_slidingMessage_material_3_dark_svg, sizeof pictures_gallery_slidingMessage_material_3_dark_svg}},
    {"pictures/gallery/slidingMessage-material-3-light.svg", {pictures_gallery_slidingMessage_material_3_light_svg, sizeof pictures_gallery_slidingMessage_material_3_light_svg}},
    {"pictures/gallery/slidingMessage-tvos-18-dark.svg", {pictures_gallery_slidingMessage_tvos_18_dark_svg, sizeof pictures_gallery_slidingMessage_tvos_18_dark_svg}},
    {"pictures/gallery/slidingMessage-tvos-18-light.svg", {pictures_gallery_slidingMessage_tvos_18_light_svg, sizeof pictures_gallery_slidingMessage_tvos_18_light_svg}},
    {"pictures/gallery/slidingMessage-tvos-26-dark.svg", {pictures_gallery_slidingMessage_tvos_26_dark_svg, sizeof pictures_gallery_slidingMessage_tvos_26_dark_svg}},
    {"pictures/gallery/slidingMessage-tvos-26-light.svg", {pictures_gallery_slidingMessage_tvos_26_light_svg, sizeof pictures_gallery_slidingMessage_tvos_26_light_svg}},
    {"pictures/gallery/slidingMessage-visionos-dark.svg", {pictures_gallery_slidingMessage_visionos_dark_svg, sizeof pictures_gallery_slidingMessage_visionos_dark_svg}},
    {"pictures/gallery/slidingMessage-visionos-light.svg", {pictures_gallery_slidingMessage_visionos_light_svg, sizeof pictures_gallery_slidingMessage_visionos_light_svg}},
    {"pictures/gallery/slidingMessage-wear-os-light.svg", {pictures_gallery_slidingMessage_wear_os_light_svg, sizeof pictures_gallery_slidingMessage_wear_os_light_svg}},
    {"pictures/gallery/slidingMessage-wear-os-square-light.svg", {pictures_gallery_slidingMessage_wear_os_square_light_svg, sizeof pictures_gallery_slidingMessage_wear_os_square_light_svg}},
    {"pictures/gallery/slidingMessage-web-dark.svg", {pictures_gallery_slidingMessage_web_dark_svg, sizeof pictures_gallery_slidingMessage_web_dark_svg}},
    {"pictures/gallery/slidingMessage-web-light.svg", {pictures_gallery_slidingMessage_web_light_svg, sizeof pictures_gallery_slidingMessage_web_light_svg}},
    {"pictures/gallery/slidingMessage-windows-dark.svg", {pictures_gallery_slidingMessage_windows_dark_svg, sizeof pictures_gallery_slidingMessage_windows_dark_svg}},
    {"pictures/gallery/slidingMessage-windows-light.svg", {pictures_gallery_slidingMessage_windows_light_svg, sizeof pictures_gallery_slidingMessage_windows_light_svg}},
    {"pictures/gallery/slidingMessage-windows-small-window-dark.svg", {pictures_gallery_slidingMessage_windows_small_window_dark_svg, sizeof pictures_gallery_slidingMessage_windows_small_window_dark_svg}},
    {"pictures/gallery/slidingMessage-windows-small-window-light.svg", {pictures_gallery_slidingMessage_windows_small_window_light_svg, sizeof pictures_gallery_slidingMessage_windows_small_window_light_svg}},
    {"pictures/gallery/x-anchored-popover-ios-17-dark.svg", {pictures_gallery_x_anchored_popover_ios_17_dark_svg, sizeof pictures_gallery_x_anchored_popover_ios_17_dark_svg}},
    {"pictures/gallery/x-anchored-popover-ios-17-light.svg", {pictures_gallery_x_anchored_popover_ios_17_light_svg, sizeof pictures_gallery_x_anchored_popover_ios_17_light_svg}},
    {"pictures/gallery/x-anchored-popover-material-3-dark.svg", {pictures_gallery_x_anchored_popover_material_3_dark_svg, sizeof pictures_gallery_x_anchored_popover_material_3_dark_svg}},
    {"pictures/gallery/x-anchored-popover-material-3-light.svg", {pictures_gallery_x_anchored_popover_material_3_light_svg, sizeof pictures_gallery_x_anchored_popover_material_3_light_svg}},
    {"pictures/gallery/x-anchored-popover-web-dark.svg", {pictures_gallery_x_anchored_popover_web_dark_svg, sizeof pictures_gallery_x_anchored_popover_web_dark_svg}},
    {"pictures/gallery/x-anchored-popover-web-light.svg", {pictures_gallery_x_anchored_popover_web_light_svg, sizeof pictures_gallery_x_anchored_popover_web_light_svg}},
    {"pictures/gallery/x-anchored-popover-windows-dark.svg", {pictures_gallery_x_anchored_popover_windows_dark_svg, sizeof pictures_gallery_x_anchored_popover_windows_dark_svg}},
    {"pictures/gallery/x-anchored-popover-windows-light.svg", {pictures_gallery_x_anchored_popover_windows_light_svg, sizeof pictures_gallery_x_anchored_popover_windows_light_svg}},
    {"pictures/gallery/x-bootstrap-modal-ios-17-dark.svg", {pictures_gallery_x_bootstrap_modal_ios_17_dark_svg, sizeof pictures_gallery_x_bootstrap_modal_ios_17_dark_svg}},
    {"pictures/gallery/x-bootstrap-modal-ios-17-light.svg", {pictures_gallery_x_bootstrap_modal_ios_17_light_svg, sizeof pictures_gallery_x_bootstrap_modal_ios_17_light_svg}},
    {"pictures/gallery/x-bootstrap-modal-material-3-dark.svg", {pictures_gallery_x_bootstrap_modal_material_3_dark_svg, sizeof pictures_gallery_x_bootstrap_modal_material_3_dark_svg}},
    {"pictures/gallery/x-bootstrap-modal-material-3-light.svg", {pictures_gallery_x_bootstrap_modal_material_3_light_svg, sizeof pictures_gallery_x_bootstrap_modal_material_3_light_svg}},
    {"pictures/gallery/x-bootstrap-modal-web-dark.svg", {pictures_gallery_x_bootstrap_modal_web_dark_svg, sizeof pictures_gallery_x_bootstrap_modal_web_dark_svg}},
    {"pictures/gallery/x-bootstrap-modal-web-light.svg", {pictures_gallery_x_bootstrap_modal_web_light_svg, sizeof pictures_gallery_x_bootstrap_modal_web_light_svg}},
    {"pictures/gallery/x-bootstrap-modal-windows-dark.svg", {pictures_gallery_x_bootstrap_modal_windows_dark_svg, sizeof pictures_gallery_x_bootstrap_modal_windows_dark_svg}},
    {"pictures/gallery/x-bootstrap-modal-windows-light.svg", {pictures_gallery_x_bootstrap_modal_windows_light_svg, sizeof pictures_gallery_x_bootstrap_modal_windows_light_svg}},
    {"pictures/gallery/x-mui-dialog-ios-17-dark.svg", {pictures_gallery_x_mui_dialog_ios_17_dark_svg, sizeof pictures_gallery_x_mui_dialog_ios_17_dark_svg}},
    {"pictures/gallery/x-mui-dialog-ios-17-light.svg", {pictures_gallery_x_mui_dialog_ios_17_light_svg, sizeof pictures_gallery_x_mui_dialog_ios_17_light_svg}},
    {"pictures/gallery/x-mui-dialog-material-3-dark.svg", {pictures_gallery_x_mui_dialog_material_3_dark_svg, sizeof pictures_gallery_x_mui_dialog_material_3_dark_svg}},
    {"pictures/gallery/x-mui-dialog-material-3-light.svg", {pictures_gallery_x_mui_dialog_material_3_light_svg, sizeof pictures_gallery_x_mui_dialog_material_3_light_svg}},
    {"pictures/gallery/x-mui-dialog-web-dark.svg", {pictures_gallery_x_mui_dialog_web_dark_svg, sizeof pictures_gallery_x_mui_dialog_web_dark_svg}},
    {"pictures/gallery/x-mui-dialog-web-light.svg", {pictures_gallery_x_mui_dialog_web_light_svg, sizeof pictures_gallery_x_mui_dialog_web_light_svg}},
    {"pictures/gallery/x-mui-dialog-windows-dark.svg", {pictures_gallery_x_mui_dialog_windows_dark_svg, sizeof pictures_gallery_x_mui_dialog_windows_dark_svg}},
    {"pictures/gallery/x-mui-dialog-windows-light.svg", {pictures_gallery_x_mui_dialog_windows_light_svg, sizeof pictures_gallery_x_mui_dialog_windows_light_svg}},
    {"pictures/gallery/x-responsive-dialog-ios-17-dark.svg", {pictures_gallery_x_responsive_dialog_ios_17_dark_svg, sizeof pictures_gallery_x_responsive_dialog_ios_17_dark_svg}},
    {"pictures/gallery/x-responsive-dialog-ios-17-light.svg", {pictures_gallery_x_responsive_dialog_ios_17_light_svg, sizeof pictures_gallery_x_responsive_dialog_ios_17_light_svg}},
    {"pictures/gallery/x-responsive-dialog-material-3-dark.svg", {pictures_gallery_x_responsive_dialog_material_3_dark_svg, sizeof pictures_gallery_x_responsive_dialog_material_3_dark_svg}},
    {"pictures/gallery/x-responsive-dialog-material-3-light.svg", {pictures_gallery_x_responsive_dialog_material_3_light_svg, sizeof pictures_gallery_x_responsive_dialog_material_3_light_svg}},
    {"pictures/gallery/x-responsive-dialog-web-dark.svg", {pictures_gallery_x_responsive_dialog_web_dark_svg, sizeof pictures_gallery_x_responsive_dialog_web_dark_svg}},
    {"pictures/gallery/x-responsive-dialog-web-light.svg", {pictures_gallery_x_responsive_dialog_web_light_svg, sizeof pictures_gallery_x_responsive_dialog_web_light_svg}},
    {"pictures/gallery/x-responsive-dialog-windows-dark.svg", {pictures_gallery_x_responsive_dialog_windows_dark_svg, sizeof pictures_gallery_x_responsive_dialog_windows_dark_svg}},
    {"pictures/gallery/x-responsive-dialog-windows-light.svg", {pictures_gallery_x_responsive_dialog_windows_light_svg, sizeof pictures_gallery_x_responsive_dialog_windows_light_svg}},
    {"pictures/gallery/x-side-drawer-ios-17-dark.svg", {pictures_gallery_x_side_drawer_ios_17_dark_svg, sizeof pictures_gallery_x_side_drawer_ios_17_dark_svg}},
    {"pictures/gallery/x-side-drawer-ios-17-light.svg", {pictures_gallery_x_side_drawer_ios_17_light_svg, sizeof pictures_gallery_x_side_drawer_ios_17_light_svg}},
    {"pictures/gallery/x-side-drawer-material-3-dark.svg", {pictures_gallery_x_side_drawer_material_3_dark_svg, sizeof pictures_gallery_x_side_drawer_material_3_dark_svg}},
    {"pictures/gallery/x-side-drawer-material-3-light.svg", {pictures_gallery_x_side_drawer_material_3_light_svg, sizeof pictures_gallery_x_side_drawer_material_3_light_svg}},
    {"pictures/gallery/x-side-drawer-web-dark.svg", {pictures_gallery_x_side_drawer_web_dark_svg, sizeof pictures_gallery_x_side_drawer_web_dark_svg}},
    {"pictures/gallery/x-side-drawer-web-light.svg", {pictures_gallery_x_side_drawer_web_light_svg, sizeof pictures_gallery_x_side_drawer_web_light_svg}},
    {"pictures/gallery/x-side-drawer-windows-dark.svg", {pictures_gallery_x_side_drawer_windows_dark_svg, sizeof pictures_gallery_x_side_drawer_windows_dark_svg}},
    {"pictures/gallery/x-side-drawer-windows-light.svg", {pictures_gallery_x_side_drawer_windows_light_svg, sizeof pictures_gallery_x_side_drawer_windows_light_svg}},
    {"pictures/gallery/x-snap-drawer-ios-17-dark.svg", {pictures_gallery_x_snap_drawer_ios_17_dark_svg, sizeof pictures_gallery_x_snap_drawer_ios_17_dark_svg}},
    {"pictures/gallery/x-snap-drawer-ios-17-light.svg", {pictures_gallery_x_snap_drawer_ios_17_light_svg, sizeof pictures_gallery_x_snap_drawer_ios_17_light_svg}},
    {"pictures/gallery/x-snap-drawer-material-3-dark.svg", {pictures_gallery_x_snap_drawer_material_3_dark_svg, sizeof pictures_gallery_x_snap_drawer_material_3_dark_svg}},
    {"pictures/gallery/x-snap-drawer-material-3-light.svg", {pictures_gallery_x_snap_drawer_material_3_light_svg, sizeof pictures_gallery_x_snap_drawer_material_3_light_svg}},
    {"pictures/gallery/x-snap-drawer-web-dark.svg", {pictures_gallery_x_snap_drawer_web_dark_svg, sizeof pictures_gallery_x_snap_drawer_web_dark_svg}},
    {"pictures/gallery/x-snap-drawer-web-light.svg", {pictures_gallery_x_snap_drawer_web_light_svg, sizeof pictures_gallery_x_snap_drawer_web_light_svg}},
    {"pictures/gallery/x-snap-drawer-windows-dark.svg", {pictures_gallery_x_snap_drawer_windows_dark_svg, sizeof pictures_gallery_x_snap_drawer_windows_dark_svg}},
    {"pictures/gallery/x-snap-drawer-windows-light.svg", {pictures_gallery_x_snap_drawer_windows_light_svg, sizeof pictures_gallery_x_snap_drawer_windows_light_svg}},
    {"pictures/gallery/x-toaster-ios-17-dark.svg", {pictures_gallery_x_toaster_ios_17_dark_svg, sizeof pictures_gallery_x_toaster_ios_17_dark_svg}},
    {"pictures/gallery/x-toaster-ios-17-light.svg", {pictures_gallery_x_toaster_ios_17_light_svg, sizeof pictures_gallery_x_toaster_ios_17_light_svg}},
    {"pictures/gallery/x-toaster-material-3-dark.svg", {pictures_gallery_x_toaster_material_3_dark_svg, sizeof pictures_gallery_x_toaster_material_3_dark_svg}},
    {"pictures/gallery/x-toaster-material-3-light.svg", {pictures_gallery_x_toaster_material_3_light_svg, sizeof pictures_gallery_x_toaster_material_3_light_svg}},
    {"pictures/gallery/x-toaster-web-dark.svg", {pictures_gallery_x_toaster_web_dark_svg, sizeof pictures_gallery_x_toaster_web_dark_svg}},
    {"pictures/gallery/x-toaster-web-light.svg", {pictures_gallery_x_toaster_web_light_svg, sizeof pictures_gallery_x_toaster_web_light_svg}},
    {"pictures/gallery/x-toaster-windows-dark.svg", {pictures_gallery_x_toaster_windows_dark_svg, sizeof pictures_gallery_x_toaster_windows_dark_svg}},
    {"pictures/gallery/x-toaster-windows-light.svg", {pictures_gallery_x_toaster_windows_light_svg, sizeof pictures_gallery_x_toaster_windows_light_svg}},
    {"pictures/hits.svg", {pictures_hits_svg, sizeof pictures_hits_svg}},
    {"pictures/increased-contrast.svg", {pictures_increased_contrast_svg, sizeof pictures_increased_contrast_svg}},
    {"pictures/keyboard.svg", {pictures_keyboard_svg, sizeof pictures_keyboard_svg}},
    {"pictures/large-text.svg", {pictures_large_text_svg, sizeof pictures_large_text_svg}},
    {"pictures/members/action-axis.svg", {pictures_members_action_axis_svg, sizeof pictures_members_action_axis_svg}},
    {"pictures/members/alignment.svg", {pictures_members_alignment_svg, sizeof pictures_members_alignment_svg}},
    {"pictures/members/anchor-lines.svg", {pictures_members_anchor_lines_svg, sizeof pictures_members_anchor_lines_svg}},
    {"pictures/members/back.svg", {pictures_members_back_svg, sizeof pictures_members_back_svg}},
    {"pictures/members/backdrop-material.svg", {pictures_members_backdrop_material_svg, sizeof pictures_members_backdrop_material_svg}},
    {"pictures/members/blocks.svg", {pictures_members_blocks_svg, sizeof pictures_members_blocks_svg}},
    {"pictures/members/browser-chrome.svg", {pictures_members_browser_chrome_svg, sizeof pictures_members_browser_chrome_svg}},
    {"pictures/members/close-button.svg", {pictures_members_close_button_svg, sizeof pictures_members_close_button_svg}},
    {"pictures/members/concentric.svg", {pictures_members_concentric_svg, sizeof pictures_members_concentric_svg}},
    {"pictures/members/detents-by-orientation.svg", {pictures_members_detents_by_orientation_svg, sizeof pictures_members_detents_by_orientation_svg}},
    {"pictures/members/edges.svg", {pictures_members_edges_svg, sizeof pictures_members_edges_svg}},
    {"pictures/members/elements.svg", {pictures_members_elements_svg, sizeof pictures_members_elements_svg}},
    {"pictures/members/grabber.svg", {pictures_members_grabber_svg, sizeof pictures_members_grabber_svg}},
    {"pictures/members/keyboard-extend.svg", {pictures_members_keyboard_extend_svg, sizeof pictures_members_keyboard_extend_svg}},
    {"pictures/members/keyframes.svg", {pictures_members_keyframes_svg, sizeof pictures_members_keyframes_svg}},
    {"pictures/members/opacity-by-detent.svg", {pictures_members_opacity_by_detent_svg, sizeof pictures_members_opacity_by_detent_svg}},
    {"pictures/members/orientations.svg", {pictures_members_orientations_svg, sizeof pictures_members_orientations_svg}},
    {"pictures/members/platforms.svg", {pictures_members_platforms_svg, sizeof pictures_members_platforms_svg}},
    {"pictures/members/presenter-tint.svg", {pictures_members_presenter_tint_svg, sizeof pictures_members_presenter_tint_svg}},
    {"pictures/members/radii.svg", {pictures_members_radii_svg, sizeof pictures_members_radii_svg}},
    {"pictures/members/stack.svg", {pictures_members_stack_svg, sizeof pictures_members_stack_svg}},
    {"pictures/members/status-bar.svg", {pictures_members_status_bar_svg, sizeof pictures_members_status_bar_svg}},
    {"pictures/members/symbols.svg", {pictures_members_symbols_svg, sizeof pictures_members_symbols_svg}},
    {"pictures/members/text-size.svg", {pictures_members_text_size_svg, sizeof pictures_members_text_size_svg}},
    {"pictures/members/theme-roles.svg", {pictures_members_theme_roles_svg, sizeof pictures_members_theme_roles_svg}},
    {"pictures/picture.svg", {pictures_picture_svg, sizeof pictures_picture_svg}},
    {"pictures/reduced-transparency.svg", {pictures_reduced_transparency_svg, sizeof pictures_reduced_transparency_svg}},
    {"pictures/right-to-left.svg", {pictures_right_to_left_svg, sizeof pictures_right_to_left_svg}},
    {"pictures/scene.svg", {pictures_scene_svg, sizeof pictures_scene_svg}},
    {"pictures/semi-modal.svg", {pictures_semi_modal_svg, sizeof pictures_semi_modal_svg}},
    {"pictures/stack.svg", {pictures_stack_svg, sizeof pictures_stack_svg}},
    {"pictures/theme.svg", {pictures_theme_svg, sizeof pictures_theme_svg}},
    {"pictures/time-1.svg", {pictures_time_1_svg, sizeof pictures_time_1_svg}},
    {"pictures/time-2.svg", {pictures_time_2_svg, sizeof pictures_time_2_svg}},
    {"pictures/time-3.svg", {pictures_time_3_svg, sizeof pictures_time_3_svg}},
    {"pictures/time-4.svg", {pictures_time_4_svg, sizeof pictures_time_4_svg}},
    {"pictures/time-5.svg", {pictures_time_5_svg, sizeof pictures_time_5_svg}},
};

scrim_folder scrim_site(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
