#!/usr/bin/env bash
# A URL of a picture that works for a day, to be sent to whoever is to see it.
#
#   ./share.sh keys https://pictures.example request.json
set -euo pipefail
keys=$1 site=$2 request=$3

body=$(basenc --base64url -w 0 "$request" | tr -d =)
target=$("${SCRIM:-scrim}" sign "/v1/specs?format=svg&animate=all&request=$body" --sign-keys "$keys" --expires 86400)
echo "$site$target"
