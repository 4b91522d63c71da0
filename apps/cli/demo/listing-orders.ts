import type { Meta } from '../../../modules/kernel/decider.js';
import { idFrom } from '../../../modules/kernel/identifiers.js';
import type { Photo } from '../../../modules/marketplace/listing.events.js';
import type { ListingCommand } from '../../../modules/marketplace/listing.js';
import type { ListingPlan } from './listing-plans.js';
import type { Person } from './people.js';

/** The orders that make a plan true, each at its time in the past and under an id of its own, so that giving them again repeats nothing. */
export function listingOrders(
  { id, seller, offer, place, publishedDaysAgo, fate }: ListingPlan,
  photos: readonly Photo[],
  now: string,
): readonly ListingCommand[] {
  const { listingType, pictures: _drawn, ...said } = offer;
  const by = (person: Person, daysAgo: number, name: string): Meta => ({
    actor: { id: person.memberId, roles: [] },
    now: new Date(Date.parse(now) - daysAgo * 86_400_000).toISOString(),
    commandId: idFrom(id, name),
  });
  const begun = publishedDaysAgo + 0.02;
  const content = { ...said, place, exactPoint: seller.address };
  return [
    { type: 'DraftListing', listingType, content, meta: by(seller, begun, 'draft') },
    ...photos.map(
      (photo, at): ListingCommand => ({
        type: 'AddPhoto',
        photo,
        meta: by(seller, begun - 0.002 * (at + 1), `photo ${at}`),
      }),
    ),
    { type: 'PublishListing', meta: by(seller, publishedDaysAgo, 'publish') },
    ...fateOrders(),
  ];

  function fateOrders(): ListingCommand[] {
    switch (fate.status) {
      case 'active':
        return [];
      case 'paused':
        return [{ type: 'PauseListing', meta: by(seller, publishedDaysAgo / 2, 'pause') }];
      case 'held':
        return [{ type: 'HoldListing', meta: by(fate.buyer, fate.hoursAgo / 24, 'hold') }];
      case 'sold': {
        const sell: ListingCommand = {
          type: 'SellListing',
          where: fate.where,
          priceCents: offer.price.cents,
          meta: by(seller, fate.daysAgo, 'sell'),
        };
        if (fate.where === 'elsewhere') return [sell];
        return [{ type: 'HoldListing', meta: by(fate.buyer, fate.daysAgo + 0.8, 'hold') }, sell];
      }
    }
  }
}
