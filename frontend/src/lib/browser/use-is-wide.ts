import { useSyncExternalStore } from 'react';
import { firstScreen } from './first-screen';

const wide = '(min-width: 60rem)';

/** Whether the screen is wide enough for columns (desktop), else drawers and one column. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(wide).matches,
    () => firstScreen()?.isWide ?? false,
  );
}

function watch(listener: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
