// Written by scripts/embed.
#include "CEmbedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char composeLists_txt[] = {
#embed "../../Sources/Exports/Code/Programs/composeLists.txt"
};
static const unsigned char composePath_txt[] = {
#embed "../../Sources/Exports/Code/Programs/composePath.txt"
};
static const unsigned char composeRest_txt[] = {
#embed "../../Sources/Exports/Code/Programs/composeRest.txt"
};
static const unsigned char composeTable_txt[] = {
#embed "../../Sources/Exports/Code/Programs/composeTable.txt"
};
static const unsigned char flutterPath_txt[] = {
#embed "../../Sources/Exports/Code/Programs/flutterPath.txt"
};
static const unsigned char flutterPose_txt[] = {
#embed "../../Sources/Exports/Code/Programs/flutterPose.txt"
};
static const unsigned char flutterRest_txt[] = {
#embed "../../Sources/Exports/Code/Programs/flutterRest.txt"
};
static const unsigned char flutterSpring_txt[] = {
#embed "../../Sources/Exports/Code/Programs/flutterSpring.txt"
};
static const unsigned char flutterTable_txt[] = {
#embed "../../Sources/Exports/Code/Programs/flutterTable.txt"
};
static const unsigned char scriptBezier_txt[] = {
#embed "../../Sources/Exports/Code/Programs/scriptBezier.txt"
};
static const unsigned char scriptPath_txt[] = {
#embed "../../Sources/Exports/Code/Programs/scriptPath.txt"
};
static const unsigned char scriptPose_txt[] = {
#embed "../../Sources/Exports/Code/Programs/scriptPose.txt"
};
static const unsigned char scriptTable_txt[] = {
#embed "../../Sources/Exports/Code/Programs/scriptTable.txt"
};
static const unsigned char swiftUIPath_txt[] = {
#embed "../../Sources/Exports/Code/Programs/swiftUIPath.txt"
};
static const unsigned char swiftUIPose_txt[] = {
#embed "../../Sources/Exports/Code/Programs/swiftUIPose.txt"
};
static const unsigned char swiftUIRest_txt[] = {
#embed "../../Sources/Exports/Code/Programs/swiftUIRest.txt"
};
static const unsigned char swiftUITable_txt[] = {
#embed "../../Sources/Exports/Code/Programs/swiftUITable.txt"
};
static const unsigned char uiKitMoves_txt[] = {
#embed "../../Sources/Exports/Code/Programs/uiKitMoves.txt"
};
static const unsigned char uiKitPath_txt[] = {
#embed "../../Sources/Exports/Code/Programs/uiKitPath.txt"
};
static const unsigned char uiKitTransition_txt[] = {
#embed "../../Sources/Exports/Code/Programs/uiKitTransition.txt"
};

static const scrim_file files[] = {
    {"composeLists.txt", {composeLists_txt, sizeof composeLists_txt}},
    {"composePath.txt", {composePath_txt, sizeof composePath_txt}},
    {"composeRest.txt", {composeRest_txt, sizeof composeRest_txt}},
    {"composeTable.txt", {composeTable_txt, sizeof composeTable_txt}},
    {"flutterPath.txt", {flutterPath_txt, sizeof flutterPath_txt}},
    {"flutterPose.txt", {flutterPose_txt, sizeof flutterPose_txt}},
    {"flutterRest.txt", {flutterRest_txt, sizeof flutterRest_txt}},
    {"flutterSpring.txt", {flutterSpring_txt, sizeof flutterSpring_txt}},
    {"flutterTable.txt", {flutterTable_txt, sizeof flutterTable_txt}},
    {"scriptBezier.txt", {scriptBezier_txt, sizeof scriptBezier_txt}},
    {"scriptPath.txt", {scriptPath_txt, sizeof scriptPath_txt}},
    {"scriptPose.txt", {scriptPose_txt, sizeof scriptPose_txt}},
    {"scriptTable.txt", {scriptTable_txt, sizeof scriptTable_txt}},
    {"swiftUIPath.txt", {swiftUIPath_txt, sizeof swiftUIPath_txt}},
    {"swiftUIPose.txt", {swiftUIPose_txt, sizeof swiftUIPose_txt}},
    {"swiftUIRest.txt", {swiftUIRest_txt, sizeof swiftUIRest_txt}},
    {"swiftUITable.txt", {swiftUITable_txt, sizeof swiftUITable_txt}},
    {"uiKitMoves.txt", {uiKitMoves_txt, sizeof uiKitMoves_txt}},
    {"uiKitPath.txt", {uiKitPath_txt, sizeof uiKitPath_txt}},
    {"uiKitTransition.txt", {uiKitTransition_txt, sizeof uiKitTransition_txt}},
};

scrim_folder scrim_programs(void) { return (scrim_folder){files, sizeof files / sizeof files[0]}; }
