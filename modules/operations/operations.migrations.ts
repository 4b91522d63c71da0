import type { Migration } from '../kernel/postgres/database.js';

export const operationsMigrations: readonly Migration[] = [
  {
    id: 'operations-0001-rebuilds',
    sql: `
create schema operations;

-- The last rebuild of each read model that an admin asked for, and how far it is.
create table operations.rebuild (
  name text primary key,
  asked_at timestamptz not null,
  begun_at timestamptz,
  position bigint not null default 0,
  head bigint not null default 0,
  ended_at timestamptz,
  error text
);
`,
  },
];
