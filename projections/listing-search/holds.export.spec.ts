import { event } from '../../modules/kernel/decider/decider.js';
import { recordedBy, typesOf } from '../../modules/kernel/testing/recorded.fixtures.js';
import type { ListingEvent } from '../../modules/marketplace/listing/listing.events.js';
import { eventsAboutBuyer } from './holds.export.js';

describe('of somebody else’s listing a buyer is told', () => {
  const held = (buyerId: string) =>
    [buyerId, event('ListingHeld', { buyerId, heldUntil: '2026-06-04T12:00:00.000Z' })] as const;
  const released = (by: 'seller' | 'buyer' | 'time', actor: string) =>
    [actor, event('HoldReleased', { by })] as const;
  const sold = (buyerId: string | null) =>
    ['sid', event('ListingSold', { where: 'here' as const, buyerId, priceCents: 40_000 })] as const;
  const of = (...told: readonly (readonly [string, ListingEvent])[]) =>
    typesOf(eventsAboutBuyer(recordedBy(told), 'rae'));

  test.each(['seller', 'time'] as const)('that their hold was ended by %s', (by) => {
    expect(of(held('rae'), released(by, 'sid'))).toEqual(['ListingHeld', 'HoldReleased']);
  });

  test('nothing of another’s hold, before or after', () => {
    const others = [held('bob'), released('seller', 'sid')] as const;
    expect(of(...others, held('rae'), released('buyer', 'rae'), ...others)).toEqual([
      'ListingHeld',
      'HoldReleased',
    ]);
  });

  test('that it was sold to them, and not that and for how much it was sold to another', () => {
    expect(of(held('rae'), sold('rae'))).toEqual(['ListingHeld', 'ListingSold']);
    expect(of(held('rae'), released('seller', 'sid'), sold('bob'))).toEqual(['ListingHeld', 'HoldReleased']);
  });

  test('that it was taken down while they held it', () => {
    const withdrawn = ['sid', event('ListingWithdrawn', {})] as const;
    expect(of(held('rae'), withdrawn)).toEqual(['ListingHeld', 'ListingWithdrawn']);
    expect(of(held('bob'), withdrawn)).toEqual([]);
  });
});
