import Animations
private import CCommonMark

/// A page of Markdown, with GitHub's tables, converted to HTML by cmark-gfm.
///
/// The source is built into the program and trusted, so that HTML in it is kept unchanged.
struct Markdown {
    let html: String
    /// The first heading.
    let title: String
    /// The first sentence after the first heading; empty if something other than a paragraph follows it.
    let summary: String

    /// - Parameters:
    ///   - path: Returns the target of a link on the site; `nil` if the site lacks it: then only the link's text is
    ///     kept.
    ///   - pictures: The folder of the pictures, in the page and on the site.
    init(_ source: String, path: (Substring) -> String?, pictures: (own: String, site: String)) {
        let html: String? = unsafe Self.withTree(of: source) { tree in
            unsafe Self.nodes(of: tree).forEach { unsafe Self.direct($0, path, pictures) }
            unsafe Self.nodes(of: tree).forEach { unsafe Self.dress($0) }
            guard let text = unsafe cmark_render_html(tree, CMARK_OPT_UNSAFE, nil) else { return nil }
            defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
            return unsafe String(cString: text)
        }
        // Wide code can be scrolled with the keyboard.
        self.html = (html ?? "").replacing("<pre>", with: "<pre tabindex=\"0\">")
        (title, summary) = Self.opening(of: source)
    }

    /// The first heading, and the first sentence of the paragraph that follows it.
    static func opening(of source: String) -> (title: String, summary: String) {
        let opening: (String, String)? = unsafe withTree(of: source) { tree in
            guard
                let heading = unsafe nodes(of: tree).first(where: {
                    unsafe cmark_node_get_type($0) == CMARK_NODE_HEADING
                })
            else { return nil }
            let next = unsafe cmark_node_next(heading)
            let paragraph = unsafe next.flatMap {
                unsafe cmark_node_get_type($0) == CMARK_NODE_PARAGRAPH ? unsafe text(of: $0) : nil
            }
            return unsafe (text(of: heading), firstSentence(of: paragraph ?? ""))
        }
        return opening ?? ("", "")
    }

    /// The text up to the first full stop that ends a word; the whole text if there is none.
    private static func firstSentence(of text: String) -> String {
        guard let end = text.firstRange(of: ". ") else { return text }
        return text[..<end.lowerBound] + "."
    }

    /// Calls `body` with the document as a tree; returns `nil` if there is no memory for it.
    private static func withTree<Result>(of source: String, _ body: (OpaquePointer) -> Result?) -> Result? {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = unsafe cmark_parser_new(CMARK_OPT_UNSAFE) else { return nil }
        defer { unsafe cmark_parser_free(parser) }
        if let tables = unsafe cmark_find_syntax_extension("table") {
            unsafe cmark_parser_attach_syntax_extension(parser, tables)
        }
        var source = source
        source.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) {
                unsafe cmark_parser_feed(parser, $0.baseAddress, $0.count)
            }
        }
        guard let tree = unsafe cmark_parser_finish(parser) else { return nil }
        defer { unsafe cmark_node_free(tree) }
        return unsafe body(tree)
    }

    /// The node and all its descendants, parents first.
    private static func nodes(of node: OpaquePointer) -> [OpaquePointer] {
        var nodes = unsafe [node]
        var child = unsafe cmark_node_first_child(node)
        while let next = unsafe child {
            unsafe nodes += unsafe self.nodes(of: next)
            unsafe child = unsafe cmark_node_next(next)
        }
        return unsafe nodes
    }

    /// The plain text of a node, without its markup.
    private static func text(of node: OpaquePointer) -> String {
        unsafe nodes(of: node).compactMap { node in
            switch unsafe cmark_node_get_type(node) {
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
            default: unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) }
            }
        }.joined()
    }

    // MARK: Links

    /// Changes the target of a link or a picture to that on the site.
    private static func direct(
        _ node: OpaquePointer, _ path: (Substring) -> String?, _ pictures: (own: String, site: String)
    ) {
        switch unsafe cmark_node_get_type(node) {
        case CMARK_NODE_LINK:
            let target = unsafe cmark_node_get_url(node).map { unsafe String(cString: $0) } ?? ""
            if let path = path(target[...]) {
                unsafe cmark_node_set_url(node, path)
            } else {
                while let child = unsafe cmark_node_first_child(node) { unsafe cmark_node_insert_before(node, child) }
                unsafe cmark_node_free(node)
            }
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
            let literal = unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) } ?? ""
            unsafe cmark_node_set_literal(
                node, literal.replacing("src=\"\(pictures.own)", with: "loading=\"lazy\" src=\"\(pictures.site)"))
        default: break
        }
    }

    // MARK: Additions to the HTML

    /// Gives headings the ids that links to them use, and makes wide tables scroll on their own.
    private static func dress(_ node: OpaquePointer) {
        switch unsafe cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
            let level = unsafe cmark_node_get_heading_level(node)
            let anchor = HTMLText.escaped(anchor(of: unsafe text(of: node)))
            guard let block = unsafe cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
            unsafe cmark_node_set_on_enter(block, "<h\(level) id=\"\(anchor)\">")
            unsafe cmark_node_set_on_exit(block, "</h\(level)>")
            unsafe cmark_node_insert_before(node, block)
            while let child = unsafe cmark_node_first_child(node) { unsafe cmark_node_append_child(block, child) }
            unsafe cmark_node_free(node)
        case _ where unsafe String(cString: cmark_node_get_type_string(node)) == "table":
            guard let block = unsafe cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
            unsafe cmark_node_set_on_enter(
                block, "<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">")
            unsafe cmark_node_set_on_exit(block, "</div>")
            unsafe cmark_node_insert_before(node, block)
            unsafe cmark_node_append_child(block, node)
        default: break
        }
    }

    /// The id of a heading, in the form of sites that show Markdown: lower case, hyphens for spaces, no other signs.
    private static func anchor(of heading: String) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character.isLetter || character.isNumber || character == "-" || character == "_" { return character }
                return character == " " ? "-" : nil
            })
    }
}
