import type { Migration } from '../kernel/postgres/database.js';

/** Notifications, what members chose, and which notifications went out by e-mail or wait for one. */
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
  {
    id: 'notifications-0003-rows',
    sql: `
create table notices.notification (
  -- Follows from the rule, the event and the member: the same notification again is the same row.
  id uuid primary key,
  member_id text not null,
  seq bigint generated always as identity,
  type text not null,
  kind text not null,
  subtype text not null,
  message text not null,
  href text not null,
  about text not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  group_id uuid not null,
  nth int not null,
  group_since timestamptz not null,
  shown boolean not null default true
);
create index notification_list on notices.notification (member_id, sent_at desc, seq desc) where shown;
create index notification_unread on notices.notification (member_id, kind) where read_at is null;
create index notification_alike on notices.notification (member_id, type, subtype, about, sent_at desc, seq desc);
create index notification_group on notices.notification (group_id, nth);
create index notification_old on notices.notification (read_at) where read_at is not null;

create table notices.preferences (
  member_id text primary key,
  chosen jsonb not null,
  changed_at timestamptz not null
);

-- What the read model of the version before shows is taken over as it is, once. The reactor that carries on from there (inboxes) begins
-- where that read model ended; at the start of the log when it had parked an inbox, or when there is none.
do $$
declare
  begins bigint := 0;
begin
  if to_regclass('notifications.notification') is not null then
    insert into notices.notification
      (id, member_id, type, kind, subtype, message, href, about, sent_at, read_at, group_id, nth, group_since, shown)
    select id, member_id, type, kind, subtype, message, href, about, sent_at, read_at, run,
      greatest(count, row_number() over (partition by run order by position)),
      min(sent_at) over (partition by run), shown
    from notifications.notification order by position;
    insert into notices.preferences (member_id, chosen, changed_at)
    select member_id, chosen, 'epoch' from notifications.preferences;
    select position into begins from kernel.checkpoint
    where name = 'notifications'
      and not exists (select from kernel.parked where name = 'notifications' and stream like 'inbox-%');
    drop table notifications.notification, notifications.preferences;
  end if;
  insert into kernel.checkpoint (name, version, position) values ('inboxes', 1, coalesce(begins, 0)) on conflict do nothing;
end $$;
`,
  },
  {
    id: 'notifications-0004-sealed',
    sql: `
-- Message and href, encrypted under the recipient's key. A job encrypts the rows that are there.
alter table notices.notification add column sealed text;
create index notification_open on notices.notification (id) where sealed is null;
`,
  },
  {
    id: 'notifications-0005-preferences-version',
    sql: `
-- How often they were chosen, for a page that changes them.
alter table notices.preferences add column version int not null default 0;
`,
  },
  {
    id: 'notifications-0006-happening',
    sql: `
-- What happened, where several notifications tell a member of it: one of them is unread.
alter table notices.notification add column happening text;
alter table notices.notification add column weight int;
create index notification_happening on notices.notification (member_id, happening) where happening is not null;
`,
  },
];
