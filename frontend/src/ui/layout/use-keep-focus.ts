import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../is-focus-lost';

/** When what had the focus goes away with a change (a button that is no longer offered, a row that moved to another tab), the focus goes to what
 *  stays.
 *  change  anything that differs once the change is shown; undefined while nothing is known yet */
export function useKeepFocus(stays: RefObject<HTMLElement | null>, change: string | undefined): void {
  const before = useRef(change);
  useEffect(() => {
    const known = before.current;
    before.current = change;
    if (known === undefined || known === change) return;
    if (isFocusLost()) stays.current?.focus({ preventScroll: true });
  }, [change, stays]);
}
