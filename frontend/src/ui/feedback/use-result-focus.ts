import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../is-focus-lost';

/** What says what has come of a press takes the focus, when the button that was pressed has gone.
 *  isAnswer  false for what stands there from the start */
export function useResultFocus<Said extends HTMLElement>(isAnswer: boolean): RefObject<Said | null> {
  const said = useRef<Said>(null);
  useEffect(() => {
    if (isAnswer && isFocusLost()) said.current?.focus();
  }, [isAnswer]);
  return said;
}
