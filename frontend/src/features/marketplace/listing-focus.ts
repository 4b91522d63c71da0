import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus goes away with a change (a button that is no longer offered, a row that moved to another tab),
 *  the focus goes to what stays; otherwise a keyboard would start at the top of the page again.
 *  change  anything that differs once the change is shown */
export function useFocusKept(stays: RefObject<HTMLElement | null>, change: string): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) stays.current?.focus({ preventScroll: true });
  }, [change, stays]);
}
