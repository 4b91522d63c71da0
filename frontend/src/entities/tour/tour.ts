import { local } from '@lib/browser/browser-store';

/** What this browser remembers of the tour, and how to start it from anywhere. A flag counts only when it holds
 *  exactly "true". */
const DISMISSED = 'onboarding-dismissed';
const DISMISSED_ON = 'onboarding-dismissed-date';
const completedBy = (uid: string) => `onboarding-completed-${uid}`;

/** Whether this member has finished the tour in this browser. */
export const isTourCompleted = (uid: string): boolean => local.read(completedBy(uid)) === 'true';

/** Whether this member has finished the tour in this browser, or somebody dismissed it here. */
export function isTourOver(uid: string): boolean {
  return isTourCompleted(uid) || local.read(DISMISSED) === 'true';
}

/** "Don't show this tour again", for everybody at this browser. */
export function dismissTour(now = new Date()): void {
  local.write(DISMISSED, 'true');
  local.write(DISMISSED_ON, now.toISOString());
}

/** This member finished or left the tour. */
export function completeTour(uid: string): void {
  local.write(completedBy(uid), 'true');
}

/** Deletes the dismissal and the completion, so that the tour starts by itself again. */
export function resetTour(uid: string): void {
  local.delete(DISMISSED);
  local.delete(DISMISSED_ON);
  local.delete(completedBy(uid));
}

/** Shows the tour now, regardless of stored flags. When its code is not loaded yet, the tour shows as soon as it is. */
export function restartTour(): void {
  isAwaited = watchers.size === 0;
  for (const watcher of watchers) watcher();
}

/** Calls the watcher at every restart.
 *  out  stops watching */
export function watchTour(watcher: () => void): () => void {
  watchers.add(watcher);
  if (isAwaited) watcher();
  isAwaited = false;
  return () => {
    watchers.delete(watcher);
  };
}

const watchers = new Set<() => void>();
let isAwaited = false;
