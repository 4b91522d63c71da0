import { setAppCheck } from '@lib/api/app-check-header';
import { makeQueryClient } from '@lib/api/query-client';
import { readPosition } from '@lib/api/read-position';
import { type FirstScreen, readFirstScreen, setFirstScreen } from '@lib/browser/first-screen';
import { sendTimeZone } from '@lib/browser/reader-time-zone';
import { whenIdle } from '@lib/browser/when-idle';
import { startSession } from '@lib/session/session';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { loadFirstPage } from './routes';

/** Starts the app in the page's #root. */
export function startApp(): void {
  setAppCheck(() => import('@lib/app-check/app-check'));
  const screen = readFirstScreen();
  void startSession(screen?.session);
  if (import.meta.env.PROD) whenIdle(() => void keepForOffline().catch(() => undefined));
  whenIdle(sendTimeZone);
  const root = document.getElementById('root');
  if (root) void show(root, screen);
}

const keepForOffline = () =>
  import('@lib/browser/service-worker').then((worker) => worker.registerServiceWorker());

/** Hydrates the HTML from the server; renders the page in the browser when there is none, or when the page's code does not load. */
async function show(root: HTMLElement, screen: FirstScreen | undefined): Promise<void> {
  const queries = makeQueryClient();
  const app = (
    <StrictMode>
      <App queries={queries} />
    </StrictMode>
  );
  const isLoaded =
    screen &&
    (await loadFirstPage(window.location.pathname).then(
      () => true,
      () => false,
    ));
  if (!screen || !isLoaded) {
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  hydrate(queries, screen.queries);
  // The server did not know about the member's own changes in this tab: its answers are shown, and fetched again.
  if (readPosition() > 0) void queries.invalidateQueries({ refetchType: 'none' });
  setFirstScreen(screen);
  window.dispatchEvent(new Event('page-listens'));
  // Hydrates in slices, so that the page responds in between; a press is handled first.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError });
  });
}

/** What the server leaves to the browser, such as a map, is not an error.
 *  source  https://react.dev/errors/419 */
function onRecoverableError(error: unknown): void {
  if (!/#419\b|could not finish this Suspense boundary/.test(String(error))) reportError(error);
}
