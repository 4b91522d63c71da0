import type { Migration } from '../kernel/postgres/database.js';

/** How far each search and each watched price was told. The read model has the schema `saved_searches`, which a rebuild replaces. */
export const savedSearchesMigrations: readonly Migration[] = [
  {
    id: 'saved-searches-0001-marks',
    sql: `
create schema search_marks;

create table search_marks.search (
  search_id text primary key,
  told_up_to timestamptz not null, -- listings published until then were told
  checked_at timestamptz not null
);

create table search_marks.price ( -- of a watched listing, as its watcher knows it
  member_id text not null,
  listing_id text not null,
  cents bigint not null,
  primary key (member_id, listing_id)
);
`,
  },
];
