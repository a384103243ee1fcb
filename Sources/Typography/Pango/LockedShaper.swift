private import Synchronization

/// A shaper over one set of fonts, for one thread at a time, while no other is at any face (``FaceLock``).
final class LockedShaper: Sendable {
    /// Sound to hand on, because only one thread at a time has it.
    private struct Made: @unchecked Sendable {
        let shaper: Shaper
    }

    let fonts: FontSet
    /// Made when it is first needed, and again where Pango gave none.
    private let made: Mutex<Made?>

    init(_ fonts: FontSet) {
        self.fonts = fonts
        made = Mutex(nil)
    }

    /// Makes it now, and has it do `work`.
    func prepare(_ work: (Shaper) -> Void) throws(FontError) {
        var failure: FontError?
        FaceLock.alone {
            do throws(FontError) {
                let new = Made(shaper: try Shaper(fonts))
                work(new.shaper)
                made.withLock { $0 = new }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Runs `body` with it; nil where Pango gives none.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? {
        var result: Result?
        FaceLock.alone {
            let known = made.withLock { made in
                if made == nil { made = (try? Shaper(fonts)).map(Made.init) }
                return made
            }
            if let known { result = body(known.shaper) }
        }
        return result
    }
}
