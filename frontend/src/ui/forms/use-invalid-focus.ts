import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field with an error, if any.
 *  refused  changes with every refusal
 *  out      the form */
export function useInvalidFocus(refused: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return form;
}
