// Runs before the first paint, so that a chosen theme never flashes. The other half is src/ui/brand/theme.ts.
(() => {
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked: the system's theme stays.
  }
})();

// zod compiles schemas by `new Function`, which the Content Security Policy forbids; the browser reports even its attempt. Its configuration has to
// be there before the first schema is made, in whichever chunk that is.
globalThis.__zod_globalConfig = { jitless: true };
