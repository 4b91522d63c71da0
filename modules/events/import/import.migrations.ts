import type { Migration } from '../../kernel/postgres/database.js';

/** What entries of calendars became. The read model has the schema `events`, which a rebuild replaces. */
export const importMigrations: readonly Migration[] = [
  {
    id: 'events-import-0001-entries',
    sql: `
create schema calendar_imports;

create table calendar_imports.entry ( -- of an organizer, by the UID that its calendar has for it
  organizer_id text not null,
  uid text not null,
  gathering_id text not null,
  words_digest text not null, -- as the calendar said it last
  dates_digest text not null,
  imported_at timestamptz not null,
  primary key (organizer_id, uid)
);
`,
  },
  {
    id: 'events-import-0002-gatherings',
    sql: 'create index entry_gathering on calendar_imports.entry (gathering_id)',
  },
];
