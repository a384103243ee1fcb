private import Embedded

/// The code that exported programs have in each answer, but for the values at marked places: the files of `Programs`,
/// which are built into the program. Those of parts begin with an empty line; those with `Rest` begin a program that
/// draws a dialog at rest: its entry point, and the code that draws boxes.
enum ProgramFile: CaseIterable {
    case composeLists, composePath, composeRest, composeTable
    case flutterPath, flutterPose, flutterRest, flutterSpring, flutterTable
    case scriptBezier, scriptPath, scriptPose, scriptTable
    // As in the answer, a pose rotates about z first, then y, then x.
    case swiftUIPath, swiftUIPose, swiftUIRest, swiftUITable
    case uiKitMoves, uiKitPath, uiKitTransition

    /// The file as it is, with a line break at its end.
    var text: String { Self.texts[self, default: ""] }

    private static let texts = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, EmbeddedFolder.programs.text(of: "\($0).txt")) })
}
