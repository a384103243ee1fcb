#ifndef SCRIM_CEMBEDDED_H
#define SCRIM_CEMBEDDED_H

#include <stddef.h>

/// The bytes of a file that is built into the binary. They live as long as the program and are not zero-terminated.
typedef struct {
    const unsigned char *bytes;
    size_t length;
} scrim_document;

// The version of this release, with a line break after it: VERSION at the root.
scrim_document scrim_release(void);

/// The path of the program or library that this is built into, with links resolved; NULL if the system does not tell.
/// The caller frees it.
char *scrim_binary_path(void);

// The device catalogue, one document for each family: Sources/Devices/Catalog/<family>.json.
scrim_document scrim_catalog_iphone(void);
scrim_document scrim_catalog_ipad(void);
scrim_document scrim_catalog_foldable(void);
scrim_document scrim_catalog_android_phone(void);
scrim_document scrim_catalog_android_tablet(void);
scrim_document scrim_catalog_desktop(void);
scrim_document scrim_catalog_tv(void);
scrim_document scrim_catalog_gnome(void);
scrim_document scrim_catalog_kde(void);
scrim_document scrim_catalog_car(void);
scrim_document scrim_catalog_windows(void);
scrim_document scrim_catalog_harmonyos(void);
scrim_document scrim_catalog_macos(void);
scrim_document scrim_catalog_wearos(void);
scrim_document scrim_catalog_visionos(void);

/// Returns the figures of a style or a platform by the name of their file, without `.json`: Sources/Dialogs/Figures. Of
/// length 0 if there is no such file.
scrim_document scrim_figures(const char *name);

/// A named style that is built in; they are in the order of their names: Sources/Wire/V1/Styles/Web. `name` ends in
/// `.json`.
typedef struct {
    const char *name;
    scrim_document document;
} scrim_style;
size_t scrim_style_count(void);
/// `index` is below the count.
scrim_style scrim_style_at(size_t index);

// Advance widths of Inter: Sources/Typography/Advances/inter.bin.
scrim_document scrim_advances_inter(void);

/// A font that is built into the binary, with the name of its file.
typedef struct {
    const char *file;
    scrim_document document;
} scrim_font;

// The fonts in which text is measured: Sources/Typography/Fonts.
size_t scrim_font_count(void);
/// `index` is below the count.
scrim_font scrim_font_at(size_t index);
/// Opens a descriptor of the font's bytes in memory that can no longer be written to, for libraries that read files; -1
/// and `errno` if the system cannot.
int scrim_font_open(size_t index);

// The fonts' licences: docs/licences.
scrim_document scrim_licence_inter(void);
scrim_document scrim_licence_noto(void);
scrim_document scrim_licence_croscore(void);
scrim_document scrim_licence_roboto(void);

// The words of other libraries: Sources/Advice/Words.
scrim_document scrim_words_members(void);
scrim_document scrim_words_values(void);
scrim_document scrim_words_forms(void);
scrim_document scrim_words_colors(void);

// The formal contract: openapi.yaml at the root, and the same document as JSON.
scrim_document scrim_openapi_yaml(void);
scrim_document scrim_openapi_json(void);

/// A file of the site that is built into the binary, with its path from the site's root: the files below `Web`, and the
/// pages of `docs` that are served.
typedef struct {
    const char *path;
    scrim_document document;
} scrim_site_file;

size_t scrim_site_count(void);
/// `index` is below the count.
scrim_site_file scrim_site_at(size_t index);

// The renderer for web pages: Web/scrim.js and its modules, joined to one.
scrim_document scrim_web_renderer(void);
// The page around the renderer that plays one answer: Web/player.html, with placeholders for both.
scrim_document scrim_web_player(void);

#endif
