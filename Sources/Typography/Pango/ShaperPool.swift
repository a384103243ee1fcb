private import Synchronization

/// Shapers over one set of fonts, handed out to one thread at a time.
final class ShaperPool: Sendable {
    /// A shaper that nobody uses. Sound to hand on, because only one thread at a time takes it from the pool.
    private struct Idle: @unchecked Sendable {
        let shaper: Shaper
    }

    let fonts: FontSet
    /// At most as many as were in use at once.
    private let idle: Mutex<[Idle]>

    /// - Parameter warm: Shapers that are ready.
    init(_ fonts: FontSet, warm: sending [Shaper] = []) {
        self.fonts = fonts
        idle = Mutex(warm.map(Idle.init))
    }

    /// Runs `body` with a shaper that nobody else uses; nil where Pango gives none.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? {
        guard let taken = idle.withLock({ $0.popLast() }) ?? made() else { return nil }
        defer { idle.withLock { $0.append(taken) } }
        return body(taken.shaper)
    }

    private func made() -> Idle? { (try? Shaper(fonts)).map(Idle.init) }
}
