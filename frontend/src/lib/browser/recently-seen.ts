import { local } from './browser-store';

const KEY = 'recently-seen';
const MOST = 12;

/** The ids of the listings last opened on this device, the newest first. They end with a sign-out. */
export function recentlySeen(): readonly string[] {
  return (local.read(KEY) ?? '').split(' ').filter(Boolean);
}

export function rememberSeen(id: string): void {
  const others = recentlySeen().filter((one) => one !== id);
  local.write(KEY, [id, ...others].slice(0, MOST).join(' '));
}

/** Forgets the listings, the places that were typed, and lists for meets: a sign-out ends all of them. */
export function deleteSeen(): void {
  for (const key of [KEY, RECENT_PLACES, ...local.keys(MEET_LISTS)]) local.delete(key);
}

/** How keys begin of what a device keeps for a meet without signal. */
export const MEET_LISTS = 'meet ';

export const RECENT_PLACES = 'recent-places';
