"""Writes what the package for npm has of the contract: npm_types.py FOLDER, in the repository's root.

    FOLDER/contract.d.ts    a type for each schema of openapi.yaml, and a method for each operation
    FOLDER/operations.js    the method and the path of each operation, by the name that it has in the contract; operations.d.ts beside it

It reads Sources/CEmbedded/openapi.json, which is openapi.yaml as it is served.
"""

import json
import pathlib
import re
import sys
import textwrap

DOCUMENT = pathlib.Path("Sources/CEmbedded/openapi.json")
WIDTH = 120
HEAD = "// Made from openapi.yaml by scripts/package-npm.\n\n"

# Words of schemas that a type says, and those that it cannot: sizes, patterns, and which members go together.
KNOWN = set(
    "$ref type const enum properties required additionalProperties items prefixItems minItems maxItems oneOf anyOf allOf description"
    " format pattern minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minProperties maxProperties uniqueItems"
    " if then else not discriminator examples default title propertyNames".split())
# Names of the language and of browsers that the types themselves use.
RESERVED = {"Record", "Promise", "Blob", "Response", "AbortSignal", "HeadersInit", "CallOptions", "Answer", "AnswerFormat", "Operations"}
# An array of so many items is written as a tuple, a longer one as a list.
LONGEST_TUPLE = 4


class Document:
    """The contract, and where its references lead."""

    def __init__(self, tree):
        self.tree = tree
        self.schemas = tree["components"]["schemas"]
        clash = RESERVED & self.schemas.keys()
        if clash:
            sys.exit(f"npm_types: these schemas have names that the types use themselves: {', '.join(sorted(clash))}")

    def resolved(self, node):
        while "$ref" in node:
            place = self.tree
            for part in node["$ref"].removeprefix("#/").split("/"):
                place = place[part.replace("~1", "/").replace("~0", "~")]
            node = place
        return node


def comment(text, indent=""):
    """A description as a comment, or nothing."""
    if not text:
        return ""
    words = " ".join(text.split()).replace("*/", "*\\/")
    if len(words) + len(indent) + 8 <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines = textwrap.wrap(words, WIDTH - len(indent) - 3, break_long_words=False, break_on_hyphens=False)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def name_of(member):
    return member if re.fullmatch(r"[A-Za-z_$][\w$]*", member) else json.dumps(member)


def either(parts):
    """A union, each option once."""
    return " | ".join(dict.fromkeys(parts))


def in_brackets(kind):
    return f"({kind})" if re.search(r" [|&] ", kind) and not kind.startswith("{") else kind


def array(schema, indent):
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(item, indent) for item in schema["prefixItems"]) + "]"
    item = type_of(schema["items"], indent) if "items" in schema else "unknown"
    least = schema.get("minItems")
    if least and least == schema.get("maxItems") and least <= LONGEST_TUPLE:
        return "[" + ", ".join([item] * least) + "]"
    return f"{in_brackets(item)}[]"


def members(schema, indent):
    """The lines between an object's braces."""
    inner, lines = indent + "  ", []
    for name, member in schema.get("properties", {}).items():
        mark = "" if name in schema.get("required", []) else "?"
        lines.append(comment(member.get("description"), inner) + f"{inner}{name_of(name)}{mark}: {type_of(member, inner)};\n")
    more = schema.get("additionalProperties", False)
    if more is not False or not schema.get("properties"):
        value = type_of(more, inner) if isinstance(more, dict) and more and not schema.get("properties") else "unknown"
        lines.append(f"{inner}[name: string]: {value};\n")
    return "".join(lines)


def plain(kind, schema, indent):
    """What one of JSON's types is."""
    if kind == "object":
        return "{\n" + members(schema, indent) + indent + "}"
    if kind == "array":
        return array(schema, indent)
    return {"integer": "number", "number": "number", "boolean": "boolean", "null": "null", "string": "string"}[kind]


