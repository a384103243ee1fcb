"""Drives the client that openapi-python-client made: openapi_python_client.py FOLDER SERVER EXAMPLES."""

import importlib
import json
import re
import sys

from driving import difference, drive

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
        arguments = [example["id"]]
    sent.clear()
    response = operation.sync_detailed(*arguments, client=client, **options)
    if example["request"]:
        yield "sent", difference(json.loads(sent[0]), example["body"])
    if response.status_code != 200:
        yield "status", f"{response.status_code} {response.content[:300]}"
    else:
        yield "read", difference(response.parsed.to_dict(), json.loads(response.content))


drive(examples, faults)
