import { type RefCallback, useCallback } from 'react';

/** Calls back once the element is within a screen of the reader. Undefined: nothing is called. */
export function useNearEnd(more: (() => void) | undefined): RefCallback<Element> {
  return useCallback(
    (element) => {
      if (!element || !more || typeof IntersectionObserver === 'undefined') return;
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
        rootMargin: '800px',
      });
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [more],
  );
}
