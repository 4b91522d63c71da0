import { useLayoutEffect, useRef } from 'react';

/** A busy button is disabled and loses the focus. Gives the focus back afterwards, unless the reader has moved on. */
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

/** The focus fell back to the page, or to the dialog around the button. */
const hasLost = (pressed: HTMLElement): boolean => document.activeElement?.contains(pressed) ?? true;
