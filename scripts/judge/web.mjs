// Holds the named styles of the web to what the libraries themselves make of the same dialogs in Chromium.
//
//     node scripts/judge/web.mjs URL FOLDER all|packages|STYLE
//
// URL is a server's; FOLDER has `bootstrap5` (its css and js), `mui` (a bundle of React and Material UI), `fonts` and, but for
// `packages`, `parts.js`, `parts.css` and `page.css`, which are built of repositories. A frame that is no further than half a point off
// in each number agrees; a motion, where each frame that is shown is one that the answer has within two frames of it. Ends with 1
// where fewer than 97 % of the frames of a style agree, or a motion does not. The file that $SCRIM_CASES names gets every 14th case of the
// styles that are built of repositories, a line each: what was asked, and where the browser has each part.

import { writeFile } from 'node:fs/promises';
import { browse, serve } from '../browser/chromium.mjs';
import { device, dialog } from './web/cases.mjs';
import { anchored, bootstrap, mui } from './web/packages.mjs';
import { helpers } from './web/page.mjs';
import { responsiveDialog, sheet, sonner, vaulDrawer } from './web/repositories.mjs';

const [url, folder, what] = process.argv.slice(2);
const enough = 0.97, mostShown = +(process.env.MOST ?? 12), near = 0.5;

const packages = [bootstrap, mui, anchored], libraries = [...packages, responsiveDialog, sheet, vaulDrawer, sonner];
const chosen = what === 'packages' ? packages : what === 'all' ? libraries : libraries.filter(({ style }) => style === what);
if (!chosen.length) throw new Error(`There is no judge of ${what}: there are those of ${libraries.map(({ style }) => style).join(', ')}.`);

// MARK: What is asked

const request = ({ style, ask }, given) => ask?.(given) ?? { path: '/v1/specs', body: { device: device(given), dialog: dialog(style, given) } };

async function answer({ path, body }) {
  const answered = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const text = await answered.text();
  if (!answered.ok) throw new Error(`${JSON.stringify(body)} was refused: ${text.slice(0, 600)}`);
  return JSON.parse(text);
}

/** The letter spacing of each text in points, which stands for what the fonts have. */
const spacings = layers => Object.fromEntries(layers.filter(({ text }) => text).map(({ id, text }) => [id, `${text.font.letterSpacing ?? 0}px`]));
/** Where each layer is seen: one that is scaled is so about its middle. */
const frames = layers => Object.fromEntries(layers.map(({ id, frame: { x, y, width, height }, scale = 1 }) =>
  [id, [x + width * (1 - scale) / 2, y + height * (1 - scale) / 2, width * scale, height * scale]]));

// MARK: Judging

const agree = (ours, theirs) => ours !== undefined && theirs.every((there, index) => there === null || Math.abs(ours[index] - there) <= near);

/** Opens a page of a library in a window, where texts have its fonts. */
async function load(tab, { page, ready }, { width, height }) {
  await tab.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await tab.open(`${base}blank.html`);
  const { frameTree } = await tab.send('Page.getFrameTree');
  await tab.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html: page });
  await tab.run(helpers);
  await tab.until(`document.readyState === 'complete' && (${ready ?? 'true'})`);
}

const saved = [], isSaved = (library, given, count) => !packages.includes(library) && count % 14 === 0 && (library.saves?.(given) ?? true);

async function judgeFrames(library, tab) {
  const { style, cases, show } = library, counts = { good: 0, all: 0 }, parts = {};
  let shown = 0, count = 0, width;
  for (const given of cases()) {
    count++;
    if (width !== given.width) await load(tab, library, given);
    width = given.width;
    const asked = request(library, given), { layers } = await answer(asked), ours = frames(layers);
    const theirs = await tab.run(show, { given, spacing: spacings(layers), moves: false });
    if (isSaved(library, given, count)) saved.push(JSON.stringify({ ...asked, frames: theirs }, (_, value) => typeof value === 'number' ? +value.toFixed(3) : value));
    for (const [part, frame] of Object.entries(theirs)) {
      counts.all++;
      if (agree(ours[part], frame)) counts.good++;
      else if (++shown <= mostShown) console.log(`${part} is ${ours[part]}, there it is ${frame}: ${JSON.stringify(given)}`);
    }
  }
  console.log(`${style}: ${counts.good} of ${counts.all} frames of ${count} dialogs agree, ${(100 * counts.good / counts.all).toFixed(1)} %`);
  return counts.good >= enough * counts.all;
}

