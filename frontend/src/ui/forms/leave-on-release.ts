/** Leaves a field only when the button that sends its form is released. The error that a field shows once it is left
 *  moves the button away from the pointer, and a press that ends beside its button sends nothing.
 *  in   form  its buttons may be outside it, as in the footer of a dialog
 *  out  stops */
export function leaveOnRelease(form: HTMLFormElement): () => void {
  let pressed: HTMLButtonElement | null = null;
  const press = (event: MouseEvent) => {
    pressed = senderAt(event.target, form);
    if (pressed) event.preventDefault();
  };
  const release = (event: MouseEvent) => {
    if (pressed && pressed === senderAt(event.target, form)) pressed.focus({ preventScroll: true });
    pressed = null;
  };
  document.addEventListener('mousedown', press);
  document.addEventListener('click', release, true);
  return () => {
    document.removeEventListener('mousedown', press);
    document.removeEventListener('click', release, true);
  };
}

function senderAt(target: EventTarget | null, form: HTMLFormElement): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'submit' && button.form === form ? button : null;
}
