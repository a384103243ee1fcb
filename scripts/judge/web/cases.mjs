// What the judges ask for: windows of browsers with texts and buttons in them, and how a request says that.

export const titles = ['Title', 'Are you absolutely sure?', 'Replace everything that is in this folder for good, and all that is in the folders inside it?'];
export const messages = [
  'Message', 'A sentence that goes on for much longer than any dialog may ever be wide at all, and has to be read.',
  'If you do not save, changes from the last ten minutes will be permanently lost. This cannot be undone, not even with a copy.',
];
export const actions = [['Close', 'Save changes'], ['Cancel', 'Delete'], ['OK'], []];

export const windows = [[320, 568], [360, 640], [430, 932], [600, 800], [768, 1024], [1200, 900], [1920, 1080], [900, 480]];
/** The same, with the last narrow and the first wide ones of the breakpoints of shadcn/ui, Tailwind and Sonner. */
export const breakpoints = [...windows, [512, 768], [601, 962], [640, 960], [767, 1024]];

/** Each window with each of the texts, and the numbers of buttons in turn. */
export function* dialogs(sizes = windows, turns = 1) {
  let index = 0;
  for (const [width, height] of sizes)
    for (const title of titles)
      for (const message of messages)
        for (let turn = 0; turn < turns; turn++) yield { width, height, title, message, actions: actions[index++ % actions.length] };
}

/** Anchors all over windows, some at their edges. */
export function* popovers() {
  for (const [width, height] of windows)
    for (let index = 0; index < 25; index++) {
      const x = [8, width * 0.3, width * 0.45, width * 0.7, width - 68][index % 5], y = [8, height * 0.3, height * 0.5, height * 0.8, height - 38][Math.floor(index / 5)];
      yield { width, height, anchor: { x: Math.round(x), y: Math.round(y), width: 60, height: 30 }, size: [80, 160, 240][index % 3] };
    }
}

export const device = ({ width, height }) => ({ screen: { width, height, scale: 2 }, idiom: width < 600 ? 'phone' : 'desktop', system: { name: 'web' } });

/** The dialog of a case; `placement` and `size` are what it says of these. */
export function dialog(style, given) {
  const content = given.anchor ? { size: { height: given.size } } : {
    title: given.title, message: given.message,
    actions: given.actions.map((title, index) => ({ id: `a${index}`, title, ...(index === 0 && given.actions.length > 1 ? { role: 'cancel' } : {}) })),
  };
  if (!content.actions?.length) delete content.actions;
  if (!content.message) delete content.message;
  if (given.size && !given.anchor) content.size = given.size;
  const placement = given.anchor ? { anchor: given.anchor } : given.placement;
  return { style, content, ...(placement ? { placement } : {}) };
}
