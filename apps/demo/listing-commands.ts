import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { unreachable } from '../../modules/kernel/decider/errors.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import { type ListingCommand } from '../../modules/marketplace/listing/listing.decider.js';
import type { Photo } from '../../modules/media/photo.schemas.js';

import type { ListingPlan } from './listing-plans.js';
import type { Person } from './people.js';

/** The commands that publish a planned listing. Each has a time in the past and a derived id, so sending it again changes nothing. */
export function publishingCommands(
  { id, seller, offer, place, publishedDaysAgo }: ListingPlan,
  now: string,
): readonly ListingCommand[] {
  const { listingType, pictures: _, ...rest } = offer;
  const content = { ...rest, place, exactPoint: seller.address };
  const meta = (daysAgo: number, name: string) => metaOf(id, seller, plusDays(now, -daysAgo), name);
  return [
    { type: 'DraftListing', listingType, content, meta: meta(publishedDaysAgo + 0.02, 'draft') },
    { type: 'PublishListing', meta: meta(publishedDaysAgo, 'publish') },
  ];
}

/** The commands after publishing: photos and the planned outcome. */
export function followingCommands(
  { id, seller, offer, publishedDaysAgo, fate }: ListingPlan,
  photos: readonly Photo[],
  now: string,
): readonly ListingCommand[] {
  const by = (person: Person, daysAgo: number, name: string) =>
    metaOf(id, person, plusDays(now, -daysAgo), name);
  const added = photos.map(
    (photo, at): ListingCommand => ({
      type: 'AddPhoto',
      photo,
      meta: by(seller, publishedDaysAgo - 0.002 * (at + 1), `photo ${at}`),
    }),
  );
  switch (fate.status) {
    case 'active':
      return added;
    case 'paused':
      return [...added, { type: 'PauseListing', meta: by(seller, publishedDaysAgo / 2, 'pause') }];
    case 'held':
      return [...added, { type: 'HoldListing', meta: by(fate.buyer, fate.hoursAgo / 24, 'hold') }];
    case 'sold':
      return [
        ...added,
        ...(fate.where === 'here'
          ? [{ type: 'HoldListing' as const, meta: by(fate.buyer, fate.daysAgo + 0.8, 'hold') }]
          : []),
        {
          type: 'SellListing',
          where: fate.where,
          priceCents: offer.price.cents,
          meta: by(seller, fate.daysAgo, 'sell'),
        },
      ];
    default:
      return unreachable(fate);
  }
}

function metaOf(id: string, person: Person, now: string, name: string): CommandMetadata {
  return { actor: { id: person.memberId, roles: [] }, now, commandId: deterministicId(id, name) };
}
