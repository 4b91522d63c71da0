// Runs before the first paint, so that a chosen theme never flashes. The other half is src/ui/brand/theme.ts.
(() => {
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked: the system's theme stays.
  }
})();

// zod compiles schemas by `new Function`, which the Content Security Policy forbids; the browser reports even its attempt. Its configuration has to
// be there before the first schema is made, in whichever chunk that is.
globalThis.__zod_globalConfig = { jitless: true };

// Whoever types or presses before the page can answer is not ignored: what they typed and their last press, or arrow key, are repeated when src/app/routes.tsx says that
// it can. The browser would otherwise send a form itself, with its fields in the address, and React would empty its fields.
(() => {
  const typed = new Map();
  let press;
  const hold = {
    input({ target }) {
      const { checked, type: sort } = target;
      if (!['checkbox', 'radio'].includes(sort)) return typed.set(target, target.value);
      press = () => {
        target.checked = !checked; // React hears of a choice only when it differs from the one it knows
        target.click();
      };
    },
    click({ target }) {
      const button = target instanceof Element && target.closest('button');
      if (button && !(button.form && button.type === 'submit')) press = () => button.click();
    },
    keydown({ target, key }) {
      if (!key.startsWith('Arrow') || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return; // fields answer by themselves
      press = () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    submit(event) {
      event.preventDefault();
      event.stopPropagation(); // React would answer it without the texts
      press = () => event.target.requestSubmit(event.submitter);
    },
  };
  for (const type in hold) addEventListener(type, hold[type], true);
  // from here on React hears presses, and answers one at once
  addEventListener('page-listens', leavePresses, { once: true });
  addEventListener('page-answers', answered, { once: true });

  function leavePresses() {
    for (const type of ['click', 'keydown']) removeEventListener(type, hold[type], true);
  }

  function answered() {
    leavePresses();
    setTimeout(repeat);
  }

  /** The texts first; the press once React has rendered what follows from them, such as a date out of its text. */
  function repeat() {
    removeEventListener('input', hold.input, true);
    for (const [field, value] of typed) type(field, value);
    setTimeout(() => {
      removeEventListener('submit', hold.submit, true);
      press?.();
    });
  }

  /** React hears of a text only when it differs from the one it knows, which is what the field's own setter told it. */
  function type(field, value) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    if (!set || field.type === 'file') return;
    field.value = '';
    set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
})();

// The scripts of a page that the server rendered come after its pictures above the fold, so that these do not wait for them. apps/api/first-screen.ts
// names them in the order in which they need each other; each runs in a task of its own. Whoever presses or types gets them at once, and everybody after a second.
addEventListener('DOMContentLoaded', () => {
  const names = document.querySelector('meta[name=scripts]')?.content.split(' ');
  if (!names) return;
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  for (const type of signs) addEventListener(type, start, true);
  setTimeout(start, 1_000);
  Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
  );

  async function start() {
    const files = names.splice(0);
    if (!files.length) return; // they have been started
    for (const type of signs) removeEventListener(type, start, true);
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      });
      document.head.append(link);
    }
    let hasStarted = false;
    for (const file of files) {
      hasStarted = await import(file).then(
        () => true,
        () => false, // whoever needs it asks for it again, and says so
      );
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (!hasStarted) showNotLoaded(); // the last script starts the app
  }
});

// Without the app nothing on a page answers, and browsers do not ask again for a script that did not come.
addEventListener(
  'error',
  ({ target }) => {
    if (target.tagName === 'SCRIPT' && target.type === 'module') setTimeout(showNotLoaded);
  },
  true,
);

function showNotLoaded() {
  if (!document.body) return addEventListener('DOMContentLoaded', showNotLoaded);
  const note = Object.assign(document.createElement('div'), { className: 'not-loaded' });
  const button = Object.assign(document.createElement('button'), { textContent: 'Reload the page' });
  button.addEventListener('click', () => location.reload());
  note.setAttribute('role', 'alert');
  note.append('Something did not load. Check your connection. ', button);
  document.body.append(note);
}
