import type { Migration } from '../../kernel/postgres/database.js';

/** Social sign-in: links of members, and flows under way. */
export const socialMigrations: readonly Migration[] = [
  {
    id: 'identity-social-0001-links-and-flows',
    sql: `
-- Who somebody is: what the issuer calls them, never their mail.
create table identity.social_link (
  issuer text not null,
  subject text not null,
  member_id uuid not null references identity.account on delete cascade,
  kind text not null,
  linked_at timestamptz not null,
  recorded_at timestamptz,
  primary key (issuer, subject),
  unique (member_id, kind)
);

-- One try of one browser; single use, ten minutes. State and cookie lie here as SHA-256.
create table identity.social_flow (
  id uuid primary key,
  state bytea not null unique,
  browser bytea not null unique,
  kind text not null,
  member_id uuid references identity.account on delete cascade,
  place text not null,
  next text not null,
  terms text,
  status text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index social_flow_expires on identity.social_flow (expires_at);
`,
  },
];
