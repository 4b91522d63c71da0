import { useSearchParams } from 'react-router-dom';

export const radii = [25, 50, 100, 200, 300, 500, 1000] as const;

export interface EventsFilter {
  readonly when: 'upcoming' | 'all';
  /** Miles; 0: anywhere. */
  readonly radius: number;
}

/** The filters of the directory live in the address, so that a link keeps them. */
export function useEventsFilter(): readonly [EventsFilter, (change: Partial<EventsFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const set = (change: Partial<EventsFilter>) =>
    setSearch(searchOf({ ...filter, ...change }), { replace: true });
  return [filter, set];
}

export function filterFrom(search: URLSearchParams): EventsFilter {
  const radius = Number.parseInt(search.get('radius') ?? '', 10);
  return {
    when: search.get('when') === 'all' ? 'all' : 'upcoming',
    radius: radii.some((miles) => miles === radius) ? radius : 0,
  };
}

export function searchOf({ when, radius }: EventsFilter): URLSearchParams {
  return new URLSearchParams({
    ...(when === 'all' && { when }),
    ...(radius > 0 && { radius: String(radius) }),
  });
}
