#include "CEmbedded.h"

#include <string.h>

scrim_document scrim_find(scrim_folder folder, const char *path) {
    for (size_t index = 0; index < folder.count; index++)
        if (strcmp(folder.files[index].path, path) == 0) return folder.files[index].document;
    return (scrim_document){0, 0};
}
