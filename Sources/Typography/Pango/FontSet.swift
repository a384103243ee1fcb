private import CPango
internal import Synchronization

/// The fonts in which text is measured: a fontconfig configuration that names each file, and includes none of the
/// machine's fonts. It is immutable and shared by all threads.
///
/// Unchecked: fontconfig counts references atomically, and the configuration does not change after `init`.
@safe final class FontSet: @unchecked Sendable {
    /// Identifies all fonts in which texts may be measured: the first twelve digits of a SHA-256, computed over the
    /// digests of the built-in fonts and the owner's, in order.
    let id: String
    /// The families in the order in which they are searched for a glyph, in Pango's list syntax.
    let families: String
    /// Owned; released in `deinit`.
    let configuration: OpaquePointer
    /// The files stay open because fontconfig reads fonts by their paths only when they are first needed.
    private let files: [FontFile]

    /// The typeface of Latin letters.
    let typeface: Typeface

    /// Makes the set that most texts need: the fonts that are searched first, followed by the owner's.
    ///
    /// - Parameter directory: The directory of the owner's fonts; `nil` for none.
    convenience init(ownFontsIn directory: String? = nil) throws(FontError) {
        let own = if let directory { try FontFile.all(in: directory) } else { [] as [FontFile] }
        let digests = PinnedFont.all.map(\.digest) + own.map(\.digest)
        let text = digests.map { $0 + "\n" }.joined()
        try self.init(
            FontFile.first.get() + own, .sanFrancisco, id: String(SHA256.hex(of: Array(text.utf8).span).prefix(12)))
    }

    /// Returns these fonts, followed by the built-in ones of all other scripts.
    func withScripts() throws(FontError) -> FontSet { try FontSet(files + FontFile.ofScripts.get(), typeface, id: id) }

    /// Returns the fonts of another typeface, with these after them as fallback.
    func beneath(_ typeface: Typeface) throws(FontError) -> FontSet {
        // Both typefaces may belong to the same family, whose files are already in the set.
        let own = typeface.family == self.typeface.family ? [] : try FontFile.all(of: typeface)
        return try FontSet(own + files, typeface, id: id)
    }

    private init(_ files: [FontFile], _ typeface: Typeface, id: String) throws(FontError) {
        if !FontSet.isGuest.load(ordering: .relaxed) { _ = FontSet.machineIsShutOut }
        guard let configuration = unsafe FcConfigCreate() else {
            throw FontError(file: "fontconfig", reason: "It gave no configuration.")
        }
        // Fontconfig need not look for changes of the files: an open file stays as it is.
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

    /// Whether the engine runs as a library inside another program's process.
    static let isGuest = Atomic(false)

    /// Replaces fontconfig's default configuration, which would contain the machine's fonts, by one without fonts.
    private static let machineIsShutOut: Bool = {
        guard let nothing = unsafe FcConfigCreate() else { return false }
        defer { unsafe FcConfigDestroy(nothing) }
        unsafe FcConfigSetRescanInterval(nothing, 0)
        return unsafe FcConfigSetCurrent(nothing) != 0
    }()

    deinit { unsafe FcConfigDestroy(configuration) }

    /// Adds the files, and the rules that they need; returns the families in Pango's list syntax.
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
        // Colour fonts are used for emoji only, although they contain digits as well.
        let plain = families.filter { !colored.contains($0) }
        guard unsafe FcConfigParseAndLoadFromMemory(configuration, rules(emoji: colored + plain), 1) != 0 else {
            throw FontError(file: "fontconfig", reason: "It refused the rules for emoji.")
        }
        return plain.joined(separator: ",")
    }

    /// The families of the faces that were added from number `start` on, with the family's main name first.
    private static func faces(of configuration: OpaquePointer, from start: Int) -> [(family: String, isColored: Bool)] {
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

    /// The rules that fontconfig needs in addition to the files. Pango requests a family called `emoji`, which must
    /// lead to the colour fonts. A bitmap font has only one size, so its advances have to be scaled to the requested
    /// size.
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
