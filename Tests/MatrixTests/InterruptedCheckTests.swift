import Dialogs
import Guidelines
import Jobs
import Testing
import Wire

/// What is worked out for a client that has left must not be what others get.
@Suite struct `Checks that were told to end` {
    /// Dialogs of the platform's own colours whose lines fall short of 3 : 1, which a colour of a theme mends.
    @Test(arguments: [
        ("iphone-13-mini", "alert"), ("ipad-pro-12-9-3", "floating"), ("iphone-13-mini", "activityView"),
    ])
    func `leave no answer behind`(device: String, style: String) throws {
        let body = """
            {"device":{"profile":"\(device)","appearance":"dark"},"dialog":{"style":"\(style)","content":{"title":"T",\
            "textFields":[{"id":"f","placeholder":"p"}],"actions":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}}}
            """
        let outcome = try Engine.resolve(body)
        func findings() -> [Finding] {
            RuleBook.check(
                Subject(
                    request: outcome.request.dialog, device: outcome.request.device, resolved: outcome.dialog,
                    resolver: Engine.resolver))
        }
        let job = JobBudget(seconds: 0)
        job.cancel()
        _ = job.work { findings() }
        let contrast = try #require(findings().first { $0.rule == "controlContrast" })
        #expect(!contrast.changes.isEmpty, "the remedy is that of the check that was told to end")
    }
}
