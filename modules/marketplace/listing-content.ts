import type { CommandOf } from '../kernel/decider/decider.js';
import { findPlace, nearestArea } from '../places/gazetteer.shared.js';
import { publicPoint } from '../places/public-point.rules.js';
import { isVehicleCategory } from './categories.schemas.js';
import type { ListingCommand } from './listing/listing.decider.js';
import type { ListingContent, ListingEvent } from './listing/listing.events.js';
import type { ListingBody } from './listing.schemas.js';

type Content = CommandOf<ListingCommand, 'DraftListing'>['content'];

/** The form as event data: cents, a snapped public point, no price where the price mode has none. */
export function contentOf(body: ListingBody): Content {
  const priced = body.priceMode === 'fixed' || body.priceMode === 'obo' || body.listingType === 'wanted';
  const isLimitPrivate = body.wanted?.isLimitPrivate === true;
  return {
    words: {
      title: body.title,
      description: body.description,
      ...(body.tradeFor && { tradeFor: body.tradeFor }),
      ...(body.vin && { vin: body.vin }),
    },
    price: isLimitPrivate
      ? { mode: 'ask', cents: null }
      : { mode: body.priceMode, cents: priced ? centsOf(body.price) : null },
    categoryPrimary: body.categoryPrimary,
    categorySub: body.categorySub,
    marketSegment: body.marketSegment,
    condition: body.condition,
    origin: body.origin,
    partNumbers: body.partNumbers,
    fitment: body.fitment,
    quantity: body.quantity,
    shipping: body.shipping,
    vehicle: isVehicleCategory(body.categoryPrimary) ? body.vehicle : null,
    wanted: termsOf(body),
    ...placeOf(body.place),
  };
}

/** The fields of a wanted ad only. */
function termsOf({ listingType, wanted, price }: ListingBody): ListingContent['wanted'] {
  if (listingType !== 'wanted' || !wanted) return null;
  const { isLimitPrivate, ...terms } = wanted;
  return { ...terms, privateLimitCents: isLimitPrivate ? centsOf(price) : null };
}

/** The place of a listing. For a device's position others see the middle of its grid cell.
 *  errors  PLACE_NOT_FOUND, PLACE_NOT_ON_MAP (unprocessable) */
export function placeOf(place: ListingBody['place']): Pick<ListingContent, 'place' | 'exactPoint'> {
  const found = 'text' in place ? findPlace(place.text) : { ...place, area: nearestArea(publicPoint(place)) };
  const exact = { latitude: found.latitude, longitude: found.longitude };
  return {
    place: { publicPoint: publicPoint(exact), area: found.area },
    exactPoint: 'text' in place ? null : exact,
  };
}

/** The same for an existing listing. An unchanged area keeps its point: "Janesville, WI" may have come from one of its ZIP codes. */
export function revisedContentOf(body: ListingBody, history: readonly ListingEvent[]): Content {
  const content = contentOf(body);
  const last = history.findLast(({ type }) => type === 'ListingDrafted' || type === 'ListingRevised');
  const before = last && (last.data as Pick<ListingContent, 'place' | 'exactPoint'>);
  const isSamePlace =
    'text' in body.place && before?.exactPoint === null && before.place.area === body.place.text;
  return isSamePlace ? { ...content, place: before.place, exactPoint: null } : content;
}

export const centsOf = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100);
