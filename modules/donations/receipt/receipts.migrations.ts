import type { Migration } from '../../kernel/postgres/database.js';

export const receiptsMigrations: readonly Migration[] = [
  {
    id: 'donations-0001-receipts',
    sql: `
create schema giving;

create table giving.receipt ( -- the numbers of receipts: without a gap in a year, and never deleted
  year int not null,
  number int not null,
  donation_id text not null unique,
  primary key (year, number)
);
`,
  },
];
