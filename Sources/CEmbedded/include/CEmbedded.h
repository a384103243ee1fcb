#ifndef SCRIM_CEMBEDDED_H
#define SCRIM_CEMBEDDED_H

#include <stddef.h>

/// The bytes of a file that is built into the binary. They live as long as the program and are not zero-terminated.
typedef struct {
    const unsigned char *bytes;
    size_t length;
} scrim_document;

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
// What stands alone: VERSION, openapi.yaml, the same as openapi.json, the renderer for web pages as scrim.js (Web/scrim.js and its
// modules, joined to one), player.html (the page around it that plays one answer), and the advance widths of Inter as inter.bin.
scrim_folder scrim_documents(void);
// The texts of faults: Sources/Wire/Words.
scrim_folder scrim_faults(void);
// The figures of styles and platforms: Sources/Dialogs/Figures.
scrim_folder scrim_figures(void);
// The fonts' licences: docs/licences.
scrim_folder scrim_licences(void);
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

#endif
