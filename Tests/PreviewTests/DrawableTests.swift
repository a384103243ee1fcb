import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Contract, section 8: what there is to draw stands in the answer.
@Suite struct `An answer that can be drawn` {
    private static let settings = ["light", "dark"].flatMap { appearance in
        ["false", "true"].map { (appearance, $0) }
    }

    private func answer(_ profile: String, _ style: String, _ setting: (String, String)) throws -> JSON {
        let device =
            #"{"profile":"\#(profile)","appearance":"\#(setting.0)","reduceTransparency":\#(setting.1)}"#
        return try layout(on: device, dialog: wholeDialog(style))
    }

    @Test(arguments: systemsByLook)
    func `tells the colour of every text, and the fill of every layer or that it has none`(profile: String) throws {
        for style in allStyles {
            for setting in Self.settings {
                for layer in try answer(profile, style, setting)["layers"].elements {
                    let name = "\(style), \(setting): \(layer["id"].string ?? "")"
                    #expect(layer.members["background"].map { $0 == nil || $0["color"].isColor } == true, "\(name)")
                    guard layer["text"] != .missing else { continue }
                    #expect(layer["text"]["color"].isColor, "\(name)")
                }
            }
        }
    }

    @Test(arguments: systemsByLook)
    func `tells the fill and the text of each action in each state that the platform has`(profile: String) throws {
        for style in allStyles {
            for setting in Self.settings {
                for layer in try answer(profile, style, setting)["layers"].elements
                where layer["role"] == "action" && layer["states"] != .missing {
                    #expect(!layer["states"].members.isEmpty)
                    for (state, look) in layer["states"].members {
                        let name = "\(style), \(setting): \(layer["id"].string ?? "") \(state)"
                        #expect(["pressed", "focused", "disabled"].contains(state), "\(name)")
                        #expect(look.members["background"].map { $0 == nil || $0["color"].isColor } == true, "\(name)")
                        #expect(look["text"]["color"].isColor, "\(name)")
                    }
                }
            }
        }
    }

    @Test(arguments: systemsByLook)
    func `names only roles that the platform has`(profile: String) throws {
        let platform =
            profile.hasPrefix("desktop")
            ? "web" : profile.hasPrefix("i") || profile.hasPrefix("apple") ? "apple" : "android"
        let style = try JSON(Scrim.shared.get().get("/v1/styles/alert").body)
        let roles = Set(
            style["palettes"].elements.filter { $0["platform"] == .string(platform) }
                .flatMap { $0["colors"].elements }.compactMap { $0["role"].string })
        try #require(!roles.isEmpty)
        for style in allStyles {
            for setting in Self.settings {
                let told = try answer(profile, style, setting)["layers"].rolesOfColors
                #expect(told.subtracting(roles) == [], "\(style), \(setting)")
            }
        }
    }

    @Test(arguments: systemsByLook)
    func `shows nothing through a dialog to who reduces transparency`(profile: String) throws {
        for style in allStyles {
            for setting in Self.settings where setting.1 == "true" {
                let layers = try answer(profile, style, setting)["layers"].elements
                #expect(!layers.contains { $0["background"]["material"] != .missing }, "\(style), \(setting)")
                for layer in layers where layer["role"] == "dialog" || layer["role"] == "group" {
                    let name = "\(style), \(setting): \(layer["id"].string ?? "")"
                    #expect(layer["opacity"] == .missing || layer["opacity"] == 1, "\(name)")
                    guard layer["background"] != nil else { continue }
                    #expect(layer["background"]["opacity"] == 1, "\(name)")
                    #expect(layer["background"]["gradient"].elements.allSatisfy { $0["opacity"] == 1 }, "\(name)")
                }
            }
        }
    }
}

extension JSON {
    /// Whether it is `#RRGGBB` or `#RRGGBBAA`.
    fileprivate var isColor: Bool {
        guard let text = string, text.hasPrefix("#"), [7, 9].contains(text.count) else { return false }
        return text.dropFirst().allSatisfy(\.isHexDigit)
    }

    /// The roles of all colours below: of a layer that is what stands beside a colour.
    fileprivate var rolesOfColors: Set<String> {
        var roles = Set(elements.flatMap { Array($0.rolesOfColors) })
        for (name, value) in members {
            if name == "role", members["color"] != nil, members["id"] == nil, let role = value.string {
                roles.insert(role)
            }
            roles.formUnion(value.rolesOfColors)
        }
        return roles
    }
}
