import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { ListingEvent } from './listing.events.js';

/** A publicly asked price, from a moment on. */
export interface PriceAsked {
  /** ISO-8601 UTC */
  readonly at: string;
  readonly cents: number;
}

export interface OfferHistory {
  /** ISO-8601 UTC; null: it was never published. */
  readonly firstOfferedAt: string | null;
  /** Each price that differs from the previous one. */
  readonly prices: readonly PriceAsked[];
}

/** How long an item has been offered, and at which prices: in one listing, or in all listings that have offered
 *  the same inventory items, so that posting it again does not hide its age. Drafts do not count. Pure.
 *  in  histories  the streams of these listings, in any order */
export function offerHistoryOf(histories: readonly (readonly RecordedEvent<ListingEvent>[])[]): OfferHistory {
  const asked = histories.flatMap(pricesOf).sort((one, other) => one.at.localeCompare(other.at));
  const prices = asked
    .flatMap(({ at, cents }) => (cents === null ? [] : [{ at, cents }]))
    .filter(({ cents }, nth, all) => all[nth - 1]?.cents !== cents);
  return { firstOfferedAt: asked[0]?.at ?? null, prices };
}

/** The number of price cuts. */
export const priceCuts = ({ prices }: Pick<OfferHistory, 'prices'>): number =>
  prices.filter(({ cents }, nth) => cents < (prices[nth - 1]?.cents ?? 0)).length;

/** The prices of a listing since it was first published. */
function pricesOf(
  history: readonly RecordedEvent<ListingEvent>[],
): readonly { readonly at: string; readonly cents: number | null }[] {
  const asked: { at: string; cents: number | null }[] = [];
  let cents: number | null = null;
  let isPublished = false;
  for (const event of history) {
    if (event.type === 'ListingDrafted' || event.type === 'ListingRevised') cents = event.data.price.cents;
    if (event.type === 'ListingPublished') isPublished = true;
    const isNews = event.type === 'ListingPublished' || event.type === 'ListingRevised';
    const at = event.type === 'ListingPublished' ? event.data.publishedAt : event.recordedAt;
    if (isPublished && isNews) asked.push({ at, cents });
  }
  return asked;
}
