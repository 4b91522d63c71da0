import {
  type DateView,
  type EventPage,
  type EventView,
  gatheringKinds,
} from '@modules/events/events.contract';

export type EventKind = EventView['kind'];
export const eventKinds: readonly EventKind[] = gatheringKinds;

/** The singular and plural name of a kind of event. */
export const eventKindLabels = {
  'swap-meet': { one: 'Swap meet', many: 'Swap meets' },
  show: { one: 'Car show', many: 'Car shows' },
  cruise: { one: 'Cruise', many: 'Cruises' },
  meetup: { one: 'Meetup', many: 'Meetups' },
  auction: { one: 'Auction', many: 'Auctions' },
} as const satisfies Record<EventKind, { one: string; many: string }>;

/** What a date is when it is not as planned. */
export const dateStatusLabels: Readonly<Record<Exclude<DateView['status'], 'on'>, string>> = {
  moved: 'Moved',
  postponed: 'Postponed',
  cancelled: 'Canceled',
};

export const phaseLabels: Readonly<Record<EventPage['schedule'][number]['phase'], string>> = {
  setup: 'Set-up',
  vendors: 'Vendors in',
  public: 'Open to the public',
  teardown: 'Tear-down',
};

export const weatherLabels: Readonly<Record<NonNullable<EventPage['weather']>, string>> = {
  'rain or shine': 'Rain or shine',
  'rain date': 'Rain date: it moves to another day',
  'called off in rain': 'Called off in rain',
};

/** "Every Saturday, next of 26 dates"; '' for an event of one date. `isNext`: each event is shown once, by its next date. Of a permanent event the number says nothing. */
export function seriesText(
  { series, season }: Pick<EventView, 'series' | 'season'>,
  isNext: boolean,
): string {
  if (!series) return '';
  const { rhythm, dates, following } = series;
  if (season === 'permanent' && rhythm !== '') return rhythm;
  const place = isNext && following === 0 ? 'last' : isNext ? 'next' : 'one';
  const count = `${place} of ${place === 'next' ? following + 1 : dates} dates`;
  return rhythm === '' ? `${count[0]?.toUpperCase()}${count.slice(1)}` : `${rhythm}, ${count}`;
}

/** "07:30" as clocks show it: "7:30 AM". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
