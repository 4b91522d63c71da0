import type { Migration } from '../../kernel/postgres/database.js';

/** Reports of guests, and the case in which each thing is. */
export const reportMigrations: readonly Migration[] = [
  {
    id: 'moderation-0001-reports',
    sql: `
create schema if not exists moderation;

create table moderation.guest_report (
  id uuid primary key,
  reporter_id text not null unique, -- an id for this report alone
  token bytea not null unique, -- digest of the token in the mail
  sealed text not null, -- address, and the report until it is confirmed, encrypted under the reporter's key
  origin text, -- keyed digest of the client's network, for the limit; null after an hour
  site text,
  sent_at timestamptz not null,
  confirmed_at timestamptz,
  resolved_at timestamptz
);
create index guest_report_origin on moderation.guest_report (origin, sent_at) where origin is not null;
create index guest_report_site on moderation.guest_report (site, sent_at) where site is not null;
create index guest_report_waiting on moderation.guest_report (sent_at) where confirmed_at is null;
create index guest_report_resolved on moderation.guest_report (resolved_at) where resolved_at is not null;

create table moderation.open_target ( -- the latest case of each thing
  kind text not null,
  id text not null,
  case_id text not null,
  primary key (kind, id)
);
`,
  },
  {
    id: 'moderation-0002-guest-report-recipients',
    sql: `
alter table moderation.guest_report add column recipient text; -- keyed digest of the address, for the limit; null after an hour
create index guest_report_recipient on moderation.guest_report (recipient, sent_at) where recipient is not null;
`,
  },
];
