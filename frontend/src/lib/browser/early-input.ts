/** Keeps what people press and type while the app is not there yet, and hands it over once it is: nothing is lost on a slow connection. Links work
 *  by themselves.
 *  in   onFirst: called at the first of them
 *  out  hands over, in order */
export function keepEarlyInput(onFirst: () => void): () => Promise<void> {
  const kept: (() => void)[] = [];
  const keep = (replay: () => void) => {
    kept.push(replay);
    if (kept.length === 1) onFirst();
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    keep(() => button.isConnected && button.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    keep(() => form.isConnected && form.requestSubmit());
  };
  const fields = new Map<EventTarget | null, Pick<HTMLInputElement, 'value' | 'checked'>>();
  const onInput = ({ target }: Event) => {
    const { value, checked } = target as HTMLInputElement;
    if (!fields.has(target)) keep(() => replayInput(target, fields.get(target)));
    fields.set(target, { value, checked });
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
  return async () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('input', onInput, true);
    for (const replay of kept) {
      replay();
      await new Promise((resolve) => setTimeout(resolve)); // the app renders what it changes
    }
  };
}

/** React hears of a change only when the field differs from what React has seen, which is what it found. */
function replayInput(field: EventTarget | null, typed = { value: '', checked: false }): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !typed.checked;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed.value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}
