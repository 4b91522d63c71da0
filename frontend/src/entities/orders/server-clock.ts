import { figure } from '@lib/format';
import { useEffect, useState } from 'react';

/** What a page counts from: the server's moment, and when it was read here. */
export interface ServerClock {
  /** ISO-8601 UTC. */
  readonly now: string;
  /** Milliseconds of this device, from `dataUpdatedAt` of the query. */
  readonly readAt: number;
}

/** The server's time while the page is open: a device whose clock is wrong counts right.
 *  units  milliseconds since 1970 */
export function useServerNow({ now, readAt }: ServerClock): number {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const tick = () => setHere(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(now) + Math.max(0, here - readAt);
}

/** "3 days 4 h", "3 h 12 min", "14:32" in the last hour, "0:00" when it is over. Pure.
 *  units  milliseconds */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0)
    return [`${figure(days)} ${days === 1 ? 'day' : 'days'}`, hours && `${hours} h`]
      .filter(Boolean)
      .join(' ');
  if (hours > 0) return [`${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' ');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
