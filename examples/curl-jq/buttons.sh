#!/usr/bin/env bash
# Where the buttons of dialog.json are on some devices, how long it takes to come, and what the guidelines say of it.
#
#   ./buttons.sh http://localhost:8080 iphone-17 pixel-9
set -euo pipefail
url=$1
shift

request() {  # DEVICE OPTIONS
    jq -n --arg device "$1" --argjson options "$2" --slurpfile dialog "$(dirname "$0")/dialog.json" '{$device, dialog: $dialog[0], $options}'
}
ask() {  # PATH, with the request on standard input
    curl -sS --fail-with-body "$url$1" -H 'content-type: application/json' --data-binary @-
}

for device in "$@"; do
    request "$device" '{"include": ["layers", "transitions.present", "diagnostics"]}' | ask /v1/specs | jq -r --arg device "$device" '
        (.layers[] | select(.role == "action")
            | "\($device) \(.id) at \(.frame.x),\(.frame.y), \(.frame.width) × \(.frame.height)"),
        "\($device) comes in \(.transitions.present.duration) s",
        (.diagnostics[] | select(.severity == "error" or .severity == "warning") | "\($device) \(.severity): \(.message)")'
done

# The picture of the last, playing by itself.
request "$device" '{}' | ask '/v1/specs?format=svg&animate=all' >alert.svg
echo "alert.svg has $device"
