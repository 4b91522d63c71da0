import { useSyncExternalStore } from 'react';

/** How often an offline page checks whether the server responds. */
export const RETRY_MS = 5_000;

/** Whether the app is online: by the browser, and by how this page was loaded. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, () => true);
}

/** Reports that this page came from the cache because the server did not respond; checks until it does. */
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

/** Runs once, when the connection is back. */
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
