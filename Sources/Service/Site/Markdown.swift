import Animations
private import CCommonMark

/// A page of Markdown, with GitHub's tables, as HTML; read and written by cmark-gfm.
///
/// What it reads was built into the program, so HTML in it stands as it is.
struct Markdown {
    let html: String
    /// The first heading.
    let title: String
    /// The first sentence below it; empty where another thing than a paragraph follows.
    let summary: String

    /// - Parameters:
    ///   - path: Where a link leads; nil where it leads nowhere here, so that only its text stands.
    ///   - pictures: Where the pictures of the pages are, in the page's own words and on the site.
    init(_ source: String, path: (Substring) -> String?, pictures: (own: String, site: String)) {
        let html: String? = unsafe Self.withTree(of: source) { tree in
            unsafe Self.nodes(of: tree).forEach { unsafe Self.direct($0, path, pictures) }
            unsafe Self.nodes(of: tree).forEach { unsafe Self.dress($0) }
            guard let text = unsafe cmark_render_html(tree, CMARK_OPT_UNSAFE, nil) else { return nil }
            defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
            return unsafe String(cString: text)
        }
        // Whoever has no mouse scrolls wide code by the keyboard.
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

    /// What stands before the first full stop that ends a word, with it; all of it where there is none.
    private static func firstSentence(of text: String) -> String {
        guard let end = text.firstRange(of: ". ") else { return text }
        return text[..<end.lowerBound] + "."
    }

    /// The document as a tree; nil where there is no memory for it.
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

    /// The node and all below it, each before what it holds.
    private static func nodes(of node: OpaquePointer) -> [OpaquePointer] {
        var nodes = unsafe [node]
        var child = unsafe cmark_node_first_child(node)
        while let next = unsafe child {
            unsafe nodes += unsafe self.nodes(of: next)
            unsafe child = unsafe cmark_node_next(next)
        }
        return unsafe nodes
    }

    /// What is read of a node, without its marks.
    private static func text(of node: OpaquePointer) -> String {
        unsafe nodes(of: node).compactMap { node in
            switch unsafe cmark_node_get_type(node) {
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
            default: unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) }
            }
        }.joined()
    }

    // MARK: Where things lead

    /// Makes a link or a picture lead where it does on the site.
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

    // MARK: What HTML says beside it

    /// Gives headings the fragments that links to them name, and lets wide tables be scrolled by themselves.
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

    /// The fragment of a heading, as sites that show Markdown make it: lower case, hyphens for spaces, no other signs.
    private static func anchor(of heading: String) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character.isLetter || character.isNumber || character == "-" || character == "_" { return character }
                return character == " " ? "-" : nil
            })
    }
}
