private import Glibc

/// A thread's cache of the texts that it measured recently, broken into lines. One answer measures the same text
/// several times, in several widths, and the next answer often measures it again. A cached text needs neither a lock
/// nor a copy.
///
/// Each combination of text and style has four possible slots, determined by its hash; if all are taken, the newest
/// entry replaces the oldest. So texts that are constructed to have the same hash cost no more than new texts.
@safe final class MeasuredTexts {
    /// What is known about one text in one style.
    private final class Entry {
        let text: String
        let style: TextStyle
        /// The number of the engine; see `MeasuringEngine.number`.
        let engine: Int
        /// The text broken at its newlines only.
        let natural: MeasuredText
        let naturalWidth: Double
        /// The text broken into lines for a width in which it does not fit.
        private struct Broken {
            let width: Double
            let maximumLines: Int?
            let text: MeasuredText

            func isFor(_ width: Double, _ maximumLines: Int?) -> Bool {
                self.width == width && self.maximumLines == maximumLines
            }
        }

        /// The results for the last two widths, since an answer measures each text for at most two orientations.
        private var newest: Broken?
        private var second: Broken?
        /// The approximate memory of the entry, in bytes.
        private(set) var bytes: Int

        init(_ text: String, _ style: TextStyle, engine: Int, natural: MeasuredText) {
            self.text = text
            self.style = style
            self.engine = engine
            self.natural = natural
            naturalWidth = natural.width
            bytes = 256 + text.utf8.count + MeasuredTexts.bytes(natural)
        }

        /// The text for a width, if it is cached; `nil` if it has to be broken into lines.
        func text(in width: Double, maximumLines: Int?) -> MeasuredText? {
            if naturalWidth <= LineBreaker.limit(width), natural.lines.count <= max(1, maximumLines ?? .max) {
                return natural
            }
            if let newest, newest.isFor(width, maximumLines) { return newest.text }
            if let second, second.isFor(width, maximumLines) { return second.text }
            return nil
        }

        /// Caches the text for a width, and returns by how many bytes the entry grew.
        func keep(_ text: MeasuredText, in width: Double, maximumLines: Int?) -> Int {
            let growth = MeasuredTexts.bytes(text) - (second.map { MeasuredTexts.bytes($0.text) } ?? 0)
            second = newest
            newest = Broken(width: width, maximumLines: maximumLines, text: text)
            bytes += growth
            return growth
        }
    }

    /// A slot, which is found by the hash of a text.
    private struct Slot {
        var hash: UInt64 = 0
        var entry: Entry?
    }

    private static let ways = 4
    /// The number of sets of slots: a power of two.
    private static let sets = 128
    /// The most memory of all entries, in bytes. If it is exceeded, all entries are dropped.
    private static let mostBytes = 1 << 20

    /// The slots by set and position. They are behind a pointer, because accesses to an array in a class are checked at
    /// run time.
    private let slots: UnsafeMutablePointer<Slot>
    private var bytes = 0
    /// The graphemes of the text that was measured last, so that it can be broken again.
    private var clusters = Clusters()
    /// The entry that `clusters` belong to.
    private var current: Entry?

    private init() {
        unsafe slots = .allocate(capacity: MeasuredTexts.sets * MeasuredTexts.ways)
        unsafe slots.initialize(repeating: Slot(), count: MeasuredTexts.sets * MeasuredTexts.ways)
    }

    deinit {
        unsafe slots.deinitialize(count: MeasuredTexts.sets * MeasuredTexts.ways).deallocate()
    }

    // MARK: Threads

    /// The key of the thread-specific value, which is released when its thread ends.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let status = unsafe pthread_key_create(&key) { known in
            if let known = unsafe known { unsafe Unmanaged<MeasuredTexts>.fromOpaque(known).release() }
        }
        return status == 0 ? key : nil
    }()

    /// Calls `body` with the cache of the current thread.
    static func ofThread<Result>(_ body: (MeasuredTexts) -> Result) -> Result {
        guard let key else { return body(MeasuredTexts()) }
        if let known = unsafe pthread_getspecific(key) {
            // The thread-specific value holds a reference until the thread ends.
            return unsafe Unmanaged<MeasuredTexts>.fromOpaque(known)._withUnsafeGuaranteedRef(body)
        }
        let texts = MeasuredTexts()
        // This reference is released when the thread ends.
        let retained = unsafe Unmanaged.passRetained(texts)
        if unsafe pthread_setspecific(key, retained.toOpaque()) != 0 { unsafe retained.release() }
        return body(texts)
    }

    // MARK: Measuring

    /// See ``TextMeasuring/measure``.
    func measure(
        _ text: String, style: TextStyle, width: Double, maximumLines: Int?, in engine: MeasuringEngine
    ) -> MeasuredText {
        guard let entry = entry(text, style, engine) else {
            // Pango worked at the start but fails now, so the answer uses the table, and its widths are marked as
            // assumed.
            var measured = AdvanceTable().measure(text, style: style, width: width, maximumLines: maximumLines)
            measured.metrics = .assumed
            return measured
        }
        return self.text(entry, width: width, maximumLines: maximumLines, in: engine)
    }

    /// Returns a cached text for a width.
    private func text(_ entry: Entry, width: Double, maximumLines: Int?, in engine: MeasuringEngine) -> MeasuredText {
        if let known = entry.text(in: width, maximumLines: maximumLines) { return known }
        if current !== entry {
            current = nil
            // This text was measured before, so this can only fail if memory runs out.
            guard engine.set(entry.text, style: entry.style, into: &clusters) != nil else { return entry.natural }
            current = entry
        }
        let missed = MissedGlyphs(count: entry.natural.missingGlyphs, isBeyondFirst: entry.natural.usesScriptFonts)
        let measured = broken(entry.text, missed, style: entry.style, width: width, maximumLines: maximumLines, engine)
        bytes += entry.keep(measured, in: width, maximumLines: maximumLines)
        return measured
    }

    /// Breaks the current graphemes into lines.
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

    /// Finds or makes the entry of a text; `nil` if the engine cannot measure it.
    private func entry(_ text: String, _ style: TextStyle, _ engine: MeasuringEngine) -> Entry? {
        let hash = MeasuredTexts.hash(text, style)
        return known(text, style, hash, engine) ?? entered(text, style, hash, engine)
    }

    private func known(_ text: String, _ style: TextStyle, _ hash: UInt64, _ engine: MeasuringEngine) -> Entry? {
        let set = unsafe slots + MeasuredTexts.firstSlot(hash)
        for way in 0..<MeasuredTexts.ways where unsafe set[way].hash == hash {
            if let entry = unsafe set[way].entry, entry.engine == engine.number, entry.style == style,
                entry.text.isSpelt(as: text)
            {
                return entry
            }
        }
        return nil
    }

    /// Makes the entry of a text that has none; `nil` if the engine cannot measure it.
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

    /// The most memory that a measured text takes in addition to the text itself, in bytes.
    private static func bytes(_ text: MeasuredText) -> Int {
        text.lines.reduce(128) { $0 + 64 + $1.text.utf8.count }
    }

    /// A hash of a text and its style. It does not resist deliberate collisions.
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

    /// Multiplies by the bits of the golden ratio, and combines both halves of the product.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
