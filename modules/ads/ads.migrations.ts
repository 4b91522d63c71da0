import type { Migration } from '../kernel/postgres/database.js';

export const adsMigrations: readonly Migration[] = [
  {
    id: 'ads-0001-counts',
    sql: `
create schema advertising;

create table advertising.count ( -- how often an ad was seen and pressed; nobody who did
  ad_id text not null,
  day date not null, -- in the time of Wisconsin
  place text not null,
  shown integer not null,
  pressed integer not null,
  primary key (ad_id, day, place)
);
`,
  },
];
