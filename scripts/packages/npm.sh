#!/usr/bin/env bash
# Whether the package for npm is what it says: npm.sh URL, of a server that runs. Packed twice it has the same bytes; installed from its
# file into an empty folder, without a registry, its client asks the server, its types fit what the server takes and answers, and its
# element shows dialogs in Chromium.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
scripts/setup npm test
export SCRIM_URL=${1%/}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo 'check-packages: npm, packed twice'
for copy in one two; do scripts/package-npm --out "$work/$copy" >/dev/null; done
cmp "$work"/one/*.tgz "$work"/two/*.tgz
(cd .build/npm/package && npm pack --dry-run --offline 2>&1) | grep -iE 'npm (warn|err)' && exit 1

echo 'check-packages: npm, installed'
mkdir "$work/app"
cp packages/npm/tests/* scripts/browser/chromium.mjs "$work/app"
cp Sources/CEmbedded/openapi.json "$work/app"
cd "$work/app"
echo '{"private": true, "type": "module"}' >package.json
npm install --offline --no-audit --no-fund --loglevel=error "$work"/one/*.tgz
tsc --allowJs --checkJs --strict --noEmit --target es2022 --lib es2022,dom,dom.iterable --module es2022 --moduleResolution node \
    node_modules/scrim/client.js node_modules/scrim/{element,fields,page}.js
node types.js
tsc --strict --noEmit --target es2022 --lib es2022,dom,dom.iterable --module node16 --moduleResolution node16 sample.ts examples.ts
node --test client.test.js element.test.js >"$work/log" || { cat "$work/log"; exit 1; }
grep -E '^# (pass|fail)' "$work/log" | tr '\n' ' '
echo
