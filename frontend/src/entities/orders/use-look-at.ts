import { useEffect } from 'react';
import type { ServerClock } from './server-clock';

/** Calls `look` at a moment by the server's clock, and a little later for most, so that not all pages ask at once. */
export function useLookAt(at: string | null, clock: ServerClock | undefined, look: () => unknown): void {
  const [now, readAt] = [clock?.now, clock?.readAt];
  useEffect(() => {
    if (at === null || now === undefined || readAt === undefined) return;
    const left = Date.parse(at) - Date.parse(now) - (Date.now() - readAt);
    if (left > longest) return;
    const timer = setTimeout(() => void look(), Math.max(1_000, left + 200 + Math.random() * 800));
    return () => clearTimeout(timer);
  }, [at, now, readAt, look]);
}

/** Timers are wrong beyond 24 days, and a page is read again long before. */
const longest = 86_400_000;
