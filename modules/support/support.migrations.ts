import type { Migration } from '../kernel/postgres/database.js';

/** Requests to support. */
export const supportMigrations: readonly Migration[] = [
  {
    id: 'support-0001-requests',
    sql: `
create schema support;

create table support.request (
  id uuid primary key,
  subject text not null,
  message text not null,
  reply_to text not null,
  member_id text,
  origin text,
  received_at timestamptz not null,
  answered_at timestamptz
);
create index request_waiting on support.request (received_at) where answered_at is null;
create index request_received on support.request (received_at);
create index request_member on support.request (member_id) where member_id is not null;
create index request_origin on support.request (origin, received_at) where origin is not null;
`,
  },
  {
    id: 'support-0002-sites',
    sql: `
alter table support.request add column site text;
create index request_site on support.request (site, received_at) where site is not null;
`,
  },
];
