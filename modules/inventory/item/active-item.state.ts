import type { Photo } from '../../media/photo.schemas.js';
import type { Parts } from '../steps.rules.js';
import type { ItemContent, writeOffReasons } from './item.events.js';
import type { Stock } from './quantities.rules.js';

/** A portion of an item that left its place: lent, built in, lost or sold. */
export interface Portion {
  readonly kind: 'loaned' | 'installed' | 'sold' | 'transferred' | (typeof writeOffReasons)[number];
  /** The quantity; null: nobody has counted. */
  readonly quantity: number | null;
  /** The place that it left. */
  readonly locationId: string | null;
  /** A loan's borrower, or the car of an installed part. */
  readonly with: string;
  readonly dueOn: string | null;
  readonly buildId: string | null;
  readonly buyerId: string | null;
  readonly priceCents: number | null;
  readonly listingId: string | null;
  readonly toItemId: string | null;
}

/** The listing that offers it, or the draft of one. */
export interface Offered {
  readonly listingId: string;
  readonly quantity: number;
  /** True when published; false for a draft. */
  readonly isPublished: boolean;
  readonly heldBy: string | null;
  readonly heldUntil: string | null;
}

/** The parts of an item that steps change. */
export interface ActiveItem {
  readonly content: ItemContent;
  readonly photos: readonly Photo[];
  readonly stock: Stock;
  readonly portions: Readonly<Record<string, Portion>>;
  readonly offered: Offered | null;
  readonly lastSeen: { readonly at: string; readonly locationId: string | null } | null;
  readonly mergedInto: string | null;
  readonly isDeleted: boolean;
}

/** An item taken apart: each field of its content, each place's stock and each portion separately, so that steps
 *  on different parts are independent. */
export function toParts({ content, stock, portions, ...whole }: ActiveItem): Parts {
  return {
    ...prefixed('content', content),
    ...prefixed('stock', stock),
    ...prefixed('portion', portions),
    ...whole,
  };
}

const prefixed = (prefix: string, values: object): Parts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
