import ServiceTestSupport

/// Requests whose motion is played in a browser, as JSON texts: a spread of what there is.
enum MotionCases {
    static let content = """
        {"title": "Delete “Notes”?", "message": "This cannot be undone.", "actions": [{"id": "delete", "title": \
        "Delete", "role": "destructive"}, {"id": "cancel", "title": "Cancel", "role": "cancel"}]}
        """

    static let styles = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
        "sheet", "semiModal", "floating", "slidingMessage",
    ]

    /// Profiles with their systems, from the first to the newest; the members of a device but for its braces.
    static let systems = [
        #""profile": "iphone-4""#, #""profile": "iphone-8""#, #""profile": "pixel-8""#,
        #""profile": "iphone-16", "system": {"name": "iOS", "version": "26.1"}"#, #""profile": "ipad-1""#,
        #""profile": "iphone-15""#, #""profile": "desktop-1280x800""#,
        #""profile": "ipad-10", "system": {"name": "iPadOS", "version": "26.0"}"#,
    ]

    /// A dialog of a style with buttons; the styles that need it have an anchor.
    static func dialog(_ style: String, _ more: String = "") -> String {
        let isAnchored = ["popover", "actionSheet", "activityView"].contains(style) && !more.contains("placement")
        let anchor = isAnchored ? #", "placement": {"anchor": {"x": 100, "y": 200, "width": 50, "height": 40}}"# : ""
        return #"{"style": "\#(style)", "content": \#(content)\#(anchor)\#(more)}"#
    }

    static func request(_ device: String, _ dialog: String) -> String { DialogBody(on: device, dialog: dialog).json }

    static func one(_ name: String, _ request: String) -> String { #"{"name": "\#(name)", "request": \#(request)}"# }

    /// What comes after a request: its members and more, at a path.
    static func after(_ name: String, _ path: String, _ rest: String, _ more: String) -> String {
        #"{"name": "\#(name)", "path": "\#(path)", "rest": {"request": \#(rest)}, "request": "#
            + #"\#(rest.dropLast()), \#(more)}}"#
    }

    /// A change from one request to another, whose message takes more lines.
    static let change = {
        let alert = request(#""profile": "iphone-15""#, dialog("alert"))
        return """
            {"name": "change", "path": "v1/specs/transitions", "rest": {"request": \(alert)}, "request": {"from": \
            \(alert), "to": \
            \(alert.replacing("cannot be undone", with: "can be undone, for a week, by whoever has the key"))}}
            """
    }()

    /// Springs as callers tell them: thrown, over-damped, by duration and by response.
    static let springs = [
        #"{"spring": {"mass": 1, "stiffness": 120, "damping": 9, "initialVelocity": 6}}"#,
        #"{"spring": {"mass": 2, "stiffness": 300, "damping": 30, "initialVelocity": -4}}"#,
        #"{"spring": {"mass": 1, "stiffness": 100, "damping": 60, "allowOverdamping": true}}"#,
        #"{"spring": {"duration": 0.5, "bounce": 0.3}}"#, #"{"spring": {"response": 0.4, "dampingRatio": 0.6}}"#,
    ]

    /// Every style, written from right to left, dark and light, by springs of its own or the system's.
    static let rightToLeft = styles.enumerated().map { index, style in
        let device = systems[(index * 3 + 1) % systems.count] + #", "layoutDirection": "rightToLeft""#
        let appearance = index % 2 == 0 ? "" : #", "appearance": "dark""#
        let names = ["slide", "coverVertical", "zoom", "crossDissolve"]
        let edge = index % 4 == 0 ? #", "edge": "leading""# : ""
        let transition =
            index % 3 == 2
            ? "" : #", "transition": {"style": "\#(names[index % 4])"\#(edge), "easing": \#(springs[index % 5])}"#
        return one("\(style) from right to left", request(device + appearance, dialog(style, transition)))
    }

    /// Schedules in which what is still on its way is turned round.
    static let schedules = ["replace", "queue", "stack"].enumerated().map { index, policy in
        let events = """
            {"at": 0, "show": {"id": "a", "dismissal": {"after": 1.5}, \(dialog("sheet").dropFirst())}, \
            {"at": 0.15, "show": {"id": "b", \(dialog("alert").dropFirst())}, {"at": 0.6, "dismiss": "b"}
            """
        return """
            {"name": "\(policy)", "path": "v1/schedules", "request": {"device": {\(systems[index + 2])}, "policy": \
            "\(policy)", "events": [\(events)]}}
            """
    }
}
