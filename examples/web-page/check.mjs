import assert from 'node:assert/strict';
import { browse, serve } from '../../scripts/browser/chromium.mjs';

await serve('.', address => browse(async open => {
  const page = await open(`${address}?scrim=${process.env.SCRIM_URL}`, { width: 1100, height: 760 });
  const notes = () => page.run("return [...document.querySelectorAll('li')].map(item => item.firstChild.textContent.trim())");
  const press = async button => {
    const [x, y] = await page.run(`const { x, y, width, height } = ${button}.getBoundingClientRect(); return [x + width / 2, y + height / 2];`);
    await page.click(x, y);
  };
  await page.run(`globalThis.heard = [];
    for (const element of document.querySelectorAll('scrim-dialog')) for (const name of ['present', 'dismiss'])
      element.addEventListener(name, () => heard.push(element.id + ' ' + name));`);
  const happens = async (what, act) => {
    await page.run('heard.length = 0');
    await act();
    await page.until(`heard.includes('${what}')`);
  };
  const ask = () => happens('question present', () => press("document.querySelectorAll('li button')[1]"));

  await ask();
  await page.screenshot('asked.png');
  await happens('question dismiss', () => page.press('Escape'));
  assert.equal((await notes()).length, 3);

  await ask();
  await happens('message present', () => press("document.querySelector('#question').stage.box('action:delete')"));
  await page.screenshot('deleted.png');
  assert.deepEqual(await notes(), ['Shopping', 'Songs to learn']);
  assert.deepEqual(page.complaints, []);
}));
