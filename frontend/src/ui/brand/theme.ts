import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The reader's theme and how to change it; kept in this browser. The first paint reads it in public/early.js. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(watch, current, () => 'system' as const), choose];
}

const KEY = 'theme';
const watchers = new Set<() => void>();

function current(): ThemeChoice {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

function choose(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  remember(choice);
  for (const watcher of watchers) watcher();
}

function remember(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
