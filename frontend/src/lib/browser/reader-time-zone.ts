import { useSyncExternalStore } from 'react';
import { ownTimeZone } from '../day';
import { TIME_ZONE_COOKIE, writeCookie } from './cookie';
import { firstScreen, type ScreenTimeZone } from './first-screen';

/** The zone by which a page that the server rendered writes days and times: the one that it was rendered for while the browser takes it over, then the
 *  reader's own, which is undefined.
 *  source  ADR 0055 */
export function useReaderTimeZone(): string | undefined {
  return useSyncExternalStore(never, own, rendered);
}

/** Leave the zone of this browser to the server, for the next page and for what the server sends. */
export function tellTimeZone(): void {
  const zone = ownTimeZone();
  if (zone && !document.cookie.split('; ').includes(`${TIME_ZONE_COOKIE}=${zone}`))
    writeCookie(TIME_ZONE_COOKIE, zone, 365 * 86_400);
}

const own = (): undefined => undefined;
const rendered = (): string | undefined => {
  const zone = firstScreen()?.timeZone;
  return zone && !(isBrowser && hasOffsetsOf(zone)) ? zone.name : undefined;
};
const isBrowser = typeof document !== 'undefined';

/** Whether this browser writes the same days and times as the zone. Asked of the clock, because the first use of Intl holds a slow phone up. */
function hasOffsetsOf({ offsets }: ScreenTimeZone): boolean {
  const year = new Date().getFullYear();
  return offsets.every((minutes, half) => new Date(year, 6 * half, 1).getTimezoneOffset() === minutes);
}

const never = () => () => undefined;
