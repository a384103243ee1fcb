import Boxes
import CPango

/// Pango, used by one thread at a time: a font map with a context for each weight, and the texts that it shaped last.
///
/// Pango is only used for the font and the direction of each piece of a text (itemizing), the advances of its glyphs
/// (shaping), and the positions where lines may begin (breaking). Lines are made by `LineBreaker`. So a text is shaped
/// only once for all widths, and characters without a glyph get their widths from the table.
///
/// Its pointers are created in `init` and freed in `deinit`, and none is passed out of this class.
@safe final class Shaper {
    /// The size at which everything is shaped, in points. Without hinting, advances are proportional to the size. At
    /// this size, Pango's unit of 1/1024 pt is about a millionth of an em.
    static let size = 1000.0
    /// Pango's unit, in em.
    static let unit = 1 / (size * Double(PANGO_SCALE))

    /// Held so that the configuration lives as long as the font map that points to it.
    let fonts: FontSet
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    /// The Pango contexts by weight, the lightest first.
    let contexts: [OpaquePointer]
    /// The glyphs of the current item.
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// A language that is no language. Without it, Pango would derive a language for each script from the environment,
    /// and glyphs and breaks would differ between machines. It is never freed, because languages belong to Pango.
    private let language: OpaquePointer?
    private var recent = RecentTexts()
    /// The advance of a space in the first font, in em, by weight, the lightest first.
    private(set) var spaces: [Double] = []

    /// The current text in UTF-8, with control characters replaced and a terminating zero.
    private var bytes: [UInt8] = []
    /// For each byte, the glyphs that start there, as found by shaping.
    private var found: [Found] = []
    /// Pango's attributes of each scalar's boundaries, which include the words of the Thai dictionary.
    private var attributes: [PangoLogAttr] = []
    /// The same attributes by the rules of UAX #14 alone, without a dictionary.
    private var rules: [PangoLogAttr] = []

    /// What is known about the glyphs that belong to a byte of the text.
    private struct Found {
        /// The sum of their advances, in 1/1024 of a point at `size`.
        var advance = 0
        var isStart = false
        var isMissing = false
        var isLatinFont = false
        var isColored = false
    }

    // MARK: Making and freeing

    /// - Complexity: Under a millisecond; the first text of a script takes a few more.
    init(_ fonts: FontSet) throws(FontError) {
        guard let map = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let glyphs = unsafe pango_glyph_string_new()
        else { throw FontError(file: "pango", reason: "It gave no font map.") }
        self.fonts = fonts
        unsafe fontMap = map
        unsafe self.glyphs = unsafe glyphs
        let language = unsafe pango_language_from_string("und")
        unsafe self.language = unsafe language
        unsafe pango_fc_font_map_set_config(OpaquePointer(map), fonts.configuration)
        unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        let options = unsafe cairo_font_options_create()
        defer { unsafe cairo_font_options_destroy(options) }
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe contexts = TextStyle.Weight.allCases.compactMap { weight in
            guard let context = unsafe pango_font_map_create_context(map) else { return nil }
            let description = unsafe pango_font_description_new()
            defer { unsafe pango_font_description_free(description) }
            unsafe pango_font_description_set_family(description, fonts.families)
            unsafe pango_font_description_set_weight(description, weight.pango)
            unsafe pango_font_description_set_absolute_size(description, Shaper.size * Double(PANGO_SCALE))
            unsafe pango_context_set_font_description(context, description)
            unsafe pango_context_set_language(context, language)
            unsafe pango_context_set_round_glyph_positions(context, 0)
            unsafe pango_cairo_context_set_font_options(context, options)
            return unsafe context
        }
        spaces = TextStyle.Weight.allCases.map { shape(" ", weight: $0).graphemes.first?.advance ?? 0 }
    }

    deinit {
        FaceLock.alone {
            unsafe contexts.forEach { unsafe g_object_unref(UnsafeMutableRawPointer($0)) }
            unsafe pango_glyph_string_free(glyphs)
            unsafe g_object_unref(fontMap)
        }
    }

