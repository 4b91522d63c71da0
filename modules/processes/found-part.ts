import { thingsFoundFor } from '../../projections/matching/matching/found-listings.queries.js';
import { buildPhotoRows } from '../builds/photo/photo-rows.shared.js';
import type { Arrival } from '../builds/task/task.state.js';
import { idOfDeal } from '../deals/deal-ids.shared.js';
import { type Deal, offerState } from '../deals/offer/offer.state.js';
import { dayIn, usualTimeZone } from '../kernel/decider/days.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import type { Photo } from '../media/photo.schemas.js';
import { isOwned, photoBlob } from '../media/photo-blobs.shared.js';
import type { Photos } from '../media/photos.ports.js';

export type FoundPartDeps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'blobs'> & {
  readonly photos: Pick<Photos, 'add'>;
};

/** How the part of a wanted ad came: from whom, by which listing, for how much, with copies of its photos, which stay when the seller goes. What is not known is null.
 *  in      authorId: of the wanted ad, who is the buyer */
export async function arrivalByDeal(
  deps: FoundPartDeps,
  event: RecordedEvent & { readonly data: { readonly byId: string | null } },
  authorId: string,
): Promise<Arrival> {
  const sellerId = event.data.byId;
  const bought =
    sellerId === null ? undefined : await lastDeal(deps, event.entityId, { sellerId, buyerId: authorId });
  return {
    costCents: bought?.deal.done?.priceCents ?? null,
    sellerId,
    listingId: bought?.listingId ?? null,
    itemId: null,
    photos: bought ? [...(await copiesOf(deps, bought.listingId, event, authorId))] : [],
    on: dayIn(event.recordedAt, usualTimeZone),
  };
}

/** The last deal of the two about something that the wanted ad had found. */
async function lastDeal(
  { db, eventStore }: FoundPartDeps,
  wantedId: string,
  parties: { readonly sellerId: string; readonly buyerId: string },
): Promise<{ readonly listingId: string; readonly deal: Deal } | undefined> {
  let last: { readonly listingId: string; readonly deal: Deal } | undefined;
  for (const listingId of await thingsFoundFor(db, wantedId, parties.sellerId)) {
    const deal = await loadState(eventStore, offerState, idOfDeal({ listingId, ...parties }));
    if (deal.done && !deal.done.isDisputed && deal.done.doneAt >= (last?.deal.done?.doneAt ?? ''))
      last = { listingId, deal };
  }
  return last;
}

/** Copies of the listing's photos, as photos that the buyer stored for a build. */
async function copiesOf(
  { db, eventStore, blobs, photos }: FoundPartDeps,
  listingId: string,
  { id, recordedAt }: RecordedEvent,
  memberId: string,
): Promise<readonly Photo[]> {
  const { photoIds } = await loadState(eventStore, listingState, listingId);
  const copies: Photo[] = [];
  for (const photoId of photoIds.slice(0, maxCopies)) {
    const bytes = isOwned(photoId) ? await blobs.get(photoBlob(photoId, 'zoom')) : undefined;
    if (!bytes) continue;
    const copy = await photos.add(bytes, `${memberId} ${id}`);
    await buildPhotoRows.add(db, copy, memberId, recordedAt);
    await buildPhotoRows.markUsed(db, copy.id);
    copies.push(copy);
  }
  return copies;
}

const maxCopies = 4;
