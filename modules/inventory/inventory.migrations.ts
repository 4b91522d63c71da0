import type { Migration } from '../kernel/postgres/database.js';

/** Which listing offers which items, and how often share links were opened. The read model of inventories has the schema `inventory`, which a rebuild replaces. */
export const inventoryMigrations: readonly Migration[] = [
  {
    id: 'inventory-0001-item-listings',
    sql: `
create schema item_listings;

create table item_listings.link (
  listing_id text not null,
  item_id text not null,
  owner_id text not null,
  quantity int not null,
  primary key (listing_id, item_id)
);
create index on item_listings.link (owner_id);
create index on item_listings.link (item_id);
`,
  },
  {
    id: 'inventory-0002-share-scans',
    sql: `
create schema share_links;

create table share_links.scan ( -- how often a share link was opened; not by whom
  link_id text not null,
  owner_id text not null,
  day date not null, -- UTC
  scans int not null,
  primary key (link_id, day)
);
create index on share_links.scan (owner_id);
`,
  },
  {
    id: 'inventory-0003-imports',
    sql: `
create schema item_import;

create table item_import.import (
  id text primary key,
  owner_id text not null,
  file_name text not null,
  file bytea, -- null once the import is over
  file_until timestamptz,
  status text not null default 'uploaded',
  mapping jsonb not null default '[]',
  known text not null default 'keep',
  rows int not null,
  next_item int not null default 0,
  handled int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  bad_rows jsonb not null default '[]',
  position bigint not null default 0,
  created_at timestamptz not null
);
create index on item_import.import (owner_id, created_at desc);
create index on item_import.import (file_until) where file_until is not null;
`,
  },
  {
    id: 'inventory-0005-transfers',
    sql: `
create schema item_transfer;

create table item_transfer.declined ( -- sales that their buyer leaves out of the inventory
  portion_id text primary key,
  buyer_id text not null,
  declined_at timestamptz not null
);
create index on item_transfer.declined (buyer_id);
`,
  },
  {
    id: 'inventory-0006-import-heads',
    sql: `
alter table item_import.import add column head jsonb; -- headings and columns of the file; null once it is deleted
`,
  },
];
