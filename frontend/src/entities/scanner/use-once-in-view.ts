import { useCallback, useRef } from 'react';

/** Passes on what the camera sees: a code that stays in view counts once. */
export function useOnceInView(take: (text: string) => void): (text: string) => void {
  const lastSeen = useRef(new Map<string, number>());
  return useCallback(
    (text) => {
      const before = lastSeen.current.get(text) ?? 0;
      const at = Date.now();
      lastSeen.current.set(text, at);
      if (at - before >= SAME_MS) take(text);
    },
    [take],
  );
}

/** The same code within three seconds is the same scan. */
const SAME_MS = 3_000;
