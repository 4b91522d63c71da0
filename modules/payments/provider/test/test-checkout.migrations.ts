import type { Migration } from '../../../kernel/postgres/database.js';

/** What the provider of the test checkout keeps, in a schema of its own, as Stripe's are at Stripe. It never holds a name or an address. */
export const testCheckoutMigrations: readonly Migration[] = [
  {
    id: 'test-checkout-0001-objects',
    sql: `
create schema test_checkout;

create table test_checkout.object (
  ref text primary key,
  kind text not null, -- payment, subscription or portal
  our_id text, -- the payment or subscription that it was made for
  refs text[] not null, -- every id in it: of movements, refunds, disputes, invoices, its customer
  state jsonb not null,
  changed_at timestamptz not null
);
create index on test_checkout.object using gin (refs);
create index on test_checkout.object (our_id);
create index on test_checkout.object (changed_at);

create table test_checkout.webhook ( -- those that were not received yet
  id text primary key,
  body text not null,
  at timestamptz not null
);
`,
  },
];
