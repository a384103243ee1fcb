extension FontName {
    /// The characters for which web pages use the family's fonts, as a CSS `unicode-range`. Without it, a browser that
    /// needs one letter would load fonts in order until it finds one that has the letter.
    ///
    /// Source: the fonts' tables `cmap`, with gaps of up to 32 characters closed (48 in emoji, 256 in ideographs).
    /// Latin letters and their signs are assigned to Inter only, or to the typeface that precedes it.
    package var unicodeRange: String {
        switch self {
        case .inter:
            "U+20-7E,U+A0-4FF,U+52F,U+E3F,U+1D43-1D65,U+1D9C-2265,U+2303-232B,U+2380-238B,U+23CE-23CF,U+2423"
                + ",U+2460-2468"
                + ",U+24B6-24EA,U+25A0-2606,U+263C,U+2661-2665,U+26A0,U+2713-2717,U+2756-2788,U+27EF-27FA,U+2B06-2B1C"
                + ",U+2C7C-2C7F,U+2DFF-2E18,U+A69F,U+A7FF,U+A92E,U+E000-E164,U+EE01-EE05,U+F6C3,U+FE20-FE2D,U+FEFF"
                + ",U+1F12F-1F149,U+1F16A-1F16B,U+1F850-1F852"
        case .arabic:
            "U+34F,U+600-6FF,U+750-77F,U+8A0-8FF,U+200B-2011,U+204F,U+25CC,U+2E41,U+FB50-FDC7,U+FDF0-FDFD,U+FE70-FEFC"
        case .hebrew:
            "U+591-5F4,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F"
        case .thai:
            "U+2BC-2D7,U+303,U+331,U+E01-E5B,U+200B-2010,U+25CC"
        case .devanagari:
            "U+2BC,U+900-97F,U+1CD0-1CF9,U+200B-2026,U+20B9,U+20F0,U+2212,U+25CC,U+A830-A839,U+A8E0-A8FF"
        case .armenian:
            "U+308,U+531-58F,U+2010,U+25CC,U+FB13-FB17"
        case .georgian:
            "U+301-308,U+589,U+10A0-10FF,U+1C90-1CBF,U+2010,U+20BE,U+2D00-2D2D"
        case .ethiopic:
            "U+308-30E,U+1200-1399,U+2010,U+22EE,U+25CC,U+2D80-2DDE,U+AB01-AB2E"
        case .bengali:
            "U+2BC,U+951-9FE,U+1CD0-1CF7,U+200B-2026,U+20B9,U+2212,U+25CC,U+A8F1"
        case .gurmukhi:
            "U+951-965,U+A01-A76,U+200B-2026,U+20B9,U+2212,U+25CC,U+262C,U+A830-A839"
        case .gujarati:
            "U+951-965,U+A81-AFF,U+200B-2026,U+20B9,U+2212,U+25CC,U+A830-A839"
        case .oriya:
            "U+964-965,U+B01-B77,U+200B-2026,U+20B9,U+2212,U+25CC"
        case .tamil:
            "U+951-965,U+B82-BFA,U+1CDA,U+200B-2026,U+2074-2084,U+20B9,U+2212,U+25CC,U+A8F3,U+11301-11303,U+1133B-1133C"
        case .telugu:
            "U+951-965,U+C00-C7F,U+1CDA-1CF2,U+200B-2026,U+20B9,U+2212,U+25CC"
        case .kannada:
            "U+951-965,U+C80-CF2,U+1CD0-1CF5,U+200B-2026,U+20B9,U+2212,U+25CC,U+A830-A835"
        case .malayalam:
            "U+307-323,U+951-965,U+D00-D7F,U+1CDA,U+200B-2026,U+20B9,U+2212,U+25CC,U+A830-A832"
        case .meeteiMayek:
            "U+200B-200D,U+25CC,U+AAE0-AAF6,U+ABC0-ABF9"
        case .olChiki:
            "U+1C50-1C7F,U+20B9"
        case .khmer:
            "U+1780-17F9,U+19E0-19FF,U+200B-2026,U+25CC"
        case .lao:
            "U+E81-EDF,U+200B-200D,U+20AD,U+25CC"
        case .myanmar:
            "U+1000-109F,U+200B-2026,U+25CC,U+A92E,U+A9E0-A9FE,U+AA60-AA7F,U+FE00"
        case .cjk:
            "U+2010-2312,U+2460-266F,U+3000-33FF,U+4E00-9FA0,U+AC00-D7A3,U+F900-FA2D,U+FE30-FFEE"
        case .emoji:
            "U+23-39,U+A9-AE,U+200D-2049,U+20E3,U+2122-2139,U+2194-21AA,U+231A-2328,U+23CF-23FA,U+24C2,U+25AA-25C0"
                + ",U+25FB-2764,U+2795-27BF,U+2934-2935,U+2B05-2B1C,U+2B50-2B55,U+3030-303D,U+3297-3299,U+1F004,U+1F0CF"
                + ",U+1F170-1F19A,U+1F1E6-1F251,U+1F300-1F64F,U+1F680-1F6FC,U+1F7E0-1F7F0,U+1F90C-1F9FF,U+1FA70-1FAF8"
                + ",U+E0030-E007F,U+FE4E5-FE4EE,U+FE82C-FE837"
        case .arimo, .tinos:
            "U+20-7E,U+A0-24F,U+2B0-52F,U+1E00-1EFF,U+2000-206F,U+20A0-20BE,U+2100-214F"
        case .noto:
            "U+20-7E,U+A0-24F,U+2B0-52F,U+1E00-1EFF,U+2000-206F,U+20A0-20BF,U+2100-214F"
        case .roboto:
            "U+20-7E,U+A0-24F,U+2B0-52F,U+1E00-1EFF,U+2000-205F,U+20A0-20BE,U+2100-214F"
        }
    }
}
