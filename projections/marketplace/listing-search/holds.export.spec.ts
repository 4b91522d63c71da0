import { event } from '../../../modules/kernel/decider/decider.js';
import { recordedBy, typesOf } from '../../../modules/kernel/testing/recorded.fixtures.js';
import type { ListingEvent } from '../../../modules/marketplace/listing/listing.events.js';
import { eventsAboutBuyer } from './holds.export.js';

describe('the export exported another member’s listing tells a buyer', () => {
  const held = (buyerId: string) =>
    [
      buyerId,
      event('ListingHeld', { buyerId, heldUntil: '2026-06-04T12:00:00.000Z', offerId: null }),
    ] as const;
  const released = (by: 'seller' | 'buyer' | 'time', actor: string) =>
    [actor, event('HoldReleased', { by })] as const;
  const sold = (buyerId: string | null) =>
    ['sid', event('ListingSold', { where: 'here' as const, buyerId, priceCents: 40_000 })] as const;
  const exported = (...told: readonly (readonly [string, ListingEvent])[]) =>
    typesOf(eventsAboutBuyer(recordedBy(told), 'rae'));

  test.each(['seller', 'time'] as const)('that %s ended their hold', (by) => {
    expect(exported(held('rae'), released(by, 'sid'))).toEqual(['ListingHeld', 'HoldReleased']);
  });

  test('nothing about another buyer’s hold, before or after', () => {
    const others = [held('bob'), released('seller', 'sid')] as const;
    expect(exported(...others, held('rae'), released('buyer', 'rae'), ...others)).toEqual([
      'ListingHeld',
      'HoldReleased',
    ]);
  });

  test('that it was sold to them, but nothing about a sale to another buyer', () => {
    expect(exported(held('rae'), sold('rae'))).toEqual(['ListingHeld', 'ListingSold']);
    expect(exported(held('rae'), released('seller', 'sid'), sold('bob'))).toEqual([
      'ListingHeld',
      'HoldReleased',
    ]);
  });

  test('that it was withdrawn while they held it', () => {
    const withdrawn = ['sid', event('ListingWithdrawn', {})] as const;
    expect(exported(held('rae'), withdrawn)).toEqual(['ListingHeld', 'ListingWithdrawn']);
    expect(exported(held('bob'), withdrawn)).toEqual([]);
  });
});
