#ifndef SCRIM_CEMBEDDED_H
#define SCRIM_CEMBEDDED_H

#include <stddef.h>

/// The bytes of a file that was built into the binary. They live as long as the program and are not zero-terminated.
typedef struct {
    const unsigned char *bytes;
    size_t length;
} scrim_document;

// The device catalogue, one family a document: Sources/Devices/Catalog/<family>.json.
scrim_document scrim_catalog_iphone(void);
scrim_document scrim_catalog_ipad(void);
scrim_document scrim_catalog_foldable(void);
scrim_document scrim_catalog_android_phone(void);
scrim_document scrim_catalog_android_tablet(void);
scrim_document scrim_catalog_desktop(void);
scrim_document scrim_catalog_tv(void);

// Advance widths of Inter: Sources/Typography/Advances/inter.bin.
scrim_document scrim_advances_inter(void);

// The formal contract: openapi.yaml at the root, and the same document as JSON.
scrim_document scrim_openapi_yaml(void);
scrim_document scrim_openapi_json(void);

#endif
