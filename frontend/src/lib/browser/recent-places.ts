import { local } from './browser-store';
import { RECENT_PLACES as KEY } from './recently-seen';

const MOST = 4;

/** The places last typed on this device, "Janesville, WI", the newest first. They end with a sign-out. */
export function recentPlaces(): readonly string[] {
  return (local.read(KEY) ?? '').split('\n').filter(Boolean);
}

export function rememberPlace(area: string): void {
  const others = recentPlaces().filter((one) => one !== area);
  local.write(KEY, [area, ...others].slice(0, MOST).join('\n'));
}
