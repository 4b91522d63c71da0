import type { Migration } from '../kernel/postgres/database.js';

/** Challenges that were solved, so that each gives one token. */
export const appCheckMigrations: readonly Migration[] = [
  {
    id: 'app-check-0001-used-challenges',
    sql: `
create schema app_check;

create table app_check.used_challenge (
  nonce text primary key,
  until timestamptz not null
);
create index used_challenge_until on app_check.used_challenge (until);
`,
  },
];
