import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type Changes,
  changed,
  cleared,
  formatFilter,
  parseFilter,
  type SearchFilter,
} from './search-filter';

/** The filter in the page's address, and how to change it. Back undoes each change. */
export function useSearchFilter(): {
  readonly filter: SearchFilter;
  readonly change: (changes: Changes) => void;
  readonly clear: () => void;
} {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => parseFilter(address), [address]);
  const write = (next: SearchFilter) => setAddress(formatFilter(next, address), { preventScrollReset: true });
  return {
    filter,
    change: (changes) => write(changed(filter, changes)),
    clear: () => write(cleared(filter)),
  };
}
