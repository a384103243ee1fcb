// Asks Floating UI where popovers go, and writes its answers for `FloatingTests`:
//
//     npm install --prefix .build/floating @floating-ui/core@1.8.0
//     node Tests/DialogLayoutTests/Floating/judge.mjs .build/floating > Tests/DialogLayoutTests/Floating/cases.json
//
// Needs Node 18 or newer. The cases follow from a seed, so the same release writes the same file. Nothing here places
// anything: rectangles go in, and what comes out is written down.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const RELEASE = '1.8.0';
const home = resolve(process.argv[2] ?? '.build/floating');
const from = createRequire(pathToFileURL(home + '/package.json'));
const manifest = JSON.parse(readFileSync(home + '/node_modules/@floating-ui/core/package.json', 'utf8'));
if (manifest.version !== RELEASE) throw new Error(`@floating-ui/core is ${manifest.version}, not ${RELEASE}`);
const { arrow, computePosition, flip, hide, offset, shift, size } =
await import(pathToFileURL(from.resolve('@floating-ui/core')));

// --- Floating UI on plain rectangles -------------------------------------------------------------------------------

const name = (side, alignment) => (alignment === 'center' ? side : `${side}-${alignment}`);

async function judge(input) {
  const natural = { width: input.size[0], height: input.size[1] };
  const box = ([x, y, width, height]) => ({ x, y, width, height });
  // The arrow's base runs along the dialog's edge on every side, so its element is as long one way as the other.
  const arrowElement = input.arrow && { width: input.arrow.width, height: input.arrow.width };
  const floating = {};
  let current = natural;
  let available;
  let last;
  const platform = {
    getElementRects: () => ({ reference: box(input.anchor), floating: { x: 0, y: 0, ...current } }),
    getClippingRect: () => box(input.boundary),
    getDimensions: (element) => (element === floating ? current : element),
    isRTL: () => input.isRightToLeft,
  };
  const [top, left, bottom, right] = input.padding;
  const padding = { top, left, bottom, right };
  const apply = ({ availableWidth, availableHeight }) => {
    available = [availableWidth, availableHeight];
    if (input.sizing === 'limited') {
      current = {
        width: Math.min(natural.width, Math.max(0, availableWidth)),
        height: Math.min(natural.height, Math.max(0, availableHeight)),
      };
    }
  };
  const { x, y, placement, middlewareData } = await computePosition({}, floating, {
    placement: name(input.side, input.alignment),
    platform,
    middleware: [
      offset({ mainAxis: input.offset[0], crossAxis: input.offset[1] }),
      input.flips && flip({ padding, ...fallbacks(input) }),
      input.shifts && shift({ padding }),
      size({ padding, apply }),
      arrowElement && arrow({ element: arrowElement, padding: input.arrow.padding }),
      hide({ strategy: 'referenceHidden' }),
      hide({ strategy: 'escaped' }),
      { name: 'last', fn: ({ rects }) => ((last = rects.floating), {}) },
    ],
  });
  const [side, alignment = 'center'] = placement.split('-');
  const isVertical = side === 'top' || side === 'bottom';
  return {
    side,
    alignment,
    frame: [x, y, last.width, last.height],
    shifted: [middlewareData.shift?.x ?? 0, middlewareData.shift?.y ?? 0],
    available,
    arrow: arrowElement ?
      [isVertical ? middlewareData.arrow.x : middlewareData.arrow.y, middlewareData.arrow.centerOffset] :
      null,
    isReferenceHidden: middlewareData.hide.referenceHidden,
    isEscaped: middlewareData.hide.escaped,
  };
}

// Sides that are allowed are not Floating UI's: they reach it as the list of placements to fall back on. The
// preferred
// side is among them in every case; which side takes its place otherwise is no question for Floating UI.
function fallbacks({ side, alignment, allowedSides }) {
  const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } [side];
  if (!allowedSides || allowedSides.includes(opposite)) return {};
  const isVertical = (it) => it === 'top' || it === 'bottom';
  const beside = ['bottom', 'right', 'left', 'top'].filter(
    (it) => allowedSides.includes(it) && isVertical(it) !== isVertical(side),
  );
  const other = { start: 'end', end: 'start' } [alignment];
  const fallbackPlacements = other ?
    [name(side, other), ...beside.map((it) => name(it, alignment)), ...beside.map((it) => name(it, other))] :
    beside;
  return { fallbackPlacements, crossAxis: 'alignment' };
}

// --- The cases -----------------------------------------------------------------------------------------------------

