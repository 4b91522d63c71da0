import type { ActiveItem } from '../../../modules/inventory/item/active-item.state.js';
import type { ItemStatus } from '../../../modules/inventory/item/item-status.rules.js';
import type { ActiveLocation } from '../../../modules/inventory/location/location.state.js';
import type { ScanSession } from '../../../modules/inventory/scan-session/scan-session.state.js';
import type { ShareScope } from '../../../modules/inventory/share-link/share-link.events.js';

export const createInventory = `
  create table item (
    id text primary key,
    owner_id text not null,
    code text not null,
    version int not null,
    kept jsonb not null, -- the whole item, as its stream's state keeps it
    status text not null,
    title text not null,
    category text not null,
    sub text,
    asking int, -- cents
    quantity int, -- in stock; null: nobody has counted
    tags text[] not null,
    words text not null, -- what a search looks through: searchTextOf
    place text not null, -- the storage location of most of it; '' without one
    updated_at timestamptz not null,
    seen_at timestamptz
  );
  create table stock (
    item_id text not null,
    location_id text not null, -- '' without a place
    owner_id text not null,
    quantity int, -- null: nobody has counted
    primary key (item_id, location_id)
  );
  create table sale ( -- to a member, who may take it over
    portion_id text primary key,
    item_id text not null,
    owner_id text not null,
    buyer_id text not null,
    is_taken boolean not null
  );
  create table loan ( -- that is due on some day
    portion_id text primary key,
    item_id text not null,
    owner_id text not null,
    due_on text not null -- '2026-11-05'
  );
  create table location (
    id text primary key,
    owner_id text not null,
    code text not null,
    version int not null,
    kept jsonb not null,
    updated_at timestamptz not null
  );
  create table label (
    code text primary key,
    owner_id text not null,
    subject text not null,
    subject_id text not null
  );
  create table item_place ( -- every place that an item has ever been in
    item_id text not null,
    location_id text not null,
    owner_id text not null,
    primary key (item_id, location_id)
  );
  create table scan_session (
    id text primary key,
    owner_id text not null,
    version int not null,
    purpose text not null,
    status text not null,
    started_at timestamptz not null,
    committed_at timestamptz,
    scans int not null,
    conflicts text[] not null -- scans that wait for a choice
  );
  create table share_link (
    id text primary key,
    owner_id text not null,
    title text not null,
    scope text not null,
    location_id text,
    tag text not null,
    item_ids text[] not null,
    show_prices boolean not null,
    show_places boolean not null,
    ends_at timestamptz,
    made_at timestamptz not null,
    revoked_at timestamptz,
    is_closed boolean not null default false, -- by a decision
    token_digest text not null unique
  );
`;

export const inventoryIndexes = [
  // the first page without a sort; counts, value and tags by index only
  'create index on item (owner_id, updated_at desc, id)',
  'create index on item (owner_id, status) include (asking, quantity, tags)',
  'create index on stock (owner_id, location_id)',
  'create index on sale (item_id)',
  'create index on sale (buyer_id)',
  'create index on sale (owner_id)',
  'create index on loan (due_on)',
  'create index on loan (item_id)',
  'create index on location (owner_id)',
  'create index on label (owner_id)',
  'create index on share_link (owner_id)',
  // public items, which are few beside private ones
  `create index item_public on item (owner_id, updated_at desc) where kept->'content'->>'visibility' <> 'private'`,
  'create index on item_place (owner_id, location_id)',
  'create index on scan_session (owner_id, started_at desc)',
];

export interface ItemRow {
  readonly id: string;
  readonly owner_id: string;
  readonly code: string;
  readonly version: number;
  readonly kept: ActiveItem;
  readonly status: ItemStatus;
  readonly title: string;
  readonly category: string;
  readonly sub: string | null;
  readonly asking: number | null;
  readonly quantity: number | null;
  readonly tags: readonly string[];
  readonly words: string;
  readonly place: string;
  /** ISO-8601 UTC */
  readonly updated_at: string;
  readonly seen_at: string | null;
}

export interface StockRow {
  readonly item_id: string;
  readonly location_id: string;
  readonly owner_id: string;
  readonly quantity: number | null;
}

export interface SaleRow {
  readonly portion_id: string;
  readonly item_id: string;
  readonly owner_id: string;
  readonly buyer_id: string;
  readonly is_taken: boolean;
}

export interface LoanRow {
  readonly portion_id: string;
  readonly item_id: string;
  readonly owner_id: string;
  readonly due_on: string;
}

export interface LocationRow {
  readonly id: string;
  readonly owner_id: string;
  readonly code: string;
  readonly version: number;
  readonly kept: ActiveLocation;
  readonly updated_at: string;
}

export interface LabelRow {
  readonly code: string;
  readonly owner_id: string;
  readonly subject: 'item' | 'location';
  readonly subject_id: string;
}

export interface ItemPlaceRow {
  readonly item_id: string;
  readonly location_id: string;
  readonly owner_id: string;
}

export interface ScanSessionRow {
  readonly id: string;
  readonly owner_id: string;
  readonly version: number;
  readonly purpose: ScanSession['purpose'];
  readonly status: Exclude<ScanSession['status'], 'none'>;
  readonly started_at: string;
  readonly committed_at: string | null;
  readonly scans: number;
  readonly conflicts: readonly string[];
}

export interface ShareLinkRow {
  readonly id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly scope: ShareScope;
  readonly location_id: string | null;
  readonly tag: string;
  readonly item_ids: readonly string[];
  readonly show_prices: boolean;
  readonly show_places: boolean;
  /** ISO-8601 UTC */
  readonly ends_at: string | null;
  readonly made_at: string;
  readonly revoked_at: string | null;
  readonly is_closed: boolean;
  readonly token_digest: string;
}

export type InventoryTables = {
  'inventory.item': ItemRow;
  'inventory.stock': StockRow;
  'inventory.sale': SaleRow;
  'inventory.loan': LoanRow;
  'inventory.location': LocationRow;
  'inventory.label': LabelRow;
  'inventory.item_place': ItemPlaceRow;
  'inventory.scan_session': ScanSessionRow;
  'inventory.share_link': ShareLinkRow;
};
