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

// Whoever types or presses before the page can answer is not ignored: what they typed and their last press are repeated when src/app/routes.tsx says that
// it can. The browser would otherwise send a form itself, with its fields in the address, and React would empty its fields.
(() => {
  const typed = new Map();
  let press;
  const hold = {
    input: ({ target }) => typed.set(target, target.value),
    click({ target }) {
      const button = target instanceof Element && target.closest('button');
      if (button && !(button.form && button.type === 'submit')) press = () => button.click();
    },
    submit(event) {
      event.preventDefault();
      event.stopPropagation(); // React would answer it without the texts
      press = () => event.target.requestSubmit(event.submitter);
    },
  };
  for (const type in hold) addEventListener(type, hold[type], true);
  // from here on React hears presses, and answers one at once
  addEventListener('page-listens', () => removeEventListener('click', hold.click, true), { once: true });
  addEventListener('page-answers', answered, { once: true });

  function answered() {
    removeEventListener('click', hold.click, true);
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
    if (!set || ['checkbox', 'radio', 'file'].includes(field.type)) return;
    field.value = '';
    set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
})();
