import { useSyncExternalStore } from 'react';

/** Loads the newer version when one is ready; otherwise undefined. */
export function useAppUpdate(): (() => void) | undefined {
  return useSyncExternalStore(
    watch,
    () => takeOver,
    () => undefined,
  );
}

let takeOver: (() => void) | undefined;
const watchers = new Set<() => void>();

/** Tells the page that a newer version is ready. */
export function offerAppUpdate(load: () => void): void {
  takeOver = load;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
