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

/** Forgets the listings, and the places that were typed: a sign-out ends both. */
export function deleteSeen(): void {
  local.delete(KEY);
  local.delete(RECENT_PLACES);
}

export const RECENT_PLACES = 'recent-places';
