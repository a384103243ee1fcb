import { Dialog } from './dialog.js';

const width = 390, height = 700, canvas = document.querySelector('canvas'), context = canvas.getContext('2d'), ratio = devicePixelRatio;
Object.assign(canvas, { width: width * ratio, height: height * ratio });
Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
context.scale(ratio, ratio);

const dialog = await Dialog.load({
  device: { screen: { width, height, scale: 2 }, system: { name: 'iOS', version: '26.0' } },
  dialog: {
    style: 'sheet', backdrop: { interaction: 'dismiss' }, placement: { detents: ['fit'] },
    content: {
      title: 'Paused', message: 'Drag the panel down to go on.',
      actions: [{ id: 'resume', title: 'Resume', preferred: true }, { id: 'restart', title: 'Start again' }],
    },
  },
});

const pause = { x: width - 60, y: 16, side: 44 };
const start = () => ({ x: 60, y: 120, speedX: 210, speedY: 260, bounces: 0 });
let ball = start(), last = performance.now();

function move(seconds) {
  ball.x += ball.speedX * seconds;
  ball.y += ball.speedY * seconds;
  for (const [place, speed, end] of [['x', 'speedX', width], ['y', 'speedY', height]])
    if (ball[place] < 20 && ball[speed] < 0 || ball[place] > end - 20 && ball[speed] > 0) ball[speed] *= -1, ball.bounces++;
}

function draw() {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#1d2b64');
  sky.addColorStop(1, '#f8cdda');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffd54a';
  context.beginPath();
  context.arc(ball.x, ball.y, 20, 0, 7);
  context.fill();
  context.fillStyle = '#ffffff';
  context.font = '600 20px system-ui, sans-serif';
  context.fillText(`${ball.bounces} bounces`, 20, 45);
  for (const left of [13, 25]) context.fillRect(pause.x + left, pause.y + 12, 7, 20);
}

requestAnimationFrame(function frame(now) {
  // Whoever is paused has not missed anything.
  if (!dialog.isThere) move(Math.min(now - last, 50) / 1000);
  last = now;
  draw();
  dialog.draw(context, now);
  requestAnimationFrame(frame);
});

const point = ({ offsetX, offsetY }) => [offsetX, offsetY];
canvas.onpointerdown = event => {
  canvas.setPointerCapture(event.pointerId);
  context.resetTransform();
  if (dialog.isThere) dialog.down(context, point(event), event.timeStamp);
  else if (event.offsetX > pause.x && event.offsetY < pause.y + pause.side) dialog.show();
  context.scale(ratio, ratio);
};
canvas.onpointermove = event => dialog.move(point(event), event.timeStamp);
canvas.onpointerup = async event => {
  const region = await dialog.up(point(event), event.timeStamp);
  if (region?.target === 'action:restart') ball = start();
  if (region?.effect === 'action' || region?.effect === 'dismiss') dialog.hide();
};

globalThis.game = { dialog, get ball() { return ball; } };
