#include "CEmbedded.h"

#include <string.h>

// The figures of styles and platforms, built in as embedded.c does it with documents: Sources/Dialogs/Figures.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char apple_alert[] = {
#embed "../Dialogs/Figures/apple-alert.json"
};

#define FIGURES(name, bytes) {name, {bytes, sizeof bytes}}

static const struct {
    const char *name;
    scrim_document document;
} files[] = {
    FIGURES("apple-alert", apple_alert),
};

scrim_document scrim_figures(const char *name) {
    for (size_t index = 0; index < sizeof files / sizeof files[0]; index++)
        if (strcmp(files[index].name, name) == 0) return files[index].document;
    return (scrim_document){0, 0};
}