def type_of(schema, indent=""):
    """A schema as a type; `indent` is that of the line that it begins on."""
    unknown = set() if schema is True else schema.keys() - KNOWN
    if unknown:
        sys.exit(f"npm_types: say what these words of schemas are in a type: {', '.join(sorted(unknown))}")
    if schema is True or not schema.keys() - {"description", "examples", "default"}:
        return "unknown"
    parts = []
    if "$ref" in schema:
        parts.append(schema["$ref"].rsplit("/", 1)[1])
    if "const" in schema or "enum" in schema:
        parts.append(either(json.dumps(value) for value in schema.get("enum", [schema.get("const")])))
    elif alternatives := re.fullmatch(r"\^(?:\(\?:|\()(\w+(?:\|\w+)+)(\|x-\[[^|]+)?\)\$", schema.get("pattern", "")):
        # What an owner names begins with x-.
        own = ["`x-${string}`"] if alternatives[2] else []
        parts.append(either([*map(json.dumps, alternatives[1].split("|")), *own]))
    elif "type" in schema:
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        bare = kinds == ["object"] and "properties" not in schema and {"oneOf", "anyOf", "allOf"} & schema.keys()
        if not bare:
            parts.append(either(plain(kind, schema, indent) for kind in kinds))
    for word in ("oneOf", "anyOf"):
        options = [type_of(option, indent) for option in schema.get(word, []) if option.keys() - {"required"}]
        if options:
            parts.append(either(options))
    parts += [type_of(part, indent) for part in schema.get("allOf", [])]
    return " & ".join(map(in_brackets, parts)) if len(parts) > 1 else parts[0] if parts else "unknown"


def declaration(name, schema):
    """A named schema: an interface where it is an object and nothing else."""
    is_object = schema.get("type") == "object" and not {"oneOf", "anyOf", "allOf", "enum"} & schema.keys()
    body = f"interface {name} {type_of(schema)}" if is_object else f"type {name} = {type_of(schema)};"
    return comment(schema.get("description")) + f"export {body}\n"


class Operation:
    """What can be called."""

    def __init__(self, document, path, method, item):
        operation = item[method]
        self.name, self.path, self.method = operation["operationId"], path, method.upper()
        self.summary = operation.get("summary", "")
        parameters = [document.resolved(node) for node in item.get("parameters", []) + operation.get("parameters", [])]
        self.ids = [parameter for parameter in parameters if parameter["in"] == "path"]
        self.query = [parameter for parameter in parameters if parameter["in"] == "query"]
        body = document.resolved(operation["requestBody"])["content"] if "requestBody" in operation else {}
        self.body = body.get("application/json", {}).get("schema")
        self.answers = document.resolved(operation["responses"]["200"])["content"]

    @property
    def is_twin(self):
        """Whether it is the GET of a POST, which has the types."""
        return self.method == "GET" and any(parameter["name"] == "request" for parameter in self.query)

    @property
    def format(self):
        """The parameter that says what the answer is, where there is a choice."""
        named = [parameter for parameter in self.query if parameter["name"] == "format"]
        choices = named[0]["schema"]["enum"] if named else []
        return named[0] if "json" in choices and len(choices) > 1 else None

    @property
    def answer(self):
        for kind, content in self.answers.items():
            if kind == "application/json":
                return type_of(content["schema"], "  ")
        is_binary = any(content["schema"].get("format") == "binary" for content in self.answers.values())
        return "Blob" if is_binary else "string"

    @property
    def options(self):
        return self.name[0].upper() + self.name[1:] + "Options"

    def options_declaration(self):
        """The type of its options: those of every call, and what its URL may ask for."""
        fields = "".join(
            comment(parameter.get("description"), "  ")
            + f"  {name_of(parameter['name'])}?: {'F' if parameter is self.format else query_type(parameter['schema'])};\n"
            for parameter in self.query)
        generic = "<F = AnswerFormat>" if self.format else ""
        return f"export interface {self.options}{generic} extends CallOptions {{\n{fields}}}\n"

    def declaration(self):
        first = "body: " + type_of(self.body, "  ") if self.body else "id: " + type_of(self.ids[0]["schema"]) if self.ids else ""
        answer, kinds, generic = self.answer, "", ""
        if self.format:
            kinds = f'<F extends {either(map(json.dumps, self.format["schema"]["enum"]))} = "json">'
            answer, generic = f"Answer<F, {answer}>", "<F>"
        arguments = f"{first + ', ' if first else ''}options?: {self.options}{generic}"
        return comment(f"{self.summary}: `{self.method} {self.path}`.", "  ") + (
            f"  {self.name}{kinds}({arguments}): Promise<{answer}>;\n")


