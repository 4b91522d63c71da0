import type { Migration } from '../kernel/postgres/database.js';

export const marketplaceMigrations: readonly Migration[] = [
  {
    id: 'marketplace-0002-audience',
    sql: `
create schema listing_audience;

create table listing_audience.seen ( -- how often a listing was seen in searches and opened; not by whom
  listing_id text not null,
  seller_id text not null,
  day date not null,
  impressions int not null,
  views int not null,
  primary key (listing_id, day)
);
create index on listing_audience.seen (seller_id, day);
create index on listing_audience.seen (day);
`,
  },
  {
    id: 'marketplace-0003-boosts',
    sql: `
create schema listing_boost;

create table listing_boost.started ( -- for counting a member's boosts; the log says which run
  listing_id text primary key,
  member_id text not null,
  until timestamptz not null
);
create index on listing_boost.started (member_id);
`,
  },
  {
    id: 'marketplace-0004-audience-writes',
    sql: `
-- Room in each page for the next count of a row, and a small index of days, which only the purge reads: a count costs a third less.
alter table listing_audience.seen set (fillfactor = 70);
drop index listing_audience.seen_day_idx;
create index on listing_audience.seen using brin (day);
`,
  },
];
