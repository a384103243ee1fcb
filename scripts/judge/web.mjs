// Holds the named styles of the web to what the libraries themselves make of the same dialogs in Chromium.
//
//     node scripts/judge/web.mjs URL FOLDER all|frames
//
// URL is a server's; FOLDER has `bootstrap5` (its css and js), `mui` (a bundle of React and Material UI) and `fonts`. A frame that is
// no further than half a point off in each number agrees; a motion, where each frame that is shown is one that the answer has within
// three frames of it. Ends with 1 where fewer than 97 % of the frames agree, or a motion does not.

import { browse, serve } from '../browser/chromium.mjs';

const [url, folder, what] = process.argv.slice(2);
const enough = 0.97, mostShown = 12, near = 0.5;

const windows = [[320, 568], [360, 640], [430, 932], [600, 800], [768, 1024], [1200, 900], [1920, 1080], [900, 480]];
const titles = ['Title', 'Are you absolutely sure?', 'Replace everything that is in this folder for good, and all that is in the folders inside it?'];
const messages = [
  'Message', 'A sentence that goes on for much longer than any dialog may ever be wide at all, and has to be read.',
  'If you do not save, changes from the last ten minutes will be permanently lost. This cannot be undone, not even with a copy.',
];
const actions = [['Close', 'Save changes'], ['Cancel', 'Delete'], ['OK'], []];

/** Each window with each of the texts, and the numbers of buttons in turn. */
function* dialogs() {
  let index = 0;
  for (const [width, height] of windows)
    for (const title of titles)
      for (const message of messages) yield { width, height, title, message, actions: actions[index++ % actions.length] };
}

/** Anchors all over windows, some at their edges. */
function* popovers() {
  for (const [width, height] of windows)
    for (let index = 0; index < 25; index++) {
      const x = [8, width * 0.3, width * 0.45, width * 0.7, width - 68][index % 5], y = [8, height * 0.3, height * 0.5, height * 0.8, height - 38][Math.floor(index / 5)];
      yield { width, height, anchor: { x: Math.round(x), y: Math.round(y), width: 60, height: 30 }, size: [80, 160, 240][index % 3] };
    }
}

// MARK: What is asked

const device = ({ width, height }) => ({ screen: { width, height, scale: 2 }, idiom: width < 600 ? 'phone' : 'desktop', system: { name: 'web' } });

function request(style, given) {
  const content = given.anchor ? { size: { height: given.size } } : {
    title: given.title, message: given.message,
    actions: given.actions.map((title, index) => ({ id: `a${index}`, title, ...(index === 0 && given.actions.length > 1 ? { role: 'cancel' } : {}) })),
  };
  if (!content.actions?.length) delete content.actions;
  const placement = given.anchor ? { placement: { anchor: given.anchor } } : {};
  return { device: device(given), dialog: { style, content, ...placement } };
}

async function answer(body, path = '/v1/specs') {
  const answered = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const text = await answered.text();
  if (!answered.ok) throw new Error(`${JSON.stringify(body)} was refused: ${text.slice(0, 600)}`);
  return JSON.parse(text);
}

const numbers = ({ x, y, width, height }) => [x, y, width, height];
/** The letter spacing of each text in points, which stands for what the fonts have. */
const spacings = layers => Object.fromEntries(layers.filter(({ text }) => text).map(({ id, text }) => [id, `${text.font.letterSpacing ?? 0}px`]));
const frames = layers => Object.fromEntries(layers.map(({ id, frame }) => [id, numbers(frame)]));

// MARK: What is shown

const fonts = [400, 500, 600, 700].map((weight, index) =>
  `@font-face { font-family: Inter; font-weight: ${weight}; src: url(/fonts/Inter-${['Regular', 'Medium', 'SemiBold', 'Bold'][index]}.otf); }`).join('\n');

