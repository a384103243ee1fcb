private import Synchronization

/// A shaper for one set of fonts. Only one thread at a time uses it, and no other thread uses any face meanwhile
/// (``FaceLock``).
final class LockedShaper: Sendable {
    /// Safe to send, because only one thread at a time uses it.
    private struct Made: @unchecked Sendable {
        let shaper: Shaper
    }

    let fonts: FontSet
    /// The shaper. It is made when it is first needed, and again if Pango failed to make it.
    private let made: Mutex<Made?>

    init(_ fonts: FontSet) {
        self.fonts = fonts
        made = Mutex(nil)
    }

    /// Makes the shaper now, and calls `work` with it.
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

    /// Calls `body` with the shaper and returns its result; `nil` if Pango cannot make a shaper.
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
