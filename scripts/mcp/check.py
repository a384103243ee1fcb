"""What the protocol's own client sees of `scrim mcp`: check.py SCRIM, in the repository's root."""

import asyncio
import base64
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
import warnings

import jsonschema
from mcp import Client, StdioServerParameters
from mcp.shared.exceptions import MCPDeprecationWarning, MCPError
from PIL import Image

SCRIM = sys.argv[1]
# The client says of a method of earlier revisions that it is one.
warnings.simplefilter("ignore", MCPDeprecationWarning)
CONTRACT = json.loads(pathlib.Path("Sources/CEmbedded/openapi.json").read_text())
ALERT = {
    "device": "iphone-17",
    "dialog": {
        "style": "alert",
        "content": {
            "title": "Delete “Beach.jpg”?",
            "actions": [{"title": "Delete", "role": "destructive"}, {"title": "Cancel", "role": "cancel"}],
        },
    },
}
#: Layouts on many devices, for work that lasts.
MATRIX = {
    "devices": [{"profile": "iphone-17", "orientation": way} for way in ("portrait", "landscapeLeft")] * 16,
    "dialogs": [{"style": "sheet", "content": {"title": f"Sheet {number}"}} for number in range(300)],
    "options": {"include": ["diagnostics"]},
}


class Unexpected(Exception):
    pass


def expect(holds, what):
    if not holds:
        raise Unexpected(what)


def client(mode="auto", **environment):
    return Client(StdioServerParameters(command=SCRIM, args=["mcp"], env=environment), mode=mode)


def child():
    """The process that was started last."""
    tasks = pathlib.Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return max(int(pid) for children in tasks for pid in children.read_text().split())


def processor_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def beginnings():
    for mode, revision in (("legacy", "2025-11-25"), ("auto", "2026-07-28"), ("2026-07-28", "2026-07-28")):
        async with client(mode) as server:
            expect(server.protocol_version == revision, f"{mode} speaks {server.protocol_version}, not {revision}")
            tools = (await server.list_tools()).tools
            expect(len(tools) == 9, f"{len(tools)} tools in {mode}")
            answer = await server.call_tool("lay_out", ALERT)
            expect(not answer.is_error and answer.structured_content["presentation"]["resolved"] == "alert", mode)
            if mode == "legacy":
                await server.send_ping()


def examples():
    """The requests for specifications that the contract shows."""
    media = CONTRACT["paths"]["/v1/specs"]["post"]["requestBody"]["content"]["application/json"]
    return [example["value"] for example in media["examples"].values()]


async def schemas(server):
    tools = {tool.name: tool.input_schema for tool in (await server.list_tools()).tools}
    for schema in tools.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(tools["lay_out"])
    for example in examples():
        faults = [fault.message for fault in validator.iter_errors(example)]
        expect(not faults, f"the schema of lay_out refuses an example of the contract: {faults}")
    print(f"tools/list: {len(json.dumps(tools)):,} bytes of schemas, {len(examples())} examples fit")


