import Foundation
import PictureTestSupport
import Service
import ServiceTestSupport
import TestSupport
import Testing

private let alert =
    #"{"device":"iphone-15","dialog":{"style":"alert","content":{"title":"First","actions":[{"title":"OK"}]}}}"#

@Suite struct `scrim resolve in other forms` {
    @Test func `writes the server's bytes to a file`() throws {
        try withTemporaryDirectory { directory in
            let path = directory.appending(path: "alert.png").path
            let ending = try ScrimProcess.run(
                ["resolve", "--format", "png", "--option", "scale=1", "--option", "device=false", "-o", path],
                input: alert)
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(ending.output.isEmpty)
            let bytes = try Array(Data(contentsOf: URL(filePath: path)))
            #expect(try #require(PNGReader(bytes)).size == [393, 852])
            let client = try Scrim.shared.get().connect()
            try client.send(Requests.posting(alert, to: "/v1/specs?format=png&scale=1&device=false"))
            #expect(try client.readResponse().body == bytes)
        }
    }

    @Test func `offers every format that the server has, in help and in errors`() throws {
        let help = try ScrimProcess.run(["resolve", "--help"]).text
        let wrong = try ScrimProcess.run(["resolve", "--format", "pngg"], input: alert)
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("Did you mean \"png\"?"))
        for format in AnswerFormats.names {
            #expect(help.contains(format) && wrong.errors.contains(format))
            let ending = try ScrimProcess.run(["resolve", "--format", format], input: alert)
            #expect(ending.status == 0 && ending.output.count > 100, "\(format)")
        }
    }

    @Test(arguments: [
        ("a.svg", "<svg"), ("a.PNG", "IDAT"), ("a.apng", "acTL"), ("a.htm", "<!doctype html>"), ("a.css", "@keyframes"),
        ("a.swift", "import SwiftUI"), ("a.kt", "import androidx"), ("a.b.dart", "package:flutter"),
        ("a.json", "\"schemaVersion\""), ("svg", "\"schemaVersion\""),
    ])
    func `takes the format that the file's name ends like`(name: String, sign: String) throws {
        try withTemporaryDirectory { directory in
            let file = directory.appending(path: name)
            let options = name == "a.apng" ? ["--option", "framesPerSecond=1"] : []
            let ending = try ScrimProcess.run(["resolve", "--output", file.path] + options, input: alert)
            #expect(ending.status == 0 && ending.output.isEmpty, "\(ending.errors)")
            #expect(try Data(contentsOf: file).range(of: Data(sign.utf8)) != nil)
        }
    }

    @Test func `takes the format that is named, whatever the file's name ends like`() throws {
        try withTemporaryDirectory { directory in
            let file = directory.appending(path: "a.svg")
            _ = try ScrimProcess.run(["resolve", "--format", "tokens", "--output", file.path], input: alert)
            #expect(try Data(contentsOf: file).first == UInt8(ascii: "{"))
        }
    }

    @Test func `writes to standard output where the file is -`() throws {
        let dash = try ScrimProcess.run(["resolve", "--format", "svg", "--output", "-", "-"], input: alert)
        #expect(try dash.output == ScrimProcess.run(["resolve", "--format", "svg"], input: alert).output)
        #expect(dash.text.hasPrefix("<svg"))
    }

    @Test(arguments: ["waapi", "lottie", "tokens"]) func `indents whatever is JSON`(format: String) throws {
        let plain = try ScrimProcess.run(["resolve", "--format", format], input: alert)
        let pretty = try ScrimProcess.run(["resolve", "--format", format, "--pretty"], input: alert)
        #expect(pretty.text.hasPrefix("{\n  \""))
        #expect(try JSON(pretty.output) == JSON(plain.output))
    }

    @Test func `refuses an option that JSON has not, as the server does`() throws {
        let ending = try ScrimProcess.run(["resolve", "--option", "scale=2"], input: alert)
        #expect(ending.status == 1)
        #expect(try JSON(ending.output)["errors"][0]["code"] == "unknownMember")
    }

    @Test(arguments: ["sclae=2", "scale=9"])
    func `prints the problem of a wrong option, and leaves the file alone`(option: String) throws {
        try withTemporaryDirectory { directory in
            let file = directory.appending(path: "kept.png")
            try Data("kept".utf8).write(to: file)
            let ending = try ScrimProcess.run(
                ["resolve", "--format", "png", "--option", option, "--output", file.path], input: alert)
            #expect(ending.status == 1)
            #expect(try JSON(ending.output)["errors"][0]["pointer"].string == "/" + option.prefix { $0 != "=" })
            #expect(try Data(contentsOf: file) == Data("kept".utf8))
        }
    }

    @Test func `says what of the command line it cannot use`() throws {
        let option = try ScrimProcess.run(["resolve", "--format", "png", "--option", "scale"], input: alert)
        #expect(option.status == 1 && option.errors.contains("such as scale=2"))
        let place = try ScrimProcess.run(["resolve", "-o", "/nowhere/at/all.json"], input: alert)
        #expect(place.status == 1 && place.errors.contains("/nowhere/at/all.json cannot be written"))
    }
}

