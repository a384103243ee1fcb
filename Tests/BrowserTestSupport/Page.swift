package import ServiceTestSupport
import Foundation

/// A page in the browser, with all that it has complained about and asked for.
package final class Page: Sendable {
    private let pipe: BrowserPipe
    private let target: String
    private let session: String

    init(_ pipe: BrowserPipe, target: String, session: String) {
        self.pipe = pipe
        self.target = target
        self.session = session
    }

    deinit { _ = try? pipe.send("Target.closeTarget", ["targetId": target]) }

    func begin(width: Int, height: Int) throws {
        for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// Any command of the DevTools protocol.
    @discardableResult
    package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> JSON {
        try pipe.send(method, parameters, session: session)
    }

    /// Goes to an address and waits until it is loaded.
    package func open(_ address: String) throws {
        let count = pipe.events(of: session).count
        let answer = try send("Page.navigate", ["url": address])
        if let fault = answer["errorText"].string { throw BrowserError("\(address): \(fault)") }
        try pipe.event("Page.loadEventFired", of: session, from: count)
    }

    /// What the body of an asynchronous function returns, as JSON; throws what it throws.
    /// - Parameters:
    ///   - body: JavaScript with a `return`; may `await`.
    ///   - arguments: JSON texts by the names by which the body has them.
    @discardableResult
    package func run(_ body: String, _ arguments: [String: String] = [:]) throws -> JSON {
        let given = arguments.sorted { $0.key < $1.key }.map { "const \($0.key) = \($0.value);" }.joined()
        let answer = try send(
            "Runtime.evaluate",
            [
                "expression": "(async () => { \(given)\n\(body)\n})()", "awaitPromise": true, "returnByValue": true,
                "userGesture": true,
            ])
        let details = answer["exceptionDetails"]
        guard details == .missing else {
            throw BrowserError(details["exception"]["description"].string ?? details.text)
        }
        return answer["result"]["value"]
    }

    /// The errors and warnings of its console, and what it has thrown and nobody has caught.
    package var complaints: [String] {
        pipe.events(of: session).compactMap { event in
            let told = event["params"]
            switch event["method"].string {
            case "Runtime.consoleAPICalled":
                guard ["error", "warning", "assert"].contains(told["type"].string) else { return nil }
                return told["args"].elements.map { $0["value"].string ?? $0["description"].string ?? "" }
                    .joined(separator: " ")
            case "Runtime.exceptionThrown":
                let details = told["exceptionDetails"]
                return details["exception"]["description"].string ?? details["text"].string
            case "Log.entryAdded":
                guard ["error", "warning"].contains(told["entry"]["level"].string) else { return nil }
                return "\(told["entry"]["text"].string ?? "") \(told["entry"]["url"].string ?? "")"
            default: return nil
            }
        }
    }

    /// The addresses that it has asked for, in their order; not those inside of it (`data:`, `blob:`).
    package var requests: [String] {
        pipe.events(of: session).filter { $0["method"].string == "Network.requestWillBeSent" }
            .compactMap { $0["params"]["request"]["url"].string }
            .filter { !$0.hasPrefix("data:") && !$0.hasPrefix("blob:") && $0 != "about:blank" }
    }

    /// The bytes that have come over the wire, head fields and all.
    package var received: Double {
        pipe.events(of: session).filter { $0["method"].string == "Network.loadingFinished" }
            .reduce(0) { $0 + $1["params"]["encodedDataLength"].number }
    }

    /// The network from now on: bytes a second, and seconds until an answer begins; none of them: no network at all.
    package func network(bytes: Int?, latency: Double = 0) throws {
        try send(
            "Network.emulateNetworkConditions",
            [
                "offline": bytes == nil, "latency": latency * 1000, "downloadThroughput": bytes ?? -1,
                "uploadThroughput": bytes ?? -1,
            ])
    }

    /// A PNG of what is seen.
    package func screenshot() throws -> [UInt8] {
        let answer = try send("Page.captureScreenshot", ["format": "png"])
        return Data(base64Encoded: answer["data"].string ?? "").map(Array.init) ?? []
    }

    /// The mouse at a point of the window; `type` is `mousePressed`, `mouseMoved` or `mouseReleased`.
    package func mouse(_ type: String, _ x: Double, _ y: Double) throws {
        let buttons = type == "mouseReleased" ? 0 : 1
        try send(
            "Input.dispatchMouseEvent",
            ["type": type, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1])
    }

    /// A key pressed and let go, by its name in `KeyboardEvent.key`: `Tab`, `Enter`, `Escape`, `a`.
    package func press(_ key: String, shift: Bool = false) throws {
        let codes = [
            "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowRight": 39, "End": 35, "Home": 36,
        ]
        let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
        let stroke: [String: Any] = [
            "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": codes[key] ?? 0,
            "modifiers": shift ? 8 : 0,
        ]
        try send("Input.dispatchKeyEvent", stroke.merging(["type": "keyDown", "text": text]) { $1 })
        try send("Input.dispatchKeyEvent", stroke.merging(["type": "keyUp"]) { $1 })
    }
}
