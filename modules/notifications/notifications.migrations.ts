import type { Migration } from '../kernel/database.js';

/** Which notifications wait for a member's digest: ids alone, the words stay in the inbox. */
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
];
