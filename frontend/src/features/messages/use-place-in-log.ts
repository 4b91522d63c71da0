import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The element of a message, which an address names: `/messages/one#message-two`. */
export const anchorOf = (messageId: string): string => `message-${messageId}`;

/** Shows the end of a conversation, and again with each new entry; or the message that the address names, when it is loaded,
 *  until there is a new message.
 *  in  latest: changes with each new message; entries: with each other entry */
export function usePlaceInLog(
  end: RefObject<HTMLElement | null>,
  { latest, entries }: { readonly latest: string; readonly entries: number },
): void {
  const { hash } = useLocation();
  const opened = useRef({ hash: '', latest: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry moves the end
  useEffect(() => {
    // After the page has scrolled to its top, as it does for each navigation.
    const frame = requestAnimationFrame(() => {
      const isNew = opened.current.hash !== hash;
      if (isNew) opened.current = { hash, latest };
      const found = hash ? document.getElementById(hash.slice(1)) : null;
      if (!found || opened.current.latest !== latest)
        return end.current?.scrollIntoView?.({ block: 'nearest' });
      found.scrollIntoView?.({ block: 'center' });
      if (isNew) found.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [end, hash, latest, entries]);
}
