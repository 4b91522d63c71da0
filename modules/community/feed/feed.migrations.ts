import type { Migration } from '../../kernel/postgres/database.js';

/** How far members have read what they follow. */
export const feedMigrations: readonly Migration[] = [
  {
    id: 'feeds-0001-marks',
    sql: `
create schema feeds;

create table feeds.seen ( -- up to when a member has seen the feed of what they follow
  member_id text primary key,
  seen_up_to timestamptz not null
);
`,
  },
];
