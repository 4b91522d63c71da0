import type { Migration } from '../kernel/postgres/database.js';

export const premiumMigrations: readonly Migration[] = [
  {
    id: 'premium-0001-subscriptions',
    sql: `
create schema premium;

create table premium.subscription (
  id text primary key,
  member_id text not null,
  requested_at timestamptz not null
);
create index on premium.subscription (member_id, requested_at);
`,
  },
];
