import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changedItems,
  formatItemsFilter,
  type ItemsChange,
  type ItemsFilter,
  parseItemsFilter,
} from './items-filter';

/** The filter in the page's address, and how to change it. A change builds on the newest address, even when the
 *  page does not show it yet. Back undoes each change. */
export function useItemsFilter(): {
  readonly filter: ItemsFilter;
  readonly change: (change: ItemsChange) => void;
} {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => parseItemsFilter(address), [address]);
  return {
    filter,
    change: (change) => {
      const newest = new URLSearchParams(window.location.search);
      setAddress(formatItemsFilter(changedItems(parseItemsFilter(newest), change), newest), {
        preventScrollReset: true,
      });
    },
  };
}
