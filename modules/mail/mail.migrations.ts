import type { Migration } from '../kernel/postgres/database.js';

/** The outbox: e-mails that wait, and the results of those that do not. */
export const mailMigrations: readonly Migration[] = [
  {
    id: 'mail-0001-outbox',
    sql: `
create schema mail;

create table mail.outbox (
  id uuid primary key,
  cause_id text not null,
  kind text not null,
  -- A keyed digest of the address.
  recipient bytea not null,
  -- Under whose key the content is sealed; null: the installation's.
  person_id text,
  -- Address, subject and bodies; gone once the mail is sent or given up.
  sealed bytea,
  state text not null check (state in ('waiting', 'kept', 'sent', 'dead', 'void')),
  tries int not null default 0,
  put_at timestamptz not null,
  due_at timestamptz not null,
  useful_until timestamptz,
  settled_at timestamptz,
  -- What the server said, without words of the mail: '550 RCPT TO'.
  fault text,
  unique (cause_id, kind, recipient)
);
create index outbox_due on mail.outbox (due_at) where state = 'waiting';
create index outbox_settled on mail.outbox (settled_at) where state <> 'waiting';
`,
  },
  {
    id: 'mail-0002-queue',
    sql: `
-- Sending is a job of the queue now: what waits has its entry.
insert into kernel.job (name, key, payload, attempts, due_at, last_error)
select 'send-mail', id::text, jsonb_build_object('mailId', id), tries, due_at, fault from mail.outbox where state = 'waiting'
on conflict do nothing;
drop index mail.outbox_due;
`,
  },
];
