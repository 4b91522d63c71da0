import type { Migration } from '../kernel/postgres/database.js';

/** What members have read, and what new accounts have sent. The read model of threads has the schema `messages`, which a rebuild replaces. */
export const messagesMigrations: readonly Migration[] = [
  {
    id: 'messages-0001-marks-and-outreach',
    sql: `
create schema messaging;

create table messaging.mark ( -- how far a member has read a thread, as a position of the log
  thread_id text not null,
  member_id text not null,
  read_up_to bigint not null,
  primary key (thread_id, member_id)
);
create index on messaging.mark (member_id);

create table messaging.delivery ( -- up to which position of the log a device of the member has all messages
  member_id text primary key,
  up_to bigint not null
);

create table messaging.outreach ( -- what a new account has sent, for its limits
  message_id text primary key,
  member_id text not null,
  thread_id text not null,
  opens boolean not null, -- the thread
  sent_at timestamptz not null,
  answered boolean not null
);
create index on messaging.outreach (member_id);
create index on messaging.outreach (thread_id);
create index on messaging.outreach (sent_at);
`,
  },
  {
    id: 'messages-0002-photos',
    sql: `
create table messaging.photo ( -- that a member stored for a message
  id text primary key,
  member_id text not null,
  width int not null,
  height int not null,
  stored_at timestamptz not null,
  message_id text, -- set before the message is recorded
  sent boolean not null -- whether the message was found in the log
);
create index on messaging.photo (member_id);
create index on messaging.photo (stored_at) where not sent;
`,
  },
  {
    // The rows are those of modules/drafts, which has had them since posts have drafts too.
    id: 'messages-0003-drafts',
    sql: `
create table messaging.draft ( -- what a member has begun to write, encrypted under their key
  member_id text not null,
  written_to text not null, -- a thread, or the listing or the member of a first message
  sealed bytea not null,
  changed_at timestamptz not null,
  primary key (member_id, written_to)
);
`,
  },
  {
    id: 'messages-0004-outreach-by-thread',
    sql: `
-- A message id of the sender's own choice counts in each thread that it is sent to.
alter table messaging.outreach drop constraint outreach_pkey, add primary key (member_id, thread_id, message_id);
-- Those of whom an answer is waited for; null in rows from before, which anybody's answer frees.
alter table messaging.outreach add column addressed text[];
`,
  },
];
