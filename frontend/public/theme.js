// Runs before the first paint, so that a chosen theme never flashes. The other half is src/ui/brand/theme.ts.
(() => {
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked: the system's theme stays.
  }
})();
