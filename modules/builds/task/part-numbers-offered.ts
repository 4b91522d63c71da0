import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { listingEvents } from '../../marketplace/listing/listing.events.js';

/** The numbers of the part that a listing offered; none without a listing. */
export async function partNumbersOffered(
  eventStore: Pick<DomainEventStore, 'read'>,
  listingId: string | null,
): Promise<readonly { readonly number: string; readonly kind: string }[]> {
  if (listingId === null) return [];
  const history = await eventStore.read(listingEvents, listingId);
  const last = history.findLast(({ type }) => type === 'ListingDrafted' || type === 'ListingRevised');
  return last && 'partNumbers' in last.data ? last.data.partNumbers : [];
}
