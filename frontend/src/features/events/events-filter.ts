import { type EventKind, eventKinds } from '@entities/event/event-labels';
import { nearbyMiles } from '@entities/event/events.queries';
import { type NamedPlace, placeIn } from '@entities/listing/named-place';
import { readDay } from '@lib/day';
import { useSearchParams } from 'react-router-dom';
import { readMonth } from './calendar/month';
import { type EventTimes, eventTimes } from './event-times';

export const radii = [25, 50, 100, 200, 300, 500, 1000] as const;
export const eventViews = ['list', 'calendar', 'map', 'mine'] as const;

export interface EventsFilter {
  readonly view: (typeof eventViews)[number];
  readonly search: string;
  /** Typed instead of the place of the device. */
  readonly near: NamedPlace | undefined;
  /** Miles around the reader's place, when one is known; 0: anywhere. */
  readonly radius: number;
  readonly kind: EventKind | 'any';
  readonly when: EventTimes;
  /** Days, for `between`. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  /** Only where somebody goes whom the reader follows. */
  readonly friends: boolean;
  /** Of the calendar: "2026-06", and its open day. */
  readonly month: string | undefined;
  readonly day: string | undefined;
}

export type ChangeFilter = (change: Partial<EventsFilter>) => void;

/** The filters live in the address, so that a link keeps them. A change builds on the newest address, even when the page does not show it yet. */
export function useEventsFilter(): readonly [EventsFilter, ChangeFilter] {
  const [search, setSearch] = useSearchParams();
  const set = (change: Partial<EventsFilter>) => {
    const newest = filterFrom(new URLSearchParams(window.location.search));
    setSearch(searchOf({ ...newest, ...change }), { replace: true, preventScrollReset: true });
  };
  return [filterFrom(search), set];
}

export function filterFrom(search: URLSearchParams): EventsFilter {
  const radius = search.get('radius') === ANYWHERE ? 0 : Number.parseInt(search.get('radius') ?? '', 10);
  return {
    view: eventViews.find((one) => one === search.get('view')) ?? 'list',
    search: (search.get('search') ?? '').trim().slice(0, 200),
    near: placeIn(search),
    radius: radius === 0 || radii.some((miles) => miles === radius) ? radius : nearbyMiles,
    kind: eventKinds.find((one) => one === search.get('kind')) ?? 'any',
    when: eventTimes.find((one) => one === search.get('when')) ?? 'upcoming',
    from: readDay(search.get('from')),
    until: readDay(search.get('until')),
    friends: search.get('friends') === YES,
    month: readMonth(search.get('month')),
    day: readDay(search.get('day')),
  };
}

export function searchOf(filter: EventsFilter): URLSearchParams {
  const { view, search, near, radius, kind, when, from, until, friends, month, day } = filter;
  return new URLSearchParams({
    ...(view !== 'list' && { view }),
    ...(search !== '' && { search }),
    ...(near && { near: `${near.latitude},${near.longitude}`, place: near.label }),
    ...(radius !== nearbyMiles && { radius: radius === 0 ? ANYWHERE : String(radius) }),
    ...(kind !== 'any' && { kind }),
    ...(when !== 'upcoming' && { when }),
    ...(when === 'between' && from && { from }),
    ...(when === 'between' && until && { until }),
    ...(friends && { friends: YES }),
    ...(view === 'calendar' && month && { month }),
    ...(view === 'calendar' && day && { day }),
  });
}

const ANYWHERE = 'any';
const YES = '1';
