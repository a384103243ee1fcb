import Foundation
import Service
import ServiceTestSupport
import TestSupport
import Testing

private let profile = #"""
    [{"id":"wall-panel","name":"Wall panel","family":"panel","idiom":"pad","year":null,
      "os":{"name":"iOS","atLaunch":"12.1"},
      "screen":{"width":700,"height":500,"scale":2,"cornerRadius":0},
      "safeArea":{"portrait":{"top":20,"left":0,"bottom":0,"right":0},"landscape":{"top":20,"left":0,"bottom":0,\#
      "right":0}},
      "statusBarHeight":{"portrait":20,"landscape":20},
      "sizeClass":{"portrait":{"horizontal":"regular","vertical":"regular"},"landscape":{"horizontal":"regular",\#
      "vertical":"regular"}},
      "keyboard":{"portrait":300,"landscape":250},
      "confidence":{},"sources":["https://example.org/panel"]}]
    """#

/// Some 80 KB of answer: thirty actions, whose ids come several times each.
private let manyActions: String = {
    let actions = (0..<30).map { "{\"id\":\"\(String(repeating: "i", count: 250))\($0)\"}" }
    return "{\"device\":\"iphone-17\",\"dialog\":{\"style\":\"alert\",\"content\":{\"actions\":["
        + actions.joined(separator: ",") + "]}}}"
}()

@Suite struct `scrim serve` {
    @Test func `says where it listens, serves, and ends with 0 on either signal`() throws {
        for isTerminated in [true, false] {
            let serving = try ServingProcess()
            #expect(serving.greeting == "listening on http://127.0.0.1:\(serving.port)")
            #expect(serving.port != 0)
            #expect(try serving.get("/healthz").status == 200)
            if isTerminated { serving.process.terminate() } else { serving.process.interrupt() }
            let ending = try serving.process.ending()
            #expect(ending.status == 0, "\(ending.errors)")
        }
    }

    @Test func `answers what is in flight when the signal comes`() throws {
        let serving = try ServingProcess()
        let client = try serving.connect()
        let (body, fields) = (Requests.semiModal, "Expect: 100-continue\r\n")
        try client.send(Array(Requests.posting(body, fields: fields).utf8.dropLast(body.utf8.count)))
        #expect(try client.readResponse().status == 100)
        try client.send(Array(body.utf8.prefix(9)))
        serving.process.terminate()
        while (try? serving.connect()) != nil {}
        try client.send(Array(body.utf8.dropFirst(9)))
        #expect(try client.readResponse().body == (try Scrim.shared.get().post(body).body))
        #expect(try serving.process.ending().status == 0)
    }

    @Test func `takes its settings from variables, and flags win`() throws {
        let long = "/v1/specs?dialog.id=" + String(repeating: "a", count: 500)
        let variables = [
            "SCRIM_PORT": "0", "SCRIM_MAX_URL_BYTES": "300", "SCRIM_CACHE_BYTES": "0", "SCRIM_THREADS": "1",
        ]
        for (arguments, status) in [([], 414), (["--max-url-bytes", "16384"], 422)] {
            let serving = try ServingProcess(arguments, variables: variables)
            #expect(try serving.get(long).status == status)
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
        let process = try ScrimProcess(["serve"], variables: ["SCRIM_PORT": "0", "SCRIM_HOST": "127.0.0.1"])
        #expect(try process.firstLine().hasPrefix("listening on http://127.0.0.1:"))
        process.terminate()
        #expect(try process.ending().status == 0)
    }

    @Test(arguments: [
        ("max-depth", "8", #"[[[[[[[[[1]]]]]]]]]"#),
        ("max-text-length", "3", #"{"device":"iphone-4","dialog":{"content":{"title":"long"}}}"#),
        ("max-name-length", "8", #"{"device":"iphone-4","dialog":{"id":"nine char"}}"#),
        ("max-answer-bytes", "65536", manyActions),
        ("max-actions", "1", #"{"device":"iphone-4","dialog":{"content":{"actions":[{},{}]}}}"#),
        ("max-coordinate", "50", #"{"device":"iphone-4","dialog":{"placement":{"margins":{"top":51}}}}"#),
        ("max-size", "50", #"{"device":"iphone-4","dialog":{"content":{"image":{"width":51,"height":9}}}}"#),
        ("max-duration", "2", #"{"device":"iphone-4","dialog":{"dismissal":{"after":3}}}"#),
        ("max-body-bytes", "1024", String(repeating: " ", count: 1025)),
    ])
    func `names each limit in the error that it causes`(name: String, value: String, body: String) throws {
        let variable = "SCRIM_" + name.uppercased().replacing("-", with: "_")
        for (arguments, variables) in [(["--" + name, value], [:]), ([], [variable: value])] {
            let serving = try ServingProcess(["--port", "0"] + arguments, variables: variables)
            let client = try serving.connect()
            try client.send(Requests.posting(body))
            let response = try client.readResponse()
            #expect([400, 413, 422].contains(response.status))
            #expect(response.text.contains("--" + name), "\(response.text)")
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
    }

    @Test func `ends at once where its port is in use, and names it`() throws {
        let server = try Scrim.shared.get()
        let ending = try ScrimProcess.run(["serve", "--host", "127.0.0.1", "--port", "\(server.server.port)"])
        #expect(ending.status > 0)
        #expect(ending.text.isEmpty)
        #expect(ending.errors.contains("--port") && ending.errors.contains("\(server.server.port)"))
    }

    @Test(
        arguments: [
            (["--port", "65536"], [:], "--port"), (["--port", "-1"], [:], "--port"),
            (["--port", "http"], [:], "--port"),
            (["--port", ""], [:], "--port"), ([], ["SCRIM_PORT": "x"], "SCRIM_PORT"),
            (["--threads", "0"], [:], "--threads"),
            ([], ["SCRIM_THREADS": "1.5"], "SCRIM_THREADS"), (["--cache-bytes", "-5"], [:], "--cache-bytes"),
            (["--max-depth", "99999"], [:], "--max-depth"),
            ([], ["SCRIM_MAX_BODY_BYTES": "1k"], "SCRIM_MAX_BODY_BYTES"),
            (["--host", "no such host"], [:], "--host"), ([], ["SCRIM_HOST": "256.1.1.1"], "SCRIM_HOST"),
            (["--host", "192.0.2.1"], [:], "--host"), (["--log-level", "loud"], [:], "--log-level"),
            ([], ["SCRIM_LOG_LEVEL": "loud"], "SCRIM_LOG_LEVEL"), (["--devices", "/nowhere/at/all"], [:], "--devices"),
            ([], ["SCRIM_DEVICES": "/nowhere/at/all"], "SCRIM_DEVICES"), (["--colour", "red"], [:], "--colour"),
            (["--idle-timeout"], [:], "--idle-timeout"),
        ] as [([String], [String: String], String)])
    func `ends at once where a setting is none, and names it`(
        arguments: [String], variables: [String: String], name: String
    ) throws {
        var arguments = arguments
        // What is no part of the case shall not be its reason to end.
        if !arguments.contains("--port"), variables["SCRIM_PORT"] == nil { arguments += ["--port", "0"] }
        let ending = try ScrimProcess.run(["serve"] + arguments, variables: variables)
        #expect(ending.status > 0)
        #expect(ending.text.isEmpty)
        #expect(ending.errors.contains(name), "\(ending.errors)")
    }

    /// The limits that errors name, and all other numbers: each can be set as the table of settings says.
    @Test(arguments: Settings.numbers.map(\.name))
    func `takes every number as a flag and as a variable`(name: String) throws {
        let setting = try #require(Settings.numbers.first { $0.name == name })
        let flag = try ScrimProcess.run(["serve", setting.flag, "many"])
        #expect(flag.status > 0 && flag.errors.contains("\(setting.flag) needs a whole number"), "\(flag.errors)")
        let variable = try ScrimProcess.run(["serve"], variables: [setting.variable: "many"])
        #expect(
            variable.status > 0 && variable.errors.contains("\(setting.variable) needs a whole number"),
            "\(variable.errors)")
    }

    @Test(arguments: ["{", "5", "[5]", #"[{"id":"x"}]"#, #"[{"id":"x","screen":{"width":-1,"height":2}}]"#])
    func `ends at once where an own profile is none, and names the directory's setting`(text: String) throws {
        try withTemporaryDirectory { directory in
            try text.write(to: directory.appending(path: "own.json"), atomically: true, encoding: .utf8)
            let ending = try ScrimProcess.run(["serve", "--port", "0", "--devices", directory.path()])
            #expect(ending.status > 0)
            #expect(ending.errors.contains("--devices"), "\(ending.errors)")
            #expect(ending.errors.contains("own.json"), "\(ending.errors)")
        }
    }

    /// To read a FIFO is to wait for who never writes.
    @Test(arguments: ["--devices", "--fonts"], ["FIFO", "directory", "socket", "device"])
    func `ends at once where a file of one's own is none, and names it`(setting: String, kind: String) throws {
        try withTemporaryDirectory { directory in
            let name = setting == "--devices" ? "own.json" : "own.ttf"
            let path = directory.appending(path: name).path()
            switch kind {
            case "FIFO": #expect(unsafe mkfifo(path, 0o600) == 0)
            case "directory": #expect(unsafe mkdir(path, 0o700) == 0)
            case "socket": #expect(unsafe mknod(path, S_IFSOCK | 0o600, 0) == 0)
            default: #expect(unsafe symlink("/dev/zero", path) == 0)
            }
            let ending = try ScrimProcess.run(["serve", "--port", "0", setting, directory.path()])
            #expect(ending.status > 0)
            #expect(ending.errors.contains(setting) && ending.errors.contains(name), "\(ending.errors)")
            #expect(ending.errors.contains("no regular file"), "\(ending.errors)")
        }
    }

    @Test func `takes the words of a setting that has some, and no other`() throws {
        for arguments in [["--cache-status", "off"], []] {
            let serving = try ServingProcess(
                ["--port", "0"] + arguments, variables: arguments.isEmpty ? ["SCRIM_CACHE_STATUS": "off"] : [:])
            let answer = try serving.get("/v1/specs?device=iphone-4&dialog.style=semiModal")
            #expect(answer.status == 200 && answer["Cache-Status"] == nil)
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
        let wrong = try ScrimProcess.run(["serve", "--cache-status", "of"])
        #expect(wrong.status > 0 && wrong.errors.contains("--cache-status needs one of on, off, and got \"of\""))
        let variable = try ScrimProcess.run(["serve"], variables: ["SCRIM_CACHE_STATUS": "no"])
        #expect(variable.status > 0 && variable.errors.contains("SCRIM_CACHE_STATUS needs one of"))
    }

    @Test func `knows own profiles beside the catalogue's`() throws {
        try withTemporaryDirectory { directory in
            try profile.write(to: directory.appending(path: "own.json"), atomically: true, encoding: .utf8)
            for (arguments, variables) in [
                (["--devices", directory.path()], [:]), ([], ["SCRIM_DEVICES": directory.path()]),
            ] {
                let serving = try ServingProcess(["--port", "0"] + arguments, variables: variables)
                let device = try JSON(serving.get("/v1/devices/wall-panel").body)
                #expect(device["screen"]["width"] == 700)
                #expect(device["keyboard"]["portrait"] == 300)
                let list = try JSON(serving.get("/v1/devices").body)["devices"].elements
                let builtIn = try JSON(Scrim.shared.get().get("/v1/devices").body)["devices"].elements
                #expect(list.count == builtIn.count + 1)
                let stage = try JSON(serving.get("/v1/specs?device=wall-panel&dialog.style=semiModal").body)["stage"]
                #expect(stage["device"] == "wall-panel")
                #expect(stage["bounds"] == ["x": 0, "y": 0, "width": 700, "height": 500])
                #expect(
                    try serving.get("/v1/devices/iphone-4").body
                        == (try Scrim.shared.get().get("/v1/devices/iphone-4").body))
                serving.process.terminate()
                #expect(try serving.process.ending().status == 0)
            }
        }
    }
}

@Suite struct `scrim without a server` {
    @Test func `prints what the server answers`() throws {
        let server = try Scrim.shared.get()
        try withTemporaryDirectory { directory in
            for body in Requests.several + [Requests.rich.text, "{", "{}", ""] {
                let answer = try server.post(body)
                let file = directory.appending(path: "request.json")
                try body.write(to: file, atomically: true, encoding: .utf8)
                for (arguments, input) in [
                    (["resolve", file.path()], ""), (["resolve"], body), (["resolve", "--format", "json"], body),
                ] {
                    let ending = try ScrimProcess.run(arguments, input: input)
                    #expect(ending.output == answer.body, "\(body)")
                    #expect(ending.status == (answer.status == 200 ? 0 : 1))
                }
            }
        }
    }

    @Test(arguments: ["key", "expires", "signature"])
    func `signs no URL that has a part of a signature already, and says which`(name: String) throws {
        try withTemporaryDirectory { directory in
            let file = directory.appending(path: "keys")
            let keys = "k1 AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\n"
            try keys.write(to: file, atomically: true, encoding: .utf8)
            func sign(_ url: String) throws -> ScrimProcess.Ending {
                try ScrimProcess.run(["sign", url, "--sign-keys", file.path(), "--expires", "60"])
            }
            #expect(try sign("/v1/styles?x\(name)=1").status == 0)
            for url in ["/v1/styles?\(name)=1", "/v1/styles?a=1&\(name)=1"] {
                let ending = try sign(url)
                #expect(ending.status == 1 && ending.text == "")
                #expect(ending.errors.contains("has \(name)= already"), "\(ending.errors)")
            }
        }
    }

    @Test func `resolves no more than the server would read`() throws {
        let ending = try ScrimProcess.run(["resolve"], input: String(repeating: " ", count: 262_145))
        #expect(ending.status == 1)
        #expect(try JSON(ending.output)["status"] == 413)
    }

    @Test func `prints no answer longer than the server would give`() throws {
        let whole = try ScrimProcess.run(["resolve"], input: manyActions)
        #expect(whole.status == 0 && whole.output.count > 65_536)
        let ending = try ScrimProcess.run(
            ["resolve"], variables: ["SCRIM_MAX_ANSWER_BYTES": "65536"], input: manyActions)
        #expect(ending.status == 1)
        #expect(try JSON(ending.output)["errors"][0]["code"] == "answerTooLarge")
    }

    @Test(arguments: [
        ["resolve", "/nowhere.json"], ["resolve", "--format", "xyz"], ["devices", "nothing"], ["nothing"],
        ["resolve", "a", "b"],
    ])
    func `fails with a message`(arguments: [String]) throws {
        let ending = try ScrimProcess.run(arguments)
        #expect(ending.status > 0)
        #expect(ending.text.isEmpty)
        #expect(!ending.errors.isEmpty)
    }

    @Test func `prints the devices, and one of them`() throws {
        let server = try Scrim.shared.get()
        for (arguments, path) in [
            (["devices", "--format", "json"], "/v1/devices"), (["devices", "iphone-4"], "/v1/devices/iphone-4"),
        ] {
            let ending = try ScrimProcess.run(arguments)
            #expect(ending.status == 0)
            #expect(try JSON(ending.output) == (try JSON(server.get(path).body)))
        }
        let near = try ScrimProcess.run(["devices", "iphone4"])
        #expect(near.errors.contains("iphone-4"))
    }

    @Test func `prints a line for each device`() throws {
        let ending = try ScrimProcess.run(["devices"])
        let lines = ending.text.split(separator: "\n")
        let count = try Repository.devices.get().count
        #expect(ending.status == 0 && lines.count == 1 + count)
        let line = try #require(lines.first { $0.hasPrefix("iphone-4 ") })
        #expect(line.split(separator: " ") == ["iphone-4", "320x480", "2", "iOS", "4", "iPhone", "4"])
        // Every column begins where its heading does.
        for heading in ["POINTS", "SCALE", "SYSTEM", "NAME"] {
            let start = try #require(lines[0].range(of: heading)).lowerBound
            let column = lines[0].distance(from: lines[0].startIndex, to: start)
            #expect(
                lines.dropFirst().allSatisfy { line in
                    let cell = line.index(line.startIndex, offsetBy: column)
                    return line[line.index(before: cell)] == " " && line[cell] != " "
                }, "\(heading)")
        }
    }

    @Test func `tells its version, which is the server's`() throws {
        let version = try JSON(Scrim.shared.get().get("/version").body)["version"].string ?? "?"
        let ending = try ScrimProcess.run(["--version"])
        #expect(ending.status == 0)
        #expect(ending.text.contains(version))
    }

    @Test func `tells in its help the variable of every setting`() throws {
        let help = try ScrimProcess.run(["serve", "--help"])
        #expect(help.status == 0)
        let text = help.text.split(separator: /\s+/).joined(separator: " ")
        let flags = Set(text.matches(of: /--([a-z-]+) </).map { String($0.output.1) })
        #expect(flags.isSuperset(of: ["host", "devices", "fonts", "log-level"] + Settings.numbers.map(\.name)))
        for flag in flags {
            #expect(text.contains("[SCRIM_\(flag.uppercased().replacing("-", with: "_"))]"), "\(flag)")
        }
        for command in [[], ["resolve"], ["lint"], ["devices"]] {
            let help = try ScrimProcess.run(command + ["--help"])
            #expect(help.status == 0)
            #expect(help.text.contains("USAGE"))
        }
        #expect(try ScrimProcess.run(["resolve", "--help"]).text.contains("SCRIM_DEVICES"))
    }
}
