/** `listing`: what figures are grouped by, of each listing for sale. `act`: what members did to it on a day; nothing says who.
 *  `erased`: erased members, since a draft that was on its way comes after. */
export const createListingDays = `
create table listing (
  id text primary key,
  seller_id text not null,
  kind text, -- what its title names, by the vocabulary; else its category
  area text, -- "Janesville, WI"
  sealed text, -- both of these, under the seller's key, until it is published
  published_at timestamptz,
  sold_at timestamptz,
  sold_here boolean not null,
  sold_cents bigint
);

create table act (
  listing_id text not null,
  day date not null, -- UTC
  seller_id text not null,
  saved int not null,
  asked int not null,
  offered int not null,
  dealt int not null,
  primary key (listing_id, day)
);

create table erased (id text primary key);
`;

export const listingDaysIndexes: readonly string[] = [
  'create index listing_seller on listing (seller_id)',
  'create index act_seller on act (seller_id, day)',
];

export interface ListingRow {
  readonly id: string;
  readonly seller_id: string;
  readonly kind: string | null;
  readonly area: string | null;
  readonly sealed: string | null;
  /** ISO-8601 UTC */
  readonly published_at: string | null;
  readonly sold_at: string | null;
  readonly sold_here: boolean;
  /** What was paid for it, where the seller named it. */
  readonly sold_cents: number | null;
}

export interface Acts {
  readonly saved: number;
  readonly asked: number;
  readonly offered: number;
  /** Below 0: a sale was undone on another day of the same batch. */
  readonly dealt: number;
}

export interface ActRow extends Acts {
  readonly listing_id: string;
  readonly seller_id: string;
  /** '2026-11-27', UTC. */
  readonly day: string;
}
