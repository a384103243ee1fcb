#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

/// The direction of a character by its Bidi_Class: left to right for L, right to left for R and AL, else neutral or weak.
/// Pango asks FriBidi, and would have its callers ask it themselves: that would be one more library for one call.
static inline PangoDirection scrim_direction(gunichar character) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    return pango_unichar_direction(character);
#pragma clang diagnostic pop
}
