/** Runs what nobody waits for once the page has loaded and has nothing to do, after five seconds of work at the latest. */
export function whenIdle(run: () => void): void {
  const wait = () => ask(run, { timeout: 5_000 });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Safari has no idle callbacks. */
const ask: Window['requestIdleCallback'] =
  globalThis.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 500));
