import assert from 'node:assert/strict';
import { browse, serve } from '../../scripts/browser/chromium.mjs';
import { devices, stories } from './stories.js';

const element = "document.querySelector('scrim-dialog')";

await serve('.', address => browse(async open => {
  const page = await open(`${address}?scrim=${process.env.SCRIM_URL}`, { width: 1200, height: 860 });
  const shown = () => page.until("/^(present|fault)/.test(document.querySelector('output').textContent)");
  const texts = () => page.run(`return [...${element}.stage.root.querySelectorAll('text')].map(({ textContent }) => textContent)`);
  for (const [name, { content }] of Object.entries(stories)) {
    await page.run('location.hash = encodeURIComponent(name); await new Promise(requestAnimationFrame)', { name });
    await shown();
    assert.ok((await texts()).includes(content.title ?? content.navigationBar.title), `${name} is not shown`);
    await page.screenshot(`${name.replace(' / ', '-')}.png`);
  }
  for (const device of devices) {
    await page.run(`const { profile } = document.forms[0].elements; profile.value = device; profile.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise(requestAnimationFrame)`, { device });
    await shown();
    assert.equal(await page.run(`return ${element}.answer.stage.device`), device);
  }
  assert.deepEqual(page.complaints, []);
}));
