import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tab } from './browser-store';
import { LIST_PLACES, type ListKeeper, type ListState } from './list-state';
import { whenIdle } from './when-idle';

/** Brings the reader of a list back to their place, after Back and after a reload: as many pages are loaded as before,
 *  and the entries stand where they stood. Each entry has its id in `data-entry`. Its code loads when the page is idle,
 *  or at once when there is a place to return to. */
export function useListPlace(list: ListState): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const now = useRef(list);
  const keeper = useRef<ListKeeper>(undefined);
  useLayoutEffect(() => {
    now.current = list;
    keeper.current?.update(list);
  });
  useLayoutEffect(() => {
    let isGone = false;
    const start = async () => {
      places ??= import('./list-places');
      const { keepListPlace } = await places;
      if (!isGone) keeper.current = keepListPlace(key, isReturn, now.current);
    };
    const begin = () => void start().catch(() => undefined);
    if (isReturn && (places || tab.read(LIST_PLACES))) begin();
    else whenIdle(begin);
    return () => {
      isGone = true;
      keeper.current?.leave();
      keeper.current = undefined;
    };
  }, [key, isReturn]);
}

let places: Promise<typeof import('./list-places')> | undefined;
