// The libraries that are built of their repositories: Vaul, Sonner, and shadcn/ui's components with Tailwind's classes.

import { breakpoints, device, dialog, dialogs, titles } from './cases.mjs';
import { page } from './page.mjs';

const script = `<script type="module">
  import bundle from '/mui/panel-material-ui.bundle.js';
  Object.assign(window, { React: bundle.React, ReactDOM: bundle.react_dom });
  window.root = bundle.createRoot(document.body.appendChild(document.createElement('div')));
  await import('/parts.js');
</script>`;
const drawn = page(`<link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/parts.css">${script}`);

/** What the bodies of `show` have: elements whose letters stand as the answer has them, and one rendering after another. */
const common = `
  const slot = name => document.querySelector('[data-slot="' + name + '"]');
  const spaced = (part, more) => ({ ...more, style: { letterSpacing: spacing[part] } });
  const present = async (node, found) => {
    if (!moves) document.head.append(Object.assign(document.createElement('style'), { id: 'still', textContent: '* { transition: none !important; animation: none !important }' }));
    root.render(node);
    do await new Promise(requestAnimationFrame); while (!found());
    await still();
  };
  const clear = async found => {
    root.render(null);
    do await new Promise(requestAnimationFrame); while (found());
    document.querySelectorAll('#still').forEach(one => one.remove());
  };
  const placed = (name, element) => frame(element, name.startsWith('action') || name === 'dialog' ? undefined : 'x y height');
`;

/** Texts and buttons in the parts that shadcn/ui's kinds of dialogs have; what closes one is the last of a column and the first of a row. */
const filled = `
  const { Button } = shadcn, kind = name => shadcn[given.kind + name];
  const buttons = given.actions.map((title, index) =>
    make(Button, { key: title, 'data-slot': 'action:a' + index, variant: index || given.actions.length === 1 ? 'default' : 'outline', ...spaced('action:a' + index) }, title));
  const filling = [
    make(kind('Header'), { key: 'header' },
      make(kind('Title'), spaced('title', { key: 'title' }), given.title),
      make(kind('Description'), spaced('message', { key: 'message' }), given.message)),
    buttons.length ? make(kind('Footer'), { key: 'footer' }, ...(given.isColumn ? buttons.reverse() : buttons)) : null,
  ];
  const name = given.kind.toLowerCase(), content = () => slot(name + '-content');
  const told = () => ({
    dialog: placed('dialog', content()), title: placed('title', slot(name + '-title')), message: placed('message', slot(name + '-description')),
    ...Object.fromEntries(given.actions.map((_, index) => ['action:a' + index, placed('action', slot('action:a' + index))])),
  });
`;

const moved = `
  if (moves) {
    const parts = () => [content(), content(), slot(name + '-overlay')];
    const come = await watch(() => root.render(draw(true)), parts, 900);
    return { present: come, dismiss: await watch(() => root.render(draw(false)), parts, 700) };
  }
  await present(draw(true), content);
  const seen = told();
  await clear(content);
  return seen;`;

// MARK: shadcn/ui

/** Its sheet at each edge. */
function* sides() {
  let index = 0;
  for (const given of dialogs(breakpoints, 2)) {
    const edge = ['right', 'left', 'top', 'bottom'][index++ % 4];
    const size = edge === 'top' || edge === 'bottom' ? { width: '100%', height: 'fit' } : undefined;
    yield { ...given, edge, kind: 'Sheet', isColumn: true, size, placement: edge === 'right' ? undefined : { edge } };
  }
}

export const sheet = {
  style: 'x-side-drawer', cases: sides, moving: ({ edge }) => edge === 'right', page: drawn, ready: 'window.shadcn',
  show: `${common}${filled}
    const draw = open => make(shadcn.Sheet, { open }, make(shadcn.SheetContent, { side: given.edge }, ...filling));
    ${moved}`,
};

/** Its dialog from 768 pixels on, its drawer below. */
function* responsive() {
  for (const given of dialogs(breakpoints, 2)) yield { ...given, ...(given.width < 768 ? { kind: 'Drawer', isColumn: true } : { kind: 'Dialog' }) };
}