@Suite struct `scrim preview` {
    /// Starts it on a file, and hands out what fetches a page.
    ///
    /// - Parameter host: What its clients call it; itself where there is none.
    private func preview(
        _ text: String, host: String? = nil, _ body: (URL, (String) throws -> RawResponse) throws -> Void
    ) throws {
        try withTemporaryDirectory { directory in
            let file = directory.appending(path: "request.json")
            try Data(text.utf8).write(to: file)
            let process = try ScrimProcess(["preview", file.path])
            let greeting = try process.firstLine()
            #expect(greeting.hasPrefix("previewing \(file.path) on http://127.0.0.1:"))
            let port = try #require(greeting.split(separator: ":").last.flatMap { UInt16($0) })
            try body(file) { target in
                let client = try RawSocketClient(port: port)
                defer { client.close() }
                try client.send("GET \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n")
                return try client.readResponse()
            }
            process.terminate()
            #expect(try process.ending().status == 0)
        }
    }

    private func text(_ response: RawResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    @Test func `shows a file, and shows it anew when it changes`() throws {
        try preview(alert) { file, get in
            let frame = try get("/")
            #expect(frame["Content-Type"] == "text/html; charset=utf-8")
            #expect(text(frame).contains("/preview/answer") && text(frame).contains("/preview/version"))
            let version = try get("/preview/version")
            #expect(version["Cache-Control"] == "no-store")
            #expect(text(try get("/preview/version")) == text(version))
            #expect(text(try get("/preview/answer")).contains("First"))
            try Data(alert.replacing("First", with: "Second").utf8).write(to: file)
            #expect(text(try get("/preview/version")) != text(version))
            #expect(text(try get("/preview/answer")).contains("Second"))
            #expect(try get("/v1/devices").status == 200)
        }
    }

    /// A page from elsewhere whose name was made to lead here (DNS rebinding) is of another origin, and stays that.
    @Test(arguments: ["x", "evil.example:80", "127.0.0.1", "localhost:1", "127.0.0.1.evil.example", ""])
    func `answers nobody who calls it by another name`(host: String) throws {
        try preview(alert, host: host) { _, get in
            for target in ["/", "/preview/version", "/preview/answer", "/v1/devices", "/nothing"] {
                let answer = try get(target)
                try expectProblem(answer, 421, code: "misdirectedRequest")
                #expect(!text(answer).contains("First"))
            }
        }
    }

    @Test func `answers by this machine's own name, and binds its pages to their scripts`() throws {
        try preview(alert) { _, get in
            let frame = try get("/")
            let policy = try #require(frame["Content-Security-Policy"])
            #expect(policy.contains("script-src 'sha256-") && !policy.contains("script-src 'unsafe-inline'"))
            #expect(frame["X-Content-Type-Options"] == "nosniff" && frame["Referrer-Policy"] == "no-referrer")
            #expect(try get("/preview/answer")["Content-Security-Policy"]?.contains("sha256-") == true)
        }
    }

    @Test func `shows each request of a set, as lint takes it`() throws {
        let set = #"{"requests":[\#(alert),\#(alert.replacing("First", with: "Second"))],"options":{"snap":"none"}}"#
        try preview(set) { _, get in
            let page = text(try get("/preview/answer"))
            #expect(page.contains("/preview/answer/0") && page.contains("/preview/answer/1"))
            #expect(text(try get("/preview/answer/0")).contains("First"))
            #expect(text(try get("/preview/answer/1")).contains("Second"))
            #expect(text(try get("/preview/answer/2")).contains("There is no such request."))
        }
    }

    @Test func `says what is wrong with the file, in words that are no markup`() throws {
        try preview(alert.replacing("\"style\"", with: "\"<b>style\"")) { file, get in
            let answer = text(try get("/preview/answer"))
            #expect(answer.contains("/dialog/") && !answer.contains("<b>"))
            try Data("{".utf8).write(to: file)
            #expect(try get("/preview/answer").status == 200)
            try FileManager.default.removeItem(at: file)
            #expect(text(try get("/preview/answer")).contains("cannot be read"))
        }
    }

    @Test func `ends with 2 where there is no such file`() throws {
        let ending = try ScrimProcess.run(["preview", "/nowhere/request.json"])
        #expect(ending.status == 2 && ending.errors.contains("cannot be read"))
    }
}
