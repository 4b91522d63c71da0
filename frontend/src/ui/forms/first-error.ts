/** Shows the first error of a refused form, with the focus on it, so that it is read out.
 *  known  alerts that were there before the form was sent
 *  out    whether there was one */
export function showFirstError(form: HTMLElement, known: ReadonlySet<Element> = new Set()): boolean {
  const all = (selector: string) => [...form.querySelectorAll<HTMLElement>(selector)];
  const error =
    all('[data-form-summary]')[0] ??
    all('[aria-invalid="true"], fieldset > [role="alert"]')[0] ??
    all('[role="alert"]').find((alert) => !known.has(alert));
  const group = error?.parentElement;
  // an error of a group of fields, such as radio buttons: its first field is invalid
  if (error) showError(group?.matches('fieldset') && error.matches('[role="alert"]') ? group : error);
  return error !== undefined;
}

/** Brings a field, or what says why a form was refused, into view and focuses it. */
export function showError(error: HTMLElement): void {
  error.closest('details')?.setAttribute('open', '');
  const target = error.matches(focusable) ? error : (error.querySelector<HTMLElement>(controls) ?? error);
  if (!target.matches(focusable)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}

/** Waits for the error of a form that was sent, until it comes or the member types on.
 *  out  stops waiting */
export function awaitFirstError(form: HTMLElement): () => void {
  const known = new Set(form.querySelectorAll('[role="alert"]'));
  const look = () => {
    if (showFirstError(form, known)) stop();
  };
  const changes = new MutationObserver(look);
  changes.observe(form, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid', 'role'],
  });
  // the same errors as before change nothing on the page
  const unchanged = setTimeout(look);
  form.addEventListener('input', stop);
  function stop() {
    changes.disconnect();
    clearTimeout(unchanged);
    form.removeEventListener('input', stop);
  }
  return stop;
}

const controls = 'input, select, textarea, button';
const focusable = `${controls}, a[href], [tabindex]`;
