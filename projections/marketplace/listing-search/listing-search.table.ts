import type {
  ListingStatus,
  ListingType,
  WantedTerms,
} from '../../../modules/marketplace/listing/listing.events.js';
import type { ListingBody, ListingDetail } from '../../../modules/marketplace/listing.schemas.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import type { MarketSegment } from './rows/codes.js';

/** A complete listing in any status, for its page, its seller's list, its form and the storefront. Times are ISO-8601 UTC. */
export interface CardRow {
  readonly id: string;
  /** Position of its first event: its number in the search tables, and its order among equals in a list. */
  readonly no: number;
  /** Version of the last handled event of its stream. */
  readonly version: number;
  readonly seller_id: string;
  readonly listing_type: ListingType;
  readonly status: ListingStatus;
  /** Its status before it was removed. */
  readonly status_before: ListingStatus | null;
  /** Until somebody has looked at reports about it. */
  readonly is_hidden: boolean;
  /** Whether it has a row in `spot`: its status is public, it is not hidden, and if sold, that was at most 30 days before the last run of the job. */
  readonly found: boolean;
  readonly title: string;
  readonly description: string;
  readonly trade_for: string | null;
  readonly vin: string | null;
  readonly price_mode: ListingBody['priceMode'];
  readonly price_cents: number | null;
  readonly category_primary: string;
  readonly category_sub: string | null;
  readonly market_segment: MarketSegment;
  readonly condition: ListingBody['condition'];
  readonly origin: ListingBody['origin'];
  readonly part_numbers: ListingDetail['partNumbers'];
  readonly fitment: ListingDetail['fitment'];
  readonly quantity: number;
  readonly shipping: ListingBody['shipping'];
  readonly vehicle: ListingDetail['vehicle'];
  /** Without the private limit, which the owner's form reads from the log. */
  readonly wanted: Omit<WantedTerms, 'privateLimitCents'> | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly area: string;
  readonly photos: readonly Photo[];
  readonly published_at: string | null;
  /** When it was last published or renewed. */
  readonly renewed_at: string | null;
  readonly expires_at: string | null;
  readonly held_by: string | null;
  readonly held_until: string | null;
  /** Buyers who hold it or once held it. */
  readonly held_before: readonly string[];
  /** Buyers among them whose hold the system ended: they may hold it again. */
  readonly may_hold_again: readonly string[];
  readonly sold_at: string | null;
  /** What a member here paid for it, where the seller named it. */
  readonly sold_cents: number | null;
  /** Make and model of a car that was sold so, as sales are compared; null for anything else. */
  readonly sold_car: string | null;
  readonly updated_at: string;
}

/** The stored row: words and place of a listing that is not public are only in `sealed`, encrypted under the seller's key. */
export interface StoredCard extends Omit<CardRow, 'latitude' | 'longitude'> {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly sealed: string | null;
}

export type ListingSearchTables = {
  /** Null for listings that are not public: `openCards` decrypts them. */
  'listing_search.card': CardRow & Pick<StoredCard, 'sealed'>;
};

/** The columns of `card` with their types, in order. Values that are only read as a whole are `json`, which is stored unparsed. */
const cardColumns: Readonly<Record<keyof StoredCard, string>> = {
  id: 'text primary key',
  no: 'bigint not null',
  version: 'int not null',
  seller_id: 'text not null',
  listing_type: 'text not null',
  status: 'text not null',
  status_before: 'text',
  is_hidden: 'boolean not null',
  found: 'boolean not null',
  title: 'text not null',
  description: 'text not null',
  trade_for: 'text',
  vin: 'text',
  price_mode: 'text not null',
  price_cents: 'bigint',
  category_primary: 'text not null',
  category_sub: 'text',
  market_segment: 'text not null',
  condition: 'text',
  origin: 'text',
  part_numbers: 'json not null',
  fitment: 'json not null',
  quantity: 'int not null',
  shipping: 'json not null',
  vehicle: 'json',
  wanted: 'json',
  latitude: 'double precision',
  longitude: 'double precision',
  area: 'text not null',
  photos: 'json not null',
  published_at: 'timestamptz',
  renewed_at: 'timestamptz',
  expires_at: 'timestamptz',
  held_by: 'text',
  held_until: 'timestamptz',
  held_before: 'jsonb not null',
  may_hold_again: 'jsonb not null',
  sold_at: 'timestamptz',
  sold_cents: 'bigint',
  sold_car: 'text',
  updated_at: 'timestamptz not null',
  sealed: 'text',
};

