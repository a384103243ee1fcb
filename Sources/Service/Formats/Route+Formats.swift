import Access
import Preview
import Wire

extension Route {
    /// Creates a route whose answers are computed from documents, in JSON and in other formats.
    ///
    /// - Parameter kind: The kind of request that the documents hold.
    convenience init(
        _ path: StaticString, _ endpoint: some Endpoint, _ kind: DepictionRequest.Kind, in forms: [any AnswerFormat]
    ) {
        let others = forms.map { form in
            Format(
                name: form.name, mediaType: form.mediaType,
                endpoint: AnyEndpoint(FormatEndpoint(context: endpoint.context, kind: kind, format: form)),
                takesOptions: true, options: form.options.map(\.rawValue), scope: .render)
        }
        self.init(path, .getAndPost, cached: .byDocument, formats: [.json(endpoint)] + others, lines: nil)
    }
}
