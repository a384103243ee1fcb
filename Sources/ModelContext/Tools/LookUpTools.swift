import JSONText

/// `look_up`: resources, for clients that do not support them.
struct LookUpTool: Tool {
    let name = "look_up"
    let title = "Look something up"
    let description = """
        Devices, styles, the guide, rules, problems, and the schemas of everything that may stand in a request, by \
        address: \(ResourceAddress.scheme)devices, \(ResourceAddress.scheme)devices/{id}, \
        \(ResourceAddress.scheme)styles, \(ResourceAddress.scheme)styles/{id}, \(ResourceAddress.schemas){name} \
        (Placement, Transition, …), \(ResourceAddress.scheme)guide (its pages), \
        \(ResourceAddress.scheme)guide/{page}, \(ResourceAddress.scheme)rules/{id}, \(ResourceAddress.problems){id}.
        """

    let required = ["uri"]

    func writeProperties(_ schemas: borrowing ToolSchemaWriter, to json: inout JSONWriter) {
        ToolSchemaWriter.write(
            "uri", "string", "An address, such as \(ResourceAddress.scheme)devices/iphone-17", to: &json)
    }

    func errand(_ arguments: Arguments, in contract: Contract) -> ToolErrand {
        if let fault = arguments.fault(besides: ["uri"]) { return .done(fault) }
        guard let uri = arguments["uri"]?.stringValue, let address = ResourceAddress(uri) else {
            return .done(
                ToolResult(fault: "/uri", "Needs an address such as \(ResourceAddress.scheme)devices/iphone-17."))
        }
        return .read(address)
    }
}

/// `ask`: any other computation that the contract has.
struct AskTool: Tool {
    let name = "ask"
    let title = "Ask anything else of the contract"
    let description = """
        Any computation of the HTTP contract by its path and body: several dialogs over each other (/v1/scenes) or \
        after each other (/v1/schedules), what touches reach (/v1/specs/hit-test), a drag and its end \
        (/v1/specs/drag, /v1/specs/release), an interrupted motion (/v1/specs/retarget), from one state to another \
        (/v1/specs/transitions), many combinations (/v1/specs/batch). With format as a picture (png, filmstrip) or an \
        export, where the path has those. Bodies: \(ResourceAddress.scheme)guide/other-requests and \
        \(ResourceAddress.scheme)guide/time.
        """

    let required = ["path", "body"]

    func writeProperties(_ schemas: borrowing ToolSchemaWriter, to json: inout JSONWriter) {
        json.member("path", ["type": "string", "enum": .list(schemas.all.computations.map { .string($0) })])
        ToolSchemaWriter.write("body", "object", "The request; device and dialog as in lay_out", to: &json)
        ToolSchemaWriter.write("format", "string", "json unless given", to: &json)
    }

    func errand(_ arguments: Arguments, in contract: Contract) -> ToolErrand {
        if let fault = arguments.fault(besides: ["path", "body", "format"]) { return .done(fault) }
        guard let path = arguments["path"]?.stringValue, path.hasPrefix("/v1/"), path.utf8.allSatisfy(Self.isOfPath)
        else { return .done(ToolResult(fault: "/path", "Needs a path such as /v1/scenes.")) }
        guard let body = arguments["body"], body.kind == .object else {
            return .done(ToolResult(fault: "/body", "Needs an object."))
        }
        guard let format = arguments["format"] else {
            return .ask(Question("POST " + path, body: Array(body.jsonText.utf8)))
        }
        guard let name = format.stringValue, name.utf8.allSatisfy(Self.isLetter), !name.isEmpty else {
            return .done(ToolResult(fault: "/format", "Needs the name of a format, such as png."))
        }
        var target = path + "?format=" + name
        if name == "apng" {
            return .done(
                ToolResult(fault: "/format", "Ask for filmstrip: models see no more than one moment of an apng."))
        }
        // Contact sheets have a width of their own for each picture.
        let isBounded =
            ["png", "filmstrip"].contains(name) && body.member("maxWidth") == nil
            && contract.withSchemas { $0.has(parameter: "maxWidth", at: path) } == true
        if isBounded { target += "&maxWidth=\(DrawTool.defaultWidth)" }
        return .ask(Question("POST " + target, body: Array(body.jsonText.utf8)))
    }

    private static func isOfPath(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "1")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