/** Long values that no query filters or sorts by: their statistics would take longer than all others. */
const unplanned: readonly (keyof StoredCard)[] = [
  'title',
  'description',
  'trade_for',
  'vin',
  'part_numbers',
  'fitment',
  'shipping',
  'vehicle',
  'wanted',
  'area',
  'photos',
  'held_before',
  'may_hold_again',
  'sealed',
];

export const cardColumnNames = Object.keys(cardColumns) as readonly (keyof StoredCard)[];

/** The events that the owner of a wanted ad will attend, as the index and whoever asks it say it. */
export const attendedBy = "((card.wanted->>'attends')::jsonb)";

/** Indexes that writing does not need: a rebuild makes them after the rows. The slowest one is first. */
export const listingSearchIndexes: readonly string[] = [
  'create index spot_point on spot using gist (point)',
  'create index spot_words on spot using gin (words)',
  'create index spot_cell on spot (segment, cell) include (x, y, z, price, published, category, kind, quality, make, no)',
  'create index spot_sub on spot (segment, sub, cell) include (x, y, z, price, published, kind, quality, make, no)',
  'create index spot_price on spot (segment, price, no) include (x, y, z, category, sub, kind, quality)',
  'create index spot_newest on spot (segment, published, no) include (x, y, z, category, sub, kind, quality)',
  'create unique index card_no on card (no)',
  "create index vocabulary_alike on vocabulary using gin (word gin_trgm_ops) where word !~ '[0-9]'",
  'create index card_storefront on card (seller_id, published_at, no) where found',
  "create index card_holder on card (held_by) where status = 'held'",
  "create index card_sold on card (sold_at) where found and status = 'sold'",
  `create index card_attends on card using gin (${attendedBy.replace('card.', '')}) where listing_type = 'wanted' and found`,
  'create index card_sold_car on card (sold_car, sold_at) where sold_cents is not null',
];

/** `spot`: the search rows, one for each listing that can be found, with small codes (codes.ts) and words, each
 *  with the area of the listing (`carburetor@2817`): those of its text, and one for each make, model and year that it fits
 *  (`=chevrolet.belair.1956@2817`), and one for each kind of part that its title names (`+carburetor.kit@2817`). `fits` has the names of these vehicles, to count them.
 *  `cell_count`: how many search rows of each kind are in a cell, a segment and a category; 0 is any segment or category, cell -1 is everywhere.
 *  `of_vehicle`: the open listings of each make and model, by when they were published.
 *  `vocabulary`: how many search rows contain a word.
 *  `erased`: erased members, whose listings never come back.
 *  `maintenance`: one row, locked by each writer; it says whether counts and vocabulary exist yet and are maintained.
 *  source  ADR 0007 */
export const createListingSearch = `
create extension if not exists cube with schema public;
create extension if not exists pg_trgm with schema public;

create table card (
${Object.entries(cardColumns)
  .map(([name, type]) => `  ${name} ${type}`)
  .join(',\n')}
);
create index card_seller on card (seller_id, updated_at);
alter table card ${unplanned.map((name) => `alter ${name} set statistics 0`).join(', ')};

create table erased (id text primary key);

create table spot (
  no bigint primary key,
  published bigint not null,
  x double precision not null,
  y double precision not null,
  z double precision not null,
  price int,
  cell int not null,
  segment smallint not null,
  category smallint not null,
  sub smallint not null,
  kind smallint not null,
  quality smallint not null,
  make smallint not null,
  point cube not null,
  words tsvector not null,
  fits text not null
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

create table cell_count (
  segment smallint not null,
  category smallint not null,
  sub smallint not null,
  cell int not null,
  n0 int not null, n1 int not null, n2 int not null, n3 int not null, n4 int not null, n5 int not null,
  primary key (segment, category, sub, cell) include (n0, n1, n2, n3, n4, n5)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

create table vocabulary (
  word text collate "C" primary key,
  listings int not null
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

create table of_vehicle (
  key text collate "C" not null,
  published bigint not null,
  id text not null,
  primary key (key, published, id)
);

create table maintenance (counts_maintained boolean not null);

insert into maintenance values (current_schema() not like '%\\_\\_next');
`;
