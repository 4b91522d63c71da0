import type { Migration } from '../../kernel/postgres/database.js';

/** The client of a session, and the sign-ins of the last 90 days. */
export const signInMigrations: readonly Migration[] = [
  {
    id: 'identity-sign-ins-0001',
    sql: `
alter table identity.session
  add column device text not null default 'Unknown device',
  add column network text not null default 'unknown',
  add column last_used_at timestamptz;

create table identity.sign_in (
  id uuid primary key,
  member_id uuid not null references identity.account on delete cascade,
  at timestamptz not null,
  way text not null,
  outcome text not null,
  device text not null,
  network text not null
);
create index sign_in_member on identity.sign_in (member_id, at desc);
create index sign_in_at on identity.sign_in (at);
`,
  },
  {
    id: 'identity-sign-ins-0002-proofs',
    sql: `
-- When the member showed in this session who they are, after it was opened.
alter table identity.session add column proven_at timestamptz;

-- The first step was made, and the second may not follow any more.
alter table identity.sign_in add column challenge_over_at timestamptz;
`,
  },
];