async def same_bytes(server):
    command = [SCRIM, "serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "error"]
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        address = re.match(r"listening on (\S+)", serving.stdout.readline()).group(1)
        for request in [ALERT, *examples()]:
            body = json.dumps(request).encode()
            asked = urllib.request.Request(address + "/v1/specs", body, {"Content-Type": "application/json"})
            try:
                with urllib.request.urlopen(asked) as answer:
                    expected = answer.read()
            except urllib.error.HTTPError as problem:
                expect((await server.call_tool("lay_out", request)).is_error, f"{problem.code} is no error: {request}")
                continue
            told = (await server.call_tool("lay_out", request)).content[0].text.encode()
            expect(told == expected, f"other bytes than over HTTP for {request}")
    finally:
        serving.terminate()
        serving.wait()


async def tools(server):
    lint = await server.call_tool("lint", {"requests": [ALERT]})
    expect("results" in lint.structured_content, "lint has no results")
    dark = {**ALERT, "device": {"profile": "iphone-17", "orientation": "landscapeLeft"}}
    compared = await server.call_tool("compare", {"from": ALERT, "to": dark})
    expect(any(c["pointer"].startswith("/layers/dialog") for c in compared.structured_content["changes"]), "compare")
    explained = await server.call_tool("explain", ALERT)
    expect(explained.structured_content["trace"], "explain has no trace")
    sampled = await server.call_tool("sample", {**ALERT, "phase": "present", "times": [0, 0.1]})
    expect([s["time"] for s in sampled.structured_content["samples"]] == [0, 0.1], "sample")
    schema = next(tool for tool in (await server.list_tools()).tools if tool.name == "export").input_schema
    for format in schema["properties"]["format"]["enum"]:
        exported = await server.call_tool("export", {**ALERT, "format": format})
        expect(not exported.is_error and len(exported.content[0].text) > 100, f"export {format}")
    asked = await server.call_tool(
        "ask", {"path": "/v1/scenes", "body": {"device": "iphone-17", "dialogs": [{"id": "a", "style": "sheet"}]}}
    )
    expect(asked.structured_content["dialogs"][0]["id"] == "a", "ask")
    body = {"device": "apple-tv-hd", "dialogs": [{"id": "a", "style": "alert"}]}
    drawn = await server.call_tool("ask", {"path": "/v1/scenes", "body": body, "format": "png"})
    expect(image(drawn.content[0]).width == 1568, "ask for a picture")
    for uri, word in [("scrim://devices", "iphone-17"), ("scrim://guide/time", "# Time"), ("scrim://schemas/Dialog", "style")]:
        found = await server.call_tool("look_up", {"uri": uri})
        expect(not found.is_error and word in found.content[0].text, f"look_up {uri}")


async def problems(server):
    wrong = {"device": "iphone-17", "dialog": {"style": "modal", "content": {"titel": "Hi"}}}
    answer = await server.call_tool("lay_out", wrong)
    pointers = {fault["pointer"] for fault in answer.structured_content["errors"]}
    expect(answer.is_error and pointers == {"/dialog/style", "/dialog/content/titel"}, f"a problem's pointers: {pointers}")
    expect("/dialog/content/titel: " in answer.content[0].text and "title" in answer.content[0].text, "a problem's text")
    page = await server.read_resource(answer.content[1].uri)
    expect(page.contents[0].text.startswith("# "), "a problem's page")
    for name, arguments in [("draw", {**ALERT, "scale": 9}), ("lay_out", {}), ("ask", {"path": "/v1/nothing", "body": {}})]:
        expect((await server.call_tool(name, arguments)).is_error, f"{name} {arguments} is no error")
    for asked in (server.read_resource("scrim://guide/nothing"), server.call_tool("nothing", {})):
        try:
            await asked
        except MCPError as error:
            expect(error.code == -32602, f"error {error.code}")
        else:
            expect(False, "what is not there is no error")


async def width(server, **arguments):
    answer = await server.call_tool("draw", {**ALERT, **arguments})
    expect(not answer.is_error, f"draw {arguments}: {answer.content[0]}")
    return image(answer.content[0]).width


def image(content):
    expect(content.mime_type == "image/png", content.mime_type)
    picture = Image.open(io.BytesIO(base64.b64decode(content.data)))
    picture.load()
    return picture


async def pictures(server):
    lines = subprocess.run([SCRIM, "devices"], capture_output=True, text=True, check=True).stdout.splitlines()
    widest = [line.split()[0] for line in lines[1:] if float(line.split()[1].partition("x")[0]) > 1568][:2]
    expect(widest, "no device is wide")
    for device in ["iphone-17", {"profile": "ipad-1", "orientation": "landscapeLeft"}, *widest]:
        expect(await width(server, device=device) <= 1568, f"a picture of {device} is too wide")
    for device in widest:
        expect(await width(server, device=device, maxWidth=3000) > 1568, f"a picture of {device} is less wide than asked for")
        expect(await width(server, device=device, frames=6) <= 1568, "a strip is too wide")
    expect(await width(server, maxWidth=100) == 100, "maxWidth is not kept")


async def reading(server):
    resources = (await server.list_resources()).resources
    for resource in resources:
        found = (await server.read_resource(resource.uri)).contents[0]
        expect(found.text and found.mime_type == resource.mime_type, f"{resource.uri} is {found.mime_type}")
    templates = {template.uri_template for template in (await server.list_resource_templates()).resource_templates}
    expect("scrim://devices/{id}" in templates, "templates")
    device = json.loads((await server.read_resource("scrim://devices/iphone-17")).contents[0].text)
    expect(device["id"] == "iphone-17", "a device")
    for prompt in (await server.list_prompts()).prompts:
        arguments = {argument.name: "iphone-17" for argument in prompt.arguments}
        text = (await server.get_prompt(prompt.name, arguments)).messages[0].content.text
        expect("iphone-17" in text, prompt.name)
    print(f"{len(resources)} resources are read")


async def cancellation():
    """Whole work takes so much of the processor; work that is cancelled at once far less, and is over then."""
    async with client(SCRIM_MAX_WORK="0") as server:
        start = processor_seconds(child())
        answer = await server.call_tool("ask", {"path": "/v1/specs/batch", "body": MATRIX})
        expect(not answer.is_error, f"the matrix: {answer.content[0].text[:300]}")
        whole = processor_seconds(child()) - start
    expect(whole > 1, f"the work to be cancelled takes {whole} s alone")
    for mode in ("auto", "legacy"):
        async with client(mode, SCRIM_MAX_WORK="0") as server:
            pid = child()
            start = processor_seconds(pid)
            call = asyncio.create_task(server.call_tool("ask", {"path": "/v1/specs/batch", "body": MATRIX}))
            while processor_seconds(pid) - start < 0.1:
                await asyncio.sleep(0.01)
            call.cancel()
            await asyncio.gather(call, return_exceptions=True)
            expect(not (await server.call_tool("lint", {"requests": [ALERT]})).is_error, "lint after a cancellation")
            used, unchanged = processor_seconds(pid), 0
            while unchanged < 10:
                await asyncio.sleep(0.02)
                before, used = used, processor_seconds(pid)
                unchanged = unchanged + 1 if used == before else 0
                expect(used - start < whole * 0.7, "work goes on that was cancelled")
        print(f"{mode}: cancelled after {used - start:.2f} s of processor, of {whole:.2f} s")


def plainly():
    """Without a client: lines in, lines out, and the end with 0."""
    lines = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2024-11-05"}},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": "two", "method": "tools/call", "params": {"name": "lay_out", "arguments": ALERT}},
    ]
    text = "".join(json.dumps(line) + "\n" for line in lines) + "{\n"
    start = time.monotonic()
    run = subprocess.run([SCRIM, "mcp"], input=text, capture_output=True, text=True, timeout=60)
    expect(run.returncode == 0 and not run.stderr, f"ended with {run.returncode}: {run.stderr}")
    answers = {json.dumps(answer["id"]): answer for answer in map(json.loads, run.stdout.splitlines())}
    expect(set(answers) == {"1", '"two"', "null"}, f"answers to {set(answers)}")
    expect(answers["null"]["error"]["code"] == -32700, "a line that is no JSON")
    print(f"started, answered and ended in {time.monotonic() - start:.2f} s")


async def main():
    plainly()
    await beginnings()
    async with client() as server:
        for check in (schemas, same_bytes, tools, problems, pictures, reading):
            start = time.monotonic()
            await check(server)
            print(f"{check.__name__}: {time.monotonic() - start:.1f} s")
    await cancellation()
    print("check-mcp: all is well")


try:
    asyncio.run(main())
except* Unexpected as group:
    while isinstance(group, BaseExceptionGroup):
        group = group.exceptions[0]
    sys.exit(f"check-mcp: {group}")
