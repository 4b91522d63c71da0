import { useSyncExternalStore } from 'react';
import { ownTimeZone } from '../day';
import { nameHere, TIME_ZONE_COOKIE, writeCookie } from './cookie';
import { firstScreen, type ScreenTimeZone } from './first-screen';

/** The time zone in which a server-rendered page writes days and times: during hydration the zone that it was
 *  rendered for, then undefined, which means the reader's own.
 *  source  ADR 0055 */
export function useReaderTimeZone(): string | undefined {
  return useSyncExternalStore(never, own, rendered);
}

/** Saves this browser's zone for the server, for the next page and for e-mails. */
export function sendTimeZone(): void {
  const zone = ownTimeZone();
  if (zone && !document.cookie.split('; ').includes(`${nameHere(TIME_ZONE_COOKIE)}=${zone}`))
    writeCookie(TIME_ZONE_COOKIE, zone, 365 * 86_400);
}

const own = (): undefined => undefined;
const rendered = (): string | undefined => {
  const zone = firstScreen()?.timeZone;
  return zone && !(isBrowser && hasOffsetsOf(zone)) ? zone.name : undefined;
};
const isBrowser = typeof document !== 'undefined';

/** Whether this browser writes the same days and times as the zone. It compares clock offsets, because the first use of Intl blocks a slow phone. */
function hasOffsetsOf({ offsets }: ScreenTimeZone): boolean {
  const year = new Date().getFullYear();
  return offsets.every((minutes, half) => new Date(year, 6 * half, 1).getTimezoneOffset() === minutes);
}

const never = () => () => undefined;
