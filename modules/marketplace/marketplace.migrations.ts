import type { Migration } from '../kernel/postgres/database.js';

export const marketplaceMigrations: readonly Migration[] = [
  {
    id: 'marketplace-0001-limits',
    sql: `
create schema listing_limits;

create table listing_limits.act ( -- what a member did within the last day, for its limits
  member_id text not null,
  act text not null, -- hold, publish, draft, photo
  subject text not null,
  at timestamptz not null,
  primary key (member_id, act, subject)
);
create index on listing_limits.act (at);
`,
  },
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
];
