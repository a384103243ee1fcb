private import CEmbedded

/// A built-in font, with the digest that its file must have.
///
/// Source: Debian 12, fonts-inter 4.0~beta7 (its static files say 3.019) and fonts-noto-core 20201225, unchanged. For
/// further scripts and the other typefaces: the output of `scripts/subset-fonts` for Debian's packages. The correction
/// to the widths of Apple's labels was fitted with these files of Inter; see `Tracking`.
package struct PinnedFont: Sendable {
    /// The name of the file in `Sources/Typography/Fonts`. Large files are stored there in pieces.
    package let file: String
    package let family: FontName
    package let weight: TextStyle.Weight
    /// SHA-256 in hexadecimal.
    package let digest: String

    /// All pinned fonts: first those in the order in which they are searched for a glyph, then the ones of the
    /// platforms' typefaces, which are searched before the others if their typeface is used.
    package static let all = first + ofScripts + ofTypefaces

    /// The fonts that are searched first. Most texts need no others.
    static let first: [PinnedFont] = [
        PinnedFont(.inter, .regular, "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"),
        PinnedFont(.inter, .medium, "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4"),
        PinnedFont(.inter, .semibold, "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"),
        PinnedFont(.inter, .bold, "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1"),
        PinnedFont(.arabic, .regular, "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e"),
        PinnedFont(.arabic, .bold, "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952"),
        PinnedFont(.hebrew, .regular, "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7"),
        PinnedFont(.hebrew, .bold, "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3"),
        PinnedFont(.thai, .regular, "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93"),
        PinnedFont(.thai, .bold, "97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e"),
        PinnedFont(.devanagari, .regular, "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f"),
        PinnedFont(.devanagari, .bold, "77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c"),
    ]

    init(_ family: FontName, _ weight: TextStyle.Weight, _ digest: String) {
        let style =
            switch weight {
            case .regular: "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            }
        file = family.rawValue.filter { $0 != " " } + "-" + style + (family.hasCubicOutlines ? ".otf" : ".ttf")
        self.family = family
        self.weight = weight
        self.digest = digest
    }

    /// The media type (RFC 8081): OpenType with outlines of either kind.
    package var mediaType: String { file.hasSuffix(".otf") ? "font/otf" : "font/ttf" }

    /// Returns a descriptor of the font's bytes, or -1 with `errno`.
    func open() -> Int32 {
        let document = unsafe document
        return unsafe document.length > 0 ? scrim_open(document, file) : -1
    }

    /// Calls `body` with the font's bytes; with none if the program does not contain the font.
    package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        let document = unsafe document
        return body(unsafe Span(_unsafeStart: document.bytes, count: document.length))
    }

    private var document: scrim_document { unsafe scrim_find(scrim_fonts(), file) }
}

/// The licences of pinned fonts.
package enum FontLicence: Sendable, CaseIterable {
    case inter, noto, croscore, roboto

    /// The identifier in the list of SPDX.
    package var identifier: String { self == .roboto ? "Apache-2.0" : "OFL-1.1" }

    /// The name of the file in `docs/licences`.
    package var file: String {
        switch self {
        case .inter: "inter-OFL.txt"
        case .noto: "noto-OFL.txt"
        case .croscore: "croscore-OFL.txt"
        case .roboto: "roboto-Apache.txt"
        }
    }

    /// Calls `body` with the licence and the fonts' notices, in UTF-8.
    package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        let document =
            switch self {
            case .inter: unsafe scrim_licence_inter()
            case .noto: unsafe scrim_licence_noto()
            case .croscore: unsafe scrim_licence_croscore()
            case .roboto: unsafe scrim_licence_roboto()
            }
        return body(unsafe Span(_unsafeStart: document.bytes, count: document.length))
    }
}
