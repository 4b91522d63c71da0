import type { Migration } from '../../kernel/postgres/database.js';

/** Files of appeals, from the upload on. */
export const attachmentMigrations: readonly Migration[] = [
  {
    id: 'moderation-0101-attachments',
    sql: `
create schema if not exists moderation;

create table moderation.attachment (
  id text primary key,
  member_id text not null, -- whoever uploaded it
  name bytea not null, -- encrypted under their key
  type text not null,
  bytes int not null,
  stored_at timestamptz not null,
  appeal_id text, -- set before the appeal is recorded
  subject_id text, -- whom that appeal is about
  used boolean not null -- whether it was found in the log
);
create index attachment_member on moderation.attachment (member_id);
create index attachment_subject on moderation.attachment (subject_id) where subject_id is not null;
create index attachment_unused on moderation.attachment (stored_at) where not used;
`,
  },
];
