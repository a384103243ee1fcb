import Devices
package import Typography

/// The font families of a system's dialogs.
package final class SystemFonts: Sendable {
    /// The family of texts smaller than `displaySize`.
    private let text: FontFamily
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
        case .apple: apple[min(max(0, stage.majorVersion), apple.count - 1)]
        case .material: material
        case .web: web
        case .toolkit(let toolkit): toolkit.design.fonts
        }
    }

    /// The family of a text of `size` points.
    package func family(of size: Double) -> FontFamily { size < Self.displaySize.value ? text : display }

    /// The typeface in which that system's texts are measured.
    package static func typeface(of stage: borrowing Stage) -> Typeface { of(stage).text.typeface }

    private static let figures =
        FigureFile.embedded("apple-palette", line: .apple).fonts
        + FigureFile.embedded("android-palette", line: .android).fonts
        + FigureFile.embedded("web-palette", line: .web).fonts

    private static func fonts(of line: ReleaseLine, in version: Int = .max) -> SystemFonts {
        let held = figures.filter { $0.isOf(line, version) }
        guard let text = held.first(where: { !$0.isDisplay }) else { preconditionFailure("every version has a font") }
        return SystemFonts(text.family, display: held.first { $0.isDisplay }?.family)
    }

    /// The fonts of Apple's systems by major version, up to the last one that brought others.
    private static let apple = {
        let last = figures.lazy.filter { $0.isOf(.apple, .max) }.map(\.releases.first.major).max() ?? 0
        return (0...last).map { fonts(of: .apple, in: max(1, $0)) }
    }()
    private static let material = fonts(of: .android)
    private static let web = fonts(of: .web)

    /// All families, oldest system first.
    package static let all = figures.map(\.family) + Toolkit.allCases.map(\.design.fonts.text)
}