export const responsiveDialog = {
  style: 'x-responsive-dialog', cases: responsive, page: drawn, ready: 'window.shadcn', movesIn: [[1200, 900], [430, 932]],
  show: `${common}${filled}
    const draw = open => make(kind(''), { open }, make(kind('Content'), null, ...filling));
    ${moved}`,
};

// MARK: Vaul

const snapPoints = ['148px', '355px', 1];

function* snaps() {
  for (const [width, height] of breakpoints)
    for (const title of titles)
      for (const message of ['Message', 'A sentence that is longer than most windows of phones are wide.'])
        for (const [index, detent] of [148, 355, 'large'].entries())
          for (const actions of [[], ['Add'], ['Cancel', 'Add to the calendar']])
            yield { width, height, title, message, actions, edge: 'bottom', snapPoint: snapPoints[index], placement: { selectedDetent: detent } };
  for (const [width, height] of breakpoints)
    for (const edge of ['top', 'left', 'right'])
      for (const [index, detent] of [148, 355, 'large'].entries())
        yield { width, height, title: 'Title', message: 'Message', actions: [], edge, snapPoint: snapPoints[index], placement: { edge, selectedDetent: detent } };
}

const attached = {
  bottom: 'bottom-0 left-0 right-0 h-full rounded-t-[10px]', top: 'top-0 left-0 right-0 h-full rounded-b-[10px]',
  left: 'left-0 top-0 bottom-0 w-full rounded-r-[10px]', right: 'right-0 top-0 bottom-0 w-full rounded-l-[10px]',
};

// As its page of snap points has it, without the border and the 3 % that this page keeps off the window's top.
export const vaulDrawer = {
  style: 'x-snap-drawer', cases: snaps, page: drawn, ready: 'window.vaul',
  // Vaul moves a drawer past a window that is narrower than its snap point.
  saves: ({ edge, width }) => edge === 'bottom' || width >= 355,
  show: `${common}
    const { Root, Portal, Content, Overlay, Handle, Title, Description } = vaul, content = () => slot('drawer'), name = 'drawer';
    const attached = ${JSON.stringify(attached)}[given.edge];
    const draw = open => make(Root, { open, direction: given.edge, snapPoints: ${JSON.stringify(snapPoints)}, activeSnapPoint: given.snapPoint, setActiveSnapPoint() {}, onOpenChange() {} },
      make(Overlay, { className: 'fixed inset-0 bg-black/40', 'data-slot': 'drawer-overlay' }),
      make(Portal, null, make(Content, { className: 'fixed flex flex-col bg-white ' + attached, 'data-slot': 'drawer' },
        make('div', { className: 'w-full p-4 pt-5' },
          make(Handle, { 'data-slot': 'handle' }),
          make(Title, { className: 'text-2xl mt-2 font-medium', ...spaced('title', { 'data-slot': 'title' }) }, given.title),
          make(Description, { className: 'text-sm mt-1 text-gray-600 mb-6', ...spaced('message', { 'data-slot': 'message' }) }, given.message),
          // What closes it comes last.
          ...given.actions.map((title, index) => make('button', { key: title, className: 'bg-black text-gray-50 w-full h-12 rounded-md font-medium block ' + (index === given.actions.length - 1 ? 'mt-8' : 'mt-2'),
            ...spaced('action:a' + index, { 'data-slot': 'action:a' + index }) }, title)).reverse()))));
    const told = () => {
      const [x, y, width, height] = frame(content()), left = Math.max(0, x), top = Math.max(0, y);
      const dialog = [left, top, Math.min(x + width, innerWidth) - left, Math.min(y + height, innerHeight) - top];
      // At the other edges it is the page that puts things into what is seen of a drawer.
      if (given.edge !== 'bottom') return { dialog };
      const seen = [['grabber', frame(slot('handle'))], ...['title', 'message', ...given.actions.map((_, index) => 'action:a' + index)].map(name => [name, placed(name, slot(name))])];
      for (const [, box] of seen) box[3] = Math.min(box[3], innerHeight - box[1]);
      return Object.fromEntries([['dialog', dialog], ...seen.filter(([, box]) => box[3] > 0)]);
    };
    ${moved}`,
};

