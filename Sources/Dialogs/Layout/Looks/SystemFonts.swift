import Devices
package import Typography

/// The font families of a system's dialogs.
package final class SystemFonts: Sendable {
    /// The family of texts smaller than `displaySize`.
    fileprivate let text: FontFamily
    /// The family of larger texts.
    private let display: FontFamily

    init(_ text: FontFamily, display: FontFamily? = nil) {
        self.text = text
        self.display = display ?? text
    }

    /// The size in points from which on San Francisco's display cut is used: up to iOS 13 the system switches there;
    /// since then the variable font changes gradually from one cut to the other.
    package static let displaySize = AppleSystem.figures.figure(.displaySize)

    package static func of(_ stage: borrowing Stage) -> SystemFonts {
        switch stage.platform {
        case .apple: apple(stage.majorVersion)
        case .material: material
        case .web: web
        case .toolkit(let toolkit): toolkit.design.fonts
        }
    }

    /// The family of a text of `size` points.
    package func family(of size: Double) -> FontFamily { size < Self.displaySize.value ? text : display }

    /// The typeface in which that system's texts are measured.
    package static func typeface(of stage: borrowing Stage) -> Typeface {
        switch stage.platform {
        case .apple: stage.majorVersion < 9 ? .helvetica : .sanFrancisco
        case .material: .roboto
        case .web: .sanFrancisco
        case .toolkit(let toolkit): toolkit.design.fonts.text.typeface
        }
    }

    private static func apple(_ version: Int) -> SystemFonts {
        switch version {
        case ...6: classic
        case 7...8: seven
        case 9...13: nine
        default: fourteen
        }
    }

    private static let classic = SystemFonts(
        FontFamily(
            "Helvetica", .helvetica, texts: "all", eras: "iPhone OS 1 to iOS 6", .measured,
            source: "appearance font.family.classic"))
    private static let seven = SystemFonts(
        FontFamily(
            "Helvetica Neue", .helvetica, texts: "all", eras: "iOS 7 to 8", .measured,
            source: "appearance font.family.ios7"))
    private static let nine = SystemFonts(
        FontFamily(
            ".SF UI Text", .sanFrancisco, texts: "below 20 pt", eras: "iOS 9 to 13, tvOS 9 to 13", .measured,
            source: "appearance font.family.ios9"),
        display: FontFamily(
            ".SF UI Display", .sanFrancisco, texts: "from 20 pt on", eras: "iOS 9 to 13, tvOS 9 to 13", .measured,
            source: "appearance font.family.ios9"))
    private static let fourteen = SystemFonts(
        FontFamily(
            "SF Pro", aliases: [".SFUI-Regular"], .sanFrancisco, texts: "all", eras: "iOS 14 on, tvOS 14 on", .measured,
            source: "appearance font.family.ios14; at run time it is .SFUI-Regular"))
    private static let material = SystemFonts(
        FontFamily(
            "Roboto", .roboto, texts: "all", eras: "Android 12 on", .documented,
            source: "appearance font.family.android"))
    // A page chooses its own fonts. Browsers' default fonts, Times and Arial, are installed everywhere, so that a page
    // with these families would never fall back to the font that was measured.
    private static let web = SystemFonts(
        FontFamily(
            "Inter", .sanFrancisco, texts: "all", eras: "web", .assumed,
            source: "appearance font.family.web has Times and Arial, which nothing told here is as wide as: the "
                + "font that was measured, which is served"))

    /// All families, oldest system first.
    package static let all: [FontFamily] =
        ([
            classic, seven, nine, fourteen, material, web,
        ] + Toolkit.allCases.map(\.design.fonts)).flatMap { fonts in
            var families = [fonts.text]
            if fonts.display !== fonts.text { families.append(fonts.display) }
            return families
        }
}
