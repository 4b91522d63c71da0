import { offerAppUpdate } from './app-update';
import { reportOffline } from './connection';

/** Registers the service worker, which keeps the pages for offline use and reports updates. Does nothing where the
 *  browser has no service workers. */
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

function offerUpdate(worker: ServiceWorker, workers: ServiceWorkerContainer): void {
  offerAppUpdate(() => {
    workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage('take-over');
  });
}
