private import Embedded
package import JSONText

/// The texts of faults that are found after a body was read: `Words/faults.tsv`, with a code and a message for each.
package enum FaultText: String, CaseIterable, Sendable {
    case transitionNeedsStyle, unknownKeyboardHeight, outsideWindow, outsideScreen, leavesNoRoom, outlineLeavesFrame
    case neverSettles, anchorMissing, unknownElement, detentNotOffered, detentTooSmall, phaseNotOffered
    case outsideTimeline, tooManySamples, workIsOver, tooManySampledValues, tooManyPointSegments, tooMuchText
    case roleNotOffered, materialNotOffered, orientationNotOffered, layerNotThere, backNotShown, besideDialog
    case keyboardFillsScreen, windowRotates, tooManyEventLayers, tooManyTappedSegments, tooManyKeyframes
    case answerTooLarge, releaseMismatch, bodyNotRead, tooManyLayers, tooManyBytes, tooManyStops, tooManySprings
    case tooManyPaintedPixels, tooManyPaintedMotionPixels, tooManyPixels, tooManyPixelsWithImages, tooLongASide
    case tooManyPixelsInAll, tooManyFrames, tooManySheetPixels, duplicateRequest, besideRequest, duplicateOption
    case unknownOption, tooManyResults

    /// The code and the message, with places for values.
    var cells: (code: String, message: String) {
        let cells = Self.texts[self]
        return (cells[0], cells[1])
    }

    private static let texts = TextTable<FaultText>(EmbeddedFolder.faults.text(of: "faults.tsv"))
}

extension JSONFault {
    /// - Parameter values: The values for the places of the message, in their order.
    package init(
        _ text: FaultText, at pointer: String = "", _ values: [String] = [], allowed: [String] = [],
        nearest: String? = nil
    ) {
        let (code, message) = text.cells
        self.init(
            pointer: pointer, code: code, message: message.filled(with: values), allowed: allowed, nearest: nearest)
    }
}
