import ServiceTestSupport
import Foundation
private import Synchronization

/// Chromium without a window, driven by the DevTools protocol through a pipe: one for all tests of a process.
///
/// Its profile lies in a folder of its own. The folder goes and the browser ends when the process ends.
package final class Chromium: Sendable {
    /// The browser of this process, started when it is first asked for.
    package static let shared = Result { try Chromium() }

    private let pipe: BrowserPipe

    private init() throws {
        // Short: it has to hold sockets, whose paths may have 107 bytes.
        var name = Array("/tmp/scrim-XXXXXX".utf8CString)
        guard unsafe mkdtemp(&name) != nil else { throw BrowserError("no folder in /tmp: \(errno)") }
        let profile = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        pipe = try BrowserPipe(program: "/usr/bin/chromium", Self.arguments(profile), home: profile)
        signal(SIGPIPE, SIG_IGN)
        let process = pipe.process
        Leftovers.shared.withLock { $0.append((process, profile)) }
        atexit { Leftovers.remove() }
    }

    private static func arguments(_ profile: String) -> [String] {
        [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
            // Pages that lie behind others go on as if they were seen.
            "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
            "--disable-renderer-backgrounding", "--force-color-profile=srgb", "--remote-debugging-pipe",
            "--user-data-dir=\(profile)", "about:blank",
        ]
    }

    /// A new page of its own storage, at an address.
    /// - Parameters:
    ///   - width: Of the window, in CSS pixels; `height` likewise.
    package func page(
        at address: String = "about:blank", width: Int = 1280, height: Int = 960
    ) throws -> Page {
        let context = try pipe.send("Target.createBrowserContext")["browserContextId"].string ?? ""
        let target = try pipe.send(
            "Target.createTarget",
            ["url": "about:blank", "width": width, "height": height, "browserContextId": context])
        let id = target["targetId"].string ?? ""
        let session = try pipe.send("Target.attachToTarget", ["targetId": id, "flatten": true])
        let page = Page(pipe, target: id, session: session["sessionId"].string ?? "")
        try page.begin(width: width, height: height)
        if address != "about:blank" { try page.open(address) }
        return page
    }
}

/// The processes and folders of this process that have to go with it.
private enum Leftovers {
    static let shared = Mutex<[(process: pid_t, folder: String)]>([])

    static func remove() {
        for (process, folder) in shared.withLock({ $0 }) {
            kill(-process, SIGKILL)
            var status: Int32 = 0
            unsafe waitpid(process, &status, 0)
            // Its children, killed as well, may write until they are gone.
            for _ in 0..<10_000 where (try? FileManager.default.removeItem(atPath: folder)) == nil { sched_yield() }
        }
    }
}
