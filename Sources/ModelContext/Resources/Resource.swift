import JSONText
import Service

struct Resource: Sendable {
    let uri: String
    let name: String
    let title: String
    let description: String
    let mediaType: String

    private static let markdown = "text/markdown"
    private static let json = "application/json"

    /// The resources with fixed addresses: lists, the guide, the problems, the rules. Decisions are not among them,
    /// because they are meant for people who change the program.
    static let all: [Resource] =
        [
            Resource(
                uri: ResourceAddress.scheme + "devices", name: "devices", title: "Devices",
                description: "The catalogue of devices: ids, names, sizes.", mediaType: json),
            Resource(
                uri: ResourceAddress.scheme + "styles", name: "styles", title: "Styles",
                description: "The presentation styles, with what each is for.", mediaType: json),
            Resource(
                uri: ResourceAddress.scheme + "schemas", name: "schemas", title: "Schemas",
                description: "What may stand in requests and answers, by name.", mediaType: json),
        ] + SitePages.all.filter { $0.folder != "decisions" }.map(Resource.init)

    private init(uri: String, name: String, title: String, description: String, mediaType: String) {
        (self.uri, self.name, self.title) = (uri, name, title)
        (self.description, self.mediaType) = (description, mediaType)
    }

    private init(_ page: SitePages.Entry) {
        let uri = ResourceAddress.of(page: page.path)
        self.init(
            uri: uri, name: String(uri.dropFirst(ResourceAddress.scheme.utf8.count)), title: page.title,
            description: page.summary, mediaType: Self.markdown)
    }

    var value: JSONValue {
        [
            "uri": .string(uri), "name": .string(name), "title": .string(title),
            "description": description.isEmpty ? nil : .string(description), "mimeType": .string(mediaType),
        ]
    }
}

/// A template for resources whose addresses differ in one word.
struct ResourceTemplate: Sendable {
    /// The address before the word, and the name of the word.
    let start: String
    let word: String
    let title: String
    let mediaType: String

    static let all = [
        ResourceTemplate(
            start: ResourceAddress.scheme + "devices/", word: "id", title: "A device", mediaType: "application/json"),
        ResourceTemplate(
            start: ResourceAddress.scheme + "styles/", word: "id", title: "A presentation style",
            mediaType: "application/json"),
        ResourceTemplate(
            start: ResourceAddress.schemas, word: "name", title: "A schema of the contract",
            mediaType: "application/json"),
        ResourceTemplate(
            start: ResourceAddress.scheme + "guide/", word: "page", title: "A page of the guide",
            mediaType: "text/markdown"),
        ResourceTemplate(
            start: ResourceAddress.scheme + "rules/", word: "id", title: "A rule", mediaType: "text/markdown"),
        ResourceTemplate(
            start: ResourceAddress.problems, word: "id", title: "A kind of problem", mediaType: "text/markdown"),
    ]

    var uri: String { "\(start){\(word)}" }

    var value: JSONValue {
        let name = String(start.dropFirst(ResourceAddress.scheme.utf8.count).dropLast())
        return [
            "uriTemplate": .string(uri), "name": .string(name), "title": .string(title), "mimeType": .string(mediaType),
        ]
    }
}
