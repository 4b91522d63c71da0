import type { Migration } from '../kernel/postgres/database.js';

export const ordersMigrations: readonly Migration[] = [
  {
    id: 'orders-0001-order-ids',
    sql: `
create schema selling;

create table selling.order_id (
  id text primary key,
  date_id text not null
);
`,
  },
];
