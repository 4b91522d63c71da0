import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { type ListingCommand, listingDecider } from './listing.decider.js';
import type { ListingEvent, ListingStatus } from './listing.events.js';
import { maxPhotos } from './listing.events.js';
import { command, content, vehicle } from './listing.fixtures.js';
import { type Listing, listingState } from './listing.state.js';

const actors = fc.constantFrom('ana', 'bob', 'cy', 'time');
const times = fc
  .integer({ min: 0, max: 200 })
  .map((days) => new Date(Date.UTC(2026, 5, 1) + days * 86_400_000).toISOString());
const contents = fc.constantFrom(content, vehicle(1970), vehicle(2006), vehicle(2020), {
  ...content,
  price: { mode: 'fixed' as const, cents: null },
});
const photoIds = fc.integer({ min: 0, max: 15 }).map((n) => `p${n}`);

type Bare = Parameters<typeof command>[1];
const bare: fc.Arbitrary<Bare> = fc.oneof(
  fc.record({
    type: fc.constant('DraftListing' as const),
    listingType: fc.constantFrom('for_sale' as const, 'wanted' as const),
    content: contents,
  }),
  fc.record({ type: fc.constant('ReviseListing' as const), content: contents }),
  photoIds.map((id) => ({ type: 'AddPhoto' as const, photo: { id, width: 1, height: 1 } })),
  photoIds.map((photoId) => ({ type: 'RemovePhoto' as const, photoId })),
  fc.array(photoIds, { maxLength: 13 }).map((ids) => ({ type: 'ArrangePhotos' as const, photoIds: ids })),
  fc
    .constantFrom(
      ...([
        'PublishListing',
        'PauseListing',
        'ResumeListing',
        'HoldListing',
        'ExtendHold',
        'ReleaseHold',
        'LapseHold',
        'WithdrawListing',
        'ExpireListing',
        'RenewListing',
        'ReinstateListing',
        'HideListing',
        'ShowListing',
      ] as const),
    )
    .map((type) => ({ type })),
  fc.record({
    type: fc.constant('SellListing' as const),
    where: fc.constantFrom('here' as const, 'elsewhere' as const),
    priceCents: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('MarkFound' as const),
    where: fc.constantFrom('here' as const, 'elsewhere' as const),
    byId: fc.constantFrom('bob', null),
  }),
  fc.constant({ type: 'MarkFoundByDeal' as const, byId: 'bob' }),
  fc.record({
    type: fc.constant('ReopenListing' as const),
    soldAt: times,
    items: fc.constantFrom('unchanged' as const, 'taken over' as const, 'changed' as const),
    isRated: fc.boolean(),
  }),
  fc.constant({ type: 'RemoveListing' as const, reason: 'spam' }),
  times.map((releasedAt) => ({ type: 'UndoRelease' as const, releasedAt })),
  actors.map((buyerId) => ({ type: 'EndHold' as const, buyerId })),
  actors.map((buyerId) => ({ type: 'HoldForBuyer' as const, buyerId, offerId: 'o1' })),
);
const commands = fc
  .array(fc.tuple(actors, bare, times), { maxLength: 60 })
  .map((steps) => [
    command('ana', { type: 'DraftListing', listingType: 'for_sale', content }),
    ...steps.map(([actor, step, at]) => command(actor, step, at)),
  ]);

/** The allowed status transitions.
 *  source  README, A listing's life */
const next: Readonly<Record<Listing['status'], readonly ListingStatus[]>> = {
  none: ['draft'],
  draft: ['active', 'withdrawn'],
  active: ['paused', 'held', 'sold', 'withdrawn', 'expired', 'removed'],
  paused: ['active', 'sold', 'withdrawn', 'expired', 'removed'],
  held: ['active', 'sold', 'withdrawn', 'removed'],
  expired: ['active', 'sold', 'withdrawn', 'removed'],
  sold: ['active', 'paused', 'expired', 'removed'],
  withdrawn: [],
  removed: ['active', 'paused', 'held', 'sold', 'expired'],
};

test('a listing keeps its rules under any commands', () => {
  fc.assert(
    fc.property(commands, (sent) => {
      let history: readonly ListingEvent[] = [];
      for (const command of sent) {
        const before = foldEvents(listingState, history);
        const events = attempt(command, before);
        if (!events) continue;
        history = [...history, ...events];
        const after = foldEvents(listingState, history);
        expect(
          after.status === before.status || next[before.status].includes(after.status as ListingStatus),
        ).toBe(true);
        expect(after.photoIds.length).toBeLessThanOrEqual(maxPhotos);
        expect(new Set(after.photoIds).size).toBe(after.photoIds.length);
        expect(after.sellerId).toBe('ana');
        expect(
          (after.status === 'held') <= (after.buyerId !== null && after.buyerId !== after.sellerId),
        ).toBe(true);
        expect(new Set(after.heldBefore).size).toBe(after.heldBefore.length);
        if (after.isVehicle && after.status === 'active' && before.status === 'draft')
          expect(after.vehicleYear).toBeLessThanOrEqual(2006);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a handled command changes nothing or is refused when it comes again at the same time', () => {
  const once = new Set<ListingCommand['type']>(['ReviseListing', 'RenewListing']);
  fc.assert(
    fc.property(commands, (sent) => {
      let history: readonly ListingEvent[] = [];
      for (const command of sent) {
        const events = attempt(command, foldEvents(listingState, history));
        if (!events?.length) continue;
        history = [...history, ...events];
        if (!once.has(command.type))
          expect(attempt(command, foldEvents(listingState, history)) ?? []).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

/** The events, or undefined when the command is refused; any error but a DomainError fails the test. */
function attempt(command: ListingCommand, listing: Listing): readonly ListingEvent[] | undefined {
  try {
    return listingDecider.decide(command, listing);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return undefined;
  }
}
