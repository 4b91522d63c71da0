import { type EventKind, eventKinds } from '@entities/event/event-labels';
import { nearbyMiles } from '@entities/event/events.queries';
import { useSearchParams } from 'react-router-dom';

export const radii = [25, 50, 100, 200, 300, 500, 1000] as const;

/** How many events one step of the list shows. */
export const eventsAtOnce = 12;

export interface EventsFilter {
  readonly when: 'upcoming' | 'all';
  /** Miles around the reader's place, when one is known; 0: anywhere. */
  readonly radius: number;
  readonly kind: EventKind | 'any';
  /** How many are shown at most. */
  readonly show: number;
}

/** The filters live in the address, so that a link keeps them. Changing a filter starts at the first event again.
 *  A change builds on the newest address, even when the page does not show it yet. */
export function useEventsFilter(): readonly [EventsFilter, (change: Partial<EventsFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (change: Partial<EventsFilter>) => {
    const newest = filterFrom(new URLSearchParams(window.location.search));
    setSearch(searchOf({ ...newest, show: eventsAtOnce, ...change }), { replace: true });
  };
  return [filterFrom(search), set];
}

export function filterFrom(search: URLSearchParams): EventsFilter {
  const radius = search.get('radius') === ANYWHERE ? 0 : Number.parseInt(search.get('radius') ?? '', 10);
  const show = Number.parseInt(search.get('show') ?? '', 10);
  return {
    when: search.get('when') === 'all' ? 'all' : 'upcoming',
    radius: radius === 0 || radii.some((miles) => miles === radius) ? radius : nearbyMiles,
    kind: eventKinds.find((one) => one === search.get('kind')) ?? 'any',
    show: show > eventsAtOnce ? show : eventsAtOnce,
  };
}

export function searchOf({ when, radius, kind, show }: EventsFilter): URLSearchParams {
  return new URLSearchParams({
    ...(when === 'all' && { when }),
    ...(radius !== nearbyMiles && { radius: radius === 0 ? ANYWHERE : String(radius) }),
    ...(kind !== 'any' && { kind }),
    ...(show > eventsAtOnce && { show: String(show) }),
  });
}

const ANYWHERE = 'any';
