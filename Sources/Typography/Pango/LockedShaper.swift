private import Synchronization

/// A shaper with one set of fonts, used by one thread at a time, while no other thread uses any face (``FaceLock``).
final class LockedShaper: Sendable {
    /// Safe to send, because only one thread at a time uses it.
    private struct Made: @unchecked Sendable {
        let shaper: Shaper
    }

    let fonts: FontSet
    /// The shaper, made when it is first needed, and again if Pango failed to make one.
    private let made: Mutex<Made?>

    init(_ fonts: FontSet) {
        self.fonts = fonts
        made = Mutex(nil)
    }

    /// Makes the shaper now, and runs `work` with it.
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

    /// Runs `body` with the shaper; `nil` if Pango cannot make one.
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
