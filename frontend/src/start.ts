import { keepEarlyInput } from '@lib/browser/early-input';

/** The first script of a page. The app loads at once, or, where the server rendered the first screen, after that is shown: until then it has the
 *  connection for itself. It loads earlier when somebody presses or types something.
 *  source  ADR 0034 */
const patience = 2_000;

if (document.getElementById('first-screen') && !document.hidden) {
  const handOver = keepEarlyInput(load);
  document.addEventListener('app-ready', handOver, { once: true });
  void Promise.all([isLoaded(), isPainted()]).then(load);
  setTimeout(load, patience);
} else load();

function load(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) {
    link.rel = 'modulepreload';
    link.removeAttribute('data-after-paint');
  }
  void import('./main');
}

function isLoaded(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('load', resolve));
}

/** The first paint is on the screen, not only handed to the compositor. */
function isPainted(): Promise<void> {
  return new Promise((resolve) => {
    const watch = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    };
    new PerformanceObserver(watch).observe({ type: 'paint', buffered: true });
  });
}
