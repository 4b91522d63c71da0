import { event } from '../../kernel/decider/decider.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type ListingCommand } from './listing.decider.js';
import type { ListingContent, ListingEvent, ListingType } from './listing.events.js';

/** A 327 block in Janesville, sold by Ana; drafted and published on 1 June 2026. */
export const content: Omit<ListingContent, 'sellerId'> = {
  words: {
    title: '327 engine block, standard bore',
    description: 'Pulled from a 1968 Impala. Magnafluxed, no cracks.',
  },
  price: { mode: 'obo', cents: 45_000 },
  categoryPrimary: 'Parts',
  categorySub: 'Engine',
  marketSegment: 'classic',
  condition: 'used-good',
  origin: 'oem',
  partNumbers: [{ number: '3970010', kind: 'casting' }],
  fitment: [{ make: 'Chevrolet', model: 'Impala', yearFrom: 1968, yearTo: 1969 }],
  quantity: 1,
  shipping: ['local', 'freight'],
  vehicle: null,
  place: { publicPoint: { latitude: 42.6825, longitude: -89.0187 }, area: 'Janesville, WI' },
  exactPoint: { latitude: 42.68279, longitude: -89.01872 },
  wanted: null,
};

export const vehicle = (year: number): typeof content => ({
  ...content,
  categoryPrimary: 'Cars',
  categorySub: 'Coupe',
  vehicle: { year, make: 'Chevrolet', model: 'Chevelle' },
});

export const drafted = (
  over: Partial<typeof content> = {},
  listingType: ListingType = 'for_sale',
): ListingEvent => event('ListingDrafted', { ...content, ...over, listingType, sellerId: 'ana' });

export const published = (over: Partial<typeof content> = {}): readonly [ListingEvent, ListingEvent] => [
  drafted(over),
  event('ListingPublished', {
    publishedAt: '2026-06-01T12:00:00.000Z',
    expiresAt: '2026-07-31T12:00:00.000Z',
  }),
];

export const held = (by = 'bob'): readonly ListingEvent[] => [
  ...published(),
  event('ListingHeld', { buyerId: by, heldUntil: '2026-06-05T12:00:00.000Z', offerId: null }),
];

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

/** A command of a member at some time: `command('ana', { type: 'PauseListing' })`. */
export const command = (actor: string, bare: Bare<ListingCommand>, now?: string): ListingCommand =>
  ({ ...bare, meta: metaOf(actor, now) }) as ListingCommand;
