import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to the first refused field of a form; to nothing when what was refused stands at no field.
 *  refused  changes with every refusal
 *  out      the form */
export function useInvalidFocus(refused: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return form;
}
