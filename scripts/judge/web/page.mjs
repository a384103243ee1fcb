// What the pages of the judges have in common.

const fonts = [400, 500, 600, 700].map((weight, index) =>
  `@font-face { font-family: Inter; font-weight: ${weight}; src: url(/fonts/Inter-${['Regular', 'Medium', 'SemiBold', 'Bold'][index]}.otf); }`).join('\n');

export const page = (head, body = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${fonts}</style>${head}</head><body>${body}</body></html>`;

/** What runs in pages: frames, waiting until nothing moves, and what is seen frame by frame while something does. */
export const helpers = `
  window.frame = (element, keys = 'x y width height') => {
    if (!element) return null;
    const box = element.getBoundingClientRect();
    return ['x', 'y', 'width', 'height'].map(key => keys.includes(key) ? box[key] : null);
  };
  // Where the first part is, and the opacities of the second and third, with the milliseconds from the start.
  window.watch = async (start, parts, time) => {
    const seen = [], began = await new Promise(requestAnimationFrame);
    start();
    for (let now = began; now - began < time; now = await new Promise(requestAnimationFrame)) {
      const [box, dialog, backdrop] = parts();
      const alpha = part => { const parts = getComputedStyle(part).backgroundColor.match(/[\\d.]+/g) ?? []; return parts.length === 4 ? +parts[3] : 1; };
      const opacity = part => part && part.isConnected ? +getComputedStyle(part).opacity : 0;
      const { x, y, width } = box?.getBoundingClientRect() ?? {};
      seen.push([now - began, width > 0 ? x : null, width > 0 ? y : null, width > 0 ? opacity(dialog) : 0, opacity(backdrop) && opacity(backdrop) * alpha(backdrop)]);
    }
    return seen;
  };
  window.still = async () => {
    await document.fonts.ready;
    do await new Promise(requestAnimationFrame); while (document.getAnimations().some(one => one.playState === 'running'));
  };
`;
