import { useLayoutEffect, useRef } from 'react';

/** A busy button is disabled, and what is disabled loses the focus. What had it gets it back afterwards, unless the reader has gone elsewhere. */
export function useRestoreFocus(busy: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) {
      before.current = document.activeElement;
      return;
    }
    const pressed = before.current;
    before.current = null;
    if (pressed instanceof HTMLElement && hasLost(pressed)) pressed.focus({ preventScroll: true });
  }, [busy]);
}

/** The focus has gone from it to the page, or to the dialog that it stands in. */
const hasLost = (pressed: HTMLElement): boolean => document.activeElement?.contains(pressed) ?? true;
