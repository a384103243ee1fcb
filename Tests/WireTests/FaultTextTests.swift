import Dialogs
import JSONText
import Testing
import Wire

@Suite struct `The text of a fault` {
    @Test(arguments: [
        ("nothing in it", "nothing in it"), ("{0} before {1}", "a before {1}"), ("{1}{0}{1}", "{1}a{1}"),
        ("an example: {\"height\": {0}}", "an example: {\"height\": a}"), ("open {", "open {"), ("", ""),
    ])
    func `has values in its places, and keeps all other braces`(text: String, filled: String) {
        // The second value looks like a place.
        #expect(text.filled(with: ["a", "{1}"]) == filled)
    }

    /// An error of each kind, with the code and the beginning of its message that clients know.
    private static let errors: [(reason: ResolveError.Reason, code: String, message: String)] = [
        (
            .transitionNeedsStyle(transition: .partialCurl, needed: .fullScreen, given: .alert), "transitionNeedsStyle",
            "The transition partialCurl works only with the style fullScreen, not with alert."
        ),
        (.unknownKeyboardHeight, "unknownKeyboardHeight", "No source gives the height of this device's keyboard"),
        (.outsideWindow, "outsideWindow", "The rectangle shares no area with the window."),
        (.outsideScreen, "outsideScreen", "The window shares no area with the screen."),
        (.leavesNoRoom(of: .window), "leavesNoRoom", "Together these leave nothing of the window."),
        (
            .outlineLeavesFrame(width: 2, height: 3.5), "outlineLeavesFrame",
            "The path leaves the dialog's frame, which is 2 by 3.5 points from (0, 0)."
        ),
        (.neverSettles(limit: 60), "neverSettles", "The spring does not come to rest within 60 seconds."),
        (
            .keyboardFillsScreen(height: 9, available: 8), "keyboardFillsScreen",
            "A keyboard 9 points high leaves nothing of a screen of 8."
        ),
        (.anchorMissing(.popover), "anchorMissing", "Here a dialog of style popover stands beside what it belongs to."),
        (.unknownElement("a", offered: ["b"]), "unknownElement", "The app shows no element \"a\"."),
        (.detentNotOffered("large", offered: []), "detentNotOffered", "The sheet does not rest at large."),
        (
            .detentTooSmall("0.5", minimum: 1), "detentTooSmall",
            "A sheet resting at 0.5 could not be seen. Give a height of at least 1 point. A share of the height is a "
                + "percentage: \"50%\"."
        ),
        (.phaseNotOffered("a", offered: []), "phaseNotOffered", "This dialog has no timeline \"a\"."),
        (
            .outsideTimeline(at: 3, duration: 2), "outsideTimeline",
            "The timeline ends after 2 seconds, and this is 3. Give a moment from 0 to its end."
        ),
        (.tooManySamples(7, limit: 6), "tooMany", "The timeline would have 7 samples, and at most 6 are given."),
        (.tooManySampledValues(7, limit: 6), "tooMany", "The samples would have 7 values"),
        (.tooManyPointSegments(7, limit: 6), "tooMany", "The points would be held against 7 pieces of outlines"),
        (.tooMuchText(7, limit: 6), "tooMany", "To shape the texts of these dialogs"),
        (.roleNotOffered(.label, offered: []), "unknownMember", "This system has no colour of this role."),
        (.materialNotOffered("a", offered: []), "materialNotOffered", "This system has no materials"),
        (.orientationNotOffered("a", offered: []), "orientationNotOffered", "This device does not turn to a by itself"),
        (.layerNotThere("a", offered: []), "unknownLayer", "The timeline moves the layer \"a\""),
        (.backNotShown, "backNotShown", "Here nothing moves under a back gesture"),
        (.besideDialog, "besideDialog", "A finger that goes down here is not on the dialog and moves nothing."),
        (.workIsOver, "tooMany", "It takes too much work."),
    ]

    @Test(arguments: errors) func `says what an error of the resolver is, in full`(
        reason: ResolveError.Reason, code: String, message: String
    ) throws {
        let fault = ResolveError([.dialog], reason).fault
        #expect(fault.code == code)
        #expect(fault.message.hasPrefix(message), "\(fault.message)")
        #expect(!fault.message.contains(try Regex(#"\{\d\}"#)))
    }
}
