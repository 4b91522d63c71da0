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

/** "07:30" as clocks show it: "7:30 AM". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
