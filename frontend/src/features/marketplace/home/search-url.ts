import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Change, changed, cleared, formatFilter, parseFilter, type SearchFilter } from './search-filter';

/** The filter in the page's address, and how to change it. A change builds on the newest address, even when the
 *  page does not show it yet. Back undoes each change. */
export function useSearchFilter(): {
  readonly filter: SearchFilter;
  readonly change: (change: Change) => void;
  readonly clear: () => void;
} {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => parseFilter(address), [address]);
  const write = (next: (newest: SearchFilter) => SearchFilter) => {
    const newest = new URLSearchParams(window.location.search);
    setAddress(formatFilter(next(parseFilter(newest)), newest), { preventScrollReset: true });
  };
  return {
    filter,
    change: (change) => write((newest) => changed(newest, change)),
    clear: () => write(cleared),
  };
}
