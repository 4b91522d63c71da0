import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../is-focus-lost';

/** Moves the focus to `stays` when a change removes the focused element (a button that is no longer offered, a row
 *  that moved to another tab).
 *  change  differs after each change; undefined while nothing is known yet */
export function useKeepFocus(stays: RefObject<HTMLElement | null>, change: string | undefined): void {
  const before = useRef(change);
  useEffect(() => {
    const known = before.current;
    before.current = change;
    if (known === undefined || known === change) return;
    if (isFocusLost()) stays.current?.focus({ preventScroll: true });
  }, [change, stays]);
}