const SIDES = ['top', 'bottom', 'left', 'right'];
const ALIGNMENTS = ['start', 'center', 'end'];

let state = 20260711;

function random() {
  // mulberry32
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const pick = (list) => list[Math.floor(random() * list.length)];
const chance = (share) => random() < share;
// Quarters of a point, so that sums are exact and no verdict hangs on the last bit.
const between = (low, high) => Math.round((low + random() * (high - low)) * 4) / 4;

function boundary() {
  return pick([
    [0, 0, 320, 480],
    [0, 0, 1024, 768],
    [0, 20, 768, 1004],
    [-40.5, 12.25, 400, 300],
    [0, 0, 390, 844]
  ]);
}

function anchorNear([x, y, width, height]) {
  const extent = chance(0.1) ? [0, 0] : chance(0.2) ? [between(0, width), between(0, height)] : [between(0, 90),
    between(0, 60)
  ];
  const [w, h] = extent;
  switch (pick(['inside', 'inside', 'inside', 'edge', 'across', 'outside'])) {
    case 'inside':
      return [between(x, x + width - w), between(y, y + height - h), w, h];
    case 'edge':
      return pick([
        [x, between(y, y + height - h), w, h],
        [x + width - w, between(y, y + height - h), w, h],
        [between(x, x + width - w), y, w, h],
        [between(x, x + width - w), y + height - h, w, h],
      ]);
    case 'across':
      return [
        pick([x - w / 2, x + width - w / 2, x + width / 3]),
        pick([y - h / 2, y + height - h / 2, y + height / 4]),
        w, h,
      ].map((it) => Math.round(it * 4) / 4);
    default:
      return [between(x - width, x + 2 * width), between(y - height, y + 2 * height), w, h];
  }
}

function sizeFor([, , width, height]) {
  const kind = random();
  if (kind < 0.04) return [0, 0];
  if (kind < 0.6) return [between(20, width * 0.6), between(20, height * 0.5)];
  if (kind < 0.85) return [between(20, width), between(20, height)];
  return [between(width * 0.8, width * 1.6), between(height * 0.8, height * 1.6)];
}

function randomCase(side, alignment) {
  const container = boundary();
  const hasArrow = chance(0.75);
  const allowed = SIDES.filter((it) => it === side || chance(0.5));
  return {
    anchor: anchorNear(container),
    size: sizeFor(container),
    boundary: container,
    side,
    alignment,
    offset: [pick([0, 0, 8, 13, 18, -6.5]), pick([0, 0, 0, 12, -20.5, 75])],
    flips: chance(0.75),
    shifts: chance(0.7),
    padding: chance(0.7) ?
      Array(4).fill(pick([0, 5, 10, 10, 10, 24.5])) :
      [between(-5, 40), between(-5, 40), between(-5, 40), between(-5, 40)],
    arrow: hasArrow ?
      pick([
        { width: 25, height: 13, padding: 0 },
        { width: 42, height: 18, padding: 8 },
        { width: 16, height: 8, padding: 13 },
        { width: 30.5, height: 10, padding: 40 },
      ]) :
      null,
    allowedSides: chance(0.25) ? allowed : null,
    isRightToLeft: chance(0.35),
    sizing: chance(0.25) ? 'limited' : 'fixed',
  };
}

// Every placement at nine places of the anchor, with flip and shift each on and off; then each placement at random.
function* cases() {
  const container = [0, 0, 320, 480];
  const anchors = [8, 140, 300].flatMap((x) => [4, 220, 462].map((y) => [x, y, 30, 16]));
  let turn = 0;
  for (const side of SIDES) {
    for (const alignment of ALIGNMENTS) {
      for (const anchor of anchors) {
        for (const [flips, shifts] of [
            [true, true],
            [true, false],
            [false, true],
            [false, false]
          ]) {
          turn += 1;
          yield {
            anchor,
            size: turn % 3 ? [180, 140] : [96, 320],
            boundary: container,
            side,
            alignment,
            offset: [13, 0],
            flips,
            shifts,
            padding: [10, 10, 10, 10],
            arrow: { width: 25, height: 13, padding: 5 },
            allowedSides: null,
            isRightToLeft: turn % 5 === 0,
            sizing: 'fixed',
          };
        }
      }
      for (let count = 0; count < 75; count += 1) yield randomCase(side, alignment);
    }
  }
}

const lines = [];
for (const input of cases()) lines.push(JSON.stringify({ input, answer: await judge(input) }));
process.stdout.write(`[\n${lines.join(',\n')}\n]\n`);
