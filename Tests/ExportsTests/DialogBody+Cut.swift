import ServiceTestSupport

extension DialogBody {
    /// An alert on a watch: three buttons of 52 points are higher than there is room for, so an edge cuts them.
    static let cutByItsWindow = DialogBody(
        "alert", on: "pixel-watch",
        content: """
            "title":"Delete this event?","message":"It is gone",
            "actions":[{"id":"a","title":"A"},{"id":"b","title":"B"},{"id":"c","title":"C"}]
            """
    ).json
}