    // MARK: Shaping

    /// Returns `text` shaped, from the cache if it was requested recently.
    func shaped(_ text: String, weight: TextStyle.Weight) -> ShapedText {
        recent.text(text, weight: weight) { shape(text, weight: weight) }
    }

    private func shape(_ text: String, weight: TextStyle.Weight) -> ShapedText {
        var graphemes = take(text)
        markOpportunities(in: &graphemes)
        // Each paragraph has its own direction: that of its first letter that has one.
        let count = bytes.count - 1
        var start = 0
        for index in graphemes.indices where graphemes[index].kind == .newline {
            shape(start..<graphemes[index].offset, weight: weight)
            start = index + 1 < graphemes.count ? graphemes[index + 1].offset : count
        }
        shape(start..<count, weight: weight)
        let missing = setAdvances(&graphemes, of: text)
        setSpaces(&graphemes, weight: weight)
        return ShapedText(graphemes: graphemes, missingGlyphs: missing)
    }

    /// Makes `text` the current text, and returns its graphemes. Their advances are set later.
    private func take(_ text: String) -> [ShapedText.Grapheme] {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: text.utf8)
        var graphemes: [ShapedText.Grapheme] = []
        var isASCII = true
        for index in bytes.indices {
            let byte = bytes[index]
            if byte >= 0x80 || byte == 0x0D { isASCII = false }
            // Pango would take a zero for the end of the text. Control characters get no width later (`setAdvances`),
            // so any letter with as many bytes can replace one here. A tab becomes a space.
            if byte == 0x09 {
                bytes[index] = 0x20
            } else if byte == 0x7F || byte < 0x0A || byte > 0x0D && byte < 0x20 {
                bytes[index] = 0x78
            }
        }
        graphemes.reserveCapacity(bytes.count)
        func add(_ kind: Cluster.Kind, at offset: Int) {
            graphemes.append(
                ShapedText.Grapheme(advance: 0, offset: offset, kind: kind, mayBeginLine: false, tracking: .none))
        }
        if isASCII {
            for offset in bytes.indices { add(ScalarTraits.kind(of: UInt32(bytes[offset])), at: offset) }
        } else {
            var offset = 0
            for character in text {
                add(ScalarTraits.kind(of: character), at: offset)
                if let first = character.unicodeScalars.first, ScalarTraits.isJoining(first.value) {
                    graphemes[graphemes.count - 1].isJoining = true
                }
                offset += character.utf8.count
            }
        }
        found.removeAll(keepingCapacity: true)
        found.append(contentsOf: repeatElement(Found(), count: bytes.count))
        bytes.append(0)
        return graphemes
    }

    /// Finds where lines may begin: by the rules of UAX #14 for all scripts, by a dictionary inside Thai words, and by
    /// syllables for Lao, Khmer and Burmese.
    ///
    /// Pango also uses the dictionary for signs and digits next to Thai. Its answer is used only between two characters
    /// of the class SA; for all others, the rules apply.
    private func markOpportunities(in graphemes: inout [ShapedText.Grapheme]) {
        let count = bytes.count - 1
        guard count > 0 else { return }
        let scalars = bytes.dropLast().count { $0 & 0xC0 != 0x80 }
        func ask(
            _ attributes: inout [PangoLogAttr],
            _ body: (UnsafePointer<CChar>?, UnsafeMutablePointer<PangoLogAttr>?) -> Void
        ) {
            attributes.removeAll(keepingCapacity: true)
            attributes.append(contentsOf: repeatElement(PangoLogAttr(), count: scalars + 1))
            unsafe bytes.withUnsafeBytes { text in
                unsafe attributes.withUnsafeMutableBufferPointer { attributes in
                    unsafe body(text.bindMemory(to: CChar.self).baseAddress, attributes.baseAddress)
                }
            }
        }
        unsafe ask(&attributes) { text, attributes in
            unsafe pango_get_log_attrs(text, Int32(count), -1, language, attributes, Int32(scalars + 1))
        }
        // Thai is U+0E00 to U+0E7F.
        let hasThai = bytes.indices.contains { bytes[$0] == 0xE0 && (bytes[$0 + 1] == 0xB8 || bytes[$0 + 1] == 0xB9) }
        if hasThai {
            unsafe ask(&rules) { text, attributes in
                unsafe pango_default_break(text, Int32(count), nil, attributes, Int32(scalars + 1))
            }
        }
        var scalar = 0
        var offset = 0
        let text = bytes
        let view = text.span
        for index in graphemes.indices {
            while offset < graphemes[index].offset {
                offset += 1
                if view[offset] & 0xC0 != 0x80 { scalar += 1 }
            }
            let isBreak =
                attributes[scalar].is_line_break != 0
                && (!hasThai || rules[scalar].is_line_break != 0 || SyllableBreaks.isInsideThai(offset, in: view))
            graphemes[index].mayBeginLine = isBreak || SyllableBreaks.mayBegin(at: offset, in: view)
        }
    }

    /// Finds fonts, glyphs and advances for a part of the text without a newline.
    private func shape(_ range: Range<Int>, weight: TextStyle.Weight) {
        guard !range.isEmpty else { return }
        unsafe bytes.withUnsafeBytes { text in
            guard let base = unsafe text.bindMemory(to: CChar.self).baseAddress else { return }
            let paragraph = unsafe base + range.lowerBound
            let length = Int32(range.count)
            // The direction is weak: the first letter with a direction decides. The list and its items are freed here.
            let items = unsafe pango_itemize_with_base_dir(
                contexts[weight.index], PANGO_DIRECTION_WEAK_LTR, paragraph, 0, length, nil, nil)
            defer {
                unsafe g_list_free_full(items) { unsafe pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
            }
            var next = unsafe items
            while let node = unsafe next {
                if let item = unsafe node.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
                    let offset = Int(unsafe item.pointee.offset)
                    unsafe pango_shape_full(
                        paragraph + offset, item.pointee.length, paragraph, length, &item.pointee.analysis, glyphs)
                    unsafe collect(at: range.lowerBound + offset, font: item.pointee.analysis.font)
                }
                unsafe next = unsafe node.pointee.next
            }
        }
    }

    /// Stores the current glyphs, which belong to the item that starts at `offset`, at the bytes that they represent.
    private func collect(at offset: Int, font: UnsafeMutablePointer<PangoFont>?) {
        let (isLatinFont, isColored) = unsafe traits(of: font)
        for index in 0..<Int(unsafe glyphs.pointee.num_glyphs) {
            let glyph = unsafe glyphs.pointee.glyphs[index]
            let start = offset + Int(unsafe glyphs.pointee.log_clusters[index])
            guard found.indices.contains(start) else { continue }
            found[start].isStart = true
            found[start].advance += Int(glyph.geometry.width)
            // PANGO_GLYPH_UNKNOWN_FLAG is set: the font has no such glyph.
            if glyph.glyph & 0x1000_0000 != 0 { found[start].isMissing = true }
            found[start].isLatinFont = isLatinFont
            found[start].isColored = isColored
        }
    }

    func traits(of font: UnsafeMutablePointer<PangoFont>?) -> (isLatinFont: Bool, isColored: Bool) {
        guard let font = unsafe font,
            let pattern = unsafe pango_fc_font_get_pattern(
                UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        else { return (false, false) }
        var isColored: FcBool = 0
        unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
        var isLatinFont = false
        var name: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        // A font with several styles has several names.
        while !isLatinFont, unsafe FcPatternGetString(pattern, FC_FAMILY, index, &name) == FcResultMatch {
            if let name = unsafe name {
                isLatinFont = unsafe String(cString: name) == fonts.typeface.family.rawValue
            }
            index += 1
        }
        return (isLatinFont, isColored != 0)
    }

    // MARK: Advances

    /// Sets the advance of each grapheme to the sum found at its bytes, or to the table's. Returns how many have no
    /// glyph.
    private func setAdvances(_ graphemes: inout [ShapedText.Grapheme], of text: String) -> Int {
        let count = bytes.count - 1
        var missing = 0
        // Graphemes that share a glyph, such as lam and alef, also share its advance equally.
        var group = 0
        for index in graphemes.indices {
            let start = graphemes[index].offset
            let end = index + 1 < graphemes.count ? graphemes[index + 1].offset : count
            guard graphemes[index].kind != .newline else {
                group = index + 1
                continue
            }
            var advance = 0
            var isStart = false
            var isMissing = false
            var isColored = false
            var isLatinFont = false
            for byte in start..<end where found[byte].isStart {
                isStart = true
                advance += found[byte].advance
                isMissing = isMissing || found[byte].isMissing
                isColored = isColored || found[byte].isColored
                isLatinFont = isLatinFont || found[byte].isLatinFont
            }
            if isStart {
                group = index
                graphemes[index].advance = max(0, Double(advance) * Shaper.unit)
                graphemes[index].tracking = isLatinFont && advance > 0 ? Tracking.Class(of: scalar(at: start)) : .none
            } else if group < index {
                let sharing = Double(index - group)
                let share = graphemes[group].advance * sharing / (sharing + 1)
                for member in group...index {
                    graphemes[member].advance = share
                    graphemes[member].tracking = graphemes[group].tracking
                }
            }
            // An emoji takes three bytes at least; a keycap's follow its digit.
            let mayBeControl = bytes[start] == 0x78
            guard isMissing || mayBeControl || end - start >= 3 else { continue }
            let character = Shaper.character(of: text, start..<end)
            if isMissing || mayBeControl, ScalarTraits.isInvisible(character) {
                graphemes[index].advance = 0
                graphemes[index].tracking = .none
            } else if isMissing || !isColored && ScalarTraits.isEmoji(character) {
                missing += 1
                graphemes[index].advance = ScalarTraits.assumedAdvance(of: character)
                graphemes[index].tracking = .none
            }
        }
        return missing
    }

    /// Makes spaces as wide as those of the first font, whatever is next to them. Browsers use the first font that has
    /// a space, whereas Pango uses the font of the preceding word.
    private func setSpaces(_ graphemes: inout [ShapedText.Grapheme], weight: TextStyle.Weight) {
        guard weight.index < spaces.count else { return }
        for index in graphemes.indices where graphemes[index].tracking == .none && graphemes[index].advance > 0 {
            let offset = graphemes[index].offset
            let end = index + 1 < graphemes.count ? graphemes[index + 1].offset : bytes.count - 1
            let isSpace = end - offset == 1 && bytes[offset] == 0x20
            // This is the no-break space.
            let isFixed = end - offset == 2 && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xA0
            if isSpace || isFixed { graphemes[index].advance = spaces[weight.index] }
        }
    }

    /// The scalar at an offset of the current text. It is 0 above U+FFFF, because none of the first fonts has glyphs
    /// there.
    private func scalar(at offset: Int) -> UInt32 {
        let bytes = bytes
        return PlainShaper.scalar(in: bytes.span, at: offset).scalar
    }

    private static func character(of text: String, _ range: Range<Int>) -> Character {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(start, offsetBy: range.count)
        return text[start..<end].first ?? " "
    }
}

extension TextStyle.Weight {
    /// The position in the list of weights, the lightest first.
    var index: Int { caseIndex(of: self) }

    fileprivate var pango: PangoWeight {
        switch self {
        case .regular: PANGO_WEIGHT_NORMAL
        case .medium: PANGO_WEIGHT_MEDIUM
        case .semibold: PANGO_WEIGHT_SEMIBOLD
        case .bold: PANGO_WEIGHT_BOLD
        }
    }
}
