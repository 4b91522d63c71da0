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
];
