import type { Migration } from '../../kernel/postgres/database.js';

/** When organizers sent broadcasts: to count them. */
export const broadcastMigrations: readonly Migration[] = [
  {
    id: 'events-broadcast-0001-sent',
    sql: `
create schema event_broadcasts;

create table event_broadcasts.sent ( -- of the last 24 hours
  broadcast_id text primary key,
  club_id text not null,
  sent_at timestamptz not null
);
create index sent_by on event_broadcasts.sent (club_id, sent_at);
`,
  },
];
