import type { Migration } from '../kernel/postgres/database.js';

/** Accounts, roles, sessions, refresh tokens and counted attempts. */
export const identityMigrations: readonly Migration[] = [
  {
    id: 'identity-0001-accounts',
    sql: `
create schema identity;

create table identity.account (
  member_id uuid primary key,
  email text not null,
  password_hash text not null,
  name text not null,
  created_at timestamptz not null,
  recorded_at timestamptz,
  suspended_at timestamptz
);
create unique index account_email on identity.account (lower(email));

-- Follows RoleGranted, so that a request learns who may what by one look-up.
create table identity.role (
  member_id uuid not null references identity.account on delete cascade,
  role text not null,
  granted_at timestamptz not null,
  primary key (member_id, role)
);

-- A session is the family of its refresh tokens.
create table identity.session (
  id uuid primary key,
  member_id uuid not null references identity.account on delete cascade,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_member on identity.session (member_id);

-- Used tokens stay until they would have expired, so that a second use is noticed.
create table identity.refresh_token (
  hash bytea primary key,
  session_id uuid not null references identity.session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on identity.refresh_token (session_id, expires_at);

-- Keyed by a digest of who tries: neither addresses nor mails lie here.
create unlogged table identity.tries (
  key text primary key,
  count int not null,
  until timestamptz not null
);
create index tries_until on identity.tries (until);
`,
  },
  {
    id: 'identity-0002-terms',
    sql: 'alter table identity.account add column terms_version text;',
  },
  {
    id: 'identity-0003-mail-links',
    sql: `
-- A mail belongs to the one account that proved it; any number may claim it until then.
alter table identity.account
  add column email_verified_at timestamptz,
  add column verification_recorded_at timestamptz;
drop index identity.account_email;
create unique index account_proven_email on identity.account (lower(email)) where email_verified_at is not null;
create index account_email on identity.account (lower(email), created_at);

-- A row without member is for a mail that nobody has: the same work, and it opens nothing.
create table identity.link (
  hash bytea primary key,
  purpose text not null,
  member_id uuid references identity.account on delete cascade,
  email text,
  browser bytea,
  code bytea,
  code_tries int not null default 0,
  expires_at timestamptz not null
);
create index link_member on identity.link (member_id, purpose);
create index link_browser on identity.link (browser) where browser is not null;
create index link_expires on identity.link (expires_at);
`,
  },
  {
    id: 'identity-0004-ended-sessions',
    sql: `
-- Whoever ends a session, and whatever for: processes that keep an answer open for it are woken when that is committed.
create function identity.tell_of_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('smc_sessions', old.member_id::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on identity.session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function identity.tell_of_end();
create trigger session_gone after delete on identity.session
  for each row when (old.ended_at is null) execute function identity.tell_of_end();
create trigger member_suspended after update of suspended_at on identity.account
  for each row when (old.suspended_at is null and new.suspended_at is not null) execute function identity.tell_of_end();
`,
  },
  {
    id: 'identity-0005-sessions-expire',
    sql: 'create index session_expires on identity.session (expires_at);',
  },
  {
    id: 'identity-0006-watch',
    sql: `
-- Raised when everybody who stands at the door is sent away: what they showed before opens no session any more.
alter table identity.account add column watch int not null default 0;
`,
  },
  {
    id: 'identity-0007-shut-out',
    sql: `
-- Few among all: what they show is looked for again and again.
create index account_suspended on identity.account (suspended_at) where suspended_at is not null;
create index account_of_nobody on identity.account (member_id) where email like '%@nobody.invalid';
`,
  },
  {
    id: 'identity-0008-time-zone',
    sql: 'alter table identity.account add column time_zone text;',
  },
  {
    id: 'identity-0009-suspensions-with-an-end',
    sql: `
alter table identity.account
  add column suspended_until timestamptz,
  add column suspension_decision_id text;
create index account_suspended_until on identity.account (suspended_until) where suspended_until is not null;
`,
  },
  {
    id: 'identity-0010-tour',
    sql: 'alter table identity.account add column tour_ended_at timestamptz;',
  },
  {
    id: 'identity-0011-strength-of-sessions',
    sql: `
alter table identity.session
  -- When both factors were last shown in it.
  add column both_factors_at timestamptz,
  -- When a person last used it; an open tab alone does not count.
  add column last_active_at timestamptz,
  -- When the member signed in at the identity provider, where that was earlier than here.
  add column authenticated_at timestamptz;
`,
  },
];
