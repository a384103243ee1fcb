// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter_OFL_txt[] = {
#embed "../../docs/licences/inter-OFL.txt"
};
static const unsigned char noto_OFL_txt[] = {
#embed "../../docs/licences/noto-OFL.txt"
};
static const unsigned char croscore_OFL_txt[] = {
#embed "../../docs/licences/croscore-OFL.txt"
};
static const unsigned char roboto_Apache_txt[] = {
#embed "../../docs/licences/roboto-Apache.txt"
};

static const scrim_file files[] = {
    {"inter-OFL.txt", {inter_OFL_txt, sizeof inter_OFL_txt}},
    {"noto-OFL.txt", {noto_OFL_txt, sizeof noto_OFL_txt}},
    {"croscore-OFL.txt", {croscore_OFL_txt, sizeof croscore_OFL_txt}},
    {"roboto-Apache.txt", {roboto_Apache_txt, sizeof roboto_Apache_txt}},
};

scrim_folder scrim_licences(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
