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
    static func workTooLong(limit: Double) -> ProblemDetails {
        workTooLong("To work the answer out took more than \(limit.shortText) seconds of processor time")
    }

    /// The problem of one of many results that would take more work than allowed.
    static var resultTooLong: ProblemDetails {
        workTooLong("To work one of the results out took more seconds of processor time than it may")
    }

    private static func workTooLong(_ sentence: String) -> ProblemDetails {
        ProblemDetails(
            503, "work-too-long", "The answer takes too much work", code: "workTooLong",
            detail: sentence + ": the limit --max-work. Ask for less at once.")
    }

    /// The problem of an answer that would need more of `product` than the limit.
    ///
    /// - Parameter own: What to request instead, as a sentence; `nil` for the usual advice.
    static func asksTooMuch(_ product: WorkProduct, limit: Int, advice own: String? = nil) -> ProblemDetails {
        let (pointer, things, advice, setting) =
            switch product {
            case .layers:
                (
                    "", "layers would be laid out in all rests and timelines",
                    "Ask for fewer detents, actions, cutouts, dialogs or members, or leave options.rests out.",
                    Setting.restLayers
                )
            case .bytes: ("", "bytes would be answered", "Ask for less at once.", Setting.answerBytes)
            case .stops:
                (
                    "", "layers would be told at all the moments of the motion",
                    "Ask for shorter motions, fewer layers, or springs that swing less.", Setting.motionStops
                )
            case .springs:
                (
                    "", "different springs would be told by other curves", "Ask for fewer dialogs, events or springs.",
                    Setting.fittedSprings
                )
            case .pixels:
                (
                    "/scale", "pixels would be painted, those of shadows and blurs several times",
                    "Ask for a smaller scale, or fewer layers and shadows.", Setting.paintedPixels
                )
            case .motionPixels:
                (
                    "/scale", "pixels would be painted in all pictures, those of shadows and blurs several times",
                    "Ask for a smaller scale, fewer pictures, or fewer layers and shadows.",
                    Setting.paintedMotionPixels
                )
            }
        return ProblemDetails(faults: [
            JSONFault(
                pointer: pointer, code: "tooMany",
                message: "More than \(limit) \(things). \(own ?? advice) The limit is the setting \(setting).")
        ])
    }
}

extension Double {
    /// The number as written in a sentence: 3, or 0.5.
    fileprivate var shortText: String { self == rounded() && magnitude < 1e9 ? String(Int(self)) : String(self) }
}
