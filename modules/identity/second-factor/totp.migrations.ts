import type { Migration } from '../../kernel/postgres/database.js';

/** The second factor: a shared secret, encrypted with the member's own key, and the digests of recovery codes. */
export const totpMigrations: readonly Migration[] = [
  {
    id: 'identity-totp-0001',
    sql: `
create table identity.totp (
  member_id uuid primary key references identity.account on delete cascade,
  sealed bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the code that was taken last: none that is older or the same is taken again.
  last_step bigint not null default -1
);

create table identity.recovery_code (
  member_id uuid not null references identity.totp on delete cascade,
  -- One salt for the codes of one sheet.
  salt bytea not null,
  digest bytea not null,
  used_at timestamptz,
  primary key (member_id, digest)
);
`,
  },
];
