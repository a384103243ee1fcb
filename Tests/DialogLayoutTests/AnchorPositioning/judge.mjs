// Asks Chromium where CSS anchor positioning puts popovers, and writes down its answers.
//
//     node Tests/DialogLayoutTests/AnchorPositioning/judge.mjs > Tests/DialogLayoutTests/AnchorPositioning/cases.json

import { browse } from '../../../scripts/browser/chromium.mjs';

const [windowWidth, windowHeight] = [900, 480], anchor = [60, 30];
const anchors = [
  [270, 240], [832, 240], [8, 240], [270, 100], [270, 400], [420, -50], [420, 470], [-80, 200], [870, 200],
];
const margins = { bottom: '4px 0 0', top: '0 0 4px', left: '0 4px 0 0', right: '0 0 0 4px' };

/** Sides, their middles and ends in physical terms, sizes up to larger than the window, anchors in and out of it. */
function* cases() {
  for (const direction of ['ltr', 'rtl'])
    for (const side of ['bottom', 'top', 'left', 'right'])
      for (const end of ['', 'low', 'high'])
        for (const height of [240, 300, 478, 500, 600])
          for (const place of anchors)
            for (const width of [288, 450, 880, 950])
              yield { direction, side, end, anchor: place, size: [width, height] };
}

const page = ({ direction, side, end, anchor: [x, y], size: [width, height] }) => {
  const isVertical = side === 'top' || side === 'bottom';
  const [low, high] = isVertical ? ['right', 'left'] : ['bottom', 'top'];
  const span = end && `span-${{ low, high }[end]}`;
  const middle = end ? '' : `${isVertical ? 'justify' : 'align'}-self: anchor-center`;
  return `<!doctype html><html dir="${direction}"><head><style>
    body { margin: 0; height: 100vh; overflow: hidden }
    #anchor { position: fixed; anchor-name: --anchor; left: ${x}px; top: ${y}px;
      width: ${anchor[0]}px; height: ${anchor[1]}px }
    #popover { position: fixed; box-sizing: border-box; width: ${width}px; height: ${height}px;
      margin: ${margins[side]}; position-anchor: --anchor; position-area: ${side} ${span};
      position-try-fallbacks: flip-${isVertical ? 'block' : 'inline'}; ${middle} }
    </style></head><body><div id="anchor"></div><div id="popover"></div></body></html>`;
};

await browse(async open => {
  const tab = await open('about:blank'), lines = [];
  const metrics = { width: windowWidth, height: windowHeight, deviceScaleFactor: 1, mobile: false };
  await tab.send('Emulation.setDeviceMetricsOverride', metrics);
  let index = 0;
  for (const given of cases()) {
    // A step that shares no factor with the lists' lengths, so that every value of each comes.
    if (index++ % 7) continue;
    const { frameTree } = await tab.send('Page.getFrameTree');
    await tab.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html: page(given) });
    const origin = await tab.run(`await new Promise(requestAnimationFrame);
      const { x, y } = document.getElementById('popover').getBoundingClientRect(); return [x, y];`);
    lines.push(JSON.stringify({ ...given, origin }));
  }
  console.log(`[\n${lines.join(',\n')}\n]`);
});
