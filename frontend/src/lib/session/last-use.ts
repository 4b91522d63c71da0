import { local } from '../browser/browser-store';

const KEY = 'last-use';
/** An access token is renewed every five minutes at most; what was done since then counts. */
const RECENT_MS = 6 * 60_000;
const EVERY_MS = 15_000;

let noted = 0;

/** Notes from now on when somebody uses this browser, for all of its tabs: to open a page is to use it. */
export function watchUse(): void {
  note();
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(name, note, { passive: true, capture: true });
}

/** Whether somebody has used a tab of this browser since the session was renewed last. An open tab alone does not keep a session. */
export function isInUse(now = Date.now()): boolean {
  return now - Math.max(noted, Number(local.read(KEY) ?? 0)) < RECENT_MS;
}

function note(): void {
  const now = Date.now();
  if (now - noted < EVERY_MS) return;
  noted = now;
  local.write(KEY, String(now));
}
