// What the gallery shows: each dialog of an app, by its name.

const cancel = { id: 'cancel', title: 'Cancel', role: 'cancel' };

export const stories = {
  'Alert / Delete': {
    style: 'alert',
    content: { title: 'Delete this note?', message: 'It cannot be brought back.', actions: [cancel, { id: 'delete', title: 'Delete', role: 'destructive' }] },
  },
  'Alert / New folder': {
    style: 'alert',
    content: { title: 'New folder', textFields: [{ id: 'name', placeholder: 'Name' }], actions: [cancel, { id: 'save', title: 'Save', preferred: true }] },
  },
  'Sheet / Places': {
    style: 'sheet', placement: { detents: ['medium', 'large'] }, backdrop: { interaction: 'dismiss' },
    content: { title: 'Nearby', message: 'Twelve places are open now.', actions: [{ id: 'show', title: 'Show all' }] },
  },
  'Sheet / Sign in': {
    style: 'formSheet',
    content: {
      navigationBar: { title: 'Account', leading: cancel, trailing: { id: 'done', title: 'Done' } },
      textFields: [{ id: 'name', placeholder: 'Name' }, { id: 'word', placeholder: 'Password', secure: true }],
    },
  },
  'Menu / Photo': {
    style: 'actionSheet', placement: { anchor: { x: 130, y: 260, width: 60, height: 32 } },
    content: { title: 'Photo', actions: [{ id: 'copy', title: 'Copy' }, { id: 'delete', title: 'Delete', role: 'destructive' }, cancel] },
  },
  'Message / Archived': { style: 'slidingMessage', content: { title: 'Note archived', actions: [{ id: 'undo', title: 'Undo' }] } },
};

export const devices = ['iphone-17', 'iphone-15', 'iphone-8', 'iphone-4', 'pixel-9', 'ipad-pro-11', 'desktop-1280x800'];

/** What a device is asked with, each by its choices: the first is the default. */
export const settings = {
  appearance: ['light', 'dark'],
  textSize: ['large', 'xSmall', 'xxxLarge', 'accessibility3'],
  layoutDirection: ['leftToRight', 'rightToLeft'],
  contrast: ['normal', 'increased'],
};
