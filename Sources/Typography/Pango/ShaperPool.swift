private import Synchronization

/// Shapers over one set of fonts, handed out to one thread at a time, while no other is at work (``FaceLock``).
final class ShaperPool: Sendable {
    /// A shaper that nobody uses. Sound to hand on, because only one thread at a time takes it from the pool.
    private struct Idle: @unchecked Sendable {
        let shaper: Shaper
    }

    let fonts: FontSet
    /// At most as many as were in use at once.
    private let idle: Mutex<[Idle]>

    init(_ fonts: FontSet) {
        self.fonts = fonts
        idle = Mutex([])
    }

    /// Makes so many shapers ready, each of which does `work` first.
    func fill(_ count: Int, _ work: (Shaper) -> Void) throws(FontError) {
        var failure: FontError?
        for _ in 0..<count {
            FaceLock.alone {
                do throws(FontError) {
                    let new = Idle(shaper: try Shaper(fonts))
                    work(new.shaper)
                    idle.withLock { $0.append(new) }
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
        }
    }

    /// Runs `body` with a shaper that nobody else uses; nil where Pango gives none.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? {
        var result: Result?
        FaceLock.alone {
            guard let taken = idle.withLock({ $0.popLast() }) ?? made() else { return }
            defer { idle.withLock { $0.append(taken) } }
            result = body(taken.shaper)
        }
        return result
    }

    private func made() -> Idle? { (try? Shaper(fonts)).map(Idle.init) }
}
