import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { keyOfCar } from '../../../modules/marketplace/fitment/vehicle-key.rules.js';
import { readTitle } from '../../../modules/vocabulary/title.rules.js';
import type { handles } from './handled.js';
import type { PartRow } from './sold-prices.table.js';

export type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** A part with the cars that it fits, which its stored row may have encrypted. */
export type OpenPart = Omit<PartRow, 'sealed'>;

/** Fold a batch of events on the rows that it is about.
 *  out  rows that changed, and erased sellers */
export function foldParts(
  events: readonly Handled[],
  before: ReadonlyMap<string, OpenPart>,
): { readonly parts: ReadonlyMap<string, OpenPart>; readonly erased: ReadonlySet<string> } {
  const parts = new Map<string, OpenPart>();
  const erased = new Set<string>();
  const change = (id: string, changes: (row: OpenPart) => Partial<OpenPart>) => {
    const row = parts.get(id) ?? before.get(id);
    if (row) parts.set(id, { ...row, ...changes(row) });
  };
  for (const event of events) {
    const { entityId: id } = event;
    switch (event.type) {
      case 'ListingDrafted':
        if (event.data.listingType === 'for_sale') parts.set(id, { ...draft, id, ...contentOf(event.data) });
        break;
      case 'ListingRevised':
        change(id, () => contentOf(event.data));
        break;
      case 'ListingPublished':
        change(id, (row) => ({ published_at: row.published_at ?? event.data.publishedAt }));
        break;
      case 'ListingSold':
        change(id, () => ({
          sold_at: event.recordedAt,
          sold_cents:
            event.data.where === 'here' && event.data.buyerId !== null ? event.data.priceCents || null : null,
        }));
        break;
      case 'ListingReopened':
        change(id, () => ({ sold_at: null, sold_cents: null }));
        break;
      case 'ListingRemoved':
      case 'ListingHidden':
        change(id, () => ({ is_down: true }));
        break;
      case 'ListingReinstated':
      case 'ListingShown':
        change(id, () => ({ is_down: false }));
        break;
      case 'DealDisputed':
        change(event.data.listingId, () => ({ sold_cents: null }));
        break;
      case 'MemberErased':
        erased.add(id);
        break;
      default:
        unreachable(event);
    }
  }
  return { parts, erased };
}

/** The kind that a title names; null for none, for several, and for work on parts.
 *  in  makes: of the cars that it fits */
export function kindIn(title: string, makes: readonly string[]): string | null {
  const { kinds, intent, isAnyPart } = readTitle(title, [...new Set(makes)]);
  const [kind, another] = kinds;
  return intent === undefined && !isAnyPart && another === undefined ? (kind ?? null) : null;
}

type Content = Extract<Handled, { type: 'ListingRevised' }>['data'];
type OfContent = Pick<OpenPart, 'seller_id' | 'kind' | 'condition' | 'fits' | 'quantity' | 'price_cents'>;

const contentOf = ({
  sellerId,
  words,
  fitment,
  vehicle,
  condition,
  quantity,
  price,
}: Content): OfContent => ({
  seller_id: sellerId,
  kind: vehicle
    ? null
    : kindIn(
        words.title,
        fitment.map(({ make }) => make),
      ),
  condition,
  fits: fitment.map(({ make, model, yearFrom, yearTo }) => ({
    car: keyOfCar({ make, model }),
    from: yearFrom,
    to: yearTo,
  })),
  quantity,
  price_cents: price.cents,
});

const draft = { published_at: null, is_down: false, sold_at: null, sold_cents: null } as const;
