import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../is-focus-lost';

/** Focuses the result of an action when the button that was pressed is gone.
 *  isAnswer  false for content that was there from the start */
export function useResultFocus<Said extends HTMLElement>(isAnswer: boolean): RefObject<Said | null> {
  const said = useRef<Said>(null);
  useEffect(() => {
    if (isAnswer && isFocusLost()) said.current?.focus();
  }, [isAnswer]);
  return said;
}
