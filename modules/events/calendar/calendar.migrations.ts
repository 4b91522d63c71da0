import type { Migration } from '../../kernel/postgres/database.js';

/** Private addresses of calendars, by their digest. */
export const calendarMigrations: readonly Migration[] = [
  {
    id: 'events-calendar-0001-addresses',
    sql: `
create schema event_calendars;

create table event_calendars.address ( -- the address itself is not kept
  member_id text primary key,
  digest bytea not null unique,
  since timestamptz not null,
  last_used_at timestamptz
);
`,
  },
];
