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

/// A file of a folder that is built in, by its path from that folder: `iphone.json`.
typedef struct {
    const char *path;
    scrim_document document;
} scrim_file;

/// The files of a folder that is built in, in the order of their paths. scripts/embed lists them, but for the fonts.
typedef struct {
    const scrim_file *files;
    size_t count;
} scrim_folder;

/// Returns the file with that path; of length 0 if there is none.
scrim_document scrim_find(scrim_folder folder, const char *path);

/// Opens a descriptor of a document's bytes in memory that can no longer be written to, for libraries that read files; -1
/// and `errno` if the system cannot.
int scrim_open(scrim_document document, const char *name);

// The dialogs of libraries: Sources/Dialogs/Behaviours.
scrim_folder scrim_behaviours(void);
// The device catalogue, a file for each family: Sources/Devices/Catalog.
scrim_folder scrim_catalog(void);
// What the built-in families of fonts are for, and the digests of the fonts: Sources/Typography/Coverage.
scrim_folder scrim_coverage(void);
// The texts of faults: Sources/Wire/Words.
scrim_folder scrim_faults(void);
// The figures of styles and platforms: Sources/Dialogs/Figures.
scrim_folder scrim_figures(void);
// The texts of problems: Sources/Service/HTTP/Words.
scrim_folder scrim_problems(void);
// The parts of exported programs that are the same in every answer: Sources/Exports/Code/Programs.
scrim_folder scrim_programs(void);
// The named styles of the web: Sources/Wire/V1/Styles/Web.
scrim_folder scrim_styles(void);
// What systems draw around apps: Sources/Preview/System.
scrim_folder scrim_system(void);
// The designs of toolkits: Sources/Dialogs/Toolkits.
scrim_folder scrim_toolkits(void);
// The titles of buttons that mean one thing: Sources/Guidelines/Words.
scrim_folder scrim_titles(void);
// The words of other libraries: Sources/Advice/Words.
scrim_folder scrim_words(void);
// The site, by paths from its root, in the order in which a search shows them: the folders of Web, and the pages of docs.
scrim_folder scrim_site(void);
// The fonts in which text is measured, in the order in which they are searched for a glyph: Sources/Typography/Fonts.
scrim_folder scrim_fonts(void);

// Advance widths of Inter: Sources/Typography/Advances/inter.bin.
scrim_document scrim_advances_inter(void);

// The fonts' licences: docs/licences.
scrim_document scrim_licence_inter(void);
scrim_document scrim_licence_noto(void);
scrim_document scrim_licence_croscore(void);
scrim_document scrim_licence_roboto(void);

// The formal contract: openapi.yaml at the root, and the same document as JSON.
scrim_document scrim_openapi_yaml(void);
scrim_document scrim_openapi_json(void);

// The renderer for web pages: Web/scrim.js and its modules, joined to one.
scrim_document scrim_web_renderer(void);
// The page around the renderer that plays one answer: Web/player.html, with placeholders for both.
scrim_document scrim_web_player(void);

#endif
