private import Embedded

/// A built-in font, with the digest that its file must have: a line of `Coverage/pinned.tsv`.
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
    package static let all = CoverageFile.rows(of: "pinned.tsv").map { PinnedFont($0) }

    /// The fonts that are searched first. Most texts need no others.
    static let first = all.filter { FontName.first.contains($0.family) }
    /// The fonts of the other scripts, opened when a text needs them.
    static let ofScripts = all.filter { !FontName.first.contains($0.family) && FontName.ofScripts.contains($0.family) }
    /// The fonts of the platforms' typefaces, opened when a text in them is first measured.
    static let ofTypefaces = all.filter { !FontName.ofScripts.contains($0.family) }

    /// - Precondition: The row has a built-in family and a weight.
    private init(_ row: [Substring]) {
        guard let family = FontName(rawValue: String(row[0])), let weight = TextStyle.Weight(rawValue: String(row[1]))
        else { preconditionFailure("no such font: \(row)") }
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
        digest = String(row[2])
    }

    /// The media type (RFC 8081): OpenType with outlines of either kind.
    package var mediaType: String { file.hasSuffix(".otf") ? "font/otf" : "font/ttf" }

    /// Returns a descriptor of the font's bytes, or -1 with `errno`.
    func open() -> Int32 { EmbeddedFolder.fonts.open(file) }

    /// Calls `body` with the font's bytes; with none if the program does not contain the font.
    package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        EmbeddedFolder.fonts.withBytes(of: file, body)
    }
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
        EmbeddedFolder.licences.withBytes(of: file, body)
    }
}
