import { useSyncExternalStore } from 'react';
import { reportOffline } from './connection';

/** Keeps the pages for when there is no connection, and notices when newer ones are ready. Quiet where the browser has no service workers,
 *  or does not want one. */
export async function registerServiceWorker(
  workers: ServiceWorkerContainer | undefined = navigator.serviceWorker,
) {
  workers?.addEventListener('message', ({ data }) => {
    if (data === 'from-shell') reportOffline();
  });
  workers?.controller?.postMessage('how-served');
  const registration = await workers?.register('/sw.js').catch(() => undefined);
  if (!workers || !registration) return;
  const look = () => {
    if (registration.waiting && workers.controller) offerUpdate(registration.waiting, workers);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Newer pages are ready: the way to load them now, else undefined. */
export function useAppUpdate(): (() => void) | undefined {
  return useSyncExternalStore(watch, () => takeOver);
}

let takeOver: (() => void) | undefined;
const watchers = new Set<() => void>();

function offerUpdate(worker: ServiceWorker, workers: ServiceWorkerContainer): void {
  takeOver = () => {
    workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage('take-over');
  };
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