const page = (head, body = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${fonts}</style>${head}</head><body>${body}</body></html>`;

/** What runs in pages: frames, waiting until nothing moves, and what is seen frame by frame while something does. */
const helpers = `
  window.frame = (element, keys = 'x y width height') => {
    if (!element) return null;
    const box = element.getBoundingClientRect();
    return ['x', 'y', 'width', 'height'].map(key => keys.includes(key) ? box[key] : null);
  };
  // The y of the first part, and the opacities of the second and third, with the milliseconds from the start.
  window.watch = async (start, parts, _, time) => {
    const seen = [], began = await new Promise(requestAnimationFrame);
    start();
    for (let now = began; now - began < time; now = await new Promise(requestAnimationFrame)) {
      const [box, dialog, backdrop] = parts();
      const alpha = part => { const parts = getComputedStyle(part).backgroundColor.match(/[\\d.]+/g) ?? []; return parts.length === 4 ? +parts[3] : 1; };
      const opacity = part => part && part.isConnected ? +getComputedStyle(part).opacity : 0;
      const isThere = box?.getBoundingClientRect().width > 0;
      seen.push([now - began, isThere ? box.getBoundingClientRect().y : null, isThere ? opacity(dialog) : 0, opacity(backdrop) && opacity(backdrop) * alpha(backdrop)]);
    }
    return seen;
  };
  window.still = async () => {
    await document.fonts.ready;
    do await new Promise(requestAnimationFrame); while (document.getAnimations().some(one => one.playState === 'running'));
  };
`;

const bootstrap = {
  style: 'x-bootstrap-modal', cases: dialogs,
  page: page(`<link rel="stylesheet" href="/bootstrap5/css/bootstrap.min.css"><script src="/bootstrap5/js/bootstrap.bundle.min.js"></script>
    <style>:root { --bs-font-sans-serif: Inter; }</style>`),
  show: `
    document.querySelector('.modal')?.remove();
    const add = (parent, name, text, tag = 'div', part) => {
      const element = document.createElement(tag);
      element.className = name;
      if (text) element.textContent = text;
      if (part) element.style.letterSpacing = spacing[part];
      parent.append(element);
      return element;
    };
    const modal = add(document.body, 'modal fade'), content = add(add(modal, 'modal-dialog modal-dialog-scrollable'), 'modal-content');
    add(add(content, 'modal-header'), 'modal-title', given.title, 'h5', 'title');
    const body = add(content, 'modal-body'), text = add(body, '', given.message, 'div', 'message');
    const footer = given.actions.length ? add(content, 'modal-footer') : null;
    const buttons = given.actions.map((title, index) => add(footer, 'btn btn-primary', title, 'button', 'action:a' + index));
    if (!moves) document.head.querySelector('style').textContent += '* { transition: none !important }';
    const shown = new bootstrap.Modal(modal), parts = () => [content, modal, document.querySelector('.modal-backdrop')];
    const done = name => new Promise(resolve => modal.addEventListener(name + '.bs.modal', resolve, { once: true }));
    if (moves) {
      const come = await watch(() => shown.show(), parts, done('shown'), 600);
      return { present: come, dismiss: await watch(() => shown.hide(), parts, done('hidden'), 500) };
    }
    const there = done('shown');
    shown.show();
    await there;
    await still();
    const told = { dialog: frame(content), title: frame(modal.querySelector('.modal-title'), 'x y height'), message: frame(text, 'x y height') };
    buttons.forEach((button, index) => { told['action:a' + index] = frame(button); });
    const gone = done('hidden');
    shown.hide();
    await gone;
    return told;`,
};

const mui = {
  style: 'x-mui-dialog', cases: dialogs,
  page: page(`<script type="module">
    import bundle from '/mui/panel-material-ui.bundle.js';
    Object.assign(window, { React: bundle.React, mui: bundle.material_ui, root: bundle.createRoot(document.body.appendChild(document.createElement('div'))) });
    window.theme = bundle.material_styles.createTheme({ typography: { fontFamily: 'Inter', button: { textTransform: 'none' } } });
    window.themed = bundle.material_styles.ThemeProvider;
  </script>`),
  ready: 'window.root',
  show: `
    const spaced = part => ({ style: { letterSpacing: spacing[part] } });
    const make = React.createElement, { Dialog, DialogTitle, DialogContent, DialogContentText, DialogActions, Button } = mui;
    const draw = open => root.render(make(themed, { theme }, make(Dialog, { open, key: 'dialog', ...(moves ? {} : { transitionDuration: 0 }), onClose() {} },
      make(DialogTitle, spaced('title'), given.title), make(DialogContent, null, make(DialogContentText, spaced('message'), given.message)),
      given.actions.length ? make(DialogActions, null, ...given.actions.map((title, index) => make(Button, { key: title, ...spaced('action:a' + index) }, title))) : null)));
    if (moves) {
      const parts = () => ['-paper', '-container'].map(name => document.querySelector('.MuiDialog' + name)).concat(document.querySelector('.MuiBackdrop-root'));
      const come = await watch(() => draw(true), parts, null, 500);
      return { present: come, dismiss: await watch(() => draw(false), parts, null, 400) };
    }
    draw(true);
    do await new Promise(requestAnimationFrame); while (!document.querySelector('.MuiDialog-paper'));
    await still();
    const at = name => document.querySelector('.MuiDialog' + name);
    const inner = (element, x) => { const [, y] = frame(element), style = getComputedStyle(element); return [frame(element)[0] + parseFloat(style.paddingLeft), y + parseFloat(style.paddingTop), null, element.getBoundingClientRect().height - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)]; };
    const told = { dialog: frame(at('-paper')), title: inner(at('Title-root')), message: frame(at('ContentText-root'), 'x y height') };
    [...document.querySelectorAll('.MuiDialogActions-root button')].forEach((button, index) => { told['action:a' + index] = frame(button); });
    root.render(null);
    while (document.querySelector('.MuiDialog-paper')) await new Promise(requestAnimationFrame);
    return told;`,
};

// What a browser makes of the specification that the style names; shadcn/ui's numbers are the style's own.
const anchored = {
  style: 'x-anchored-popover', cases: popovers,
  page: page(`<style>
    body { margin: 0; height: 100vh; overflow: hidden } #anchor { position: fixed; anchor-name: --anchor }
    #popover { position: fixed; box-sizing: border-box; width: 288px; margin: 4px 0 0; position-anchor: --anchor; position-area: bottom;
      position-try-fallbacks: flip-block; justify-self: anchor-center }
  </style>`, '<div id="anchor"></div><div id="popover"></div>'),
  show: `
    // A new one each time: a browser keeps to the fallback that fitted last.
    document.getElementById('popover').remove();
    const anchor = document.getElementById('anchor'), popover = document.body.appendChild(document.createElement('div'));
    popover.id = 'popover';
    Object.assign(anchor.style, { left: given.anchor.x + 'px', top: given.anchor.y + 'px', width: given.anchor.width + 'px', height: given.anchor.height + 'px' });
    popover.style.height = given.size + 'px';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { dialog: frame(popover) };`,
};

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

async function judgeFrames(library, tab) {
  const { style, cases, show } = library, counts = { good: 0, all: 0 };
  let shown = 0, count = 0, width;
  for (const given of cases()) {
    count++;
    if (width !== given.width) await load(tab, library, given);
    width = given.width;
    const { layers } = await answer(request(style, given)), ours = frames(layers);
    const theirs = await tab.run(show, { given, spacing: spacings(layers), moves: false });
    for (const [part, frame] of Object.entries(theirs)) {
      counts.all++;
      if (agree(ours[part], frame)) counts.good++;
      else if (++shown <= mostShown) console.log(`${part} is ${ours[part]}, there it is ${frame}: ${JSON.stringify(given)}`);
    }
  }
  console.log(`${style}: ${counts.good} of ${counts.all} frames of ${count} dialogs agree, ${(100 * counts.good / counts.all).toFixed(1)} %`);
  return counts.good >= enough * counts.all;
}

/** How late a browser may be, in milliseconds, and how far what is seen may be off the nearest that the answer has by then. */
const late = 3 * 1000 / 60, off = { points: 1.5, opacity: 0.05 };

async function judgeMotion(library, tab) {
  const given = { width: 1200, height: 900, title: 'Title', message: 'Message', actions: ['Cancel', 'OK'] };
  await load(tab, library, given);
  const body = request(library.style, given), { layers } = await answer(body), height = layers.find(({ id }) => id === 'dialog').frame.height;
  const seen = await tab.run(library.show, { given, spacing: spacings(layers), moves: true });
  let good = true;
  for (const [phase, frames] of Object.entries(seen)) {
    const { samples, duration } = await answer({ ...body, phase, framesPerSecond: 240 }, '/v1/specs/samples');
    const isNear = ([time, y, ...opacities]) => samples.some(({ time: at, layers: { dialog, dimming } }) => {
      if (Math.abs(1000 * at - Math.min(time, 1000 * duration)) > late) return false;
      const isSeen = y !== null && opacities[0] > 0;
      return (!isSeen || !dialog.position || Math.abs(dialog.position[1] - height / 2 - y) <= off.points)
        && [dialog, dimming].every(({ opacity }, index) => Math.abs(opacity - opacities[index]) <= off.opacity);
    });
    const stray = frames.filter(frame => !isNear(frame));
    console.log(`${library.style} ${phase}: ${frames.length - stray.length} of ${frames.length} frames of its motion agree`);
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
    for (const library of [bootstrap, mui, anchored]) {
      results.push(await judgeFrames(library, tab));
      if (what === 'all' && library !== anchored) results.push(await judgeMotion(library, tab));
    }
    return results;
  });
});
process.exit(judged.every(Boolean) ? 0 : 1);
