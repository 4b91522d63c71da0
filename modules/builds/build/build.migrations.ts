import type { Migration } from '../../kernel/postgres/database.js';

/** After those of photos, which make the schema. */
export const buildMigrations: readonly Migration[] = [
  {
    id: 'builds-0003-persons-sales-and-questions',
    sql: `
create table building.person ( -- who has to do with a build
  build_id text not null,
  member_id text not null,
  primary key (build_id, member_id)
);
create index on building.person (member_id);

create table building.sale ( -- the listing that sells the car of a build
  build_id text primary key,
  listing_id text not null
);
create index on building.sale (listing_id);

create table building.asked ( -- for which quiet time the owner of a build was asked what is blocking
  build_id text primary key,
  quiet text not null
);
`,
  },
];
