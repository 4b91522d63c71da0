import type { Migration } from '../kernel/postgres/database.js';

/** Which notifications went out by mail or wait for one: ids alone, the words stay in the inbox. */
export const notificationsMigrations: readonly Migration[] = [
  {
    id: 'notifications-0001-digest',
    sql: `
create schema notices;

create table notices.digest (
  notification_id text primary key,
  member_id text not null,
  due_at timestamptz not null,
  -- When it went into a digest, or was left out of it as read.
  settled_at timestamptz
);
create index digest_due on notices.digest (due_at) where settled_at is null;
create index digest_member on notices.digest (member_id);
create index digest_settled on notices.digest (settled_at) where settled_at is not null;
`,
  },
  {
    id: 'notifications-0002-outgoing',
    sql: `
alter table notices.digest rename to outgoing;
-- Which mail it goes into: 'digest', or the kind of which mails are gathered.
alter table notices.outgoing add column mails text not null default 'digest';
alter table notices.outgoing alter column mails drop default;
alter table notices.outgoing add column at_once boolean not null default false;
alter index notices.digest_due rename to outgoing_due;
alter index notices.digest_member rename to outgoing_member;
alter index notices.digest_settled rename to outgoing_settled;
create index outgoing_at_once on notices.outgoing (member_id, settled_at) where at_once;
`,
  },
];
