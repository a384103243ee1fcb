import assert from 'node:assert/strict';
import { browse, serve } from '../../scripts/browser/chromium.mjs';

await serve(process.argv[2], address => browse(async open => {
  const page = await open(`${address}?scrim=${process.env.SCRIM_URL}`, { width: 500, height: 720 });
  await page.until('globalThis.game');
  const [left, top] = await page.run("const { x, y } = document.querySelector('canvas').getBoundingClientRect(); return [x, y]");
  const ball = () => page.run('const { x, y } = game.ball; return [x, y]');
  const frames = count => page.run('for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)', { count });
  const click = (x, y) => page.click(left + x, top + y);
  const drag = async (from, to) => {
    await page.mouse('mousePressed', left + 195, top + from);
    for (let step = 1; step <= 8; step++) await page.mouse('mouseMoved', left + 195, top + from + (to - from) * step / 8);
    await frames(2);
    await page.screenshot(`drag-${to}.png`);
    // A finger that rests throws nothing.
    await page.run('const rested = performance.now() + 150; while (performance.now() < rested) await new Promise(requestAnimationFrame)');
    await page.mouse('mouseReleased', left + 195, top + to);
  };
  const { y, height } = await page.run("return game.dialog.answer.layers.find(({ id }) => id === 'dialog').frame");
  const middle = id => page.run("const { x, y, width, height } = game.dialog.answer.layers.find(layer => layer.id === id).frame; return [x + width / 2, y + height / 2]", { id });

  await frames(5);
  await click(360, 40);
  await page.until('game.dialog.isThere');
  await frames(40);
  const paused = await ball();
  await page.screenshot('paused.png');
  // A place on the panel that has nothing else on it.
  const { pixel, fill } = await page.run(`const { frame: { x, y, height }, background } = game.dialog.answer.layers.find(({ id }) => id === 'dialog');
    const { data } = document.querySelector('canvas').getContext('2d').getImageData((x + 12) * devicePixelRatio, (y + height / 2) * devicePixelRatio, 1, 1);
    return { pixel: [...data], fill: background };`);
  for (const channel of [0, 1, 2]) assert.ok(Math.abs(pixel[channel] - parseInt(fill.color.slice(1 + 2 * channel, 3 + 2 * channel), 16)) < 32, `${pixel} on ${fill.color}`);
  await frames(5);
  assert.deepEqual(await ball(), paused, 'the game is paused');

  await drag(y + 30, y + 90);
  await frames(60);
  assert.ok(await page.run('return game.dialog.isThere'), 'a short drag leads back');
  await drag(y + 30, y + 30 + height * 0.8);
  await page.until('!game.dialog.isThere');
  await frames(5);
  assert.notDeepEqual(await ball(), paused, 'a long one leads out, and the game goes on');

  await click(360, 40);
  await frames(45);
  await click(...await middle('action:restart'));
  await page.until('!game.dialog.isThere');
  assert.ok(await page.run('return game.ball.bounces') <= 1, 'it starts again');
  await click(360, 40);
  await frames(45);
  await click(195, 100);
  await page.until('!game.dialog.isThere');
  assert.deepEqual(page.complaints, []);
}));
