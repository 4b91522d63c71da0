import type { Migration } from '../../kernel/postgres/database.js';

/** Of which dates members were reminded. */
export const attendanceMigrations: readonly Migration[] = [
  {
    id: 'events-attendance-0001-reminders',
    sql: `
create schema event_reminders;

create table event_reminders.sent ( -- a date that was moved to another day is another one here
  gathering_id text not null,
  day text not null, -- names the date
  on_day text not null,
  sent_at timestamptz not null,
  primary key (gathering_id, day, on_day)
);
`,
  },
];
