"""The types and the methods of the Python package, made of the contract.

    python_types.py write     writes models.py and _endpoints.py of packages/python/src/scrim anew from Sources/CEmbedded/openapi.json
    python_types.py check     fails where they are not what it would write

A schema is a TypedDict or an alias under its own name, with the contract's own words as documentation; an object inside
another is named for both. A path is a method named like its operation; a path's GET that only repeats its POST has none.
"""

import json
import keyword
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTRACT = ROOT / "Sources/CEmbedded/openapi.json"
PACKAGE = ROOT / "packages/python/src/scrim"
WIDTH = 120
SIMPLE = {
    "string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None", "object": "dict[str, Any]",
}


def documented(text, indent, after=""):
    """A docstring of `text`, wrapped, or nothing where there is none."""
    if not text:
        return ""
    text = " ".join(text.replace("\\", "\\\\").replace('"""', "'''").split())
    if text.endswith('"'):
        text += " "
    pad = " " * indent
    if len(text) + indent + 6 <= WIDTH:
        return f'{pad}"""{text}"""\n{after}'
    lines = textwrap.wrap(text, WIDTH - indent, initial_indent='"""', break_long_words=False, break_on_hyphens=False)
    return "".join(f"{pad}{line}\n" for line in lines) + f'{pad}"""\n{after}'


