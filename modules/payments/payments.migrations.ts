import type { Migration } from '../kernel/postgres/database.js';

export const paymentsMigrations: readonly Migration[] = [
  {
    id: 'payments-0001-webhooks',
    sql: `
create schema paying;

-- Webhooks as they came, once for each id of the provider.
create table paying.webhook (
  provider text not null,
  id text not null,
  type text not null,
  -- What to look at again: ids of ours or of the provider.
  about jsonb not null,
  -- The bytes, under a key of the installation; gone after ninety days.
  sealed bytea,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, id)
);
create index webhook_sealed on paying.webhook (received_at) where sealed is not null;
`,
  },
  {
    id: 'payments-0002-comparison',
    sql: `
-- Each nightly comparison with the provider.
create table paying.comparison (
  id uuid primary key,
  provider text not null,
  at timestamptz not null,
  compared int not null,
  failed boolean not null
);
create index comparison_at on paying.comparison (at desc);

-- What it found, until staff close it or it is gone.
create table paying.difference (
  id uuid primary key,
  kind text not null,
  payment_id text,
  ref text,
  ours text not null,
  theirs text not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  -- 'staff', or 'gone' when a later comparison does not find it any more.
  closed_as text
);
create index difference_open on paying.difference (found_at) where closed_at is null;
`,
  },
];
