import Jobs
import JSONText
import Wire

extension ProblemDetails {
    /// Throws if the current job had to end early, which makes the thread's result invalid.
    ///
    /// - Parameters:
    ///   - advice: Advice for an answer that would be too large, as a sentence.
    ///   - onWork: Advice for one that would take too many layers; `nil` for the usual advice.
    static func checkWork(advice: String, onWork: String? = nil) throws(ProblemDetails) {
        guard JobBudget.wasOver, let job = JobBudget.current else { return }
        switch job.ending {
        case .asksTooMuch(.bytes): throw .answerTooLarge(limit: job.limits[.bytes], advice: advice)
        case .asksTooMuch(.layers): throw .asksTooMuch(.layers, limit: job.limits[.layers], advice: onWork)
        case .asksTooMuch(let product): throw .asksTooMuch(product, limit: job.limits[product])
        case .tookTooLong: throw .workTooLong(limit: job.seconds ?? 0)
        // Nobody reads this answer.
        case .isCancelled: throw .stopping
        case nil: return
        }
    }

    /// The problem of an answer that takes more processor time than the limit.
    ///
    /// - Parameter limit: The processor time, in seconds.
    static func workTooLong(limit: Double) -> ProblemDetails { ProblemDetails(.workTooLong, limit.shortText) }

    /// The problem of one of many results that would take more work than allowed.
    static var resultTooLong: ProblemDetails { ProblemDetails(.resultTooLong) }

    /// The problem of an answer that would need more of `product` than the limit.
    ///
    /// - Parameter own: What to request instead of too many layers, as a sentence; `nil` for the usual advice.
    static func asksTooMuch(_ product: WorkProduct, limit: Int, advice own: String? = nil) -> ProblemDetails {
        let limit = "\(limit)"
        return switch product {
        case .layers:
            ProblemDetails(
                fault: .tooManyLayers, limit, Setting.restLayers,
                own ?? "Ask for fewer detents, actions, cutouts, dialogs or members, or leave options.rests out.")
        case .bytes: ProblemDetails(fault: .tooManyBytes, limit, Setting.answerBytes)
        case .stops: ProblemDetails(fault: .tooManyStops, limit, Setting.motionStops)
        case .springs: ProblemDetails(fault: .tooManySprings, limit, Setting.fittedSprings)
        case .pixels: ProblemDetails(fault: .tooManyPaintedPixels, at: "/scale", limit, Setting.paintedPixels)
        case .motionPixels:
            ProblemDetails(fault: .tooManyPaintedMotionPixels, at: "/scale", limit, Setting.paintedMotionPixels)
        }
    }
}

extension Double {
    /// The number as written in a sentence: 3, or 0.5.
    fileprivate var shortText: String { self == rounded() && magnitude < 1e9 ? String(Int(self)) : String(self) }
}
