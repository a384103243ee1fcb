import 'scrim/element.js';
import { devices, settings, stories } from './stories.js';

const dialog = document.querySelector('scrim-dialog'), form = document.forms[0], log = document.querySelector('output');
// The server: ?scrim=http://localhost:8080, or who serves this page.
dialog.src = new URLSearchParams(location.search).get('scrim') ?? '/';

/** @param {string} name @param {object} attributes @param {(Node | string)[]} children */
const make = (name, attributes, ...children) => {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
};

let group;
for (const name of Object.keys(stories)) {
  const [kind, title] = name.split(' / ');
  if (kind !== group) document.querySelector('nav').append(make('h2', {}, group = kind));
  document.querySelector('nav').append(make('a', { href: '#' + encodeURIComponent(name) }, title));
}
for (const [name, choices] of Object.entries({ profile: devices, ...settings }))
  form.append(make('label', {}, name, make('select', { name }, ...choices.map(choice => make('option', {}, choice)))));

/** The address says which dialog is shown, so that a link leads to it. */
function show() {
  const name = decodeURIComponent(location.hash.slice(1)) in stories ? decodeURIComponent(location.hash.slice(1)) : Object.keys(stories)[0];
  for (const link of document.querySelectorAll('nav a')) link.toggleAttribute('aria-current', link.hash === '#' + encodeURIComponent(name));
  document.title = name;
  log.textContent = '';
  dialog.device = Object.fromEntries(new FormData(form));
  dialog.dialog = stories[name];
  // Closed and opened it comes anew.
  dialog.open = false;
  dialog.open = true;
}

for (const event of ['present', 'dismiss', 'action', 'fault'])
  dialog.addEventListener(event, ({ detail }) => { if (detail?.reason !== 'closed') log.append(`${event} ${detail ? detail.message ?? JSON.stringify(detail) : ''}\n`); });
// It comes again, so that it can be tried again.
dialog.addEventListener('dismiss', () => setTimeout(() => { dialog.open = true; }, 800));
addEventListener('hashchange', show);
form.addEventListener('change', show);
show();
