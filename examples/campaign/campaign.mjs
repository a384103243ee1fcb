// One dialog on every device of the catalogue, as one page of pictures.
//
//     node campaign.mjs http://localhost:8080 dialog.json campaign.html

import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'scrim';

const [url, file, page] = process.argv.slice(2), scrim = new Client(url), dialog = JSON.parse(await readFile(file, 'utf8'));
const html = value => String(value).replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);

/** A picture, and below it what became of the dialog there. */
async function preview({ id, name, year, system }) {
  const request = { device: id, dialog }, options = { include: ['adaptations', 'diagnostics'] };
  const [picture, { adaptations, diagnostics }] = await Promise.all([
    scrim.createSpec(request, { format: 'svg', background: 'transparent' }), scrim.createSpec({ ...request, options })]);
  const notes = [
    ...adaptations.map(({ from, to, reason }) => `${from} became ${to}: ${reason}`),
    ...diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning').map(({ message }) => message),
  ];
  return `<figure><img alt="The dialog on ${html(name)}" src="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}">
    <figcaption><b>${html(name)}</b> ${html([year, system.name, system.version].filter(Boolean).join(' '))}
    ${notes.map(note => `<p>${html(note)}</p>`).join('')}</figcaption></figure>`;
}

const { devices } = await scrim.getDevices(), families = new Map();
// A few at a time: there are other clients.
for (let first = 0; first < devices.length; first += 8) {
  const some = devices.slice(first, first + 8);
  for (const [index, figure] of (await Promise.all(some.map(preview))).entries())
    families.set(some[index].family, [...families.get(some[index].family) ?? [], figure]);
}

await writeFile(page, `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(dialog.content.title)}</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; background: #f6f6f4; color: #222 }
  h2 { margin: 2.5rem 0 1rem; font-weight: 600 } section { display: flex; flex-wrap: wrap; gap: 2rem 1.5rem; align-items: start }
  figure { margin: 0; width: min-content } img { height: 300px; display: block } figcaption { padding-top: .5rem } p { margin: .25rem 0 0; color: #76600c }
</style>
<h1>${html(dialog.content.title)}</h1>
${[...families].map(([family, figures]) => `<h2>${html(family)}</h2><section>${figures.join('\n')}</section>`).join('\n')}
</html>
`);
console.log(`${devices.length} devices in ${page}`);
