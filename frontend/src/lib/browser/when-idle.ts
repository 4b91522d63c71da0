/** Runs low-priority work once the page has loaded and is idle, or after five busy seconds. */
export function whenIdle(run: () => void): void {
  const wait = () => ask(run, { timeout: 5_000 });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Safari has no idle callbacks. */
const ask: Window['requestIdleCallback'] =
  globalThis.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 500));
