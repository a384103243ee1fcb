import assert from 'node:assert/strict';
import { browse, serve } from '../../scripts/browser/chromium.mjs';

await serve('.', address => browse(async open => {
  const page = await open(`${address}campaign.html`, { width: 1400, height: 1000 });
  const pictures = await page.run("return [...document.images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0)");
  assert.equal(pictures.length, Number(process.argv[2]), 'a picture for each device');
  assert.ok(pictures.every(Boolean), 'every picture is drawn');
  assert.ok(await page.run("return document.body.textContent.includes('formSheet became fullScreen')"), 'adaptations are told');
  await page.screenshot('campaign.png');
  assert.deepEqual(page.complaints, []);
}));
