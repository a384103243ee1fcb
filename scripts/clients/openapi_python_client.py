"""Drives the client that openapi-python-client made: openapi_python_client.py FOLDER SERVER EXAMPLES."""

import importlib
import json
import pathlib
import re
import sys

from difference import difference

folder, server, examples = sys.argv[1:]
sys.path.insert(0, folder)
scrim_client = importlib.import_module("scrim_client")
models = importlib.import_module("scrim_client.models")

sent = []
client = scrim_client.Client(
    base_url=server, httpx_args={"event_hooks": {"request": [lambda request: sent.append(request.content)]}})


def faults(example):
    """What is wrong with one exchange."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", example["op"]).lower()
    operation = importlib.import_module(f"scrim_client.api.{example['tag']}.{name}")
    arguments, options = [], {}
    if example["request"]:
        # What is given is taken apart on the way.
        options["body"] = getattr(models, example["request"]).from_dict(json.loads(json.dumps(example["body"])))
    elif "id" in example:
        arguments = [models.StyleName(example["id"]) if example["op"] == "getStyle" else example["id"]]
    sent.clear()
    response = operation.sync_detailed(*arguments, client=client, **options)
    if example["request"]:
        yield "sent", difference(json.loads(sent[0]), example["body"])
    if response.status_code != 200:
        yield "status", f"{response.status_code} {response.content[:300]}"
    else:
        yield "read", difference(response.parsed.to_dict(), json.loads(response.content))


checked = failed = 0
for example in json.loads(pathlib.Path(examples).read_text(encoding="utf-8")):
    checked += 1
    wrong = [(what, fault) for what, fault in faults(example) if fault]
    failed += bool(wrong)
    for what, fault in wrong:
        print(f"\n  {example['op']} {example['name']}: {what}: {fault}", end="")
print(f"{checked - failed} of {checked} examples")
sys.exit(failed > 0)
