"""Whether a source is of its language, and reads no member that answers do not have: reads.py kotlin|dart FILE ANSWER...

Grammars are those that editors use. A member is what an index or a function that gets one names.
"""

import json
import pathlib
import re
import sys

import tree_sitter
import tree_sitter_dart
import tree_sitter_kotlin

LANGUAGES = {
    "kotlin": (tree_sitter_kotlin, r'\b(?:get|opt|float)\w*\("(\w+)"'),
    "dart": (tree_sitter_dart, r"\['(\w+)'\]"),
}


def fault(node):
    """The first place at which a text is not of its language."""
    if node.type == "ERROR" or node.is_missing:
        return node
    return next(filter(None, (fault(child) for child in node.children if child.has_error or child.is_missing)), None)


def members(value):
    """The names of all members in a JSON value, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*map(members, value.values()))
    return set().union(*map(members, value)) if isinstance(value, list) else set()


def main(language, file, *answers):
    grammar, reading = LANGUAGES[language]
    source = pathlib.Path(file).read_bytes()
    root = tree_sitter.Parser(tree_sitter.Language(grammar.language())).parse(source).root_node
    if root.has_error:
        wrong = fault(root)
        sys.exit(f"{file}:{wrong.start_point[0] + 1}: {source.splitlines()[wrong.start_point[0]].decode()}")
    there = set().union(*(members(json.loads(pathlib.Path(answer).read_text())) for answer in answers))
    read = set(re.findall(reading, source.decode()))
    if not read or read - there:
        sys.exit(f"{file} reads what no answer has: {', '.join(sorted(read - there)) or 'nothing'}")
    print(f"{file} reads {len(read)} members")


main(*sys.argv[1:])
