import Embedded
import JSONText
import MicroHTTP
import Typography
import Wire

/// An endpoint with a single answer, which is made at the first request.
struct SingleAnswer: FixedEndpoint {
    let mediaTypes: [String]
    private let value: FixedRepresentation

    /// - Parameter mediaTypes: The media types as which clients may accept it, its own first.
    init(_ mediaTypes: [String], _ value: FixedRepresentation) {
        (self.mediaTypes, self.value) = (mediaTypes, value)
    }

    func answer(to target: Destination, _ head: borrowing RequestHead) -> Representation { value.value }
}

extension SingleAnswer {
    /// Creates an endpoint of one JSON document, such as `GET /v1/devices`.
    static func json(
        _ kind: Representation.Kind = .fixed, _ write: @escaping @Sendable (inout JSONWriter) -> Void
    ) -> SingleAnswer {
        Self(["application/json"], .json(kind, write))
    }

    /// `GET /healthz`: reports that the server runs.
    static var health: SingleAnswer { Self(["application/json"], .status("ok")) }

    /// `GET /version`: the release, and the text engine and fonts that measure text.
    static func version(_ text: TextSource) -> SingleAnswer {
        .json(.operation) { json in
            json.write([
                "name": .string(Version.name), "version": .string(Version.current),
                "schemaVersion": .integer(SpecificationWriter.schemaVersion),
                "text": ["engine": .string(text.engine), "fonts": .string(text.fonts)],
            ])
        }
    }

    /// One page of the site: `GET /` and `GET /docs`.
    ///
    /// - Parameters:
    ///   - file: The path of the page's file among the files of the site.
    ///   - path: The path at which it is served.
    static func page(_ file: String, at path: String) -> SingleAnswer {
        Self(
            [PagePolicy.mediaType],
            FixedRepresentation {
                let html = SiteFile.at(file).map { SitePage($0, at: path).html } ?? ""
                return Representation(
                    html.utf8Span.span, mediaType: PagePolicy.mediaType, .fixed, more: PagePolicy.programFields)
            })
    }

    /// The Markdown of a page outside of any folder, for clients that do not read HTML: `GET /architecture.md`.
    ///
    /// - Parameter path: The path of the page's source, such as `/architecture.md`.
    static func source(_ path: String) -> SingleAnswer {
        Self([PagePolicy.sourceType], .source(of: ReadingPage.all.first { $0.sourcePath == path }))
    }

    /// `GET /llms.txt`: the list of all Markdown pages, for language models (llmstxt.org).
    static var pageList: SingleAnswer {
        let type = "text/plain; charset=utf-8"
        return Self(
            [type, PagePolicy.sourceType],
            FixedRepresentation {
                Representation(PageList().text.utf8Span.span, mediaType: type, .fixed, more: PagePolicy.fileFields)
            })
    }

    /// `GET /scrim.js`: the renderer for web pages, built into the program.
    static var renderer: SingleAnswer {
        // Allows pages to load it that load only what other origins permit explicitly (the Fetch standard).
        let fields = [(name: "Cross-Origin-Resource-Policy" as StaticString, value: "cross-origin")]
        return .embedded("scrim.js", as: ["text/javascript; charset=utf-8", "application/javascript"], more: fields)
    }

    /// `GET /openapi.yaml`: the formal contract as it is written.
    static var openAPI: SingleAnswer {
        .embedded("openapi.yaml", as: ["application/yaml", "text/yaml", "text/plain"])
    }

    /// `GET /openapi.json`: the formal contract as JSON.
    static var openAPIAsJSON: SingleAnswer { .embedded("openapi.json", as: ["application/json"]) }

    /// Creates an endpoint of a file that is built into the program.
    private static func embedded(
        _ file: String, as mediaTypes: [String], more: [(name: StaticString, value: String)] = []
    ) -> SingleAnswer {
        Self(
            mediaTypes,
            FixedRepresentation {
                EmbeddedFolder.documents.withBytes(of: file) { bytes in
                    Representation(bytes, mediaType: mediaTypes[0], .fixed, more: HeaderFields(more))
                }
            })
    }
}

extension FixedRepresentation {
    /// Creates the Markdown of a page, which is empty if there is no such page.
    static func source(of page: ReadingPage?) -> FixedRepresentation {
        FixedRepresentation {
            let text = page?.source ?? ""
            return Representation(
                text.utf8Span.span, mediaType: PagePolicy.sourceType, .fixed, more: PagePolicy.fileFields)
        }
    }
}
