private import CPango
internal import Synchronization

/// The fonts in which text is measured, and nothing of the machine's own: a configuration of fontconfig that names each
/// file. Made once, never changed, shared by all threads.
///
/// Unchecked: fontconfig counts references with atomic operations, and nobody changes the configuration after `init`.
@safe final class FontSet: @unchecked Sendable {
    /// Short name of all fonts that texts may be measured in: the first twelve digits of the SHA-256 over the digests
    /// of those in the program and of own ones, in their order.
    let id: String
    /// The families in the order in which they are asked for a glyph, as Pango reads a list.
    let families: String
    /// Owned; given back in `deinit`.
    let configuration: OpaquePointer
    /// Open, because fonts are read by their paths when they are first needed.
    private let files: [FontFile]

    /// The typeface of Latin letters.
    let typeface: Typeface

    /// The fonts that are asked first, and own ones after them: what most texts need.
    ///
    /// - Parameter directory: Where own fonts are; nil for none.
    convenience init(ownFontsIn directory: String? = nil) throws(FontError) {
        let own = if let directory { try FontFile.all(in: directory) } else { [] as [FontFile] }
        let digests = PinnedFont.all.map(\.digest) + own.map(\.digest)
        let text = digests.map { $0 + "\n" }.joined()
        try self.init(
            FontFile.first.get() + own, .sanFrancisco, id: String(SHA256.hex(of: Array(text.utf8).span).prefix(12)))
    }

    /// These fonts, and behind them those of all other scripts in the program.
    func withScripts() throws(FontError) -> FontSet { try FontSet(files + FontFile.ofScripts.get(), typeface, id: id) }

    /// Another typeface, and behind it the same fonts.
    func beneath(_ typeface: Typeface) throws(FontError) -> FontSet {
        // The same family under another name is there already.
        let own = typeface.family == self.typeface.family ? [] : try FontFile.all(of: typeface)
        return try FontSet(own + files, typeface, id: id)
    }

    private init(_ files: [FontFile], _ typeface: Typeface, id: String) throws(FontError) {
        if !FontSet.isGuest.load(ordering: .relaxed) { _ = FontSet.machineIsShutOut }
        guard let configuration = unsafe FcConfigCreate() else {
            throw FontError(file: "fontconfig", reason: "It gave no configuration.")
        }
        // No look at files again: what was opened stays as it is.
        unsafe FcConfigSetRescanInterval(configuration, 0)
        let families: String
        do throws(FontError) {
            families = try unsafe FontSet.add(files, to: configuration)
        } catch {
            unsafe FcConfigDestroy(configuration)
            throw error
        }
        self.id = id
        self.typeface = typeface
        self.families = families
        self.files = files
        unsafe self.configuration = unsafe configuration
    }

    /// Whether the process is somebody else's.
    static let isGuest = Atomic(false)

    /// Whatever asks fontconfig without naming a configuration gets one without fonts, not the machine's.
    private static let machineIsShutOut: Bool = {
        guard let nothing = unsafe FcConfigCreate() else { return false }
        defer { unsafe FcConfigDestroy(nothing) }
        unsafe FcConfigSetRescanInterval(nothing, 0)
        return unsafe FcConfigSetCurrent(nothing) != 0
    }()

    deinit { unsafe FcConfigDestroy(configuration) }

    /// Makes the files known, and the rules that they need; returns the families as Pango reads a list.
    private static func add(_ files: [FontFile], to configuration: OpaquePointer) throws(FontError) -> String {
        var known = 0
        var families: [String] = []
        var colored: [String] = []
        for file in files {
            unsafe FcConfigAppFontAddFile(configuration, file.path)
            let faces = unsafe faces(of: configuration, from: known)
            guard !faces.isEmpty else {
                throw FontError(file: file.name, reason: "The file holds no font that can be used.")
            }
            known += faces.count
            for face in faces {
                if !families.contains(face.family) { families.append(face.family) }
                if face.isColored, !colored.contains(face.family) { colored.append(face.family) }
            }
        }
        // A font in colour is asked for emoji alone: it has digits as well.
        let plain = families.filter { !colored.contains($0) }
        guard unsafe FcConfigParseAndLoadFromMemory(configuration, rules(emoji: colored + plain), 1) != 0 else {
            throw FontError(file: "fontconfig", reason: "It refused the rules for emoji.")
        }
        return plain.joined(separator: ",")
    }

    /// Names of the faces that were added as number `start` and after, a family's own name first.
    private static func faces(
        of configuration: OpaquePointer, from start: Int
    ) -> [(family: String, isColored: Bool)] {
        guard let set = unsafe FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
        return (start..<max(start, Int(unsafe set.pointee.nfont))).compactMap { index in
            guard let pattern = unsafe set.pointee.fonts[index] else { return nil }
            var name: UnsafeMutablePointer<FcChar8>?
            guard unsafe FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name = unsafe name
            else { return nil }
            var isColored: FcBool = 0
            unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
            return (unsafe String(cString: name), isColored != 0)
        }
    }

    /// What fontconfig has to know beyond the files. Pango asks for the family `emoji` by itself; and a font of
    /// pictures has one size, so its advances have to be scaled to the size asked for.
    private static func rules(emoji families: [String]) -> String {
        let names = families.map { "<family>\(escaped($0))</family>" }.joined()
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <alias binding="strong"><family>emoji</family><prefer>\(names)</prefer></alias>
              <match target="font">
                <test name="outline"><bool>false</bool></test>
                <edit name="matrix" mode="assign">
                  <times>
                    <name>matrix</name>
                    <matrix>
                      <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
                      <double>0</double>
                      <double>0</double>
                      <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
                    </matrix>
                  </times>
                </edit>
              </match>
            </fontconfig>
            """
    }

    private static func escaped(_ name: String) -> String {
        var text = ""
        for character in name {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
        return text
    }
}