// MARK: Sonner

function* toasts() {
  let index = 0;
  const texts = [['Event has been created', null], ['Event has been created', 'Sunday, December 03, 2023 at 9:00 AM'],
    ['Your changes are saved, and all who have the document open see them in a moment.', 'It takes longer where many have it open, or where somebody is away.']];
  for (const [width, height] of [...breakpoints, [390, 844], [1024, 768], [1440, 900]])
    for (const edge of ['bottom', 'top'])
      for (const count of [1, 2, 3, 4])
        for (const isExpanded of count > 1 ? [false, true] : [false]) {
          const all = Array.from({ length: count }, (_, which) => texts[(index + which) % 3]);
          yield { width, height, edge, isExpanded, actions: [[], ['Undo'], ['Cancel', 'Retry']][index++ % 3], toasts: all };
        }
}

/** A toast's dialog, the last of which is in front: it has the buttons. */
function toastDialog(style, given, index) {
  const [title, message] = given.toasts[index], isFront = index === given.toasts.length - 1;
  const placement = { edge: given.edge, ...(given.isExpanded ? { stack: { gap: 14, offset: null, scale: null, sizing: null, most: 3 } } : {}) };
  return { id: `t${index}`, ...dialog(style, { title, message, actions: isFront ? given.actions : [], placement }) };
}

export const sonner = {
  style: 'x-toaster', cases: toasts, ready: 'window.toast',
  page: page(`<link rel="stylesheet" href="/parts.css"><style>[data-sonner-toaster] { font-family: Inter } button { font-family: inherit }</style>${script}`),
  // Not rounded to pixels, which a stack adds up.
  ask: given => ({
    path: '/v1/scenes',
    body: { device: device(given), dialogs: given.toasts.map((_, index) => toastDialog('x-toaster', given, index)), options: { snap: 'none' } },
  }),
  show: `${common}
    const all = () => [...document.querySelectorAll('[data-sonner-toast]')].reverse();
    const element = (part, tag, text) => text && make(tag, spaced(part), text);
    // Toasts outlive the one who shows them, and go to whom they name.
    const toasterId = 'toaster' + (window.toasters = (window.toasters ?? 0) + 1), label = index => ({ label: make('span', spaced('t' + (given.toasts.length - 1) + '/action:a' + index), given.actions[index]), onClick() {} });
    const add = index => {
      const [title, description] = given.toasts[index], isFront = index === given.toasts.length - 1, [first, second] = given.actions;
      toast(element('t' + index + '/title', 'span', title), { duration: Infinity, toasterId, description: element('t' + index + '/message', 'span', description),
        ...(isFront && second ? { cancel: label(0), action: label(1) } : isFront && first ? { action: label(0) } : {}) });
    };
    await present(make(Toaster, { id: toasterId, position: given.edge + '-center', expand: given.isExpanded }), () => true);
    if (moves) {
      const parts = () => [all()[0], all()[0], null];
      const come = await watch(() => add(0), parts, 600);
      return { present: come, dismiss: await watch(() => toast.dismiss(), parts, 350) };
    }
    for (const index of given.toasts.keys()) {
      add(index);
      do await new Promise(requestAnimationFrame); while (all().length <= index || all()[index].dataset.mounted !== 'true');
    }
    for (let index = 0; index < 3; index++) await new Promise(requestAnimationFrame);
    const told = {}, front = all().at(-1);
    all().forEach((one, index) => { if (one.dataset.visible === 'true') told['t' + index + '/dialog'] = frame(one); });
    const last = 't' + (given.toasts.length - 1) + '/';
    told[last + 'title'] = frame(front.querySelector('[data-title]'), 'x y height');
    if (given.toasts.at(-1)[1]) told[last + 'message'] = frame(front.querySelector('[data-description]'), 'x y height');
    [...front.querySelectorAll('[data-button]')].forEach((one, index) => { told[last + 'action:a' + index] = frame(one); });
    await clear(() => all().length);
    return told;`,
};
