import type { Migration } from '../kernel/postgres/database.js';

/** Handles that are taken, who is held at the gate, what the configured check is to be asked, where invitations went, and what staff wrote of guardians. */
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
  {
    id: 'members-0002-guardian-check',
    sql: `
-- Guardians whom the configured check is to be asked about, by the id of the fact that they accepted. Ids alone.
create table members.guardian_check (
  id uuid primary key,
  minor_id text not null,
  invitation_id text not null,
  -- 'waiting', what was said, or 'over': nobody needs to know any more.
  state text not null,
  tries int not null default 0,
  put_at timestamptz not null,
  -- Not before; while it is being asked, the end of the lease.
  due_at timestamptz not null,
  settled_at timestamptz,
  -- Why there was no answer, or none that could be read: 'HTTP 503'.
  fault text
);
create index guardian_check_due on members.guardian_check (due_at) where state = 'waiting';
`,
  },
  {
    id: 'members-0003-invitations-and-judgements',
    sql: `
-- Where minors' invitations went, until they are over.
create table members.invitation (
  id text primary key,
  minor_id text not null,
  -- A keyed digest of the address: one mailbox gets a few a day.
  mailbox bytea not null,
  -- Gone once the invitation is used, or the mailbox's member is erased.
  email text,
  put_at timestamptz not null,
  until timestamptz not null
);
create index invitation_mailbox on members.invitation (mailbox);
create index invitation_minor on members.invitation (minor_id);
create index invitation_until on members.invitation (until);

-- What staff wrote of a guardian, by the order that it was written with; it goes with the minor and with the guardian.
create table members.judgement (
  command_id text primary key,
  minor_id text not null,
  guardian_id text not null,
  note text not null
);
create index judgement_minor on members.judgement (minor_id);
create index judgement_guardian on members.judgement (guardian_id);
`,
  },
  {
    id: 'members-0004-handles-while-they-change',
    sql: `
-- While a member's handle changes they have two: the one of before goes once the new one is recorded.
alter table members.handle drop constraint handle_pkey;
alter table members.handle drop constraint handle_handle_key;
alter table members.handle add primary key (handle);
create index handle_member on members.handle (member_id);
`,
  },
  {
    id: 'members-0005-guardian-check-queue',
    sql: `
-- Asking is a job of the queue now: what waits has its entry.
insert into kernel.job (name, key, payload, attempts, due_at, last_error)
select 'check-guardian', id::text, jsonb_build_object('guardianshipId', id), tries, due_at, fault from members.guardian_check where state = 'waiting'
on conflict do nothing;
drop index members.guardian_check_due;
`,
  },
];
