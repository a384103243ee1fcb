// What whoever cannot see, or cannot use a mouse, finds in a page. Returns sentences about what is wrong.

function visible(element) {
  const style = getComputedStyle(element);
  return element.getClientRects().length > 0 && style.visibility !== 'hidden' && !element.closest(
    '[aria-hidden=true], [inert]');
}

/** The name that a control has, as far as this page gives names. */
function nameOf(element) {
  const by = element.getAttribute('aria-labelledby');
  if (by) return by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
  const label = element.getAttribute('aria-label') ?? (element.labels?.[0]?.textContent || '') ?? '';
  return (label || element.textContent || element.getAttribute('title') || '').trim();
}

/** A colour as red, green, blue and alpha, from 0 to 1. */
function channels(text) {
  const numbers = text.match(/[-\d.e]+%?/g).map((part) => (part.endsWith('%') ? parseFloat(part) / 100 : parseFloat(
    part)));
  const [r, g, b, alpha = 1] = text.startsWith('color(') ? numbers : [numbers[0] / 255, numbers[1] / 255, numbers[2] /
    255, ...numbers.slice(3)
  ];
  return [r, g, b, alpha];
}

const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];

/** What an element stands on. */
function ground(element) {
  const fills = [];
  for (let at = element; at; at = at.parentElement) {
    fills.push(channels(getComputedStyle(at).backgroundColor));
    if (fills[fills.length - 1][3] === 1) break;
  }
  return fills.reverse().reduce((below, fill) => over(fill, below), matchMedia('(prefers-color-scheme: dark)')
    .matches ? [0, 0, 0, 1] : [1, 1, 1, 1]);
}

function luminance([r, g, b]) {
  const [x, y, z] = [r, g, b].map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const isDrawing = (element) => element.closest('#picture, .thumbnail, svg, .event, [hidden]');

function textFaults() {
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !visible(element) || isDrawing(element) || element.closest(
        'script, noscript, option')) continue;
    const own = ground(element);
    const ratio = contrast(over(channels(getComputedStyle(element).color), own), own);
    if (ratio < 4.5) faults.add(`“${node.textContent.trim().slice(0, 30)}” has ${ratio.toFixed(2)} : 1`);
  }
  return [...faults];
}

function controlFaults() {
  const faults = [];
  const roles = ['button', 'tab', 'checkbox', 'slider', 'textbox', 'link', 'group', 'tabpanel', 'region', 'tree',
    'dialog', 'alertdialog', 'status', 'note', 'toolbar', 'tablist'
  ];
  for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, [tabindex], [role], summary')) {
    if (!visible(element)) continue;
    const role = element.getAttribute('role');
    if (role && !roles.includes(role)) faults.push(`role ${role}`);
    const isNamed = nameOf(element) !== '' || (role && !element.matches(
      'a, button, input, select, textarea, [tabindex="0"]'));
    if (!isNamed) faults.push(`no name: ${element.outerHTML.slice(0, 100)}`);
    for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']) {
      for (const id of (element.getAttribute(attribute) ?? '').split(' ').filter(Boolean)) {
        if (!document.getElementById(id)) faults.push(`${attribute} names ${id}, which is not there`);
      }
    }
    if (element.tabIndex > 0) faults.push(`tabindex ${element.tabIndex}`);
  }
  return faults;
}

function pageFaults() {
  const faults = [];
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) faults.push(
    `two elements have the id ${id}`);
  if (!document.documentElement.lang) faults.push('no language');
  if (!document.title) faults.push('no title');
  if (document.querySelectorAll('h1').length !== 1) faults.push('not one h1');
  for (const landmark of ['header', 'nav', 'main'])
    if (!document.querySelector(landmark)) faults.push(`no ${landmark}`);
  let level = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    if (!visible(heading)) continue;
    const own = Number(heading.tagName[1]);
    if (own > level + 2) faults.push(`h${own} behind h${level}`);
    level = own;
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(
    `${document.documentElement.scrollWidth} px of content in ${innerWidth}`);
  return faults;
}

const accessibilityFaults = () => [...pageFaults(), ...controlFaults(), ...textFaults()];
