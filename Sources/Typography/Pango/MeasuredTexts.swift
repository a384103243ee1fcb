private import Glibc

/// The texts that a thread measured last, in lines. An answer asks for the same text several times, in several widths,
/// and the next answer for many of them again: what is known costs neither a lock nor a copy.
///
/// Each text and style has one of four slots that its hash leads to; a newer one takes the place of the oldest. So
/// texts made to collide cost no more than texts never seen.
@safe final class MeasuredTexts {
    /// What is known of one text in one style.
    private final class Entry {
        let text: String
        let style: TextStyle
        /// The engine's number.
        let engine: Int
        /// In as few lines as its newlines allow.
        let natural: MeasuredText
        let naturalWidth: Double
        /// The text in a width that does not hold it.
        private struct Broken {
            let width: Double
            let maximumLines: Int?
            let text: MeasuredText

            func isFor(_ width: Double, _ maximumLines: Int?) -> Bool {
                self.width == width && self.maximumLines == maximumLines
            }
        }

        /// An answer asks for each text in the widths of two orientations at most.
        private var newest: Broken?
        private var second: Broken?
        /// What the entry takes, about.
        private(set) var bytes: Int

        init(_ text: String, _ style: TextStyle, engine: Int, natural: MeasuredText) {
            self.text = text
            self.style = style
            self.engine = engine
            self.natural = natural
            naturalWidth = natural.width
            bytes = 256 + text.utf8.count + MeasuredTexts.bytes(natural)
        }

        /// The text in a width; nil where it has to be broken first.
        func text(in width: Double, maximumLines: Int?) -> MeasuredText? {
            if naturalWidth <= LineBreaker.limit(width), natural.lines.count <= max(1, maximumLines ?? .max) {
                return natural
            }
            if let newest, newest.isFor(width, maximumLines) { return newest.text }
            if let second, second.isFor(width, maximumLines) { return second.text }
            return nil
        }

        /// Keeps the text in a width, and tells by how many bytes the entry grew.
        func keep(_ text: MeasuredText, in width: Double, maximumLines: Int?) -> Int {
            let growth = MeasuredTexts.bytes(text) - (second.map { MeasuredTexts.bytes($0.text) } ?? 0)
            second = newest
            newest = Broken(width: width, maximumLines: maximumLines, text: text)
            bytes += growth
            return growth
        }
    }

    /// Where an entry is found by its text's hash.
    private struct Slot {
        var hash: UInt64 = 0
        var entry: Entry?
    }

    private static let ways = 4
    /// A power of two.
    private static let sets = 128
    /// What the slots hold at most; behind that everything is forgotten.
    private static let mostBytes = 1 << 20

    /// By set and way. Pointers, because an access to a list of a class's is watched at run time.
    private let slots: UnsafeMutablePointer<Slot>
    private var bytes = 0
    /// The graphemes of the text set last.
    private var clusters = Clusters()
    /// The entry whose graphemes they are.
    private var current: Entry?

    private init() {
        unsafe slots = .allocate(capacity: MeasuredTexts.sets * MeasuredTexts.ways)
        unsafe slots.initialize(repeating: Slot(), count: MeasuredTexts.sets * MeasuredTexts.ways)
    }

    deinit {
        unsafe slots.deinitialize(count: MeasuredTexts.sets * MeasuredTexts.ways).deallocate()
    }

    // MARK: Threads

