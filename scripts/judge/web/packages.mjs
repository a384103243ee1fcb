// The libraries that come as packages: Bootstrap of Debian, Material UI in a wheel, and what a browser does by itself.

import { dialogs, popovers } from './cases.mjs';
import { page } from './page.mjs';

export const bootstrap = {
  style: 'x-bootstrap-modal', cases: dialogs,
  page: page(`<link rel="stylesheet" href="/bootstrap5/css/bootstrap.min.css"><script src="/bootstrap5/js/bootstrap.bundle.min.js"></script>
    <style>:root { --bs-font-sans-serif: Inter; }</style>`),
  show: `
    document.querySelector('.modal')?.remove();
    const add = (parent, name, text, tag = 'div', part) => {
      const element = document.createElement(tag);
      element.className = name;
      if (text) element.textContent = text;
      if (part) element.style.letterSpacing = spacing[part];
      parent.append(element);
      return element;
    };
    const modal = add(document.body, 'modal fade'), content = add(add(modal, 'modal-dialog modal-dialog-scrollable'), 'modal-content');
    add(add(content, 'modal-header'), 'modal-title', given.title, 'h5', 'title');
    const body = add(content, 'modal-body'), text = add(body, '', given.message, 'div', 'message');
    const footer = given.actions.length ? add(content, 'modal-footer') : null;
    const buttons = given.actions.map((title, index) => add(footer, 'btn btn-primary', title, 'button', 'action:a' + index));
    if (!moves) document.head.querySelector('style').textContent += '* { transition: none !important }';
    const shown = new bootstrap.Modal(modal), parts = () => [content, modal, document.querySelector('.modal-backdrop')];
    const done = name => new Promise(resolve => modal.addEventListener(name + '.bs.modal', resolve, { once: true }));
    if (moves) {
      const come = await watch(() => shown.show(), parts, 600);
      return { present: come, dismiss: await watch(() => shown.hide(), parts, 500) };
    }
    const there = done('shown');
    shown.show();
    await there;
    await still();
    const told = { dialog: frame(content), title: frame(modal.querySelector('.modal-title'), 'x y height'), message: frame(text, 'x y height') };
    buttons.forEach((button, index) => { told['action:a' + index] = frame(button); });
    // Under the border of the dialog itself its lines end a point earlier.
    const line = y => [null, y, null, 1];
    told['separator:title'] = line(modal.querySelector('.modal-header').getBoundingClientRect().bottom - 1);
    if (footer) told['separator:0'] = line(footer.getBoundingClientRect().top);
    const gone = done('hidden');
    shown.hide();
    await gone;
    return told;`,
};

export const mui = {
  style: 'x-mui-dialog', cases: dialogs,
  page: page(`<script type="module">
    import bundle from '/mui/panel-material-ui.bundle.js';
    Object.assign(window, { React: bundle.React, mui: bundle.material_ui, root: bundle.createRoot(document.body.appendChild(document.createElement('div'))) });
    window.theme = bundle.material_styles.createTheme({ typography: { fontFamily: 'Inter' } });
    window.themed = bundle.material_styles.ThemeProvider;
  </script>`),
  ready: 'window.root',
  show: `
    const spaced = part => ({ style: { letterSpacing: spacing[part] } });
    const make = React.createElement, { Dialog, DialogTitle, DialogContent, DialogContentText, DialogActions, Button } = mui;
    const draw = open => root.render(make(themed, { theme }, make(Dialog, { open, key: 'dialog', ...(moves ? {} : { transitionDuration: 0 }), onClose() {} },
      make(DialogTitle, spaced('title'), given.title), make(DialogContent, null, make(DialogContentText, spaced('message'), given.message)),
      given.actions.length ? make(DialogActions, null, ...given.actions.map((title, index) => make(Button, { key: title, ...spaced('action:a' + index) }, title))) : null)));
    if (moves) {
      const parts = () => ['-paper', '-container'].map(name => document.querySelector('.MuiDialog' + name)).concat(document.querySelector('.MuiBackdrop-root'));
      const come = await watch(() => draw(true), parts, 500);
      return { present: come, dismiss: await watch(() => draw(false), parts, 400) };
    }
    draw(true);
    do await new Promise(requestAnimationFrame); while (!document.querySelector('.MuiDialog-paper'));
    await still();
    const at = name => document.querySelector('.MuiDialog' + name);
    const inner = (element, x) => { const [, y] = frame(element), style = getComputedStyle(element); return [frame(element)[0] + parseFloat(style.paddingLeft), y + parseFloat(style.paddingTop), null, element.getBoundingClientRect().height - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)]; };
    const told = { dialog: frame(at('-paper')), title: inner(at('Title-root')), message: frame(at('ContentText-root'), 'x y height') };
    [...document.querySelectorAll('.MuiDialogActions-root button')].forEach((button, index) => { told['action:a' + index] = frame(button); });
    root.render(null);
    while (document.querySelector('.MuiDialog-paper')) await new Promise(requestAnimationFrame);
    return told;`,
};

// What a browser makes of the specification that the style names; shadcn/ui's numbers are the style's own.
export const anchored = {
  style: 'x-anchored-popover', cases: popovers,
  page: page(`<style>
    body { margin: 0; height: 100vh; overflow: hidden } #anchor { position: fixed; anchor-name: --anchor }
    #popover { position: fixed; box-sizing: border-box; width: 288px; margin: 4px 0 0; position-anchor: --anchor; position-area: bottom;
      position-try-fallbacks: flip-block; justify-self: anchor-center }
  </style>`, '<div id="anchor"></div><div id="popover"></div>'),
  show: `
    // A new one each time: a browser keeps to the fallback that fitted last.
    document.getElementById('popover').remove();
    const anchor = document.getElementById('anchor'), popover = document.body.appendChild(document.createElement('div'));
    popover.id = 'popover';
    Object.assign(anchor.style, { left: given.anchor.x + 'px', top: given.anchor.y + 'px', width: given.anchor.width + 'px', height: given.anchor.height + 'px' });
    popover.style.height = given.size + 'px';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { dialog: frame(popover) };`,
};
