import { useSyncExternalStore } from 'react';

/** How often a page that came without the server asks whether it answers again. */
export const RETRY_MS = 5_000;

/** Whether there is a connection: as the browser says, and as this very page came. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline);
}

/** This page was shown from what the browser kept, for the server did not answer: looks until it does. */
export function reportOffline(answers: () => Promise<boolean> = serverAnswers): void {
  if (isCutOff) return;
  isCutOff = true;
  notify();
  const look = async () => {
    if (!(await answers())) return;
    clearInterval(timer);
    window.removeEventListener('online', look);
    isCutOff = false;
    notify();
  };
  const timer = setInterval(look, RETRY_MS);
  window.addEventListener('online', look);
}

/** Once, when the connection comes back. */
export function onReconnect(run: () => void): void {
  const stop = watch(() => {
    if (!isOnline()) return;
    stop();
    run();
  });
}

let isCutOff = false;
const watchers = new Set<() => void>();

function isOnline(): boolean {
  return navigator.onLine && !isCutOff;
}

function notify(): void {
  for (const watcher of [...watchers]) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('online', watcher);
  window.addEventListener('offline', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('online', watcher);
    window.removeEventListener('offline', watcher);
  };
}

function serverAnswers(): Promise<boolean> {
  return fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