    /// What a thread knows goes when it ends.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let status = unsafe pthread_key_create(&key) { known in
            if let known = unsafe known { unsafe Unmanaged<MeasuredTexts>.fromOpaque(known).release() }
        }
        return status == 0 ? key : nil
    }()

    /// Hands out those of the thread that asks.
    static func ofThread<Result>(_ body: (MeasuredTexts) -> Result) -> Result {
        guard let key else { return body(MeasuredTexts()) }
        if let known = unsafe pthread_getspecific(key) {
            // The key holds them for as long as the thread lives.
            return unsafe Unmanaged<MeasuredTexts>.fromOpaque(known)._withUnsafeGuaranteedRef(body)
        }
        let texts = MeasuredTexts()
        // Released by the key when the thread ends.
        let kept = unsafe Unmanaged.passRetained(texts)
        if unsafe pthread_setspecific(key, kept.toOpaque()) != 0 { unsafe kept.release() }
        return body(texts)
    }

    // MARK: Measuring

    /// See ``TextMeasuring/measure``.
    func measure(
        _ text: String, style: TextStyle, width: Double, maximumLines: Int?, in engine: MeasuringEngine
    ) -> MeasuredText {
        guard let entry = entry(text, style, engine) else {
            // Pango gave what it takes at start and gives none now. The answer says that its widths are assumed.
            var measured = AdvanceTable().measure(text, style: style, width: width, maximumLines: maximumLines)
            measured.metrics = .assumed
            return measured
        }
        return self.text(entry, width: width, maximumLines: maximumLines, in: engine)
    }

    /// A known text in a width.
    private func text(
        _ entry: Entry, width: Double, maximumLines: Int?, in engine: MeasuringEngine
    ) -> MeasuredText {
        if let known = entry.text(in: width, maximumLines: maximumLines) { return known }
        if current !== entry {
            current = nil
            // What could be set before can be set again, but for want of memory.
            guard engine.set(entry.text, style: entry.style, into: &clusters) != nil else { return entry.natural }
            current = entry
        }
        let missed = MissedGlyphs(
            count: entry.natural.missingGlyphs, isBeyondFirst: entry.natural.usesScriptFonts)
        let measured = broken(
            entry.text, missed, style: entry.style, width: width, maximumLines: maximumLines, engine)
        bytes += entry.keep(measured, in: width, maximumLines: maximumLines)
        return measured
    }

    /// The current graphemes in lines.
    private func broken(
        _ text: String, _ missed: MissedGlyphs, style: TextStyle, width: Double, maximumLines: Int?,
        _ engine: MeasuringEngine
    ) -> MeasuredText {
        var measured = MeasuredText(
            breaking: text, into: clusters, width: width, maximumLines: maximumLines,
            metrics: missed.count == 0 ? .measured : .assumed, missingGlyphs: missed.count, style: style
        ) { engine.width(of: $0, style: style) }
        measured.usesScriptFonts = missed.isBeyondFirst
        return measured
    }

    // MARK: Slots

    /// What is known of a text; nil where nothing can set it.
    private func entry(_ text: String, _ style: TextStyle, _ engine: MeasuringEngine) -> Entry? {
        let hash = MeasuredTexts.hash(text, style)
        return known(text, style, hash, engine) ?? entered(text, style, hash, engine)
    }

    private func known(_ text: String, _ style: TextStyle, _ hash: UInt64, _ engine: MeasuringEngine) -> Entry? {
        let set = unsafe slots + MeasuredTexts.firstSlot(hash)
        for way in 0..<MeasuredTexts.ways where unsafe set[way].hash == hash {
            if let entry = unsafe set[way].entry, entry.engine == engine.number, entry.style == style,
                entry.text == text
            {
                return entry
            }
        }
        return nil
    }

    /// An entry for a text that has none; nil where nothing can set it.
    private func entered(_ text: String, _ style: TextStyle, _ hash: UInt64, _ engine: MeasuringEngine) -> Entry? {
        current = nil
        guard let missed = engine.set(text, style: style, into: &clusters) else { return nil }
        let natural = broken(text, missed, style: style, width: .infinity, maximumLines: nil, engine)
        let entry = Entry(text, style, engine: engine.number, natural: natural)
        current = entry
        if bytes + entry.bytes > MeasuredTexts.mostBytes { forget() }
        let first = unsafe slots + MeasuredTexts.firstSlot(hash)
        let last = MeasuredTexts.ways - 1
        bytes += entry.bytes - (unsafe first[last].entry?.bytes ?? 0)
        for way in stride(from: last, to: 0, by: -1) { unsafe first[way] = first[way - 1] }
        unsafe first[0] = Slot(hash: hash, entry: entry)
        return entry
    }

    private func forget() {
        for index in 0..<MeasuredTexts.sets * MeasuredTexts.ways { unsafe slots[index] = Slot() }
        bytes = 0
    }

    private static func firstSlot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (sets - 1) * ways }

    /// What a measured text takes beside the text itself, in bytes, at most.
    private static func bytes(_ text: MeasuredText) -> Int {
        text.lines.reduce(128) { $0 + 64 + $1.text.utf8.count }
    }

    /// A number for the text in its style; not made to stand against those who look for two texts with the same.
    private static func hash(_ text: String, _ style: TextStyle) -> UInt64 {
        let bytes = unsafe text.utf8Span.span.bytes
        let count = bytes.byteCount
        var hash = style.size.bitPattern ^ UInt64(count) << 8 ^ UInt64(style.weight.index)
        var offset = 0
        while offset + 8 <= count {
            let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = mixed(hash ^ word)
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < count {
            let byte = unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
            rest = rest << 8 | UInt64(byte)
            offset += 1
        }
        return mixed(hash ^ rest)
    }

    /// Both halves of a product with the golden ratio's bits.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
