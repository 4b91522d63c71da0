import type { Migration } from '../kernel/postgres/database.js';

/** The names are from the time when listings alone had limits. They are in every database. */
export const limitsMigrations: readonly Migration[] = [
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
];
