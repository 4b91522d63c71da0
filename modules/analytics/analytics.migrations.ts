import type { Migration } from '../kernel/postgres/database.js';

export const analyticsMigrations: readonly Migration[] = [
  {
    id: 'analytics-0001-empty-searches',
    sql: `
create schema analytics;

create table analytics.search_epoch ( -- four weeks from a Monday; the row goes with its end, and nobody can link its persons any more
  epoch int primary key,
  key bytea not null,
  kept int not null -- rows of empty_search
);

create table analytics.empty_search ( -- that somebody looked for something and found nothing
  epoch int not null,
  form text not null,
  person bytea not null, -- a digest under the key of the epoch and the secret of the installation
  week int not null, -- of the first time
  words text not null, -- as typed
  latitude smallint not null, -- in half degrees
  longitude smallint not null,
  primary key (epoch, form, person)
);
create index on analytics.empty_search (epoch, latitude, longitude);

create table analytics.empty_search_count ( -- of an epoch that is over: how many, and nothing about who
  epoch int not null,
  latitude smallint not null,
  longitude smallint not null,
  form text not null,
  words text not null,
  people int not null,
  primary key (epoch, latitude, longitude, form)
);
`,
  },
];