/** How late a frame may be, in milliseconds, how late the first on a busy machine, and how far what is seen may be off the nearest by then. */
const late = 2 * 1000 / 60, latest = 250, off = { points: 1.5, opacity: 0.05 };

async function judgeMotion(library, tab, [width, height]) {
  const found = [...library.cases()].find(given => given.width === width && (given.toasts ?? [1]).length === 1 && (library.moving?.(given) ?? true));
  const given = { ...found, height, title: 'Title', message: 'Message', actions: ['Cancel', 'OK'] };
  await load(tab, library, given);
  const { body } = request(library, given), asked = { device: body.device, dialog: body.dialog ?? body.dialogs[0] };
  const { layers } = await answer({ path: '/v1/specs', body: asked }), { frame } = layers.find(({ id }) => id === 'dialog');
  const rest = ['dialog', 'dimming'].map(name => layers.find(({ id }) => id === name)?.opacity ?? 0);
  const seen = await tab.run(library.show, { given, spacing: spacings(layers), moves: true });
  let good = true;
  for (const [phase, frames] of Object.entries(seen)) {
    const { samples, duration } = await answer({ path: '/v1/specs/samples', body: { ...asked, phase, framesPerSecond: 240 } });
    const isNear = ([time, x, y, ...opacities], start) => samples.some(({ time: at, layers: { dialog, dimming } }) => {
      if (Math.abs(1000 * at - Math.min(Math.max(0, time - start), 1000 * duration)) > late) return false;
      // What is not there yet, or no longer, is so at an end of the motion.
      if (x === null && opacities[1] === 0) return at === 0 || 1000 * (duration - at) <= late;
      const isSeen = x !== null && opacities[0] > 0, [midX, midY] = dialog.position ?? [frame.x + frame.width / 2, frame.y + frame.height / 2];
      const scale = [dialog.scale ?? 1].flat()[0];
      return (!isSeen || Math.hypot(midX - frame.width * scale / 2 - x, midY - frame.height * scale / 2 - y) <= off.points)
        && [dialog, dimming].every((layer, index) => Math.abs((layer?.opacity ?? rest[index]) - opacities[index]) <= off.opacity);
    });
    const strays = start => frames.filter(frame => !isNear(frame, start));
    let stray = strays(0);
    for (let start = late / 2; stray.length && start <= latest; start += late / 2) {
      const others = strays(start);
      if (others.length < stray.length) stray = others;
    }
    console.log(`${library.style} ${phase} ${width} wide: ${frames.length - stray.length} of ${frames.length} frames of its motion agree`);
    if (stray.length) console.log(stray.slice(0, mostShown).map(frame => frame.map(value => value?.toFixed(2)).join(' ')).join('\n'));
    good &&= frames.length > 5 && stray.length <= (1 - enough) * frames.length;
  }
  return good;
}

let base;
const judged = await serve(folder, address => {
  base = address;
  return browse(async open => {
    const results = [], tab = await open('about:blank');
    for (const library of chosen) {
      results.push(await judgeFrames(library, tab));
      if (what === 'packages' || library === anchored) continue;
      for (const size of library.movesIn ?? [[1200, 900]]) results.push(await judgeMotion(library, tab, size));
    }
    return results;
  });
});
if (process.env.SCRIM_CASES) await writeFile(process.env.SCRIM_CASES, `[\n${saved.join(',\n')}\n]\n`);
process.exit(judged.every(Boolean) ? 0 : 1);
