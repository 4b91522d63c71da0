import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../is-focus-lost';

/** Focuses the result of an action when the button that was pressed is gone.
 *  isResult  false for content that was there from the start */
export function useResultFocus<Target extends HTMLElement>(isResult: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isResult && isFocusLost()) target.current?.focus();
  }, [isResult]);
  return target;
}