def query_type(schema):
    """What may be given for a parameter: as it stands in a URL, or as the value that it says."""
    if {"true", "false"} <= set(schema.get("enum", [])):
        return either(["boolean", *(json.dumps(value) for value in schema["enum"])])
    return type_of(schema)


def operations(document):
    return [
        Operation(document, path, method, item)
        for path, item in document.tree["paths"].items() for method in ("get", "post") if method in item
    ]


def formats(operations):
    """What an answer of each format is in JavaScript: parsed JSON, a text, or bytes with their media type."""
    kinds = {}
    for parameter in (operation.format for operation in operations if operation.format):
        for name in parameter["schema"]["enum"]:
            if name == "json":
                continue
            media, schema = parameter["x-formats"][name]["mediaType"], parameter.get("x-answers", {}).get(name)
            if re.fullmatch(r"application/([\w.]+\+)?json", media):
                kind = type_of(schema) if schema else "Record<string, unknown>"
            else:
                kind = "Blob" if media.startswith("image/") and not media.endswith("+xml") else "string"
            if kinds.setdefault(name, kind) != kind:
                sys.exit(f"npm_types: {name} is a {kind} here and a {kinds[name]} there")
    return kinds


def answer_type(kinds):
    by_kind = {}
    for name, kind in kinds.items():
        by_kind.setdefault(kind, []).append(name)
    options = "".join(
        f"  : F extends {either(map(json.dumps, names))} ? {kind}\n" for kind, names in by_kind.items())
    names = sorted({"json", *kinds})
    return (
        "/** Every form in which some answer can be had. */\n"
        f"export type AnswerFormat = {either(map(json.dumps, names))};\n\n"
        "/** What a format's answer is: JSON as it was parsed, a text, or bytes with their media type. */\n"
        f'export type Answer<F, JSON> = F extends "json" ? JSON\n{options}  : never;\n')


CALL_OPTIONS = """/** What every call takes beside what its URL may ask for. */
export interface CallOptions {
  /** Ends the call: its promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Header fields beside those of the client. */
  headers?: HeadersInit;
}
"""


def main(folder):
    tree = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    document = Document(tree)
    found = operations(document)
    calls = [operation for operation in found if not operation.is_twin]
    types = [declaration(name, schema) for name, schema in document.schemas.items()]
    methods = "".join(operation.declaration() for operation in calls)
    interface = (
        "/** The operations of the contract, by the names that they have there. */\n"
        f"export interface Operations {{\n{methods}}}\n")
    table = "".join(f"  {call.name}: ['{call.method}', '{call.path}'],\n" for call in calls)
    options = [call.options_declaration() for call in calls]
    (folder / "contract.d.ts").write_text(
        HEAD + "\n".join([CALL_OPTIONS, answer_type(formats(found)), interface, *options, *types]), encoding="utf-8")
    (folder / "operations.js").write_text(
        f"{HEAD}/** Method and path of each operation. */\nexport const operations = {{\n{table}}};\n", encoding="utf-8")
    (folder / "operations.d.ts").write_text(
        HEAD + "export const operations: Record<string, [method: string, path: string]>;\n", encoding="utf-8")


main(pathlib.Path(sys.argv[1]))
