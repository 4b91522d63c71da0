import type { Migration } from '../kernel/database.js';

/** Handles that are taken, and who is held at the gate. */
export const membersMigrations: readonly Migration[] = [
  {
    id: 'members-0001-handles-and-holds',
    sql: `
create schema members;

-- The one place that says whose a handle is; the fact follows.
create table members.handle (
  member_id text primary key,
  handle text not null unique
);

-- Keyed by a digest of network and browser: nothing lies here of who it was.
create unlogged table members.hold (
  key text primary key,
  until timestamptz not null
);
create index hold_until on members.hold (until);
`,
  },
];
