import 'scrim/element.js';

// The server: ?scrim=http://localhost:8080, or who serves this page.
const src = new URLSearchParams(location.search).get('scrim') ?? '/';
const [phone, question, message] = ['phone', 'question', 'message'].map(id => document.getElementById(id));
for (const element of [phone, question, message]) element.src = src;

/** What is asked before a note goes. */
const ask = title => ({
  style: 'alert',
  content: {
    shape: { kind: 'rounded', radius: 16 }, shadows: [{ color: '#000000', opacity: 0.25, blur: 32, offset: [0, 12] }], border: { width: 1, color: '#D0CEC7' },
    title: `Delete “${title}”?`, message: 'It cannot be brought back.',
    actions: [{ id: 'cancel', title: 'Cancel', role: 'cancel' }, { id: 'delete', title: 'Delete', role: 'destructive' }],
  },
});

let note;
for (const item of document.querySelectorAll('li')) {
  item.querySelector('button').onclick = () => {
    note = item;
    question.dialog = ask(item.firstChild.textContent.trim());
    question.open = true;
  };
}

question.addEventListener('action', ({ detail: { id } }) => {
  if (id !== 'delete') return;
  note.remove();
  message.dialog = {
    style: 'slidingMessage', content: { title: 'Note deleted', size: { width: 300 }, shape: { kind: 'rounded', radius: 12 } },
    placement: { margins: { bottom: 24 } }, dismissal: { after: 3 },
  };
  message.open = true;
});

phone.dialog = ask('Shopping');
// It comes again, so that it can be tried again.
phone.addEventListener('dismiss', () => setTimeout(() => { phone.open = true; }, 600));
for (const element of [phone, question, message]) element.addEventListener('fault', ({ detail }) => console.error(detail.message));
