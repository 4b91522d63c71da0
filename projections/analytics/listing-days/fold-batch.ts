import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { readTitle } from '../../../modules/vocabulary/title.rules.js';
import type { handles } from './handled.js';
import type { ActRow, Acts, ListingRow } from './listing-days.table.js';

export type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** What the words of a listing say of it, which its stored row may have encrypted. */
export interface Told {
  readonly kind: string;
  readonly area: string;
}

export type OpenRow = Omit<ListingRow, 'sealed' | keyof Told> & Told;

/** What one batch changes. */
export interface Changes {
  readonly listings: ReadonlyMap<string, OpenRow>;
  /** What is added to the acts of days. */
  readonly acts: readonly ActRow[];
  readonly erased: ReadonlySet<string>;
}

/** Fold a batch of events on the rows that it is about.
 *  in   before: the rows of `idsOf` these events, as far as there are any
 *  out  rows that changed */
export function foldBatch(events: readonly Handled[], before: ReadonlyMap<string, OpenRow>): Changes {
  const listings = new Map<string, OpenRow>();
  const acts = new Map<string, ActRow>();
  const erased = new Set<string>();
  const rowOf = (id: string) => listings.get(id) ?? before.get(id);
  const act = (id: string, what: keyof Acts, at: string, times = 1) => {
    const row = rowOf(id);
    if (!row) return;
    const day = at.slice(0, 10);
    const known = acts.get(`${id} ${day}`) ?? { listing_id: id, seller_id: row.seller_id, day, ...none };
    acts.set(`${id} ${day}`, { ...known, [what]: known[what] + times });
  };
  const change = (id: string, changes: Partial<OpenRow>) => {
    const row = rowOf(id);
    if (row) listings.set(id, { ...row, ...changes });
  };
  for (const event of events) {
    const { entityId: id, recordedAt } = event;
    switch (event.type) {
      case 'ListingDrafted':
        if (event.data.listingType === 'for_sale')
          listings.set(id, { ...draft, id, ...contentOf(event.data) });
        break;
      case 'ListingRevised':
        change(id, contentOf(event.data));
        break;
      case 'ListingPublished':
        change(id, { published_at: rowOf(id)?.published_at ?? event.data.publishedAt });
        break;
      case 'ListingSold': {
        const { where, priceCents } = event.data;
        if (where === 'here') act(id, 'dealt', recordedAt);
        change(id, { sold_at: recordedAt, sold_here: where === 'here', sold_cents: priceCents });
        break;
      }
      case 'ListingReopened': {
        const row = rowOf(id);
        if (row?.sold_at && row.sold_here) act(id, 'dealt', row.sold_at, -1);
        change(id, { sold_at: null, sold_here: false, sold_cents: null });
        break;
      }
      case 'ListingWatched':
        if (event.version === 1) act(event.data.listingId, 'saved', recordedAt); // a member saves it for the first time
        break;
      case 'ThreadOpened': {
        const { about, openedBy } = event.data;
        if (about?.kind === 'listing' && openedBy !== about.ownerId) act(about.id, 'asked', recordedAt);
        break;
      }
      case 'OfferMade':
        if (event.data.by === 'buyer') act(event.data.listingId, 'offered', recordedAt);
        break;
      case 'MemberErased':
        erased.add(id);
        break;
      default:
        unreachable(event);
    }
  }
  return { listings, acts: [...acts.values()], erased };
}

/** The listings that events are about. */
export const idsOf = (events: readonly Handled[]): readonly string[] => [
  ...new Set(
    events.flatMap((event) => {
      if (event.type === 'ListingWatched' || event.type === 'OfferMade') return [event.data.listingId];
      if (event.type === 'ThreadOpened')
        return event.data.about?.kind === 'listing' ? [event.data.about.id] : [];
      return event.type === 'MemberErased' ? [] : [event.entityId];
    }),
  ),
];

type Content = Extract<Handled, { type: 'ListingRevised' }>['data'];

const contentOf = (content: Content): Told & Pick<OpenRow, 'seller_id'> => ({
  seller_id: content.sellerId,
  kind: kindOf(content),
  area: content.place.area,
});

/** What a listing offers, as its seller would group it: "cylinder head"; what the vocabulary does not know by its category. A car is a car. */
function kindOf({ words, fitment, vehicle, categorySub, categoryPrimary }: Content): string {
  const category = categorySub ?? categoryPrimary;
  if (vehicle) return category;
  const [kind] = readTitle(words.title, [...new Set(fitment.map(({ make }) => make))]).kinds;
  return kind ?? category;
}

const draft = { published_at: null, sold_at: null, sold_here: false, sold_cents: null } as const;
const none: Acts = { saved: 0, asked: 0, offered: 0, dealt: 0 };