def snake(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def reference_name(schema):
    return schema["$ref"].rsplit("/", 1)[1]


class Types:
    """Definitions of every named schema, and of the objects inside them."""

    def __init__(self, schemas):
        self.schemas = schemas
        self.classes = {}
        self.aliases = {}
        for name, schema in schemas.items():
            self.define(name, schema)

    def define(self, name, schema):
        if "properties" in schema:
            self.classes[name] = schema
            for member, value in schema["properties"].items():
                self.name_inner(name + member[0].upper() + member[1:], value)
        else:
            self.name_inner(name + "Item", schema)
            self.aliases[name] = schema

    def name_inner(self, name, schema):
        """Gives the objects inside a schema names of their own."""
        if "properties" in schema:
            while name in self.schemas or name in self.classes:
                name += "Object"
            schema["x-name"] = name
            self.define(name, schema)
            return
        for inner in [schema.get("items"), schema.get("additionalProperties"), *schema.get("prefixItems", [])]:
            if isinstance(inner, dict):
                self.name_inner(name, inner)
        for number, inner in enumerate(schema.get("oneOf", [])):
            self.name_inner(f"{name}{number + 1}", inner)

    def expression(self, schema):
        """The type of a value, as an annotation."""
        if "$ref" in schema:
            return reference_name(schema)
        if "x-name" in schema:
            return schema["x-name"]
        if "const" in schema:
            return f"Literal[{schema['const']!r}]"
        if "enum" in schema:
            return "Literal[" + ", ".join(map(literal, schema["enum"])) + "]"
        if "oneOf" in schema:
            return union(self.expression(part) for part in schema["oneOf"])
        kinds = schema.get("type", [])
        if isinstance(kinds, str):
            kinds = [kinds]
        return union(self.kind(kind, schema) for kind in kinds) if kinds else "Any"

    def kind(self, kind, schema):
        if kind == "array":
            items = schema.get("prefixItems") or [schema.get("items") or {}]
            return f"list[{union(self.expression(item) for item in items)}]"
        values = schema.get("additionalProperties")
        if kind == "object" and isinstance(values, dict):
            return f"dict[str, {self.expression(values)}]"
        return SIMPLE[kind]

    # Text

    def text(self):
        classes = "".join(self.class_text(name, schema) for name, schema in self.classes.items())
        return classes + "".join(self.alias_text(name) for name in self.sorted_aliases())

    def class_text(self, name, schema):
        required = set(schema.get("required", []))
        doc = schema.get("description", "")
        needed = self.half(schema, [member for member in schema["properties"] if member in required])
        optional = self.half(schema, [member for member in schema["properties"] if member not in required])
        if not needed:
            return self.definition(name, "TypedDict, total=False", optional, doc)
        if not optional:
            return self.definition(name, "TypedDict", needed, doc)
        base = self.definition(f"_{name}", "TypedDict", needed, "")
        if isinstance(optional, str):
            return base + self.definition(name, f"_{name}, total=False", optional, doc)
        both = self.definition(f"_{name}Optional", "TypedDict, total=False", optional, "")
        return base + both + self.definition(name, f"_{name}, _{name}Optional", "", doc)

    def half(self, schema, members):
        """The members' text in a class; a dictionary of their types where one of them is no name that Python takes."""
        types = {member: self.expression(schema["properties"][member]) for member in members}
        if any(keyword.iskeyword(member) or not member.isidentifier() for member in members):
            return types
        return "".join(
            f"    {member}: {kind}\n" + documented(schema["properties"][member].get("description"), 4)
            for member, kind in types.items())

    def definition(self, name, bases, members, doc):
        if isinstance(members, dict):
            total = ", total=False" if "total=False" in bases else ""
            rows = "".join(f'    "{member}": {kind!r},\n' for member, kind in members.items())
            return f'\n\n{name} = TypedDict("{name}", {{\n{rows}}}{total})\n' + documented(doc, 0)
        body = documented(doc, 4, "\n" if members else "") + members
        return f"\n\nclass {name}({bases}):\n{body or '    pass' + chr(10)}"

    def alias_text(self, name):
        schema = self.aliases[name]
        expression = wrapped(self.expression(schema), len(name) + 3)
        return f"\n{name} = {expression}\n" + documented(schema.get("description"), 0)

    def sorted_aliases(self):
        """Aliases after those that they are made of."""
        done = []

        def visit(name):
            if name in self.aliases and name not in done:
                for other in re.findall(r"\b\w+\b", self.expression(self.aliases[name])):
                    if other != name:
                        visit(other)
                done.append(name)

        for name in self.aliases:
            visit(name)
        return done


def literal(value):
    return "None" if value is None else json.dumps(value, ensure_ascii=False)


def union(parts):
    parts = list(dict.fromkeys(parts))
    if len(parts) == 1:
        return parts[0]
    return f"Union[{', '.join(parts)}]"


def wrapped(expression, indent):
    """The expression over as many lines as it needs."""
    if len(expression) + indent <= WIDTH:
        return expression
    kind, parts = expression[:-1].split("[", 1)
    # A name in quotation marks may have spaces of its own.
    words = " ".join(part.replace(" ", "\0") + "," for part in parts.split(", "))
    rows = textwrap.wrap(words, WIDTH - 4, break_long_words=False, break_on_hyphens=False)
    return kind + "[\n" + "".join("    " + row.replace("\0", " ") + "\n" for row in rows) + "]"


class Endpoints:
    """A method for every operation, with the types of its body and its answer."""

    def __init__(self, document, types):
        self.document = document
        self.types = types

    def text(self):
        return "".join(
            self.method(path, verb, operation)
            for path, operations in self.document["paths"].items()
            for verb, operation in operations.items()
            if verb == "post" or (verb == "get" and "post" not in operations))

    def method(self, path, verb, operation):
        media, answer = self.answer(operation)
        arguments = ["self"] + [f"{name}: str" for name in re.findall(r"{(\w+)}", path)]
        if verb == "post":
            arguments.append(f"body: {self.body(operation)}")
        arguments.append("**parameters: Parameter")
        place = re.sub(r"{(\w+)}", r"{_part(\1)}", path)
        place = f'f"{place}"' if place != path else f'"{path}"'
        call = f'{media}("{verb.upper()}", {place}, {"body" if verb == "post" else "None"}, parameters)'
        summary = operation["summary"].rstrip(".")
        doc = documented(f"{summary}: `{verb.upper()} {path}`.", 8)
        body = f"        answer: {answer} = self._{call}\n        return answer\n"
        if media != "json":
            body = f"        return self._{call}\n"
        return f"\n    def {snake(operation['operationId'])}({', '.join(arguments)}) -> {answer}:\n{doc}{body}"

    def body(self, operation):
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        return "models." + reference_name(schema) if "$ref" in schema else "Any"

    def answer(self, operation):
        """How an answer is read, and its type: of JSON where there is any, else of its first form."""
        content = operation["responses"]["200"]["content"]
        if "application/json" in content:
            schema = content["application/json"]["schema"]
            return "json", "models." + reference_name(schema) if "$ref" in schema else "dict[str, Any]"
        form = next(iter(content.values()))["schema"]
        return ("bytes", "bytes") if form.get("format") == "binary" else ("text", "str")


MODELS = '''"""The contract's schemas as types. Made of openapi.yaml by scripts/openapi; not written by hand.

Lengths are in points, times in seconds, angles in degrees; members have the names that they have on the wire.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union
'''
METHODS = '''"""A method for each operation of the contract. Made of it by scripts/openapi; not written by hand."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from . import models
from ._transport import Asking, Parameter


def _part(name: str) -> str:
    return quote(name, safe="")


class Endpoints(Asking):
    """What a server answers, an operation a method; each raises `ScrimError` where the answer is a problem."""
'''


def made():
    document = json.loads(CONTRACT.read_text(encoding="utf-8"))
    types = Types(document["components"]["schemas"])
    methods = Endpoints(document, types).text()
    return {PACKAGE / "models.py": MODELS + types.text(), PACKAGE / "_endpoints.py": METHODS + methods}


def main(verb):
    files = made()
    if verb == "write":
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT)} is not what openapi.yaml makes: run scripts/openapi", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    if sys.argv[1:] not in (["write"], ["check"]):
        sys.exit("python_types.py: say write or check")
    sys.exit(main(sys.argv[1]))
