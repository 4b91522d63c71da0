import { useSearchParams } from 'react-router-dom';
import type { SpacesFilter } from './field-spaces';

/** What the reader looks for is in the address, so that it can be shared. */
export function useSpacesFilter(): readonly [SpacesFilter, (change: Partial<SpacesFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = {
    q: params.get('q') ?? '',
    zone: params.get('zone') ?? '',
    free: params.get('free') === '1',
  };
  const set = (change: Partial<SpacesFilter>) =>
    setParams(
      (before) => {
        const { q, zone, free } = { ...filter, ...change };
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ q, zone, free: free ? '1' : '' }))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [filter, set];
}
