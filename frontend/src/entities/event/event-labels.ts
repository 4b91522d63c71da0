import { type EventView, gatheringKinds } from '@modules/events/events.contract';

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
